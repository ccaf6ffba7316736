# The pages around the game: start, lobby, result, replay, rules, settings, first game.

## Everywhere

page-title = { $title } · Ethnos
page-skip = Zum Inhalt
page-ways = Seiten
page-language = Sprache
# $option: a code of the server
page-problem = { $option ->
    [offline] Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
    [too_many_rooms] Du hast mehrere Tische, die noch nicht begonnen haben. Starte oder verlass erst einen davon.
    [too_fast] Das war zu schnell. Warte einen Moment und versuch es noch einmal.
    [too_big] Diese Datei ist zu groß.
    [bad_options] Diese Optionen passen nicht zusammen.
    [not_finished] Diese Partie ist noch nicht zu Ende.
    [sealed] Andere spielen dieses Spiel noch. Es öffnet sich eine Stunde nach seinem Tag.
    [daily] Beim Spiel des Tages geht das nicht.
    [no_such_room] Diese Partie gibt es nicht. Der Link ist alt oder falsch abgetippt.
    [no_such_code] Dieser Code gilt nicht oder nicht mehr. Lass dir vom anderen Gerät einen neuen geben.
    [no_session] Dieser Browser weiß nicht mehr, wer du bist. Lade die Seite neu.
    [no_spectators] An diesem Tisch darf man nicht zuschauen.
    [review_failed] Die Besprechung wurde abgebrochen. Versuch es noch einmal.
    [bad_position] Eine solche Stellung gibt es nicht.
    [bad_record] Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
    [bad_name] Ein Name braucht Buchstaben.
    [seat_taken] Diesen Platz hat dir gerade jemand weggeschnappt.
    [full] Alle Plätze sind besetzt.
    [already_started] Die Partie läuft schon.
    [storage] Die Partie lässt sich gerade nicht speichern. Versuch es in einer Minute noch einmal.
    [banned] Der Betreiber des Servers hat dich oder dein Netz ausgeschlossen.
    [room_closed] Der Betreiber des Servers hat diesen Tisch geschlossen.
    [bad_key] Das ist nicht der Schlüssel des Betreibers.
    [bad_passkey] Dieser Passkey gilt hier nicht oder nicht mehr.
    [bad_words] Ein Wort darin ist auf diesem Server nicht erwünscht.
   *[other] Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
}

## Start

page-hero = Sechs Königreiche. Zwölf Stämme. Drei Drachen.
page-hero-text = Schare einen Kampfverband um dich, bestimme seinen Anführer und setz deinen Marker auf den Spielplan, bevor jemand den dritten Drachen weckt. Für zwei bis sechs Leute, etwa vierzig Minuten, ohne Konto.
page-bots = Sofort gegen Bots spielen
page-players = Spieler
page-level = Stärke der Bots
page-level-text = Dieser Bot { $text }.
page-deal = Karten austeilen
page-tribes = Stämme
page-tribes-beginner = Erste Partie
page-tribes-random = Zufall
page-tribes-mood = Nach Laune
page-tribes-own = Auswahl
page-tribes-chosen = { $count } von { $total } Stämmen gewählt
page-tribes-drawn = { $count ->
    [one] { $count } der zwölf Stämme wird ausgelost.
   *[other] { $count } der zwölf Stämme werden ausgelost.
}
page-friends = Mit Freunden spielen
page-friends-text = Eröffne einen Tisch und verschick den Link. Leere Plätze können Bots übernehmen; auch ein gemeinsames Gerät geht.
page-friends-open = Tisch eröffnen
page-join = Du hast einen Code?
page-code-example = Code
page-join-do = Mitspielen
page-join-wrong = Kein Tisch hat diesen Code. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch ist weg.
page-mine = Weiterspielen
page-games = Meine Partien
page-games-all = { $count ->
    [one] { $count } Partie
   *[other] Alle { $count } Partien
}
page-learn = Neu hier?
page-learn-short = Lernen
page-learn-text = Spiel dein erstes Zeitalter mit jemandem an deiner Seite. Jede Regel wird erklärt, sobald du sie brauchst. Das dauert fünf Minuten.
page-learn-do = Beim Spielen lernen
page-learn-rules = Regeln lesen
page-learn-replay = Eine Beispielpartie ansehen
page-public = Offene Tische
page-public-none = Gerade wartet niemand. Eröffne selbst einen Tisch und hake „Offen für alle“ an.
page-credits = Ethnos ist ein Brettspiel von Paolo Mori, 2017. Dies ist eine freie Ausgabe von Fans mit eigenen Zeichnungen; sie gehört zu keinem Verlag.

## Tables in a list

page-table-of = { $names }
page-table-empty = Ein leerer Tisch
page-room-lobby = { $count ->
    [0] alle Plätze besetzt, gleich geht es los
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
page-room-over = beendet: { $text }
page-room-yours = du bist dran, Zeitalter { word-age }
page-room-playing = läuft, Zeitalter { word-age }
page-analysis = Analysebrett
page-room-exercise = Übung · { $text }
page-room-result = Ergebnis
page-room-continue = Weiter
page-room-join = Hinsetzen
page-room-watch = Zuschauen
page-games-going = Laufend
page-games-over = Beendet
page-games-none = Keine Partie wartet auf dich.
page-games-none-over = Du hast noch keine Partie zu Ende gespielt.
page-games-new = Neue Partie

## Lobby

page-seat-here = ist da
page-seat-companion = An diesem Gerät
page-seat-clear = Frei machen: Platz von { $name }
page-seat-clear-short = Frei machen
page-seat-name = Den Namen { $name } ändern
page-seat-name-save = Speichern
page-companion = Gast { $number }
page-companion-name = Wer sitzt neben dir?
page-fill = Mit Bots auffüllen
page-invite = Lade deine Freunde ein
page-invite-text = Komm, spiel Ethnos mit mir.
page-qr = QR-Code für { $text }
page-link = Link
page-link-copy = Link kopieren
page-share = Teilen
page-options = Was gespielt wird
page-clock = Zeit pro Zug
page-clock-name = { $option ->
    [minute] eine Minute
    [minutes] drei Minuten
    [day] ein Tag
    [days] drei Tage
   *[none] unbegrenzt
}
page-undo = Zurücknehmen
page-undo-name = { $option ->
    [free] immer
    [none] nie
   *[consent] wenn alle zustimmen
}
page-option = { $option ->
    [public] Offen für alle
    [spectators] Andere dürfen zuschauen
    [memory_aid] Zeigen, welche Karten sicher auf einer Hand sind
   *[hints] Tipps sind erlaubt
}
page-rulings = { $count ->
    [0] Hausregeln: keine
    [one] Hausregeln: eine
   *[other] Hausregeln: { $count }
}
page-rulings-text = Was jede davon ändert
page-fair = So wird bewiesen, dass fair gemischt ist
page-fair-text = Das Spiel hat seinen Teil der Mischung schon festgelegt und zeigt hier dessen Fingerabdruck. Wer sich hinsetzt, gibt selbst etwas Zufall dazu. Nach der Partie wird der Teil aufgedeckt, und jeder kann das Austeilen nachrechnen.

## After the game

page-after = Ergebnis
page-after-none = Es gibt kein Ergebnis
page-after-replay = Noch einmal ansehen
page-after-table = Der Tisch am Ende
page-after-record = Aufzeichnung herunterladen
page-markers = { $count } Marker in den Königreichen
page-chart = Woher der Ruhm kam
page-chart-label = Ruhm jedes Spielers nach Zeitalter und Herkunft; dieselben Zahlen stehen in der Tabelle darunter.
page-chart-age = { word-age }: { $glory }
page-chart-numbers = Alle Zahlen
page-chart-column = Zeitalter
page-curve = Wie es lief
page-curve-text = So viel Ruhm hätte jeder gehabt, wenn das Zeitalter in diesem Moment geendet hätte. Klick, um den Moment zu sehen.
page-curve-label = Der Ruhm jedes Spielers im Lauf der Partie, wenn das Zeitalter im jeweiligen Moment geendet hätte.
page-chances = Siegchancen
page-chances-text = Wie groß die Siegchance jedes Spielers in diesem Moment war, in Prozent, geschätzt von einem Bot nach dem, was auf dem Tisch lag. Klick, um den Moment zu sehen.
page-chances-label = Die Siegchance jedes Spielers im Lauf der Partie, in Prozent.
page-swings = Was die Partie gedreht hat
page-swings-text = Wie viel Ruhm ein Zug gegenüber dem stärksten Rivalen brachte, wenn das Zeitalter in diesem Moment geendet hätte. Ein Trollplättchen kann Gleichstände in mehreren Königreichen auf einmal entscheiden.
page-swing = +{ $glory } Ruhm gegenüber dem stärksten Rivalen
page-swing-look = Ansehen
page-fair-after = Der vor der Partie gezeigte Fingerabdruck, der Teil des Spiels und der Zufall der Spieler müssen genau die ausgeteilten Karten ergeben.
page-proof = Mischung prüfen
page-proof-good = Die Karten wurden wie versprochen ausgeteilt, und jeder Zug war regelgerecht.
page-proof-bad = Diese Aufzeichnung hält der Prüfung nicht stand. Was nicht stimmt, steht unten.
page-proof-more = Worauf der Beweis beruht
page-proof-commitment = Fingerabdruck, vor der Partie gezeigt
page-proof-seed = Der Teil des Servers
page-proof-nonces = Was die Spieler dazugaben

## Replay

page-replay = Eine Partie ansehen
page-replay-text = Jede Partie dieses Servers kannst du von ihrer Ergebnisseite aus ansehen. Eine Aufzeichnung, früher gespeichert oder vom Spiel im Terminal geschrieben, öffnest du hier.
page-replay-file = Aufzeichnung wählen
page-replay-drop = oder hier ablegen; sie endet auf .ethnos.jsonl
page-replay-wrong = { $file } lässt sich nicht zeigen. { $reason }
page-replay-mine = Partien, die ich gespielt habe
page-sample = Eine Beispielpartie
page-sample-text = Drei Bots spielen eine kurze Partie mit den Stämmen für die erste Partie und mit offenen Handkarten. Lass sie ablaufen oder geh sie Zug für Zug durch: In wenigen Minuten siehst du, wie Ethnos gespielt wird.
page-sample-watch = Die Beispielpartie ansehen
page-replay-own = Eine aufgezeichnete Partie
page-replay-none = Hier gibt es nichts zu sehen
page-replay-controls = Schritt für Schritt durch die Partie
page-replay-step = Schritt
page-replay-at = { $number } von { $total }
page-replay-first = Zum Anfang (Pos1)
page-replay-back = Ein Schritt zurück (←)
page-replay-next = Ein Schritt vor (→)
page-replay-last = Zum Ende (Ende)
page-replay-play = Von selbst weiter (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-pace = Tempo
page-replay-times = { $text }×
page-replay-view = Wessen Sicht
page-view-full = Alle Karten offen
page-view-public = Als Zuschauer
page-view-seat = So sah es { $name }
page-replay-link = Link zu diesem Zug
page-hands = Alle Hände
page-hand = { $name }: { $cards }

## Rules

page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-nothing = Dazu steht hier nichts.
page-rules-clauses = { $count ->
    [one] Die Klausel hinter diesem Abschnitt
   *[other] Die { $count } Klauseln hinter diesem Abschnitt
}

## Settings

page-you = Du
page-save = Speichern
page-name-saved = Gespeichert.
page-look = Darstellung und Animation
page-speed-text = Wie schnell Karten und Marker unterwegs sind. Wenn dein System reduzierte Bewegung verlangt, gibt es keine Animation.
page-playing = Beim Spielen
page-confirm-name = { $option ->
    [off] Nie
    [on] Immer
   *[timed] Drei Sekunden
}
page-confirm-text = Bei „Drei Sekunden“ wird der Zug von selbst gemacht, falls du es dir nicht anders überlegst.
page-device = Ein anderes Gerät
page-device-text = Deine Partien gehören zu diesem Browser. Mit einem Code, der zehn Minuten gilt, kann ein anderes Gerät dazukommen.
page-device-make = Code erzeugen
page-device-code = Code für das andere Gerät
page-device-have = Du hast einen Code von einem anderen Gerät?
page-device-claim = Einlösen
page-device-done = Dieses Gerät spielt jetzt als { $name }.
passkey-title = Passkeys
passkey-text = Ein Passkey liegt in deinem Telefon, deinem Computer oder deinem Passwortmanager und meldet dich überall als dieselbe Person an. Er braucht weder Passwort noch E-Mail-Adresse.
passkey-make = Passkey anlegen
passkey-sign-in = Mit Passkey anmelden
passkey-made = Der Passkey ist angelegt. Ein anderes Gerät kann sich damit anmelden.
passkey-created = Angelegt am { $day }
passkey-used = Zuletzt benutzt am { $day }
passkey-delete = Löschen
passkey-deleted = Der Passkey ist gelöscht. Entferne ihn auch von deinem Gerät.
passkey-known = Dieses Gerät hat schon einen Passkey für dich.

## The first game. Two asterisks at each end make a **stronger** part of a sentence

lesson-player = { $seat ->
    [1] Bela
   *[2] Noor
}
lesson-coach = Deine erste Partie
lesson-wait = Die anderen spielen …
lesson-leave = Lektion verlassen
lesson-play = Eine richtige Partie
lesson-other-draw = Das ginge: Vom Stapel kommt eine Karte, die niemand kennt, oder ein Drache. { word-ring }
lesson-other-take = Das ginge: Die Karte käme auf deine Hand, und sonst könnte sie niemand mehr nehmen. { word-ring }
lesson-other-band = Das ginge: Es geschähe, was der Satz gesagt hat, und der Rest deiner Hand läge offen für alle da. { word-ring }
lesson-other = { word-ring }
word-ring = Hier üben wir etwas anderes: Folge dem goldenen Ring.
lesson-next = Weiter
lesson-not-here = Das muss bis zur richtigen Partie warten.
lesson-take = Du hast eine Karte: einen Riesen aus Rhea, dem roten Königreich. In deinem Zug nimmst du eine Karte, oder du spielst Karten von deiner Hand als Kampfverband aus.
    In der Auslage liegen noch zwei Riesen. **Nimm den blauen.**
lesson-draw = Zwei Riesen passen zusammen: Ein Verband besteht aus Karten **eines Stammes** oder **einer Farbe**.
    Niemand füllt die Auslage auf, also ziehst du manchmal blind. **Zieh vom Stapel.**
lesson-draw-again = Ein grauer Zentaur passt zu keinem deiner Riesen. Heb ihn vorerst auf. Du darfst zehn Karten halten; mit zehn musst du einen Verband spielen.
    Schau, was die anderen sammeln, und **zieh noch einmal.**
lesson-band = Drei Riesen! **Wähle alle drei,** dann bestimme, **wer anführt**: Die Farbe des Anführers sagt, in welches Königreich dein Marker kommt.
    Rhea bringt 6 Ruhm, mehr als die anderen. **Lass den roten Riesen anführen und spiel den Verband aus.**
lesson-discard = Dein Marker steht in Rhea. Auch der Stamm des Anführers redet mit: Der größte Verband unter einem Riesen holt 2 Ruhm und das Riesenplättchen. Wer es besitzt, bekommt am Ende des Zeitalters noch einmal Ruhm.
    Der Preis: Deine übrigen Karten sind in die Auslage gewandert, und Bela hat sich deinen Zentauren geholt. **Nimm den roten Geflügelten.**
lesson-colour = Probier jetzt einen Verband aus einer Farbe. Eine rote Karte hast du; vielleicht liegt im Stapel noch eine. **Zieh.**
lesson-dragon = **Ein Drache!** Drei davon schlafen in der unteren Hälfte des Stapels, und in dieser Lektion ist der Stapel klein. Der dritte beendet das Zeitalter sofort, und Karten auf der Hand sind dann nichts wert.
    Einen roten Zauberer hast du auch gezogen. **Wähle beide roten Karten und lass den Geflügelten anführen:** Sein Marker darf in jedes Königreich.
lesson-marker = Für einen Marker muss der Verband mehr Karten haben, als du dort schon Marker hast. Althea bringt 4, und noch ist niemand da. **Wähle Althea.**
    Die Karte verrät alles: Die goldene Münze ist, was der erste Platz in diesem Zeitalter bringt, eine Figur mit Zahl zählt die Marker einer Person, und darunter steht, wie groß dein Verband sein muss.
lesson-second-dragon = **Der zweite Drache.** Ab jetzt kann jede Karte vom Stapel das Zeitalter beenden; wie wahrscheinlich das ist, steht neben dem Stapel. Karten aus der Auslage sind sicher.
    Jetzt **nimm den roten Minotauren.**
lesson-minotaur = Du hast einen Marker in Rhea, ein zweiter verlangt also zwei Karten. Aber ein Verband unter einem Minotauren zählt eine Karte mehr. **Spiel den Minotauren allein,** bevor es zu spät ist.
lesson-end = Noor hat **den dritten Drachen** gezogen. In jedem Königreich bekommt Ruhm, wer dort die meisten Marker hat, und jeder Verband bringt Ruhm nach seiner Größe: 0, 1, 3, 6, 10, 15.
    Die Marker bleiben fürs nächste Zeitalter liegen; alle Karten werden neu gemischt. Wer nach dem letzten Zeitalter den meisten Ruhm hat, gewinnt. Das ist das ganze Spiel: Der Rest ist, was die zwölf Stämme können, und das verraten dir die Stämme oben auf dem Bildschirm jederzeit.
lesson-later = In späteren Zeitaltern bringen auch **zweite und dritte Plätze** Ruhm: die Münzen der früheren Zeitalter. Und **bei Gleichstand wird geteilt**: Die Münzen der geteilten Plätze werden addiert und geteilt, abgerundet. Wer sich zu zweit 8 und 4 teilt, bekommt je 6; ein Trollplättchen kann so einen Gleichstand gewinnen.
lesson-help = **Tipp** zeigt, was jemand mit Erfahrung tun würde, und warum. **Rückgängig** nimmt deine letzte Aktion zurück, solange sie dir nichts Neues gezeigt hat.
    Halte eine Karte gedrückt oder zeig auf sie: Dann siehst du, was ihr Stamm kann.
