"""Three ways to the figures of a public position, in one form, so that they can be compared.

``searched`` is the search itself, ``general`` its other kernel, ``walked`` the second program,
which leaves nothing out and shares nothing with them. Figures are whole numbers in u! of a unit,
for u unknown cards, by move in deck order.
"""

from collections.abc import Callable
from math import factorial
from unittest.mock import patch

from tests.truth.second import FIGURES
from tests.truth.unpruned import unpruned

from offiziersskat.notation import parse_position
from offiziersskat.search import chance
from offiziersskat.search.chance import ChanceSearch, Objective
from offiziersskat.search.chance_root import root_of, run_of
from offiziersskat.search.chance_worth import worth_of

__all__ = ["METHODS", "Figures", "general", "has_two_kernels", "searched", "walked"]

_ANY = 1 << 60

Figures = dict[str, dict[str, int]]
"""``points``, ``win`` and ``score`` by move, each under the play that is best for it."""


def searched(text: str, search: ChanceSearch | None = None) -> Figures:
    """By the search; raises ``BadPosition`` where it cannot tell the score."""
    position = parse_position(text)
    view, told = position.view(), position.matadors
    scale = factorial(len(view.unseen))
    search = search or ChanceSearch(bits=18)
    found: Figures = {}
    for objective in Objective:
        answer = search.values(view, objective, told=told)
        whole = {card.code: value * scale for card, value in answer.moves.items()}
        assert all(value.denominator == 1 for value in whole.values())
        found[objective.value] = {card: int(value) for card, value in whole.items()}
    return found


def general(text: str, *, most: int = _ANY) -> Figures:
    """By the kernel that plays a card at a time, for any number of seats and any aim."""
    with patch.object(chance, "is_quick", lambda *_: False):
        return searched(text)


def walked(text: str, *, most: int = _ANY) -> Figures:
    """By the second program; raises ``TooLarge`` after so many tables."""
    moves = unpruned(text, most=most)
    return {
        name: {card: values[number] for card, values in moves.items()}
        for number, name in enumerate(FIGURES)
    }


METHODS: dict[str, Callable[..., Figures]] = {"unpruned": walked, "general": general}
"""The checks by the names that the lines of the file bear."""


def has_two_kernels(text: str) -> bool:
    """Whether the search uses its quick kernel for all three figures."""
    position = parse_position(text)
    root = root_of(position.view())
    score = run_of(root, position.matadors)
    return all(
        chance.is_quick(root, worth_of(root, objective, score if wants_run else None))
        for objective in Objective
        for wants_run in [objective is Objective.SCORE]
    )
