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
review-best = **No better action was found:** { $percent }% chance to win.
# $what: the better action as a short sentence
review-better = **Better: { $what }** { $reason } (−{ $loss }%: { $after }% chance to win instead of { $before }%)
review-better-alone = **Better: { $what }** (−{ $loss }%: { $after }% chance to win instead of { $before }%)
review-accuracy = **{ $name }: accuracy { $percent }%.**
review-mistakes = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, no mistakes.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Every decision was tried out in simulated games, with only what this player knew then.
   *[other] Every decision was judged at a glance, without simulated games, with only what this player knew then.
}
review-turn-own = **This decision:** the chance to win went from { $before }% to { $after }%.
review-turn-fate = **Luck and rivals:** the chance to win went from { $before }% to { $after }%.
review-turned = What turned the game

## On the command line

cli-review = Review the decisions of a player in a finished game.
cli-review-seat = The player whose decisions are reviewed, by number; the first person by default.
cli-review-try = To try one of these decisions again, against bots: { $command }

## On the page

review-page-heading = Review
review-page-title = Review of my game
review-page-other = Review of the game
review-page-text = The best bot goes through every decision of a player, with only what that player knew then: what it cost, and what would have been better.
review-page-whose = Player
review-page-mine = Review my game
review-page-theirs = Review this player
review-page-nobody = Nobody
review-page-ahead = { $count ->
    [one] { $count } other review comes first.
   *[other] { $count } other reviews come first.
}
review-page-begin = Reading the game …
review-page-progress = Decisions judged: { $count } of { $total }
review-page-again = Try again
review-page-accuracy = Accuracy
review-page-percent = { $percent }%
review-page-loss = −{ $loss }%
review-page-worst = Most costly decisions
review-page-chosen = Chosen: { $what }
review-page-replay = Go through it step by step
review-page-previous = Previous mistake
review-page-next = Next mistake
review-page-mistakes = { $count ->
    [0] No marked decisions
    [one] { $count } marked decision
   *[other] { $count } marked decisions
}
review-page-no-decision = No decision of this player here.
review-page-curve = The chance to win, step by step; here { $percent }%.
