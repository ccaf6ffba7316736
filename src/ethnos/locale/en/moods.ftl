# What a game should be like: the moods of sets of tribes.

mood-should-be = It should be
mood-calm = calm
mood-fierce = cut-throat
mood-short = short
mood-long = long
mood-close = close to the end
mood-explained = One of the twelve sets in which { $mood ->
    [calm] kingdoms change hands least
    [fierce] kingdoms change hands most
    [short] games have the fewest turns
   *[long] games have the most turns
}: measured in many games of bots.
