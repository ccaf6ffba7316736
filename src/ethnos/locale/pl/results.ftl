### Moje gry: wyniki, filtry i statystyka.

## Lista

results-against = Przeciwnicy: { $names }
results-place = Miejsce { $rank } z { $players }
results-left = bot dokończył za ciebie
results-shared = grane przy jednym ekranie
results-more = Pokaż więcej
results-no-match = Żadna gra nie pasuje do tych filtrów.
results-export = Wszystkie zapisy (ZIP)

## Filtry

filter-all = Wszystko
filter-opponents = Przeciwnicy
filter-bots = Tylko boty
filter-players = Gracze
filter-outcome = Wynik
filter-won = Wygrana
filter-lost = Bez wygranej
filter-tribe = Plemię w grze

## Liczby i wykresy

stats-title = W liczbach
stats-games = Gry
stats-wins = Wygrane
stats-glory = Średnia chwała
stats-best = Najwyższa chwała
stats-streak = Wygrane z rzędu teraz
stats-longest = Najdłuższa seria wygranych
stats-won-of = { $won } / { $games }
stats-people = Z ludźmi
stats-bots = Boty różnych poziomów
stats-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
stats-by-opponents = Wygrane według przeciwników
stats-by-players = Wygrane według liczby graczy
stats-by-source = Średnia chwała według źródła
stats-form = Miejsca w ostatnich grach
stats-form-label = Twoje miejsca w ostatnich grach, od najstarszej: { $text }
stats-leaders = Ulubieni dowódcy
stats-note = Liczą się gry, które rozgrywasz do końca, z jednym miejscem przy twoim ekranie.
