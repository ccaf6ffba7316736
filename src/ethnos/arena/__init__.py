"""Many games: tournaments, ratings, statistics; in one process, on many, or on Ray."""
