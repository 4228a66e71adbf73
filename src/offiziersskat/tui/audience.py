"""Who sits before the screen, and what he may see on it.

With one person at the keyboard everything is shown through his eyes. With several, games without
hand cards have nothing to hide and stay on the screen; in the others the screen belongs to one of
them at a time and is wiped before it goes on to the next.
"""

from offiziersskat.core.events import Acted
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.table.authority import Table
from offiziersskat.tui.draw import Scene

__all__ = ["Audience"]


class Audience:
    """The people at this table, and how far the game was told to each."""

    def __init__(self, table: Table) -> None:
        """Nobody has been told anything."""
        self._table = table
        self._told: dict[int | None, int] = {}
        self._holder: int | None = None
        self.people = [n for n, player in enumerate(table.players) if player.is_human]
        self.is_private = len(self.people) > 1 and table.rules.hand_size > 0

    @property
    def reader(self) -> int | None:
        """The player through whose eyes the game is told; ``None`` where all may see it."""
        if len(self.people) == 1:
            return self.people[0]
        return self._holder if self.is_private else None

    def must_pass_to(self, player: int) -> bool:
        """Whether the screen has to be handed to a player before he may look."""
        return self.is_private and self._holder != player

    def pass_to(self, player: int | None) -> None:
        """The screen is another's now; ``None``: nobody's, as between two hands."""
        self._holder = player

    def news(self) -> tuple[View, int]:
        """What the reader may know, and from which event on he has not been told."""
        view = self._table.view(self.reader)
        since = min(self._told.get(self.reader, 0), len(view.log))
        self._told[self.reader] = len(view.log)
        return view, since

    @property
    def is_waiting_for_screen(self) -> bool:
        """Whether nobody holds a screen on which something could be told."""
        return self.is_private and self._holder is None

    def catch_up(self) -> None:
        """A hand goes on: what lies on the table need not be told again."""
        for player in (None, *self.people):
            self._told[player] = len(self._table.view(player).log)

    def start_hand(self) -> None:
        """A new log begins, and the screen is nobody's."""
        self._told = {}
        self._holder = None

    def go_back(self) -> None:
        """The log has become shorter."""
        for key, told in self._told.items():
            self._told[key] = min(told, len(self._table.view(key).log))

    def last_to_decide(self, player: int) -> int:
        """Whose decision ``u`` takes back when a player types it.

        Two people with nothing to hide see each other's slips: there it is the last one of theirs.
        Otherwise everybody takes back his own.
        """
        if self.is_private:
            return player
        for event in reversed(self._table.view(None).log):
            if isinstance(event, Acted):
                actor = self._table.player_at(event.seat)
                if actor in self.people:
                    return actor
        return player

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        table = self._table
        seats = range(table.rules.seats)
        return tuple(table.players[table.player_at(Seat(seat))].name for seat in seats)

    def scene(self, player: int | None, heading: str = "") -> Scene:
        """The table as it is shown for a player's decision."""
        view = self._table.view(player)
        return Scene(view, self.names, self._bottom(player), heading)

    def _bottom(self, player: int | None) -> Seat:
        """Cards must not jump: two people with nothing to hide keep their places."""
        if player is not None and (self.is_private or self._table.rules.seats > 2):
            return self._table.seat_of(player)
        nearest = self.people[0] if self.people else self._table.player_at(Seat.FOREHAND)
        return self._table.seat_of(nearest)
