web-earlier-bands = { $count ->
    [one] { $count } früherer Verband
   *[other] { $count } frühere Verbände
}
