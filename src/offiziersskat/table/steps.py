"""What the events of a hand make of the state: dealt, acted, taken back, given up, finished."""

from dataclasses import replace

from offiziersskat.core.actions import Declare
from offiziersskat.core.game import new_game, resign
from offiziersskat.core.legality import check
from offiziersskat.core.rules import TrumpChoice
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError, MoveError
from offiziersskat.table.clock import Clock
from offiziersskat.table.events import (
    Acted,
    HandFinished,
    HandStarted,
    HintShown,
    MarkKind,
    Resigned,
    TakenBack,
)
from offiziersskat.table.hand import Hand, Ply
from offiziersskat.table.state import State

__all__ = ["act", "back_at", "begun", "finish", "give_up", "hint", "start", "take_back"]


def start(state: State, event: HandStarted) -> State:
    """A hand is dealt."""
    if state.hand is not None and not state.hand.is_filed:
        raise MoveError("hand-running")
    if state.match.is_over:
        raise MoveError("match-over")
    if event.hand != len(state.match.results):
        raise InputError("event-unfit", seq=event.seq)
    proof = event.dealing.proof
    if state.shuffle is not None and (proof is None or proof.salt != state.shuffle.salt):
        # Once a salt is committed to, no other deck will do.
        raise InputError("event-unfit", seq=event.seq)
    if state.given is not None and state.given != event.dealing:
        raise InputError("event-unfit", seq=event.seq)
    game = new_game(state.match.rules, event.dealing.deck)
    hand = Hand(len(state.match.results), event.dealing, event.date, game, marks=event.marks)
    return begun(state, hand)


def begun(state: State, hand: Hand) -> State:
    """A hand as it was dealt; the drawn card declares for forehand (rules.md §4)."""
    if state.match.rules.trump is TrumpChoice.DRAWN:
        if hand.dealing.drawn is None:
            raise InputError("no-drawn-trump")
        declared = Ply(state.match.player_at(Seat.FOREHAND), Declare(hand.dealing.drawn))
        hand = replace(hand.after(declared), opening=1)
    clock = Clock.of(state.options.clock, players=len(state.players))
    talk = replace(state.talk.lapsed(), ready=frozenset())
    return replace(state, hand=hand, talk=talk, shuffle=None, given=None, clock=clock)


def act(state: State, event: Acted) -> State:
    """A player has acted."""
    hand = state.dealt_hand()
    if event.player != state.to_act:
        # Else the game checks the action itself.
        check(state.view(event.player), event.action)
    clock = state.clock
    if clock is not None and state.players[event.player].is_human:
        clock = clock.spent(event.player, event.spent)
    return _entered(replace(state, clock=clock), hand.after(Ply(event.player, event.action)))


def _entered(state: State, hand: Hand) -> State:
    """With the hand as it is now, and the result, if it has come to one."""
    result = hand.game.result
    match = state.match if result is None else state.match.with_result(result)
    return replace(state, hand=hand, match=match, talk=state.talk.lapsed())


def take_back(state: State, event: TakenBack) -> State:
    """A player went back to his last decision."""
    if event.ply != state.last_decision(event.player):
        raise InputError("event-unfit", seq=event.seq)
    return back_at(state, event.player, event.ply, seen=event.seen)


def back_at(state: State, player: int, ply: int, *, seen: int) -> State:
    """The hand as it stood before a ply, with the mark that this leaves."""
    hand = state.dealt_hand().taken_back(ply)
    marked = hand.marked(MarkKind.TAKE_BACK, ply, player, seen=seen)
    return replace(state, hand=marked, talk=state.talk.lapsed())


def hint(state: State, event: HintShown) -> State:
    """A hint was shown."""
    hand = state.dealt_hand().running()
    if event.ply != len(hand.plies):
        raise InputError("event-unfit", seq=event.seq)
    return replace(state, hand=hand.marked(MarkKind.HINT, event.ply, event.player))


def give_up(state: State, event: Resigned) -> State:
    """A player gave the hand up."""
    hand = state.dealt_hand()
    seat = state.seat_of(event.player)
    game = resign(hand.game, seat)
    return _entered(state, replace(hand, game=game, resigned=seat, why=event.why))


def finish(state: State, event: HandFinished) -> State:
    """The finished hand stands among the records."""
    hand = state.dealt_hand()
    if not hand.is_over or hand.is_filed:
        raise MoveError("hand-running")
    if event.score != state.match.scores(hand.number):
        raise InputError("wrong-score", hand=hand.number)
    return replace(state, hand=replace(hand, is_filed=True))
