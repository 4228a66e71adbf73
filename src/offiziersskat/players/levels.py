"""The engine's levels: how much each thinks, in numbers that no machine changes.

``club``, ``expert`` and ``master`` search. Each has a quick form for long matches, at most 30
thousandths of a second a move on average, whose name ends in ``-quick``; ``beginner`` and ``casual``
are quick as they are. Counts are such that of a hundred moves ninety-nine take no longer than a
second, of ``master`` five, on one core (``bench/levels.py``). Without compiled search they think a
tenth.
"""

from dataclasses import replace

from offiziersskat.players.called import called
from offiziersskat.players.effort import Effort
from offiziersskat.search.chance_worth import Objective
from offiziersskat.search.kernel import COMPILED

__all__ = ["IN_MATCHES", "LEVELS", "SECONDS", "aim_of", "level", "scaled", "seconds_of"]

_QUICK = Effort(
    6,
    30,
    6,
    plies=2,
    states=1_500_000,
    lines=40,
    deals=32,
    nodes=200_000,
    evenly=14,
    step=10,
    ahead=5,
    alone=50_000_000,
    contracts=10,
    four=3,
)

LEVELS: dict[str, Effort] = {
    "club": Effort(3, 0, 0, plies=1, states=3_000_000, deals=32),
    "expert": Effort(
        7,
        24,
        8,
        plies=2,
        states=4_000_000,
        lines=2_000,
        deals=64,
        nodes=300_000,
        evenly=24,
        ahead=6,
        alone=50_000_000,
        contracts=24,
        four=2,
    ),
    "master": Effort(
        8,
        60,
        12,
        plies=3,
        states=20_000_000,
        lines=2_500,
        deals=256,
        nodes=1_200_000,
        evenly=60,
        ahead=7,
        alone=200_000_000,
        contracts=60,
    ),
    "club-quick": Effort(3, 0, 0, plies=1, states=600_000, deals=16),
    "expert-quick": _QUICK,
    "master-quick": replace(_QUICK, nodes=1_000_000),
}
"""By name; first the unknown cards that are searched to the end, then worlds, most and fewest.

``club`` plays by the rule book until it can count the end.
"""

SECONDS: dict[str, float] = {"club": 2.0, "expert": 3.0, "master": 10.0}
"""When a clock breaks a move off; quick forms have none, so that matches can be repeated."""

IN_MATCHES: dict[str, str] = {
    "beginner": "beginner",
    "casual": "casual",
    "club": "club-quick",
    "expert": "expert-quick",
    "master": "master-quick",
}
"""As whom each level plays long matches."""

_TENTH = 10
_SHORT = 2
"""So many tricks are searched before the rest is guessed where that takes a hundred times as long."""


def scaled(effort: Effort, part: int) -> Effort:
    """The same with so many times less of everything that takes time."""
    return replace(
        effort,
        exact=max(0, effort.exact - 2) if part > 1 else effort.exact,
        worlds=min(effort.worlds, max(2, effort.worlds // part)),
        fewest=min(effort.fewest, max(2, effort.worlds // part)),
        states=effort.states // part,
        lines=effort.lines // part,
        nodes=effort.nodes // part,
        evenly=min(effort.evenly, max(2, effort.evenly // part)),
        ahead=effort.ahead if part == 1 else min(effort.ahead, _SHORT),
        alone=effort.alone if part == 1 else 0,
    )


def level(name: str) -> Effort:
    """What a level thinks here, whatever it plays for: all of it where search is compiled."""
    effort = LEVELS[called(name).form]
    return effort if COMPILED else scaled(effort, _TENTH)


def seconds_of(name: str) -> float | None:
    """When a clock breaks a move of a level off, if one does."""
    return SECONDS.get(called(name).form)


def aim_of(name: str) -> Objective:
    """What a level plays for: the score, unless its name says otherwise."""
    return _AIMS[called(name).aim]


_AIMS = {"": Objective.SCORE, "points": Objective.POINTS, "wins": Objective.WIN}
