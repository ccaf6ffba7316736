### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Расставьте любую позицию щелчками или текстом, спросите о лучших ходах и разыграйте их.
analysis-best = Лучшие ходы
analysis-ask = Найти лучшие ходы
analysis-thinking = Ходы проверяются …
analysis-ahead = { $count ->
    [one] Сначала ещё { $count } анализ.
    [few] Сначала ещё { $count } анализа.
    [many] Сначала ещё { $count } анализов.
   *[other] Сначала ещё { $count } анализа.
}
analysis-moves = Все ходы
analysis-play = Сыграть
analysis-undo = Взять назад
analysis-over = Здесь игра окончена.
analysis-edit = Расставить
analysis-deal = Новая раздача
analysis-players = Игроки
analysis-position = Позиция текстом
analysis-apply = Расставить этот текст
analysis-place = Что изменить
analysis-place-pool = Ряд
analysis-place-hand = Рука: { $name }
analysis-place-bands = Группы: { $name }
analysis-place-markers = Маркеры и слава: { $name }
analysis-place-turn = Чей ход
analysis-add = Добавить карту
analysis-remove = Убрать: { $card }
analysis-empty = пусто
analysis-new-band = Новая группа
analysis-glory = Слава
analysis-turn-of = Ходит { $name }
analysis-wrong = Эту позицию нельзя расставить: { $reason }
analysis-here = Разобрать эту позицию
