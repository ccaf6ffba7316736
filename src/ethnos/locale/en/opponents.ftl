### Opponents to choose from.

opponents-missing = Not in this copy of the game: { $bot }.
