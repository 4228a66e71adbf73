"""The two open-card searches behind one face: which positions each serves, and how to ask it.

``TwoSeats`` plays for points; ``ManySeats`` serves four seats, null and ramsch, and is the other's
oracle. Both stand on a dense table of the last tricks where a search is long.
"""

from collections.abc import Callable
from typing import Protocol

from offiziersskat.core.contracts import Contract
from offiziersskat.search.kernel.open_many import OpenMany
from offiziersskat.search.kernel.open_two import OpenTwo
from offiziersskat.search.kernel.tables import NONE_ALIKE, alike
from offiziersskat.search.last_tricks import LastTricks
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.state import AIMS, OpenState
from offiziersskat.search.weights import LEAD_BONUS, first_guess, weights

__all__ = ["Backend", "ManySeats", "TwoSeats"]

_MARCH = 121
_LONG_HAND = 15
_STEP = 4
_NO_END = 1 << 60
"""More positions than any search has."""

Stages = tuple[tuple[int, int], ...]
"""Positions searched, and then how many states a dense table may have."""

_NEVER: Stages = ()


class Backend(Protocol):
    """A loaded open-card search; values are side 0's, from the state on."""

    def __init__(self, table_bits: int, last: LastTricks, stop: bytearray) -> None: ...

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up."""

    def exact(self, state: OpenState) -> int:
        """Side 0's value to come."""

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0's value to come is at least so much."""

    def settle(self, states: int) -> bool:
        """Work out every line of the loaded position at once, if so many states are enough."""

    def guess_after(self, tricks: int) -> bool:
        """Search no further than so many tricks on; whether there is a guess of what comes then."""

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped."""


class TwoSeats:
    """Two seats, card points: alpha-beta, and below it a dense table once the search is long."""

    # After so many positions more, a table of so many states. The value of a whole deal takes so
    # long that the table comes at once; a threshold question is often answered before it would pay.
    # A deal that is still not done is a hard one: the table grows to the first trick.
    _HARD = ((25_000, 4_300_000), (15_000, 5_300_000))
    _WHOLE_DEAL = ((5_000, 3_300_000), *_HARD)
    _VALUE = ((40_000, 1_000_000), (150_000, 3_300_000))
    _THRESHOLD = (
        (15_000, 400_000),
        (30_000, 1_000_000),
        (100_000, 2_000_000),
        (100_000, 3_300_000),
        *_HARD,
    )
    _NO_STAGE = len(_WHOLE_DEAL + _VALUE + _THRESHOLD)

    def __init__(self, table_bits: int, last: LastTricks, stop: bytearray) -> None:
        """Make the transposition table."""
        self._search = OpenTwo(table_bits, stop)
        self._stop, self._settled = stop, False
        self._last = last

    @staticmethod
    def serves(position: OpenPosition) -> bool:
        """Whether this search knows the position's seats and aim."""
        return position.rules.seats == 2 and position.contract not in AIMS

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up; what was known of others is forgotten."""
        deal = state.deal
        self._last.take(position, state)
        self._stage = 0
        self._settled = False
        self._weights = weights(position.contract, position.rules.ten)
        is_open = not any(deal.under)
        self._search.load(
            list(deal.own),
            list(deal.under),
            list(deal.tables.suit),
            list(deal.tables.beat),
            list(deal.tables.points),
            list(self._weights),
            list(deal.tables.worth),
            deal.tables.trumps,
            LEAD_BONUS,
            alike(deal.tables, deal.own[0]) if is_open else NONE_ALIKE,
        )

    def exact(self, state: OpenState) -> int:
        """Side 0's points to come."""
        first = state.leader
        if self._settled:
            points = self._found(state)
            return points if first == 0 else state.remaining - points
        if state.trick:
            return self._best_reply(state)
        if not state.rest:
            return 0
        points = self._long(
            self._value_stages,
            lambda: self._search.value(
                state.visible[first],
                state.visible[1 - first],
                state.rest,
                first,
                state.remaining,
                first_guess(self._weights, state.deal.own[first], state.rest, state.remaining),
            ),
        )
        return points if first == 0 else state.remaining - points

    def _found(self, state: OpenState) -> int:
        """The leader's points, from a table that holds every trick."""
        first = state.leader
        if not state.trick:
            return int(self._search.looked_up(state.rest, first, state.remaining))
        visible, led = state.visible[1 - first], state.trick[0]
        return int(self._search.answered(visible, state.rest, first, led, state.remaining))

    @property
    def _value_stages(self) -> Stages:
        return self._WHOLE_DEAL if self._last.tricks >= _LONG_HAND else self._VALUE

    def _best_reply(self, state: OpenState) -> int:
        """Values of the replies, each searched only if it can better the best so far."""
        best: int | None = None
        for move in state.moves():
            after = state.play(move)
            gain = after.gained - state.gained
            if best is None or self._betters(after, best - gain, side=state.side):
                best = gain + self.exact(after)
        assert best is not None
        return best

    def _betters(self, after: OpenState, best: int, *, side: int) -> bool:
        if side == 0:
            return self.at_least(after, best + 1)
        return not self.at_least(after, best)

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0 still gets so many points."""
        if state.trick:
            any_or_all = any if state.side == 0 else all
            return any_or_all(
                self.at_least(after, threshold - (after.gained - state.gained))
                for after in (state.play(move) for move in state.moves())
            )
        if threshold <= 0 or threshold > state.remaining:
            return threshold <= 0
        first = state.leader
        asked = threshold if first == 0 else state.remaining - threshold + 1
        reached = self._long(
            self._THRESHOLD,
            lambda: self._search.at_least(
                state.visible[first],
                state.visible[1 - first],
                state.rest,
                first,
                asked,
                state.remaining,
            ),
        )
        return bool(reached) is (first == 0)

    def _long(self, stages: Stages, search: Callable[[], int]) -> int:
        """Search; where it takes long, build a dense table and go on with what was learnt."""
        for budget, states in stages[self._stage :]:
            self._search.pause_after(budget)
            answer = search()
            if not self._search.is_paused():
                return answer
            self._stage += 1
            self._search.stand_on(self._last.table(states), *self._last.cards)
        # A budget that the last search has left over is none of this one's.
        self._search.pause_after(_NO_END)
        return search()

    def settle(self, states: int) -> bool:
        """A dense table of all tricks: then every line is looked up."""
        if self._last.states > states:
            return False
        self._stage = self._NO_STAGE
        self._search.stand_on(self._last.table(states), *self._last.cards)
        self._settled = self._last.is_whole
        return True

    def guess_after(self, tricks: int) -> bool:
        """What cards left are worth stands for the value of what is further on."""
        self._stage = self._NO_STAGE
        self._search.guess_below(2 * max(0, self._last.tricks - tricks))
        return True

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""
        return int(self._search.count())

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped, or should go no further."""
        return bool(self._search.broken_off()) or (self._settled and bool(self._stop[0]))


class ManySeats:
    """Any number of seats, any aim; ramsch between two seats stands on a dense table."""

    # In a whole classic deal of ramsch the table answers everything, and alpha-beta next to nothing.
    _WHOLE_DEAL: Stages = ((0, 5_300_000),)
    _RAMSCH: Stages = ((20_000, 700_000), (60_000, 5_300_000))

    def __init__(self, table_bits: int, last: LastTricks, stop: bytearray) -> None:
        """Make the transposition table."""
        self._search = OpenMany(table_bits, stop)
        self._last = last

    def load(self, position: OpenPosition, state: OpenState) -> None:
        """Take a position up; what was known of others is forgotten."""
        deal = state.deal
        self._search.load(
            deal.seats,
            deal.aim,
            list(deal.under),
            list(deal.tables.suit),
            list(deal.tables.beat),
            list(deal.tables.points),
            list(weights(position.contract, position.rules.ten)),
        )
        self._near: int | None = None
        self._stages = iter(_NEVER)
        self._is_ramsch = deal.seats == 2 and position.contract is Contract.R
        if self._is_ramsch:
            self._last.take(position, state)
            whole = self._last.tricks >= _LONG_HAND
            self._stages = iter(self._WHOLE_DEAL if whole else self._RAMSCH)
            self._own = list(deal.own)
            self._begin_stage()

    def exact(self, state: OpenState) -> int:
        """Side 0's value to come: null-window searches in growing steps, and then by halves.

        Lines of one position come to about the same: what the last was worth is asked first.
        """
        if state.is_over:
            return state.final
        low, high = floor, ceiling = self._span(state)
        near = (low + high + 1) // 2 if self._near is None else self._near - state.gained
        asked, step = min(max(near, low + 1), high), _STEP
        while low < high and not self.broken_off:
            bound = self._bound(state, asked)
            if bound >= asked:
                low = bound
            else:
                high = bound
            if high == ceiling:
                asked = min(low + step, high)
            elif low == floor:
                asked = max(high - step, low) + 1
            else:
                asked = (low + high + 1) // 2
            step *= 2
        self._near = state.gained + low
        return low

    def _span(self, state: OpenState) -> tuple[int, int]:
        if state.deal.aim == AIMS[Contract.N]:
            return 0, 1
        if state.deal.aim == AIMS[Contract.R]:
            return -state.remaining - _MARCH, _MARCH
        return 0, state.remaining

    def at_least(self, state: OpenState, threshold: int) -> bool:
        """Whether side 0's value to come is at least so much."""
        if state.is_over:
            return state.final >= threshold
        return self._bound(state, threshold) >= threshold

    def _bound(self, state: OpenState, asked: int) -> int:
        whole = state.rest
        for card in state.trick:
            whole |= 1 << card
        bound = self._search_once(state, whole, asked)
        while self._search.is_paused():
            self._search.stand_on(self._last.table(self._states), self._own, *self._last.cards)
            self._begin_stage()
            bound = self._search_once(state, whole, asked)
        return bound

    def _begin_stage(self) -> None:
        """Search so many positions at most before the table goes further up."""
        budget, self._states = next(self._stages, (None, 0))
        if budget is not None:
            self._search.pause_after(budget)

    def _search_once(self, state: OpenState, whole: int, asked: int) -> int:
        self._search.stand(list(state.visible))
        return int(
            self._search.value(
                state.rest,
                whole,
                state.leader,
                state.trick[0] if state.trick else -1,
                state.best,
                state.seat,
                state.best_seat,
                state.inside,
                state.taken,
                asked - 1,
                asked,
            )
        )

    def settle(self, states: int) -> bool:
        """Ramsch between two has such a table, and no other game."""
        if not self._is_ramsch or self._last.states > states:
            return False
        self._search.stand_on(self._last.table(states), self._own, *self._last.cards)
        self._stages = iter(_NEVER)
        self._begin_stage()
        return True

    def guess_after(self, tricks: int) -> bool:
        """There is no such guess."""
        return False

    @property
    def nodes(self) -> int:
        """Positions searched since the position was loaded."""
        return int(self._search.count())

    @property
    def broken_off(self) -> bool:
        """Whether the answer is worth nothing because the search was stopped."""
        return bool(self._search.broken_off())
