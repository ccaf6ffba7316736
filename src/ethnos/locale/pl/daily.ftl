### Strona rozdania dnia.

daily-title = Rozdanie dnia
daily-same = Te same karty i plemiona dla wszystkich. Każdy dzień ma według czasu UTC jedno rozdanie.
daily-bots = Graczy: { $players }, ty i boty poziomu „{ $level }”. Na te same ruchy odpowiadają tak samo.
daily-once = Jedna próba: niczego się nie cofa, nie ma podpowiedzi i nikt nie patrzy. Jeśli wyjdziesz, gra poczeka.
daily-tribes = Plemiona dnia
daily-practice = Zagraj dla wprawy
daily-practice-text = Ten dzień już minął. Kto gra jego rozdanie teraz, gra dla wprawy, poza porównaniem.
daily-practiced = Rozegrane dla wprawy, poza porównaniem.
daily-late = Rozdanie jest zamknięte: to, co teraz dograsz, jest dla wprawy.
daily-begun = Jedna próba: gra liczy się, jeśli skończy się do { $text }.

## The comparison

daily-others = Ty i wszyscy inni
daily-place = Według chwały: miejsce { $place } z { $count }
daily-nobody = Nikt nie ukończył tego rozdania na czas.
daily-finished = { $count ->
    [0] Nikt go jeszcze nie ukończył.
    [one] Ukończyła je { $count } osoba.
    [few] Ukończyły je { $count } osoby.
   *[other] Ukończyło je { $count } osób.
}
daily-after = Jak poszło innym, zobaczysz po własnej grze.
daily-wins = { $percent }% z nich pokonało boty.
daily-bar = Chwała { $first } do { $last }: { $count }
daily-you = Ty
daily-chart = Jak często osiągano jaką chwałę

## Sharing without giving anything away

daily-share-line = Miejsce { $rank } z { $players }, chwała: { $glory }
daily-share-place = Tego dnia: miejsce { $place } z { $count }

## The calendar

daily-calendar = Kalendarz
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-day = { $text }: nie grano
daily-day-played = { $text }: miejsce { $rank }, chwała { $glory }
daily-day-practiced = { $text }: miejsce { $rank }, chwała { $glory }, dla wprawy
daily-legend = Liczba to twoje miejsce w grze. W nawiasie: dla wprawy. Dni bez odnośnika nie miały rozdania.

## The proof

daily-fair-text = Przed pierwszą kartą pokazywany jest ten odcisk tasowania, taki sam dla wszystkich; nikt nie dokłada do niego własnej losowości, bo inaczej rozdania by się różniły. Samo tasowanie zostaje ujawnione, gdy rozdanie się zamyka, godzinę po końcu dnia: wtedy każdą grę tego dnia można obejrzeć, przeanalizować i sprawdzić. Tasowanie wybiera sam serwer; a kto zaloguje się dwa razy, mógłby próbować dwa razy.
daily-fair-local = Bez serwera nic nie jest tajne: tasowanie wynika z daty i jest takie samo w każdej przeglądarce. Dlatego nie ma porównania z innymi, tylko twój własny kalendarz.
daily-opens = Powtórka, analiza i dowód otworzą się { $text }.
daily-none = Tego dnia nie było rozdania.
daily-again = Rozdanie dnia
