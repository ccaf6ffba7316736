### Exercises: playing on from a moment of a finished game.

log-exercise = Ćwiczenie: gra toczy się dalej od chwili z zakończonej gry. Wszystko, co było wtedy ukryte, rozdano na nowo.

## On the page

exercise-try = Spróbuj stąd
exercise-text = Graj dalej od tej decyzji przeciwko botom. Wiesz to, co ten gracz wtedy wiedział; cała reszta zostaje rozdana na nowo. Ćwiczenia nie liczą się w statystykach.
exercise-bots = Boty
exercise-start = Graj dalej
exercise-note = Ćwiczenie: zaczęło się od chwili z innej gry, więc nie ma rozdania do sprawdzenia, i nie liczy się w statystykach.
