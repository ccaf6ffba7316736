### What happens at the table: time, the last round, tribe cards, the end.

play-skip = K mému tahu
play-early = Vybráno pro tvůj tah: provede se, jakmile budeš na řadě. Stejnou volbou výběr zrušíš.
play-early-gone = Volba před tvým tahem teď není možná.
play-pace = Boti hrají
play-pace-name = { $pace ->
    [normal] Obvyklou rychlostí
    [quick] Rychle
   *[instant] Ihned
}
play-last-round = Od tvého tahu
play-again = Ukázat znovu
play-you-win = { $count ->
    [1] Vyhráváš!
   *[other] Dělíš se o vítězství!
}
play-stand-in-wins = { $count ->
    [1] Vyhrává bot na tvém místě!
   *[other] Bot na tvém místě se dělí o vítězství!
}
play-volume = Hlasitost
