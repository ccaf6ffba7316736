### Die Besprechung einer beendeten Partie.

## Was über Entscheidungen gesagt wird, erzählt von ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    [mistake] { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
   *[blunder] { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
}
review-best = **Nichts Besseres gefunden:** Siegchance { $percent } %.
# $what: the better action as a short sentence
review-better = **Besser: { $what }** { $reason } (−{ $loss } %: Siegchance { $after } % statt { $before } %)
review-better-alone = **Besser: { $what }** (−{ $loss } %: Siegchance { $after } % statt { $before } %)
review-accuracy = **{ $name }: Genauigkeit { $percent } %.**
review-mistakes = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} und kein einziger Fehler.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Jede Entscheidung wurde in gedachten Partien ausprobiert, nur mit dem, was an diesem Platz damals bekannt war.
   *[other] Jede Entscheidung wurde auf einen Blick beurteilt, ohne gedachte Partien, nur mit dem, was an diesem Platz damals bekannt war.
}
review-turn-own = **Diese Entscheidung:** Aus { $before } % Siegchance wurden { $after } %.
review-turn-fate = **Karten und Gegner:** Aus { $before } % Siegchance wurden { $after } %.
review-turned = Was die Partie gedreht hat

## Auf der Kommandozeile

cli-review = Die Entscheidungen eines Spielers in einer beendeten Partie besprechen.
cli-review-seat = Der Platz, dessen Entscheidungen besprochen werden, als Nummer; sonst der erste Mensch.
cli-review-try = So versuchst du eine dieser Entscheidungen noch einmal, gegen Bots: { $command }

## Auf der Seite

review-page-heading = Besprechung
review-page-title = Besprechung meiner Partie
review-page-other = Besprechung der Partie
review-page-text = Der beste Bot prüft jede Entscheidung eines Spielers, nur mit dessen damaligem Wissen: was sie gekostet hat und was besser gewesen wäre.
review-page-whose = Spieler
review-page-mine = Meine Partie besprechen
review-page-theirs = Diesen Spieler besprechen
review-page-nobody = Niemand
review-page-ahead = { $count ->
    [one] { $count } andere Besprechung ist vorher dran.
   *[other] { $count } andere Besprechungen sind vorher dran.
}
review-page-begin = Die Partie wird gelesen …
review-page-progress = Entscheidungen beurteilt: { $count } von { $total }
review-page-again = Noch einmal versuchen
review-page-accuracy = Genauigkeit
review-page-percent = { $percent } %
review-page-loss = −{ $loss } %
review-page-worst = Was am meisten gekostet hat
review-page-chosen = Gewählt: { $what }
review-page-replay = Schritt für Schritt durchgehen
review-page-previous = Voriger Fehler
review-page-next = Nächster Fehler
review-page-mistakes = { $count ->
    [0] Nichts markiert
    [one] { $count } markierte Entscheidung
   *[other] { $count } markierte Entscheidungen
}
review-page-no-decision = Hier hat dieser Spieler nichts entschieden.
review-page-curve = Die Siegchance Schritt für Schritt; hier { $percent } %.
