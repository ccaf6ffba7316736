# What happens, sentence by sentence. $name is the player who acts.

event-game-began = Начинается партия на { $players } игроков. Племена: { $tribes }.
event-age-began = Наступает эпоха { word-age }. Первый ход делает { $name }; в колоде { word-cards }.
event-dealt = { $name } получает { word-card-genitive }.
event-pool = В ряду: { $cards }.
event-drawn = { $name } тянет из колоды { word-card-genitive }.
event-drawn-unseen = { $name } тянет карту из колоды.
event-recruited = { $name } берёт из ряда { word-card-genitive }.
event-dragon = { $number ->
    [1] { $name } вытягивает первого дракона.
    [2] { $name } вытягивает второго дракона.
   *[3] { $name } вытягивает третьего дракона!
}
event-band = { $name } играет { word-band }.
event-band-marker = { $name } играет { word-band } и ставит маркер в { word-kingdom-accusative } (теперь там { $markers }).
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } играет { word-band } и отказывается от маркера.
    [never] { $name } играет { word-band }: полурослики маркеров не ставят.
   *[impossible] { $name } играет { word-band }, но без маркера.
}
event-marker = { $name } ставит маркер в { word-kingdom-accusative } (теперь там { $markers }).
event-no-marker = { $name } не ставит маркер в { word-kingdom-accusative }.
event-free-marker = { $name } ставит бонусный маркер в { word-kingdom-accusative } (теперь там { $markers }).
event-free-marker-declined = { $name } обходится без бонусного маркера.
event-giant-token = { $name } играет крупнейшую за эпоху группу с лидером-гигантом ({ $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}): жетон гиганта и { word-glory }.
event-giant-token-won = { $name } отбирает жетон гиганта у игрока { $other } группой из { word-size-genitive }: { word-glory }.
event-merfolk = { $name } проходит { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} по треку мерфолков и встаёт на клетку { $space }.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } проходит { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} по треку мерфолков, встаёт на клетку { $space } и достигает { $number ->
    [1] символа на клетке { $symbols }
   *[other] символов на клетках { $symbols }
}.
event-orc-marker = { $name } ставит маркер на клетку { word-kingdom-genitive } на поле орды.
event-troll-token = { $name } берёт жетон тролля { $token }.
event-kept = { $name } оставляет себе { word-cards-accusative }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } ничего себе не оставляет.
   *[other] { $name } оставляет себе { word-cards-accusative }.
}
event-discarded = { $name } сбрасывает в ряд { word-cards-accusative }: { $cards }.
event-passed = { $name } ничего не может сделать и пасует.
event-age-ended = { $name } вытягивает третьего дракона: эпоха { word-age } окончена. Все сбрасывают карты из рук.
event-raid-decided = { $name } принимает решение о налёте.
