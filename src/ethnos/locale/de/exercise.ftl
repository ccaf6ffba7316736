### Exercises: playing on from a moment of a finished game.

log-exercise = Eine Übung: Die Partie geht von einem Moment einer beendeten Partie aus weiter. Alles, was damals verborgen war, wurde neu ausgeteilt.

## On the page

exercise-try = Von hier aus probieren
exercise-text = Von dieser Entscheidung an gegen Bots weiterspielen. Bekannt ist, was an diesem Platz damals bekannt war; alles andere wird neu ausgeteilt. Übungen zählen nicht in der Statistik.
exercise-bots = Bots
exercise-start = Weiterspielen
exercise-note = Eine Übung: Sie begann mit einem Moment einer anderen Partie. Es gab also kein Austeilen, das zu beweisen wäre, und sie zählt nicht in der Statistik.
