# The reports of tournaments.

arena-title = Турнир ботов
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за столами на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}. Справедливая доля побед: { $percent }%. Каждый интервал верен в 95 случаях из 100.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Отпечаток всех партий: { $digest }
arena-written = Отчёт записан в { $file }.
arena-column-bot = Бот
arena-column-seats = Мест
arena-column-wins = Победы, %
arena-column-rating = Рейтинг
arena-column-rank = Место
arena-column-glory = Слава
arena-column-median = мс, половина
arena-column-slow = мс, 99%
arena-column-tribe = Племя
arena-heading-ratings = Рейтинги
arena-heading-wins = Доля побед
arena-heading-matrix = Как часто бот из строки опережает бота из столбца, %
arena-heading-sources = Откуда берётся слава
arena-heading-by-tribe = Доля побед в зависимости от племени в игре, %
arena-heading-tribes = Племена и победы
arena-heading-pairs = Пары племён, чьих лидеров играет один игрок
arena-source-kingdoms = королевства
arena-source-bands = группы
arena-source-merfolk = трек мерфолков
arena-source-giant = жетон гиганта
arena-source-raids = налёты
arena-tribes-explained = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, разных наборов племён: { $sets }. Победители играют { $percent }% всех групп, так что племя помогает победить там, где его доля выше.
arena-column-presence = Карт в группах победителя, %
arena-column-leadership = Лидерство в группах победителя, %
arena-column-most-led = Победы тех, кто чаще всех с этим лидером, %
arena-column-tribe-glory = Слава
arena-column-pair = Пара
arena-repeat = Повторить: { $command }
arena-versions = ethnos { $ethnos }, правила { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [one] { $bot }: { $games } партия проиграна из-за ошибки
    [few] { $bot }: { $games } партии проиграны из-за ошибок
   *[many] { $bot }: { $games } партий проиграно из-за ошибок
}; в партии { $game }: { $error }
arena-stopped = { $games ->
    [one] Остановлено: сыграно { $count } из { $games } партии.
    [few] Остановлено: сыграно { $count } из { $games } партий.
   *[many] Остановлено: сыграно { $count } из { $games } партий.
}
arena-kept = Сыгранные партии — в файле { $file }; та же команда с --resume продолжит.
arena-bot-died = Бот «{ $bot }» в партии { $game } раз за разом завершал свой процесс ({ $error }). Турнир прекращён.
arena-results-exists = В файле { $file } уже есть партии. Продолжи их с --resume или укажи другой файл.
arena-results-other = Файл { $file } относится к другому турниру: отличается «{ $detail }».
arena-results-broken = Файл { $file } не содержит партий турнира (строка { $detail }).
arena-results-unnamed = --resume продолжает файл из --results; добавь --results ФАЙЛ.
