"""Train the networks: `python -m tools.train` and `python -m tools.train.policy`."""
