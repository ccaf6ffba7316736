# Opponents: who they are, and why they do what they do.

bot-random-name = Vagabund
bot-random-character = zieht ziellos umher und macht irgendetwas, Hauptsache erlaubt
bot-novice-name = Neuling
bot-novice-character = spielt solide, denkt aber nur an dieses Zeitalter und irrt sich manchmal
bot-heuristic-name = Taktiker
bot-heuristic-character = wägt Ruhm, Marker und Risiko ab und spielt sofort
bot-search-name = Denker
bot-search-character = spielt vor jedem Zug in Gedanken durch, wie die Partie weitergehen könnte, und das viele Male

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = Etwas anderes geht nicht.
reason-at-random = Zufällig gewählt.
reason-unexplained = Kein Grund angegeben.
reason-imagined = In Gedanken { $playouts ->
    [one] { $playouts } Partie
   *[other] { $playouts } Partien
} ein paar Züge weitergespielt: { $percent } % Siegchance, im Schnitt { $glory } Ruhm.
reason-ten-skeletons = Zehn Skelette gewinnen die Partie.
reason-band-glory = Ein Verband aus { word-of-size } ist am Ende des Zeitalters { $glory } Ruhm wert.
reason-band-marker = { $standing ->
    [leads] Ein Verband aus { word-of-size } bringt einen Marker nach { kingdom-name } und damit dort die Führung.
    [ties] Ein Verband aus { word-of-size } bringt einen Marker nach { kingdom-name } und zieht dort mit der Spitze gleich.
   *[behind] Ein Verband aus { word-of-size } bringt einen Marker nach { kingdom-name }.
}
reason-band-ability = Ein Verband aus { word-of-size } unter einem { word-tribe-object } lohnt sich wegen der Fähigkeit.
reason-band-dragon = Das Zeitalter kann vor dem nächsten Zug enden ({ $percent } %), also kommt der Verband aus { word-of-size } jetzt.
reason-band-full-hand = Die Hand ist voll, also muss ein Verband her.
reason-recruit-match = Mit { word-a-card-dative } { $size ->
    [one] passt { $size } Karte
   *[other] passen { $size } Karten
} zusammen.
reason-recruit-start = Auf der Hand passt nichts dazu, aber ein { card } ist der beste neue Anfang.
reason-recruit-deck = Nichts in der Auslage hilft mehr als eine unbekannte Karte; das Drachenrisiko liegt bei { $percent } %.
reason-marker = { $standing ->
    [leads] Ein Marker in { kingdom-name } holt die Führung, es geht um { $glory } Ruhm.
    [ties] Ein Marker in { kingdom-name } sorgt für Gleichstand, es geht um { $glory } Ruhm.
   *[behind] Ein Marker in { kingdom-name } hilft am meisten, es geht um { $glory } Ruhm.
}
reason-no-marker = Kein Königreich ist gerade einen Marker wert.
reason-merfolk-move = Auf der Meerwesen-Leiste gilt: je weiter, desto besser.
reason-orc-marker = Orkmarker in { $spaces ->
    [one] einer Farbe
   *[other] { $spaces } Farben
} machen einen Raubzug wertvoller.
reason-no-orc-marker = Der Marker wird anderswo gebraucht.
reason-troll-token = Trollplättchen { $token } entscheidet Gleichstände.
reason-no-troll-token = Kein Trollplättchen würde etwas entscheiden.
reason-stop = Ein weiterer Verband lohnt sich gerade nicht.
reason-keep = { $count ->
    [one] Die behaltene Karte ist der Anfang des nächsten Verbands.
   *[other] Aus den { $count } behaltenen Karten entsteht der nächste Verband.
}
reason-keep-nothing = Keine der Handkarten ist es wert, behalten zu werden.
reason-wizard-draw = { word-cards } zu ziehen kostet nichts; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
reason-no-wizard-draw = Beim Ziehen könnte das Zeitalter enden ({ $percent } %).
reason-raid = Ein Raubzug mit { $spaces ->
    [one] einem Marker
   *[other] { $spaces } Markern
} bringt jetzt { $glory } Ruhm.
reason-no-raid = Mit etwas Geduld bringt der Raubzug vielleicht noch mehr.
