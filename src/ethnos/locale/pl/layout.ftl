web-earlier-bands = { $count ->
    [one] { $count } wcześniejszy oddział
    [few] { $count } wcześniejsze oddziały
   *[other] { $count } wcześniejszych oddziałów
}
