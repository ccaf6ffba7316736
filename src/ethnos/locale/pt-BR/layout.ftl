web-earlier-bands = { $count ->
    [one] { $count } bando anterior
   *[other] { $count } bandos anteriores
}
