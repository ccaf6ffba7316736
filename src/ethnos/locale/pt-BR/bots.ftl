# Opponents: who they are, and why they do what they do.

bot-random-name = Andarilho
bot-random-character = vaga sem rumo e faz qualquer coisa que as regras permitam
bot-novice-name = Novato
bot-novice-character = junta bandos grandes da tribo favorita e esquece o que os outros fazem
bot-adventurer-name = Aventureiro
bot-adventurer-character = luta por reinos e glória, mas subestima os rivais e as próximas eras
bot-heuristic-name = Tático
bot-heuristic-character = pesa glória, marcadores e risco, e joga na hora
bot-search-name = Pensador
bot-search-character = imagina, antes de cada jogada, muitos rumos que a partida pode tomar

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = Não há outra opção.
reason-at-random = Escolha ao acaso.
reason-unexplained = Sem explicação.
reason-imagined = { $because } { $playouts ->
    [1] { $playouts } partida imaginada
   *[other] { $playouts } partidas imaginadas
}, alguns turnos à frente: { $glory } de glória em média.
reason-ten-skeletons = Dez esqueletos vencem a partida.
reason-band-glory = Um bando de { word-of-size } vale { $glory } de glória no fim da era.
reason-band-marker = { $standing ->
    [extends] Um bando de { word-of-size } leva um marcador a { kingdom-name } e amplia a liderança lá.
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
reason-recruit-start = Nada na mão combina, mas { word-a-card } pode liderar outro bando.
reason-recruit-first = A mão está vazia, e { word-a-card } pode liderar um novo bando.
reason-skeletons = Um esqueleto entra em qualquer bando.
reason-recruit-deck = { $percent ->
    [0] Nada na oferta ajuda mais que uma carta desconhecida.
   *[other] Nada na oferta ajuda mais que uma carta desconhecida; o risco de a era acabar é de { $percent }%.
}
reason-recruit-unknown = { $percent ->
    [0] O deck oferece uma carta desconhecida.
   *[other] O deck oferece uma carta desconhecida; o risco de a era acabar é de { $percent }%.
}
reason-recruit-pool-empty = { $percent ->
    [0] A oferta está vazia, só o deck tem cartas.
   *[other] A oferta está vazia, só o deck tem cartas; o risco de a era acabar é de { $percent }%.
}
reason-hand-grows = { $percent ->
    [0] A mão fica inteira e pode virar um bando maior.
   *[other] A mão fica inteira e pode virar um bando maior; o risco de a era acabar é de { $percent }%.
}
reason-marker = { $standing ->
    [extends] Um marcador em { kingdom-name } amplia a liderança, com { $glory } de glória em jogo.
    [leads] Um marcador em { kingdom-name } assume a liderança, com { $glory } de glória em jogo.
    [ties] Um marcador em { kingdom-name } alcança quem lidera, com { $glory } de glória em jogo.
   *[behind] Um marcador em { kingdom-name } reforça a posição lá, com { $glory } de glória em jogo.
}
reason-no-marker = O marcador fica na reserva.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] O marcador do Povo do Mar fica no espaço { $space }.
       *[other] O marcador do Povo do Mar avança até o espaço { $space }.
    }
    [1] O marcador do Povo do Mar avança até o espaço { $space } e rende um marcador grátis.
   *[other] O marcador do Povo do Mar avança até o espaço { $space } e rende { $symbols } marcadores grátis.
}
reason-orc-marker = Com { $spaces ->
    [1] uma cor
   *[other] { $spaces } cores
} na horda de orcs, a pilhagem vale mais.
reason-troll-token = { $standing ->
    [all] A ficha de troll { $token } agora vence todos os empates.
    [some] A ficha de troll { $token } agora vence empates com { $rivals ->
        [1] um adversário
       *[other] { $rivals } adversários
    }.
   *[none] A ficha de troll { $token } aumenta a força nos empates.
}
reason-no-troll-token = As fichas de troll ficam para os outros.
reason-stop = Nenhum outro bando compensa agora.
reason-keep = { $count ->
    [1] A carta mantida começa o próximo bando.
   *[other] As { $count } cartas mantidas formam o próximo bando.
}
reason-keep-some = { $count ->
    [1] Da carta mantida
   *[other] Das { $count } cartas mantidas
}, { $size } combinam em um bando.
reason-keep-apart = Cada carta mantida pode liderar um bando próprio.
reason-keep-nothing = Não vale a pena manter nada da mão.
reason-discard = { $count ->
    [1] { word-cards } vai para a oferta, à disposição dos outros.
   *[other] { word-cards } vão para a oferta, à disposição dos outros.
}
reason-wizard-draw = { $percent ->
    [0] Sacar { word-cards } não custa nada.
   *[other] Sacar { word-cards } renova a mão; o risco de a era acabar é de { $percent }%.
}
reason-no-wizard-draw = { $percent ->
    [0] Nenhuma carta é sacada.
   *[other] Nenhuma carta é sacada, o que evita o risco de a era acabar ({ $percent }%).
}
reason-raid = Pilhar com { $spaces ->
    [1] um marcador
   *[other] { $spaces } marcadores
} rende { $glory } de glória agora.
reason-no-raid = { $ages ->
    [0] Os marcadores da horda ficam onde estão.
   *[other] Os marcadores da horda ficam para uma pilhagem futura.
}
