# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = Você recebe { word-a-card }.
you-drawn = Você saca { word-a-card }.
you-recruited = Você pega { word-a-card } da oferta.
you-dragon = { $number ->
    [1] Você saca o primeiro dragão.
    [2] Você saca o segundo dragão.
   *[3] Você saca o terceiro dragão!
}
you-band = Você joga { word-band }.
you-band-marker = Você joga { word-band } e coloca um marcador em { kingdom-name }; agora tem { $markers } lá.
you-band-no-marker = { $why ->
    [declined] Você joga { word-band } e abre mão do marcador.
    [never] Você joga { word-band }: halflings não colocam marcador.
   *[impossible] Você joga { word-band }, sem marcador.
}
you-marker = Você coloca um marcador em { kingdom-name }; agora tem { $markers } lá.
you-no-marker = Você não coloca marcador em { kingdom-name }.
you-free-marker = Você coloca um marcador grátis em { kingdom-name }; agora tem { $markers } lá.
you-free-marker-declined = Você abre mão do marcador grátis.
you-giant-token = Você tem o maior bando da era liderado por gigante, com { $size ->
    [1] { $size } carta
   *[other] { $size } cartas
}: fica com a ficha de gigante e { $glory } de glória.
you-giant-token-won = Você toma a ficha de gigante de { $other } com um bando de { word-of-size }: { $glory } de glória.
you-merfolk = Você avança { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
} na trilha do Povo do Mar, até o espaço { $space }.
you-merfolk-symbols = Você avança { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
} na trilha do Povo do Mar, até o espaço { $space }, e alcança { $number ->
    [1] o símbolo do { $symbols }
   *[other] os símbolos de { $symbols }
}.
you-orc-marker = Você coloca um marcador no espaço { kingdom-name } da sua horda de orcs.
you-troll-token = Você pega a ficha de troll { $token }.
you-kept = Você mantém { word-cards }: { $cards }.
you-kept-unseen = { $count ->
    [0] Você não mantém nenhuma carta.
   *[other] Você mantém { word-cards }.
}
you-discarded = Você descarta { word-cards } na oferta: { $cards }.
you-passed = Você não tem o que fazer e passa a vez.
you-raid-decided = Você já decidiu sobre a pilhagem.

you-undo-asked = Você pede para desfazer a última ação.
you-undo-answered = { $yes ->
    [yes] Você concorda.
   *[no] Você não concorda.
}
you-undone = Você desfez a última ação.
