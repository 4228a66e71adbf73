"""What the name of a player says: who it is, whether it is quick, and what it plays for."""

from dataclasses import dataclass

__all__ = ["AIMS", "Called", "called"]

_QUICK = "-quick"
AIMS = ("points", "wins")
"""What may be played for instead of the ruleset's own score: ``expert-points``."""


@dataclass(frozen=True, slots=True)
class Called:
    """``expert-quick-points``: ``aim`` is empty where nothing is said of it."""

    who: str
    quick: bool
    aim: str

    @property
    def form(self) -> str:
        """The name without its aim."""
        return self.who + _QUICK if self.quick else self.who


def called(name: str) -> Called:
    """Read a name; whether there is such a player the registry knows."""
    aim = next((aim for aim in AIMS if name.endswith(f"-{aim}")), "")
    form = name.removesuffix(f"-{aim}") if aim else name
    return Called(form.removesuffix(_QUICK), form.endswith(_QUICK), aim)
