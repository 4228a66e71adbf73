"""Hypothesis strategies: rulesets, courses, decks, beginnings of hands, and views.

They say what is possible, and nothing about what is right. A beginning of a hand is drawn as the
places of its actions in the lists of legal ones, so that it shrinks to an early and simple one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bench.random_hands import random_course, random_rules
from hypothesis import strategies as st

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View

__all__ = [
    "Beginning",
    "beginnings",
    "courses",
    "decks",
    "eyes",
    "finished_hands",
    "named_rulesets",
    "rulesets",
    "views",
]

_LONGEST = 200
"""More actions than any hand has; bidding can take 127 of them."""


@dataclass(frozen=True)
class Beginning:
    """A hand so far: all games from the deal to now, and the actions between them."""

    rules: Ruleset
    deck: tuple[Card, ...]
    games: tuple[Game, ...]
    actions: tuple[Action, ...]

    @property
    def game(self) -> Game:
        """The hand as it stands now."""
        return self.games[-1]


def _below(draw: st.DrawFn) -> Callable[[int], int]:
    return lambda bound: draw(st.integers(0, bound - 1))


@st.composite
def courses(draw: st.DrawFn) -> str:
    """The text of any valid course, for two seats or four, with bidding or without."""
    return random_course(_below(draw))


def named_rulesets() -> st.SearchStrategy[Ruleset]:
    """The rulesets of the catalogue as they stand."""
    return st.sampled_from([preset(name) for name in PRESETS])


@st.composite
def _rulesets_with_fields(draw: st.DrawFn) -> Ruleset:
    return random_rules(_below(draw))


def rulesets() -> st.SearchStrategy[Ruleset]:
    """A named ruleset, or one with valid fields and a course of its own."""
    return named_rulesets() | _rulesets_with_fields()


def decks() -> st.SearchStrategy[tuple[Card, ...]]:
    """The 32 cards in any order."""
    return st.permutations(DECK).map(tuple)


@st.composite
def beginnings(
    draw: st.DrawFn,
    rules: st.SearchStrategy[Ruleset] | None = None,
    *,
    longest: int = _LONGEST,
) -> Beginning:
    """Any hand, from just dealt to finished."""
    chosen, deck = draw(rules or rulesets()), draw(decks())
    places = draw(st.lists(st.integers(0, 1_000), max_size=longest))
    return _follow(chosen, deck, places)


@st.composite
def finished_hands(draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] | None = None) -> Beginning:
    """Any hand that is over."""
    chosen, deck = draw(rules or rulesets()), draw(decks())
    rng = draw(st.randoms(use_true_random=False))
    return _follow(chosen, deck, [rng.randrange(1_000) for _ in range(_LONGEST)])


def _follow(rules: Ruleset, deck: tuple[Card, ...], places: list[int]) -> Beginning:
    games, actions = [new_game(rules, deck)], list[Action]()
    for place in places:
        possible = legal(observe(games[-1], games[-1].to_act))
        if not possible:
            break
        actions.append(possible[place % len(possible)])
        games.append(apply(games[-1], actions[-1]))
    return Beginning(rules, deck, tuple(games), tuple(actions))


def eyes(rules: Ruleset) -> tuple[Seat | None, ...]:
    """Everybody who looks: the seats, and a spectator."""
    return (*(Seat(number) for number in range(rules.seats)), None)


@st.composite
def views(draw: st.DrawFn, rules: st.SearchStrategy[Ruleset] | None = None) -> View:
    """A hand through the eyes of a seat or of a spectator."""
    hand = draw(beginnings(rules))
    return observe(hand.game, draw(st.sampled_from(eyes(hand.rules))))
