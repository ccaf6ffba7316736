"""The balance lab: every set of tribes at every number of players, played by compiled bots."""
