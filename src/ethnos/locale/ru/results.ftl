### Партии: результаты, фильтры и статистика.

## Список

results-against = Соперники: { $names }
results-place = Место { $rank } из { $players }
results-left = за тебя доиграл бот
results-shared = партия за одним экраном
results-more = Показать ещё
results-no-match = Под эти фильтры не подходит ни одна партия.
results-export = Все записи (ZIP)

## Фильтры

filter-all = Все
filter-opponents = Соперники
filter-bots = Только боты
filter-players = Игроки
filter-outcome = Исход
filter-won = Победа
filter-lost = Без победы
filter-tribe = Племя в партии

## Числа и графики

stats-title = В цифрах
stats-games = Партии
stats-wins = Победы
stats-glory = Средняя слава
stats-best = Высшая слава
stats-streak = Побед подряд сейчас
stats-longest = Самая длинная серия побед
stats-won-of = { $won } / { $games }
stats-people = С людьми
stats-bots = Боты разных уровней
stats-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
stats-by-opponents = Победы по соперникам
stats-by-players = Победы по числу игроков
stats-by-source = Средняя слава по источникам
stats-form = Места в последних партиях
stats-form-label = Твои места в последних партиях, от самой старой: { $text }
stats-leaders = Любимые лидеры
stats-note = Учитываются партии, которые ты доиграл до конца с одним местом за твоим экраном.
