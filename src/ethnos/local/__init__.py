"""The rooms of the server in a browser's worker: the same game without a server."""
