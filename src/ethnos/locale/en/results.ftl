### My games: results, filters and statistics.

## The list

results-against = Against { $names }
results-place = Place { $rank } of { $players }
results-left = finished by a bot in your place
results-shared = played on one screen
results-more = Show more
results-no-match = No game matches these filters.
results-export = All records (ZIP)

## Filters

filter-all = All
filter-opponents = Opponents
filter-bots = Bots only
filter-players = Players
filter-outcome = Outcome
filter-won = Won
filter-lost = Not won
filter-tribe = Tribe in play

## Numbers and charts

stats-title = In numbers
stats-games = Games
stats-wins = Won
stats-glory = Average glory
stats-best = Highest glory
stats-streak = Wins in a row now
stats-longest = Longest run of wins
stats-won-of = { $won } / { $games }
stats-people = With people
stats-bots = Bots of several levels
stats-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stats-by-opponents = Wins by opponents
stats-by-players = Wins by number of players
stats-by-source = Average glory by source
stats-form = Places in the latest games
stats-form-label = Your places in the latest games, the oldest first: { $text }
stats-leaders = Favourite leaders
stats-note = Counted are games that you played to the end, one seat at your screen.
