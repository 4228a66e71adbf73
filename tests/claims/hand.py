"""Hands to be reviewed: by both programs, from every ruleset, played well and by chance."""

from dataclasses import dataclass

from tests.claims.scene import Scene, scenes
from tests.perft.twin import rule_words
from tests.players import RULESETS

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.players import advise

__all__ = ["Hand", "hand"]

_WAYS = 4
_SERIES = 30


@dataclass(frozen=True)
class Hand:
    """A hand by both programs: before each decision, and as it ended."""

    name: str
    number: int
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    games: tuple[Game, ...]
    scenes: tuple[Scene, ...]


def hand(name: str, number: int, *, whole: bool = True) -> Hand:
    """A hand of one of the rulesets: by the rule book, by chance, or by both in turns.

    Not ``whole``: as far as the first lead.
    """
    seed = numbered_seed(_SERIES, number)
    deck, rng, rules = shuffled(seed), Stream(seed), RULESETS[name]
    games, actions = [new_game(rules, deck)], list[Action]()
    while games[-1].to_act is not None and (whole or games[-1].phase is not Phase.PLAY):
        view = observe(games[-1], games[-1].to_act)
        offered = legal(view)
        by_chance = rng.below(_WAYS - 1) < number % _WAYS
        actions.append(offered[rng.below(len(offered))] if by_chance else advise(view).action)
        games.append(apply(games[-1], actions[-1]))
    texts = [text_of(action) for action in actions]
    seen = scenes(rule_words(rules), [card.code for card in deck], texts)
    return Hand(name, number, deck, tuple(actions), tuple(games), tuple(seen))
