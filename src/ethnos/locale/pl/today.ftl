### Rozdanie dnia na stronie startowej.

daily-today = Rozdanie dnia
daily-try = Dla wszystkich te same karty i te same boty. Jedna próba.
daily-waits = Twoja gra na ciebie czeka.
daily-result = Miejsce { $rank } z { $players }, chwała: { $glory }
daily-play = Zagraj rozdanie dnia
daily-look = Zobacz ten dzień
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min.
daily-of = Rozdanie dnia, { $text }
