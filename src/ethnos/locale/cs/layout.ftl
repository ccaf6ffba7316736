web-earlier-bands = { $count ->
    [one] { $count } dřívější skupina
    [few] { $count } dřívější skupiny
   *[other] { $count } dřívějších skupin
}

page-game-summary = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} · { $level } · { $set ->
    [beginner] první hra
    [random] náhodné národy
    [mood] národy podle nálady
   *[own] vybrané národy
}
web-dock = Tvé karty a co můžeš udělat
