# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = zieh ziehe ziehen z
verb-take = nimm nehmen anwerben n
verb-band = verband spiel spiele spielen ausspielen v
verb-place = setz setze setzen s
verb-move = geh gehe gehen rücke
verb-free = gratis
verb-orc = ork
verb-troll = troll
verb-stop = fertig aufhören stopp f
verb-keep = behalte behalten b
verb-wizard = zauberer
verb-raid = raubzug plündern
verb-wait = warte warten
verb-pass = passe passen
verb-hint = tipp hinweis t
verb-why = warum wieso w
verb-undo = zurück zurueck rückgängig
verb-tribes = stämme staemme
verb-rules = regeln r
verb-log = chronik verlauf c
verb-score = punkte wertung punktestand spielstand p
verb-table = tisch
verb-sort = sortiere sortieren ordne
verb-memory = merkzettel
verb-confirm = nachfragen
verb-save = speichere speichern
verb-help = hilfe h ?
verb-quit = ende beenden exit

## Words typed after a command, or as an answer: again the natural one first

typed-yes = ja j ok
typed-no = nein n
typed-none = nichts keins keine keinen kein ohne 0
typed-all = alle alles
# Between the cards of a band and the one that leads it
typed-lead = unter anführer anfuehrer führt fuehrt von
# Between a tribe and its kingdom
typed-of = aus
typed-on = an ein
typed-off = aus
typed-tribe = stamm stämme
typed-kingdom = königreich koenigreich reich farbe
typed-random = zufall
typed-beginner = einsteiger anfänger
typed-calm = friedlich
typed-fierce = umkämpft hart
typed-short = kurz
typed-long = lang
typed-options = optionen

## One line of help for each command

help-draw = zieh: die oberste Karte des Stapels anwerben
help-take = nimm 3, nimm roten ork: eine Karte aus der Auslage anwerben
help-band = verband 1 4 5 unter 4, verband orks unter rot: einen Verband unter seinem Anführer ausspielen
help-place = setz rot: den Marker des Verbands in ein Königreich setzen
help-move = geh 3: auf der Meerwesen-Leiste vorrücken
help-free = gratis rot, gratis nichts: einen Gratismarker der Meerwesen in ein beliebiges Königreich setzen oder darauf verzichten
help-orc = ork ja, ork nein: einen Marker auf deine Orkhorde legen oder darauf verzichten
help-troll = troll 4, troll nichts: ein Trollplättchen nehmen oder keins
help-stop = fertig: keinen weiteren Verband ausspielen
help-keep = behalte 2 3, behalte nichts: diese Karten behalten, die anderen abwerfen
help-wizard = zauberer, zauberer nichts: die Karten des Zauberers ziehen oder keine
help-raid = raubzug, raubzug nichts: alle Marker der Orkhorde gegen Ruhm eintauschen oder warten
help-wait = warte: die Orkmarker für später liegen lassen
help-pass = passe: nur, wenn sonst nichts geht
help-hint = tipp: was ein Bot an deiner Stelle täte
help-why = warum: weshalb ein Bot zuletzt so gespielt hat
help-undo = zurück: deine letzte Entscheidung zurücknehmen
help-tribes = stämme: was die Stämme dieser Partie können
help-rules = regeln trolle, regeln R38: einen Abschnitt oder einen Absatz der Regeln lesen
help-log = chronik, chronik 30: was bisher geschah
help-score = punkte: Ruhm nach Herkunft, und was das Zeitalter brächte, wenn es jetzt endete
help-table = tisch: den ganzen Tisch noch einmal zeigen
help-sort = sortiere stamm, sortiere königreich: deine Karten gruppieren
help-memory = merkzettel an, merkzettel aus: Karten zeigen, die andere vor deinen Augen genommen haben
help-confirm = nachfragen an, nachfragen aus: vor dem Ausspielen eines Verbands fragen
help-save = speichere DATEI: eine Kopie der Partie speichern
help-help = hilfe: diese Liste
help-quit = ende: aufhören; die Partie ist gespeichert

## Questions. $size and $count belong to the band just played

ask-turn = zieh, nimm eine Karte oder spiel einen Verband
ask-turn-no-band = zieh oder nimm eine Karte
ask-turn-no-pool = zieh oder spiel einen Verband
ask-turn-deck = zieh eine Karte
ask-turn-full = deine Hand ist voll: spiel einen Verband
ask-turn-only-band = spiel einen Verband
ask-turn-pass = sonst geht nichts: passe
ask-marker = wohin kommt der Marker? ({ $kingdoms })
ask-merfolk-move = wie weit rückt dein Meerwesen-Marker vor? (bis zu { $count })
ask-free-marker = ein Gratismarker: in welches Königreich, oder nichts?
ask-orc-marker = einen Marker auf das Feld { kingdom-name } deiner Orkhorde? (ja oder nein)
ask-troll-token = welches Trollplättchen nimmst du? ({ $tokens }, oder nichts)
ask-further-band = spiel noch einen Verband oder sag „fertig“
ask-keep = welche Karten behältst du? (bis zu { $count }, oder nichts)
ask-wizard-draw = { $free ->
    [yes] bis zu { word-cards } ziehen? (eine Zahl, ja oder nein)
   *[no] { word-cards } ziehen? (ja oder nein)
}
ask-raid = Raubzug ({ $spaces }) für { $glory } Ruhm? (raubzug oder warte)
ask-leader = wer führt an? (eine Nummer, oder nein)

## A command that is not understood

command-empty = Gib einen Befehl ein; „hilfe“ zählt alle auf.
command-unknown = Den Befehl „{ $word }“ gibt es nicht; „hilfe“ zählt alle auf.
command-unknown-near = Den Befehl „{ $word }“ gibt es nicht. Meinst du „{ $near }“?
command-ambiguous = „{ $word }“ kann mehreres heißen: { $choices }.
command-usage = { $usage }.
command-number = Eine Karte { $number } gibt es nicht: Die Nummern gehen von 1 bis { $last }.
command-number-twice = Karte { $number } ist zweimal genannt.
command-no-cards = Es sind keine Karten da, aus denen du wählen könntest.
command-no-such-card = „{ $word }“ steht nicht zur Wahl.
command-no-card-word = „{ $word }“ ist weder eine Kartennummer noch ein Stamm noch ein Königreich.
command-no-kingdom = „{ $word }“ ist kein Königreich: blau, grün, grau, orange, violett oder rot.
command-one-card = Nenne genau eine Karte: ihre Nummer oder etwa „roter ork“.
command-which-card = Welche davon: { $cards }?
command-leader-not-in-band = Der Anführer muss zu den Karten des Verbands gehören.
command-who-leads = Wer führt an? Antworte mit Nummer oder Name der Karte, oder nein:
command-band-dropped = Der Verband wird nicht gespielt.
# $usage: the line of help of a command that answers another question
command-not-now = Danach ist gerade nicht gefragt, erst später: { $usage }.
command-which-token = Welches Trollplättchen? Du kannst { $tokens } haben: Gib die Zahl ein, oder nichts.
command-which-kingdom = Welches Königreich? Offen für den Marker: { $kingdoms }.
command-how-far = Wie weit? Gib eine Zahl von 0 bis { $count } ein.
command-which-cards = Welche Karten? Gib ihre Nummern ein, etwa „2 3“, oder nichts.

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = Die Partie ist vorbei ({ $clause }).
refusal-age-over = Der dritte Drache hat das Zeitalter beendet ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] Das geht jetzt nicht: Wirb eine Karte an oder spiel einen Verband ({ $clause }).
    [marker] Sag zuerst, wohin der Marker kommt ({ $clause }).
    [merfolk_move] Sag zuerst, wie weit der Meerwesen-Marker vorrückt ({ $clause }).
    [free_marker] Sag zuerst, wohin der Gratismarker kommt ({ $clause }).
    [orc_marker] Sag zuerst, ob du den Orkmarker willst ({ $clause }).
    [troll_token] Wähle zuerst ein Trollplättchen oder keins ({ $clause }).
    [further_band] Jetzt darfst du noch einen Verband spielen oder aufhören ({ $clause }).
    [keep] Sag zuerst, welche Karten du behältst ({ $clause }).
    [wizard_draw] Sag zuerst, ob du Karten ziehst ({ $clause }).
   *[raid] Sag zuerst, ob du auf Raubzug gehst ({ $clause }).
}
refusal-no-passing = Passen darfst du nicht: Wirb eine Karte an oder spiel einen Verband ({ $clause }).
refusal-hand-full = Deine Hand ist voll (Limit { $limit }): Du musst einen Verband spielen ({ $clause }).
refusal-deck-empty = Der Stapel ist leer ({ $clause }).
refusal-not-in-pool = In der Auslage liegt kein { card } ({ $clause }).
refusal-not-in-hand = { $tribe ->
    [skeleton] So viele Skelette hast du nicht auf der Hand
   *[other] Diese Karte hast du nicht auf der Hand: { card }
} ({ $clause }).
refusal-not-a-band = Diese Karten sind kein Verband: Weder Stamm noch Farbe haben sie gemeinsam ({ $clause }).
refusal-band-too-large = Ein Verband hat höchstens 10 Karten ({ $clause }).
refusal-no-leader = Ein Verband braucht einen Anführer, der kein Skelett ist ({ $clause }).
refusal-skeleton-leads = Ein Skelett kann nie einen Verband anführen ({ $clause }).
refusal-band-too-small = { kingdom-name } verlangt einen Verband aus { word-of-needed }; deiner hat nur { $size ->
    [one] eine
   *[other] { $size }
} ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = Der Marker gehört in das Königreich in der Farbe des Anführers, also nach { $own ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
} ({ $clause }).
refusal-marker-is-mandatory = Kannst du den Marker setzen, musst du es auch ({ $clause }).
refusal-move-too-far = Dein Meerwesen-Marker kann höchstens { $limit ->
    [one] { $limit } Feld
   *[other] { $limit } Felder
} vorrücken ({ $clause }).
refusal-troll-token-unavailable = Trollplättchen { $token } ist nicht zu haben: Es ist vergeben oder zu hoch für einen Verband aus { word-of-size } ({ $clause }).
refusal-too-many-kept = Du darfst höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} behalten, nicht { $count } ({ $clause }).
refusal-wrong-draw = Du ziehst { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} oder keine ({ $clause }).
refusal-raid-all-or-nothing = Ein Raubzug nimmt alle Marker von der Orkhorde oder keinen ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Nenne jedes Feld nur einmal ({ $clause }).
   *[other] Das Feld { kingdom-name } deiner Orkhorde ist leer ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Du spielst { word-band }: { $marker }; { $ability }; { $discard }; am Ende des Zeitalters { $glory } Ruhm wert.
ask-skeletons = Zehn Skelette: Du gewinnst die Partie auf der Stelle.
preview-marker = dein { $markers }. Marker in { kingdom-name }
preview-marker-choice = ein Marker in { $count ->
    [one] einem Königreich
   *[other] einem von { $count } Königreichen
}
preview-marker-never = kein Marker, denn ein Halbling führt an
preview-marker-no-supply = kein Marker, denn du hast keinen mehr
preview-marker-too-small = kein Marker, denn { kingdom-name } verlangt einen Verband aus { word-of-needed }
preview-marker-too-small-anywhere = kein Marker, denn für kein Königreich ist der Verband groß genug
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] danach darfst du noch einen Verband spielen
   *[no] kein weiterer Verband
}
preview-dwarf = zählt in der Wertung eine Karte mehr
preview-elf = du darfst bis zu { word-cards } behalten
preview-giant = { $possible ->
    [yes] das Riesenplättchen und sofort 2 Ruhm
   *[no] fürs Riesenplättchen braucht es mehr als { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }
}
preview-halfling = keine Fähigkeit
preview-merfolk = { $symbols ->
    [0] dein Meerwesen-Marker rückt auf Feld { $space } vor
    [one] dein Meerwesen-Marker rückt auf Feld { $space } vor und bringt einen Gratismarker
   *[other] dein Meerwesen-Marker rückt auf Feld { $space } vor und bringt { $symbols } Gratismarker
}
preview-merfolk-up-to = dein Meerwesen-Marker rückt bis zu { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} vor
preview-minotaur = zählt für den Marker eine Karte mehr
preview-orc = { $possible ->
    [yes] wenn du willst, ein Marker auf das Feld { kingdom-name } deiner Orkhorde
   *[no] kein Orkmarker möglich
}
preview-troll = { $possible ->
    [yes] wenn du willst, ein Trollplättchen ({ $tokens })
   *[no] kein Trollplättchen zu haben
}
preview-wingfolk = { $possible ->
    [yes] der Marker darf überallhin
   *[no] auch anderswo ist kein Marker möglich
}
preview-wizard = danach ziehst du { word-cards }, wenn du willst
preview-discard = { $count ->
    [0] nichts abzuwerfen
   *[other] { word-cards } in die Auslage
}
preview-discard-later = { $count ->
    [0] keine Karten mehr auf der Hand
    [one] noch { $count } Karte auf der Hand
   *[other] noch { $count } Karten auf der Hand
}
