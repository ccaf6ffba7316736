"""Games as text: notation, positions, records, replay and verification of fair deals."""
