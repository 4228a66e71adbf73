"""The dense table of the last tricks: equal to trying everything, and to alpha-beta without it."""

import sys
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from tests.lateplay import brute_moves, brute_value, late_hands

from offiziersskat.analysis import open_position
from offiziersskat.core.cards import DECK
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.search.backends import ManySeats
from offiziersskat.search.kernel import _nocython, dense
from offiziersskat.search.last_tricks import LastTricks
from offiziersskat.search.position import OpenPosition
from offiziersskat.search.state import state_of

AT_ONCE = ((0, 5_300_000),)
NEVER: tuple[tuple[int, int], ...] = ()
FOLDER = Path(dense.__file__).parent
PACKAGE = dense.__name__.rpartition(".")[0]


class _Table(ManySeats):
    """Ramsch read off the table, and nothing searched but the trick in which it begins."""

    _WHOLE_DEAL = _RAMSCH = AT_ONCE


class _Search(ManySeats):
    """Ramsch by alpha-beta alone."""

    _WHOLE_DEAL = _RAMSCH = NEVER


def _values(kind: type[ManySeats], position: OpenPosition) -> tuple[int, dict[int, int]]:
    """The value to come, and that after each card."""
    stop = bytearray(1)
    backend = kind(14, LastTricks(stop), stop)
    state = state_of(position)
    backend.load(position, state)
    after = {move: state.play(move) for move in state.moves()}
    return backend.exact(state), {
        move: later.gained + backend.exact(later) for move, later in after.items()
    }


def _table(position: OpenPosition) -> tuple[bytes, bytes]:
    """All states of the position, as they are kept."""
    last = LastTricks(bytearray(1))
    last.take(position, state_of(position))
    table = last.table(AT_ONCE[0][1])
    assert table.known == last.tricks
    return bytes(table.values), bytes(table.alone)


def _deal(number: int, *, tricks: int, hand: int) -> OpenPosition:
    """Ramsch with so many cards in piles and hand, the rest gone."""
    chance = Random(number)
    deck = list(DECK)
    chance.shuffle(deck)
    places = []
    for seat in range(2):
        cards = deck[16 * seat : 16 * seat + tricks]
        piles = [tuple(cards[hand + 2 * n : hand + 2 * n + 2]) for n in range((tricks - hand) // 2)]
        places.append((*piles, *((card,) for card in cards[:hand])))
    return OpenPosition(
        preset("classic"),
        Contract.R,
        None,
        tuple(places),
        Seat(number % 2),
        taken=((True, True), (number % 2 == 0, number % 2 == 1))[number // 2 % 2],
    )


@pytest.mark.parametrize(
    ("number", "hand", "tricks"), [(n, hand, 10) for n in range(8) for hand in (0, 4)]
)
def test_ramsch_from_the_table_is_ramsch_by_search(number: int, hand: int, tricks: int) -> None:
    """For every card; both sides have a trick, or one of them has all."""
    position = _deal(number, tricks=tricks, hand=hand)

    assert _values(_Search, position) == _values(_Table, position)


@pytest.mark.parametrize("name", ["classic", "simple", "half_open"])
def test_ramsch_from_the_table_is_as_good_as_trying_everything(name: str) -> None:
    """Marches and hands without a trick among them."""
    games = list(late_hands(ruleset(name, {"contracts": "R"}), range(30), cards=8))
    ends = set()
    for game in games:
        position = open_position(game)
        past = state_of(position).past
        table = state_of(position).deal.tables
        value, moves = _values(_Table, position)
        assert brute_value(game) == past + value
        assert brute_moves(game) == {table.card[move]: past + v for move, v in moves.items()}
        ends.add(past + value)
    assert len(ends) > 10


def test_a_hand_without_a_trick_and_a_march_are_found() -> None:
    """From the start, where the one cannot help taking every trick; by table and by search."""
    high = tuple((card,) for card in DECK if card.code in {"CJ", "SJ", "HJ", "DJ"})
    low = tuple((card,) for card in DECK if card.code in {"C7", "S7", "H7", "D7"})
    for kind, (places, worth) in product(
        (_Search, _Table), (((high, low), 1 + 112), ((low, high), -121))
    ):
        leader = Seat.FOREHAND if places[0] is high else Seat.SECOND
        position = OpenPosition(preset("classic"), Contract.R, None, places, leader)
        value, _ = _values(kind, position)
        assert worth == value


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """What the table is made of, as it runs where nobody compiled it."""
    monkeypatch.setitem(sys.modules, "cython", _nocython)
    loaded = {}
    for name in ("shapes", "dense", "open_many"):
        spec = spec_from_file_location(f"uncompiled_{name}", FOLDER / f"{name}.py")
        assert spec is not None and spec.loader is not None
        loaded[name] = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, f"{PACKAGE}.{name}", loaded[name])
        spec.loader.exec_module(loaded[name])
    return loaded


@pytest.mark.parametrize("number", range(4))
def test_uncompiled_the_table_is_the_same(
    number: int, uncompiled: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, for ramsch and for card points."""
    position = _deal(number, tricks=6, hand=number % 2 * 2)
    for contract in (Contract.R, Contract.H):
        asked = replace(position, contract=contract, declarer=position.leader)
        with monkeypatch.context() as patch:
            compiled = _table(asked)
            patch.setattr("offiziersskat.search.last_tricks.Dense", uncompiled["dense"].Dense)
            patch.setattr("offiziersskat.search.last_tricks._shape", uncompiled["shapes"].Shape)
            assert compiled == _table(asked)
