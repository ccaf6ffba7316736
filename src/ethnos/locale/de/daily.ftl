### Die Seite des Tagesspiels.

daily-title = Das Spiel des Tages
daily-same = Gleiche Karten und Stämme für alle. Jeden Tag (nach UTC) gibt es ein neues Spiel.
daily-bots = { $players } Spieler: du und Bots der Stufe „{ $level }“. Auf dieselben Züge antworten sie gleich.
daily-once = Ein Versuch: kein Zurücknehmen, keine Tipps, keine Zuschauer. Wenn du gehst, wartet die Partie.
daily-tribes = Stämme des Tages
daily-practice = Zur Übung spielen
daily-practice-text = Dieser Tag ist vorbei. Was du jetzt spielst, ist Übung und zählt nicht im Vergleich.
daily-practiced = Zur Übung gespielt, zählt nicht im Vergleich.
daily-late = Der Tag ist abgeschlossen: Was du jetzt noch spielst, ist Übung.
daily-begun = Ein Versuch: Die Partie zählt, wenn sie bis { $text } zu Ende ist.

## The comparison

daily-others = Du und alle anderen
daily-place = Nach Ruhm: Platz { $place } von { $count }
daily-nobody = Niemand hat dieses Spiel rechtzeitig beendet.
daily-finished = { $count ->
    [0] Noch niemand hat es beendet.
    [one] { $count } Person hat es beendet.
   *[other] { $count } Leute haben es beendet.
}
daily-after = Wie es den anderen ging, siehst du nach deiner eigenen Partie.
daily-wins = { $percent } % davon haben die Bots geschlagen.
daily-bar = Ruhm { $first } bis { $last }: { $count }
daily-you = Du
daily-chart = Wie oft welcher Ruhm erreicht wurde

## Sharing without giving anything away

daily-share-line = Platz { $rank } von { $players }, { $glory } Ruhm
daily-share-place = An diesem Tag: Platz { $place } von { $count }

## The calendar

daily-calendar = Kalender
daily-earlier = Der Monat davor
daily-later = Der Monat danach
daily-day = { $text }: nicht gespielt
daily-day-played = { $text }: Platz { $rank }, { $glory } Ruhm
daily-day-practiced = { $text }: Platz { $rank }, { $glory } Ruhm, zur Übung
daily-legend = Die Zahl ist dein Platz in der Partie. In Klammern: zur Übung. Tage ohne Link hatten kein Spiel.

## The proof

daily-fair-text = Vor der ersten Karte wird dieser Fingerabdruck der Mischung gezeigt, für alle derselbe; kein Spieler trägt eigenen Zufall bei, sonst hätte jeder andere Karten. Die Mischung selbst wird aufgedeckt, wenn der Tag abgeschlossen ist, eine Stunde nach seinem Ende: Dann kann jede Partie des Tages angesehen, analysiert und überprüft werden. Die Mischung wählt allein der Server; und wer sich zweimal anmeldet, könnte es zweimal versuchen.
daily-fair-local = Ohne Server ist nichts geheim: Die Mischung ergibt sich aus dem Datum und ist in jedem Browser dieselbe. Darum gibt es keinen Vergleich mit anderen, nur deinen eigenen Kalender.
daily-opens = Aufzeichnung, Analyse und Beweis öffnen sich am { $text }.
daily-none = An diesem Tag gab es kein Spiel.
daily-again = Zum Spiel des Tages
