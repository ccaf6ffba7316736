# What happens, sentence by sentence. $name is the player who acts.

event-game-began = Começa uma partida de { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
}, com { $tribes }.
event-age-began = Começa a era { word-age }. { $name } joga primeiro; o deck tem { word-cards }.
event-dealt = { $name } recebe { word-a-card }.
event-pool = Na oferta: { $cards }.
event-drawn = { $name } saca { word-a-card }.
event-drawn-unseen = { $name } saca uma carta do deck.
event-recruited = { $name } pega { word-a-card } da oferta.
event-dragon = { $number ->
    [1] { $name } saca o primeiro dragão.
    [2] { $name } saca o segundo dragão.
   *[3] { $name } saca o terceiro dragão!
}
event-band = { $name } joga { word-band }.
event-band-marker = { $name } joga { word-band } e coloca um marcador em { kingdom-name }; agora tem { $markers } lá.
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } joga { word-band } e abre mão do marcador.
    [never] { $name } joga { word-band }: halflings não colocam marcador.
   *[impossible] { $name } joga { word-band }, sem marcador.
}
event-marker = { $name } coloca um marcador em { kingdom-name }; agora tem { $markers } lá.
event-no-marker = { $name } não coloca marcador em { kingdom-name }.
event-free-marker = { $name } coloca um marcador grátis em { kingdom-name }; agora tem { $markers } lá.
event-free-marker-declined = { $name } abre mão do marcador grátis.
event-giant-token = { $name } tem o maior bando da era liderado por gigante, com { $size ->
    [1] { $size } carta
   *[other] { $size } cartas
}: fica com a ficha de gigante e { $glory } de glória.
event-giant-token-won = { $name } toma a ficha de gigante de { $other } com um bando de { word-of-size }: { $glory } de glória.
event-merfolk = { $name } avança { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
} na trilha do Povo do Mar, até o espaço { $space }.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } avança { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
} na trilha do Povo do Mar, até o espaço { $space }, e alcança { $number ->
    [1] o símbolo do { $symbols }
   *[other] os símbolos de { $symbols }
}.
event-orc-marker = { $name } coloca um marcador no espaço { kingdom-name } da horda de orcs.
event-troll-token = { $name } pega a ficha de troll { $token }.
event-kept = { $name } mantém { word-cards }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } não mantém nenhuma carta.
   *[other] { $name } mantém { word-cards }.
}
event-discarded = { $name } descarta { word-cards } na oferta: { $cards }.
event-passed = { $name } não tem o que fazer e passa a vez.
event-age-ended = { $name } sacou o terceiro dragão: fim da era { word-age }. Todas as mãos são descartadas.
event-raid-decided = { $name } já decidiu sobre a pilhagem.
