"""What a player says and what a player is told, the same at a terminal and in a browser.

Commands come in as text; sentences go out as phrases, to be put into any language.
"""
