### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Wszystkie karty na ręce są odkryte, a ty decydujesz za każdego. Zapytaj o najlepsze ruchy, rozegraj ruch i cofnij go.
analysis-edit-text = Klikając albo jako tekst, albo weź ją z powtórki: „{ analysis-here }”.
analysis-sample = Na początek jest tu pozycja z przykładowej gry.
analysis-best = Najlepsze ruchy
analysis-ask = Znajdź najlepsze ruchy
analysis-thinking = Trwa sprawdzanie ruchów …
analysis-ahead = { $count ->
    [one] Najpierw { $count } inna analiza.
    [few] Najpierw { $count } inne analizy.
    [many] Najpierw { $count } innych analiz.
   *[other] Najpierw { $count } innej analizy.
}
analysis-moves = Albo zagraj dowolny ruch
analysis-play = Zagraj
analysis-undo = Cofnij
analysis-over = Tu gra się kończy.
analysis-edit = Ustaw inną pozycję
analysis-deal = Nowe rozdanie
analysis-players = Gracze
analysis-position = Pozycja jako tekst
analysis-apply = Ustaw ten tekst
analysis-place = Co zmienić
analysis-place-pool = Pula
analysis-place-hand = Ręka: { $name }
analysis-place-bands = Oddziały: { $name }
analysis-place-markers = Znaczniki, chwała i żetony: { $name }
analysis-place-turn = Tura, era i smoki
analysis-add = Dodaj kartę
analysis-remove = Zabierz: { $card }
analysis-empty = pusto
analysis-new-band = Nowy oddział
analysis-glory = Chwała
analysis-turn-of = Tura: { $name }
analysis-place-deck = Talia
analysis-place-discarded = Odrzucone karty
analysis-place-known = Znane karty: { $name }
analysis-place-setting = Plemiona, żetony chwały i zasady domowe
analysis-supply = Pozostałe znaczniki
analysis-merfolk = Tor morskiego ludu
analysis-orcs = Plansza hordy orków
analysis-trolls = Żetony trolli
analysis-giant = Żeton olbrzymów
analysis-giant-here = leży tutaj
analysis-giant-size = Wielkość oddziału
analysis-age = Era
analysis-first = Gracz rozpoczynający
analysis-decision = Co jest rozstrzygane
analysis-bands-played = Oddziały w tej turze
analysis-free = Wolne znaczniki
analysis-dragons = Odkryte smoki
analysis-dragon-free = Karty przed smokiem
analysis-third = Kto dobrał trzeciego smoka
analysis-nobody = nikt
analysis-replace = Zamień plemię; jego karty i żetony znikną ze stołu.
analysis-swap = Naciśnij dwa żetony chwały, aby je zamienić.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Naciśnij kartę, aby położyć ją na wierzchu talii.
analysis-dragon = smok
analysis-decision-name = { $decision ->
    [turn] Werbunek albo oddział
    [marker] Dokąd trafia znacznik
    [merfolk_move] Jak daleko przesuwa się znacznik morskiego ludu
    [free_marker] Dokąd trafia wolny znacznik
    [orc_marker] Znacznik na planszy hordy orków
    [troll_token] Który żeton trolli
    [further_band] Kolejny oddział
    [keep] Które karty zostają
   *[wizard_draw] Czy czarodziej dobiera
}
analysis-wrong = Tej pozycji nie da się ustawić: { $reason }
analysis-here = Analizuj tę pozycję
