### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Set up any position by clicking or as text, ask for the best moves, and play them out.
analysis-best = Best moves
analysis-ask = Find the best moves
analysis-thinking = Trying out moves …
analysis-ahead = { $count ->
    [one] { $count } other analysis comes first.
   *[other] { $count } other analyses come first.
}
analysis-moves = All moves
analysis-play = Play
analysis-undo = Take back
analysis-over = The game is over here.
analysis-edit = Set up
analysis-deal = New deal
analysis-players = Players
analysis-position = Position as text
analysis-apply = Set up this text
analysis-place = What to change
analysis-place-pool = Pool
analysis-place-hand = Hand of { $name }
analysis-place-bands = Bands of { $name }
analysis-place-markers = Markers and glory of { $name }
analysis-place-turn = Whose turn
analysis-add = Add a card
analysis-remove = Take away: { $card }
analysis-empty = empty
analysis-new-band = New band
analysis-glory = Glory
analysis-turn-of = Turn of { $name }
analysis-wrong = This position cannot be set up: { $reason }
analysis-here = Analyse this position
