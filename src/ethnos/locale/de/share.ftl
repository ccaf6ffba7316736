### Was ein Chat zu einem Link auf einen Tisch oder ein Ergebnis zeigt.

link-table = Tisch von { $name }
link-seats = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] { $count } von { $players } Plätzen ist frei.
   *[other] { $count } von { $players } Plätzen sind frei.
}
link-playing = Es spielen: { $names }.
link-over = Die Partie ist zu Ende.
link-result = So ging die Partie aus
link-scores = Ruhm: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Ergebnis teilen
share-picture = Als Bild speichern
share-log = Protokoll als Text speichern
