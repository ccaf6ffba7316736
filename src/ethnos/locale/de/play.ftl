### What happens at the table: time, the last round, tribe cards, the end.

play-skip = Zu meinem Zug
play-early = Für deinen Zug gewählt: Es geschieht, sobald du an der Reihe bist. Noch einmal dasselbe nimmt es zurück.
play-early-gone = Was du vor deinem Zug gewählt hast, ist jetzt nicht möglich.
play-pace = Die Bots spielen
play-pace-name = { $pace ->
    [normal] In normalem Tempo
    [quick] Schnell
   *[instant] Sofort
}
play-last-round = Seit deinem Zug
play-again = Noch einmal zeigen
play-you-win = { $count ->
    [1] Du gewinnst!
   *[other] Du teilst dir den Sieg!
}
play-stand-in-wins = { $count ->
    [1] Der Bot auf deinem Platz gewinnt!
   *[other] Der Bot auf deinem Platz teilt sich den Sieg!
}
play-volume = Lautstärke
