"""What is done in the accountant's own process: finished hands reviewed at the fast setting.

In go the events of a table or a record; out come shares of hands by seat, in which there is no
card. A hand does not count where its cards were known beforehand: a deal that was given, or one that
was dealt at this table before.
"""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any

from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.rules import Ruleset
from offiziersskat.errors import InputError, OffiziersskatError
from offiziersskat.notation import Finished, Record, conclusion, read_record, rules_text
from offiziersskat.table.eventjson import event_from
from offiziersskat.table.events import HandStarted, SeatLeft, SeatTaken
from offiziersskat.table.fold import states
from offiziersskat.table.records import record_of_hand
from offiziersskat.table.state import State

if TYPE_CHECKING:
    from offiziersskat.analysis.review import Reviewer

__all__ = ["VERSION", "Counted", "give_way", "of_record", "of_table"]

VERSION = 1
"""Of what is written here; a higher one has everything worked out again."""

Json = dict[str, Any]
_NICE = 10
_HELP = ("Hints", "TakeBacks")


@dataclass(frozen=True, slots=True)
class Counted:
    """A hand by player, or by seat where it is a record; ``number`` is that at the table.

    Empty where it does not count; who is missing has not played it from beginning to end. A share
    is ``{"share", "helped", "hash"}``: the figures, whether he had hints or took back, and what tells
    this hand from every other.
    """

    number: int
    shares: Mapping[int, Json]


def of_table(bodies: Sequence[str], numbers: Sequence[int]) -> list[Counted]:
    """These hands of a table from all of its events, as the database has them."""
    give_way(_NICE)
    events = [event_from(json.loads(body)) for body in bodies]
    began: dict[int, int] = {}
    changed: dict[int, int] = {}
    dealt: set[tuple[Card, ...]] = set()
    known: set[int] = set()
    ended: dict[int, State] = {}
    for event, state in zip(events, states(events), strict=True):
        if isinstance(event, HandStarted):
            began[event.hand] = event.seq
            known.discard(event.hand)
            if event.dealing.proof is None or event.dealing.deck in dealt:
                known.add(event.hand)
            dealt.add(event.dealing.deck)
        elif isinstance(event, SeatTaken | SeatLeft):
            changed[event.player] = event.seq
        hand = state.hand
        if hand is not None and hand.is_over and hand.number in numbers:
            ended.setdefault(hand.number, state)
    return [
        Counted(number, _by_player(ended[number], began[number], changed))
        if number in ended and number not in known
        else Counted(number, {})
        for number in numbers
    ]


def _by_player(state: State, began: int, changed: Mapping[int, int]) -> Mapping[int, Json]:
    found = _reviewed(record_of_hand(state))
    told: dict[int, Json] = {}
    for seat, one in found.items():
        player = next(n for n in range(len(state.players)) if state.seat_of(n) == seat)
        if changed.get(player, -1) > began:
            continue
        helped = any(mark.player == player for mark in state.dealt_hand().marks)
        # Whose it is stands beside it; no name need be written.
        told[player] = {**one, "helped": helped, "share": {**one["share"], "person": ""}}
    return told


def of_record(text: str) -> Counted:
    """A record that somebody has brought along, by seat; which is his, his name will tell."""
    give_way(_NICE)
    try:
        record = read_record(text)
    except InputError:
        return Counted(0, {})
    helped = [record.tag(tag) or "" for tag in _HELP]
    found = _reviewed(record)
    return Counted(
        0,
        {
            seat: {**one, "helped": any(_counts(text, seat) for text in helped)}
            for seat, one in found.items()
        },
    )


def _counts(tag: str, seat: int) -> bool:
    """Whether a tag with a number for each seat has some for this one."""
    numbers = tag.split()
    return seat < len(numbers) and numbers[seat] != "0"


def _reviewed(record: Record) -> Mapping[int, Json]:
    """The shares by seat; none where the hand cannot be reviewed."""
    from offiziersskat.analysis.stats import shares_of, told

    end = conclusion(record)
    if record.deck is None or not isinstance(end, Finished) or end.result.score is None:
        return {}
    try:
        account = _reviewer().account(record.rules, record.deck, record.actions, record.resigned)
    except OffiziersskatError:
        return {}
    plain = replace(record, rules=_of_one_hand(record.rules))
    shares = shares_of(told(plain, end, account))
    return {
        seat: {"share": share.json(), "helped": False, "hash": _hash(record)}
        for seat, share in enumerate(shares)
    }


def _of_one_hand(rules: Ruleset) -> Ruleset:
    """The rules without the length of the match, which changes nothing in a hand."""
    usual = preset(rules.preset)
    return replace(rules, hands=usual.hands, target=usual.target)


def _hash(record: Record) -> str:
    deck = " ".join(card.code for card in record.deck or ())
    actions = " ".join(text_of(action) for action in record.actions)
    return sha256(f"{rules_text(_of_one_hand(record.rules))}|{deck}|{actions}".encode()).hexdigest()


@cache
def _reviewer() -> "Reviewer":
    from offiziersskat.analysis.review import SETTINGS, Reviewer
    from offiziersskat.players.appraising import RuleBook

    return Reviewer(RuleBook(), SETTINGS["fast"])


@cache
def give_way(niceness: int) -> None:
    """In a process of its own: whoever plays goes first, where processes can be told so."""
    if hasattr(os, "nice") and parent_process() is not None:
        with suppress(OSError):
            os.nice(niceness)
