"""The state of a table as a value, and ``advance``: what an event makes of it.

A live table and a resumed one are the same fold over the same events, so they cannot differ.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.game import Game, apply, new_game, observe, resign
from offiziersskat.core.legality import check
from offiziersskat.core.match import Match, new_match
from offiziersskat.core.rules import TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.errors import InputError, MoveError
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import (
    Acted,
    Event,
    HandFinished,
    HandStarted,
    HintShown,
    Mark,
    MarkKind,
    MatchStarted,
    PlayerInfo,
    Resigned,
    TakenBack,
)

__all__ = ["Hand", "Ply", "State", "advance", "begin", "replayed"]


@dataclass(frozen=True, slots=True)
class Ply:
    """A decision that stands: who acted, and how."""

    player: int
    action: Action


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: ``games`` holds the truth before each ply and, last, now.

    ``opening`` plies were made by the table itself: the declaration of a drawn trump.
    """

    number: int
    dealing: Dealing
    date: str | None
    games: tuple[Game, ...]
    plies: tuple[Ply, ...] = ()
    opening: int = 0
    marks: tuple[Mark, ...] = ()
    resigned: Seat | None = None
    is_filed: bool = False

    @property
    def game(self) -> Game:
        """The truth now."""
        return self.games[-1]

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.game.result is not None


@dataclass(frozen=True, slots=True)
class State:
    """A match, and the hand being played or just finished; ``seq`` of the last event."""

    game: str
    seq: int
    players: tuple[PlayerInfo, ...]
    practice: bool
    match: Match
    hand: Hand | None = None

    def seat_of(self, player: int) -> Seat:
        """The seat of a player in this hand; between hands, in the next one."""
        if not 0 <= player < len(self.players):
            raise MoveError("no-such-player", player=player)
        return self.match.seat_of(player, hand=self.hand.number if self.hand else None)

    def player_at(self, seat: Seat) -> int:
        """The player at a seat in this hand; between hands, in the next one."""
        return self.match.player_at(seat, hand=self.hand.number if self.hand else None)

    def dealt_hand(self) -> Hand:
        """The hand being played or just finished; raises ``MoveError`` before the first."""
        if self.hand is None:
            raise MoveError("no-hand")
        return self.hand

    def view(self, player: int | None, *, ply: int = -1) -> View:
        """What a player, or with ``None`` a spectator, may know; ``ply`` for an earlier moment."""
        seat = None if player is None else self.seat_of(player)
        return observe(self.dealt_hand().games[ply], seat)

    def last_decision(self, player: int) -> int:
        """The ply of a player's last own decision in the running hand, to which he may go back.

        Raises ``MoveError``: ``take-back-off``, ``no-hand``, ``hand-over``, ``take-back-nothing``.
        """
        if not self.practice:
            raise MoveError("take-back-off")
        hand = _running(self)
        for number in range(len(hand.plies) - 1, hand.opening - 1, -1):
            if hand.plies[number].player == player:
                return number
        raise MoveError("take-back-nothing")

    def seen_since(self, player: int, ply: int) -> int:
        """How many cards a player has seen that he could not see at an earlier ply."""
        then = self.view(player, ply=ply - self.dealt_hand().opening)
        return len(set(then.unseen) - set(self.view(player).unseen))


def begin(event: MatchStarted) -> State:
    """The table before the first hand; raises ``InputError`` for a wrong number of players."""
    seats = event.rules.seats
    if len(event.players) != seats:
        raise InputError("player-count", count=len(event.players), seats=seats)
    match = new_match(event.rules, first_dealer=event.first_dealer)
    return State(event.game, event.seq, event.players, event.practice, match)


def replayed(events: Sequence[Event]) -> State:
    """The state after all events of a match.

    Raises ``InputError`` ``event-unfit`` with the ``seq`` of the event that does not follow from
    those before it, and the ``cause``.
    """
    first = events[0] if events else None
    if not isinstance(first, MatchStarted) or first.seq != 0:
        raise InputError("event-unfit", seq=0, cause="event-first")
    state = _fitting(0, partial(begin, first))
    for event in events[1:]:
        if (event.game, event.seq) != (state.game, state.seq + 1):
            raise InputError("event-unfit", seq=state.seq + 1, cause="event-order")
        state = _fitting(event.seq, partial(advance, state, event))
    return state


def _fitting(seq: int, step: Callable[[], State]) -> State:
    try:
        return step()
    except (InputError, MoveError) as error:
        raise InputError("event-unfit", seq=seq, cause=error.code) from error


def advance(state: State, event: Event) -> State:
    """The state after an event; raises ``MoveError`` or ``InputError`` if it cannot follow."""
    match event:
        case MatchStarted():
            raise MoveError("match-running")
        case HandStarted():
            after = _start(state, event)
        case Acted():
            after = _act(state, event)
        case TakenBack():
            after = _take_back(state, event)
        case HintShown():
            after = _hint(state, event)
        case Resigned():
            after = _resign(state, event)
        case HandFinished():
            after = _finish(state, event)
        case _:
            assert_never(event)
    return replace(after, seq=event.seq)


def _start(state: State, event: HandStarted) -> State:
    if state.hand is not None and not state.hand.is_filed:
        raise MoveError("hand-running")
    if state.match.is_over:
        raise MoveError("match-over")
    if event.hand != len(state.match.results):
        raise InputError("event-unfit", seq=event.seq)
    game = new_game(state.match.rules, event.dealing.deck)
    hand = Hand(len(state.match.results), event.dealing, event.date, (game,), marks=event.marks)
    if state.match.rules.trump is not TrumpChoice.DRAWN:
        return replace(state, hand=hand)
    # The drawn card declares for forehand (rules.md §4).
    if event.dealing.drawn is None:
        raise InputError("no-drawn-trump")
    declared = Ply(state.match.player_at(Seat.FOREHAND), Declare(event.dealing.drawn))
    game = apply(game, declared.action)
    return replace(state, hand=replace(hand, games=(game,), plies=(declared,), opening=1))


def _act(state: State, event: Acted) -> State:
    hand = state.dealt_hand()
    check(state.view(event.player), event.action)
    game = apply(hand.game, event.action)
    ply = Ply(event.player, event.action)
    return _with_game(state, replace(hand, games=(*hand.games, game), plies=(*hand.plies, ply)))


def _with_game(state: State, hand: Hand) -> State:
    """Enter the result, if the hand has come to one."""
    result = hand.game.result
    match = state.match if result is None else state.match.with_result(result)
    return replace(state, hand=hand, match=match)


def _take_back(state: State, event: TakenBack) -> State:
    hand = _running(state)
    if event.ply != state.last_decision(event.player):
        raise InputError("event-unfit", seq=event.seq)
    kept = event.ply - hand.opening
    mark = Mark(MarkKind.TAKE_BACK, event.ply, event.player, event.seen)
    return replace(
        state,
        hand=replace(
            hand,
            games=hand.games[: kept + 1],
            plies=hand.plies[: event.ply],
            marks=(*hand.marks, mark),
        ),
    )


def _hint(state: State, event: HintShown) -> State:
    hand = _running(state)
    if event.ply != len(hand.plies):
        raise InputError("event-unfit", seq=event.seq)
    mark = Mark(MarkKind.HINT, event.ply, event.player)
    return replace(state, hand=replace(hand, marks=(*hand.marks, mark)))


def _resign(state: State, event: Resigned) -> State:
    hand = state.dealt_hand()
    seat = state.seat_of(event.player)
    game = resign(hand.game, seat)
    return _with_game(state, replace(hand, games=(*hand.games, game), resigned=seat))


def _finish(state: State, event: HandFinished) -> State:
    hand = state.dealt_hand()
    if not hand.is_over or hand.is_filed:
        raise MoveError("hand-running")
    if event.score != state.match.scores(hand.number):
        raise InputError("wrong-score", hand=hand.number)
    return replace(state, hand=replace(hand, is_filed=True))


def _running(state: State) -> Hand:
    hand = state.dealt_hand()
    if hand.game.phase is Phase.OVER:
        raise MoveError("hand-over")
    return hand
