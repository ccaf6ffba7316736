"""Rooms in memory: loading, committing, bots, clocks, webhooks, and the bus between processes."""
