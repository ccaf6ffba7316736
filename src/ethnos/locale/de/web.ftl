# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Du bist dran · Ethnos
web-loading = Einen Moment …
web-close = Schließen
web-yes = Ja
web-no = Nein
web-cancel = Abbrechen
web-back-home = Zur Startseite
web-rule = Zur Regel, { $clause }

## Who sits where

web-bot = Bot
web-bot-kind = Bot, { $level }
web-you = du
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] Zeit um, ein Bot spielt weiter
    [left] ist weg, ein Bot spielt weiter
   *[replaced] ein Bot spielt weiter
}
web-offline = nicht verbunden
web-absent = { $name } ist seit einer Minute nicht da.
web-absent-replace = Einen Bot weiterspielen lassen
web-absent-wait = Warten

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Zentaur
    [dwarf] Zwerg
    [elf] Elf
    [giant] Riese
    [halfling] Halbling
    [merfolk] Meerwesen
    [minotaur] Minotaur
    [orc] Ork
    [skeleton] Skelett
    [troll] Troll
    [wingfolk] Geflügelter
   *[wizard] Zauberer
}
web-card-any = passt immer
web-group-tribe = { $tribe ->
    [centaur] Zentauren
    [dwarf] Zwerge
    [elf] Elfen
    [giant] Riesen
    [halfling] Halblinge
    [merfolk] Meerwesen
    [minotaur] Minotauren
    [orc] Orks
    [skeleton] Skelette
    [troll] Trolle
    [wingfolk] Geflügelte
   *[wizard] Zauberer
}
web-group-kingdom = { $kingdom ->
    [none] Skelette
   *[other] { kingdom-name }
}
web-card-unfit = passt nicht

## The bar at the top

web-age = Zeitalter { word-age }
web-age-short = { word-age }
web-age-score = Wertung von Zeitalter { word-age }
web-tribe-sheet = Was die Stämme können
web-theme = Farbschema
web-rules = Regeln
web-menu = Menü
web-settings = Einstellungen
web-leave = Tisch verlassen
web-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
web-leave-yes = Verlassen
web-leave-no = Bleiben
web-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}

## Players

web-players = Spieler
web-glory = Ruhm
web-in-hand = { $count ->
    [one] Karte
   *[other] Karten
}
web-player-label = { $name }: { $glory } Ruhm, { word-cards } auf der Hand
web-projected = +{ $glory }, wenn das Zeitalter jetzt endete
web-giant-token = Riesenplättchen, Verband aus { word-of-size }
web-troll-tokens = Trollplättchen: { $tokens }
web-merfolk-space = Meerwesen-Leiste: Feld { $space }
web-orc-count = Orkhorde: { $count } von 6
web-known = Sicher auf der Hand: { $cards }
web-no-bands = kein Verband in diesem Zeitalter
web-band-label = { word-band-nominative }

## The map

web-map = Landkarte der sechs Königreiche
web-coin = Zeitalter { word-age }: { $value } Ruhm
web-need = ab { word-cards }
web-need-met = mit { word-cards } ✓
web-no-markers = keine Marker
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count } Marker
web-kingdom-label = { kingdom-title }: { $first } Ruhm für Platz 1 in diesem Zeitalter. { $markers } Du brauchst einen Verband aus { word-of-needed }.
web-kingdom-watch = { kingdom-title }: { $first } Ruhm für Platz 1 in diesem Zeitalter. { $markers }
web-choose-kingdom = { kingdom-title } wählen

## The pool and the deck

web-pool = Auslage
web-pool-empty = Die Auslage ist leer.
web-deck = Vom Stapel ziehen
web-deck-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
web-dragons = { $count } von 3 Drachen aufgedeckt
web-deck-safe = { $count ->
    [one] nächste Karte kein Drache
   *[other] kein Drache unter den nächsten { $count }
}
web-dragon-chance = nächste Karte ein Drache: { $percent } %
web-age-chance = Zeitalter endet mit der nächsten Karte: { $percent } %

## The right-hand column and its tabs

web-orcs = Orkhorde
web-orc-cell = { $name }, { kingdom-name }: { $taken ->
    [yes] ein Marker
   *[no] leer
}
web-log = Chronik
web-log-empty = Noch ist nichts passiert.
web-sending = Wird gesendet …
web-chat = Chat
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-tabs = Mehr vom Tisch

## The hand and what can be done

web-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name } { $count } · { $chosen } gewählt
web-hand-own = Selbst sortiert
web-sort = { $grouping ->
    [tribe] Nach Stamm
    [kingdom] Nach Königreich
   *[own] Selbst sortiert
}
web-sort-label = Sortierung deiner Karten
web-move-left = Karte nach links schieben
web-move-right = Karte nach rechts schieben
web-watching-only = Du schaust zu.
web-leader = Anführer
web-leaders = Wer führt an?
web-play = Ausspielen
web-play-first = Karten wählen
web-draw = Ziehen
web-undo = Rückgängig
web-hint = Tipp
web-confirm = Bestätigen
web-troll = Trollplättchen

web-advice-chance = Siegchance { $percent } %
web-advice-do = Übernehmen

## Connection and places that are not there

web-lost = **Die Verbindung ist weg.** Neuer Versuch { $seconds ->
    [0] jetzt …
    [one] in { $seconds } Sekunde …
   *[other] in { $seconds } Sekunden …
}
web-lost-offline = **Du bist offline.** Weiter geht es, sobald du wieder da bist.
web-connecting = **Verbinden …**
web-retry = Jetzt versuchen
web-ending = { $ending ->
    [gone] Diesen Tisch gibt es nicht
    [not_welcome] Dieser Tisch ist voll
    [signed_out] Du bist abgemeldet
    [reload] Es gibt eine neuere Version
    [damaged] Diese Partie lässt sich nicht lesen
    [closed] Dieser Tisch ist geschlossen
    [banned] Du bist ausgeschlossen
   *[broken] Etwas ist schiefgegangen
}
web-ending-text = { $ending ->
    [gone] Der Link ist alt oder falsch abgetippt, oder der Tisch ist schon abgeräumt.
    [not_welcome] Die Partie läuft, alle Plätze sind besetzt, und zuschauen darf man hier nicht.
    [signed_out] Dieser Browser weiß nicht mehr, wer du bist. Lade neu, um dich als neuer Gast hinzusetzen.
    [reload] Der Server wurde erneuert. Lade die Seite neu, dann geht es weiter, wo du warst.
    [damaged] Was von ihr gespeichert ist, ist beschädigt. Deine anderen Partien sind nicht betroffen.
    [closed] Der Betreiber des Servers hat diesen Tisch geschlossen.
    [banned] Der Betreiber des Servers hat dich oder dein Netz ausgeschlossen.
   *[broken] Seite und Server verstehen einander nicht. Lade die Seite neu.
}
web-reload = Neu laden
web-not-found = Diese Seite gibt es nicht
web-not-found-text = Die Adresse ist falsch abgetippt, oder sie stammt aus einer anderen Zeit.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **{ $name } ist als Nächstes dran.** Gib weiter, wenn du deine Karten gesehen hast.
web-hand-over-now = Weitergeben an { $name }
web-hand-over = { $name }, du bist dran
web-hand-over-text = Gebt das Gerät weiter. Die Karten bleiben verdeckt, bis du sie ansiehst.
web-hand-over-look = Karten zeigen

## Scoring

web-walk = Zeitalter { word-age } wird gewertet
web-walk-skip = Schließen
web-walk-totals = Nach Zeitalter { word-age }
web-walk-gained = +{ $glory }

## The end

web-over-details = Das ganze Ergebnis
web-rematch = Noch eine Partie
web-rematch-open = Ein neues Spiel mit denselben Leuten ist offen.
web-replay = Wiederholung

## Help

web-sheet = Die Stämme dieser Partie
web-sheet-x = X ist die Zahl der Karten im Verband.
web-sheet-kingdoms = Der Buchstabe auf einem Wappen ist der Anfangsbuchstabe des Königreichs.
web-keys = Tasten
web-key-cards = Karten wählen
web-key-pool = aus der Auslage nehmen
web-key-draw = ziehen
web-key-play = ausspielen, bestätigen
web-key-leader = anderer Anführer
web-key-kingdom = ein Königreich, nach dem Buchstaben auf dem Wappen
web-key-undo = rückgängig
web-key-hint = Tipp
web-key-clear = Auswahl aufheben
web-key-sort = andere Sortierung
web-key-sheet = diese Übersicht
web-key-command = einen Befehl eingeben
web-command = Befehl
web-command-hint = zieh, nimm 3, verband 1 4 5 unter 4, setz rot, hilfe …
web-command-no-score = Noch wurde kein Zeitalter gewertet. Die kleine Zahl neben dem Ruhm sagt, was dieses Zeitalter jetzt einbrächte.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] Die Knöpfe über deiner Hand ändern die Reihenfolge der Karten.
    [table] Der ganze Tisch liegt vor dir.
    [memory] Zeig auf die Kartenzahl einer Person, um zu sehen, welche Karten du davon kennst.
    [confirm] Ob vorher gefragt wird, steht im Menü.
    [save] Das Spiel wird nach jeder Aktion gespeichert.
    [why] Hier begründet ein Bot seine Aktionen nicht; frag stattdessen nach einem Tipp.
   *[quit] Über das Menü verlässt du den Tisch.
}
web-skip = Zu deiner Hand

## Waiting for players

web-lobby = Der Tisch wird vorbereitet
web-seat-open = Freier Platz
web-seat-take = Hinsetzen
web-seat-bot = Bot dazusetzen
web-seat-leave = Aufstehen
web-start = Karten austeilen
web-start-first = Erst alle Plätze besetzen
web-wait-host = { $name } startet die Partie.
web-code = Code
web-link = Link für deine Freunde
web-link-here = Dieser Link öffnet sich nur auf diesem Computer. Ein Server, der mit { $command } gestartet wurde, nennt eine Adresse für andere Geräte: Öffne das Spiel dort, dann gilt der Link auch für Freunde.
web-copied = Kopiert
web-copy-by-hand = Kopieren ging nicht: Markiere den Link und kopiere ihn selbst.
web-name = Dein Name
web-source = { $source ->
    [kingdoms] Königreiche
    [merfolk] Meerwesen-Leiste
    [giant] Riesenplättchen
    [raids] Raubzüge
   *[bands] Verbände
}
web-bands-tab = Verbände
web-track-tab = Leiste
web-orcs-tab = Orks
web-log-tab = Chronik
web-chat-tab = Chat
web-theme-name = { $theme ->
    [auto] Wie das System
    [light] Hell
   *[dark] Dunkel
}
web-speed = Animation
web-speed-name = { $speed ->
    [off] Keine
    [slow] Langsam
    [normal] Normal
   *[fast] Schnell
}
web-ask-first = Vor dem Nehmen nachfragen
web-sound = Töne
web-notify = Sag Bescheid, wenn ich dran bin
web-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
web-commands = Eine Zeile für getippte Befehle
web-come-back = Wieder selbst spielen
