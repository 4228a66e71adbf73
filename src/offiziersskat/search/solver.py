"""Open cards, solved exactly: the value of a position, of each move, and a line of best play.

Values are the declarer's side's card points at the end of the hand; in null 1 won, 0 lost; in
ramsch side 0's utility, minus its card points, +1 if it takes every trick, −121 if it takes none
(notation.md §6). Both sides play as if they saw every card.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.rules import Lead
from offiziersskat.core.seats import Seat
from offiziersskat.search.backends import Backend, ManySeats, TwoSeats
from offiziersskat.search.last_tricks import LastTricks
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.state import OpenState, state_of

__all__ = ["Lines", "Solution", "Solver", "Stopped"]


class Stopped(Exception):
    """The search was broken off before it had an answer."""


# A state of a table of the last tricks is worked out in a fraction of the time of a search's node.
_STATES_A_NODE = 16


@dataclass(frozen=True, slots=True)
class Solution:
    """``value`` of the position; ``moves`` in deck order; ``line`` from here to the end."""

    value: int
    moves: dict[Card, int]
    line: tuple[Card, ...]
    nodes: int


class Solver:
    """Solves positions with tables of bounded size; one position at a time.

    ``table_bits`` entries of the transposition tables (2^20 are 8 MB for two seats, 12 MB for
    four and for null and ramsch). ``stop[0]`` may be set from another thread.
    """

    def __init__(self, *, table_bits: int = 20, stop: bytearray | None = None) -> None:
        """Tables are made when they are first needed, and then kept."""
        self.stop = bytearray(1) if stop is None else stop
        self._bits = table_bits
        self._last = LastTricks(self.stop)
        self._backends: dict[type, Backend] = {}
        self._backend: Backend | None = None
        self._searched_before = 0

    def solve(self, position: OpenPosition) -> Solution:
        """Value, every move's value and a principal line; raises ``Stopped``."""
        backend, state = self._load(position)
        past = state.past
        moves = {
            state.card(move): past + self._after(backend, state, move) for move in state.moves()
        }
        best = max if state.side == 0 else min
        value = best(moves.values()) if moves else past + state.final
        line = self._line(backend, state, value - past)
        self._check(backend)
        return Solution(value, dict(sorted(moves.items())), line, backend.nodes)

    def moves(self, position: OpenPosition) -> Iterator[tuple[Card, int]]:
        """Every move's value, in deck order, each when it is asked for; raises ``Stopped``."""
        backend, state = self._load(position)
        for move in sorted(state.moves(), key=state.card):
            value = state.past + self._after(backend, state, move)
            self._check(backend)
            yield state.card(move), value

    def value(self, position: OpenPosition) -> int:
        """The value alone; raises ``Stopped``."""
        backend, state = self._load(position)
        value = state.past + backend.exact(state)
        self._check(backend)
        return value

    def at_least(self, position: OpenPosition, threshold: int) -> bool:
        """Whether the value is at least so much: 61, 31, 90 …; raises ``Stopped``."""
        backend, state = self._load(position)
        answer = backend.at_least(state, threshold - state.past)
        self._check(backend)
        return answer

    def lines(self, position: OpenPosition, *, states: int = 0, ahead: int = 0) -> "Lines":
        """What any line from here on comes to; good until the solver takes up another position.

        Where a table of at most ``states`` states holds them all it is worked out at once. With
        ``ahead`` no more than so many tricks are searched, and what is left is judged by what cards are
        worth: no exact values. Two seats that play for points alone have such a guess; elsewhere lines
        are as without.
        """
        backend, state = self._load(position)
        if ahead and backend.guess_after(ahead):
            return Lines(state, backend, settled=False)
        return Lines(state, backend, settled=backend.settle(states))

    def contracts(self, position: OpenPosition) -> dict[Contract, int]:
        """The value of a whole deal under each contract of its ruleset but the announced ones."""
        return {
            contract: self.value(_declared(position, contract))
            for contract in position.rules.contracts
        }

    @property
    def nodes(self) -> int:
        """Positions searched since one was taken up; may be read while it is being searched."""
        return 0 if self._backend is None else self._backend.nodes

    @property
    def spent(self) -> int:
        """What all positions so far have cost: positions searched, and tables in such units."""
        return self._searched_before + self.nodes + self._last.worked // _STATES_A_NODE

    def _load(self, position: OpenPosition) -> tuple[Backend, OpenState]:
        kind = TwoSeats if TwoSeats.serves(position) else ManySeats
        backend = self._backends.get(kind)
        if backend is None:
            backend = self._backends[kind] = kind(self._bits, self._last, self.stop)
        state = state_of(position)
        searched, self._backend = self.nodes, None
        self._searched_before += searched
        backend.load(position, state)
        self._backend = backend
        return backend, state

    def _check(self, backend: Backend) -> None:
        if backend.broken_off:
            raise Stopped

    def _after(self, backend: Backend, state: OpenState, move: int) -> int:
        after = state.play(move)
        return after.gained - state.gained + backend.exact(after)

    def _line(self, backend: Backend, state: OpenState, value: int) -> tuple[Card, ...]:
        """Follow moves that keep the value, the first in deck order where several do."""
        line: list[Card] = []
        while state.moves() and not backend.broken_off:
            move = self._keeping(backend, state, value)
            after = state.play(move)
            value -= after.gained - state.gained
            line.append(state.card(move))
            state = after
        return tuple(line)

    def _keeping(self, backend: Backend, state: OpenState, value: int) -> int:
        moves = sorted(state.moves(), key=state.card)
        keeps: Callable[[OpenState, int], bool] = _KEEPS[state.side](backend)
        for move in moves[:-1]:
            after = state.play(move)
            if keeps(after, value - (after.gained - state.gained)):
                return move
        return moves[-1]


@dataclass(frozen=True, slots=True)
class Lines:
    """One world's lines: ``start`` where it stands, ``settled`` if all has been worked out."""

    start: OpenState
    backend: Backend
    settled: bool

    def value(self, state: OpenState) -> int:
        """Side 0's value at the end of a line that best play goes on from; raises ``Stopped``."""
        value = state.past + state.gained + self.backend.exact(state)
        if self.backend.broken_off:
            raise Stopped
        return value

    def reaches(self, state: OpenState, threshold: int) -> bool:
        """Whether that value is at least so much; raises ``Stopped``."""
        answer = self.backend.at_least(state, threshold - state.past - state.gained)
        if self.backend.broken_off:
            raise Stopped
        return answer


_KEEPS: dict[int, Callable[[Backend], Callable[[OpenState, int], bool]]] = {
    0: lambda backend: backend.at_least,
    1: lambda backend: lambda state, value: not backend.at_least(state, value + 1),
}


def _declared(position: OpenPosition, contract: Contract) -> OpenPosition:
    """The position as it would be if its declarer, or forehand, had named this contract."""
    declarer = Seat.FOREHAND if position.declarer is None else position.declarer
    leads = declarer if position.rules.lead is Lead.DECLARER else Seat.FOREHAND
    nobody = contract is Contract.R
    return replace(position, contract=contract, declarer=None if nobody else declarer, leader=leads)
