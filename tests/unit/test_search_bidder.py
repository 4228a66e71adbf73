"""The kernel's model of bids and of the stock: what the named features come to, compiled or not."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations
from math import exp, isclose, prod
from pathlib import Path
from random import Random

import pytest

from offiziersskat.core.actions import BIDS
from offiziersskat.core.cards import DECK, cards_in, mask_of
from offiziersskat.search.inference import habits
from offiziersskat.search.inference.calls import Standing, bidder_model, hand_row, value_row
from offiziersskat.search.kernel import _nocython, bidder

EPSILON, BLIND = 0.05, 0.3
FILE = Path(bidder.__file__).parent / "bidder.py"

Said = tuple[list[int], list[bool], list[bool]]


@pytest.fixture(params=["as it is", "uncompiled"])
def kernel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type:
    """The class as it is installed, and as it runs where nobody compiled it."""
    if request.param == "as it is":
        return bidder.Bidder
    monkeypatch.setitem(sys.modules, "cython", _nocython)
    spec = spec_from_file_location("uncompiled_bidder", FILE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = module.Bidder
    assert isinstance(found, type)
    return found


def _score(row: tuple[tuple[int, float], ...], coefficients: tuple[float, ...]) -> float:
    return sum(coefficients[number] * amount for number, amount in row)


def _one(score: float, *, yes: bool) -> float:
    return 1 / (1 + exp(-score if yes else score))


def _chance(hand: int, shown: int, against: int, said: Said) -> float:
    """The same by the rows of ``calls``."""
    here = Standing.of(shown | hand, against)
    fixed = _score(hand_row(here), habits.BID)
    values, goes, takes = said
    bids = prod(
        _one(fixed + _score(value_row(here, value), habits.BID), yes=yes)
        for value, yes in zip(values, goes, strict=True)
    )
    stock = _score(hand_row(here), habits.STOCK)
    smooth = (1 - EPSILON) * bids + EPSILON * BLIND
    return smooth * prod((1 - EPSILON) * _one(stock, yes=yes) + EPSILON / 2 for yes in takes)


def _deal(chance: Random) -> tuple[int, int, int, Said]:
    """A hand of any length, face-up cards on both sides, and what was said."""
    deck = chance.sample(DECK, 32)
    hand, shown, against = deck[: chance.randint(2, 12)], deck[12:18], deck[18:24]
    values = sorted(chance.sample(BIDS, chance.randint(0, 4)))
    goes = [chance.random() < 0.6 for _ in values]
    takes = [chance.random() < 0.5 for _ in range(chance.randint(0, 1))]
    return mask_of(hand), mask_of(shown), mask_of(against), (values, goes, takes)


def test_a_hand_says_what_its_features_weigh(kernel: type) -> None:
    """Hands with and without jacks, with bids that no game of theirs reaches, and after silence."""
    chance = Random(5)
    for _ in range(200):
        hand, shown, against, said = _deal(chance)
        found = kernel(bidder_model(), habits.BID, habits.STOCK, shown, against, EPSILON)
        found.said(*said, BLIND)

        assert isclose(_chance(hand, shown, against, said), found.chance(hand), rel_tol=1e-12)


def test_the_stock_may_have_been_any_two_cards(kernel: type) -> None:
    """The mean over all pairs of what the other cards would have said."""
    chance = Random(6)
    for _ in range(20):
        hand, shown, against, said = _deal(chance)
        found = kernel(bidder_model(), habits.BID, habits.STOCK, shown, against, EPSILON)
        found.said(*said, BLIND)
        rest = [hand & ~mask_of(pair) for pair in combinations(cards_in(hand), 2)]
        mean = sum(_chance(one, shown, against, said) for one in rest) / len(rest)

        assert isclose(mean, found.before_stock(hand), rel_tol=1e-12)
