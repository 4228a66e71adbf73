"""Offiziersskat, the two-handed game of open cards: rules, notation, players and table.

This file decides nothing but the version; import what you need from the rooms below it.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
