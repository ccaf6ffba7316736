web-earlier-bands = { $count ->
    [one] { $count } früherer Verband
   *[other] { $count } frühere Verbände
}

page-game-summary = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
} · { $level } · { $set ->
    [beginner] erste Partie
    [random] zufällige Stämme
    [mood] Stämme nach Laune
   *[own] gewählte Stämme
}
web-dock = Deine Hand und was du tun kannst
