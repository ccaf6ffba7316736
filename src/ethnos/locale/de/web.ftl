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

web-name-numbered = { $name } { $number }
# What a bot is called, by the piece it plays
web-bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
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
web-turn-yours = **Du bist dran.** { $decision ->
    [turn] Verband spielen oder anwerben.
    [marker] Wohin mit dem Marker?
    [merfolk_move] Wie weit auf der Leiste?
    [free_marker] Wohin mit dem Gratismarker?
    [orc_marker] Ein Marker auf deine Orkhorde?
    [troll_token] Wähle ein Trollplättchen.
    [further_band] Noch ein Verband?
    [keep] Welche Karten behältst du?
    [wizard_draw] Die Karten des Zauberers ziehen?
    [raid] Raubzug oder warten?
   *[other] { "" }
}
web-turn-full = **Du bist dran.** Volle Hand: Spiel einen Verband.
web-turn-recruit = **Du bist dran.** Wirb eine Karte an.
web-turn-other = { $decision ->
    [turn] { $name } ist dran.
    [raid] { $name } entscheidet über einen Raubzug.
   *[other] { $name } entscheidet.
}
web-turn-over = Die Partie ist vorbei.
web-tribe-sheet = Was die Stämme können
web-theme = Hell oder dunkel
web-rules = Regeln
web-menu = Menü
web-settings = Einstellungen
web-leave = Tisch verlassen
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
web-leads = { $name } führt: { $glory } Ruhm
web-leads-trolls = { $name } führt dank Trollplättchen: { $glory } Ruhm
web-ties = { $names } teilen sich die Führung: { $sum } = je { $glory } Ruhm
web-nobody = noch niemand da
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

web-track = Meerwesen-Leiste
web-orcs = Orkhorde
web-orc-cell = { $name }, { kingdom-colour }: { $taken ->
    [yes] ein Marker
   *[no] leer
}
web-log = Chronik
web-log-empty = Noch ist nichts passiert.
web-chat = Chat
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-tabs = Mehr vom Tisch

## Log

web-log-undo-asked = { $name } möchte die letzte Aktion zurücknehmen.
web-log-undo-answered = { $yes ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
web-log-undone = { $name } hat die letzte Aktion zurückgenommen.
web-log-stand-in = { $why ->
    [timeout] Die Zeit von { $name } ist um; ein Bot spielt weiter.
    [left] { $name } ist gegangen; ein Bot spielt weiter.
    [replaced] { $name } ist weg; ein Bot spielt weiter.
   *[back] { $name } ist zurück.
}
web-log-sat = { $name } setzt sich an den Tisch.
web-moment-age = Zeitalter { word-age } ist vorbei

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
web-watching-only = Du schaust zu. { $name } ist dran.
web-leader = Anführer
web-leaders = Wer führt an?
web-leader-marker = Marker in { kingdom-name }
web-leader-markers = Marker, wo du willst
web-leader-none = kein Marker
web-leader-effect = { $where }, { $glory } Ruhm
web-play = Ausspielen
web-play-first = Karten wählen
web-draw = Ziehen
web-undo = Rückgängig
web-hint = Tipp
web-stop = Fertig
web-pass = Passen
web-none-marker = Kein Marker
web-go-without = Verzichten
web-take-none = Keins
web-orc-yes = Marker legen
web-orc-no = Lieber nicht
web-keep = { $count ->
    [0] Nichts behalten
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}
web-wizard = { word-cards } ziehen
web-wizard-no = Nicht ziehen
web-raid-do = Raubzug
web-raid-wait = Warten
web-confirm = Bestätigen
web-troll = Trollplättchen

web-live-turn = { $hand ->
    [yes] { $pool ->
        [yes] **Wähle Karten für einen Verband,** nimm eine Karte aus der Auslage oder zieh vom Stapel.
       *[no] **Wähle Karten für einen Verband** oder zieh vom Stapel.
    }
   *[no] { $pool ->
        [yes] **Nimm eine Karte aus der Auslage** oder zieh vom Stapel.
       *[no] **Zieh eine Karte vom Stapel.**
    }
}
web-live-full = **Deine Hand ist voll.** Wähle Karten für einen Verband.
web-live-only-band = **Wähle Karten für einen Verband.**
web-live-further = **Noch ein Verband?** Wähle seine Karten oder drück auf „Fertig“.
web-live-marker = **Wohin kommt der Marker?** Wähle ein leuchtendes Königreich.
web-live-merfolk-move = **Wie weit rückt dein Meerwesen-Marker vor?**
web-live-free-marker = **Ein Gratismarker!** Wähle ein leuchtendes Königreich oder verzichte.
web-live-orc-marker = **Ein Marker auf das { word-colour-stem }e Feld deiner Orkhorde?**
web-live-troll-token = **Welches Trollplättchen?** Es gewinnt Gleichstände am Ende des Zeitalters.
web-live-keep = **Behalte bis zu { word-cards }.** { $chosen ->
    [0] Wähle sie aus; die anderen gehen in die Auslage.
   *[other] { $chosen } gewählt; die anderen gehen in die Auslage.
}
web-live-wizard-draw = **{ word-cards } vom Stapel ziehen?** Das Drachenrisiko liegt bei { $percent } % pro Karte.
web-live-raid = **Jetzt auf Raubzug?** { $count ->
    [one] Ein Marker geht
   *[other] { $count } Marker gehen
} für { $glory } Ruhm zurück in deinen Vorrat. Oder warte: Mehr Marker bringen mehr.
web-live-wait = **{ $name } ist dran.**
web-live-wait-raid = **{ $name } entscheidet über einen Raubzug.**
web-live-over = **Die Partie ist vorbei.**
web-live-passing = **Du kannst nichts tun.** Du musst passen.
web-live-band = **Du spielst { word-band }:** { $marker }; { $ability }; { $discard }; am Ende des Zeitalters { $glory } Ruhm wert.
web-live-skeletons = **Zehn Skelette:** Du gewinnst die Partie auf der Stelle.
web-live-too-small = kein Marker, denn { kingdom-name } verlangt einen Verband aus { word-of-needed }
web-live-too-small-anywhere = kein Marker: Für diese Größe ist kein Königreich offen
web-live-take = **{ $tribe ->
    [skeleton] Ein Skelett
    [merfolk] Ein { word-colour-stem }es { word-tribe-object }
   *[other] Einen { word-colour-stem }en { word-tribe-object }
} aus der Auslage nehmen?**
web-live-draw = **Vom Stapel ziehen?** { $percent ->
    [0] Ein Drache kann nicht kommen.
   *[other] Die nächste Karte ist zu { $percent } % ein Drache.
}
web-live-do = **So machen?**
web-live-place = **Ein Marker nach { kingdom-name }?**
web-advice = **{ $what }** { $reason } (Siegchance { $percent } %)
web-advice-draw = Zieh vom Stapel.
web-advice-take = Nimm { word-a-card-accusative }.
web-advice-band = Spiel { word-band }.
web-advice-place = Ein Marker nach { kingdom-name }.
web-advice-troll = Nimm Trollplättchen { $token }.
web-advice-move = Rück auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} vor.
# $what: the name of a button
web-advice-other = { $what }.
web-advice-chance = Siegchance { $percent } %
web-advice-do = Übernehmen

## Undo

web-undo-asked = { $name } möchte die letzte Aktion zurücknehmen. Einverstanden?
web-undo-waiting = Die anderen werden gefragt, ob du das zurücknehmen darfst.

## Why not

# Codes of the server; those of the rules have messages of their own
web-why = { $code ->
    [stale] Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin.
    [not_your_turn] Du bist nicht dran.
    [not_yours] Das ist nicht deine Entscheidung.
    [not_host] Das kann nur, wer den Tisch eröffnet hat.
    [full] Alle Plätze sind besetzt.
    [seat_taken] Diesen Platz hat dir gerade jemand weggeschnappt.
    [already_started] Die Partie läuft schon.
    [not_started] Die Partie hat noch nicht begonnen.
    [finished] Die Partie ist vorbei.
    [seats_open] Erst müssen alle Plätze besetzt sein.
    [bad_options] Diese Optionen passen nicht zusammen.
    [no_such_bot] Diesen Bot gibt es nicht.
    [nothing_to_undo] Zurücknehmen geht nicht: Es gibt keine frühere Aktion, oder seitdem wurden verdeckte Karten sichtbar.
    [no_undo] An diesem Tisch wird nichts zurückgenommen.
    [not_asked] Niemand hat gefragt.
    [not_away] Diese Person ist noch da.
    [no_hints] An diesem Tisch gibt es keine Tipps.
    [too_fast] Das war zu schnell. Warte einen Moment.
    [bad_action] Das war nicht zu verstehen.
    [not_finished] Die Partie ist noch nicht zu Ende.
    [storage] Der Server kann gerade nichts speichern. Versuch es in einer Minute noch einmal.
    [internal] Auf dem Server ist etwas schiefgegangen; geändert hat sich nichts.
    [lesson] { $reason }
   *[other] Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
}

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
   *[broken] Etwas ist schiefgegangen
}
web-ending-text = { $ending ->
    [gone] Der Link ist alt oder falsch abgetippt, oder der Tisch ist schon abgeräumt.
    [not_welcome] Die Partie läuft, alle Plätze sind besetzt, und zuschauen darf man hier nicht.
    [signed_out] Dieser Browser weiß nicht mehr, wer du bist. Lade neu, um dich als neuer Gast hinzusetzen.
    [reload] Der Server wurde erneuert. Lade die Seite neu, dann geht es weiter, wo du warst.
   *[broken] Seite und Server verstehen einander nicht. Lade die Seite neu.
}
web-reload = Neu laden
web-not-found = Diese Seite gibt es nicht
web-not-found-text = Die Adresse ist falsch abgetippt, oder sie stammt aus einer anderen Zeit.

## Hot seat

web-hand-over = { $name }, du bist dran
web-hand-over-text = Gebt das Gerät weiter. Die Karten bleiben verdeckt, bis du sie ansiehst.
web-hand-over-look = Karten zeigen

## Scoring

web-walk = Zeitalter { word-age } wird gewertet
web-walk-next = Weiter
web-walk-back = Zurück
web-walk-skip = Schließen
web-walk-bands = Verbände
web-walk-giant = Riesenplättchen
web-walk-raids = Raubzüge
web-walk-totals = Nach Zeitalter { word-age }
web-walk-gained = +{ $glory }
web-walk-nobody = Niemand hat hier einen Marker.

## The end

web-over-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-over-details = Das ganze Ergebnis
web-rematch = Noch eine Partie
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
web-key-kingdom = ein Königreich, nach dem Buchstaben auf dem Schild
web-key-undo = rückgängig
web-key-hint = Tipp
web-key-clear = Auswahl aufheben
web-key-sort = andere Sortierung
web-key-sheet = diese Übersicht
web-key-command = einen Befehl eingeben
web-command = Befehl
web-command-hint = zieh, nimm 3, verband 1 4 5 unter 4, setz rot, hilfe …
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
web-link-here = Dieser Link öffnet sich nur auf diesem Computer. Damit auch Freunde hereinkommen, starte den Server mit { $command } und öffne die Seite unter der Adresse, die dein Computer im Netzwerk hat: Dann gilt der Link auch für sie.
web-copied = Kopiert
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
web-speed = Bewegung
web-speed-name = { $speed ->
    [off] Keine
    [slow] Langsam
    [normal] Normal
   *[fast] Schnell
}
web-ask-first = Vor dem Nehmen nachfragen
web-confirm-name = { $confirm ->
    [off] Nie
    [on] Immer
   *[timed] Mit drei Sekunden Bedenkzeit
}
web-more = Mehr
web-sound = Töne
web-notify = Sag Bescheid, wenn ich dran bin
web-commands = Eine Zeile für getippte Befehle
web-come-back = Wieder selbst spielen
