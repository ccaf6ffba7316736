web-earlier-bands = { $count ->
    [one] { $count } dřívější skupina
    [few] { $count } dřívější skupiny
   *[other] { $count } dřívějších skupin
}
