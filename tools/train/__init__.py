"""Train the value network of the bots: `python -m tools.train`."""
