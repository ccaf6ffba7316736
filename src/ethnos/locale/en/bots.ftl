# Opponents: who they are, and why they do what they do.

bot-random-name = Wanderer
bot-random-character = plays at random, anything the rules allow
bot-novice-name = Beginner
bot-novice-character = plays soundly, but thinks of this age only, and errs now and then
bot-heuristic-name = Tactician
bot-heuristic-character = weighs glory, markers and risk, and plays at once
bot-search-name = Thinker
bot-search-character = imagines many ways the game may go on before every move

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = There is no other choice.
reason-at-random = Chosen at random.
reason-unexplained = No reason is given.
reason-imagined = { $playouts ->
    [one] { $playouts } game
   *[other] { $playouts } games
} imagined a few turns ahead: { $percent }% to win, { $glory } glory on average.
reason-ten-skeletons = Ten skeletons win the game.
reason-band-glory = A band of { $size } is worth { $glory } glory at the end of the age.
reason-band-marker = { $standing ->
    [leads] A band of { $size } brings a marker to { kingdom-name }, and with it the lead there.
    [ties] A band of { $size } brings a marker to { kingdom-name }, drawing level with the strongest.
   *[behind] A band of { $size } brings a marker to { kingdom-name }.
}
reason-band-ability = A band of { $size } led by { word-a-tribe } pays off through its ability.
reason-band-dragon = The age may end before the next turn ({ $percent }%), so the band of { $size } comes now.
reason-band-full-hand = The hand is full, so a band must be played.
reason-recruit-match = With { word-a-card }, { $size ->
    [one] { $size } card goes
   *[other] { $size } cards go
} together.
reason-recruit-start = It matches nothing in hand, but { word-a-card } is the best beginning of another band.
reason-recruit-deck = Nothing in the pool helps more than an unknown card; the risk of a dragon is { $percent }%.
reason-marker = { $standing ->
    [leads] A marker in { kingdom-name } takes the lead, with { $glory } glory at stake.
    [ties] A marker in { kingdom-name } draws level, with { $glory } glory at stake.
   *[behind] A marker in { kingdom-name } helps most, with { $glory } glory at stake.
}
reason-no-marker = No kingdom is worth a marker now.
reason-merfolk-move = Further along the merfolk track is better.
reason-orc-marker = Orc markers in { $spaces ->
    [one] { $spaces } colour
   *[other] { $spaces } colours
} make a raid worth more.
reason-no-orc-marker = The marker is needed elsewhere.
reason-troll-token = Troll token { $token } wins ties.
reason-no-troll-token = No troll token would decide anything.
reason-stop = No further band is worth playing now.
reason-keep = { $count ->
    [one] The card kept begins the next band.
   *[other] The { $count } cards kept build the next band.
}
reason-keep-nothing = Nothing in hand is worth keeping.
reason-wizard-draw = Drawing { word-cards } costs nothing; the risk that the age ends is { $percent }%.
reason-no-wizard-draw = Drawing might end the age ({ $percent }%).
reason-raid = A raid with { $spaces ->
    [one] one marker
   *[other] { $spaces } markers
} pays { $glory } glory now.
reason-no-raid = Waiting may make the raid worth more.
