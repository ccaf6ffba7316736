# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } приносит { $values }.
score-merfolk = Трек мерфолков приносит { $values }.
score-nobody = Там никто не занял места.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = ({ $area ->
    [merfolk] клетка { $strength }
   *[kingdom] { $strength ->
        [one] { $strength } маркер
        [few] { $strength } маркера
       *[many] { $strength } маркеров
    }
}{ $trolls ->
    [yes] , решили жетоны троллей
   *[no] { "" }
})
# Of several players, each
word-strength-each = ({ $area ->
    [merfolk] клетка { $strength }
   *[kingdom] { $strength ->
        [one] по { $strength } маркеру
        [few] по { $strength } маркера
       *[many] по { $strength } маркеров
    }
}{ $trolls ->
    [yes] , решили жетоны троллей
   *[no] { "" }
})
score-place = { word-rank }: { $names } { word-strength }, { word-glory }.
score-alone = { $names } { word-strength } без соперников: { $sum } = { word-glory }.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = { word-rank } делят { $names } { word-strength-each }: { $sum } = { word-glory } каждому{ $lost ->
    [0] { "" }
   *[other] , остаток { $lost } пропадает
}.
score-unpaid = { word-rank }: { $names } { word-strength }, ничего.
score-giant = { $name } владеет жетоном гиганта: { word-glory }.
score-giants-earlier = { $name } благодаря гигантам ещё в течение эпохи: { word-glory }.
score-raid = { $name } совершает налёт: { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
} с поля орды ({ $spaces }), { word-glory }.
score-no-raid = { $name } не совершает налёта.
score-bands = { $name }, группы: { $bands }. Вместе { word-glory }.
# One band in that list, or several alike ($times).
# $counted: its size once skeletons are gone and a dwarf leader has added one
score-band = { $times ->
    [1] { $glory } за { $size ->
        [one] { $size } карту
        [few] { $size } карты
       *[many] { $size } карт
    }
    [few] по { $glory } за { $times } группы из { word-size-genitive }
   *[many] по { $glory } за { $times } групп из { word-size-genitive }
}{ $skeletons ->
    [0] { $dwarf ->
        [yes] { " " }(с гномом { $counted })
       *[no] { "" }
    }
   *[other] { " " }({ $dwarf ->
        [yes] без скелетов, с гномом { $counted }
       *[no] без скелетов { $counted }
    })
}
score-age = После эпохи { word-age }: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [one] { $names } побеждает!
   *[many] { $names } делят победу!
}
outcome-by-ten-skeletons = Группа из десяти скелетов тут же завершает игру.
outcome-by-glory = { glory } против { $less } у игрока { $other }.
outcome-by-trolls = У игроков { $name } и { $other } славы поровну; решают жетоны троллей: { $count } против { $less }.
outcome-by-markers = У игроков { $name } и { $other } славы поровну; решают маркеры в королевствах: { $count } против { $less }.
outcome-by-bands = У игроков { $name } и { $other } поровну славы и маркеров; решают группы последней эпохи: { $bands } против { $fewer }.
outcome-by-shared = Слава, маркеры и группы: всё поровну.
outcome-standing = { word-rank }: { $name }, { word-glory }, { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
} в королевствах.
