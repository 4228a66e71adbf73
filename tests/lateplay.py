"""Hands near their end, by random play, and what they are worth when everything is tried.

The oracle plays the core's own game from every state, and knows nothing of any search.
"""

from collections.abc import Iterator
from random import Random

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import numbered_seed, shuffled

__all__ = ["brute_moves", "brute_value", "cards_left", "late_hands"]


def cards_left(game: Game) -> int:
    """How many cards are still to be played."""
    places = [place for places in game.board.places for place in places]
    on_table = sum((place.up is not None) + place.covered for place in places)
    return on_table + sum(game.board.hand_sizes)


def late_hands(rules: Ruleset, numbers: range, *, cards: int) -> Iterator[Game]:
    """Hands in card play with at most so many cards left; those that never get there left out."""
    for number in numbers:
        chance = Random(number)
        game = new_game(rules, shuffled(numbered_seed(number, 1)))
        while game.to_act is not None:
            if game.phase is Phase.PLAY and cards_left(game) <= cards:
                yield game
                break
            options = legal(observe(game, game.to_act))
            game = apply(game, chance.choice(options[-60:][:40]))


def brute_value(game: Game) -> int:
    """What ``solve`` is to find (notation.md §6), by trying every card to the end."""
    if game.result is not None:
        return _final(game.result)
    values = brute_moves(game).values()
    own = Side.FOREHAND if game.board.declarer is None else game.board.declarer.side
    mine = game.to_act is not None and game.to_act.side is own
    return max(values) if mine else min(values)


def brute_moves(game: Game) -> dict[Card, int]:
    """The value of every legal card."""
    cards = [action for action in legal(observe(game, game.to_act)) if isinstance(action, Play)]
    return {action.card: brute_value(apply(game, action)) for action in cards}


def _final(result: Result) -> int:
    assert result.points is not None and result.tricks is not None
    if result.contract is Contract.N:
        return int(result.winner == 0)
    if result.contract is Contract.R:
        if 0 in result.tricks:
            return 1 if result.tricks[1] == 0 else -121
        return -result.points[0]
    return result.points[0]
