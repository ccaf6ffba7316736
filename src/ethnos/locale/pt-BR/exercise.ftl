### Exercises: playing on from a moment of a finished game.

log-exercise = Um exercício: a partida continua de um momento de uma partida terminada. Tudo o que estava escondido foi distribuído de novo.

## On the page

exercise-try = Tentar a partir daqui
exercise-text = Continue desta decisão contra bots. Você sabe o que esse jogador sabia naquele momento; todo o resto é distribuído de novo. Exercícios não contam nas estatísticas.
exercise-bots = Bots
exercise-start = Continuar daqui
exercise-note = Um exercício: começou com um momento de outra partida, portanto não há distribuição a provar, e não conta nas estatísticas.
