### My games: results, filters and statistics.

## The list

results-against = Against { $names }
results-place = Place { $rank } of { $players }
results-left = a bot played the end for you
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

stats-title = Statistics
stats-games = Games
stats-wins = Won
stats-glory = Average glory
stats-best = Highest glory
stats-streak = Current winning streak
stats-longest = Longest winning streak
stats-won-of = { $won } / { $games }
stats-people = With people
stats-bots = Bots of mixed levels
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
stats-note = Only games that you played to the end, with one seat at your screen, are counted.
