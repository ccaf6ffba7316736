# The reports of tournaments.

arena-title = Turnier der Bots
arena-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} an Tischen mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
}. Fair wäre ein Siegesanteil von { $percent } %. Jedes Intervall enthält den wahren Wert in 95 von 100 Fällen.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Prüfsumme aller Partien: { $digest }
arena-written = Der Bericht steht in { $file }.
arena-column-bot = Bot
arena-column-seats = Einsätze
arena-column-wins = Siege, %
arena-column-rating = Wertung
arena-column-rank = Platz
arena-column-glory = Ruhm
arena-column-median = ms, Median
arena-column-slow = ms, 99 %
arena-column-tribe = Stamm
arena-heading-ratings = Wertungen
arena-heading-wins = Anteil der Siege
arena-heading-matrix = Wie oft der Bot der Zeile vor dem Bot der Spalte landet, %
arena-heading-sources = Woher der Ruhm kommt
arena-heading-by-tribe = Anteil der Siege nach Stamm im Spiel, %
arena-heading-tribes = Stämme und Siege
arena-heading-pairs = Stammespaare, die Verbände desselben Spielers anführen
arena-source-kingdoms = Königreiche
arena-source-bands = Verbände
arena-source-merfolk = Meerwesen-Leiste
arena-source-giant = Riesenplättchen
arena-source-raids = Raubzüge
arena-tribes-explained = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $sets ->
    [one] { $sets } Stammeskombination
   *[other] { $sets } verschiedenen Stammeskombinationen
}. Wer gewinnt, spielt { $percent } % aller Verbände; liegt der Anteil eines Stammes höher, geht er oft mit dem Sieg einher.
arena-column-presence = Karten in Siegerverbänden, %
arena-column-leadership = Angeführte Siegerverbände, %
arena-column-most-led = Siege derer, die ihn am häufigsten anführen lassen, %
arena-column-tribe-glory = Ruhm
arena-column-pair = Paar
arena-repeat = Zum Wiederholen: { $command }
arena-versions = ethnos { $ethnos }, Regeln { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [one] { $bot } hat { $games } Partie durch einen Fehler verloren
   *[other] { $bot } hat { $games } Partien durch Fehler verloren
}; in Partie { $game }: { $error }
arena-stopped = { $games ->
    [one] Abgebrochen nach { $count } von { $games } Partie.
   *[other] Abgebrochen nach { $count } von { $games } Partien.
}
arena-kept = Die gespielten Partien stehen in { $file }; derselbe Befehl mit --resume setzt fort.
arena-bot-died = Der Bot „{ $bot }“ hat in Partie { $game } immer wieder seinen Prozess beendet ({ $error }). Das Turnier wird abgebrochen.
arena-results-exists = { $file } enthält schon Partien. Setze sie mit --resume fort oder nenne eine andere Datei.
arena-results-other = { $file } gehört zu einem anderen Turnier: „{ $detail }“ ist verschieden.
arena-results-broken = { $file } enthält keine Partien eines Turniers (Zeile { $detail }).
arena-results-unnamed = --resume setzt die Datei von --results fort; ergänze --results DATEI.
