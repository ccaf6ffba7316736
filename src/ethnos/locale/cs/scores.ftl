# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } vynáší { $values }.
score-merfolk = Stupnice mořského lidu vynáší { $values }.
score-nobody = Nikdo se tu neumístil.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = { $area ->
    [merfolk] políčko { $strength }
   *[kingdom] { $strength ->
        [one] { $strength } žeton
        [few] { $strength } žetony
       *[other] { $strength } žetonů
    }
}{ $trolls ->
    [yes] , rozhodly žetony trollů
   *[no] { "" }
}
# The same of several players, each of whom has so much.
word-strength-each = { $area ->
    [merfolk] políčko { $strength }
   *[kingdom] { $strength ->
        [one] po { $strength } žetonu
       *[other] po { $strength } žetonech
    }
}{ $trolls ->
    [yes] , rozhodly žetony trollů
   *[no] { "" }
}
score-place = { $rank }. místo: { $names } ({ word-strength }), { word-glory }.
score-alone = { $names } ({ word-strength }) tu nemá soupeře: { $sum } = { word-glory }.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = O { $rank }. místo se dělí { $names } ({ word-strength-each }): { $sum } = { word-glory } pro každého{ $lost ->
    [0] { "" }
   *[other] , zbytek { $lost } propadá
}.
score-unpaid = { $rank }. místo: { $names } ({ word-strength }), bez slávy.
score-giant = { $name } má žeton obrů: { word-glory }.
score-giants-earlier = { $name } díky obrům už během věku: { word-glory }.
score-raid = { $name } rabuje: { $count ->
    [one] { $count } orčí žeton
    [few] { $count } orčí žetony
   *[other] { $count } orčích žetonů
} ({ $spaces }), { word-glory }.
score-no-raid = { $name } nerabuje.
score-bands = { $name }, skupiny: { $bands }. Celkem { word-glory }.
# One band in that list, or several alike ($times).
# $counted: its size once skeletons are gone and a dwarf leader has added one
score-band = { $times ->
    [one] { $glory } za { word-size-accusative }{ $skeletons ->
        [0] { $dwarf ->
            [yes] { " " }({ word-counted })
           *[no] { "" }
        }
       *[other] { " " }({ word-counted })
    }
    [few] { $times } skupiny { word-size-each }
   *[other] { $times } skupin { word-size-each }
}
# „po 3 kartách (každá za 3)“
word-size-each = po { $size ->
    [one] { $size } kartě
   *[other] { $size } kartách
} ({ $skeletons ->
    [0] { $dwarf ->
        [yes] { word-counted },{ " " }
       *[no] { "" }
    }
   *[other] { word-counted },{ " " }
}každá za { $glory })
word-counted = { $skeletons ->
    [0] s trpaslíkem jako { $counted }
   *[other] { $dwarf ->
        [yes] bez kostlivců a s trpaslíkem jako { $counted }
       *[no] bez kostlivců jako { $counted }
    }
}
score-age = Po { word-age }. věku: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [one] { $names } vyhrává!
   *[other] { $names } se dělí o vítězství!
}
outcome-by-ten-skeletons = Skupina deseti kostlivců hru okamžitě ukončuje.
outcome-by-glory = Rozhoduje sláva, { $count } ku { $less }; na druhém místě je { $other }.
outcome-by-trolls = { $name } a { $other } mají stejně slávy; rozhodují žetony trollů, { $count } ku { $less }.
outcome-by-markers = { $name } a { $other } mají stejně slávy; rozhodují žetony v královstvích, { $count } ku { $less }.
outcome-by-bands = { $name } a { $other } mají stejně slávy i žetonů; rozhodují skupiny posledního věku: { $bands } proti { $fewer }.
outcome-by-shared = Sláva, žetony i skupiny jsou úplně stejné.
outcome-standing = { $rank }. místo: { $name }, { word-glory }, { $markers ->
    [one] { $markers } žeton
    [few] { $markers } žetony
   *[other] { $markers } žetonů
} v královstvích.
