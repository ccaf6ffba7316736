# Words for cards, kingdoms and numbers, used inside other messages.
#
# Code hands over $tribe and $kingdom as the words below in brackets, and the messages of this file
# turn them into the form a sentence needs. Polish needs several cases: a card is mostly taken or
# played, so the accusative; a leader stands in the instrumental ("z czerwonym elfem na czele").
# Merfolk are a people, not persons: one card is "morski lud", several are "karty morskiego ludu".

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] centaur
    [dwarf] krasnolud
    [elf] elf
    [giant] olbrzym
    [halfling] niziołek
    [merfolk] morski lud
    [minotaur] minotaur
    [orc] ork
    [skeleton] szkielet
    [troll] troll
    [wingfolk] skrzydlaty
   *[wizard] czarodziej
}
word-tribe-genitive = { $tribe ->
    [centaur] centaura
    [dwarf] krasnoluda
    [elf] elfa
    [giant] olbrzyma
    [halfling] niziołka
    [merfolk] morskiego ludu
    [minotaur] minotaura
    [orc] orka
    [skeleton] szkieletu
    [troll] trolla
    [wingfolk] skrzydlatego
   *[wizard] czarodzieja
}
word-tribe-instrumental = { $tribe ->
    [centaur] centaurem
    [dwarf] krasnoludem
    [elf] elfem
    [giant] olbrzymem
    [halfling] niziołkiem
    [merfolk] morskim ludem
    [minotaur] minotaurem
    [orc] orkiem
    [skeleton] szkieletem
    [troll] trollem
    [wingfolk] skrzydlatym
   *[wizard] czarodziejem
}
# With the preposition.
word-with-tribe = { $tribe ->
    [wingfolk] ze { word-tribe-instrumental }
   *[other] z { word-tribe-instrumental }
}
word-tribes = { $tribe ->
    [centaur] centaury
    [dwarf] krasnoludy
    [elf] elfy
    [giant] olbrzymy
    [halfling] niziołki
    [merfolk] morski lud
    [minotaur] minotaury
    [orc] orkowie
    [skeleton] szkielety
    [troll] trolle
    [wingfolk] skrzydlaci
   *[wizard] czarodzieje
}
word-tribes-genitive = { $tribe ->
    [centaur] centaurów
    [dwarf] krasnoludów
    [elf] elfów
    [giant] olbrzymów
    [halfling] niziołków
    [merfolk] morskiego ludu
    [minotaur] minotaurów
    [orc] orków
    [skeleton] szkieletów
    [troll] trolli
    [wingfolk] skrzydlatych
   *[wizard] czarodziejów
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
# After "w".
word-kingdom-locative = { $kingdom ->
    [blue] Stratonie
    [green] Althei
    [grey] Pelagonie
    [orange] Ithys
    [purple] Duris
   *[red] Rhei
}
# Where a card comes from.
word-from-kingdom = { $kingdom ->
    [blue] ze Stratonu
    [green] z Althei
    [grey] z Pelagonu
    [orange] z Ithys
    [purple] z Duris
   *[red] z Rhei
}
kingdom-colour = { $kingdom ->
    [blue] niebieski
    [green] zielony
    [grey] szary
    [orange] pomarańczowy
    [purple] fioletowy
   *[red] czerwony
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
kingdom-title = { kingdom-name } ({ $kingdom ->
    [green] zielona
    [orange] pomarańczowe
    [purple] fioletowe
    [red] czerwona
   *[other] { kingdom-colour }
})

## Cards

card = { $tribe ->
    [skeleton] szkielet
   *[other] { word-tribe } { word-from-kingdom }
}
word-card-genitive = { $tribe ->
    [skeleton] szkieletu
   *[other] { word-tribe-genitive } { word-from-kingdom }
}
word-card-accusative = { $tribe ->
    [skeleton] szkielet
    [merfolk] { card }
   *[other] { word-card-genitive }
}
word-card-instrumental = { $tribe ->
    [skeleton] szkieletem
   *[other] { word-tribe-instrumental } { word-from-kingdom }
}
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [one] { card }
    [few] { $tribe ->
        [skeleton] { $count } szkielety
        [merfolk] { $count } karty morskiego ludu { word-from-kingdom }
        [orc] { $count } orków { word-from-kingdom }
        [wingfolk] { $count } skrzydlatych { word-from-kingdom }
        [wizard] { $count } czarodziejów { word-from-kingdom }
       *[other] { $count } { word-tribes } { word-from-kingdom }
    }
   *[many] { $tribe ->
        [skeleton] { $count } szkieletów
        [merfolk] { $count } kart morskiego ludu { word-from-kingdom }
       *[other] { $count } { word-tribes-genitive } { word-from-kingdom }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] szkielet
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

# The accusative: "zagrywa …".
word-band = { $band ->
    [single] { $tribe ->
        [merfolk] pojedynczy { card }
        [skeleton] pojedynczy { card }
       *[other] pojedynczego { word-card-accusative }
    }
    [tribe] { $skeletons ->
        [0] { word-named-tribes } z { word-card-instrumental } na czele
       *[other] { word-named-tribes } i { word-skeletons } z { word-card-instrumental } na czele
    }
    [kingdom] { $skeletons ->
        [0] { word-named-colour } { word-with-tribe } na czele
       *[other] { word-named-colour } i { word-skeletons } { word-with-tribe } na czele
    }
    [same] { $skeletons ->
        [0] { word-named-cards }
       *[other] { word-named-cards } z { word-skeletons-instrumental }
    }
   *[skeletons] dziesięć szkieletów
}
# The nominative, for a label; it differs only where one card is named.
word-band-nominative = { $band ->
    [single] pojedynczy { card }
    [same] { $named ->
        [1] { card } z { word-skeletons-instrumental }
       *[other] { word-band }
    }
   *[other] { word-band }
}
# "3 elfy"
word-named-tribes = { $named ->
    [one] { $tribe ->
        [merfolk] morski lud
        [skeleton] szkielet
       *[other] { word-tribe-genitive }
    }
    [few] { $tribe ->
        [merfolk] { $named } karty morskiego ludu
        [orc] { $named } orków
        [wingfolk] { $named } skrzydlatych
        [wizard] { $named } czarodziejów
       *[other] { $named } { word-tribes }
    }
   *[many] { $tribe ->
        [merfolk] { $named } kart morskiego ludu
       *[other] { $named } { word-tribes-genitive }
    }
}
# "3 karty z Rhei"
word-named-colour = { $named ->
    [one] kartę { word-from-kingdom }
    [few] { $named } karty { word-from-kingdom }
   *[many] { $named } kart { word-from-kingdom }
}
# "3 elfy z Rhei"
word-named-cards = { $named ->
    [one] { word-card-accusative }
    [few] { $tribe ->
        [merfolk] { $named } karty morskiego ludu { word-from-kingdom }
        [orc] { $named } orków { word-from-kingdom }
        [wingfolk] { $named } skrzydlatych { word-from-kingdom }
        [wizard] { $named } czarodziejów { word-from-kingdom }
       *[other] { $named } { word-tribes } { word-from-kingdom }
    }
   *[many] { $tribe ->
        [merfolk] { $named } kart morskiego ludu { word-from-kingdom }
       *[other] { $named } { word-tribes-genitive } { word-from-kingdom }
    }
}
word-skeletons = { $skeletons ->
    [one] { $skeletons } szkielet
    [few] { $skeletons } szkielety
   *[many] { $skeletons } szkieletów
}
word-skeletons-instrumental = { $skeletons ->
    [one] { $skeletons } szkieletem
   *[other] { $skeletons } szkieletami
}

## Small things

item = { $text }
glory = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
   *[many] { $count } punktów chwały
}
word-glory = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
word-cards-accusative = { $count ->
    [one] { $count } kartę
   *[other] { word-cards }
}
word-cards-genitive = { $count ->
    [one] { $count } karty
   *[other] { $count } kart
}
# The same three of the size of a band.
word-size = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}
word-size-accusative = { $size ->
    [one] { $size } kartę
   *[other] { word-size }
}
word-size-genitive = { $size ->
    [one] { $size } karty
   *[other] { $size } kart
}
word-needed-genitive = { $needed ->
    [one] { $needed } karty
   *[other] { $needed } kart
}
word-spaces-moved = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
word-rank = { $rank }. miejsce
default-name = Gracz
tribe-ability = { $tribe ->
    [centaur] Centaury: po umieszczeniu znacznika możesz od razu zagrać kolejny oddział.
    [dwarf] Krasnoludy: na koniec ery oddział punktuje jak o 1 kartę większy.
    [elf] Elfy: możesz zatrzymać do X kart z ręki.
    [giant] Olbrzymy: największy dotąd oddział olbrzyma bierze 2 punkty chwały i żeton olbrzymów.
    [halfling] Niziołki: nigdy nie dają znacznika na planszy, ale jest ich aż 24.
    [merfolk] Morski lud: X pól na torze morskiego ludu; symbole dają darmowe znaczniki.
    [minotaur] Minotaury: do znacznika wystarczy o 1 kartę mniej.
    [orc] Orkowie: dodatkowo znacznik na planszy hordy orków; plądrowanie zamienia znaczniki w chwałę.
    [skeleton] Szkielety: pasują do każdego oddziału, nigdy nie dowodzą i znikają przed punktacją oddziałów.
    [troll] Trolle: bierzesz żeton trolli o wartości najwyżej X; żetony rozstrzygają remisy.
    [wingfolk] Skrzydlaci: znacznik może trafić do dowolnego królestwa.
   *[wizard] Czarodzieje: po odrzuceniu kart możesz dobrać X kart.
}
