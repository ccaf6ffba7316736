"""What each request does, without HTTP: the server and a browser's worker ask the same desk."""
