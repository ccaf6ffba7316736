"""Rooms in memory: loading, committing, bots, clocks, visitors, and the bus between processes."""
