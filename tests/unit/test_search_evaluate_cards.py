"""One trick looked through over the learned value, and the ends that are played out."""

import json
from collections.abc import Callable
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from tests.unit.test_search_evaluate import drawn, everywhere, points

from offiziersskat.core.cards import ALL_CARDS, DECK, Card, cards_in, mask_of
from offiziersskat.core.contracts import Contract, Ten, order
from offiziersskat.deal import Stream, numbered_seed
from offiziersskat.notation import parse_position
from offiziersskat.players.net_player import stands_of
from offiziersskat.search.evaluate import Stand, cards_of, means_of, worths_of

TRUTH = Path(__file__).parents[1] / "truth" / "positions.jsonl"


def playable(stand: Stand, seat: int, led: Card | None) -> list[Card]:
    """The cards a seat may play."""
    follow = order(stand.contract, stand.ten).follow
    mine = cards_in(stand.bare[seat] | stand.covered[seat])
    must = [card for card in mine if led is not None and follow[card] == follow[led]]
    return must or list(mine)


def distinct(stand: Stand, seat: int, cards: list[Card]) -> list[Card]:
    """Of cards that are next to each other, bare, and worth the same, only the highest."""
    table = order(stand.contract, stand.ten)
    live = cards_in(everywhere(stand))
    found = []
    for card in cards:
        above = [
            other
            for other in live
            if table.follow[other] == table.follow[card]
            and table.strength[other] > table.strength[card]
        ]
        up = min(above, key=lambda other: table.strength[other], default=None)
        level = up is not None and (stand.contract is Contract.N or up.points == card.points)
        covered = stand.covered[seat] & (card.bit | (up.bit if up is not None else 0))
        if not (level and up in cards and not covered):
            found.append(card)
    return found


def after(stand: Stand, led: Card, answer: Card) -> tuple[Stand, int]:
    """The stand after a trick, before cards are turned, and the points of side 0 in it."""
    takes = order(stand.contract, stand.ten).beats(answer, led)
    winner = 1 - stand.leader if takes else stand.leader
    both = led.bit | answer.bit
    bare, covered = stand.bare, stand.covered
    turning = tuple(int(bool(mask & both)) for mask in covered)
    left = Stand(
        stand.contract,
        stand.ten,
        (bare[0] & ~both, bare[1] & ~both),
        (covered[0] & ~both, covered[1] & ~both),
        stand.unknown,
        winner,
        (turning[0], turning[1]),
    )
    return left, 0 if winner else led.points + answer.points


def fresh(rng: Random, contract: Contract, piles: int) -> Stand:
    """A position with several cards unknown, so that nothing is played out."""
    cards = list(DECK)
    rng.shuffle(cards)
    ups = [mask_of(cards.pop() for _ in range(piles)) for _ in range(2)]
    singles = [mask_of(cards.pop() for _ in range(2)) for _ in range(2)]
    unknown = mask_of(cards.pop() for _ in range(2 * piles))
    return Stand(contract, Ten.HIGH, (singles[0], singles[1]), (ups[0], ups[1]), unknown, 0)


def answered(worth: Callable[[Stand], float]) -> Callable[[Stand, Card, Card], float]:
    """What a trick comes to: its points to side 0, and what its end is worth."""

    def of(stand: Stand, led: Card, answer: Card) -> float:
        left, gained = after(stand, led, answer)
        if stand.contract is Contract.N:
            return 0.0 if left.leader == 0 else 1 - worth(left)
        if stand.contract is Contract.R:
            return -gained - worth(left)
        return gained + worth(left)

    return of


@pytest.mark.parametrize("contract", Contract)
def test_a_card_is_worth_what_the_best_answer_leaves(contract: Contract) -> None:
    """The sums that are carried along are those from the beginning, to the last bit."""
    rng, of = Random(contract.value), answered(lambda left: means_of([left])[0])
    for piles in (4, 5, 6, 3) * 3:
        stand = fresh(rng, contract, piles)
        found = cards_of(stand)
        assert list(found) == playable(stand, 0, None)
        best = [min(of(stand, led, answer) for answer in playable(stand, 1, led)) for led in found]
        assert max(found.values()) == pytest.approx(max(best), abs=1e-9)
        led = rng.choice(list(found))
        answers = cards_of(stand, led)
        assert list(answers) == sorted(playable(stand, 1, led))
        for answer in distinct(stand, 1, list(answers)):
            assert answers[answer] == pytest.approx(of(stand, led, answer), abs=1e-9)


def test_a_table_of_worths_is_used_as_it_is() -> None:
    """Any table, read off the chances of each share."""
    stand = fresh(Random(7), Contract.S, 5)
    worth = [float(points >= 61) for points in range(121)]
    found = cards_of(stand, None, worth)
    led = max(found, key=lambda card: found[card])
    best = min(
        worths_of([left], [worth[gained:] + [1.0] * gained])[0]
        for left, gained in (
            after(stand, led, answer) for answer in distinct(stand, 1, playable(stand, 1, led))
        )
    )
    assert found[led] == pytest.approx(best, abs=1e-9)


def best_play(stand: Stand, under: dict[Card, Card]) -> float:
    """Open cards by plain minimax: points of side 0, or in null 1 for a trick it takes."""
    if not everywhere(stand):
        return 0.0
    sign = 1 if stand.leader else -1
    shuns = -1 if stand.contract in (Contract.N, Contract.R) else 1
    values = []
    for led in playable(stand, stand.leader, None):
        answers = []
        for answer in playable(stand, 1 - stand.leader, led):
            left, gained = after(stand, led, answer)
            if stand.contract is Contract.N and left.leader == 0:
                answers.append(1.0)
                continue
            bare = list(left.bare)
            for card, side in product((led, answer), range(2)):
                if (stand.bare[side] | stand.covered[side]) & card.bit and card in under:
                    bare[side] |= under[card].bit
            opened = Stand(
                left.contract, left.ten, (bare[0], bare[1]), left.covered, 0, left.leader
            )
            points = 0.0 if stand.contract is Contract.N else float(gained)
            answers.append(points + best_play(opened, under))
        values.append((min if sign * shuns < 0 else max)(answers))
    return (max if sign * shuns < 0 else min)(values)


@pytest.mark.parametrize("contract", [Contract.D, Contract.G, Contract.N, Contract.R])
def test_the_last_tricks_are_exact(contract: Contract) -> None:
    """Three tricks left, one card unknown or none: there is nothing to have an opinion on."""
    rng = Random(contract.value)
    for case in range(12):
        cards = list(DECK)
        rng.shuffle(cards)
        sides = [[cards.pop() for _ in range(3)] for _ in range(2)]
        under: dict[Card, Card] = {}
        covered, unknown = 0, 0
        if case % 2:
            unknown_card = sides[0].pop()
            under, covered = {sides[0][0]: unknown_card}, sides[0][0].bit
            unknown = unknown_card.bit
        bare = mask_of(sides[0]) & ~covered, mask_of(sides[1])
        stand = Stand(contract, Ten.HIGH, bare, (covered, 0), unknown, case % 3 % 2)
        found = cards_of(stand)
        shuns = contract in (Contract.N, Contract.R)
        best = max(found.values()) if stand.leader == 0 else min(found.values())
        true = best_play(stand, under)
        told = 1 - best if contract is Contract.N else -best if shuns else best
        assert told == pytest.approx(true)


def test_drawn_positions_can_be_looked_at_from_either_side() -> None:
    """Whatever the position: legal cards, worths within what there is to win."""
    rng = Random(3)
    for contract in Contract:
        for _ in range(20):
            stand = drawn(rng, contract)
            stand = Stand(
                contract, Ten.HIGH, stand.bare, stand.covered, stand.unknown & ALL_CARDS, 1
            )
            if stand.unknown.bit_count() != sum(mask.bit_count() for mask in stand.covered):
                continue
            most = 1 if contract is Contract.N else points(everywhere(stand))
            for value in cards_of(stand).values():
                assert -1e-9 <= abs(value) <= most + 1e-9


def test_the_shipped_weights_know_the_game() -> None:
    """Against exact values of public positions: within a few points, and not to one side."""
    errors: list[float] = []
    for line in TRUTH.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        contract, trick = case["position"].split(" ")[1][0], case["position"].split(" ")[4]
        if contract not in "CSHDG" or trick != "-":
            continue
        view = parse_position(case["position"]).view()
        if view.rules.seats != 2 or len(errors) > 100:
            continue
        stand, _ = next(stands_of(view, Stream(numbered_seed(1, 1)), 1))
        declarer = view.board.declarer
        assert declarer is not None
        told = means_of([stand])[0] + view.board.points[declarer.side]
        errors.append(told - case["points"]["value"] / case["over"])
    assert len(errors) > 100
    assert abs(fmean(errors)) < 3
    assert sqrt(fmean([error * error for error in errors])) < 8
