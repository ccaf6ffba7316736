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
