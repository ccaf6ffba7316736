web-earlier-bands = { $count ->
    [one] { $count } bando anterior
   *[other] { $count } bandos anteriores
}

page-game-summary = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
} · { $level } · { $set ->
    [beginner] primeira partida
    [random] tribos sorteadas
    [mood] tribos pelo clima
   *[own] tribos escolhidas
}
web-dock = Sua mão e o que você pode fazer
