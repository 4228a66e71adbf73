"""A hand at a table as a value: the truth now, and what led to it.

Earlier moments are not kept but played again when somebody takes back, so that a table that waits
stays small. Whose turn it is and what is legal, the core decides.
"""

from dataclasses import dataclass, replace

from offiziersskat.core.actions import Action
from offiziersskat.core.game import Game, apply, new_game, play_out
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.errors import MoveError
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import Mark, MarkKind
from offiziersskat.table.terms import Why

__all__ = ["Hand", "Ply"]


@dataclass(frozen=True, slots=True)
class Ply:
    """A decision that stands: who acted, and how."""

    player: int
    action: Action


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: ``game`` is the truth now, after ``plies``.

    ``opening`` plies were made by the table itself: the declaration of a drawn trump. ``resigned``
    is who gave it up, and ``why``.
    """

    number: int
    dealing: Dealing
    date: str | None
    game: Game
    plies: tuple[Ply, ...] = ()
    opening: int = 0
    marks: tuple[Mark, ...] = ()
    resigned: Seat | None = None
    why: Why = Why.RESIGNED
    is_filed: bool = False

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.game.result is not None

    def running(self) -> "Hand":
        """The hand itself; raises ``MoveError`` ``hand-over``."""
        if self.game.phase is Phase.OVER:
            raise MoveError("hand-over")
        return self

    def before(self, ply: int) -> Game:
        """The truth as it was before a ply."""
        start = new_game(self.game.rules, self.dealing.deck)
        return play_out(start, [done.action for done in self.plies[:ply]])

    def after(self, ply: Ply) -> "Hand":
        """With one more decision; raises ``IllegalAction``."""
        return replace(self, game=apply(self.game, ply.action), plies=(*self.plies, ply))

    def taken_back(self, ply: int) -> "Hand":
        """As it stood before a ply."""
        return replace(self, game=self.before(ply), plies=self.plies[:ply])

    def marked(self, kind: MarkKind, ply: int, player: int, *, seen: int = 0) -> "Hand":
        """With a hint or a take-back noted."""
        return replace(self, marks=(*self.marks, Mark(kind, ply, player, seen)))
