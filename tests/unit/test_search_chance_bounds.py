"""Bounds that the search of reveals sees in the cards, against plain enumeration of small positions."""

import math
import random
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.search.kernel import _nocython, chance
from offiziersskat.search.kernel.tables import Tables, tables
from offiziersskat.search.weights import LEAD_BONUS, weights

_FOLDER = Path(chance.__file__).parent
_PACKAGE = chance.__name__.rpartition(".")[0]
_FILES = ("chance_cards", "chance_leaves", "chance_table", "chance_reveals", "chance")
_POSITIONS = 1_000

Masks = tuple[int, int, int, int]
"""The leader's open cards, the other's, which of them cover a card, the unknown cards."""


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The kernel as Python, so that its bounds can be asked for by themselves."""
    monkeypatch.setitem(sys.modules, "cython", _nocython)
    for name in _FILES:
        spec = spec_from_file_location(f"bounds_{name}", _FOLDER / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, f"{_PACKAGE}.{name}", module)
        spec.loader.exec_module(module)
    return module


def bits(mask: int) -> list[int]:
    """The numbers of a mask's cards."""
    return [card for card in range(32) if mask >> card & 1]


class Enumeration:
    """The leader's points times u! by trying everything; no bound, no table of the kernel."""

    def __init__(self, cards: Tables, *, at_once: bool) -> None:
        """Under a contract; ``at_once``: a led card's cover is turned before the answer."""
        self.cards = cards
        self.at_once = at_once
        self.value = cache(self._value)

    def points(self, mask: int) -> int:
        """What cards are worth together."""
        return sum(self.cards.points[card] for card in bits(mask))

    def _value(self, masks: Masks) -> int:
        return max((self._lead(masks, card) for card in bits(masks[0])), default=0)

    def _lead(self, masks: Masks, lead: int) -> int:
        own, other, covers, unknown = masks
        if self.at_once and covers >> lead & 1:
            covers &= ~(1 << lead)
            return sum(
                self._answered((own | 1 << card, other, covers, unknown & ~(1 << card)), lead)
                for card in bits(unknown)
            )
        return self._answered(masks, lead)

    def _answered(self, masks: Masks, lead: int) -> int:
        follow = masks[1] & self.cards.suit[lead] or masks[1]
        return min(self._after(masks, lead, answer) for answer in bits(follow))

    def _after(self, masks: Masks, lead: int, answer: int) -> int:
        own, other, covers, unknown = masks
        scale = math.factorial(unknown.bit_count())
        rest = self.points(own | other | unknown)
        trick = self.cards.points[lead] + self.cards.points[answer]
        mine = bits(unknown) if covers >> lead & 1 else [None]
        theirs = bits(unknown) if covers >> answer & 1 else [None]
        own, other = own & ~(1 << lead), other & ~(1 << answer)
        covers &= ~(1 << lead | 1 << answer)
        total = 0
        for x in mine:
            for y in theirs:
                if x is not None and x == y:
                    continue
                got = 0 if x is None else 1 << x
                gets = 0 if y is None else 1 << y
                hands = own | got, other | gets
                if self.cards.beat[lead] >> answer & 1:
                    hands = hands[1], hands[0]
                total += self.value((*hands, covers, unknown & ~(got | gets)))
        if self.cards.beat[lead] >> answer & 1:
            return (rest - trick) * scale - total
        return trick * scale + total


def position(rng: random.Random) -> Masks:
    """Three or four cards a side, some of them under others.

    Often there are few suits, and mostly one side has much of one of them: there bounds are bold.
    """
    suits = {3, rng.randrange(3)}
    pool = [card for card in range(32) if card >= 28 or card // 7 in suits]
    if rng.random() < 0.3:
        pool = list(range(32))
    size = rng.choice((3, 4))
    drawn = rng.sample(pool, 2 * size)
    long = rng.choice(sorted(suits))
    if rng.random() < 0.7:
        drawn.sort(key=lambda card: card // 7 == long)
    hands = [drawn[size:], drawn[:size]]
    if rng.random() < 0.5:
        hands.reverse()
    masks, covers, unknown = [], 0, 0
    for hand in hands:
        rng.shuffle(hand)
        covered = rng.choice((0, 1, 1, size // 2))
        lying, under = hand[covered:], hand[:covered]
        masks.append(sum(1 << card for card in lying))
        covers |= sum(1 << card for card in rng.sample(lying, covered))
        unknown |= sum(1 << card for card in under)
    return masks[0], masks[1], covers, unknown


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("contract", [Contract.C, Contract.G])
def test_what_the_cards_are_sure_of_holds(
    contract: Contract, *, at_once: bool, uncompiled: ModuleType
) -> None:
    """Bound, value, bound, in order; and a good part of the bounds say something."""
    cards = tables(contract, Ten.HIGH)
    plain = Enumeration(cards, at_once=at_once)
    rng = random.Random(f"{contract} {at_once}")
    telling = 0
    for number in range(_POSITIONS):
        kernel = uncompiled.Chance([0] * 64, [0] * 64, bytearray(1))
        kernel.load(
            list(cards.suit),
            list(cards.beat),
            list(cards.points),
            list(weights(contract, Ten.HIGH)),
            list(cards.worth),
            cards.trumps,
            LEAD_BONUS,
            contract is Contract.R,
        )
        kernel.ask(1, at_once, reverse=False)
        own, other, covers, unknown = masks = position(rng)
        left = plain.points(own | other | unknown)
        kernel.bounds(own | other << 32, covers | unknown << 32, left, 0, 0, 0, -1)
        value = plain.value(masks)
        assert kernel.found_low <= value <= kernel.found_high, (number, masks)
        scale = math.factorial(unknown.bit_count())
        telling += (kernel.found_low, kernel.found_high) != (0, left * scale)
    assert telling > _POSITIONS // 3
