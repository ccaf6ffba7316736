### What happens at the table: time, the last round, tribe cards, the end.

play-skip = К моему ходу
play-early = Выбрано для твоего хода: будет сделано, как только он настанет. Тот же выбор отменяет.
play-early-gone = То, что было выбрано до твоего хода, сейчас невозможно.
play-pace = Боты играют
play-pace-name = { $pace ->
    [normal] В обычном темпе
    [quick] Быстро
   *[instant] Мгновенно
}
play-last-round = С твоего хода
play-again = Показать ещё раз
play-you-win = { $count ->
    [1] Победа за тобой!
   *[other] Ты делишь победу!
}
play-stand-in-wins = { $count ->
    [1] Побеждает бот на твоём месте!
   *[other] Бот на твоём месте делит победу!
}
play-volume = Громкость
