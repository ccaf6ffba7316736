web-earlier-bands = { $count ->
    [one] { $count } более ранняя группа
    [few] { $count } более ранние группы
   *[other] { $count } более ранних групп
}

page-game-summary = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
} · { $level } · { $set ->
    [beginner] первая игра
    [random] случайные племена
    [mood] племена по вкусу
   *[own] выбранные племена
}
web-dock = Твоя рука и возможные действия
