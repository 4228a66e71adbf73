"""Prospects of the games that can be declared, of the one that stands, and of cards laid away."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import DECK
from offiziersskat.core.contracts import Contract
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import View
from offiziersskat.players.deciding.doubling import Doubling, doubling
from offiziersskat.players.deciding.layout import Dealt, Layout, layout
from offiziersskat.players.deciding.model import OUVERT, Judge, judge, null_chance
from offiziersskat.players.deciding.prospect import Case, Prospect, run_of
from offiziersskat.players.deciding.sheet import Game
from offiziersskat.players.protocol import Rng
from offiziersskat.search.chance_worth import Objective

__all__ = ["Games"]


@dataclass
class Games:
    """The deals of a view, drawn once for each contract, and what games come to in them for an aim."""

    view: View
    rng: Rng
    count: int
    aim: Objective = Objective.SCORE
    _drawn: dict[Contract, tuple[Dealt, ...]] = field(default_factory=dict)
    _judged: dict[Contract, list[Case]] = field(default_factory=dict)
    _judges: dict[tuple[Contract, Seat], Judge] = field(default_factory=dict)

    @cached_property
    def layout(self) -> Layout:
        """Where cards can lie."""
        return layout(self.view)

    def deals(self, contract: Contract) -> tuple[Dealt, ...]:
        """The deals in which a contract is looked at."""
        if contract not in self._drawn:
            self._drawn[contract] = self.layout.deals(self.rng, self.count, contract)
        return self._drawn[contract]

    def judge(self, contract: Contract, declarer: Seat) -> Judge:
        """What cards promise a seat that plays a contract."""
        key = (contract, declarer)
        if key not in self._judges:
            self._judges[key] = judge(self.view.rules, contract, declarer)
        return self._judges[key]

    def prospect(self, declared: Declare, seat: Seat) -> Prospect:
        """What a seat may expect of a declaration, whatever both sides will say to it."""
        return self._prospect(declared, seat, 1, answer=True)

    def answered(self, declared: Declare, seat: Seat) -> tuple[Prospect, Prospect]:
        """The game of a declarer as it stands, and with the kontra or re that is asked about."""
        kontra = self.view.board.kontra
        plain = self._prospect(declared, seat, kontra, answer=False)
        return plain, self._prospect(declared, seat, 2 * kontra, answer=True)

    def _prospect(self, declared: Declare, seat: Seat, kontra: int, *, answer: bool) -> Prospect:
        """With so many times the score; ``answer`` if somebody may still double it."""
        game = self._game(declared, seat)
        deals = self.deals(declared.contract)
        doubled = self._doubling(game, deals) if answer else None
        cases = tuple(
            replace(case, kontra=doubled.factor(dealt, kontra) if doubled else kontra)
            for case, dealt in zip(self._cases(declared.contract, seat), deals, strict=True)
        )
        if declared.contract is Contract.N and declared.ouvert:
            cases = tuple(replace(case, points=OUVERT * case.points) for case in cases)
        return Prospect(game, cases)

    def _game(self, declared: Declare, seat: Seat) -> Game:
        rules, contract = self.view.rules, declared.contract
        run = run_of(rules, contract, self.deals(contract)[0].where, seat.side)
        owner = None if contract is Contract.R else seat
        return Game(rules, declared, owner, bid=self.view.board.bid, run=run, aim=self.aim)

    def _doubling(self, game: Game, deals: Sequence[Dealt]) -> Doubling | None:
        if not game.rules.kontra or game.declarer is None or game.aim is not Objective.SCORE:
            return None
        found = self.judge(game.declared.contract, game.declarer)
        return doubling(self.layout, game, found, deals[0])

    def _cases(self, contract: Contract, seat: Seat) -> list[Case]:
        """The deals as a seat plays a contract, nobody doubling."""
        if contract not in self._judged:
            self._judged[contract] = self._judge_all(contract, seat)
        return self._judged[contract]

    def _judge_all(self, contract: Contract, seat: Seat) -> list[Case]:
        rules, side, deals = self.view.rules, seat.side, self.deals(contract)
        if contract is Contract.N:
            return [Case(d.weight, null_chance(rules, d.where, DECK, side), 0.0, 0) for d in deals]
        found = self.judge(contract, seat)
        return [
            Case(d.weight, found.points(d), found.noise, run_of(rules, contract, d.where, side))
            for d in deals
        ]
