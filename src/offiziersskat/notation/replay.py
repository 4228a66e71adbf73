"""Replay a record: decision by decision, up to its end or to the first thing that is wrong.

What a seat saw and could have done stands in each step. Nothing here writes; and nothing decides
what is legal, which is the core's business.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from offiziersskat.core.actions import Action, IllegalAction, Reason
from offiziersskat.core.cards import mask_of
from offiziersskat.core.game import Game, apply, new_game, observe, play_out, resign
from offiziersskat.core.legality import check, legal
from offiziersskat.core.result import Result
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Board, Phase, View
from offiziersskat.errors import MoveError
from offiziersskat.notation.actions import Move
from offiziersskat.notation.faults import BadNotation
from offiziersskat.notation.record import Record
from offiziersskat.notation.results import differing, result_json

__all__ = [
    "Blocked",
    "Conclusion",
    "Finished",
    "Illegal",
    "Step",
    "Unfinished",
    "WrongResult",
    "completed",
    "conclusion",
    "replay",
    "start",
]


@dataclass(frozen=True, slots=True)
class Step:
    """One legal decision: who, what he saw, what he could do, what he did."""

    ply: int
    seat: Seat
    phase: Phase
    view: View
    legal: tuple[Action, ...]
    action: Action


@dataclass(frozen=True, slots=True)
class Finished:
    """The hand is over, and a stored result agrees."""

    game: Game
    result: Result


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The record ends while somebody is to act."""

    game: Game
    seat: Seat
    phase: Phase
    view: View
    legal: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Illegal:
    """The move at ``ply`` breaks the rules; ``seat`` is ``None`` after the end of the hand.

    ``board`` is what lay open before it.
    """

    ply: int
    seat: Seat | None
    text: str
    reason: Reason
    legal: tuple[Action, ...]
    board: Board
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WrongResult:
    """What is stored differs from what was played, in ``keys``; ``result`` is the true one."""

    game: Game
    result: Result | None
    keys: tuple[str, ...]
    reason: Reason = Reason.WRONG_RESULT


@dataclass(frozen=True, slots=True)
class Blocked:
    """The record goes on from a position, and would need a card that this does not tell.

    ``board`` is what lay open before that.
    """

    ply: int
    seat: Seat | None
    error: BadNotation
    board: Board


Conclusion = Finished | Unfinished | Illegal | WrongResult | Blocked


def start(record: Record) -> Game:
    """The hand before the first move; face-down cards of a position may be place-holders."""
    if record.deck is not None:
        return new_game(record.rules, record.deck)
    assert record.layout is not None
    return record.layout.filled()


def replay(record: Record) -> Iterator[Step | Conclusion]:
    """Every decision of a record, and last how it ends."""
    return _Replay(record).run()


def conclusion(record: Record) -> Conclusion:
    """How a record ends; faster than a replay, since nobody has to be shown what he could do."""
    walk = _Replay(record)
    if record.layout is None and len(record.actions) == len(record.moves):
        with suppress(IllegalAction):
            walk.game = play_out(walk.game, record.actions)
            return walk.end(len(record.moves))
    *_, last = walk.run()
    assert not isinstance(last, Step)
    return last


def completed(record: Record) -> dict[str, object] | None:
    """The whole result of a record that is finished and agrees with what it has stored."""
    end = conclusion(record)
    return result_json(end.result) if isinstance(end, Finished) else None


class _Replay:
    """The walk through one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.unknown = 0 if record.layout is None else record.layout.unknown
        self.game = start(record)

    def run(self) -> Iterator[Step | Conclusion]:
        for ply, move in enumerate(self.record.moves):
            step = self._step(ply, move)
            yield step
            if not isinstance(step, Step):
                return
            self.game = apply(self.game, step.action)
        yield self.end(len(self.record.moves))

    def _step(self, ply: int, move: Move) -> Step | Illegal | Blocked:
        blocked = self._blocked(ply)
        if blocked is not None:
            return blocked
        game, seat = self.game, self.game.to_act
        view = self._view(seat)
        options = legal(view)
        if move.action is None:
            return Illegal(ply, seat, move.text, Reason.UNKNOWN_CARD, options, game.board)
        try:
            check(view, move.action)
        except IllegalAction as error:
            return Illegal(ply, seat, move.text, error.reason, options, game.board, error.params)
        assert seat is not None
        return Step(ply, seat, game.phase, view, options, move.action)

    def _view(self, seat: Seat | None) -> View:
        view = observe(self.game, seat)
        return view if self.record.layout is None else self.record.layout.masked(view)

    def end(self, ply: int) -> Conclusion:
        """How it ends after all moves."""
        blocked = self._blocked(ply)
        if blocked is not None:
            return blocked
        seat = self.record.resigned
        if seat is not None:
            try:
                self.game = resign(self.game, seat)
            except MoveError as error:
                text = f"resigned by {int(seat)}"
                who = self.game.to_act
                options = legal(self._view(who))
                return Illegal(
                    ply, who, text, Reason.WRONG_PHASE, options, self.game.board, error.params
                )
        return self._stock_blocked(ply) or self._conclude()

    def _conclude(self) -> Conclusion:
        game, record = self.game, self.record
        stored = record.result or {}
        if game.result is None:
            return self._unfinished(stored)
        keys = ("winner",) if record.unfinished else differing(stored, game.result)
        if keys:
            return WrongResult(game, game.result, keys)
        return Finished(game, game.result)

    def _unfinished(self, stored: Mapping[str, object]) -> Unfinished | WrongResult:
        """A result without an end is wrong, unless a ``Termination`` says why there is one."""
        game = self.game
        if stored and self.record.tag("Termination") is None:
            return WrongResult(game, None, tuple(stored))
        assert game.to_act is not None
        view = self._view(game.to_act)
        return Unfinished(game, game.to_act, game.phase, view, legal(view))

    # ---- positions in which not every card is known -------------------------------------------

    def _blocked(self, ply: int) -> Blocked | None:
        """A card has been turned, or a hand is to play, that the position does not tell."""
        board, truth, seat = self.game.board, self.game.truth, self.game.to_act
        turned = [place.up for places in board.places for place in places if place.up is not None]
        code = "position-card-unknown" if mask_of(turned) & self.unknown else ""
        if not code and seat is not None and mask_of(truth.hands[seat]) & self.unknown:
            code = "position-own-hand"
        return self._block(ply, code) if code else None

    def _stock_blocked(self, ply: int) -> Blocked | None:
        """The hand has ended early, and the points of the cards laid away are not known."""
        ended = self.game.result is not None
        if ended and mask_of(self.game.truth.stock) & self.unknown:
            return self._block(ply, "position-stock-unknown")
        return None

    def _block(self, ply: int, code: str) -> Blocked:
        seat = self.game.to_act
        params = {} if seat is None else {"seat": int(seat)}
        return Blocked(
            ply, seat, BadNotation(code, line=self.record.line, **params), self.game.board
        )
