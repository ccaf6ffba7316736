"""What needs numba: the compiled judgement, and the simulated games of the search bot.

All functions work on structs of `ethnos.fast`. Importing `ethnos.bots` does not import this
package.
"""
