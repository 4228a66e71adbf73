"""Kontra and re as both sides should see them: who says what, on what he expects by then.

The declarer's opponent gains by kontra where the score, with the re that the declarer will say if
he likes his next cards, is less than without; the declarer gains by re where his game pays.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt

from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.players.deciding.layout import Dealt, Layout
from offiziersskat.players.deciding.model import Eye, Judge, null_chance
from offiziersskat.players.deciding.sheet import Game, expected, null_score

__all__ = ["Doubling", "doubler", "doubling", "kontra_below", "re_above"]

_RUN = 2
"""Matadors, when nobody knows."""
_STEPS = 16
_LOWEST, _HIGHEST = -20.0, 140.0
_NODES = (
    (-2.02018, 0.01995),
    (-0.95857, 0.39362),
    (0.0, 0.94531),
    (0.95857, 0.39362),
    (2.02018, 0.01995),
)
"""Gauss–Hermite with five nodes, for the weight exp(−x²)."""
_ROOT_TWO, _ROOT_PI = sqrt(2), sqrt(3.141592653589793)


def doubler(rules: Ruleset, declarer: Seat) -> Seat:
    """Who is asked for kontra (rules.md §3)."""
    return rules.dealer if declarer.side is Side.FOREHAND else Seat.FOREHAND


Expects = Callable[[Dealt], float]
"""What somebody will expect in a deal by what he sees then: card points, in null a chance."""


@dataclass(frozen=True, slots=True)
class Doubling:
    """Who will double in which deal: what each will expect, and beyond which marks they double.

    ``None`` where a question is over, or never comes.
    """

    kontra: Expects | None
    re: Expects | None
    below: float
    over: float

    def factor(self, dealt: Dealt, so_far: int = 1) -> int:
        """By what the score of a deal will be multiplied, from what it is multiplied by so far."""
        if so_far == 1:
            if self.kontra is None or self.kontra(dealt) >= self.below:
                return 1
            so_far = _KONTRA
        says = self.re is not None and self.re(dealt) > self.over
        return 2 * so_far if says and so_far == _KONTRA else so_far


_KONTRA = 2


def doubling(layout: Layout, game: Game, found: Judge, example: Dealt) -> Doubling:
    """What is still to come of kontra and re; ``example`` is any deal of the layout."""
    kontra, re = _eyes(layout, game, found)
    if game.declared.contract is Contract.N:
        mark = _even(game)
        return Doubling(_null(game, kontra), _null(game, re), mark, mark)
    last = found.noise if re is None else _half(re.spread(example))
    first = last if kontra is None else _half(kontra.spread(example))
    below, over = kontra_below(game, first, last), re_above(game, last)
    return Doubling(
        None if kontra is None else kontra.points, None if re is None else re.points, below, over
    )


def _eyes(layout: Layout, game: Game, found: Judge) -> tuple[Eye | None, Eye | None]:
    """The opponent's when he is asked for kontra, and the declarer's when he is asked for re."""
    assert game.declarer is not None
    kontra, re = layout.step_of(Ask.KONTRA), layout.step_of(Ask.RE)
    took = layout.view.board.took_stock
    foe = doubler(game.rules, game.declarer)
    return (
        None if kontra is None else Eye(layout, found, foe, kontra, stock=False),
        None if re is None else Eye(layout, found, game.declarer, re, stock=took),
    )


def _null(game: Game, eye: Eye | None) -> Expects | None:
    if eye is None:
        return None
    rules, side = game.rules, game.side
    return lambda dealt: null_chance(rules, dealt.where, eye.seen(dealt), side)


def _even(game: Game) -> float:
    """The chance at which a null brings nothing."""
    won, lost = null_score(game, 1.0), null_score(game, 0.0)
    return -lost / (won - lost)


def _half(spread: float) -> float:
    """To halves, so that little is worked out twice."""
    return round(2 * spread) / 2


@lru_cache(maxsize=512)
def re_above(game: Game, spread: float) -> float:
    """The card points above which the declarer gains by re."""
    plain, double = _known(game, 2), _known(game, 4)
    return _mark(lambda mean: expected(double, mean, spread) - expected(plain, mean, spread))


@lru_cache(maxsize=512)
def kontra_below(game: Game, spread: float, later: float) -> float:
    """The card points below which the opponent gains by kontra, re included.

    ``later`` is how uncertain the end will be when re is asked.
    """
    plain, double, twice = _known(game, 1), _known(game, 2), _known(game, 4)
    moves = sqrt(max(0.0, spread * spread - later * later))

    def gain(mean: float) -> float:
        """What kontra brings the declarer."""
        total = 0.0
        for node, weight in _NODES:
            then = mean + _ROOT_TWO * moves * node
            total += weight * max(expected(double, then, later), expected(twice, then, later))
        return total / _ROOT_PI - expected(plain, mean, spread)

    return _mark(gain)


def _known(game: Game, kontra: int) -> Game:
    return replace(game, kontra=kontra, run=_RUN if game.run else 0)


def _mark(gain: Callable[[float], float]) -> float:
    """Where a rising function leaves the negative."""
    low, high = _LOWEST, _HIGHEST
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if gain(middle) < 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
