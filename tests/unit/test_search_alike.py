"""Open hands that differ only in which of several cards alike is gone are one position."""

import random
from itertools import combinations

import pytest

from offiziersskat.core.cards import DECK, Card, Rank
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.core.seats import Seat
from offiziersskat.search.kernel.tables import alike, tables
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.solver import Solver
from offiziersskat.search.state import OpenState, state_of

CLUBS = Contract("C")
SMALL = (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
TABLE = tables(CLUBS, Ten.HIGH)


def _standing_for(own: int, rest: int) -> int:
    starts, stands, _, runs = alike(TABLE, own)
    for k in range(runs):
        one = rest >> starts[k] & 15
        rest ^= (one ^ stands[16 * k + one]) << starts[k]
    return rest


def test_only_the_order_of_owners_counts() -> None:
    """Two positions stand for each other exactly if owners follow each other in the same order."""
    runs = [
        [n for n in range(32) if TABLE.card[n].rank in SMALL and TABLE.suit[n] >> m & 1]
        for m in range(0, 32, 8)
    ]
    jacks = [n for n in range(32) if TABLE.card[n].rank is Rank.J]
    for run in (*runs, jacks):
        for own in range(1 << len(run)):
            held = sum(1 << card for i, card in enumerate(run) if own >> i & 1)
            for left, right in combinations(range(1 << len(run)), 2):
                owners = [
                    [held >> card & 1 for i, card in enumerate(run) if mask >> i & 1]
                    for mask in (left, right)
                ]
                stands = [
                    _standing_for(held, sum(1 << c for i, c in enumerate(run) if mask >> i & 1))
                    for mask in (left, right)
                ]
                assert (owners[0] == owners[1]) is (stands[0] == stands[1])


def test_other_cards_stay_what_they_are() -> None:
    """Whatever small cards and jacks are left."""
    rest = 0xFFFFFFFF
    assert _standing_for(0x0F0F0F0F, rest) == rest


def _open(*sides: tuple[Card, ...]) -> OpenPosition:
    places = tuple(tuple((card,) for card in side) for side in sides)
    return OpenPosition(preset("classic"), CLUBS, Seat.FOREHAND, places, Seat.FOREHAND)


def _plain(state: OpenState) -> int:
    """Side 0's points to come, every line played out."""
    if state.is_over:
        return 0
    best = max if state.side == 0 else min
    return best(
        after.gained - state.gained + _plain(after)
        for after in (state.play(move) for move in state.moves())
    )


@pytest.mark.parametrize("seed", range(12))
def test_ends_full_of_cards_alike_are_worth_what_playing_them_out_finds(seed: int) -> None:
    """Small cards of two suits and jacks, held by both in turn."""
    cards = [card for card in DECK if card.rank in SMALL and card.suit.value < 2]
    cards += [card for card in DECK if card.rank is Rank.J]
    random.Random(seed).shuffle(cards)
    position = _open(tuple(cards[:5]), tuple(cards[5:10]))
    assert Solver(table_bits=12).value(position) == _plain(state_of(position))
