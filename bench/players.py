"""How strong the players are: duplicate pairs, one deal played twice with the seats changed.

    python bench/players.py --rules all --pairs 1000 --seed 1
    python bench/players.py --players rules random --rules classic double --quick

For each ruleset it prints what the first player's side scores more than the other's per hand, in
the ruleset's own scoring, and how many card points more it takes (in ramsch: fewer), with 95 % intervals from the
means of the pairs. With four seats a player has both seats of a side.
"""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import Player, player

__all__ = ["Margin", "duel", "play_hand", "play_pair"]

_QUICK = 100
_WIDTH = 1.96
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Margin:
    """What one player has ahead of another per hand, and half the width of the interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @staticmethod
    def of(pairs: list[float]) -> "Margin":
        """From the means of at least two pairs."""
        return Margin(fmean(pairs), _WIDTH * stdev(pairs) / sqrt(len(pairs)))


def play_hand(
    rules: Ruleset, seed: bytes, players: tuple[Player, Player], rng: Stream
) -> tuple[int, int]:
    """One hand, players by side: score and card points of side 0, less those of side 1."""
    game = new_game(rules, shuffled(seed))
    while game.to_act is not None:
        view = observe(game, game.to_act)
        game = apply(game, players[game.to_act.side].choose(view, rng))
    return _score(game), _points(game)


def _score(game: Game) -> int:
    assert game.result is not None and game.result.score is not None
    signed = [
        -score if Seat(seat).side is Side.DEALER else score
        for seat, score in enumerate(game.result.score)
    ]
    return sum(signed)


def _points(game: Game) -> int:
    """None in a hand thrown in and in null; in ramsch what the other side had to take more."""
    result = game.result
    assert result is not None
    if result.points is None or result.contract is Contract.N:
        return 0
    ahead = result.points[0] - result.points[1]
    if result.contract is Contract.R:
        return -ahead
    is_dealer = result.declarer is not None and result.declarer.side is Side.DEALER
    return -ahead if is_dealer else ahead


def play_pair(
    rules: Ruleset, seed: bytes, players: tuple[Player, Player], rng: Stream
) -> tuple[float, float]:
    """One deal twice, the seats changed: the first player's margin in score and in points."""
    first, second = players
    score, points = play_hand(rules, seed, (first, second), rng)
    back_score, back_points = play_hand(rules, seed, (second, first), rng)
    return (score - back_score) / 2, (points - back_points) / 2


def duel(
    rules: Ruleset, players: tuple[Player, Player], *, pairs: int, seed: int
) -> tuple[Margin, Margin]:
    """Margins in score and in points over some pairs."""
    rng = Stream(numbered_seed(seed, 0))
    played = [play_pair(rules, numbered_seed(seed, hand), players, rng) for hand in range(pairs)]
    return Margin.of([score for score, _ in played]), Margin.of([points for _, points in played])


def _rules(words: Iterable[str]) -> list[tuple[str, Ruleset]]:
    """Rulesets by name, with fields of their own after a semicolon; ``all`` for every name."""
    names = [name for word in words for name in (PRESETS if word == "all" else (word,))]
    found = []
    for name in names:
        preset, *fields = name.split(";")
        pairs = (field.strip().split("=", 1) for field in fields)
        found.append((name, ruleset(preset, dict(pairs))))
    return found


def main(show: Callable[[str], None] = print) -> None:
    """Read the command line, play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--rules", nargs="+", default=["all"])
    parser.add_argument("--players", nargs=2, default=["rules", "greedy"])
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help=f"{_QUICK} pairs")
    options = parser.parse_args()
    pairs = _QUICK if options.quick else options.pairs
    first, second = options.players
    players = player(first), player(second)
    show(f"{first} against {second}, {pairs} pairs, seed {options.seed}: margin of {first} a hand")
    show(f"{'ruleset':<28}{'score':>18}{'card points':>18}")
    for name, rules in _rules(options.rules):
        score, points = duel(rules, players, pairs=pairs, seed=options.seed)
        show(f"{name:<28}{_shown(score):>18}{_shown(points):>18}")


def _shown(margin: Margin) -> str:
    return f"{margin.mean:+.2f} ± {margin.half:.2f}"


if __name__ == "__main__":
    main()
