### Keeping games: in this browser, as files, on other devices.

keep-title = Deine Partien auf diesem Gerät
keep-promised = Dieser Browser hat versprochen, deine Partien zu behalten, bis du sie löschst.
keep-may-go = Dieser Browser darf deine Partien löschen, wenn auf dem Gerät der Platz knapp wird. Sichere sie ab und zu als Datei; ein installiertes Spiel wird verlässlicher behalten.
keep-seven-days = Safari löscht nach sieben Tagen ohne Besuch alles, es sei denn, das Spiel liegt auf dem Home-Bildschirm.
keep-text = Die Datei enthält alle Partien, Aufzeichnungen und Einstellungen dieses Browsers. Wer sie liest, sieht die verdeckten Karten laufender Partien.
keep-save = Alles als Datei sichern
keep-saved = { $count ->
    [one] { $count } Partie ist in der Datei.
   *[other] { $count } Partien sind in der Datei.
}
keep-lost = { $count ->
    [one] { $count } Eintrag ließ sich nicht lesen und fehlt.
   *[other] { $count } Einträge ließen sich nicht lesen und fehlen.
}
keep-open-title = Eine gesicherte Partie fortsetzen
keep-open-text = Öffne eine laufende Partie, die anderswo gesichert wurde, oder eine Datei mit allem aus einem anderen Browser.
keep-open-text-server = Öffne eine laufende Partie, die anderswo gesichert wurde: auf einem anderen Server oder in einem Browser ohne Server.
keep-open = Datei öffnen
keep-added = { $count ->
    [one] { $count } Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
keep-wrong = Diese Datei lässt sich hier nicht öffnen, oder sie ist beschädigt; nichts hat sich geändert. Aufzeichnungen beendeter Partien öffnest du unter „Wiederholung“.
keep-game = Anderswo weiterspielen
keep-game-save = Diese Partie als Datei sichern
keep-game-text = Öffne die Datei unter „Meine Partien“ auf einem anderen Gerät oder Server. Wer sie liest, sieht jede verdeckte Karte. Die Partie bleibt auch hier: Spiele nur an einem Ort weiter.
keep-full = Der Speicher dieses Browsers ist voll. Dein letzter Zug konnte nicht gesichert werden; davor ist nichts verloren. Schaffe Platz auf dem Gerät und versuche es noch einmal.
keep-damaged = Der Speicher des Spiels in diesem Browser ist beschädigt.
keep-damaged-save = Sichern, was übrig ist
keep-damaged-clear = Neu anfangen
keep-damaged-sure = Alle Partien in diesem Browser werden gelöscht. Hast du die Datei?
keep-damaged-yes = Löschen
keep-install-title = Als App
keep-install-text = Installiert hat das Spiel ein eigenes Fenster, startet ohne Verbindung, und seine Partien werden verlässlicher behalten.
keep-install = Spiel installieren
keep-install-ios = Auf iPhone oder iPad: „Teilen“ antippen, dann „Zum Home-Bildschirm“.
keep-replay-text = Jede beendete Partie kannst du von ihrem Ergebnis aus noch einmal ansehen. Eine gesicherte Aufzeichnung, auch von einem Server oder aus dem Terminal, öffnest du hier.
