"""A league of checkpoints, bots and levels: a folder in which matches are played for ratings."""
