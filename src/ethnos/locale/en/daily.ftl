### The page of the daily deal.

daily-title = The daily deal
daily-same = The same cards and tribes for everybody. Every day (in UTC) has one deal.
daily-bots = Players: { $players }, you and bots of the level “{ $level }”. They answer the same moves in the same way.
daily-once = One try: no undo, no hints, no spectators. The game waits if you leave.
daily-tribes = Tribes of the day
daily-practice = Play for practice
daily-practice-text = This day is over. You can still play its deal for practice; it does not count in the comparison.
daily-practiced = Played for practice; not counted in the comparison.
daily-late = The deal is closed: from here on you play for practice.
daily-begun = One try: the game counts if it is over by { $text }.

## The comparison

daily-others = You and everybody else
daily-place = By glory: place { $place } of { $count }
daily-nobody = Nobody has finished this deal in time.
daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } player has finished it.
   *[other] { $count } players have finished it.
}
daily-after = How the others did is shown after your own game.
daily-wins = { $percent }% of them have beaten the bots.
daily-bar = Glory { $first } to { $last }: { $count }
daily-you = You
daily-chart = How often each glory was reached

## Sharing without giving anything away

daily-share-line = Place { $rank } of { $players }, { $glory } glory
daily-share-place = That day: place { $place } of { $count }

## The calendar

daily-calendar = Calendar
daily-earlier = Previous month
daily-later = Next month
daily-day = { $text }: not played
daily-day-played = { $text }: place { $rank }, { $glory } glory
daily-day-practiced = { $text }: place { $rank }, { $glory } glory, for practice
daily-legend = A number is your place in the game. In brackets: for practice. Days without a link had no deal.

## The proof

daily-fair-text = Before the first card this fingerprint of the shuffle is shown, the same for everybody; no player adds chance to it, or the deals would differ. The shuffle itself is revealed when the deal is closed, an hour after the day: then every game of the day can be watched, reviewed and verified. The server alone chooses the shuffle; and anybody who signs in twice could try twice.
daily-fair-local = Without a server nothing is secret: the shuffle follows from the date and is the same in every browser. So there is no comparison with others, only your own calendar.
daily-opens = Replay, review and proof open on { $text }.
daily-none = There was no deal on this day.
daily-again = The daily deal
