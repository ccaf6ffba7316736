"""The server: rooms by link, sockets, stores. `docs/protocol.md` describes how to talk to it."""
