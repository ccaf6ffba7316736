### Meine Partien: Ergebnisse, Filter und Statistik.

## Die Liste

results-against = Gegen { $names }
results-place = Platz { $rank } von { $players }
results-left = von einem Bot für dich beendet
results-shared = an einem Bildschirm gespielt
results-more = Mehr zeigen
results-no-match = Zu diesen Filtern passt keine Partie.
results-export = Alle Aufzeichnungen (ZIP)

## Filter

filter-all = Alle
filter-opponents = Gegner
filter-bots = Nur Bots
filter-players = Spieler
filter-outcome = Ausgang
filter-won = Gewonnen
filter-lost = Nicht gewonnen
filter-tribe = Stamm im Spiel

## Zahlen und Diagramme

stats-title = In Zahlen
stats-games = Partien
stats-wins = Gewonnen
stats-glory = Ruhm im Schnitt
stats-best = Höchster Ruhm
stats-streak = Siege in Folge jetzt
stats-longest = Längste Siegesserie
stats-won-of = { $won } / { $games }
stats-people = Mit Menschen
stats-bots = Bots verschiedener Stufen
stats-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
stats-by-opponents = Siege nach Gegnern
stats-by-players = Siege nach Spielerzahl
stats-by-source = Durchschnittlicher Ruhm nach Quelle
stats-form = Plätze in den letzten Partien
stats-form-label = Deine Plätze in den letzten Partien, die älteste zuerst: { $text }
stats-leaders = Bevorzugte Anführer
stats-note = Gezählt werden Partien, die du zu Ende gespielt hast, mit einem Platz an deinem Bildschirm.
