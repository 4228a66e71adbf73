"""Non-interference: what a seat cannot see must not change a byte of what it is told.

For a hand and an eye (a seat, or ``None`` for a spectator) the cards that this eye has never seen
change places: face-down cards, the others' hands, the pack, the stock, what others laid away. Of
these worlds those are kept in which the recorded actions stay legal and the result, if there is
one, is the same. Then every channel has to say the same in all of them.

What an eye has seen is worked out here from the truth and the rules, never from a view: a view that
shows too much must not make its own leak look like knowledge. Channels are functions of a hand
and an eye; they stand in ``channels.py``.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from offiziersskat.core.actions import Action, IllegalAction, LayAway, Play
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase

__all__ = ["Channel", "Eye", "Leak", "Played", "eyes", "leaks", "played", "secrets", "worlds"]

Eye = Seat | None


@dataclass(frozen=True)
class Played:
    """A hand so far: the deck, the actions, and the games from the deal to now."""

    rules: Ruleset
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    games: tuple[Game, ...]

    @property
    def game(self) -> Game:
        """The hand as it stands."""
        return self.games[-1]

    def until(self, ply: int) -> "Played":
        """The hand as it stood before an action."""
        return Played(self.rules, self.deck, self.actions[:ply], self.games[: ply + 1])


@dataclass(frozen=True)
class Channel:
    """A way out: what it says to an eye about a hand, as any value that can be compared."""

    name: str
    says: Callable[[Played, Eye], Any]


@dataclass(frozen=True)
class Leak:
    """A channel that told an eye something it could not know."""

    channel: str
    eye: Eye
    ply: int
    here: object
    there: object


def eyes(rules: Ruleset) -> tuple[Eye, ...]:
    """Everybody who looks: the seats, and a spectator."""
    return (*(Seat(number) for number in range(rules.seats)), None)


def played(
    rules: Ruleset, rng: random.Random, *, plies: int | None = None, deck: Sequence[Card] = ()
) -> Played:
    """A random hand of at most so many actions, or to its end."""
    cards = list(deck) or rng.sample(DECK, len(DECK))
    games, actions = [new_game(rules, cards)], list[Action]()
    while games[-1].phase is not Phase.OVER and len(actions) != plies:
        actions.append(rng.choice(_open_actions(games[-1])))
        games.append(apply(games[-1], actions[-1]))
    return Played(rules, tuple(cards), tuple(actions), tuple(games))


def _open_actions(game: Game) -> tuple[Action, ...]:
    actions = legal(observe(game, game.to_act))
    # High bids would leave nothing but lost games: mostly the lowest, or a pass.
    return (actions[0], actions[-1]) if game.phase is Phase.BID else actions


# ------------------------------------------------------------------------------------ knowledge


def secrets(hand: Played, eye: Eye) -> tuple[Card, ...]:
    """The cards that this eye has never seen."""
    seen = {action.card for action in hand.actions if isinstance(action, Play)}
    for game in hand.games:
        seen.update(_shown(game, eye))
    return tuple(card for card in DECK if card not in seen)


def _shown(game: Game, eye: Eye) -> Iterator[Card]:
    """What the rules let an eye see just now, but for played cards: open ones, and its own."""
    board, truth = game.board, game.truth
    yield from (place.up for row in board.places for place in row if place.up is not None)
    for seat, hand in enumerate(truth.hands):
        ouvert = board.contract is not None and board.contract.ouvert and board.declarer == seat
        if seat == eye or ouvert:
            yield from hand
    if eye is not None and board.declarer == eye and board.took_stock:
        yield from truth.stock


# --------------------------------------------------------------------------------------- worlds


def worlds(hand: Played, eye: Eye, rng: random.Random, *, tries: int) -> Iterator[Played]:
    """Other deals that are, for this eye, the same hand; by turns shuffled and slightly changed."""
    hidden = secrets(hand, eye)
    if len(hidden) < 2:
        return
    for number in range(tries):
        moved = list(hidden) if number % 2 else rng.sample(hidden, 2)
        other = _replayed(hand, eye, dict(zip(moved, _deranged(moved, rng), strict=True)))
        if other is not None:
            yield other


def _deranged(cards: Sequence[Card], rng: random.Random) -> list[Card]:
    """Another order, in which the first card at least has moved."""
    order = list(cards)
    while order[0] == cards[0]:
        rng.shuffle(order)
    return order


def _replayed(hand: Played, eye: Eye, moved: dict[Card, Card]) -> Played | None:
    """The same hand with some cards exchanged, or none if it could not have gone this way."""
    deck = tuple(moved.get(card, card) for card in hand.deck)
    games, actions = [new_game(hand.rules, deck)], list[Action]()
    for action in hand.actions:
        actions.append(_moved(action, moved))
        try:
            games.append(apply(games[-1], actions[-1]))
        except IllegalAction:
            return None
    if games[-1].result != hand.game.result:
        return None
    return Played(hand.rules, deck, tuple(actions), tuple(games))


def _moved(action: Action, moved: dict[Card, Card]) -> Action:
    """Only laying away is done with cards that others do not see."""
    if not isinstance(action, LayAway):
        return action
    first, second = action.first, action.second
    return LayAway(moved.get(first, first), moved.get(second, second))


# ---------------------------------------------------------------------------------------- leaks


def leaks(
    hand: Played,
    channels: Iterable[Channel],
    rng: random.Random,
    *,
    tries: int = 6,
) -> list[Leak]:
    """What any channel tells any eye about cards that it has never seen; empty as it should be."""
    used = list(channels)
    found: list[Leak] = []
    for eye in eyes(hand.rules):
        here = [channel.says(hand, eye) for channel in used]
        for other in worlds(hand, eye, rng, tries=tries):
            for channel, said in zip(used, here, strict=True):
                there = channel.says(other, eye)
                if said != there:
                    found.append(Leak(channel.name, eye, len(hand.actions), said, there))
    return found
