# How screens are laid out: what is folded away on small ones.

web-earlier-bands = { $count ->
    [one] { $count } band played earlier
   *[other] { $count } bands played earlier
}
