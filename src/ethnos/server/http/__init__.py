"""HTTP: the ASGI application, its routes, middleware and guests."""
