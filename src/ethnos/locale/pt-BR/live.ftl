### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Sua vez.** { $decision ->
    [turn] Jogue um bando ou recrute.
    [marker] Escolha um reino para o marcador.
    [merfolk_move] Quanto avançar na trilha do Povo do Mar?
    [free_marker] Onde colocar o marcador grátis?
    [orc_marker] Um marcador na sua horda de orcs?
    [troll_token] Escolha uma ficha de troll.
    [further_band] Jogue outro bando, ou pare.
    [keep] Escolha as cartas que você mantém.
    [wizard_draw] Sacar as cartas do feiticeiro?
    [raid] Pilhar com seus orcs, ou esperar?
   *[other] { "" }
}
turn-full = **Sua vez.** Mão cheia: jogue um bando.
turn-recruit = **Sua vez.** Recrute uma carta.
turn-other = { $decision ->
    [turn] Vez de { $name }.
    [raid] { $name } decide se vai pilhar.
   *[other] { $name } decide.
}
turn-over = A partida acabou.
live-turn = **Escolha cartas para um bando,** pegue uma carta da oferta ou saque do deck.
live-turn-no-pool = **Escolha cartas para um bando** ou saque do deck.
live-turn-no-band = **Pegue uma carta da oferta** ou saque do deck.
live-turn-deck = **Saque uma carta do deck.**
live-turn-full = **Sua mão está cheia.** Escolha cartas para um bando.
live-turn-only-band = **Escolha cartas para um bando.**
live-turn-pass = **Não há nada que você possa fazer.** É preciso passar.
live-further-band = **Outro bando?** Escolha as cartas, ou pare aqui.
live-marker = **Onde colocar o marcador?** Escolha um reino iluminado.
live-merfolk-move = **Quanto avança seu marcador do Povo do Mar?**
live-free-marker = **Um marcador grátis!** Escolha um reino iluminado, ou abra mão do marcador.
live-orc-marker = **Um marcador no espaço { kingdom-name } da sua horda de orcs?**
live-troll-token = **Qual ficha de troll?** Ela decide empates a seu favor no fim desta era.
live-keep = **Mantenha até { word-cards }.** { $chosen ->
    [0] Escolha quais; as outras vão para a oferta.
    [1] { $chosen } escolhida; as outras vão para a oferta.
   *[other] { $chosen } escolhidas; as outras vão para a oferta.
}
live-wizard-draw = { $free ->
    [yes] **Sacar até { word-cards } do deck?**
   *[no] **Sacar { word-cards } do deck?**
} O risco de dragão é de { $percent }% por carta.
live-raid = **Pilhar agora?** { $count ->
    [1] Um marcador volta
   *[other] { $count } marcadores voltam
} para a sua reserva em troca de { $glory } de glória. Ou espere: mais marcadores valem mais.
live-wait = **Vez de { $name }.**
live-wait-raid = **{ $name } decide se vai pilhar.**
live-undo-asked = { $name } quer desfazer a última ação. Você concorda?
live-undo-waiting = Estamos perguntando aos outros se você pode desfazer.
live-over = **A partida acabou.**

## What would happen

live-band = **Você joga { word-band }:** { $marker }; { $ability }; { $discard }; vale { $glory } de glória no fim da era.
live-skeletons = **Dez esqueletos:** você vence a partida na hora.
live-take = **Pegar { word-a-card } da oferta?**
live-draw = **Sacar do deck?** { $percent ->
    [0] A próxima carta não pode ser um dragão.
   *[other] A chance de a próxima carta ser um dragão é de { $percent }%.
}
live-place = **Um marcador em { kingdom-name }?**
# $what: the action as a short sentence
live-do = **Confirmar?** { $what }
brief = { $where }, { $glory } de glória
brief-marker = marcador em { kingdom-name }
brief-markers = marcador onde quiser
brief-no-marker = sem marcador

## Buttons

button-stop = Parar aqui
button-pass = Passar
button-no-marker = Sem marcador
button-go-without = Abrir mão
button-no-token = Nenhuma
button-orc-yes = Colocar
button-orc-no = Não colocar
button-keep = { $count ->
    [0] Não manter nada
    [1] Manter { $count } carta
   *[other] Manter { $count } cartas
}
button-draw = Sacar { word-cards }
button-draw-none = Não sacar
button-raid = Pilhar
button-wait = Esperar

## Advice

advice = **{ $what }** { $reason }
advice-draw = Saque do deck.
advice-take = Pegue { word-a-card }.
advice-band = Jogue { word-band }.
advice-place = Coloque um marcador em { kingdom-name }.
advice-troll = Pegue a ficha de troll { $token }.
advice-move = Avance { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
} na trilha do Povo do Mar.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = { $name } lidera por { $glory } de glória
lead-by-trolls = { $name } lidera por { $glory } de glória graças às fichas de troll
lead-tied = { $names } dividem a liderança: { $sum } = { $glory } de glória para cada
lead-nobody = ninguém ali ainda

## The steps of a scoring

merfolk-track = Trilha do Povo do Mar
step-giant = Ficha de gigante
step-raids = Pilhagens
step-bands = Bandos

## The log, besides the events of the game

log-undo-asked = { $name } pede para desfazer a última ação.
log-undo-answered = { $yes ->
    [yes] { $name } concorda.
   *[no] { $name } não concorda.
}
log-undone = { $name } desfez a última ação.
log-stand-in = { $why ->
    [timeout] O tempo de { $name } acabou; um bot continua.
    [left] { $name } saiu; um bot continua.
    [replaced] { $name } se ausentou; um bot continua.
   *[back] { $name } voltou.
}
log-sat = { $name } se senta à mesa.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] O operador do servidor pausou a partida.
   *[free] A partida continua.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
    [stale] A mesa mudou nesse meio-tempo. Olhe de novo.
    [not_your_turn] Não é a sua vez.
    [not_yours] Essa decisão não é sua.
    [not_host] Só quem abriu a mesa pode fazer isso.
    [full] Todos os lugares estão ocupados.
    [seat_taken] Alguém acabou de ocupar este lugar.
    [already_started] A partida já começou.
    [not_started] A partida ainda não começou.
    [finished] A partida acabou.
    [seats_open] Antes é preciso preencher todos os lugares.
    [bad_options] Estas opções não combinam entre si.
    [no_such_bot] Esse bot não existe.
    [nothing_to_undo] Não dá para desfazer: não há ação anterior, ou cartas escondidas já foram vistas.
    [no_undo] Nesta mesa não se desfaz nada.
    [not_asked] Ninguém pediu.
    [not_away] Esse jogador ainda está aqui.
    [no_hints] Nesta mesa não há dicas.
    [daily] Na partida do dia isso não dá.
    [log_full] Nesta mesa já aconteceu tanta coisa que só dá para continuar jogando.
    [too_fast] Rápido demais. Espere um momento.
    [bad_action] Não deu para entender isso.
    [not_finished] A partida ainda não acabou.
    [storage] A partida não pode ser gravada agora. Tente de novo em um minuto.
    [internal] Algo deu errado no servidor; nada mudou.
    [paused] O operador do servidor pausou a partida.
    [muted] O operador do servidor tirou o chat de você.
    [room_closed] O operador do servidor fechou esta mesa.
    [bad_words] Há nisso uma palavra indesejada neste servidor.
   *[other] Não deu certo. Recarregue a página e tente de novo.
}
