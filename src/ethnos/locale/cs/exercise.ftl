### Exercises: playing on from a moment of a finished game.

log-exercise = Cvičení: hra pokračuje od okamžiku dohrané hry. Všechno, co tehdy bylo skryté, se rozdalo znovu.

## On the page

exercise-try = Zkusit to odtud
exercise-text = Hraj od tohoto rozhodnutí dál proti botům. Víš, co tehdy věděl tento hráč; všechno ostatní se rozdá znovu. Cvičení se do statistik nepočítají.
exercise-bots = Boti
exercise-start = Hrát dál
exercise-note = Cvičení: začalo okamžikem jiné hry, takže není co dokazovat o rozdání, a do statistik se nepočítá.
