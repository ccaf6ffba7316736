### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Ohne Verbindung
offline-text = Behalte das Spiel in diesem Browser (6 MB): Dann kannst du gegen Bots spielen oder das Gerät herumreichen, auch wenn der Server nicht erreichbar ist. Diese Partien bleiben auf diesem Gerät.
offline-keep = Spiel hier behalten
offline-keeping = Das Spiel wird geladen …
offline-kept = Das Spiel liegt in diesem Browser.
offline-failed = Das Spiel ließ sich nicht laden. Besteht eine Verbindung, und ist auf dem Gerät Platz?
offline-play = Auf diesem Gerät spielen
offline-lost = Der Server ist nicht erreichbar.
offline-here = Du spielst auf diesem Gerät, ohne den Server. Hier gespielte Partien bleiben hier.
offline-back = Zurück zum Server
