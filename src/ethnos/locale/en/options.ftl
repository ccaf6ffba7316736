# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Options”.

option-merfolk-scoring = Merfolk track
option-merfolk-scoring-about = Who is paid for the merfolk track at the end of an age.
option-merfolk-scoring-kingdom = like a kingdom
option-merfolk-scoring-leader-only = only the first place

option-merfolk-zero-ranks = Space 0 of the track
option-merfolk-zero-ranks-about = Whether somebody still on space 0 of the merfolk track can take a place there. With two players, a place on 0 also means that nobody is alone on the track.
option-merfolk-zero-ranks-false = no place
option-merfolk-zero-ranks-true = a place like any other

option-merfolk-two-player-sole-bonus = Alone on the track
option-merfolk-two-player-sole-bonus-about = Whether the only one of two players off space 0 earns both values in age II. Decides nothing where space 0 is a place like any other.
option-merfolk-two-player-sole-bonus-true = earns both values
option-merfolk-two-player-sole-bonus-false = earns the first only

option-merfolk-symbols = Symbols of the track
option-merfolk-symbols-about = How many free markers one move on the merfolk track can earn.
option-merfolk-symbols-each = one for each symbol
option-merfolk-symbols-one-per-move = one for a move

option-merfolk-move = Merfolk move
option-merfolk-move-about = Whether a band of merfolk has to move as far as it has cards.
option-merfolk-move-exact = exactly that far
option-merfolk-move-up-to = or less far

option-troll-scope = Reach of the trolls
option-troll-scope-about = Which ties troll tokens decide.
option-troll-scope-kingdoms-and-merfolk = kingdoms and track
option-troll-scope-kingdoms-only = kingdoms only
option-troll-scope-all-end-of-age-ties = every tie at the end of an age

option-troll-depth = Order by trolls
option-troll-depth-about = Whether troll tokens put all tied players in order, or only find the first of them.
option-troll-depth-full-order = order all
option-troll-depth-winner-only = only find the first

option-ten-skeletons = Ten skeletons
option-ten-skeletons-about = What a hand of ten skeletons is worth.
option-ten-skeletons-instant-win = win the game
option-ten-skeletons-illegal = are no band

option-two-player-tie = Tie of two
option-two-player-tie-about = What two players share who are tied in a kingdom in age II.
option-two-player-tie-top-token-only = the higher token
option-two-player-tie-both-tokens = both tokens

option-orc-raid = Orc raid
option-orc-raid-about = How many markers a raid takes off the orc board.
option-orc-raid-all-or-nothing = all or none
option-orc-raid-any-number = as many as you like

option-orc-raid-order = Order of raids
option-orc-raid-order-about = Whether you know what others decide before you raid.
option-orc-raid-order-first-player-clockwise = one after the other
option-orc-raid-order-simultaneous = all in secret

option-marker-placement = Markers
option-marker-placement-about = Whether a marker that fits has to be placed.
option-marker-placement-mandatory = must be placed
option-marker-placement-optional = may be placed

option-marker-supply = Supply of markers
option-marker-supply-about = Whether you can run out of markers.
option-marker-supply-limited = limited
option-marker-supply-unlimited = never runs out

option-centaur-trigger = Centaurs
option-centaur-trigger-about = When a band of centaurs lets you play another; it matters only where markers are not a must.
option-centaur-trigger-placed = if the marker was placed
option-centaur-trigger-eligible = if it could be placed

option-centaur-chain = Further bands
option-centaur-chain-about = How many bands centaurs can add to a turn.
option-centaur-chain-unlimited = any number
option-centaur-chain-single-extra = one

option-wizard-draw = Wizards
option-wizard-draw-about = How many cards a band of wizards draws.
option-wizard-draw-exact-or-none = all or none
option-wizard-draw-up-to = or fewer

option-giant-tie = Giant token
option-giant-tie-about = How large a band of giants must be to take the token from another.
option-giant-tie-strictly-larger = larger
option-giant-tie-equal-takes = equal is enough

option-final-band-size = Last tie-break
option-final-band-size-about = How bands are measured when glory and markers are equal at the end.
option-final-band-size-as-played = all cards
option-final-band-size-without-skeletons = without skeletons
option-final-band-size-as-scored = as they scored

option-empty-pool = Empty pool
option-empty-pool-about = What you draw from the deck while the pool is empty.
option-empty-pool-deck-only = one card
option-empty-pool-draw-two = two cards

## Variants: numbers of the house

option-hand-limit = Hand limit
option-hand-limit-about = With so many cards in hand you must play a band.

option-marker-count = Number of markers
option-marker-count-about = How many markers each player has; those for the score and on the merfolk track count.

option-age-count = Ages
option-age-count-about = How many ages are played. Each kingdom gets as many glory tokens.

option-printed = { $count } (printed)

## How they are chosen

option-group = { $group ->
    [cards] Cards
    [markers] Markers
    [merfolk] Merfolk
    [tribes] Other tribes
   *[end] Ties and the end
}
option-usual = usual
option-changed = changed
option-idle = It makes no difference in this game.
option-rulebook = As in the rulebook
option-reset = All as usual
option-set = { $option }: { $value }
