# Words for cards, kingdoms and numbers, used inside other messages.
#
# Code hands over $tribe and $kingdom as the words below in brackets, and the messages of this file
# turn them into the form a sentence needs. All tribes are masculine but merfolk and skeletons, which
# are neuter. Accusative and dative of a tribe's singular are the same ("word-tribe-object").
# "Orange" is not inflected in good German, so cards are "orangefarben".

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] Zentaur
    [dwarf] Zwerg
    [elf] Elf
    [giant] Riese
    [halfling] Halbling
    [merfolk] Meerwesen
    [minotaur] Minotaur
    [orc] Ork
    [skeleton] Skelett
    [troll] Troll
    [wingfolk] Geflügelter
   *[wizard] Zauberer
}
word-tribe-object = { $tribe ->
    [centaur] Zentauren
    [dwarf] Zwerg
    [elf] Elfen
    [giant] Riesen
    [halfling] Halbling
    [merfolk] Meerwesen
    [minotaur] Minotauren
    [orc] Ork
    [skeleton] Skelett
    [troll] Troll
    [wingfolk] Geflügelten
   *[wizard] Zauberer
}
word-tribes = { $tribe ->
    [centaur] Zentauren
    [dwarf] Zwerge
    [elf] Elfen
    [giant] Riesen
    [halfling] Halblinge
    [merfolk] Meerwesen
    [minotaur] Minotauren
    [orc] Orks
    [skeleton] Skelette
    [troll] Trolle
    [wingfolk] Geflügelte
   *[wizard] Zauberer
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
    [blue] blau
    [green] grün
    [grey] grau
    [orange] orange
    [purple] violett
   *[red] rot
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
    [skeleton] Skelett
   *[other] { word-tribe } aus { kingdom-name }
}
word-a-card-accusative = { $tribe ->
    [skeleton] ein Skelett
    [merfolk] ein { word-tribe-object } aus { kingdom-name }
   *[other] einen { word-tribe-object } aus { kingdom-name }
}
word-a-card-dative = { $tribe ->
    [skeleton] einem Skelett
   *[other] einem { word-tribe-object } aus { kingdom-name }
}
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [one] { card }
   *[other] { $tribe ->
        [skeleton] { $count } Skelette
       *[other] { $count } { word-tribes } aus { kingdom-name }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] Skelett
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

# After "spielt": the accusative.
word-band = { $band ->
    [single] { $tribe ->
        [skeleton] ein einzelnes Skelett
        [merfolk] ein einzelnes { word-tribe-object } aus { kingdom-name }
       *[other] einen einzelnen { word-tribe-object } aus { kingdom-name }
    }
    [same] { $named ->
        [one] { word-a-card-accusative } und { word-skeletons }
       *[other] { word-band-same }
    }
   *[other] { word-band-of-many }
}
# After "spielt", with another verb to follow.
word-band-and = { $band ->
    [tribe] { word-band }, und
    [kingdom] { word-band }, und
   *[other] { word-band } und
}
# By itself: the nominative.
word-band-nominative = { $band ->
    [single] { $tribe ->
        [skeleton] ein einzelnes Skelett
        [merfolk] ein einzelnes { word-tribe } aus { kingdom-name }
       *[other] ein einzelner { word-tribe } aus { kingdom-name }
    }
    [same] { $named ->
        [one] ein { card } und { word-skeletons }
       *[other] { word-band-same }
    }
   *[other] { word-band-of-many }
}
word-band-same = { $skeletons ->
    [0] { $size } { word-tribes } aus { kingdom-name }
   *[other] { $named } { word-tribes } aus { kingdom-name } und { word-skeletons }
}
word-band-of-many = { $band ->
    [tribe] { $skeletons ->
        [0] { $size } { word-tribes }, angeführt von einem aus { kingdom-name }
       *[other] { $named } { word-tribes } und { word-skeletons }, angeführt von einem { word-tribe-object } aus { kingdom-name }
    }
    [kingdom] { $skeletons ->
        [0] { $size ->
            [one] { $size } Karte
           *[other] { $size } Karten
        } aus { kingdom-name }, angeführt von einem { word-tribe-object }
       *[other] { $named ->
            [one] { $named } Karte
           *[other] { $named } Karten
        } aus { kingdom-name } und { word-skeletons }, angeführt von einem { word-tribe-object }
    }
   *[skeletons] zehn Skelette
}
word-skeletons = { $skeletons ->
    [one] { $skeletons } Skelett
   *[other] { $skeletons } Skelette
}

## Small things

item = { $text }
glory = { $count ->
   *[other] { $count } Ruhm
}
word-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# "Ein Verband aus …"
word-of-size = { $size ->
    [one] einer Karte
   *[other] { $size } Karten
}
word-of-needed = { $needed ->
    [one] einer Karte
   *[other] { $needed } Karten
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
word-rank = Platz { $rank }
default-name = Spieler
tribe-ability = { $tribe ->
    [centaur] Zentauren: Wurde der Marker gesetzt, darfst du sofort noch einen Verband spielen.
    [dwarf] Zwerge: Am Ende des Zeitalters zählt der Verband eine Karte mehr.
    [elf] Elfen: Behalte bis zu X deiner Handkarten.
    [giant] Riesen: Der bisher größte Verband unter einem Riesen holt 2 Ruhm und das Riesenplättchen.
    [halfling] Halblinge: Sie setzen nie einen Marker auf den Spielplan, dafür gibt es 24 von ihnen.
    [merfolk] Meerwesen: Rücke X Felder auf der Meerwesen-Leiste vor; ihre Symbole bringen Gratismarker.
    [minotaur] Minotauren: Der Marker braucht eine Karte weniger.
    [orc] Orks: Leg zusätzlich einen Marker auf deine Orkhorde; bei einem Raubzug bringt er Ruhm.
    [skeleton] Skelette: Sie passen in jeden Verband, führen nie an und verschwinden, bevor Verbände gewertet werden.
    [troll] Trolle: Nimm ein Trollplättchen, höchstens X; Plättchen entscheiden Gleichstände.
    [wingfolk] Geflügelte: Der Marker darf in jedes Königreich.
   *[wizard] Zauberer: Zieh nach dem Abwerfen X Karten, wenn du willst.
}
