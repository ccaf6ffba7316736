### Mitteilungen über Züge, während keine Seite offen ist.

push-turn = Du bist dran

## Below the choice to be told of turns

push-closed-too = Solange diese Seite offen ist, erfährst du, wenn du dran bist. An Tischen mit anderen Menschen meldet es dein Browser auch, wenn keine Seite des Spiels offen ist.
push-open-only = Du erfährst es, solange eine Seite des Spiels in diesem Browser offen ist, zum Beispiel in einem anderen Tab.
push-install-first = Auf iPhone und iPad: Lege das Spiel auf den Home-Bildschirm und öffne es dort. Dann erfährst du es auch, während es geschlossen ist.
push-failed = Dein Browser konnte dafür nicht angemeldet werden. Du erfährst es, solange eine Seite des Spiels offen ist.
