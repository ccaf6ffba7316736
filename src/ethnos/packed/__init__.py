"""A game as plain integers: what the compiled engine and the bots' judgement have in common.

It says which fields a game has, which integers stand for cards, decisions, steps and rulings, and
turns states and views into them. Nothing here imports numpy or numba, so it also runs in a browser.
"""
