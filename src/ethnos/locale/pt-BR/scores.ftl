# The end of an age and of the game, point by point.

# $values: what the first, second, third place earn; $count: how many places that is
score-kingdom = { kingdom-title } paga { $values } de glória.
score-merfolk = A trilha do Povo do Mar paga { $values } de glória.
score-nobody = Ninguém ocupa um lugar ali.

# $area: kingdom or merfolk; $strength: markers, or the space reached
# $trolls: yes where troll tokens alone set these players apart from others as strong
word-strength = { $area ->
    [merfolk] no espaço { $strength }
   *[kingdom] com { $strength ->
        [1] { $strength } marcador
       *[other] { $strength } marcadores
    }
}{ $trolls ->
    [yes] , no desempate por fichas de troll
   *[no] { "" }
}
score-place = { word-rank }: { $names }, { word-strength }, ganha { $glory } de glória.
score-alone = { $names }, { word-strength }, não tem rival e ganha { $sum } = { $glory } de glória.
# $sum: the arithmetic, such as (10 + 6) / 2; $lost: what the rounding swallows
score-shared = { word-rank }, empate: { $names }, cada um { word-strength }: { $sum } = { $glory } de glória para cada{ $lost ->
    [0] { "" }
    [1] ; { $lost } se perde
   *[other] ; { $lost } se perdem
}.
score-unpaid = { word-rank }: nada para { $names }, { word-strength }.
score-giant = { $name } está com a ficha de gigante: { $glory } de glória.
score-giants-earlier = { $name } já ganhou { $glory } de glória com gigantes durante a era.
score-raid = { $name } pilha com { $count ->
    [1] { $count } marcador
   *[other] { $count } marcadores
} da horda de orcs ({ $spaces }): { $glory } de glória.
score-no-raid = { $name } não pilha.
score-bands = Bandos de { $name }: { $bands }. Ao todo, { $glory } de glória.
# One band in that list, or several alike ($times).
# $counted: its size once skeletons are gone and a dwarf leader has added one
score-band = { $times ->
    [1] { $glory } por { word-of-size }
   *[other] { $glory } por cada um dos { $times } bandos de { word-of-size }
}{ $skeletons ->
    [0] { $dwarf ->
        [yes] { " " }({ $counted } com o anão)
       *[no] { "" }
    }
   *[other] { " " }({ $dwarf ->
        [yes] { $counted } sem esqueletos e com o anão
       *[no] { $counted } sem esqueletos
    })
}
score-age = Depois da era { word-age }: { $totals }.
score-total = { $name } { $glory } (+{ $gained })

outcome-winners = { $count ->
    [1] { $names } vence a partida!
   *[other] { $names } dividem a vitória!
}
outcome-by-ten-skeletons = Um bando de dez esqueletos encerra a partida na hora.
outcome-by-glory = A glória decide: { $count } contra { $less } de { $other }.
outcome-by-trolls = { $name } e { $other } empatam em glória; as fichas de troll decidem: { $count } a { $less }.
outcome-by-markers = { $name } e { $other } empatam em glória; os marcadores nos reinos decidem: { $count } a { $less }.
outcome-by-bands = { $name } e { $other } empatam em glória e marcadores; os bandos da última era decidem: { $bands } contra { $fewer }.
outcome-by-shared = Glória, marcadores e bandos: tudo igual.
outcome-standing = { word-rank }: { $name }, { $glory } de glória, { $markers ->
    [1] { $markers } marcador
   *[other] { $markers } marcadores
} nos reinos.
