# The command line: help, usage errors, results of commands.

cli-usage = Aufruf
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-command = BEFEHL ...
cli-default = Standard: { $value }.

## The commands

cli = Das Brettspiel Ethnos: spielen, nachspielen, prüfen.
cli-play = Gegen Bots spielen oder mit anderen an einer Tastatur.
cli-rules = Die Spielregeln lesen oder einen Abschnitt daraus.
cli-serve = Das Spiel für Browser bereitstellen.
cli-build-site = Das Spiel als statische Dateien schreiben, die keinen Server brauchen.
cli-backup = Die Datenbank eines Servers in eine Datei kopieren oder wiederherstellen.
cli-export = Die beendeten Partien eines Servers als Aufzeichnungen oder als Parquet schreiben.
cli-doctor = Rechner, Datenbank und öffentliche Adresse eines Servers prüfen und sagen, was zu tun ist.
cli-admin = Tische und Gäste eines Servers betreuen: auflisten, schließen, sperren, exportieren, löschen.
cli-replay = Eine Aufzeichnung nach den Regeln nachspielen und erzählen.
cli-analyse = Zeigt eine Stellung mit den besten Zügen; am Terminal lassen sie sich ausspielen und zurücknehmen.
cli-verify = Eine Aufzeichnung prüfen: Hashes, Startwert und durch Nachspielen jeden Zug.
cli-verify-more = Endet mit Status 0, wenn sie stimmt, 1, wenn nicht, 2, wenn sie nicht lesbar oder keine Aufzeichnung ist, 3, wenn sie unversehrt, das Spiel aber nicht beendet ist.
cli-simulate = Viele Partien spielen, mit Zufallsspielern oder kompilierten Bots.
cli-arena = Ein Turnier der Bots: gleiche Karten für alle, wechselnde Plätze.
cli-bench = Zufallsspiel auf einem Kern messen: beide Ethnos-Engines und die anderer Spiele.
cli-conformance = Szenariodateien ausführen und jeden Unterschied zeigen.
cli-perft = Den Entscheidungsbaum unter einem Zustand bis zum Spielende zählen.

## Options of several commands

cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-lang = Die Sprache: en, cs, de, pl, pt-BR oder ru.
cli-tribes = Die Stämme: random, beginner, wie die Partie werden soll (calm, fierce, short, long), oder Namen wie elf,orc,...; sonst zufällig.
cli-preset = Die Auslegung einer Anleitung: standard, beginner, polish, czech oder portuguese.
cli-option = Eine benannte Regelung oder eigene Zahl, als Name=Wert; geht der Vorgabe vor.
cli-players = Anzahl der Spieler, 2 bis 6.
cli-games = Anzahl der Partien.
cli-seed = Derselbe Startwert teilt dieselben Karten aus.
cli-think = Sekunden, die der Bot search über eine Entscheidung nachdenken darf.
cli-engine = Die Engine, die spielt.
cli-json = JSON ausgeben.
cli-record = Eine Aufzeichnung, etwa game.ethnos.jsonl.
cli-data = Der Ordner, in dem ein Server seine Partien speichert.
cli-database = postgresql://... für mehrere Prozesse; sonst eine Datei im Datenordner.

## ethnos play, rules, replay

cli-play-people = Wie viele davon Menschen sind; 0, um Bots zuzusehen.
cli-play-names = Namen der Menschen, etwa Ida,Kofi.
cli-play-bots = Die Bots: { cli-levels }; sonst Neulinge.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Schlichter Text, eine Angabe je Zeile, für Bildschirmleser.
cli-play-colour = Farben verwenden.
cli-play-memory-aid = Die Karten aufzählen, die andere bekanntermaßen halten.
cli-play-confirm = Nachfragen, bevor ein Verband ausgespielt wird.
cli-play-save = Die Datei, in der die Partie gespeichert wird.
cli-play-resume = Eine gespeicherte Partie fortsetzen; last findet die neueste.
cli-rules-topic = Ein Abschnitt, ein Stamm, eine Regel oder eine Auslegung, etwa Trolle, R38, D18; sonst alles.
cli-rules-topics = Nur die Abschnitte aufzählen.
cli-rules-plain = Schlichter Text, für Bildschirmleser und Pipes.
cli-analyse-file = Eine Stellung als Text, - für die Standardeingabe, oder eine Aufzeichnung; game.ethnos.jsonl:57 ist eine mit --move 57.
cli-analyse-move = In einer Aufzeichnung: die Stellung, in der dieser Zug gewählt wurde; sonst die letzte.
cli-analyse-seat = Neu austeilen, was dieser Spieler nicht sieht, 1 für den ersten.
cli-analyse-text = Nur die Stellung als Text ausgeben, für eine Datei oder das Analysebrett.
cli-play-from = Von einem Zug einer aufgezeichneten Partie an weiterspielen, etwa game.ethnos.jsonl:57: am Platz, der ihn wählte, gegen Bots; was dort nicht zu sehen war, wird neu ausgeteilt.
cli-replay-moves = Nur die Züge ausgeben, in Notation, einen je Zeile.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = Die Bots aller Plätze, durch Kommas getrennt: { cli-levels-fast }; einer allein spielt an jedem Platz. Ohne Angabe Zufallsspieler.
cli-simulate-digest = Eine Prüfsumme über jeden Zustand anfügen.
cli-simulate-engine = Die Engine, die spielt; ohne Angabe die für diese Zahl von Partien schnellere.
cli-simulate-export = Die Partien in eine Parquet-Datei schreiben; braucht ethnos[rl].
cli-simulate-records = Auch ganze Aufzeichnungen exportieren.
cli-simulate-observations = Auch exportieren, was die Spieler sahen.
cli-arena-bots = Die Bots, durch Kommas getrennt: { cli-levels }, oder Modul:Klasse.
cli-arena-players = Spieler je Partie; sonst so viele wie Bots.
cli-arena-playouts = Probespiele je Entscheidung statt einer Zeit: wiederholbar.
cli-arena-workers = Anzahl der Prozesse; 0 für einen je Kern.
cli-arena-ray = Auf Ray spielen; braucht ethnos[ray].
cli-arena-results = Jede Partie in diese Datei schreiben, sobald sie endet.
cli-arena-resume = Die Partien in der Datei von --results fortsetzen.
cli-arena-export = Die Partien in eine Parquet-Datei schreiben; braucht ethnos[rl].
cli-arena-html = Einen Bericht mit Diagrammen schreiben.
cli-arena-tribe-report = Zeigen, welche Stämme mit Siegen einhergehen.
cli-bench-only = Die Engines, etwa rules,fast; sonst alle.
cli-bench-seconds = Sekunden je Engine.
cli-bench-yardstick = Ein natives Programm, das dieselben Partien spielt, zum Vergleich; make bench baut es.
cli-conformance-files = Szenariodateien.
cli-perft-files = Zustände mit Anzahlen (*.perft); ohne sie wird ein winziger Zustand ausgeteilt.
cli-perft-depth = Tiefe in Entscheidungen; sonst bis zum Spielende.

## ethnos serve, backup

cli-build-site-folder = Der Ordner, in den das Spiel geschrieben wird, auch erneut.
cli-build-site-base = Wo der Ordner auf seinem Host liegen wird, etwa /ethnos/.
cli-backup-file = Die Datei, in die kopiert oder aus der wiederhergestellt wird.
cli-backup-restore = Stattdessen die Datei in eine leere Datenbank kopieren.
cli-export-target = Ein Ordner für Aufzeichnungen oder eine Datei, die auf .parquet endet.
cli-doctor-origin = Die Adresse der Spieler; dort werden Proxy, Kompression und Sockets geprüft.
cli-doctor-json = Die Befunde als JSON ausgeben.
cli-admin-what = Was zu tun ist: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = Womit: die Nummer eines Tischs, Gasts, einer Sperre oder Meldung, oder ein Netz wie 192.0.2.0/24.
cli-admin-server = Einen laufenden Server an dieser Adresse fragen, mit seinem Schlüssel.
cli-admin-key = Der Schlüssel des Betreibers dieses Servers.
cli-admin-state = Nur Tische in diesem Zustand: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Nur solche, in deren Titel oder Namen das vorkommt.
cli-admin-guest = Nur dieser Gast, oder seine Tische.
cli-admin-older = Nur was älter ist als das.
cli-admin-younger = Nur was jünger ist als das.
cli-admin-idle = Nur wo so lange nichts geschehen ist.
cli-admin-all = Auch die erledigten Meldungen.
cli-admin-limit = Wie viele aufgelistet werden.
cli-admin-skip = Wie viele der ersten übergangen werden.
cli-admin-for = Wie lange die Sperre gilt; ohne Angabe für immer.
cli-admin-why = Warum, für das Protokoll.
cli-admin-yes = Tun, was sich nicht zurücknehmen lässt.
cli-admin-json = Die Antwort als JSON ausgeben.
cli-serve-host = Die Adresse, an der der Server lauscht.
cli-serve-port = Der Port, an dem der Server lauscht.
cli-serve-direct-database = PostgreSQL ohne Pooler, für Nachrichten anderer Prozesse.
cli-serve-origin = Wo die Spieler die Seite öffnen, z. B. https://example.org.
cli-serve-proxies = Proxys, deren X-Forwarded-For vertraut wird.
cli-serve-admin-key = Der Schlüssel der Betreiberseite, mindestens 16 Zeichen; sonst wird bei jedem Start ein neuer ausgegeben; off für keine Seite.
cli-serve-words = Eine Datei mit Wörtern, die in Namen, Titeln und Chat nicht erwünscht sind.
cli-serve-keep-games = Tage nach ihrem Ende, nach denen eine Partie gelöscht wird; 0 für nie.
cli-serve-keep-chat = Tage nach der letzten Änderung, nach denen ein Raum seinen Chat verliert; 0 für nie.
cli-serve-archive-after = Tage nach der letzten Änderung, nach denen eine beendete Partie ins Archiv kommt; 0 für nie.
cli-serve-webhooks = Spieler dürfen eine URL nennen, die an ihrem Zug aufgerufen wird.
cli-serve-push = Spieler dürfen sich an ihrem Zug von ihrem Browser benachrichtigen lassen.
cli-serve-push-contact = Adresse (mailto: oder https:), an die Push-Dienste schreiben können; leer: der Ursprung.
cli-serve-passkeys = Gästen erlauben, sich auf anderen Geräten mit einem Passkey anzumelden.
cli-serve-tracing = Jeden Befehl mit OpenTelemetry verfolgen.
cli-serve-bot-pause = Sekunden, die ein Bot wartet, bevor er handelt.
cli-serve-bot-think = Sekunden, die ein Bot nachdenken darf.
cli-serve-rooms-per-guest = Höchstzahl wartender Räume je Gast.
cli-serve-sockets-per-guest = Höchstzahl der Verbindungen je Gast.
cli-serve-messages-per-second = Höchstzahl der Nachrichten je Sekunde und Gast.
cli-serve-log-level = Meldungen ab dieser Stufe protokollieren; info gibt auch alle Einstellungen aus.
cli-serve-open = Einen Browser öffnen.
cli-serve-schema = Das JSON-Schema jeder Nachricht ausgeben.

## What cannot be understood: one line each

usage-error = { $problem } Siehe: { $command } --help
usage-command = Es gibt keinen Befehl „{ $word }“. Es gibt: { $choices }.
usage-command-near = Es gibt keinen Befehl „{ $word }“. Meinst du „{ $near }“?
usage-option = Es gibt keine Option „{ $word }“.
usage-option-near = Es gibt keine Option „{ $word }“. Meinst du „{ $near }“?
usage-surplus = „{ $word }“ ist zu viel.
usage-missing = { $option } fehlt.
usage-value-missing = { $option } braucht einen Wert.
usage-no-value = { $option } nimmt keinen Wert.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = Das ist nicht zu gebrauchen: { $error }
usage-whole = „{ $word }“ ist keine ganze Zahl ab { $least }.
usage-whole-between = „{ $word }“ ist keine ganze Zahl von { $least } bis { $most }.
usage-decimal = „{ $word }“ ist keine endliche Zahl ab { $least }.
usage-duration = „{ $word }“ ist keine Dauer wie 90s, 30m, 12h oder 7d.
usage-choice = „{ $word }“ ist nichts von: { $choices }.
usage-language = Es gibt keine Sprache „{ $word }“. Es gibt: { $choices }.
setup-error-preset = Es gibt keine Vorgabe „{ $word }“. Es gibt: { $choices }.
extra-missing = { $word } ist nicht installiert. Es kommt mit: pip install 'ethnos[{ $name }]'
setup-error-from = „{ $word }“ nennt keinen Zug einer Aufzeichnung; die Form ist DATEI:57.
setup-error-from-alone = --from spielt eine aufgezeichnete Partie weiter: von den Angaben für neue Partien passen nur --bots, --seed, --think und --save dazu.
setup-error-no-seat = Einen Platz { $number } gibt es nicht: Es sind 1 bis { $count }.
setup-error-no-move = Einen Zug { $number } gibt es nicht: Es sind 1 bis { $count }.
setup-error-no-moves = { $file } ist eine Stellung oder eine Partie ohne Zug: Es gibt keinen zur Auswahl.
setup-error-not-over = { $file } ist eine Partie, die noch nicht zu Ende ist; besprochen werden nur beendete. Ihre Stellungen: ethnos analyse DATEI --move 57
setup-error-export = --records und --observations kommen in die Datei von --export; ergänze --export DATEI.
setup-error-export-engine = --export und --bots sind Sache der schnellen Engine; lass --engine rules weg.
setup-error-not-compiled = Den Bot „{ $word }“ gibt es nicht kompiliert. Kompiliert sind: { $choices }. Partien beliebiger Bots: ethnos arena --export DATEI.
setup-error-seats-of-bots = Genannte Bots: { $count }; Plätze: { $seats }. Nenne einen für jeden Platz, oder einen einzigen für alle.
file-too-large = { $file } ist größer als { $count } MiB; so groß ist keine Datei dieses Spiels.
file-not-a-record = { $file } ist keine Aufzeichnung einer Partie.
# $error: a technical detail, in English
file-no-scenarios = { $file } ist keine Szenariodatei: { $error }
file-no-perft = { $file } ist kein Zustand mit Anzahlen: { $error }
output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} in { $seconds } s: { $rate } je Sekunde
simulate-written = { $games ->
    [one] { $games } Partie steht
   *[other] { $games } Partien stehen
} in { $file }
conformance-result = { $passed } bestanden, { $failed } gescheitert
site-written = Das Spiel steht in { $file }. Zum Ausprobieren: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach { $file } geschrieben
backup-copied = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach { $file } kopiert
backup-restored = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} aus { $file } wiederhergestellt
