"""The rules of the game: pure, standard library only; no I/O, no clock, no randomness."""
