### The review of a finished game.

## What is said of decisions, told by ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}
review-best = **No better action was found:** { $percent }% to win.
# $what: the better action as a short sentence
review-better = **Better: { $what }** { $reason } (−{ $loss }%: { $after }% to win instead of { $before }%)
review-accuracy = **{ $name }: accuracy { $percent }%.**
review-mistakes = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, and not one mistake.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Every decision was tried out in simulated games, with only what this player knew then.
   *[other] Every decision was judged at a glance, without simulated games, with only what this player knew then.
}
review-turn-own = **This decision:** { $before }% to win became { $after }%.
review-turn-fate = **Cards and rivals:** { $before }% to win became { $after }%.
review-turned = What turned the game

## On the command line

cli-review = Review the decisions of a player in a finished game.
cli-review-seat = The player whose decisions are reviewed, by number; the first person by default.
