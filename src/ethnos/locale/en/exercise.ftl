### Exercises: playing on from a moment of a finished game.

log-exercise = An exercise: the game continues from a moment of a finished game. Everything that was hidden then has been dealt anew.

## On the page

exercise-try = Try it from here
exercise-text = Play on against bots from this decision. You know what this player knew then; everything else is dealt anew. Exercises do not count in your statistics.
exercise-bots = Bots
exercise-start = Play on
exercise-note = An exercise: it began with a moment of another game, so there was no deal to prove, and it does not count in the statistics.
