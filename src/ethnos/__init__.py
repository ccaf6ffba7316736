"""Ethnos: the rules, the record of a game, and everything to play it with."""

__version__ = "0.1.0"
