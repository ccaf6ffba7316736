# Words for cards, kingdoms and numbers, used inside other messages.
#
# Code hands over $tribe and $kingdom as the words below in brackets, and the messages of this file
# turn them into the form a sentence needs. They are the language's own affair: another language
# adds, under names beginning with "word-", the cases and genders that its sentences call for.

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] centaur
    [dwarf] dwarf
    [elf] elf
    [giant] giant
    [halfling] halfling
    [merfolk] merfolk
    [minotaur] minotaur
    [orc] orc
    [skeleton] skeleton
    [troll] troll
    [wingfolk] wingfolk
   *[wizard] wizard
}
word-a-tribe = { $tribe ->
    [elf] an elf
    [orc] an orc
   *[other] a { word-tribe }
}
word-tribes = { $tribe ->
    [centaur] centaurs
    [dwarf] dwarves
    [elf] elves
    [giant] giants
    [halfling] halflings
    [merfolk] merfolk
    [minotaur] minotaurs
    [orc] orcs
    [skeleton] skeletons
    [troll] trolls
    [wingfolk] wingfolk
   *[wizard] wizards
}
# The name of a tribe as such: in a list of the tribes in play, above a group of cards.
tribe-title = { word-tribes }

## Kingdoms. $kingdom: one of the six colours, or none for a skeleton

kingdom-name = { $kingdom ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
}
kingdom-colour = { $kingdom ->
    [blue] blue
    [green] green
    [grey] grey
    [orange] orange
    [purple] purple
   *[red] red
}
# One capital letter for each kingdom, six different ones: the first of its name, as on the page.
kingdom-letter = { $kingdom ->
    [blue] S
    [green] A
    [grey] P
    [orange] I
    [purple] D
   *[red] R
}
# A kingdom with both its marks: the name on the board and the colour on the cards.
kingdom-title = { kingdom-name } ({ kingdom-colour })

## Cards

card = { $tribe ->
    [skeleton] skeleton
   *[other] { word-tribe } of { kingdom-name }
}
word-a-card = { $tribe ->
    [skeleton] a skeleton
   *[other] { word-a-tribe } of { kingdom-name }
}
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [one] { card }
   *[other] { $tribe ->
        [skeleton] { $count } skeletons
       *[other] { $count } { word-tribes } of { kingdom-name }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] skeleton
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

word-band = { $band ->
    [single] { word-a-card } alone
    [tribe] { $skeletons ->
        [0] { $size } { word-tribes } led by one of { kingdom-name }
       *[other] { $named } { word-tribes } and { word-skeletons } led by { word-a-card }
    }
    [kingdom] { $skeletons ->
        [0] { $size } cards of { kingdom-name } led by { word-a-tribe }
       *[other] { $named } cards of { kingdom-name } and { word-skeletons } led by { word-a-tribe }
    }
    [same] { $skeletons ->
        [0] { $size } { word-tribes } of { kingdom-name }
       *[other] { $named ->
            [one] { word-a-card } and { word-skeletons }
           *[other] { $named } { word-tribes } of { kingdom-name } and { word-skeletons }
        }
    }
   *[skeletons] ten skeletons
}
word-skeletons = { $skeletons ->
    [one] { $skeletons } skeleton
   *[other] { $skeletons } skeletons
}

## Small things

item = { $text }
glory = { $count ->
   *[other] { $count } glory
}
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
word-size = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
word-rank = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
}
default-name = Player
tribe-ability = { $tribe ->
    [centaur] Centaurs: if the marker was placed, play another band at once if you like.
    [dwarf] Dwarves: the band scores as one card more at the end of the age.
    [elf] Elves: keep up to X cards of your hand.
    [giant] Giants: the largest giant-led band so far takes 2 glory and the giant token.
    [halfling] Halflings: never a marker on the board, but there are 24 of them.
    [merfolk] Merfolk: move X spaces on the merfolk track; its symbols give free markers.
    [minotaur] Minotaurs: the marker needs one card less.
    [orc] Orcs: a marker on your orc board as well, to be cashed in by a raid.
    [skeleton] Skeletons: join any band, never lead, and are gone before bands score.
    [troll] Trolls: take a troll token of at most X; tokens win ties.
    [wingfolk] Wingfolk: the marker may go to any kingdom.
   *[wizard] Wizards: after discarding, draw X cards if you like.
}
