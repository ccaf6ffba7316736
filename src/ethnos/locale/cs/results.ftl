### Moje hry: výsledky, filtry a statistika.

## Seznam

results-against = Proti: { $names }
results-place = { $rank }. místo z { $players }
results-left = dohrál za tebe bot
results-shared = hráno u jedné obrazovky
results-more = Zobrazit další
results-no-match = Těmto filtrům neodpovídá žádná hra.
results-export = Všechny záznamy (ZIP)

## Filtry

filter-all = Vše
filter-opponents = Soupeři
filter-bots = Jen boti
filter-players = Hráči
filter-outcome = Výsledek
filter-won = Výhra
filter-lost = Bez výhry
filter-tribe = Kmen ve hře

## Čísla a grafy

stats-title = V číslech
stats-games = Hry
stats-wins = Výhry
stats-glory = Průměrná sláva
stats-best = Nejvyšší sláva
stats-streak = Výher v řadě teď
stats-longest = Nejdelší řada výher
stats-won-of = { $won } / { $games }
stats-people = S lidmi
stats-bots = Boti různých úrovní
stats-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
stats-by-opponents = Výhry podle soupeřů
stats-by-players = Výhry podle počtu hráčů
stats-by-source = Průměrná sláva podle zdroje
stats-form = Umístění v posledních hrách
stats-form-label = Tvá umístění v posledních hrách od nejstarší: { $text }
stats-leaders = Oblíbení vůdci
stats-note = Počítají se hry, které dohraješ do konce, s jedním místem u tvé obrazovky.
