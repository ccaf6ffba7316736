### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Ustaw dowolną pozycję klikając albo jako tekst, zapytaj o najlepsze ruchy i rozegraj je.
analysis-best = Najlepsze ruchy
analysis-ask = Znajdź najlepsze ruchy
analysis-thinking = Trwa sprawdzanie ruchów …
analysis-ahead = { $count ->
    [one] Najpierw { $count } inna analiza.
    [few] Najpierw { $count } inne analizy.
    [many] Najpierw { $count } innych analiz.
   *[other] Najpierw { $count } innej analizy.
}
analysis-moves = Wszystkie ruchy
analysis-play = Zagraj
analysis-undo = Cofnij
analysis-over = Tu gra się kończy.
analysis-edit = Ustaw
analysis-deal = Nowe rozdanie
analysis-players = Gracze
analysis-position = Pozycja jako tekst
analysis-apply = Ustaw ten tekst
analysis-place = Co zmienić
analysis-place-pool = Pula
analysis-place-hand = Ręka: { $name }
analysis-place-bands = Oddziały: { $name }
analysis-place-markers = Znaczniki i chwała: { $name }
analysis-place-turn = Czyja tura
analysis-add = Dodaj kartę
analysis-remove = Zabierz: { $card }
analysis-empty = pusto
analysis-new-band = Nowy oddział
analysis-glory = Chwała
analysis-turn-of = Tura: { $name }
analysis-wrong = Tej pozycji nie da się ustawić: { $reason }
analysis-here = Analizuj tę pozycję
