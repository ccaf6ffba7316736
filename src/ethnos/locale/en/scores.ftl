# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } pays { $values }.
score-merfolk = The merfolk track pays { $values }.
score-nobody = Nobody has a place there.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = { $area ->
    [merfolk] on space { $strength }
   *[kingdom] with { $strength ->
        [one] { $strength } marker
       *[other] { $strength } markers
    }
}{ $trolls ->
    [yes] , troll tokens deciding
   *[no] { "" }
}
# Of several players, each of whom has so much.
word-strength-each = { $area ->
    [merfolk] each on space { $strength }
   *[kingdom] with { $strength ->
        [one] { $strength } marker
       *[other] { $strength } markers
    } each
}{ $trolls ->
    [yes] , troll tokens deciding
   *[no] { "" }
}
score-place = { word-rank }: { $names } { word-strength }: { $glory } glory.
score-alone = { $names } { word-strength } is alone and earns { $sum } = { $glory } glory.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = { word-rank }, shared: { $names } { word-strength-each }: { $sum } = { $glory } glory each{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost
}.
score-unpaid = { word-rank }: { $names } { word-strength }: nothing.
score-giant = { $name } holds the giant token: { $glory } glory.
score-giants-earlier = With giants, { $name } has taken { $glory } glory during the age.
score-raid = { $name } raids with { $count ->
    [one] { $count } orc marker
   *[other] { $count } orc markers
} ({ $spaces }): { $glory } glory.
score-no-raid = { $name } does not raid.
score-bands = Bands of { $name }: { $bands }. Together { $glory } glory.
# One band in that list, or several alike ($times).
# $counted: its size once skeletons are gone and a dwarf leader has added one
score-band = { $times ->
    [one] { "" }
   *[other] { $times } times{ " " }
}{ $glory } for { $size ->
    [one] { $size } card
   *[other] { $size } cards
}{ $skeletons ->
    [0] { $dwarf ->
        [yes] { " " }(with the dwarf { $counted })
       *[no] { "" }
    }
   *[other] { " " }({ $dwarf ->
        [yes] without skeletons, with the dwarf { $counted }
       *[no] without skeletons { $counted }
    })
}
score-age = After age { word-age }: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [one] { $names } wins the game!
   *[other] { $names } share the victory!
}
outcome-by-ten-skeletons = A band of ten skeletons ends the game at once.
outcome-by-glory = { $count } glory to { $less } for { $other }.
outcome-by-trolls = { $name } and { $other } have equal glory; the troll tokens decide, { $count } to { $less }.
outcome-by-markers = { $name } and { $other } have equal glory; markers in the kingdoms decide, { $count } to { $less }.
outcome-by-bands = { $name } and { $other } have equal glory and markers; the bands of the last age decide: { $bands } against { $fewer }.
outcome-by-shared = Glory, markers and bands are all equal.
outcome-standing = { word-rank }: { $name }, { $glory } glory, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} in the kingdoms.
