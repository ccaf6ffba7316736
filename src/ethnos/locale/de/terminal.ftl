# The game at a terminal.

## Setting up

setup-welcome = Willkommen bei Ethnos. Mit der Eingabetaste nimmst du die Antwort in Klammern.
setup-names = Wer spielt an dieser Tastatur? Ein Name, oder mehrere mit Kommas [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = Wie viele Bots, und welche? [{ $count } { $bot }]
setup-tribes = Welche Stämme: zufall, einsteiger, für eine Partie, die friedlich, umkämpft, kurz oder lang wird, oder { $count ->
    [one] { $count } Name
   *[other] { $count } Namen mit Kommas
}? „optionen“ zeigt die Hausregeln [zufall]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Werte: { $values }
setup-numbers = Werte: { $least } bis { $most }; gedruckt: { $count }. Eine Variante, in keiner Anleitung.
setup-options = Eine Option als name=wert, oder Eingabetaste, um weiterzumachen
setup-option-chosen = Abgemacht: { $option }.
default-name-of-many = Spieler { $number }
saving = Die Partie wird nach jeder Entscheidung in { $file } gespeichert.
setup-help-line = „hilfe“ zeigt die Befehle, „tipp“ gibt dir einen Rat, „regeln“ zeigt die Regeln.
setup-watch-line = Nur Bots spielen, und du siehst zu. Strg+C beendet; die Partie ist gespeichert.
resumed = Weiter geht es mit { $file }.

## What cannot be set up, saved or read

setup-error-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}: Ethnos ist für 2 bis 6 ({ $clause }).
setup-error-tribe-twice = Ein Stamm ist doppelt genannt: { $tribes } ({ $clause }).
setup-error-tribe-count = Eine Partie { $players ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Leuten
} braucht { $needed ->
    [one] { $needed } Stamm
   *[other] { $needed } Stämme
}, nicht { $count } ({ $clause }).
setup-error-tribe = Einen Stamm „{ $word }“ gibt es nicht. Es gibt: { $tribes }.
setup-error-option = Eine Option „{ $word }“ gibt es nicht. Es gibt: { $choices }.
setup-error-value = Die Option { $option } kennt „{ $word }“ nicht. Möglich ist: { $choices }.
setup-error-number = Die Option { $option } ist eine Zahl von { $least } bis { $most }, nicht „{ $word }“ ({ $clause }).
setup-error-option-form = Eine Option schreibt man name=wert, etwa orc_raid=any_number; hier steht „{ $word }“.
setup-error-people = { $players ->
    [one] { $players } Person
   *[other] { $players } Leute
}, aber { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
}.
setup-error-names = Jeder braucht einen eigenen Namen.
setup-error-seats = { $count ->
    [one] { $count } Person passt
   *[other] { $count } Leute passen
} nicht in eine Partie mit { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätzen
}.
setup-error-bot = Einen Bot „{ $word }“ gibt es nicht. Es gibt: { $choices }; oder modul:Klasse für einen eigenen.
setup-error-bot-broken = Der Bot „{ $word }“ ist nicht zu gebrauchen: { $error }
setup-error-nobody = Es ist kein Bot genannt.
# $error: what the operating system says
file-unreadable = { $file } lässt sich nicht lesen: { $error }
file-unwritable = { $file } lässt sich nicht schreiben: { $error }
file-exists = { $file } gibt es schon.
file-exists-resume = { $file } gibt es schon; weiter geht es mit --resume { $file }
file-nowhere = Die Partie lässt sich hier nicht speichern; nenne eine Datei mit --save DATEI.
file-none-saved = In { $file } ist keine Partie gespeichert.
file-secret = Wie diese Partie gemischt ist, ist noch geheim; hier kann sie nicht weitergehen.
# $error: a technical detail, in English
file-no-record = { $file } ist keine Aufzeichnung einer Partie oder ist beschädigt: { $error }

## Status

age-number = { word-age }
status-age = Zeitalter { word-age } von { $ages }
status-dragons = { $count } von { $all } Drachen
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Stapel { $count }: { $safe ->
    [one] nächste Karte kein Drache
   *[other] kein Drache unter den nächsten { $safe }
}
# $dragon, $ends: chances for the next draw
status-deck-risk = Stapel { $count }: Drache als Nächstes { $dragon }, Zeitalter endet { $ends }
percent = { $count } %
percent-small = unter 1 %

## The table

head-kingdom = Königreich
head-tokens = Plättchen
head-markers = Marker
head-need = Du brauchst
head-player = Name
head-glory = Ruhm
head-hand = Hand
head-bands = Verbände
head-troll = Trolle
head-orc = Orks
head-merfolk = Meerwesen
head-giant = Riese
head-kingdoms = Königreiche
head-raids = Raubzüge
head-sum = Summe
head-pool = { $count ->
    [0] Die Auslage ist leer.
   *[other] Auslage
}
head-own-hand = Deine Hand, { $count } von { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { kingdom-colour }
table-need = { word-cards }
# Without the heading “head-need” above it
table-need-alone = du brauchst { word-cards }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (du)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = { $name } hat sicher auf der Hand: { $cards }.
memory-off = Karten, die du andere hast nehmen sehen, werden nicht mehr aufgeführt.
known-nothing = Von den anderen Händen ist keine Karte bekannt.
hand-of = { $name } hat auf der Hand: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: Plättchen { $tokens }, Platz 1 bringt jetzt { $token } Ruhm. { $players ->
    [0] Keine Marker.
   *[other] Marker: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }Du brauchst einen Verband aus { word-of-needed }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { $glory } Ruhm, { word-cards } auf der Hand.
plain-no-band = { $name } hat in diesem Zeitalter noch keinen Verband gespielt.
# $bands: a list of bands, each with its leader
plain-bands = { $name } hat Verbände dieser Größe gespielt: { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } (Anführer: { card })
       *[other] { $size } (Anführer: { card }, dazu { word-skeletons })
    }
}
plain-trolls = { $name } hat diese Trollplättchen: { $tokens }.
plain-orcs = { $name } hat Orkmarker auf: { $spaces }.
plain-merfolk = { $name } steht auf Feld { $space } der Meerwesen-Leiste.
plain-giant = { $name } hat das Riesenplättchen auf einem Verband aus { word-of-size }.
plain-pool = { $count ->
    [one] Eine Karte in der Auslage: { $cards }.
   *[other] { $count } Karten in der Auslage: { $cards }.
}
plain-pool-empty = Die Auslage ist leer.
plain-card = ({ $number }) { $count ->
    [one] { card }
   *[other] { card } ({ $count }-mal)
}
plain-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand, { $count } von { $limit } Karten:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Weiter mit der Eingabetaste
enter-first = Jetzt nicht: Drück zuerst die Eingabetaste.
hand-over = Eingabetaste, um deine Karten zu verdecken und an { $name } zu übergeben, oder „zurück“
hand-over-ready = { $name }, du bist dran. Wenn sonst niemand auf den Bildschirm schaut, drück die Eingabetaste
leader-choice = unter { $number }: { $outlook }
confirm-band = Ausspielen? (ja oder nein)
confirm-again = Bitte antworte mit ja oder nein.
confirm-set = { $state ->
    [on] Ab jetzt wirst du vor jedem Verband gefragt.
   *[off] Verbände werden ohne Nachfrage gespielt.
}
undone = { $name } entscheidet noch einmal.
undo-impossible = Zurücknehmen geht nicht: Es gibt keine frühere Entscheidung, oder seitdem wurden verdeckte Karten sichtbar.
# $command: what to type; $chance: to win the game
hint = { $command } (Siegchance { $chance }): { $reason }
analysis-help = Du entscheidest für alle. „tipp“ fragt nach den besten Zügen, „zurück“ nimmt einen Zug zurück, „speichere DATEI“ schreibt eine Aufzeichnung, „ende“ hört auf.
# $count: how many moves the record has
analysis-moment = { $name } wählt Zug { $number } von { $count }. Gewählt wurde: { $what }
analysis-moment-open = { $name } wählt Zug { $number }, nach dem letzten von { $count }.
analysis-dealt = Echt sind die Karten, die { $name } sieht; alle anderen sind neu ausgeteilt.
why-nothing = Seit du dabei bist, hat noch kein Bot gespielt, oder keiner mit diesem Namen.
saved = Die Partie ist in { $file } gespeichert.
copied = Eine Kopie der Partie liegt in { $file }.
save-failed = Nicht gespeichert. { $reason }
left = Die Partie ist gespeichert. Weiter geht es mit: ethnos play --resume { $file }
record-kept = Die Aufzeichnung dieser Partie liegt in { $file }.

## Help and rules

help-now = Jetzt:
help-always = Jederzeit:
help-short = Wörter darfst du abkürzen (z, n 3, v 1 4 unter 4), Karten benennen (roter ork, orks, rot) und Fragen einfach mit der Antwort beantworten.
legend = Auf dem Tisch: Der Buchstabe vor einem Königreich ist der erste seines Namens und sein Kürzel in der Spalte Orks, [6] bringt Platz 1 in diesem Zeitalter, ●P 2 heißt zwei Marker dieser Person, „5-2 Elf aus Rhea“ ist ein Verband aus 5 Karten, angeführt von einem Elfen aus Rhea, mit 2 Skeletten, die nicht gewertet werden, „1 Ork aus Straton ×3“ sind drei Verbände aus je einem Ork. Die Nummern vor Karten tippst du in Befehlen wie „nimm 3“.
tribes-heading = Was der Anführer eines Verbands kann; X ist die Zahl der Karten im Verband:
rules-topics = Themen: { $topics }.
rules-unknown = In den Regeln gibt es keinen Abschnitt „{ $word }“. Themen: { $topics }.
rules-no-clause = Eine Klausel oder Entscheidung { $word } gibt es nicht. Die Nummern sind { $choices }.
rules-not-translated = Dieser Text ist noch nicht übersetzt.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] Jede Zeile trägt die richtige Prüfsumme.
   *[failed] Eine Zeile trägt die falsche Prüfsumme: Die Aufzeichnung wurde verändert oder beschädigt.
}
proof-shape = { $verdict ->
    [passed] Die Aufzeichnung ist formal vollständig, und ihre Aktionen sind in der richtigen Reihenfolge.
   *[failed] Die Datei ist nicht wie eine Aufzeichnung aufgebaut.
}
proof-complete = { $verdict ->
    [passed] Die Partie wurde zu Ende gespielt.
   *[open] Die Partie ist noch nicht zu Ende, oder das Ende wurde abgeschnitten.
}
proof-seed = { $verdict ->
    [passed] Der Startwert ist der vor dem Austeilen festgelegte.
    [skipped] Der Startwert fehlt: Diese Aufzeichnung zeigt nur die Sicht einer Person.
    [open] Der Startwert bleibt geheim, bis die Partie zu Ende ist.
   *[failed] Der Startwert ist nicht der vor dem Austeilen festgelegte.
}
proof-replay = { $verdict ->
    [passed] Alle ausgeteilten Karten und alle Züge folgen aus dem Startwert und den Regeln.
    [skipped] Die Partie lässt sich nicht nachspielen: Diese Aufzeichnung zeigt nur die Sicht einer Person.
    [open] Alle Züge folgen bisher den Regeln; das Austeilen lässt sich prüfen, wenn die Partie zu Ende ist.
   *[failed] So kann die Partie nicht verlaufen sein.
}
proof-result = { $verdict ->
    [passed] Ruhm und Sieg stimmen mit der Partie überein.
   *[failed] Ruhm oder Sieg stimmen nicht mit der Partie überein.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = Die Aufzeichnung hält der Prüfung stand.
proof-unfinished = Die Aufzeichnung ist bis hierher in Ordnung, aber die Partie ist nicht zu Ende.
proof-fails = Die Aufzeichnung hält der Prüfung NICHT stand.

## Scores

scoreboard-age = Zeitalter { word-age }:
scoreboard-now = Wenn Zeitalter { word-age } jetzt endete, ohne Raubzüge:
scoreboard-total = { $name }: { $glory } Ruhm jetzt, { $total } dann.
scoreboard-player = { $name }: { $points }; zusammen { $glory }.
scoreboard-kingdoms = Königreiche { $glory }
scoreboard-merfolk = Meerwesen { $glory }
scoreboard-giant = Riese { $glory }
scoreboard-raids = Raubzüge { $glory }
scoreboard-bands = Verbände { $glory }
