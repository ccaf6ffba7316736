# Opponents: who they are, and why they do what they do.

bot-random-name = Vagabund
bot-random-character = zieht ziellos umher und macht irgendetwas, Hauptsache erlaubt
bot-novice-name = Neuling
bot-novice-character = sammelt große Verbände seines Lieblingsstamms und vergisst, was die anderen tun
bot-adventurer-name = Abenteurer
bot-adventurer-character = kämpft um Königreiche und Ruhm, unterschätzt aber die Gegner und die kommenden Zeitalter
bot-heuristic-name = Taktiker
bot-heuristic-character = wägt Ruhm, Marker und Risiko ab und spielt sofort
bot-search-name = Denker
bot-search-character = spielt vor jedem Zug in Gedanken durch, wie die Partie weitergehen könnte, und das viele Male

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = Etwas anderes geht nicht.
reason-at-random = Zufällig gewählt.
reason-unexplained = Kein Grund angegeben.
reason-imagined = { $because } In Gedanken { $playouts ->
    [one] { $playouts } Partie
   *[other] { $playouts } Partien
} ein paar Züge weitergespielt: im Schnitt { $glory } Ruhm.
reason-ten-skeletons = Zehn Skelette gewinnen die Partie.
reason-band-glory = Ein Verband aus { word-of-size } ist am Ende des Zeitalters { $glory } Ruhm wert.
reason-band-marker = { $standing ->
    [extends] Ein Verband aus { word-of-size } bringt einen Marker nach { kingdom-name } und baut dort die Führung aus.
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
reason-recruit-start = Auf der Hand passt nichts dazu, aber ein { card } kann einen neuen Verband anführen.
reason-recruit-first = Die Hand ist leer, und ein { card } kann einen neuen Verband anführen.
reason-skeletons = Ein Skelett passt in jeden Verband.
reason-recruit-deck = { $percent ->
    [0] Nichts in der Auslage hilft mehr als eine unbekannte Karte.
   *[other] Nichts in der Auslage hilft mehr als eine unbekannte Karte; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
}
reason-recruit-unknown = { $percent ->
    [0] Der Stapel bietet eine unbekannte Karte.
   *[other] Der Stapel bietet eine unbekannte Karte; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
}
reason-recruit-pool-empty = { $percent ->
    [0] Die Auslage ist leer, eine neue Karte kommt nur vom Stapel.
   *[other] Die Auslage ist leer, eine neue Karte kommt nur vom Stapel; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
}
reason-hand-grows = { $percent ->
    [0] Die Hand bleibt beisammen, und daraus kann ein größerer Verband werden.
   *[other] Die Hand bleibt beisammen, und daraus kann ein größerer Verband werden; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
}
reason-marker = { $standing ->
    [extends] Ein Marker in { kingdom-name } baut die Führung aus, es geht um { $glory } Ruhm.
    [leads] Ein Marker in { kingdom-name } holt die Führung, es geht um { $glory } Ruhm.
    [ties] Ein Marker in { kingdom-name } sorgt für Gleichstand, es geht um { $glory } Ruhm.
   *[behind] Ein Marker in { kingdom-name } stärkt dort die Stellung, es geht um { $glory } Ruhm.
}
reason-no-marker = Der Marker bleibt im Vorrat.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] Der Meerwesen-Marker bleibt auf Feld { $space }.
       *[other] Der Meerwesen-Marker rückt auf Feld { $space } vor.
    }
    [one] Der Meerwesen-Marker rückt auf Feld { $space } vor und bringt einen Gratismarker.
   *[other] Der Meerwesen-Marker rückt auf Feld { $space } vor und bringt { $symbols } Gratismarker.
}
reason-orc-marker = Orkmarker in { $spaces ->
    [one] einer Farbe
   *[other] { $spaces } Farben
} machen einen Raubzug wertvoller.
reason-troll-token = { $standing ->
    [all] Trollplättchen { $token } gewinnt jetzt jeden Gleichstand.
    [some] Trollplättchen { $token } gewinnt jetzt Gleichstände mit { $rivals ->
        [one] einem anderen
       *[other] { $rivals } anderen
    }.
   *[none] Trollplättchen { $token } zählt bei Gleichständen mit.
}
reason-no-troll-token = Die Trollplättchen bleiben den anderen.
reason-stop = Ein weiterer Verband lohnt sich gerade nicht.
reason-keep = { $count ->
    [one] Die behaltene Karte ist der Anfang des nächsten Verbands.
   *[other] Aus den { $count } behaltenen Karten entsteht der nächste Verband.
}
reason-keep-some = Von den { $count } behaltenen Karten passen { $size } in einen Verband.
reason-keep-apart = Jede behaltene Karte kann einen eigenen Verband anführen.
reason-keep-nothing = Keine der Handkarten ist es wert, behalten zu werden.
reason-discard = { $count ->
    [one] { $count } Karte geht für die anderen in die Auslage.
   *[other] { $count } Karten gehen für die anderen in die Auslage.
}
reason-wizard-draw = { $percent ->
    [0] { word-cards } zu ziehen kostet nichts.
   *[other] { word-cards } zu ziehen bringt eine neue Hand; das Risiko, dass das Zeitalter endet, liegt bei { $percent } %.
}
reason-no-wizard-draw = { $percent ->
    [0] Es wird nichts gezogen.
   *[other] Es wird nichts gezogen, also kann dabei auch nicht das Zeitalter enden ({ $percent } %).
}
reason-raid = Ein Raubzug mit { $spaces ->
    [one] einem Marker
   *[other] { $spaces } Markern
} bringt jetzt { $glory } Ruhm.
reason-no-raid = { $ages ->
    [0] Die Orkmarker bleiben liegen.
   *[other] Die Orkmarker bleiben für einen späteren Raubzug liegen.
}
