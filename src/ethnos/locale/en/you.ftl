# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = You are dealt { word-a-card }.
you-drawn = You draw { word-a-card }.
you-recruited = You take { word-a-card } from the pool.
you-dragon = { $number ->
    [1] You draw the first dragon.
    [2] You draw the second dragon.
   *[3] You draw the third dragon!
}
you-band = You play { word-band }.
you-band-marker = You play { word-band } and place a marker in { kingdom-name }, { $markers } there now.
you-band-no-marker = { $why ->
    [declined] You play { word-band } and decline the marker.
    [never] You play { word-band }: halflings place no marker.
   *[impossible] You play { word-band }, without a marker.
}
you-marker = You place a marker in { kingdom-name }, { $markers } there now.
you-no-marker = You place no marker in { kingdom-name }.
you-free-marker = You place a free marker in { kingdom-name }, { $markers } there now.
you-free-marker-declined = You go without the free marker.
you-giant-token = You have the largest giant band of the age, { $size ->
    [one] { $size } card
   *[other] { $size } cards
}: the giant token and { $glory } glory.
you-giant-token-won = You win the giant token from { $other } with { word-size }: { $glory } glory.
you-merfolk = You move { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track, to { $space }.
you-merfolk-symbols = You move { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track, to { $space }, and reach { $number ->
    [one] the symbol on { $symbols }
   *[other] the symbols on { $symbols }
}.
you-orc-marker = You put a marker on the { kingdom-name } space of your orc board.
you-troll-token = You take troll token { $token }.
you-kept = You keep { word-cards }: { $cards }.
you-kept-unseen = { $count ->
    [0] You keep nothing.
   *[other] You keep { word-cards }.
}
you-discarded = You discard { word-cards } to the pool: { $cards }.
you-passed = You can do nothing and pass.
you-raid-decided = You have decided about a raid.

you-undo-asked = You would like to take back the last action.
you-undo-answered = { $yes ->
    [yes] You agree.
   *[no] You do not agree.
}
you-undone = You have taken the last action back.
