"""What a contract should bring on the score sheet, this side's score less the other's.

From the estimate of points to the chance of winning, schneider included, and from there to the
score, by each of the three ways of scoring (rules.md §6).
"""

from math import ceil

from offiziersskat.core.cards import mask_of
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.result import matadors
from offiziersskat.core.rules import GrandDouble, RamschScore, Scoring
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.players.misere import null_chance
from offiziersskat.players.reading import known_cards
from offiziersskat.players.strength import Estimate, estimate

__all__ = ["prospect", "sure_value", "win_chance"]

_GAME, _SCHNEIDER, _ESCAPE = 61, 90, 31
_RUN_BEYOND = 0.4
"""Matadors to be expected beyond those that are certain."""
_BREAK_EVEN = 2 / 3
"""A lost game costs twice, so the opponents gain by kontra below this chance."""


def win_chance(view: View, contract: Contract, side: Side) -> float:
    """How likely a side wins a contract that it declares."""
    if contract is Contract.N:
        return null_chance(view, side)
    chance = estimate(view, contract, side).chance(_GAME)
    return 1 - chance if contract is Contract.R else chance


def prospect(view: View, contract: Contract, side: Side, *, bonus: float = 0, hand: bool) -> float:
    """The score to be expected if a side declares a contract.

    ``bonus`` are points to be added to the estimate; ``hand`` whether a level is added for hand.
    """
    if contract is Contract.N:
        return _even(view, null_chance(view, side), NULL_VALUES[hand, False])
    guess = estimate(view, contract, side)
    guess = Estimate(guess.points + bonus, guess.spread)
    if contract is Contract.R:
        return _ramsch(view, guess)
    if view.rules.scoring is Scoring.SKAT:
        return _skat(view, contract, side, guess, hand=hand)
    return _levels(view, contract, guess)


def _skat(view: View, contract: Contract, side: Side, guess: Estimate, *, hand: bool) -> float:
    sure = sure_value(view, contract, side, hand=hand)
    chance, bid, level = guess.chance(_GAME), view.board.bid or 0, BASE[contract]
    if sure < bid:
        return -2.0 * level * ceil(bid / level)
    value = sure + level * _RUN_BEYOND
    won = chance * value + guess.chance(_SCHNEIDER) * level
    lost = (1 - chance) * value + (1 - guess.chance(_ESCAPE)) * level
    return _with_kontra(view, won - 2 * lost, chance)


def _with_kontra(view: View, score: float, chance: float) -> float:
    """Who is likely to lose will be doubled."""
    return 2 * score if view.rules.kontra and chance < _BREAK_EVEN else score


def _levels(view: View, contract: Contract, guess: Estimate) -> float:
    """Simple and Japanese scoring: a win, and one level more for schneider, to either side."""
    simple = view.rules.scoring is Scoring.SIMPLE
    base = 2 if simple else 1
    chance = guess.chance(_GAME)
    won = base * chance + guess.chance(_SCHNEIDER)
    lost = base * (1 - chance) + 1 - guess.chance(_ESCAPE)
    if contract is Contract.G:
        won *= 1 if view.rules.grand_double in (GrandDouble.OFF, None) else 2
        lost *= 2 if view.rules.grand_double is GrandDouble.ANY else 1
    return won - lost


def _ramsch(view: View, guess: Estimate) -> float:
    lose = guess.chance(_GAME)
    if view.rules.scoring is not Scoring.SKAT:
        return (1 - 2 * lose) * (2 if view.rules.scoring is Scoring.SIMPLE else 1)
    if view.rules.ramsch is RamschScore.BOTH:
        return 120 - 2 * guess.points
    # The loser's points: about as far beyond 60 as the result is uncertain.
    return (1 - 2 * lose) * (60 + 0.8 * guess.spread)


def _even(view: View, chance: float, value: int) -> float:
    """A contract that is won or lost, and nothing between."""
    if view.rules.scoring is Scoring.SKAT:
        return _with_kontra(view, value * (3 * chance - 2), chance)
    return (2 * chance - 1) * (2 if view.rules.scoring is Scoring.SIMPLE else 1)


def sure_value(view: View, contract: Contract, side: Side, *, hand: bool) -> int:
    """The least that a game can be worth in Skat scoring, whatever lies face down.

    The matadors that are certain: those that the side shows, or those that it is known to lack.
    """
    if contract is Contract.N:
        return NULL_VALUES[hand, False]
    return BASE[contract] * (_sure_run(view, contract, side) + 1 + hand)


def _sure_run(view: View, contract: Contract, side: Side) -> int:
    trumps = mask_of(trumps_in_order(contract, view.rules.ten))
    own = mask_of(c for seat, cards in known_cards(view) if seat.side is side for c in cards)
    if isinstance(view.stock, tuple) and view.board.declarer is not None:
        own |= mask_of(view.stock) if view.board.declarer.side is side else 0
    foreign = mask_of(
        c for seat, cards in known_cards(view) if seat.side is not side for c in cards
    )
    ten, spitzen = view.rules.ten, bool(view.rules.spitzen)
    # If the rest went to one side or the other: the shorter run is certain.
    runs = [
        matadors(held & trumps, contract, ten=ten, spitzen=spitzen)
        for held in (own, trumps & ~foreign)
    ]
    if runs[0].with_ is not runs[1].with_:
        return 1
    return min(run.count for run in runs)
