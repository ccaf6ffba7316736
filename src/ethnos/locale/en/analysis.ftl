### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Every hand is open, and you decide for everybody. Ask for the best moves, play one out, take it back.
analysis-edit-text = By clicking or as text, or take one from a replay: “{ analysis-here }”.
analysis-sample = To begin with, this is a position of the sample game.
analysis-best = Best moves
analysis-ask = Find the best moves
analysis-thinking = Trying out moves …
analysis-ahead = { $count ->
    [one] { $count } other analysis comes first.
   *[other] { $count } other analyses come first.
}
analysis-moves = Or play any move
analysis-play = Play
analysis-undo = Undo
analysis-over = The game is over here.
analysis-edit = Set up another position
analysis-deal = New deal
analysis-players = Players
analysis-position = Position as text
analysis-apply = Set up this text
analysis-place = What to change
analysis-place-pool = Pool
analysis-place-hand = Hand of { $name }
analysis-place-bands = Bands of { $name }
analysis-place-markers = Markers, glory and tokens of { $name }
analysis-place-turn = Turn, age and dragons
analysis-add = Add a card
analysis-remove = Remove: { $card }
analysis-empty = empty
analysis-new-band = New band
analysis-glory = Glory
analysis-turn-of = Turn of { $name }
analysis-place-deck = Deck
analysis-place-discarded = Discarded cards
analysis-place-known = Known cards of { $name }
analysis-place-setting = Tribes, glory tokens and house rules
analysis-supply = Markers left
analysis-merfolk = Merfolk track
analysis-orcs = Orc board
analysis-trolls = Troll tokens
analysis-giant = Giant token
analysis-giant-here = holds it
analysis-giant-size = Band size
analysis-age = Age
analysis-first = First player
analysis-decision = Decision
analysis-bands-played = Bands this turn
analysis-free = Free markers
analysis-dragons = Dragons revealed
analysis-dragon-free = Cards before a dragon
analysis-third = Third dragon drawn by
analysis-nobody = nobody
analysis-replace = Replace a tribe; its cards and tokens leave the table.
analysis-swap = Press two glory tokens to swap them.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Press a card to put it on top of the deck.
analysis-dragon = dragon
analysis-decision-name = { $decision ->
    [turn] Recruit or play a band
    [marker] Where the marker goes
    [merfolk_move] How far the merfolk marker moves
    [free_marker] Where the free marker goes
    [orc_marker] A marker on the orc board
    [troll_token] Which troll token
    [further_band] A further band
    [keep] Which cards are kept
   *[wizard_draw] Whether the wizard draws
}
analysis-wrong = This position cannot be set up: { $reason }
analysis-here = Analyse this position
