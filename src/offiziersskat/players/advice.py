"""``Advice``: an action and the reasons for it, as codes with parameters, never as sentences.

Each reason states a fact about the view that can be checked: ``claims`` has a checker for every
code, ``explain`` a sentence in three languages.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card, Suit
from offiziersskat.core.contracts import Contract

__all__ = ["Advice", "Code", "Param", "Why"]

Param = Card | Suit | Contract | int


class Code(StrEnum):
    """Every reason there is; the value is the id of its sentence in ``players.ftl``."""

    ONLY_LEGAL = "only-legal"
    BEST_ANSWER = "best-answer"


@dataclass(frozen=True, slots=True)
class Why:
    """One reason: what is claimed, and about which cards and numbers."""

    code: Code
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now, and why: at least one reason, the weightiest first."""

    action: Action
    reasons: tuple[Why, ...]
