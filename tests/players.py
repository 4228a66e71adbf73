"""Hands that the players play among themselves, for tests to look at every decision."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import PLAYERS, SEARCHING, Advice, Player, advise, player
from offiziersskat.players.effort import Effort
from offiziersskat.players.engine import EnginePlayer
from offiziersskat.players.mcts import MctsPlayer
from offiziersskat.players.pimc import PimcPlayer

__all__ = [
    "RULESETS",
    "SWIFT",
    "Decision",
    "advised_hand",
    "decisions",
    "sat_down",
    "view_after",
]

SWIFT = tuple(name for name in PLAYERS if name not in SEARCHING)
"""The players that answer at once."""

_FEW = 60
_THIN = Effort(
    exact=3,
    worlds=8,
    fewest=2,
    plies=2,
    states=60_000,
    lines=20,
    deals=8,
    ahead=1,
    alone=1,
    contracts=2,
    four=4,
)

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


@cache
def sat_down(name: str) -> Player:
    """A player by name; one that searches in a form that thinks as little as tests can bear."""
    if name in SWIFT:
        return player(name)
    if name == "net":
        return player(name)
    if name == "mcts":
        return MctsPlayer(name, simulations=_FEW)
    kind = PimcPlayer if name == "pimc" else EnginePlayer
    return kind(name, replace(_THIN, exact=0, plies=1, lines=0) if name == "pimc" else _THIN)
