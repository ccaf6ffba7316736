### Раздача дня на начальной странице.

daily-today = Раздача дня
daily-try = Одни карты и одни боты для всех. Одна попытка.
daily-waits = Твоя партия ждёт тебя.
daily-result = Место { $rank } из { $players }, слава: { $glory }
daily-play = Сыграть раздачу дня
daily-look = Посмотреть этот день
daily-next = Следующая раздача через { $hours } ч { $minutes } мин.
daily-of = Раздача дня, { $text }
