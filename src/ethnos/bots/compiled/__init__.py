"""The heuristic bot's judgement once more, compiled: for the games that the search bot imagines.

`ethnos.bots.heuristic` is the original, and a test checks that both decide alike. Everything works
on records of `ethnos.fast`. Importing `ethnos.bots` does not import this room.
"""
