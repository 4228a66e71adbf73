"""Exact and approximate search, on Views and positions, never on a running game."""
