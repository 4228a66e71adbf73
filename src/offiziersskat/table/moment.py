"""``Moment``: what lies open to everyone at a table among people, spectators included.

It is drawn up field by field from the state, so that ``message``, which is made of a moment and a
view, cannot come upon a deck. Of a shuffle there are the commitment, and the entropies once
all are in; salt and proof only when the hand is over (notation.md §5).
"""

from dataclasses import dataclass

from offiziersskat.core.match import Match
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Proof
from offiziersskat.errors import MoveError
from offiziersskat.table.agree import check_offer
from offiziersskat.table.clock import Clock
from offiziersskat.table.dealer import cutter
from offiziersskat.table.events import Mark, PlayerInfo
from offiziersskat.table.hand import Hand
from offiziersskat.table.people import Talk
from offiziersskat.table.state import State
from offiziersskat.table.terms import Offer, Options, Why

__all__ = ["Ended", "Moment", "Shuffling", "moment_of", "offers_of"]


@dataclass(frozen=True, slots=True)
class Shuffling:
    """A shuffle as all may see it: ``entropies`` by player, in hex once all are in."""

    commit: str
    entropies: tuple[str | bool | None, ...]
    cutter: int
    cut: int | None


@dataclass(frozen=True, slots=True)
class Ended:
    """Who gave the hand up, and why."""

    player: int
    why: Why


@dataclass(frozen=True, slots=True)
class Moment:
    """The table now. ``away`` by player, in seconds; ``thinking`` milliseconds since the turn."""

    game: str
    seq: int
    status: str
    options: Options
    match: Match
    players: tuple[PlayerInfo, ...]
    seats: tuple[Seat, ...]
    away: tuple[float | None, ...]
    talk: Talk
    hand: int | None
    plies: int
    marks: tuple[Mark, ...]
    to_act: int | None
    clock: Clock | None
    thinking: int
    shuffle: Shuffling | None
    proof: Proof | None
    ended: Ended | None


def moment_of(
    state: State,
    *,
    status: str,
    away: tuple[float | None, ...],
    thinking: int,
) -> Moment:
    """What everyone may know of a state."""
    hand = state.hand
    everybody = range(len(state.players))
    return Moment(
        game=state.game,
        seq=state.seq,
        status=status,
        options=state.options,
        match=state.match,
        players=state.players,
        seats=tuple([state.seat_of(player) for player in everybody]),
        away=away,
        talk=state.talk,
        hand=None if hand is None else hand.number,
        plies=0 if hand is None else len(hand.plies),
        marks=() if hand is None else hand.marks,
        to_act=state.to_act,
        clock=state.clock,
        thinking=thinking,
        shuffle=_shuffling(state),
        proof=hand.dealing.proof if hand is not None and hand.is_over else None,
        ended=_ended(state, hand),
    )


def offers_of(state: State, player: int) -> tuple[Offer, ...]:
    """What a player could offer now."""
    found = []
    for offer in Offer:
        try:
            check_offer(state, player, offer)
        except MoveError:
            continue
        found.append(offer)
    return tuple(found)


def _ended(state: State, hand: Hand | None) -> Ended | None:
    if hand is None or hand.resigned is None:
        return None
    return Ended(state.player_at(hand.resigned), hand.why)


def _shuffling(state: State) -> Shuffling | None:
    """The shuffle of the next hand, else that of the hand before us."""
    shuffle, hand = state.shuffle, state.hand
    if shuffle is not None:
        is_complete = not shuffle.missing(state.people)
        entropies = [
            (shuffle.entropies[player] if is_complete else bool(shuffle.entropies[player]))
            if state.players[player].is_human
            else None
            for player in range(len(state.players))
        ]
        return Shuffling(shuffle.commit, tuple(entropies), cutter(state), None)
    if hand is None or hand.dealing.proof is None:
        return None
    return _shuffled(state, hand.dealing.proof)


def _shuffled(state: State, proof: Proof) -> Shuffling:
    seats = len(state.players)
    given = dict(enumerate(proof.entropies))
    entropies = [given.get(state.seat_of(player)) or None for player in range(seats)]
    who_cut = state.player_at(Seat.FOREHAND if seats == 2 else Seat.THIRD)
    return Shuffling(proof.commit, tuple(entropies), who_cut, proof.cut)
