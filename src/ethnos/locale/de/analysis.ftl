### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Alle Handkarten liegen offen, und du entscheidest für alle. Frag nach den besten Zügen, spiel einen aus, nimm ihn zurück.
analysis-edit-text = Durch Klicken oder als Text, oder nimm eine aus einer Wiederholung: „{ analysis-here }“.
analysis-sample = Für den Anfang ist das eine Stellung aus der Beispielpartie.
analysis-best = Beste Züge
analysis-ask = Beste Züge suchen
analysis-thinking = Züge werden ausprobiert …
analysis-ahead = { $count ->
    [one] { $count } andere Analyse kommt zuerst.
   *[other] { $count } andere Analysen kommen zuerst.
}
analysis-moves = Oder spiel einen beliebigen Zug
analysis-play = Spielen
analysis-undo = Zurücknehmen
analysis-over = Hier ist die Partie zu Ende.
analysis-edit = Eine andere Stellung aufbauen
analysis-deal = Neu austeilen
analysis-players = Spielerzahl
analysis-position = Stellung als Text
analysis-apply = Diesen Text aufbauen
analysis-place = Was geändert wird
analysis-place-pool = Auslage
analysis-place-hand = Hand: { $name }
analysis-place-bands = Verbände: { $name }
analysis-place-markers = Marker, Ruhm und Plättchen von { $name }
analysis-place-turn = Zug, Zeitalter und Drachen
analysis-add = Eine Karte dazulegen
analysis-remove = Wegnehmen: { $card }
analysis-empty = leer
analysis-new-band = Neuer Verband
analysis-glory = Ruhm
analysis-turn-of = Am Zug: { $name }
analysis-place-deck = Stapel
analysis-place-discarded = Abgelegte Karten
analysis-place-known = Bekannte Karten von { $name }
analysis-place-setting = Stämme, Ruhmesplättchen und Hausregeln
analysis-supply = Marker übrig
analysis-merfolk = Meerwesen-Leiste
analysis-orcs = Orkhorde
analysis-trolls = Trollplättchen
analysis-giant = Riesenplättchen
analysis-giant-here = liegt hier
analysis-giant-size = Größe des Verbands
analysis-age = Zeitalter
analysis-first = Startspieler
analysis-decision = Was entschieden wird
analysis-bands-played = Verbände in diesem Zug
analysis-free = Freie Marker
analysis-dragons = Aufgedeckte Drachen
analysis-dragon-free = Karten vor einem Drachen
analysis-third = Wer den dritten Drachen zog
analysis-nobody = niemand
analysis-replace = Einen Stamm ersetzen; seine Karten und Plättchen verlassen den Tisch.
analysis-swap = Zwei Ruhmesplättchen drücken, um sie zu tauschen.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Eine Karte drücken, um sie oben auf den Stapel zu legen.
analysis-dragon = Drache
analysis-decision-name = { $decision ->
    [turn] Anwerben oder einen Verband spielen
    [marker] Wohin der Marker kommt
    [merfolk_move] Wie weit der Meerwesen-Marker zieht
    [free_marker] Wohin der freie Marker kommt
    [orc_marker] Ein Marker für die Orkhorde
    [troll_token] Welches Trollplättchen
    [further_band] Ein weiterer Verband
    [keep] Welche Karten behalten werden
   *[wizard_draw] Ob der Zauberer zieht
}
analysis-wrong = Diese Stellung lässt sich nicht aufbauen: { $reason }
analysis-here = Diese Stellung analysieren
