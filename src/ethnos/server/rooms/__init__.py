"""What a room is and what commands do to it. Pure: no clock, no store, no sockets."""
