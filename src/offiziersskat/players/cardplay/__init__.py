"""Card play: which card, and why."""

from offiziersskat.players.cardplay.choosing import play_card, speaks_for

__all__ = ["play_card", "speaks_for"]
