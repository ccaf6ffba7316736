### Denní rozdání na úvodní stránce.

daily-today = Dnešní rozdání
daily-try = Pro všechny stejné karty a stejní boti. Jeden pokus.
daily-waits = Tvoje hra na tebe čeká.
daily-result = { $rank }. místo z { $players }, sláva { $glory }
daily-play = Hrát dnešní rozdání
daily-look = Podívat se na den
daily-next = Další rozdání přijde za { $hours } h { $minutes } min.
daily-of = Denní rozdání, { $text }
