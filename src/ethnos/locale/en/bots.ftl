# Opponents: who they are, and why they do what they do.

bot-random-name = Wanderer
bot-random-character = plays at random, anything the rules allow
bot-novice-name = Beginner
bot-novice-character = collects big bands of a favourite tribe and forgets what the others are doing
bot-adventurer-name = Adventurer
bot-adventurer-character = fights for kingdoms and glory, but underrates rivals and the ages to come
bot-heuristic-name = Tactician
bot-heuristic-character = weighs glory, markers and risk, and plays at once
bot-search-name = Thinker
bot-search-character = imagines many ways the game may go on before every move

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = There is no other choice.
reason-at-random = Chosen at random.
reason-unexplained = No reason is given.
reason-imagined = { $because } { $playouts ->
    [one] { $playouts } game imagined
   *[other] { $playouts } games imagined
} a few turns ahead: { $glory } glory on average.
reason-ten-skeletons = Ten skeletons win the game.
reason-band-glory = A band of { $size } is worth { $glory } glory at the end of the age.
reason-band-marker = { $standing ->
    [extends] A band of { $size } brings a marker to { kingdom-name } and extends the lead there.
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
reason-recruit-start = It matches nothing in hand, but { word-a-card } may lead another band.
reason-recruit-first = The hand is empty, and { word-a-card } may lead a new band.
reason-skeletons = A skeleton fits in any band.
reason-recruit-deck = { $percent ->
    [0] Nothing in the pool helps more than an unknown card.
   *[other] Nothing in the pool helps more than an unknown card; the risk that the age ends is { $percent }%.
}
reason-recruit-unknown = { $percent ->
    [0] The deck offers an unknown card.
   *[other] The deck offers an unknown card; the risk that the age ends is { $percent }%.
}
reason-recruit-pool-empty = { $percent ->
    [0] The pool is empty, so recruiting means drawing.
   *[other] The pool is empty, so recruiting means drawing; the risk that the age ends is { $percent }%.
}
reason-hand-grows = { $percent ->
    [0] The hand stays together and may become a larger band.
   *[other] The hand stays together and may become a larger band; the risk that the age ends is { $percent }%.
}
reason-marker = { $standing ->
    [extends] A marker in { kingdom-name } extends the lead, with { $glory } glory at stake.
    [leads] A marker in { kingdom-name } takes the lead, with { $glory } glory at stake.
    [ties] A marker in { kingdom-name } draws level, with { $glory } glory at stake.
   *[behind] A marker in { kingdom-name } strengthens the position there, with { $glory } glory at stake.
}
reason-no-marker = The marker stays in the supply.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] The merfolk marker stays on space { $space }.
       *[other] The merfolk marker moves to space { $space }.
    }
    [one] The merfolk marker moves to space { $space } and earns a free marker.
   *[other] The merfolk marker moves to space { $space } and earns { $symbols } free markers.
}
reason-orc-marker = { $spaces ->
    [one] An orc marker makes a raid worth more.
   *[other] Orc markers in { $spaces } colours make a raid worth more.
}
reason-troll-token = { $standing ->
    [all] Troll token { $token } now wins every tie.
    [some] Troll token { $token } now wins ties with { $rivals ->
        [one] one other player
       *[other] { $rivals } other players
    }.
   *[none] Troll token { $token } adds to the strength in ties.
}
reason-no-troll-token = The troll tokens are left to the others.
reason-stop = No further band is worth playing now.
reason-keep = { $count ->
    [one] The card kept begins the next band.
   *[other] The { $count } cards kept build the next band.
}
reason-keep-some = Of the { $count } cards kept, { $size } fit in one band.
reason-keep-apart = Each card kept may lead a band of its own.
reason-keep-nothing = Nothing in hand is worth keeping.
reason-discard = { $count ->
    [one] { $count } card goes to the pool, for the others to take.
   *[other] { $count } cards go to the pool, for the others to take.
}
reason-wizard-draw = { $percent ->
    [0] Drawing { word-cards } costs nothing.
   *[other] Drawing { word-cards } brings a new hand; the risk that the age ends is { $percent }%.
}
reason-no-wizard-draw = { $percent ->
    [0] No card is drawn.
   *[other] No card is drawn, which avoids the risk that the age ends ({ $percent }%).
}
reason-raid = A raid with { $spaces ->
    [one] one marker
   *[other] { $spaces } markers
} pays { $glory } glory now.
reason-no-raid = { $ages ->
    [0] The orc markers stay where they are.
   *[other] The orc markers stay for a later raid.
}
