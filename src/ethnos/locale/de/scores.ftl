# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } bringt { $values } Ruhm.
score-merfolk = Die Meerwesen-Leiste bringt { $values } Ruhm.
score-nobody = Hier belegt niemand einen Platz.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = { $area ->
    [merfolk] auf Feld { $strength }
   *[kingdom] mit { $strength ->
        [one] { $strength } Marker
       *[other] { $strength } Markern
    }
}{ $trolls ->
    [yes] , Trollplättchen entscheiden
   *[no] { "" }
}
word-strength-each = { $area ->
    [merfolk] auf Feld { $strength }
   *[kingdom] mit je { $strength ->
        [one] { $strength } Marker
       *[other] { $strength } Markern
    }
}{ $trolls ->
    [yes] , Trollplättchen entscheiden
   *[no] { "" }
}
score-place = { word-rank }: { $names } { word-strength }: { $glory } Ruhm.
score-alone = { $names } ist { word-strength } hier allein und erhält { $sum } = { $glory } Ruhm.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = { word-rank }, geteilt: { $names } { word-strength-each }: { $sum } = je { $glory } Ruhm{ $lost ->
    [0] { "" }
    [one] , { $lost } verfällt
   *[other] , { $lost } verfallen
}.
score-unpaid = { word-rank } { word-strength }: nichts für { $names }.
score-giant = { $name } hat das Riesenplättchen: { $glory } Ruhm.
score-giants-earlier = { $name } hat mit Riesen schon während des Zeitalters { $glory } Ruhm bekommen.
score-raid = { $name } geht mit { $count ->
    [one] { $count } Orkmarker
   *[other] { $count } Orkmarkern
} auf Raubzug ({ $spaces }): { $glory } Ruhm.
score-no-raid = { $name } geht nicht auf Raubzug.
score-bands = Verbände von { $name }: { $bands }. Zusammen { $glory } Ruhm.
# One band in that list, or several alike ($times).
# $counted: its size once skeletons are gone and a dwarf leader has added one
score-band = { $times ->
    [one] { $glory } für { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }
   *[other] je { $glory } für { $times } Verbände aus { word-of-size }
}{ $skeletons ->
    [0] { $dwarf ->
        [yes] { " " }(dank dem Zwerg { $counted })
       *[no] { "" }
    }
   *[other] { " " }({ $dwarf ->
        [yes] ohne Skelette, aber dank dem Zwerg { $counted }
       *[no] ohne Skelette nur { $counted }
    })
}
score-age = Nach Zeitalter { word-age }: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [one] { $names } gewinnt die Partie!
   *[other] { $names } teilen sich den Sieg!
}
outcome-by-ten-skeletons = Ein Verband aus zehn Skeletten beendet die Partie auf der Stelle.
outcome-by-glory = Der Ruhm entscheidet: { $count } gegen { $less } von { $other }.
outcome-by-trolls = { $name } und { $other } haben gleich viel Ruhm; die Trollplättchen entscheiden mit { $count } zu { $less }.
outcome-by-markers = { $name } und { $other } haben gleich viel Ruhm; die Marker in den Königreichen entscheiden mit { $count } zu { $less }.
outcome-by-bands = { $name } und { $other } haben gleich viel Ruhm und gleich viele Marker; die Verbände des letzten Zeitalters entscheiden: { $bands } gegen { $fewer }.
outcome-by-shared = Gleichstand bei Ruhm, Markern und Verbänden.
outcome-standing = { word-rank }: { $name }, { $glory } Ruhm, { $markers } Marker in den Königreichen.
