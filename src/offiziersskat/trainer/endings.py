"""Endings with exactly one best card, out of games that the project's own players play.

``ending`` makes the one of a seed and an index: the same everywhere, as long as players play and
search counts as they do now. It tries deal after deal until one holds a moment that will do. The
players' game is known to this module alone; what leaves it is what a position string says.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count

from offiziersskat.analysis.review.marks import at_stake
from offiziersskat.core.cards import Card, mask_of
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors, matadors
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import Position, parse_position, parse_rules, position_of
from offiziersskat.players import player
from offiziersskat.search.position import BadPosition
from offiziersskat.trainer.grading import Grader
from offiziersskat.trainer.sameness import name_of
from offiziersskat.trainer.weighing import Check, Weighed, Weigher, cards_left

__all__ = ["Ending", "Maker", "Slot", "public_position"]

_FEWEST, _MOST = 2, 5
_LONGEST = {2: 20, 3: 20, 4: 18, 5: 16}
"""The most cards left to play, by the number of unknown ones, so that an ending can be looked over."""

_CHOICES = 3
"""So many cards must be possible, so that a guess is seldom right; with four seats, one fewer."""

_LEAST_SHARE, _LEAST_POINTS = 0.02, 1.0
"""The margin: at least this part of what a plain game is worth, and so many card points."""

_PLAYERS = (
    ("rules", "rules"),
    ("rules", "lookahead"),
    ("lookahead", "rules"),
    ("casual", "rules"),
    ("rules", "casual"),
)
_ATTEMPTS = 1 << 20


@dataclass(frozen=True, slots=True)
class Slot:
    """What is wanted: an ending by these rules of one of some ``games``; ``None`` for any grade."""

    rules: str
    games: str = "CSHDGNR"
    grade: int | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """A position with one best card, what has found the same, and the number of its deal."""

    name: str
    grade: int
    position: Position
    weighed: Weighed
    checks: tuple[Check, ...]
    deal: int

    @property
    def best(self) -> Card:
        """The one best card."""
        best = self.weighed.best
        assert best is not None
        return best


class Maker:
    """Makes one ending after the other; keeps its tables, and lets nothing come twice."""

    def __init__(self) -> None:
        """Nothing has been made yet."""
        self._weigher = Weigher()
        self._grader = Grader()
        self._names: set[str] = set()

    def ending(self, slot: Slot, *, seed: int, index: int) -> Ending:
        """The ending of a seed and an index, unlike all this maker has made."""
        for attempt in count():
            deal = index * _ATTEMPTS + attempt
            for position in _moments(slot, seed, deal):
                found = self._looked_at(slot, position, deal)
                if found is not None:
                    self._names.add(found.name)
                    return found
        raise AssertionError

    def _looked_at(self, slot: Slot, position: Position, deal: int) -> Ending | None:
        view = position.view()
        try:
            if not self._weigher.is_clear(position, _LEAST_SHARE * at_stake(view.rules)):
                return None
        except BadPosition:
            return None  # a top trump has gone, and the string does not tell whose it was
        weighed = self._weigher.weigh(position)
        best = weighed.best
        if best is None or _ahead(weighed) < _LEAST_POINTS:
            return None
        grade = self._grader.grade(position, best)
        name = name_of(view)
        if slot.grade not in (None, grade) or name in self._names:
            return None
        checks = dict(self._weigher.checks(position))
        assert all(other == weighed for other in checks.values()), name
        return Ending(name, grade, position, weighed, tuple(checks), deal) if checks else None


def _ahead(weighed: Weighed) -> float:
    """By how many card points the best card is better."""
    *_, second, best = sorted(figures[0] for figures in weighed.moves.values())
    return (best - second) / weighed.over


# ---- games that play themselves -----------------------------------------------------------------


def _moments(slot: Slot, seed: int, deal: int) -> Iterator[Position]:
    """The positions of a game that will do as far as one can see without a search."""
    for game in _played(slot, seed, deal):
        view = observe(game, game.to_act)
        if _fits(view):
            # The string knows no history: an exercise must not need more than it says.
            position = public_position(game, view)
            if position is not None and cards_left(position) <= _LONGEST[len(position.unseen)]:
                yield position


def _played(slot: Slot, seed: int, deal: int) -> Iterator[Game]:
    """Every decision of the card play of one game between two players; none of another game."""
    start = numbered_seed(seed, deal)
    rng = Stream(sha256(start + b"trainer").digest())
    players = tuple(map(player, _PLAYERS[rng.below(len(_PLAYERS))]))
    game = new_game(parse_rules(slot.rules), shuffled(start))
    while game.to_act is not None:
        contract = game.board.contract
        if contract is not None and contract.text not in slot.games:
            return
        if game.phase is Phase.PLAY:
            yield game
        view = observe(game, game.to_act)
        game = apply(game, players[game.to_act.side].choose(view, rng))


def _fits(view: View) -> bool:
    choices = _CHOICES if view.rules.seats == len("AB") else _CHOICES - 1
    return _FEWEST <= len(view.unseen) <= _MOST and len(legal(view)) >= choices


def public_position(game: Game, view: View) -> Position | None:
    """The position; none if its matadors depend on cards that nobody has seen."""
    position = parse_position(position_of(view))
    if not position.needs_matadors:
        return position
    least, most = _matadors(game, view)
    return replace(position, matadors=least) if least == most else None


def _matadors(game: Game, view: View) -> tuple[Matadors, Matadors]:
    """What they are if every unknown card is the other side's, and if it is the declarer's."""
    board, rules = view.board, view.rules
    assert board.contract is not None and board.declarer is not None
    assert game.truth.dealt is not None
    held = 0
    for seat in map(Seat, range(rules.seats)):
        held |= game.truth.dealt[seat] if seat.side is board.declarer.side else 0
    unknown = mask_of(view.unseen)
    contract, spitzen = board.contract.contract, bool(rules.spitzen)
    least, most = (
        matadors(mask, contract, ten=rules.ten, spitzen=spitzen)
        for mask in (held & ~unknown, held | unknown)
    )
    return least, most
