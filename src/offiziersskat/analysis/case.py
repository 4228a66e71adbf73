"""What kind of question a view asks: who knows what, and how much nobody knows.

Public games show both sides the same; where hands or stock are private, a seat knows more than the
others, unless it can all be worked out. Nothing is searched here.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import exp

from offiziersskat.analysis.payoff import own_side, with_deal
from offiziersskat.analysis.samples import Sides
from offiziersskat.analysis.world import ASKED
from offiziersskat.core.actions import Action
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import Game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream
from offiziersskat.search.inference import Evidence, sample_of
from offiziersskat.search.position import BadPosition
from offiziersskat.search.restore import world_game
from offiziersskat.search.worlds import NoWorld, World, Worlds

__all__ = ["Case"]

_SEED = sha256(b"offiziersskat analysis").digest()
_LISTED = 200
_BATCH = 64


@dataclass(frozen=True)
class Case:
    """A view to be analysed, and the matadors that a position tells besides.

    Raises ``BadPosition`` (``analyse-phase``) where bids, stock or laying away are to be decided,
    and ``NoWorld`` for a view that contradicts itself.
    """

    view: View
    matadors: Matadors | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be weighed."""
        if self.view.phase is Phase.OVER:
            return
        if self.view.phase not in ASKED:
            raise BadPosition("analyse-phase", phase=self.view.phase.value)
        if not self.worlds.count:
            raise NoWorld("no-world")

    @cached_property
    def worlds(self) -> Worlds:
        """All that can lie where this seat does not see."""
        return Worlds(self.view, self.matadors)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.view.phase is Phase.OVER

    @cached_property
    def is_known(self) -> bool:
        """Whether this seat can work out where every card is."""
        return self.worlds.count == 1

    @cached_property
    def known_to_all(self) -> bool:
        """Whether every seat can: then play is a game of perfect information."""
        if not self.is_known:
            return False
        game = self.game(self.worlds.at(0))
        seats = map(Seat, range(self.view.rules.seats))
        return all(Worlds(observe(game, seat)).count == 1 for seat in seats)

    @property
    def is_public(self) -> bool:
        """Whether nobody holds or has laid away cards that others do not see."""
        board = self.view.board
        return not any(board.hand_sizes) and not board.stock_size

    @cached_property
    def unknown(self) -> int:
        """How many cards lie nobody can tell where."""
        return 0 if self.is_over or self.is_known else len(self.view.unseen)

    @cached_property
    def actions(self) -> tuple[Action, ...] | None:
        """The actions of the seat to act, in canonical order; ``None`` if this seat cannot tell."""
        if self.is_over:
            return ()
        if self.view.is_my_turn:
            return legal(self.view)
        to_act = self.view.to_act
        assert to_act is not None
        hand = self.view.hands[to_act]
        if isinstance(hand, Hidden) and hand.count and not self.is_known:
            return None
        return self.offered(self.game(self.worlds.at(0)))

    @staticmethod
    def offered(game: Game) -> tuple[Action, ...]:
        """What is legal in a world."""
        return legal(observe(game, game.to_act))

    @cached_property
    def sides(self) -> Sides:
        """Whose figures will be told."""
        board = self.view.board
        contract = Contract.G if board.contract is None else board.contract.contract
        acting = Side.FOREHAND if board.to_act is None else board.to_act.side
        own = acting if board.contract is None else own_side(board)
        return Sides(own, acting, contract)

    def game(self, world: World) -> Game:
        """The game that a world makes of the view."""
        return with_deal(world_game(self.view, world), self.matadors)

    def drawn(
        self, most: int | None, glance: Callable[[], None] = lambda: None
    ) -> Iterator[tuple[World, float]]:
        """Worlds and their weights, the same for the same view: without end, or so many.

        Where there are few they are all named, in an order that is as good as any. ``glance`` is
        called whenever another has to be weighed; what it raises ends the draw.
        """
        rng = Stream(_SEED)
        if self.lists(most):
            yield from self._listed(rng, glance)
            return
        count = 0
        while most is None or count < most:
            for world in self._batch(rng, glance):
                count += 1
                yield world, 1.0

    def lists(self, most: int | None) -> bool:
        """Whether ``drawn`` comes to an end because all worlds have been named."""
        return self.worlds.count <= (_LISTED if most is None else min(most, _LISTED))

    @cached_property
    def _evidence(self) -> Evidence:
        """What the others' actions tell of their hands."""
        return Evidence(self.view)

    def _listed(self, rng: Stream, glance: Callable[[], None]) -> Iterator[tuple[World, float]]:
        worlds, logs = [], []
        for world in self.worlds:
            glance()
            worlds.append(world)
            logs.append(0.0 if self.is_public else self._evidence.weigh(world))
        weighted = [(world, exp(log - max(logs))) for world, log in zip(worlds, logs, strict=True)]
        while weighted:
            yield weighted.pop(rng.below(len(weighted)))

    def _batch(self, rng: Stream, glance: Callable[[], None]) -> Iterator[World]:
        if self.is_public:
            yield self.worlds.sample(rng)
        else:
            yield from sample_of(self.worlds, self._evidence, rng, _BATCH, glance).worlds
