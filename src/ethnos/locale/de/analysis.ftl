### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Eine beliebige Stellung durch Klicken oder als Text aufbauen, nach den besten Zügen fragen und sie ausspielen.
analysis-best = Beste Züge
analysis-ask = Beste Züge suchen
analysis-thinking = Züge werden ausprobiert …
analysis-ahead = { $count ->
    [one] { $count } andere Analyse kommt zuerst.
   *[other] { $count } andere Analysen kommen zuerst.
}
analysis-moves = Alle Züge
analysis-play = Spielen
analysis-undo = Zurücknehmen
analysis-over = Hier ist die Partie zu Ende.
analysis-edit = Aufbauen
analysis-deal = Neu austeilen
analysis-players = Spielerzahl
analysis-position = Stellung als Text
analysis-apply = Diesen Text aufbauen
analysis-place = Was geändert wird
analysis-place-pool = Auslage
analysis-place-hand = Hand: { $name }
analysis-place-bands = Verbände: { $name }
analysis-place-markers = Marker und Ruhm: { $name }
analysis-place-turn = Wer am Zug ist
analysis-add = Eine Karte dazulegen
analysis-remove = Wegnehmen: { $card }
analysis-empty = leer
analysis-new-band = Neuer Verband
analysis-glory = Ruhm
analysis-turn-of = Am Zug: { $name }
analysis-wrong = Diese Stellung lässt sich nicht aufbauen: { $reason }
analysis-here = Diese Stellung analysieren
