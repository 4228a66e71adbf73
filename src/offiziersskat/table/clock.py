"""The clocks of a hand, as a value: what everybody has left. Time itself comes in as an argument.

Kept in whole milliseconds, so that a match taken up again has the very same clocks. Engines and
the time in which nobody is asked are not charged.
"""

from dataclasses import dataclass, replace
from typing import Self

from offiziersskat.table.terms import ClockRule

__all__ = ["Clock"]

_SECOND = 1000


@dataclass(frozen=True, slots=True)
class Clock:
    """``left`` in milliseconds by player; it stays empty where there is no total."""

    rule: ClockRule
    left: tuple[int, ...] = ()

    @classmethod
    def of(cls, rule: ClockRule | None, *, players: int) -> Self | None:
        """The clocks at the beginning of a hand."""
        if rule is None:
            return None
        return cls(rule, () if rule.total is None else (rule.total * _SECOND,) * players)

    def spent(self, player: int, milliseconds: int) -> Self:
        """After a decision that took so long; who used all up gets no increment."""
        if not self.left:
            return self
        rest = self.left[player] - milliseconds
        rest = rest + self.rule.increment * _SECOND if rest > 0 else 0
        return replace(self, left=(*self.left[:player], rest, *self.left[player + 1 :]))

    def allowed(self, player: int) -> int:
        """How many milliseconds a player has for a decision that begins now."""
        limits = [] if self.rule.per_move is None else [self.rule.per_move * _SECOND]
        return min([*limits, self.left[player]] if self.left else limits)
