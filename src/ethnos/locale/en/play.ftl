### What happens at the table: time, the last round, tribe cards, the end.

play-skip = To my turn
play-early = Chosen for your turn: it is done as soon as you may. The same again, or Esc, takes it back.
play-pace = The bots play
play-pace-name = { $pace ->
    [normal] At a normal pace
    [quick] Quickly
   *[instant] At once
}
play-last-round = Since your turn
play-again = Show again
play-you-win = { $count ->
    [1] You win!
   *[other] You share the victory!
}
play-volume = Volume
