### What happens at the table: time, the last round, tribe cards, the end.

play-skip = Do mojej tury
play-early = Wybrane na twoją turę: wykona się, gdy tylko będzie twoja kolej. Ten sam wybór to cofa.
play-early-gone = Wyboru sprzed twojej tury nie da się teraz wykonać.
play-pace = Boty grają
play-pace-name = { $pace ->
    [normal] W zwykłym tempie
    [quick] Szybko
   *[instant] Od razu
}
play-last-round = Od twojej tury
play-again = Pokaż ponownie
play-you-win = { $count ->
    [1] Wygrywasz!
   *[other] Dzielisz się zwycięstwem!
}
play-stand-in-wins = { $count ->
    [1] Wygrywa bot na twoim miejscu!
   *[other] Bot na twoim miejscu dzieli się zwycięstwem!
}
play-volume = Głośność
