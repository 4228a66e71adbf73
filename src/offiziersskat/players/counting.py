"""Counting: the points of both sides, the marks they need, and what is still out.

A side counts what it has taken and, if it is the declarer's, the cards laid away where it knows
them. The mark is 61, for opponents who win a tie 60; once that is passed, or out of reach,
schneider: 90 for who has won, 31 for who has lost.
"""

from dataclasses import dataclass

from offiziersskat.core.cards import DECK, points_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.rules import Tie
from offiziersskat.core.seats import Side
from offiziersskat.players.reading import Reading

__all__ = ["Count", "count"]

_ALL = points_of(DECK)
_GAME, _TIE, _SCHNEIDER, _ESCAPE = 61, 60, 90, 31


@dataclass(frozen=True, slots=True)
class Count:
    """Points and marks of this side and of the other; ``out`` is what neither has.

    ``mine_whole`` and ``theirs_whole``: nothing that lies aside unseen is to be added.
    """

    mine: int
    theirs: int
    my_goal: int
    their_goal: int
    mine_whole: bool
    theirs_whole: bool

    @property
    def out(self) -> int:
        """Points not yet counted for anybody."""
        return _ALL - self.mine - self.theirs

    @property
    def my_mark(self) -> int:
        """What this side plays for next."""
        return _mark(self.mine, self.out, self.my_goal)

    @property
    def their_mark(self) -> int:
        """What the other side plays for next."""
        return _mark(self.theirs, self.out, self.their_goal)

    @property
    def is_lost(self) -> bool:
        """Whether the goal is out of this side's reach."""
        return self.mine + self.out < self.my_goal


def _mark(have: int, out: int, goal: int) -> int:
    if have >= goal:
        return _SCHNEIDER
    return goal if have + out >= goal else _ESCAPE


def count(reading: Reading) -> Count:
    """The count between two tricks."""
    view, side = reading.view, reading.side
    points = list(view.board.points)
    declarer = view.board.declarer
    if declarer is not None and isinstance(view.stock, tuple):
        points[declarer.side] += points_of(view.stock)
    aside = declarer is not None and isinstance(view.stock, Hidden) and view.stock.count > 0
    return Count(
        mine=points[side],
        theirs=points[side.other],
        my_goal=_goal(reading, side),
        their_goal=_goal(reading, side.other),
        mine_whole=not (aside and declarer is not None and declarer.side is side),
        theirs_whole=not (aside and declarer is not None and declarer.side is not side),
    )


def _goal(reading: Reading, side: Side) -> int:
    """61; 60 is enough for the declarer's opponents where he loses the tie (rules.md §6)."""
    declarer = reading.view.board.declarer
    if reading.contract is Contract.R or declarer is None:
        return _GAME
    defends = declarer.side is not side
    return _TIE if defends and reading.view.rules.tie is Tie.DECLARER_LOSES else _GAME
