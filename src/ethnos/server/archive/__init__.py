"""Finished games: records, replays, win chances, verification and backups."""
