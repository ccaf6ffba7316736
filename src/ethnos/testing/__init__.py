"""Checks that ship with the package: scenarios, random games, secrecy, perft, lock-step."""
