"""Hands summed up by person, rules, contract, role, best contract, opponent and month."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from offiziersskat.analysis.review.bands import Band, band_of
from offiziersskat.analysis.stats.shares import Share

__all__ = ["KEYS", "WIDTH", "Group", "groups_of"]

KEYS = ("person", "rules", "contract", "role", "best", "level", "month")
"""What hands may be grouped by, in the order of the columns."""

WIDTH = 1.96
"""Half of a 95 % interval, in standard errors."""

_DIGITS = 9
_SUMS = ("points", "score", "luck", "adjusted", "known", "stake")


@dataclass
class Group:
    """Sums over hands; ``key`` by name. Means are per hand, half that of their 95 % interval.

    ``declarations`` are those where there was a choice, ``best`` how many of them chose the best.
    """

    key: Mapping[str, str]
    hands: int = 0
    wins: int = 0
    decisions: int = 0
    declarations: int = 0
    best: int = 0
    sums: dict[str, float] = field(default_factory=lambda: dict.fromkeys(_SUMS, 0.0))
    squares: float = 0.0
    declared_loss: float = 0.0

    def add(self, share: Share) -> None:
        """A hand from a seat."""
        self.hands += 1
        self.wins += share.won
        self.decisions += share.decisions
        for name in _SUMS:
            self.sums[name] += getattr(share, name)
        self.squares += share.adjusted**2
        if share.declared_loss is not None:
            self.declarations += 1
            self.best += share.best == share.contract
            self.declared_loss += share.declared_loss

    def mean(self, name: str) -> float:
        """A figure per hand."""
        return self.sums[name] / self.hands

    @property
    def spread(self) -> float | None:
        """The standard deviation of a hand's score without its luck; ``None`` for a single hand."""
        if self.hands < 2:
            return None
        spread = self.squares - self.hands * self.mean("adjusted") ** 2
        return sqrt(max(0.0, spread) / (self.hands - 1))

    @property
    def half(self) -> float | None:
        """Of the 95 % interval of the score without its luck; ``None`` for a single hand."""
        spread = self.spread
        return None if spread is None else WIDTH * spread / sqrt(self.hands)

    @property
    def loss_per_decision(self) -> float | None:
        """In score, over decisions that matter and are known."""
        return self.sums["known"] / self.decisions if self.decisions else None

    @property
    def loss_per_declaration(self) -> float | None:
        """In score, over declarations where there was a choice."""
        return self.declared_loss / self.declarations if self.declarations else None

    @property
    def band(self) -> Band | None:
        """How well it was played, as far as this can be told."""
        return band_of(self.sums["known"], self.sums["stake"], self.decisions)

    def json(self) -> dict[str, Any]:
        """The group as one flat object."""
        band = self.band
        return {
            **self.key,
            "hands": self.hands,
            "wins": self.wins,
            **{n: round(self.mean(n), _DIGITS) for n in ("points", "score", "luck", "adjusted")},
            "half": _rounded(self.half),
            "decisions": self.decisions,
            "loss_per_decision": _rounded(self.loss_per_decision),
            "band": None if band is None else band.value,
            "declarations": self.declarations,
            "declared_best": self.best,
            "loss_per_declaration": _rounded(self.loss_per_declaration),
        }


def groups_of(shares: Iterable[Share], keys: Sequence[str]) -> list[Group]:
    """The groups, those with most hands first; by the months one after the other."""
    groups: dict[tuple[str, ...], Group] = {}
    for share in shares:
        found = tuple(share.key(one) for one in keys)
        group = groups.get(found)
        if group is None:
            group = groups[found] = Group(dict(zip(keys, found, strict=True)))
        group.add(share)
    if "month" in keys:
        return sorted(groups.values(), key=lambda group: tuple(group.key.values()))
    return sorted(groups.values(), key=lambda group: (-group.hands, tuple(group.key.values())))


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
