### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Du bist dran.** { $decision ->
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
turn-full = **Du bist dran.** Volle Hand: Spiel einen Verband.
turn-recruit = **Du bist dran.** Wirb eine Karte an.
turn-other = { $decision ->
    [turn] { $name } ist dran.
    [raid] { $name } entscheidet über einen Raubzug.
   *[other] { $name } entscheidet.
}
turn-over = Die Partie ist vorbei.
live-turn = **Wähle Karten für einen Verband,** nimm eine Karte aus der Auslage oder zieh vom Stapel.
live-turn-no-pool = **Wähle Karten für einen Verband** oder zieh vom Stapel.
live-turn-no-band = **Nimm eine Karte aus der Auslage** oder zieh vom Stapel.
live-turn-deck = **Zieh eine Karte vom Stapel.**
live-turn-full = **Deine Hand ist voll.** Wähle Karten für einen Verband.
live-turn-only-band = **Wähle Karten für einen Verband.**
live-turn-pass = **Du kannst nichts tun.** Du musst passen.
live-further-band = **Noch ein Verband?** Wähle seine Karten oder drück auf „Fertig“.
live-marker = **Wohin kommt der Marker?** Wähle ein leuchtendes Königreich.
live-merfolk-move = **Wie weit rückt dein Meerwesen-Marker vor?**
live-free-marker = **Ein Gratismarker!** Wähle ein leuchtendes Königreich oder verzichte.
live-orc-marker = **Ein Marker auf das Feld { kingdom-name } deiner Orkhorde?**
live-troll-token = **Welches Trollplättchen?** Es entscheidet Gleichstände am Ende des Zeitalters.
live-keep = **Behalte bis zu { word-cards }.** { $chosen ->
    [0] Wähle sie aus; die anderen gehen in die Auslage.
   *[other] { $chosen } gewählt; die anderen gehen in die Auslage.
}
live-wizard-draw = { $free ->
    [yes] **Bis zu { word-cards } vom Stapel ziehen?**
   *[no] **{ word-cards } vom Stapel ziehen?**
} Das Drachenrisiko liegt bei { $percent } % pro Karte.
live-raid = **Jetzt auf Raubzug?** { $count ->
    [one] Ein Marker geht
   *[other] { $count } Marker gehen
} für { $glory } Ruhm zurück in deinen Vorrat. Oder warte: Mehr Marker bringen mehr.
live-wait = **{ $name } ist dran.**
live-wait-raid = **{ $name } entscheidet über einen Raubzug.**
live-undo-asked = { $name } möchte die letzte Aktion zurücknehmen. Einverstanden?
live-undo-waiting = Die anderen werden gefragt, ob du das zurücknehmen darfst.
live-over = **Die Partie ist vorbei.**

## What would happen

live-band = **Du spielst { word-band }:** { $marker }; { $ability }; { $discard }; am Ende des Zeitalters { $glory } Ruhm wert.
live-skeletons = **Zehn Skelette:** Du gewinnst die Partie auf der Stelle.
live-take = **{ $tribe ->
    [skeleton] Ein Skelett
    [merfolk] Ein { word-tribe-object } aus { kingdom-name }
   *[other] Einen { word-tribe-object } aus { kingdom-name }
} aus der Auslage nehmen?**
live-draw = **Vom Stapel ziehen?** { $percent ->
    [0] Ein Drache kann nicht kommen.
   *[other] Die nächste Karte ist zu { $percent } % ein Drache.
}
live-place = **Ein Marker nach { kingdom-name }?**
# $what: the action as a short sentence
live-do = **So machen?** { $what }
brief = { $where }, { $glory } Ruhm
brief-marker = Marker in { kingdom-name }
brief-markers = Marker, wo du willst
brief-no-marker = kein Marker

## Buttons

button-stop = Fertig
button-pass = Passen
button-no-marker = Kein Marker
button-go-without = Verzichten
button-no-token = Keins
button-orc-yes = Marker legen
button-orc-no = Lieber nicht
button-keep = { $count ->
    [0] Nichts behalten
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}
button-draw = { word-cards } ziehen
button-draw-none = Nicht ziehen
button-raid = Raubzug
button-wait = Warten

## Advice

advice = **{ $what }** { $reason }
advice-draw = Zieh vom Stapel.
advice-take = Nimm { word-a-card-accusative }.
advice-band = Spiel { word-band }.
advice-place = Ein Marker nach { kingdom-name }.
advice-troll = Nimm Trollplättchen { $token }.
advice-move = Rück auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} vor.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = { $name } führt: { $glory } Ruhm
lead-by-trolls = { $name } führt dank Trollplättchen: { $glory } Ruhm
lead-tied = { $names } teilen sich die Führung: { $sum } = je { $glory } Ruhm
lead-nobody = noch niemand da

## The steps of a scoring

merfolk-track = Meerwesen-Leiste
step-giant = Riesenplättchen
step-raids = Raubzüge
step-bands = Verbände

## The log, besides the events of the game

log-undo-asked = { $name } möchte die letzte Aktion zurücknehmen.
log-undo-answered = { $yes ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
log-undone = { $name } hat die letzte Aktion zurückgenommen.
log-stand-in = { $why ->
    [timeout] Die Zeit von { $name } ist um; ein Bot spielt weiter.
    [left] { $name } ist gegangen; ein Bot spielt weiter.
    [replaced] { $name } ist weg; ein Bot spielt weiter.
   *[back] { $name } ist zurück.
}
log-sat = { $name } setzt sich an den Tisch.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] Der Betreiber des Servers hat die Partie angehalten.
   *[free] Die Partie geht weiter.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
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
    [daily] Beim Spiel des Tages geht das nicht.
    [log_full] An diesem Tisch ist so viel passiert, dass nur noch weitergespielt werden kann.
    [too_fast] Das war zu schnell. Warte einen Moment.
    [bad_action] Das war nicht zu verstehen.
    [not_finished] Die Partie ist noch nicht zu Ende.
    [storage] Die Partie lässt sich gerade nicht speichern. Versuch es in einer Minute noch einmal.
    [internal] Auf dem Server ist etwas schiefgegangen; geändert hat sich nichts.
    [paused] Der Betreiber des Servers hat die Partie angehalten.
    [muted] Der Betreiber des Servers hat dir den Chat gesperrt.
    [room_closed] Der Betreiber des Servers hat diesen Tisch geschlossen.
    [bad_words] Ein Wort darin ist auf diesem Server nicht erwünscht.
   *[other] Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
}
