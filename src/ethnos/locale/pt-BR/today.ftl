### A partida do dia na página inicial.

daily-today = A partida do dia
daily-try = As mesmas cartas e os mesmos bots para todos. Uma tentativa.
daily-waits = Sua partida está esperando por você.
daily-result = { $rank }º lugar de { $players } com { $glory } de glória
daily-play = Jogar a partida do dia
daily-look = Ver o dia
daily-next = A próxima chega em { $hours } h { $minutes } min.
daily-of = Partida do dia, { $text }
