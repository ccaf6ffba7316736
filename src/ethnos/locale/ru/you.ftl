# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = Ты получаешь { word-card-genitive }.
you-drawn = Ты тянешь из колоды { word-card-genitive }.
you-recruited = Ты берёшь из ряда { word-card-genitive }.
you-dragon = { $number ->
    [1] Ты вытягиваешь первого дракона.
    [2] Ты вытягиваешь второго дракона.
   *[3] Ты вытягиваешь третьего дракона!
}
you-band = Ты играешь { word-band }.
you-band-marker = Ты играешь { word-band } и ставишь маркер в { word-kingdom-accusative } (теперь там { $markers }).
you-band-no-marker = { $why ->
    [declined] Ты играешь { word-band } и отказываешься от маркера.
    [never] Ты играешь { word-band }: полурослики маркеров не ставят.
   *[impossible] Ты играешь { word-band }, но без маркера.
}
you-marker = Ты ставишь маркер в { word-kingdom-accusative } (теперь там { $markers }).
you-no-marker = Ты не ставишь маркер в { word-kingdom-accusative }.
you-free-marker = Ты ставишь бонусный маркер в { word-kingdom-accusative } (теперь там { $markers }).
you-free-marker-declined = Ты обходишься без бонусного маркера.
you-giant-token = Ты играешь крупнейшую за эпоху группу с лидером-гигантом ({ $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}): жетон гиганта и { word-glory }.
you-giant-token-won = Ты отбираешь жетон гиганта у игрока { $other } группой из { word-size-genitive }: { word-glory }.
you-merfolk = Ты проходишь { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} по треку мерфолков и встаёшь на клетку { $space }.
you-merfolk-symbols = Ты проходишь { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} по треку мерфолков, встаёшь на клетку { $space } и достигаешь { $number ->
    [1] символа на клетке { $symbols }
   *[other] символов на клетках { $symbols }
}.
you-orc-marker = Ты ставишь маркер на клетку { word-kingdom-genitive } на поле орды.
you-troll-token = Ты берёшь жетон тролля { $token }.
you-kept = Ты оставляешь себе { word-cards-accusative }: { $cards }.
you-kept-unseen = { $count ->
    [0] Ты ничего себе не оставляешь.
   *[other] Ты оставляешь себе { word-cards-accusative }.
}
you-discarded = Ты сбрасываешь в ряд { word-cards-accusative }: { $cards }.
you-passed = Ты ничего не можешь сделать и пасуешь.
you-raid-decided = Ты принимаешь решение о налёте.

you-undo-asked = Ты просишь отменить последнее действие.
you-undo-answered = { $yes ->
    [yes] Ты соглашаешься.
   *[no] Ты не соглашаешься.
}
you-undone = Ты отменяешь последнее действие.
