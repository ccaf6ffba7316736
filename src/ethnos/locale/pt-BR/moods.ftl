# What a game should be like: the moods of sets of tribes.

mood-should-be = Deve ser
mood-calm = calmo
mood-fierce = implacável
mood-short = curto
mood-long = longo
mood-close = disputado até o fim
mood-explained = Um dos doze conjuntos em que { $mood ->
    [calm] os reinos menos mudam de mãos
    [fierce] os reinos mais mudam de mãos
    [short] a partida tem menos turnos
   *[long] a partida tem mais turnos
}: medido em muitas partidas de bots.
