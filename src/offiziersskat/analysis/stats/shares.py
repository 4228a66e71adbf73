"""A hand as one of its seats has it: his result, his luck, his losses, against whom.

What one side gains in a figure the other loses. Wins are those of the side; a hand that nobody won
is nobody's.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from offiziersskat.analysis.stats.summary import Summary

__all__ = ["NONE", "PERSON", "Share", "level_of", "shares_of"]

NONE = "-"
"""What has no value: a contract where none was played, a month without a date."""

PERSON = "person"
"""The level of whoever is no engine."""

_ENGINE = "engine:"
_MONTH = len("2026.11")


@dataclass(frozen=True, slots=True)
class Share:
    """One hand from one seat.

    ``level`` is that of the other side: an engine's name, ``person``, several joined by ``+``.
    ``role`` is ``declarer``, ``defender``, or ``nobody`` where there is neither. ``date`` is
    2026.11.30 or empty. ``contract`` is what was played, ``best`` what he had best declared, a
    letter or ``-``: who had nothing to choose declared nothing, and ``declared_loss`` is ``None``.
    Points, score and losses in score as his side sees them; ``known`` is lost over the
    ``decisions`` that matter and are known, ``stake`` what could have been lost there.
    """

    person: str
    level: str
    rules: str
    contract: str
    role: str
    date: str
    best: str
    won: bool
    points: float
    score: float
    luck: float
    adjusted: float
    known: float
    stake: float
    decisions: int
    declared_loss: float | None

    @property
    def month(self) -> str:
        """2026-11, or ``-``."""
        return self.date[:_MONTH].replace(".", "-") or NONE

    def key(self, name: str) -> str:
        """What it is grouped by under a name of ``KEYS``."""
        value = getattr(self, name)
        assert isinstance(value, str)
        return value

    def json(self) -> dict[str, Any]:
        """All of it by name, from which ``Share(**…)`` makes it again."""
        return asdict(self)


def level_of(name: str) -> str:
    """``engine:club@1`` → ``club``; any other name is a person's."""
    if not name.startswith(_ENGINE):
        return PERSON
    return name.removeprefix(_ENGINE).partition("@")[0]


def shares_of(summary: Summary) -> list[Share]:
    """What each seat has of a hand, by seat."""
    names = _names(summary)
    return [_share(summary, names, seat) for seat in range(len(names))]


def _share(summary: Summary, names: list[str], seat: int) -> Share:
    account: Any = summary["account"]
    result: Any = summary["result"]
    declared: Any = summary.get("declared")
    sign = 1.0 if seat % 2 == 0 else -1.0
    side = account["sides"][seat % 2]
    mine = declared is not None and declared["seat"] == seat
    others = {level_of(name) for number, name in enumerate(names) if number % 2 != seat % 2}
    return Share(
        person=names[seat],
        level="+".join(sorted(others)),
        rules=str(summary["rules"]),
        contract=str(result.get("contract") or NONE),
        role=_role(result, seat),
        date=str(summary.get("date") or ""),
        best=declared["best"] if mine else NONE,
        won=_won(result, seat),
        points=sign * account["result"]["points"],
        score=sign * account["result"]["score"],
        luck=sign * account["luck"]["score"],
        adjusted=sign * account["adjusted"]["score"],
        known=side["known"]["score"],
        stake=side["stake"]["score"],
        decisions=side["decisions"],
        declared_loss=declared["loss"] if mine else None,
    )


def _names(summary: Summary) -> list[str]:
    seats = summary["seats"]
    assert isinstance(seats, list)
    return [str(name) for name in seats]


def _role(result: Mapping[str, Any], seat: int) -> str:
    """In ramsch, and where a hand was thrown in, there is neither."""
    declarer = result.get("declarer")
    if declarer is None:
        return "nobody"
    return "declarer" if seat % 2 == declarer % 2 else "defender"


def _won(result: Mapping[str, Any], seat: int) -> bool:
    own = (result.get("declarer") or 0) % 2
    winner = result.get("winner")
    return winner is not None and (winner == 0) is (seat % 2 == own)
