# How screens are laid out: what is folded away on small ones.

web-earlier-bands = { $count ->
    [one] { $count } band played earlier
   *[other] { $count } bands played earlier
}

page-game-summary = { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $level } · { $set ->
    [beginner] first game
    [random] random tribes
    [mood] tribes by mood
   *[own] chosen tribes
}
web-dock = Your hand and what you can do
