"""The luck of the cards in a pair of games, by the account that reviews keep (docs/review.md).

What came before the players parted is left out: it is the same in both games. Where they part late,
what follows is counted out whole.
"""

from collections.abc import Sequence
from functools import cache

from offiziersskat.analysis.review import Reviewer, Setting
from offiziersskat.analysis.review.exactly import Reach
from offiziersskat.analysis.review.figures import Figures
from offiziersskat.analysis.review.sight import seen_by_all
from offiziersskat.core.actions import Action
from offiziersskat.core.cards import Card
from offiziersskat.core.game import apply, new_game
from offiziersskat.core.rules import Ruleset
from offiziersskat.players.appraising import RuleBook

__all__ = ["NO_LUCK", "lucky"]

NO_LUCK = 0.0, 0.0
_ORDERS = 16
"""Half the time of what a review takes, and in pairs as good."""
_WHOLE = 6
"""What is left with so many unknown cards takes seconds to count out; few pairs part so late."""
_ALL = 32
_DIGITS = 6
"""Machines differ in the last digits of a sum; pairs are the same on all of them."""


def lucky(
    rules: Ruleset,
    deck: Sequence[Card],
    games: tuple[Sequence[Action], Sequence[Action]],
    unknown: int,
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Score and card points that chance gave forehand's side in either game of a deal.

    Counted out where at most so many cards are ``unknown``; with 0 no account is kept.
    """
    parted = _parted(*games)
    if not unknown or parted == len(games[0]) == len(games[1]):
        return NO_LUCK, NO_LUCK
    late = _late(rules, deck, games[0][:parted])
    reviewer = _reviewer(late, _ALL) if late >= unknown else _reviewer(unknown)
    there, back = (reviewer.luck(rules, deck, game, since=parted) for game in games)
    return _rounded(there), _rounded(back)


def _parted(there: Sequence[Action], back: Sequence[Action]) -> int:
    """How many actions are the same in both."""
    same = (mine == theirs for mine, theirs in zip(there, back, strict=False))
    return next((at for at, alike in enumerate(same) if not alike), min(len(there), len(back)))


def _late(rules: Ruleset, deck: Sequence[Card], actions: Sequence[Action]) -> int:
    """How many cards are unknown where two part, if it is few enough to count them out; else 0."""
    game = new_game(rules, deck)
    for action in actions:
        game = apply(game, action)
    board = game.board
    if rules.seats > len("FD") or any(board.hand_sizes) or board.stock_size:
        return 0
    unknown = seen_by_all(game).unseen.bit_count()
    return min(unknown, _WHOLE) if unknown <= _WHOLE + 1 else 0


def _rounded(luck: Figures) -> tuple[float, float]:
    return round(luck.score, _DIGITS), round(luck.points, _DIGITS)


@cache
def _reviewer(unknown: int, cards: int = 0) -> Reviewer:
    """One a process, since it keeps tables; they make it quicker and change no figure."""
    setting = Setting(
        Reach(unknown=unknown, cards=cards or 8 + 2 * unknown, turned=True),
        worlds=0,
        nodes=0,
        layouts=0,
        orders=_ORDERS,
        deals=0,
        starts=0,
    )
    return Reviewer(RuleBook(), setting)
