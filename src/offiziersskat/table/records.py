"""Hands at a table as records: what is written of a hand, and a saved hand gone on with.

A record made here holds the deck, so it is the authority's own until the hand is over. Tags beside
those of notation.md §3: ``GameId`` the match and ``Hand`` the number in it, from 1; ``Cause``
why a hand was given up that nobody resigned; ``Hints`` and ``TakeBacks`` how many by seat. A comment at the move before which it happened says ``[%hint 0]``,
seat 0 was shown a hint, or ``[%takeback 0 2]``, seat 0 took back and had seen two cards since.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError
from offiziersskat.notation.record import Note, Record, record_of
from offiziersskat.notation.replay import Illegal, Unfinished, conclusion
from offiziersskat.table.dealing import Dealing
from offiziersskat.table.events import Mark, MarkKind, PlayerInfo
from offiziersskat.table.hand import Hand
from offiziersskat.table.state import State
from offiziersskat.table.terms import Why

__all__ = ["Saved", "key_of", "names_of", "record_of_hand", "saved_hand"]

_MARK = re.compile(r"\[%(hint|takeback) ([0-3])(?: (\d{1,2}))?\]")
_KINDS = {"hint": MarkKind.HINT, "takeback": MarkKind.TAKE_BACK}
_WORDS = {kind: word for word, kind in _KINDS.items()}
_COUNTED = {"Hints": MarkKind.HINT, "TakeBacks": MarkKind.TAKE_BACK}


def record_of_hand(state: State) -> Record:
    """The record of the hand being played or just finished; unfinished it has no result."""
    hand = state.dealt_hand()
    seats = _seats(state)
    record = record_of(
        state.match.rules,
        hand.dealing.deck,
        actions=[ply.action for ply in hand.plies],
        result=hand.game.result,
        names=names_of(state),
        notes=_notes(state, hand),
        proof=hand.dealing.proof,
        tags=_tags(state, hand, seats),
    )
    return replace(record, unfinished=not hand.is_over)


def names_of(state: State) -> tuple[str, ...]:
    """By seat: a person's name, of an engine what decides."""
    return tuple(_name(state.players[state.player_at(seat)]) for seat in _seats(state))


def _seats(state: State) -> list[Seat]:
    return [Seat(number) for number in range(state.match.rules.seats)]


def _name(player: PlayerInfo) -> str:
    """A person's name; of an engine what decides, with its version."""
    return player.name if player.is_human else player.kind


def _tags(state: State, hand: Hand, seats: list[Seat]) -> dict[str, str]:
    tags = {} if hand.date is None else {"Date": hand.date}
    if hand.resigned is not None:
        tags["Termination"] = f"resigned by {int(hand.resigned)}"
        if hand.why is not Why.RESIGNED:
            tags["Cause"] = hand.why.value
    tags |= {"GameId": state.game, "Hand": str(hand.number + 1)}
    for tag, kind in _COUNTED.items():
        players = [mark.player for mark in hand.marks if mark.kind is kind]
        if players:
            tags[tag] = " ".join(str(players.count(state.player_at(seat))) for seat in seats)
    return tags


def key_of(record: Record) -> str:
    """The lines by which a hand is known again in a file of records."""
    return f'[GameId "{record.tag("GameId")}"]\n[Hand "{record.tag("Hand")}"]'


def _notes(state: State, hand: Hand) -> dict[int, Note]:
    """At the move that followed; where none did, at the last one."""
    comments: dict[int, list[str]] = {}
    for mark in hand.marks:
        ply = min(mark.ply, len(hand.plies) - 1)
        seat = state.seat_of(mark.player)
        comments.setdefault(ply, []).append(_written(mark, seat))
    return {ply: Note(" ".join(comments[ply])) for ply in sorted(comments)}


def _written(mark: Mark, seat: Seat) -> str:
    seen = f" {mark.seen}" if mark.kind is MarkKind.TAKE_BACK else ""
    return f"[%{_WORDS[mark.kind]} {int(seat)}{seen}]"


# ---- a saved hand -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Saved:
    """A hand that was saved before its end. ``marks`` by seat, not by player."""

    dealing: Dealing
    actions: tuple[Action, ...]
    marks: tuple[Mark, ...]


def saved_hand(record: Record) -> Saved:
    """What is needed to go on with a saved hand.

    Raises ``InputError``: ``saved-no-deck`` for one that begins with a position,
    ``saved-finished``, ``saved-wrong`` for one that breaks the rules at ``ply``.
    """
    if record.deck is None:
        raise InputError("saved-no-deck")
    match conclusion(record):
        case Unfinished():
            pass
        case Illegal(ply, _, text):
            raise InputError("saved-wrong", ply=ply, text=text)
        case _:
            raise InputError("saved-finished")
    drawn = record.actions[0] if record.actions else None
    contract = drawn.contract if isinstance(drawn, Declare) else None
    dealing = Dealing(record.deck, contract, record.proof)
    return Saved(dealing, record.actions, tuple(_marks(record)))


def _marks(record: Record) -> Iterator[Mark]:
    for ply, note in record.notes.items():
        for name, seat, seen in _MARK.findall(note.comment):
            yield Mark(_KINDS[name], max(0, ply), int(seat), int(seen or 0))
