### Что чат показывает для ссылки на стол или результат.

link-table = Стол игрока { $name }
link-seats = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место из { $players }.
    [few] Свободно { $count } места из { $players }.
    [many] Свободно { $count } мест из { $players }.
   *[other] Свободно { $count } места из { $players }.
}
link-playing = Играют: { $names }.
link-over = Партия окончена.
link-result = Чем закончилась партия
link-scores = Слава: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Поделиться результатом
share-picture = Сохранить как картинку
share-log = Сохранить ход партии текстом
