web-earlier-bands = { $count ->
    [one] { $count } wcześniejszy oddział
    [few] { $count } wcześniejsze oddziały
   *[other] { $count } wcześniejszych oddziałów
}

page-game-summary = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
} · { $level } · { $set ->
    [beginner] pierwsza gra
    [random] losowe plemiona
    [mood] plemiona według nastroju
   *[own] wybrane plemiona
}
web-dock = Twoja ręka i twoje możliwości
