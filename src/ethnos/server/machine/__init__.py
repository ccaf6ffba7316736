"""What rooms use of a real machine: threads, the network, metrics. A browser has none of it."""
