"""The table for browsers and bots: HTTP, sockets, the database; what is legal it does not know."""
