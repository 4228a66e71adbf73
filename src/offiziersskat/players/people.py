"""How people err: they forget what has gone, miscount, and decide in haste between near equals.

A weaker level sees a view of its own memory: cards of earlier tricks that it no longer knows count
as unseen, and the points of the tricks are what it thinks they are. Nothing is done at random that
a beginner would not do: an ace is not thrown away.
"""

from dataclasses import replace

from offiziersskat.core.actions import Action, Declare, Play
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.scoring import BASE
from offiziersskat.core.view import Phase, View
from offiziersskat.players.greedy import habit
from offiziersskat.players.lookahead import looked_ahead
from offiziersskat.players.protocol import Rng
from offiziersskat.players.rules import advise
from offiziersskat.players.stakes import win_chance

__all__ = ["BeginnerPlayer", "CasualPlayer", "remembered"]

_HOPE = 0.4
"""With less than that even people who like to play a game say ramsch."""
_HASTE = 4.0
"""Cards that differ by less than this look alike to a beginner."""
_ROUND = 15
_GUESSES = (-10, -5, 0, 0, 5, 10)
_ABSENT = 5
"""One decision in so many is made without looking at the table twice."""


class BeginnerPlayer:
    """Thinks of the trick at hand only, and does not tell near equals apart."""

    name = "beginner"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance."""
        if view.phase is not Phase.PLAY:
            return habit(view)
        values = looked_ahead(view)
        return Play(_hasty(values, rng))


class CasualPlayer:
    """Plays by rule on what it remembers, and at times on the look of the trick alone."""

    name = "casual"

    def choose(self, view: View, rng: Rng) -> Action:
        """The same action for the same view and the same chance."""
        if view.phase is Phase.DECLARE:
            return _declared(view)
        if view.phase is not Phase.PLAY:
            return advise(view).action
        absent = rng.below(_ABSENT) == 0
        guess = _GUESSES[rng.below(len(_GUESSES))]
        if len(legal(view)) > 1 and absent:
            return Play(_hasty(looked_ahead(view), rng))
        return advise(remembered(view, off=guess)).action


def _declared(view: View) -> Action:
    """People sit down to play a game: ramsch is for hands that hold none."""
    action, seat = advise(view).action, view.seat
    if action != Declare(Contract.R) or seat is None:
        return action
    games = [each for each in legal(view) if isinstance(each, Declare) and each.contract in BASE]
    chance = {game: win_chance(view, game.contract, seat.side) for game in games}
    best = max(games, key=lambda game: chance[game], default=action)
    return best if chance.get(best, 0.0) >= _HOPE else action


def remembered(view: View, *, off: int) -> View:
    """The view as somebody keeps it in mind who knows the last trick, the jacks and the aces.

    ``off`` by how many points it is wrong about what both sides have made.
    """
    board = view.board
    gone = board.gone
    lately = mask_of(board.last_trick.cards) if board.last_trick else 0
    kept = lately | sum(card.bit for card in Card if card.is_jack or card.rank == 0)
    mine, theirs = board.points
    if _ROUND < mine < 60 and _ROUND < theirs < 60:
        mine, theirs = mine + off, theirs - off
    return replace(view, board=replace(board, gone=gone & kept, points=(mine, theirs)))


def _hasty(values: dict[Card, float], rng: Rng) -> Card:
    """One of the two best cards, if they look alike."""
    first, *rest = sorted(values, key=lambda card: (-values[card], card.points))
    if rest and values[first] - values[rest[0]] < _HASTE and rng.below(2):
        return rest[0]
    return first
