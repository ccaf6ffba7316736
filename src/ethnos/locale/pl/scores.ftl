# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } daje { $values }.
score-merfolk = Tor morskiego ludu daje { $values }.
score-nobody = Nikt tu nie punktuje.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = { $area ->
    [merfolk] pole { $strength }
   *[kingdom] { $strength ->
        [one] { $strength } znacznik
        [few] { $strength } znaczniki
       *[many] { $strength } znaczników
    }
}{ $trolls ->
    [yes] , decydują żetony trolli
   *[no] { "" }
}
score-place = { word-rank }: { $names } ({ word-strength }) – { word-glory }.
score-alone = { $names } ({ word-strength }) nie ma tu rywali: { $sum } = { word-glory }.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = { word-rank }, remis: { $names } ({ $area ->
    [merfolk] { "" }
   *[kingdom] po{ " " }
}{ $area ->
    [merfolk] { word-strength }
   *[kingdom] { $strength ->
        [one] { $strength } znaczniku{ $trolls ->
            [yes] , decydują żetony trolli
           *[no] { "" }
        }
       *[other] { word-strength }
    }
}) – dla każdego { $sum } = { word-glory }{ $lost ->
    [0] { "" }
    [few] , { $lost } przepadają
   *[other] , { $lost } przepada
}.
score-unpaid = { word-rank }: { $names } ({ word-strength }) – bez punktów.
score-giant = { $name } ma żeton olbrzymów: { word-glory }.
score-giants-earlier = { $name } dzięki olbrzymom już w trakcie ery: { word-glory }.
score-raid = { $name } plądruje i zdejmuje { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} orków ({ $spaces }): { word-glory }.
score-no-raid = { $name } nie plądruje.
score-bands = { $name }, oddziały: { $bands }. Razem { word-glory }.
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
    [few] { $times } oddziały { word-size-each }
   *[many] { $times } oddziałów { word-size-each }
}
# "po 3 karty (każdy za 3)"
word-size-each = po { $size ->
    [one] { $size } karcie
   *[other] { word-size }
} ({ $skeletons ->
    [0] { $dwarf ->
        [yes] { word-counted },{ " " }
       *[no] { "" }
    }
   *[other] { word-counted },{ " " }
}każdy za { $glory })
word-counted = { $skeletons ->
    [0] z krasnoludem jak { $counted }
   *[other] { $dwarf ->
        [yes] bez szkieletów i z krasnoludem jak { $counted }
       *[no] bez szkieletów jak { $counted }
    }
}
score-age = Po erze { word-age }: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [one] { $names } wygrywa!
   *[other] { $names } dzielą się zwycięstwem!
}
outcome-by-ten-skeletons = Oddział dziesięciu szkieletów natychmiast kończy grę.
outcome-by-glory = Decyduje chwała, { $count } do { $less }; drugie miejsce: { $other }.
outcome-by-trolls = { $name } i { $other } mają tyle samo chwały; decydują żetony trolli, { $count } do { $less }.
outcome-by-markers = { $name } i { $other } mają tyle samo chwały; decydują znaczniki w królestwach, { $count } do { $less }.
outcome-by-bands = { $name } i { $other } mają tyle samo chwały i znaczników; decydują oddziały z ostatniej ery: { $bands } przeciw { $fewer }.
outcome-by-shared = Chwała, znaczniki i oddziały są równe.
outcome-standing = { word-rank }: { $name }, { word-glory }, { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} w królestwach.
