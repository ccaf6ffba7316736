# The reports of tournaments.

arena-title = Tournament of bots
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at tables of { $seats }. The fair share of wins is { $percent }%. Every interval holds the truth 95 times in 100.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Digest of all games: { $digest }
arena-written = The report is written to { $file }.
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-wins = Wins, %
arena-column-rating = Rating
arena-column-rank = Place
arena-column-glory = Glory
arena-column-median = ms, half
arena-column-slow = ms, 99%
arena-column-tribe = Tribe
arena-heading-ratings = Ratings
arena-heading-wins = Share of wins
arena-heading-matrix = How often the bot of the row ends ahead of the bot of the column, %
arena-heading-sources = Where the glory comes from
arena-heading-by-tribe = Share of wins by tribe in play, %
arena-heading-tribes = Tribes and winning
arena-heading-pairs = Pairs of tribes led by the same player
arena-source-kingdoms = kingdoms
arena-source-bands = bands
arena-source-merfolk = merfolk track
arena-source-giant = giant token
arena-source-raids = raids
arena-tribes-explained = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $sets ->
    [one] { $sets } set
   *[other] { $sets } different sets
} of tribes. Winners play { $percent }% of all bands, so a tribe goes with winning where its share is higher than that.
arena-column-presence = Cards in bands of the winner, %
arena-column-leadership = Bands led for the winner, %
arena-column-most-led = Wins of whoever leads with it most, %
arena-column-tribe-glory = Glory
arena-column-pair = Pair
arena-repeat = Repeat with: { $command }
arena-versions = ethnos { $ethnos }, rules { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [one] { $bot } forfeited { $games } game
   *[other] { $bot } forfeited { $games } games
}; in game { $game }: { $error }
arena-stopped = { $games ->
    [one] Stopped after { $count } of { $games } game.
   *[other] Stopped after { $count } of { $games } games.
}
arena-kept = The games played are in { $file }; the same command with --resume goes on.
arena-bot-died = The bot “{ $bot }” ended its process in game { $game } again and again ({ $error }). Giving up.
arena-results-exists = { $file } already holds games. Continue them with --resume, or name another file.
arena-results-other = { $file } belongs to another tournament: “{ $detail }” differs.
arena-results-broken = { $file } does not hold the games of a tournament (line { $detail }).
arena-results-unnamed = --resume continues the file of --results; add --results FILE.
