# Words for cards, kingdoms and numbers, used inside other messages.
#
# Code hands over $tribe and $kingdom as the words below in brackets, and the messages of this file
# turn them into the form a sentence needs. They are the language's own affair: another language
# adds, under names beginning with "word-", the cases and genders that its sentences call for.

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] kentaur
    [dwarf] trpaslík
    [elf] elf
    [giant] obr
    [halfling] hobit
    [merfolk] mořský lid
    [minotaur] mínotaur
    [orc] ork
    [skeleton] kostlivec
    [troll] troll
    [wingfolk] opeřenec
   *[wizard] čaroděj
}
word-tribe-accusative = { $tribe ->
    [centaur] kentaura
    [dwarf] trpaslíka
    [elf] elfa
    [giant] obra
    [halfling] hobita
    [merfolk] mořský lid
    [minotaur] mínotaura
    [orc] orka
    [skeleton] kostlivce
    [troll] trolla
    [wingfolk] opeřence
   *[wizard] čaroděje
}
word-tribe-instrumental = { $tribe ->
    [centaur] kentaurem
    [dwarf] trpaslíkem
    [elf] elfem
    [giant] obrem
    [halfling] hobitem
    [merfolk] mořským lidem
    [minotaur] mínotaurem
    [orc] orkem
    [skeleton] kostlivcem
    [troll] trollem
    [wingfolk] opeřencem
   *[wizard] čarodějem
}
# Several cards of a tribe: 2 to 4 in the nominative, 2 to 4 in the accusative, 5 and more in both.
word-tribes = { $tribe ->
    [centaur] kentauři
    [dwarf] trpaslíci
    [elf] elfové
    [giant] obři
    [halfling] hobiti
    [merfolk] karty mořského lidu
    [minotaur] mínotauři
    [orc] orkové
    [skeleton] kostlivci
    [troll] trollové
    [wingfolk] opeřenci
   *[wizard] čarodějové
}
word-tribes-accusative = { $tribe ->
    [centaur] kentaury
    [dwarf] trpaslíky
    [elf] elfy
    [giant] obry
    [halfling] hobity
    [merfolk] karty mořského lidu
    [minotaur] mínotaury
    [orc] orky
    [skeleton] kostlivce
    [troll] trolly
    [wingfolk] opeřence
   *[wizard] čaroděje
}
word-tribes-genitive = { $tribe ->
    [centaur] kentaurů
    [dwarf] trpaslíků
    [elf] elfů
    [giant] obrů
    [halfling] hobitů
    [merfolk] karet mořského lidu
    [minotaur] mínotaurů
    [orc] orků
    [skeleton] kostlivců
    [troll] trollů
    [wingfolk] opeřenců
   *[wizard] čarodějů
}
# The name of a tribe as such: in a list of the tribes in play, above a group of cards.
tribe-title = { $tribe ->
    [merfolk] mořský lid
    [wingfolk] opeřený lid
   *[other] { word-tribes }
}

## Kingdoms. $kingdom: one of the six colours, or none for a skeleton

kingdom-name = { $kingdom ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
}
# After „do“: where a marker goes.
word-kingdom-genitive = { $kingdom ->
    [blue] Stratonu
    [green] Althey
    [grey] Pelagonu
    [orange] Ithysu
    [purple] Durisu
   *[red] Rhey
}
# Where a card comes from.
word-from-kingdom = { $kingdom ->
    [blue] ze { word-kingdom-genitive }
   *[other] z { word-kingdom-genitive }
}
# The stem of the colour, without the ending of its gender.
word-colour = { $kingdom ->
    [blue] modr
    [green] zelen
    [grey] šed
    [orange] oranžov
    [purple] fialov
   *[red] červen
}
kingdom-colour = { word-colour }á
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
    [green] { word-colour }á
    [red] { word-colour }á
   *[other] { word-colour }ý
})

## Cards

card = { $tribe ->
    [skeleton] kostlivec
   *[other] { word-tribe } { word-from-kingdom }
}
word-card-accusative = { $tribe ->
    [skeleton] kostlivce
    [merfolk] mořský lid { word-from-kingdom }
   *[other] { word-tribe-accusative } { word-from-kingdom }
}
word-with-card = { $tribe ->
    [skeleton] s kostlivcem
   *[other] s { word-tribe-instrumental } { word-from-kingdom }
}
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [one] { card }
    [few] { $tribe ->
        [skeleton] { $count } kostlivci
       *[other] { $count } { word-tribes } { word-from-kingdom }
    }
   *[other] { $tribe ->
        [skeleton] { $count } kostlivců
       *[other] { $count } { word-tribes-genitive } { word-from-kingdom }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] kostlivec
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

# A band that somebody plays, in the accusative.
word-band = { $band ->
    [single] { $tribe ->
        [merfolk] samotný { word-card-accusative }
       *[other] samotného { word-card-accusative }
    }
    [tribe] { $skeletons ->
        [0] { word-band-tribes } { word-with-card } v čele
       *[other] { word-band-tribes } a { word-skeletons-accusative } { word-with-card } v čele
    }
    [kingdom] { $skeletons ->
        [0] { word-band-colour } { word-led-by-tribe }
       *[other] { word-band-colour } a { word-skeletons-accusative } { word-led-by-tribe }
    }
    [same] { $skeletons ->
        [0] { word-band-same }
       *[other] { word-band-same } a { word-skeletons-accusative }
    }
   *[skeletons] deset kostlivců
}
# A band that lies on the table, in the nominative.
word-band-label = { $band ->
    [single] samotný { card }
    [tribe] { $skeletons ->
        [0] { word-band-label-tribes } { word-with-card } v čele
       *[other] { word-band-label-tribes } a { word-skeletons } { word-with-card } v čele
    }
    [kingdom] { $skeletons ->
        [0] { word-band-colour } { word-led-by-tribe }
       *[other] { word-band-colour } a { word-skeletons } { word-led-by-tribe }
    }
    [same] { $skeletons ->
        [0] { word-band-label-same }
       *[other] { word-band-label-same } a { word-skeletons }
    }
   *[skeletons] deset kostlivců
}
word-band-tribes = { $named ->
    [one] { $named } { word-tribe-accusative }
    [few] { $named } { word-tribes-accusative }
   *[other] { $named } { word-tribes-genitive }
}
word-band-label-tribes = { $named ->
    [one] { $named } { word-tribe }
    [few] { $named } { word-tribes }
   *[other] { $named } { word-tribes-genitive }
}
# Two cards or more: nominative and accusative are alike.
word-band-colour = { $named ->
    [few] { $named } karty { word-from-kingdom }
   *[other] { $named } karet { word-from-kingdom }
}
word-band-same = { $named ->
    [one] { word-card-accusative }
    [few] { $named } { word-tribes-accusative } { word-from-kingdom }
   *[other] { $named } { word-tribes-genitive } { word-from-kingdom }
}
word-band-label-same = { $named ->
    [one] { card }
    [few] { $named } { word-tribes } { word-from-kingdom }
   *[other] { $named } { word-tribes-genitive } { word-from-kingdom }
}
word-led-by-tribe = s { word-tribe-instrumental } v čele
word-skeletons = { $skeletons ->
    [one] { $skeletons } kostlivec
    [few] { $skeletons } kostlivci
   *[other] { $skeletons } kostlivců
}
word-skeletons-accusative = { $skeletons ->
    [one] { $skeletons } kostlivce
    [few] { $skeletons } kostlivce
   *[other] { $skeletons } kostlivců
}

## Small things

item = { $text }
glory = { $count ->
    [one] { $count } sláva
   *[other] { $count } slávy
}
# The same in the nominative and the accusative where a sentence calls it $glory.
word-glory = { $glory ->
    [one] { $glory } sláva
   *[other] { $glory } slávy
}
word-glory-accusative = { $glory ->
    [one] { $glory } slávu
   *[other] { $glory } slávy
}
word-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
word-cards-accusative = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
# How large a band is: „3 karty“, „skupina 3 karet“.
word-size = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } karet
}
word-size-accusative = { $size ->
    [one] { $size } kartu
    [few] { $size } karty
   *[other] { $size } karet
}
word-size-genitive = { $size ->
    [one] jedné karty
   *[other] { $size } karet
}
word-needed-genitive = { $needed ->
    [one] jedné karty
   *[other] { $needed } karet
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
default-name = Hráč
tribe-ability = { $tribe ->
    [centaur] Kentauři: když se žeton umístil, můžeš hned vyložit další skupinu.
    [dwarf] Trpaslíci: skupina na konci věku boduje jako o kartu větší.
    [elf] Elfové: nech si v ruce až X karet.
    [giant] Obři: zatím největší skupina s obrem v čele získá 2 slávy a žeton obrů.
    [halfling] Hobiti: nikdy nedávají žeton na hrací desku, ale je jich 24.
    [merfolk] Mořský lid: postup o X políček na stupnici; její symboly dávají žetony zdarma.
    [minotaur] Mínotauři: na žeton stačí o kartu méně.
    [orc] Orkové: navíc žeton na tvou desku orčí hordy; slávu za něj přinese rabování.
    [skeleton] Kostlivci: přidají se ke každé skupině, nikdy nevedou a před bodováním skupin zmizí.
    [troll] Trollové: vezmi si žeton trollů s hodnotou nejvýš X; rozhoduje remízy ve tvůj prospěch.
    [wingfolk] Opeřený lid: žeton smí do kteréhokoli království.
   *[wizard] Čarodějové: po odložení karet si můžeš dobrat X karet.
}
