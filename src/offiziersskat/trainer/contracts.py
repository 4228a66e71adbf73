"""Which game would you declare? Hands dealt from a seed, and what every declaration may expect.

What is expected is what ``players.deciding`` expects over drawn deals (docs/deciding.md); batches of
deals by themselves tell how far chance puts it off, and nothing tells its bias.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from math import sqrt

from offiziersskat.analysis.review.account import How
from offiziersskat.analysis.review.marks import at_stake
from offiziersskat.core.actions import Action, Declare
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.errors import InputError
from offiziersskat.notation import parse_rules, rules_word
from offiziersskat.players import player
from offiziersskat.players.deciding import expectation
from offiziersskat.trainer.exercise import Exercise, Kind, Worth

__all__ = ["Weighed", "contract", "contract_of", "has_choice", "weigh_declarations"]

_BATCHES, _DEALS = 12, 32
_PREFIX = "contract"
_GRADES = (0.25, 0.1, 0.03)
"""How far the best is ahead of the next, as a part of what is at stake: easy, middling, hard."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The expected score of every declaration, and the standard error of what it loses."""

    scores: Mapping[Action, float]
    errors: Mapping[Action, float]

    @property
    def best(self) -> Action:
        """The first of the best."""
        return max(self.scores, key=lambda action: self.scores[action])


def weigh_declarations(view: View) -> Weighed:
    """What the declarer may expect of each; the same for the same view."""
    found = [
        expectation(view, Stream(bytes([number]) * 32), _DEALS).values for number in range(_BATCHES)
    ]
    actions = [action for action in legal(view) if isinstance(action, Declare)]
    scores: dict[Action, float] = {
        action: sum(batch[action] for batch in found) / _BATCHES for action in actions
    }
    best = max(scores, key=lambda action: scores[action])
    errors: dict[Action, float] = {
        action: _error([batch[best] - batch[action] for batch in found]) for action in actions
    }
    return Weighed(scores, errors)


def _error(gaps: list[float]) -> float:
    mean = sum(gaps) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1)))


def has_choice(rules: Ruleset) -> bool:
    """Whether there is something to choose in declaring."""
    return len(rules.contracts) >= len("CS") and rules.trump is not TrumpChoice.DRAWN


def contract(rules: Ruleset, *, seed: int, index: int) -> Exercise:
    """The exercise of a seed and an index; raises ``InputError`` ``exercise-no-choice``."""
    if not has_choice(rules):
        raise InputError("exercise-no-choice", rules=rules_word(rules))
    name = f"{_PREFIX}:{rules_word(rules)}:{seed}:{index}"
    return _exercise(name, _asked(rules, seed, index))


def contract_of(name: str) -> Exercise:
    """The exercise of an id that ``contract`` gave; raises ``InputError`` ``exercise-unknown``."""
    parts = name.split(":")
    if len(parts) != len(("prefix", "rules", "seed", "index")) or parts[0] != _PREFIX:
        raise InputError("exercise-unknown", id=name)
    _, words, seed, index = parts
    if not (seed.isdecimal() and index.isdecimal()):
        raise InputError("exercise-unknown", id=name)
    return contract(parse_rules(words), seed=int(seed), index=int(index))


def _exercise(name: str, view: View) -> Exercise:
    weighed = weigh_declarations(view)
    values: dict[Action, Worth] = {
        action: Worth(None, score) for action, score in weighed.scores.items()
    }
    second, best = sorted(weighed.scores.values())[-2:]
    ahead = (best - second) / at_stake(view.rules)
    return Exercise(
        id=name,
        kind=Kind.CONTRACT,
        grade=1 + sum(ahead < bound for bound in _GRADES),
        view=view,
        values=values,
        how=How.WORLDS,
        errors=weighed.errors,
    )


def _asked(rules: Ruleset, seed: int, index: int) -> View:
    """What the declarer sees when he is asked; bids and the stock are the rule book's."""
    players = player("rules")
    for attempt in count():
        start = numbered_seed(seed, index if not attempt else (attempt << 32) + index)
        rng = Stream(start)
        game = new_game(rules, shuffled(start))
        while game.to_act is not None and game.phase is not Phase.DECLARE:
            game = apply(game, players.choose(observe(game, game.to_act), rng))
        # A hand may be thrown in before anybody declares.
        if game.to_act is not None and len(legal(observe(game, game.to_act))) > 1:
            return observe(game, game.to_act)
    raise AssertionError
