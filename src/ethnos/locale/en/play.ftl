### What happens at the table: time, the last round, tribe cards, the end.

play-skip = Skip to my turn
play-early = Chosen for your turn: it is played as soon as you may act. Choose it again to cancel.
play-early-gone = What you chose before your turn is not possible now.
play-pace = Speed of the bots
play-pace-name = { $pace ->
    [normal] Normal
    [quick] Quick
   *[instant] Instant
}
play-last-round = Since your turn
play-again = Show again
play-you-win = { $count ->
    [1] You win!
   *[other] You share the victory!
}
play-stand-in-wins = { $count ->
    [1] The bot in your seat wins!
   *[other] The bot in your seat shares the victory!
}
play-volume = Volume
