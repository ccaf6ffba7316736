"""The judgement of the bots: what every action is worth, in glory.

This is its only source. It runs as plain Python over plain lists, without numpy or numba, and
compiled over structs (`ethnos.bots.compiled`). Both make the same decisions.
"""
