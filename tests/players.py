"""Hands that the players play among themselves, for tests to look at every decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import Advice, advise, player

__all__ = ["RULESETS", "Decision", "advised_hand", "decisions", "view_after"]

RULESETS: dict[str, Ruleset] = {
    **{name: ruleset(name) for name in PRESETS},
    # Where everybody would play ramsch, or grand, the other contracts would hardly be seen.
    "classic;contracts=CSHD": ruleset("classic", {"contracts": "CSHD"}),
    "auction;contracts=CSHD": ruleset("auction", {"contracts": "CSHD"}),
    "auction;contracts=N": ruleset("auction", {"contracts": "N"}),
    "japanese;contracts=N": ruleset("japanese", {"contracts": "N"}),
    "double;contracts=NR": ruleset("double", {"contracts": "NR"}),
}
"""Every named ruleset, and some in which rarer contracts are played."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw, and what it was advised."""

    view: View
    advice: Advice


def advised_hand(rules: Ruleset, number: int) -> Iterator[Decision]:
    """A hand in which everybody takes the advice of ``rules``."""
    game = _dealt(rules, number)
    while game.to_act is not None:
        view = observe(game, game.to_act)
        advice = advise(view)
        yield Decision(view, advice)
        game = apply(game, advice.action)


def _dealt(rules: Ruleset, number: int) -> Game:
    return new_game(rules, shuffled(numbered_seed(2026, number)))


@cache
def decisions(name: str, hands: int) -> tuple[Decision, ...]:
    """All decisions of the first hands of a ruleset of ``RULESETS``."""
    rules = RULESETS[name]
    return tuple(d for number in range(hands) for d in advised_hand(rules, number))


def view_after(rules: Ruleset, number: int, *, plies: int) -> View:
    """The view of the seat to act after some random plies of a hand; fewer if it is over then."""
    game = _dealt(rules, number)
    rng, chance = Stream(numbered_seed(7, number)), player("random")
    view = observe(game, game.to_act)
    for _ in range(plies):
        game = apply(game, chance.choose(view, rng))
        if game.to_act is None:
            break
        view = observe(game, game.to_act)
    return view
