# The reports of tournaments.

arena-title = Turnaj botů
arena-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} u stolů pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}. Spravedlivý podíl výher je { $percent } %. Každý interval zachytí skutečnou hodnotu v 95 případech ze 100.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Otisk všech her: { $digest }
arena-written = Zpráva je uložená v { $file }.
arena-column-bot = Bot
arena-column-seats = Místa
arena-column-wins = Výhry, %
arena-column-rating = Rating
arena-column-rank = Pořadí
arena-column-glory = Sláva
arena-column-median = ms, polovina
arena-column-slow = ms, 99 %
arena-column-tribe = Národ
arena-heading-ratings = Ratingy
arena-heading-wins = Podíl výher
arena-heading-matrix = Jak často bot v řádku skončí před botem ve sloupci, %
arena-heading-sources = Odkud je sláva
arena-heading-by-tribe = Podíl výher podle národů ve hře, %
arena-heading-tribes = Národy a výhry
arena-heading-pairs = Dvojice národů v čele skupin téhož hráče
arena-source-kingdoms = království
arena-source-bands = skupiny
arena-source-merfolk = stupnice mořského lidu
arena-source-giant = žeton obrů
arena-source-raids = rabování
arena-tribes-explained = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $sets ->
    [one] { $sets } sestava
    [few] { $sets } různé sestavy
   *[other] { $sets } různých sestav
} národů. Vítězové vykládají { $percent } % všech skupin, takže s výhrou se pojí národ, jehož podíl je vyšší.
arena-column-presence = Karty ve skupinách vítěze, %
arena-column-leadership = Skupiny vítěze pod jeho vedením, %
arena-column-most-led = Výhry hráče, kterému vede nejčastěji, %
arena-column-tribe-glory = Sláva
arena-column-pair = Dvojice
arena-repeat = Zopakovat příkazem: { $command }
arena-versions = ethnos { $ethnos }, pravidla { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [one] { $bot } chybou prohrál { $games } hru
    [few] { $bot } chybou prohrál { $games } hry
   *[other] { $bot } chybou prohrál { $games } her
}; ve hře { $game }: { $error }
arena-stopped = { $games ->
    [one] Zastaveno po { $count } z { $games } hry.
    [few] Zastaveno po { $count } ze { $games } her.
   *[other] Zastaveno po { $count } z { $games } her.
}
arena-kept = Odehrané hry jsou v souboru { $file }; stejný příkaz s --resume pokračuje.
arena-bot-died = Bot „{ $bot }“ ve hře { $game } opakovaně ukončil svůj proces ({ $error }). Turnaj končí.
arena-results-exists = Soubor { $file } už obsahuje hry. Pokračuj v nich pomocí --resume, nebo zvol jiný soubor.
arena-results-other = Soubor { $file } patří k jinému turnaji: liší se „{ $detail }“.
arena-results-broken = Soubor { $file } neobsahuje hry turnaje (řádek { $detail }).
arena-results-unnamed = --resume pokračuje v souboru volby --results; přidej --results SOUBOR.
