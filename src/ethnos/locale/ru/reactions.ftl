### Реакции за столом: чувства без слов.

react-label = Реакция
react-name = { $reaction ->
   *[laugh] Смех
    [wow] Изумление
    [sad] Грусть
    [think] Раздумье
    [bravo] Хорошо сыграно
    [heart] Спасибо
}
react-by = { $name }: { $text }
react-setting = Реакции за столом
react-mute = Скрыть чат и реакции игроков
