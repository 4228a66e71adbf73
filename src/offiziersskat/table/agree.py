"""What the events between people make of the state: seats, offers, phrases, the shuffle.

An offer that all persons have agreed on takes effect with the last answer, so that no kill can
come between the two.
"""

from dataclasses import replace
from typing import assert_never

from offiziersskat.errors import InputError, MoveError
from offiziersskat.table.dealer import can_deal
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import (
    NOBODY,
    Answered,
    DealGiven,
    EntropyGiven,
    MarkKind,
    Offered,
    PlayerInfo,
    Readied,
    Said,
    SeatLeft,
    SeatTaken,
    ShuffleBegun,
)
from offiziersskat.table.people import Line
from offiziersskat.table.shuffle import Shuffle
from offiziersskat.table.state import State
from offiziersskat.table.steps import back_at, begun
from offiziersskat.table.terms import Offer

__all__ = ["PeopleEvent", "among_people", "check_offer"]

PeopleEvent = (
    SeatTaken
    | SeatLeft
    | Readied
    | Offered
    | Answered
    | Said
    | DealGiven
    | ShuffleBegun
    | EntropyGiven
)


def among_people(state: State, event: PeopleEvent) -> State:
    """The state after an event between people; raises ``MoveError`` if it cannot follow."""
    match event:
        case SeatTaken(player=player, info=info):
            return _seated(state, player, info)
        case SeatLeft(player=player):
            return _left(state, player)
        case Readied(player=player):
            return _readied(state, player)
        case Offered(player=player, offer=offer):
            check_offer(state, player, offer)
            return _settled(replace(state, talk=state.talk.offered(player, offer)))
        case Answered(player=player, accepted=accepted):
            _check_person(state, player)
            return _settled(replace(state, talk=state.talk.answered(player, accepted=accepted)))
        case Said(player=player, phrase=phrase):
            _check_person(state, player)
            return replace(state, talk=state.talk.spoken(Line(player, phrase, event.seq)))
        case DealGiven(dealing=dealing):
            return _given(state, dealing)
        case ShuffleBegun(salt=salt, date=date):
            return _shuffling(state, Shuffle(salt, date, ("",) * len(state.players)))
        case EntropyGiven(player=player, entropy=entropy):
            _check_person(state, player)
            if state.shuffle is None:
                raise MoveError("no-shuffle")
            return replace(state, shuffle=state.shuffle.given(player, entropy))
        case _:
            assert_never(event)


def _check_person(state: State, player: int) -> None:
    state.check_player(player)
    if not state.players[player].is_human:
        raise MoveError("no-person", player=player)


def _with_player(state: State, player: int, info: PlayerInfo) -> State:
    """With another player on a seat; what was being agreed on, and a shuffle, begin anew."""
    players = (*state.players[:player], info, *state.players[player + 1 :])
    talk = replace(state.talk.lapsed(), ready=state.talk.ready - {player})
    return replace(state, players=players, talk=talk, shuffle=None)


def _seated(state: State, player: int, info: PlayerInfo) -> State:
    state.check_player(player)
    if not state.players[player].is_empty:
        raise MoveError("seat-taken", player=player)
    if info.is_empty:
        raise MoveError("seat-empty", player=player)
    return _with_player(state, player, info)


def _left(state: State, player: int) -> State:
    state.check_player(player)
    if state.players[player].is_empty:
        raise MoveError("seat-empty", player=player)
    return _with_player(state, player, NOBODY)


def _readied(state: State, player: int) -> State:
    _check_person(state, player)
    if state.match.is_over:
        raise MoveError("match-over")
    if not state.dealt_hand().is_over:
        raise MoveError("hand-running")
    return replace(state, talk=replace(state.talk, ready=state.talk.ready | {player}))


def check_offer(state: State, player: int, offer: Offer) -> None:
    """Raise ``MoveError`` if this cannot be offered now."""
    _check_person(state, player)
    match offer:
        case Offer.TAKE_BACK:
            state.last_decision(player)
        case Offer.REMATCH:
            if not state.match.is_over or state.talk.rematch:
                raise MoveError("offer-not-now")
        case Offer.NEW_DEAL | Offer.SAME_DEAL:
            state.dealt_hand().running()
            if offer is Offer.SAME_DEAL and not state.practice:
                raise MoveError("take-back-off")
        case _:
            assert_never(offer)


def _settled(state: State) -> State:
    """What all people agree on is done."""
    settled = state.talk.agreed(state.people)
    if settled is None:
        return state
    state = replace(state, talk=state.talk.lapsed())
    match settled.offer:
        case Offer.TAKE_BACK:
            ply = state.last_decision(settled.player)
            seen = state.seen_since(settled.player, ply)
            return back_at(state, settled.player, ply, seen=seen)
        case Offer.REMATCH:
            return replace(state, talk=replace(state.talk, rematch=True))
        case Offer.NEW_DEAL:
            return replace(state, hand=None, clock=None)
        case Offer.SAME_DEAL:
            return _again(state, settled.player)
        case _:
            assert_never(settled.offer)


def _again(state: State, player: int) -> State:
    """The hand from its beginning; as after a take-back, what was seen since is noted."""
    hand = state.dealt_hand()
    seen = state.seen_since(player, hand.opening)
    again = replace(hand.taken_back(0), opening=0)
    return begun(state, again.marked(MarkKind.TAKE_BACK, hand.opening, player, seen=seen))


def _given(state: State, dealing: Dealing) -> State:
    """Who knows a deal beforehand has an advantage, so it is for practice."""
    if not state.practice:
        raise InputError("deal-practice")
    if state.hand is not None or state.shuffle is not None:
        raise MoveError("deal-not-now")
    return replace(state, given=dealing)


def _shuffling(state: State, shuffle: Shuffle) -> State:
    if not can_deal(state) or state.given is not None:
        raise MoveError("deal-not-now")
    return replace(state, shuffle=shuffle)
