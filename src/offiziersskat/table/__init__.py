"""The authority of a game, sans I/O, and the user's folder in which games are kept."""
