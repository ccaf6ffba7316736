# Opponents: who they are, and why they do what they do.

bot-random-name = Andarilho
bot-random-character = vaga sem rumo e faz qualquer coisa que as regras permitam
bot-novice-name = Novato
bot-novice-character = joga direitinho, mas só pensa nesta era e erra de vez em quando
bot-heuristic-name = Tático
bot-heuristic-character = pesa glória, marcadores e risco, e joga na hora
bot-search-name = Pensador
bot-search-character = imagina, antes de cada jogada, muitos rumos que a partida pode tomar

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = Não há outra opção.
reason-at-random = Escolha ao acaso.
reason-unexplained = Sem explicação.
reason-imagined = { $playouts ->
    [1] { $playouts } partida imaginada
   *[other] { $playouts } partidas imaginadas
}, alguns turnos à frente: { $percent }% de chance de vencer, { $glory } de glória em média.
reason-ten-skeletons = Dez esqueletos vencem a partida.
reason-band-glory = Um bando de { word-of-size } vale { $glory } de glória no fim da era.
reason-band-marker = { $standing ->
    [leads] Um bando de { word-of-size } leva um marcador a { kingdom-name } e assume a liderança lá.
    [ties] Um bando de { word-of-size } leva um marcador a { kingdom-name } e alcança quem lidera lá.
   *[behind] Um bando de { word-of-size } leva um marcador a { kingdom-name }.
}
reason-band-ability = Um bando de { word-of-size } liderado { word-by-a-tribe } compensa pela habilidade.
reason-band-dragon = A era pode acabar antes do próximo turno ({ $percent }%), então o bando de { word-of-size } sai agora.
reason-band-full-hand = A mão está cheia, então é preciso jogar um bando.
reason-recruit-match = Com { word-a-card }, { $size ->
    [1] já é { $size } carta que combina
   *[other] já são { $size } cartas que combinam
}.
reason-recruit-start = Nada na mão combina, mas { word-a-card } é o melhor recomeço.
reason-recruit-deck = Nada na oferta ajuda mais que uma carta desconhecida; o risco de dragão é de { $percent }%.
reason-marker = { $standing ->
    [leads] Um marcador em { kingdom-name } assume a liderança, com { $glory } de glória em jogo.
    [ties] Um marcador em { kingdom-name } alcança quem lidera, com { $glory } de glória em jogo.
   *[behind] Um marcador em { kingdom-name } é o que mais ajuda, com { $glory } de glória em jogo.
}
reason-no-marker = Nenhum reino vale um marcador agora.
reason-merfolk-move = Quanto mais longe na trilha do Povo do Mar, melhor.
reason-orc-marker = Com { $spaces ->
    [1] uma cor
   *[other] { $spaces } cores
} na horda de orcs, a pilhagem vale mais.
reason-no-orc-marker = O marcador faz falta em outro lugar.
reason-troll-token = A ficha de troll { $token } decide empates.
reason-no-troll-token = Nenhuma ficha de troll decidiria nada.
reason-stop = Nenhum outro bando compensa agora.
reason-keep = { $count ->
    [1] A carta mantida começa o próximo bando.
   *[other] As { $count } cartas mantidas formam o próximo bando.
}
reason-keep-nothing = Não vale a pena manter nada da mão.
reason-wizard-draw = Sacar { word-cards } não custa nada; o risco de a era acabar é de { $percent }%.
reason-no-wizard-draw = Sacar pode encerrar a era ({ $percent }%).
reason-raid = Pilhar com { $spaces ->
    [1] um marcador
   *[other] { $spaces } marcadores
} rende { $glory } de glória agora.
reason-no-raid = Esperar pode fazer a pilhagem valer mais.
