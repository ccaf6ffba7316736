# The reports of tournaments.

arena-title = Turniej botów
arena-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} przy stołach na { $seats ->
    [one] { $seats } osobę
    [few] { $seats } osoby
   *[many] { $seats } osób
}. Sprawiedliwy udział wygranych to { $percent }%. Każdy przedział zawiera prawdziwą wartość 95 razy na 100.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Skrót wszystkich gier: { $digest }
arena-written = Raport jest zapisany w { $file }.
arena-column-bot = Bot
arena-column-seats = Miejsca
arena-column-wins = Wygrane, %
arena-column-rating = Ranking
arena-column-rank = Lokata
arena-column-glory = Chwała
arena-column-median = ms, połowa
arena-column-slow = ms, 99%
arena-column-tribe = Plemię
arena-heading-ratings = Ranking
arena-heading-wins = Udział wygranych
arena-heading-matrix = Jak często bot z wiersza wyprzedza bota z kolumny, %
arena-heading-sources = Skąd bierze się chwała
arena-heading-by-tribe = Udział wygranych według plemion w grze, %
arena-heading-tribes = Plemiona a wygrywanie
arena-heading-pairs = Pary plemion dowodzących u tego samego gracza
arena-source-kingdoms = królestwa
arena-source-bands = oddziały
arena-source-merfolk = tor morskiego ludu
arena-source-giant = żeton olbrzymów
arena-source-raids = plądrowanie
arena-tribes-explained = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $sets ->
    [one] { $sets } zestaw
    [few] { $sets } różne zestawy
   *[many] { $sets } różnych zestawów
} plemion. Zwycięzcy zagrywają { $percent }% wszystkich oddziałów, więc plemię wiąże się z wygraną, jeśli jego udział jest większy.
arena-column-presence = Karty w oddziałach zwycięzcy, %
arena-column-leadership = Oddziały zwycięzcy pod jego wodzą, %
arena-column-most-led = Wygrane gracza, u którego dowodzi najczęściej, %
arena-column-tribe-glory = Chwała
arena-column-pair = Para
arena-repeat = Powtórzenie: { $command }
arena-versions = ethnos { $ethnos }, zasady { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [one] { $bot } przegrywa przez błąd { $games } grę
    [few] { $bot } przegrywa przez błędy { $games } gry
   *[many] { $bot } przegrywa przez błędy { $games } gier
}; w grze { $game }: { $error }
arena-stopped = { $games ->
    [one] Przerwano po { $count } z { $games } gry.
    [few] Przerwano po { $count } z { $games } gier.
   *[many] Przerwano po { $count } z { $games } gier.
}
arena-kept = Rozegrane gry są w pliku { $file }; to samo polecenie z --resume gra dalej.
arena-bot-died = Bot „{ $bot }” w grze { $game } raz po raz kończył swój proces ({ $error }). Turniej przerwano.
arena-results-exists = Plik { $file } zawiera już gry. Kontynuuj je z --resume albo podaj inny plik.
arena-results-other = Plik { $file } należy do innego turnieju: różni się „{ $detail }”.
arena-results-broken = Plik { $file } nie zawiera gier turnieju (wiersz { $detail }).
arena-results-unnamed = --resume kontynuuje plik z --results; dodaj --results PLIK.
