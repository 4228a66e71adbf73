"""Perft for cards: how many sequences of actions there are from fixed deals, counted twice.

``counts.txt`` and ``orders.txt`` were written by the naive program (``python -m tests.perft.make``);
the core has to come to the same numbers and orders, and so has the naive program of today.
"""

import pytest
from tests.perft.make import ORDERS, Entry, count_by_naive, entries, naive_orders, start
from tests.perft.twin import BY_TEXT

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.contracts import TRUMP, Contract, Ten, order
from offiziersskat.core.game import Game, apply, new_game, observe, play_out
from offiziersskat.core.legality import legal

ENTRIES = list(entries())
NAMES = [f"{number}-{entry.preset}-{len(entry.done)}" for number, entry in enumerate(ENTRIES)]


def _count_by_core(game: Game, depth: int) -> int:
    actions = legal(observe(game, game.to_act))
    if depth == 1:
        return len(actions)
    return sum(_count_by_core(apply(game, action), depth - 1) for action in actions)


def test_every_ruleset_is_counted_from_its_start_and_near_its_end() -> None:
    """No ruleset is forgotten, and the counts go deep enough to mean something."""
    assert set(PRESETS) == {entry.preset for entry in ENTRIES}
    for name in PRESETS:
        lengths = [len(entry.done) for entry in ENTRIES if entry.preset == name]
        assert 0 in lengths and max(lengths) >= 24
    assert all(max(entry.counts) > 1 for entry in ENTRIES)


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_core_counts_what_stands_in_the_file(entry: Entry) -> None:
    """Every depth from 1, so that a wrong count shows where it begins."""
    deck = [Card[code] for code in entry.deck]
    game = new_game(ruleset(entry.preset, entry.fields), deck)
    game = play_out(game, [BY_TEXT[text] for text in entry.done])
    depths = range(1, len(entry.counts) + 1)
    assert entry.counts == tuple(_count_by_core(game, depth) for depth in depths)


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_naive_program_counts_what_stands_in_the_file(entry: Entry) -> None:
    """The file is not edited by hand, and the two programs are compared as they are now."""
    depths = range(1, len(entry.counts) + 1)
    assert entry.counts == tuple(count_by_naive(start(entry), depth) for depth in depths)


def _core_order(contract: Contract, ten: Ten) -> str:
    table = order(contract, ten)
    classes = {
        name: [card for card in DECK if table.follow[card] == number]
        for name, number in (("T", TRUMP), ("C", 0), ("S", 1), ("H", 2), ("D", 3))
    }
    shown = (
        f"{name}: {' '.join(str(c) for c in sorted(cards, key=lambda c: -table.strength[c]))}"
        for name, cards in classes.items()
        if cards
    )
    return f"{contract.value} {ten.value} | " + " | ".join(shown)


def test_cards_stand_in_the_recorded_order_in_every_contract() -> None:
    """Trumps and plain suits from high to low, for both places of the ten."""
    recorded = ORDERS.read_text(encoding="utf-8").splitlines()
    assert recorded == [_core_order(contract, ten) for contract in Contract for ten in Ten]
    assert recorded == list(naive_orders())
