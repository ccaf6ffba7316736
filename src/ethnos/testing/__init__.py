"""Checks that ship with the package: scenarios, random games, view secrecy, move counting."""
