"""Who is away from the table just now, and since when. It is not part of the journal.

After a restart nobody is there until he comes back. How long is too long, ``Options`` say.
"""

from collections.abc import Iterable

__all__ = ["Presence"]


class Presence:
    """Who is away; players that nobody has spoken of are here."""

    def __init__(self, window: int) -> None:
        """``window`` in seconds, after which a player counts as gone."""
        self._window = window
        self._since: dict[int, float] = {}
        self._told: set[int] = set()

    def left(self, player: int, now: float) -> None:
        """A player is away from now on, if he was not before."""
        self._since.setdefault(player, now)

    def returned(self, player: int) -> None:
        """A player is here."""
        self._since.pop(player, None)
        self._told.discard(player)

    def away_for(self, player: int, now: float) -> float | None:
        """For how many seconds a player has been away; ``None`` if he is here."""
        since = self._since.get(player)
        return None if since is None else max(0.0, now - since)

    def is_gone(self, player: int, now: float) -> bool:
        """Whether a player has been away for longer than the window."""
        since = self._since.get(player)
        return since is not None and now >= since + self._window

    def next_change(self, players: Iterable[int]) -> float | None:
        """When the next of these players will be gone, of which nobody was told."""
        moments = [
            self._since[player] + self._window
            for player in players
            if player in self._since and player not in self._told
        ]
        return min(moments, default=None)

    def newly_gone(self, players: Iterable[int], now: float) -> bool:
        """Whether one of these players is gone, of which nobody was told; now it is."""
        gone = {player for player in players if self.is_gone(player, now)}
        is_news = not gone <= self._told
        self._told |= gone
        return is_news
