"""What operators do: with the command, at the page or by a program, all through the same orders."""
