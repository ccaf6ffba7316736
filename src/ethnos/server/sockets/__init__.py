"""WebSockets: one session per connection, and the uvicorn protocol under it."""
