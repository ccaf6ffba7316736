### Das Tagesspiel auf der Startseite.

daily-today = Das Spiel des Tages
daily-try = Für alle dieselben Karten und dieselben Bots. Ein Versuch.
daily-waits = Deine Partie wartet auf dich.
daily-result = Platz { $rank } von { $players } mit { $glory } Ruhm
daily-play = Spiel des Tages spielen
daily-look = Den Tag ansehen
daily-next = Das nächste kommt in { $hours } Std. { $minutes } Min.
daily-of = Spiel des Tages, { $text }
