# What happens, sentence by sentence. $name is the player who acts.

event-game-began = A game of { $players } players begins, with { $tribes }.
event-age-began = Age { word-age } begins. { $name } goes first; the deck has { word-cards }.
event-dealt = { $name } is dealt { word-a-card }.
event-pool = In the pool: { $cards }.
event-drawn = { $name } draws { word-a-card }.
event-drawn-unseen = { $name } draws from the deck.
event-recruited = { $name } takes { word-a-card } from the pool.
event-dragon = { $number ->
    [1] { $name } draws the first dragon.
    [2] { $name } draws the second dragon.
   *[3] { $name } draws the third dragon!
}
event-band = { $name } plays { word-band }.
event-band-marker = { $name } plays { word-band } and places a marker in { kingdom-name }, { $markers } there now.
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } plays { word-band } and declines the marker.
    [never] { $name } plays { word-band }: halflings place no marker.
   *[impossible] { $name } plays { word-band }, without a marker.
}
event-marker = { $name } places a marker in { kingdom-name }, { $markers } there now.
event-no-marker = { $name } places no marker in { kingdom-name }.
event-free-marker = { $name } places a free marker in { kingdom-name }, { $markers } there now.
event-free-marker-declined = { $name } goes without the free marker.
event-giant-token = { $name } has the largest giant band of the age, { $size ->
    [one] { $size } card
   *[other] { $size } cards
}: the giant token and { $glory } glory.
event-giant-token-won = { $name } wins the giant token from { $other } with { word-size }: { $glory } glory.
event-merfolk = { $name } moves { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track, to { $space }.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } moves { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track, to { $space }, and reaches { $number ->
    [one] the symbol on { $symbols }
   *[other] the symbols on { $symbols }
}.
event-orc-marker = { $name } puts a marker on the { kingdom-name } space of the orc board.
event-troll-token = { $name } takes troll token { $token }.
event-kept = { $name } keeps { word-cards }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } keeps nothing.
   *[other] { $name } keeps { word-cards }.
}
event-discarded = { $name } discards { word-cards } to the pool: { $cards }.
event-passed = { $name } can do nothing and passes.
event-age-ended = { $name } drew the third dragon: age { word-age } is over. All hands are discarded.
event-raid-decided = { $name } has decided about a raid.
