"""Fits the coefficients of search/inference/habits.py on self-played hands and writes the file.

    python tools/fit_inference.py [--hands 2000] [--seed 1] [--check]

The players are ``rules``, mostly, ``greedy`` and ``random``, each of whom slips, that is, acts at
random, in one decision of ten. Half of the hands are played as they come. In the others bids and
declarations are drawn by lot, so that null and ramsch are played too, and only what comes after
them is learnt from. Every decision becomes a choice among rows of features; the coefficients are
the ridge maximum of the likelihood, by Newton's method, and depend on nothing but the arguments.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import LaidAway
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import Player, player
from offiziersskat.search.inference.calls import (
    CALLS,
    CLAIMS,
    DOUBLES,
    LAYINGS,
    Row,
    Standing,
    asked,
    claim_row,
    double_row,
    hand_row,
    laying_rows,
    offered,
    value_row,
)
from offiziersskat.search.inference.cards import CARDS, Aim, Turn, describe
from offiziersskat.search.inference.table import Decision, retell

TARGET = Path(__file__).parents[1] / "src/offiziersskat/search/inference/habits.py"
RIDGE = 2.0
STEPS = 12

Choice = tuple[tuple[Row, ...], int]
"""What was offered, and the number of what was taken."""


@dataclass
class Lessons:
    """All choices, by the model that is fitted on them."""

    play: dict[tuple[Turn, Aim], list[Choice]] = field(
        default_factory=lambda: {(turn, aim): [] for turn in Turn for aim in Aim}
    )
    bid: list[Choice] = field(default_factory=list)
    stock: list[Choice] = field(default_factory=list)
    laying: tuple[list[Choice], list[Choice]] = field(default_factory=lambda: ([], []))
    claim: list[Choice] = field(default_factory=list)
    double: list[Choice] = field(default_factory=list)


# ---- hands to learn from ------------------------------------------------------------------------


@dataclass(frozen=True)
class Told:
    """A hand that was played: its end, and before each decision what its seat saw."""

    game: Game
    views: list[View]
    by_lot: bool


def play_hand(rules: Ruleset, number: int, seed: int) -> Told:
    """One hand by a mixture of players."""
    chance = Stream(numbered_seed(seed, number + 1_000_000))
    players = [_somebody(chance) for _ in range(rules.seats)]
    by_lot = bool(number % 2)
    game = new_game(rules, shuffled(numbered_seed(seed, number)))
    views: list[View] = []
    while game.to_act is not None:
        view = observe(game, game.to_act)
        views.append(view)
        lot = by_lot and view.phase in (Phase.BID, Phase.DECLARE)
        action = _by_lot(view, chance) if lot else _with_slips(players[game.to_act], view, chance)
        game = apply(game, action)
    return Told(game, views, by_lot)


def _somebody(chance: Stream) -> Player:
    return player((("rules",) * 8 + ("greedy", "random"))[chance.below(10)])


def _with_slips(who: Player, view: View, chance: Stream) -> Action:
    offers = legal(view)
    slips = chance.below(10) == 0
    return offers[chance.below(len(offers))] if slips else who.choose(view, chance)


def _by_lot(view: View, chance: Stream) -> Action:
    """One of the lowest bids; or a plain declaration, null or ramsch as often as all others."""
    offers: list[Action] = list(legal(view)[:3])
    if view.phase is Phase.DECLARE:
        plain = {action.contract: action for action in reversed(_declarations(view))}
        rare = [action for contract, action in plain.items() if contract in _RARE]
        offers = list(rare if rare and chance.below(2) else plain.values())
    return offers[chance.below(len(offers))]


_RARE = (Contract.N, Contract.R)


def _declarations(view: View) -> list[Declare]:
    return [action for action in legal(view) if isinstance(action, Declare)]


# ---- what they teach ----------------------------------------------------------------------------


def learn(told: Told, lessons: Lessons) -> None:
    """Add the choices of a hand."""
    rules = told.game.rules
    decisions = list(retell(rules, told.game.truth.log))
    for decision, view in zip(decisions, told.views, strict=True):
        hand = mask_of(view.hand(decision.seat))
        if isinstance(decision.action, Play):
            _learn_play(lessons, decision, view)
        elif not told.by_lot and decision.dealt == rules.hand_size:
            _learn_call(lessons, decision, rules, hand)
    if not told.by_lot:
        _learn_laying(lessons, told, decisions)


def _learn_play(lessons: Lessons, decision: Decision, view: View) -> None:
    here, action = decision.here, decision.action
    assert here is not None and isinstance(action, Play)
    cards = [offer.card for offer in legal(view) if isinstance(offer, Play)]
    if len(cards) > 1:
        rows = tuple(tuple(describe(here, card)) for card in cards)
        key = here.turn(action.card), here.aim
        lessons.play[key].append((rows, cards.index(action.card)))


def _learn_call(lessons: Lessons, decision: Decision, rules: Ruleset, hand: int) -> None:
    here = Standing.of(decision.shown[decision.seat] | hand, decision.against)
    match decision.action:
        case Bid() | Hold() | Pass() as action if decision.contract is None:
            row = (*hand_row(here), *value_row(here, asked(rules, decision)))
            lessons.bid.append(((row, ()), int(action == Pass())))
        case TakeStock() | PlayHand() as action:
            lessons.stock.append(((hand_row(here), ()), int(action == PlayHand())))
        case Declare(contract):
            choice = offered(rules, decision)
            rows = tuple(claim_row(here, other, decision.bid) for other in choice)
            lessons.claim.append((rows, choice.index(contract)))
        case Kontra() | Re() | Pass() as action if decision.contract is not None:
            contract = decision.contract.contract
            if contract not in _RARE:
                row = double_row(here, contract, declarer=decision.declarer)
                lessons.double.append(((row, ()), int(action == Pass())))
        case _:
            pass


def _learn_laying(lessons: Lessons, told: Told, decisions: list[Decision]) -> None:
    """What was laid away for which contract."""
    contract = told.game.board.contract
    for decision, view in zip(decisions, told.views, strict=True):
        laid = decision.action
        if contract and isinstance(laid, LaidAway) and isinstance(laid.cards, tuple):
            hand, shown = mask_of(view.hand(decision.seat)), decision.shown[decision.seat]
            rows = laying_rows(hand, shown, contract.contract)
            lessons.laying[contract.contract is Contract.N].append(_pairs(rows, laid.cards))


def _pairs(rows: dict[Card, Row], laid: tuple[Card, ...]) -> Choice:
    cards = sorted(rows)
    pairs = [(first, second) for n, first in enumerate(cards) for second in cards[n + 1 :]]
    offers = tuple((*rows[first], *rows[second]) for first, second in pairs)
    first, second = sorted(laid)
    return offers, pairs.index((first, second))


# ---- fitting ------------------------------------------------------------------------------------


def fit(choices: Sequence[Choice], size: int) -> list[float]:
    """The ridge maximum of the likelihood of a conditional logit."""
    found = [0.0] * size
    for _ in range(STEPS):
        gradient = [-RIDGE * value for value in found]
        curvature = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for rows, taken in choices:
            _add(rows, taken, found, (gradient, curvature))
        step = _solved(curvature, gradient)
        # A step longer than this has left the range in which the quadratic says anything.
        length = max(1.0, max(abs(value) for value in step) / 2)
        found = [value + change / length for value, change in zip(found, step, strict=True)]
    return found


def _add(
    rows: tuple[Row, ...],
    taken: int,
    found: list[float],
    sums: tuple[list[float], list[list[float]]],
) -> None:
    gradient, curvature = sums
    mean: dict[int, float] = {}
    for row, chance in zip(rows, chances(rows, found), strict=True):
        for number, amount in row:
            mean[number] = mean.get(number, 0.0) + chance * amount
            for other, more in row:
                curvature[number][other] += chance * amount * more
    for number, amount in rows[taken]:
        gradient[number] += amount
    for number, amount in mean.items():
        gradient[number] -= amount
        line = curvature[number]
        for other, more in mean.items():
            line[other] -= amount * more


def chances(rows: tuple[Row, ...], found: Sequence[float]) -> list[float]:
    """How likely each row is chosen."""
    scores = [sum([found[number] * amount for number, amount in row]) for row in rows]
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the ridge keeps the matrix positive definite, so no pivot is nought."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for number, pivot in enumerate(rows):
        for other in rows[number + 1 :]:
            factor = other[number] / pivot[number]
            for column in range(number, len(pivot)):
                other[column] -= factor * pivot[column]
    found = [0.0] * len(rows)
    for number in reversed(range(len(rows))):
        pivot = rows[number]
        known = sum(pivot[column] * found[column] for column in range(number + 1, len(rows)))
        found[number] = (pivot[-1] - known) / pivot[number]
    return found


def gain(choices: Sequence[Choice], found: Sequence[float]) -> float:
    """Mean log-likelihood over that of choosing at random, in nats."""
    if not choices:
        return 0.0
    gains = [log(chances(rows, found)[taken]) + log(len(rows)) for rows, taken in choices]
    return sum(gains) / len(gains)


# ---- the file -----------------------------------------------------------------------------------

_HEAD = '''"""Coefficients of the models of ``evidence``, written by tools/fit_inference.py.

Rows are indexed by the features of ``cards`` and ``calls``.
"""

from offiziersskat.search.inference.cards import Aim, Turn

__all__ = ["BID", "CLAIM", "DOUBLE", "LAYING", "PLAY", "STOCK"]
'''


def written(lessons: Lessons) -> str:
    """The text of the file, the fit reported on the way."""
    parts = [_HEAD, "# fmt: off", "PLAY = {"]
    for (turn, aim), choices in lessons.play.items():
        row = _row(f"play {turn.value} {aim.value}", choices, CARDS)
        parts += [f"    (Turn.{turn.name}, Aim.{aim.name}): (", *_lines(row, 8), "    ),"]
    parts += ["}", ""]
    for name, choices, size in (
        ("BID", lessons.bid, CALLS),
        ("STOCK", lessons.stock, CALLS),
        ("CLAIM", lessons.claim, CLAIMS),
        ("DOUBLE", lessons.double, DOUBLES),
    ):
        parts += [f"{name} = (", *_lines(_row(name, choices, size), 4), ")", ""]
    parts.append("LAYING = {")
    for null in (False, True):
        row = _row(f"laying, null {null}", lessons.laying[null], LAYINGS)
        parts += [f"    {null}: (", *_lines(row, 8), "    ),"]
    return "\n".join([*parts, "}", "# fmt: on", ""])


def _row(name: str, choices: Sequence[Choice], size: int) -> list[float]:
    """Fitted on four fifths, reported on the last, written as fitted."""
    cut = len(choices) * 4 // 5
    found = fit(choices[:cut], size)
    print(
        f"{name}: {len(choices)} choices, gain {gain(choices[:cut], found):.3f} nats,"
        f" on those kept back {gain(choices[cut:], found):.3f}",
        flush=True,
    )
    return found


def _lines(row: Sequence[float], indent: int) -> list[str]:
    numbers = [f"{value + 0.0:.3f}," for value in row]
    return [
        " " * indent + " ".join(numbers[start : start + 8]) for start in range(0, len(numbers), 8)
    ]


def main() -> int:
    """Play, learn, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--hands", type=int, default=2000, help="per ruleset")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="report only, write nothing")
    options = parser.parse_args()
    lessons = Lessons()
    for rules in (preset("half_open"), preset("auction"), ruleset("auction", {"kontra": True})):
        for number in range(options.hands):
            learn(play_hand(rules, number, options.seed), lessons)
    text = written(lessons)
    if not options.check:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
