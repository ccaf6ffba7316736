# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = draw d
verb-take = take recruit t
verb-band = band play b
verb-place = place p
verb-move = move
verb-free = free
verb-orc = orc
verb-troll = troll
verb-stop = stop
verb-keep = keep k
verb-wizard = wizard
verb-raid = raid
verb-wait = wait
verb-pass = pass
verb-hint = hint h
verb-why = why w
verb-undo = undo u
verb-tribes = tribes
verb-rules = rules r
verb-log = log l
verb-score = score points standings s
verb-table = table
verb-sort = sort
verb-memory = memory
verb-confirm = confirm
verb-save = save
verb-help = help ?
verb-quit = quit exit q

## Words typed after a command, or as an answer: again the natural one first

typed-yes = yes y ok
typed-no = no n
typed-none = none nothing 0
typed-all = all
# Between the cards of a band and the one that leads it
typed-lead = lead leader led leads by under
# Between a tribe and its kingdom
typed-of = of
typed-on = on
typed-off = off
typed-tribe = tribe
typed-kingdom = kingdom
typed-random = random
typed-beginner = beginner
typed-calm = calm
typed-fierce = cut-throat cutthroat fierce
typed-short = short
typed-long = long
typed-options = options

## One line of help for each command

help-draw = draw: recruit the top card of the deck
help-take = take 3, take red elf: recruit a card of the pool
help-band = band 1 4 5 lead 4, band elves lead red: play a band under its leader
help-place = place red: put the marker of the band into a kingdom
help-move = move 3: move on the merfolk track
help-free = free red, free none: put a free merfolk marker into any kingdom, or go without
help-orc = orc yes, orc no: put a marker on your orc board, or leave it
help-troll = troll 4, troll none: take a troll token, or none
help-stop = stop: play no further band
help-keep = keep 2 3, keep none: keep these cards, discard the others
help-wizard = wizard, wizard none: draw the wizard's cards, or none
help-raid = raid, raid none: take all markers off your orc board for glory, or wait
help-wait = wait: leave your orc markers for later
help-pass = pass: only where nothing else can be done
help-hint = hint: what a bot would do in your place
help-why = why: why a bot did what it did last
help-undo = undo: take back your last decision
help-tribes = tribes: what the tribes in play can do
help-rules = rules trolls, rules R38: read a section of the rules, or a clause
help-log = log, log 30: what happened so far
help-score = score: glory by source, and what the age would pay if it ended now
help-table = table: show the whole table again
help-sort = sort tribe, sort kingdom: group your cards
help-memory = memory on, memory off: show cards you saw others take
help-confirm = confirm on, confirm off: ask before a band is played
help-save = save FILE: save a copy of the game
help-help = help: this list
help-quit = quit: leave; the game is saved

## Questions. $size and $count belong to the band just played

ask-turn = draw, take a card, or play a band
ask-turn-no-band = draw, or take a card
ask-turn-no-pool = draw, or play a band
ask-turn-deck = draw a card
ask-turn-full = your hand is full: play a band
ask-turn-only-band = play a band
ask-turn-pass = nothing can be done: pass
ask-marker = where does the marker go? ({ $kingdoms })
ask-merfolk-move = how far does your merfolk marker move? (up to { $count })
ask-free-marker = a free marker: which kingdom, or none?
ask-orc-marker = a marker on the { kingdom-name } space of your orc board? (yes or no)
ask-troll-token = troll tokens you can have: { $tokens }. Which one, or none?
ask-further-band = play another band, or stop
ask-keep = which cards do you keep? Up to { $count }, or none
ask-wizard-draw = { $free ->
    [yes] draw up to { word-cards }? (a number, yes or no)
   *[no] draw { word-cards }? (yes or no)
}
ask-raid = raid with { $spaces } for { $glory } glory? (raid or wait)
ask-leader = who leads? (a number, or no)

## A command that is not understood

command-empty = Type a command; help lists them all.
command-unknown = There is no command “{ $word }”; help lists them all.
command-unknown-near = There is no command “{ $word }”. Did you mean “{ $near }”?
command-ambiguous = “{ $word }” could be { $choices }.
command-usage = { $usage }.
command-number = There is no card { $number }: the numbers go from 1 to { $last }.
command-number-twice = Card { $number } is named twice.
command-no-cards = There are no cards to choose from.
command-no-such-card = There is no “{ $word }” to choose.
command-no-card-word = “{ $word }” is neither a card number nor a tribe nor a kingdom.
command-no-kingdom = “{ $word }” is not a kingdom: blue, green, grey, orange, purple or red.
command-one-card = Name one card, by its number or as in “red elf”.
command-which-card = Which one: { $cards }?
command-leader-not-in-band = The leader must be one of the cards of the band.
command-who-leads = Who leads? One of these, by number or name, or no:
command-band-dropped = The band is not played.
# $usage: the line of help of a command that answers another question
command-not-now = Nobody asks for that now; it is for later: { $usage }.
command-which-token = Which troll token? You can have { $tokens }: type its number, or none.
command-which-kingdom = Which kingdom? Open to the marker: { $kingdoms }.
command-how-far = How far? Type a number from 0 to { $count }.
command-which-cards = Which cards? Type their numbers, as in “2 3”, or none.

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = The game is over ({ $clause }).
refusal-age-over = The third dragon has ended the age ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] That is not possible now: recruit or play a band ({ $clause }).
    [marker] First say where the marker goes ({ $clause }).
    [merfolk_move] First say how far the merfolk marker moves ({ $clause }).
    [free_marker] First say where the free marker goes ({ $clause }).
    [orc_marker] First say whether you want the orc marker ({ $clause }).
    [troll_token] First choose a troll token, or none ({ $clause }).
    [further_band] Now you may play another band, or stop ({ $clause }).
    [keep] First say which cards you keep ({ $clause }).
    [wizard_draw] First say whether you draw cards ({ $clause }).
   *[raid] First say whether you raid ({ $clause }).
}
refusal-no-passing = You cannot pass: recruit or play a band ({ $clause }).
refusal-hand-full = Your hand is full (limit { $limit }): you must play a band ({ $clause }).
refusal-deck-empty = The deck is empty ({ $clause }).
refusal-not-in-pool = There is no { card } in the pool ({ $clause }).
refusal-not-in-hand = You do not hold { $tribe ->
    [skeleton] that many skeletons
   *[other] that { card }
} ({ $clause }).
refusal-not-a-band = These cards are not a band: they share neither a tribe nor a colour ({ $clause }).
refusal-band-too-large = A band has at most 10 cards ({ $clause }).
refusal-no-leader = A band needs a leader that is not a skeleton ({ $clause }).
refusal-skeleton-leads = A skeleton can never lead a band ({ $clause }).
refusal-band-too-small = { kingdom-name } needs a band of { $needed }; yours has { $size } ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = The marker belongs in the kingdom of the leader’s colour, { $own ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
} ({ $clause }).
refusal-marker-is-mandatory = A marker that fits must be placed ({ $clause }).
refusal-move-too-far = Your merfolk marker can move 0 to { $limit ->
    [one] { $limit } space
   *[other] { $limit } spaces
} ({ $clause }).
refusal-troll-token-unavailable = Troll token { $token } cannot be had: it is taken, or too high for a band of { $size } ({ $clause }).
refusal-too-many-kept = You may keep { $limit } of your cards, not { $count } ({ $clause }).
refusal-wrong-draw = You draw { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} or none ({ $clause }).
refusal-raid-all-or-nothing = A raid takes all markers off the orc board, or none ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Name each space once ({ $clause }).
   *[other] The { kingdom-name } space of your orc board is empty ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Playing { word-band }: { $marker }; { $ability }; { $discard }; worth { $glory } glory at the end of the age.
ask-skeletons = Ten skeletons: you win the game at once.
preview-marker = a marker in { kingdom-name }, your number { $markers } there
preview-marker-choice = { $count ->
    [one] a marker if you like
   *[other] a marker in one of { $count } kingdoms
}
preview-marker-never = no marker, because a halfling leads
preview-marker-no-supply = no marker, because you have none left
preview-marker-too-small = no marker, because { kingdom-name } needs a band of { $needed }
preview-marker-too-small-anywhere = no marker: no kingdom is open to a band of this size
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] then you may play another band
   *[no] no further band
}
preview-dwarf = it scores as one card more
preview-elf = keep up to { word-cards }
preview-giant = { $possible ->
    [yes] the giant token and 2 glory now
   *[no] the giant token needs more than { word-size }
}
preview-halfling = no ability
preview-merfolk = { $symbols ->
    [0] your merfolk marker moves to { $space }
    [one] your merfolk marker moves to { $space } and earns a free marker
   *[other] your merfolk marker moves to { $space } and earns { $symbols } free markers
}
preview-merfolk-up-to = your merfolk marker moves up to { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
preview-minotaur = it counts as one card more for the marker
preview-orc = { $possible ->
    [yes] a marker for the { kingdom-name } space of your orc board if you like
   *[no] no orc marker to place
}
preview-troll = { $possible ->
    [yes] a troll token if you like ({ $tokens })
   *[no] no troll token to be had
}
preview-wingfolk = { $possible ->
    [yes] the marker may go anywhere
   *[no] no other kingdom needs fewer cards
}
preview-wizard = then draw { word-cards } if you like
preview-discard = { $count ->
    [0] nothing to discard
   *[other] { word-cards } to the pool
}
preview-discard-later = { $count ->
    [0] no cards left
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}
