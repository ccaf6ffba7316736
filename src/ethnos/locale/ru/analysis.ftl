### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Карты у всех открыты, и ты решаешь за каждого. Спроси о лучших ходах, разыграй любой и возьми его назад.
analysis-edit-text = Щелчками или текстом, либо возьми её из записи партии: «{ analysis-here }».
analysis-sample = Для начала это позиция из примера партии.
analysis-best = Лучшие ходы
analysis-ask = Найти лучшие ходы
analysis-thinking = Ходы проверяются …
analysis-ahead = { $count ->
    [one] Сначала ещё { $count } анализ.
    [few] Сначала ещё { $count } анализа.
    [many] Сначала ещё { $count } анализов.
   *[other] Сначала ещё { $count } анализа.
}
analysis-moves = Или разыграй любой ход
analysis-play = Сыграть
analysis-undo = Взять назад
analysis-over = Здесь игра окончена.
analysis-edit = Расставить другую позицию
analysis-deal = Новая раздача
analysis-players = Игроки
analysis-position = Позиция текстом
analysis-apply = Расставить этот текст
analysis-place = Что изменить
analysis-place-pool = Ряд
analysis-place-hand = Рука: { $name }
analysis-place-bands = Группы: { $name }
analysis-place-markers = Маркеры, слава и жетоны: { $name }
analysis-place-turn = Ход, эпоха и драконы
analysis-add = Добавить карту
analysis-remove = Убрать: { $card }
analysis-empty = пусто
analysis-new-band = Новая группа
analysis-glory = Слава
analysis-turn-of = Ходит { $name }
analysis-place-deck = Колода
analysis-place-discarded = Сброшенные карты
analysis-place-known = Известные карты: { $name }
analysis-place-setting = Племена, жетоны славы и домашние правила
analysis-supply = Осталось маркеров
analysis-merfolk = Трек мерфолков
analysis-orcs = Поле орды
analysis-trolls = Жетоны троллей
analysis-giant = Жетон гиганта
analysis-giant-here = лежит здесь
analysis-giant-size = Размер группы
analysis-age = Эпоха
analysis-first = Первый игрок
analysis-decision = Что решается
analysis-bands-played = Групп в этом ходу
analysis-free = Свободные маркеры
analysis-dragons = Открыто драконов
analysis-dragon-free = Карт до дракона
analysis-third = Кто взял третьего дракона
analysis-nobody = никто
analysis-replace = Замени племя: его карты и жетоны уйдут со стола.
analysis-swap = Нажми два жетона славы, чтобы поменять их местами.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Нажми карту, чтобы положить её на верх колоды.
analysis-dragon = дракон
analysis-decision-name = { $decision ->
    [turn] Нанять или сыграть группу
    [marker] Куда встанет маркер
    [merfolk_move] Как далеко пойдёт маркер мерфолков
    [free_marker] Куда встанет свободный маркер
    [orc_marker] Маркер на поле орды
    [troll_token] Какой жетон троллей
    [further_band] Ещё одна группа
    [keep] Какие карты остаются
   *[wizard_draw] Берёт ли волшебник
}
analysis-wrong = Эту позицию нельзя расставить: { $reason }
analysis-here = Разобрать эту позицию
