"""A ladder of many: Bradley–Terry ratings from who won how many games of whom, with intervals.

The two games of a pair are not independent, and nothing says that a game is a toss of a coin: the
intervals are those of the sandwich estimator, with pairs as its clusters.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt
from statistics import fmean

from offiziersskat.arena.match import Pair

__all__ = ["Rating", "rated"]

_WIDTH = 1.96
_ELO = 400.0
_A_POINT = _ELO / log(10)
_STEPS = 10_000
_CLOSE = 1e-9
_PRIOR = 0.5
"""Half a game, won and lost, is added to each match, so that nobody is infinitely strong."""

Played = Mapping[tuple[str, str], Sequence[Pair]]
"""By the names of the first player and the second the pairs that they have played."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Points on the scale of Elo, the mean of all players 0, and half the 95 % interval."""

    mean: float
    half: float


def rated(matches: Played) -> dict[str, Rating]:
    """The rating of everybody who has played, by name."""
    names = sorted({name for pairing in matches for name in pairing})
    wins = _wins(matches)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        better = _normal({name: _better(name, strength, wins) for name in names})
        moved = max(abs(log(better[name] / strength[name])) for name in names)
        strength = better
        if moved < _CLOSE:
            break
    halves = _halves(names, strength, matches)
    return {name: Rating(_ELO * log10(strength[name]), halves[name]) for name in names}


def _wins(matches: Played) -> dict[tuple[str, str], float]:
    """Who has won how many games of whom, the prior included."""
    wins = {}
    for (first, second), pairs in matches.items():
        won = sum(pair.wins for pair in pairs)
        wins[first, second] = won + _PRIOR
        wins[second, first] = 2 * len(pairs) - won + _PRIOR
    return wins


def _normal(strength: Mapping[str, float]) -> dict[str, float]:
    mean = exp(fmean(log(value) for value in strength.values()))
    return {name: value / mean for name, value in strength.items()}


def _better(
    name: str, strength: Mapping[str, float], wins: Mapping[tuple[str, str], float]
) -> float:
    """One step of the minorisation by Hunter."""
    won = sum(count for (winner, _), count in wins.items() if winner == name)
    played = sum(
        (count + wins[other, name]) / (strength[name] + strength[other])
        for (first, other), count in wins.items()
        if first == name
    )
    return won / played


# ---- intervals ----------------------------------------------------------------------------------


def _halves(
    names: Sequence[str], strength: Mapping[str, float], matches: Played
) -> dict[str, float]:
    """From the inverse of the information, with what pairs really vary by between."""
    place = {name: number for number, name in enumerate(names)}
    size = len(names)
    # Strengths are told apart by differences alone; to hold their sum costs 1 in every cell.
    information = [[1.0] * size for _ in names]
    varied = [[0.0] * size for _ in names]
    for (first, second), pairs in matches.items():
        one, other = place[first], place[second]
        chance = strength[first] / (strength[first] + strength[second])
        _add(information, one, other, (2 * len(pairs) + 2 * _PRIOR) * chance * (1 - chance))
        _add(varied, one, other, sum((pair.wins - 2 * chance) ** 2 for pair in pairs))
    inverse = _inverse(information)
    return {
        name: _WIDTH * _A_POINT * sqrt(max(0.0, _sandwich(inverse, varied, place[name])))
        for name in names
    }


def _add(matrix: list[list[float]], one: int, other: int, amount: float) -> None:
    matrix[one][one] += amount
    matrix[other][other] += amount
    matrix[one][other] -= amount
    matrix[other][one] -= amount


def _sandwich(inverse: list[list[float]], varied: list[list[float]], place: int) -> float:
    row = inverse[place]
    return sum(
        row[one] * varied[one][other] * row[other]
        for one in range(len(row))
        for other in range(len(row))
    )


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan, with the greatest pivot."""
    size = len(matrix)
    rows = [
        [*row, *(float(number == place) for number in range(size))]
        for place, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column] = [value / rows[column][column] for value in rows[column]]
        for number, row in enumerate(rows):
            if number != column:
                rows[number] = [a - row[column] * b for a, b in zip(row, top, strict=True)]
    return [row[size:] for row in rows]
