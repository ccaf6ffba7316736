### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Postavte jakoukoli pozici klikáním nebo jako text, zeptejte se na nejlepší tahy a rozehrajte je.
analysis-best = Nejlepší tahy
analysis-ask = Najít nejlepší tahy
analysis-thinking = Zkoušejí se tahy …
analysis-ahead = { $count ->
    [one] Dřív přijde na řadu { $count } jiný rozbor.
    [few] Dřív přijdou na řadu { $count } jiné rozbory.
    [many] Dřív přijde na řadu { $count } jiného rozboru.
   *[other] Dřív přijde na řadu { $count } jiných rozborů.
}
analysis-moves = Všechny tahy
analysis-play = Zahrát
analysis-undo = Vzít zpět
analysis-over = Tady hra končí.
analysis-edit = Postavit
analysis-deal = Nové rozdání
analysis-players = Hráči
analysis-position = Pozice jako text
analysis-apply = Postavit tento text
analysis-place = Co změnit
analysis-place-pool = Nabídka
analysis-place-hand = Ruka: { $name }
analysis-place-bands = Skupiny: { $name }
analysis-place-markers = Žetony a sláva: { $name }
analysis-place-turn = Kdo je na tahu
analysis-add = Přidat kartu
analysis-remove = Odebrat: { $card }
analysis-empty = prázdné
analysis-new-band = Nová skupina
analysis-glory = Sláva
analysis-turn-of = Na tahu: { $name }
analysis-wrong = Tuto pozici nelze postavit: { $reason }
analysis-here = Rozebrat tuto pozici
