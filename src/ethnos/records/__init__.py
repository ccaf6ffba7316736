"""Games as text: notation, positions, records, replay, and the proof of a fair deal."""
