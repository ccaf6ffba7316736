"""The heuristic bot again, compiled: it plays the simulated games of the search bot.

`ethnos.bots.heuristic` is the original, and a test checks that both make the same decisions. All
functions work on structs of `ethnos.fast`. Importing `ethnos.bots` does not import this package.
"""
