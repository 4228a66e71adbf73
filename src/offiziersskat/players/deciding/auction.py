"""What the best game of a seat is worth in a deal, with the stock or without, if it plays.

Who takes the stock will know it when he chooses: in each deal the best game is chosen on what he
will then see, and the mean of these is what the game is worth now.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract, trumps_in_order
from offiziersskat.core.course import Ask
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.scoring import NULL_VALUES
from offiziersskat.core.seats import Seat
from offiziersskat.players.brake import brake
from offiziersskat.players.deciding.games import Games
from offiziersskat.players.deciding.layout import HAND, LAID, Dealt
from offiziersskat.players.deciding.model import OUVERT, Eye, null_chance, null_marks
from offiziersskat.players.deciding.sheet import Game, Steps, null_score, steps_of
from offiziersskat.search.chance_worth import Objective

__all__ = ["GAMES", "Player"]

_HOPELESS = 4
"""With more weak spots than that, before two cards are laid away, nobody plays null."""
_VOID = 2.0
"""Points that being without a side suit is worth, as in the rule book."""
GAMES = "CSHDG"
"""The games with trumps."""
_HAND_GAMES = tuple(
    Declare(Contract(letter), hand=True, schneider=n > 0, schwarz=n > 1, ouvert=n > 2)
    for letter in GAMES
    for n in range(4)
)


@dataclass(frozen=True)
class Player:
    """A seat that may become declarer, and what it will see then."""

    games: Games
    seat: Seat
    _sheets: dict[tuple[Declare, int, int], Steps] = field(default_factory=dict)

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.games.view.rules

    @cached_property
    def _contracts(self) -> tuple[Contract, ...]:
        return tuple(c for c in self.rules.contracts if c.value in GAMES)

    @cached_property
    def _step(self) -> int:
        return self.rules.steps.index(Ask.DECLARE)

    def _eye(self, contract: Contract, *, stock: bool) -> Eye:
        found = self.games.judge(contract, self.seat)
        return Eye(self.games.layout, found, self.seat, self._step, stock=stock)

    @cached_property
    def _eyes(self) -> dict[Contract, Eye]:
        return {c: self._eye(c, stock=True) for c in self._contracts}

    @cached_property
    def _spreads(self) -> dict[Contract, float]:
        example = self.games.deals(Contract.G)[0]
        return {c: eye.spread(example) for c, eye in self._eyes.items()}

    # ---- with the stock -----------------------------------------------------------------------

    def taking(self, dealt: Dealt, bid: int) -> float:
        """The best game after taking the stock: the score to be expected; raises ``Cancelled``."""
        brake().go_on()
        spots = self._in_hand(dealt)
        hand = [card for card, spot in zip(Card, spots, strict=True) if spot == self._hand]
        points = {c: self._after(dealt, spots, hand, c) for c in self._contracts}
        values = [self.worth(dealt, spots, Declare(c), bid, points[c]) for c in self._contracts]
        values += self._null_after(dealt, spots, hand, bid)
        return max(values, default=-2.0 * bid)

    @property
    def _hand(self) -> int:
        return 3 * self.seat.side + HAND

    def _in_hand(self, dealt: Dealt) -> list[int]:
        """Where cards lie once the stock has been taken."""
        return [self._hand if spot == LAID else spot for spot in dealt.where]

    def _after(
        self, dealt: Dealt, spots: list[int], hand: Sequence[Card], contract: Contract
    ) -> float:
        """The card points of a game, with the two cards laid away that promise most by that."""
        gains = sorted([self.gain(card, contract) for card in hand], reverse=True)
        return self._eyes[contract].points(dealt, spots) + sum(gains[:2])

    def gain(self, card: Card, contract: Contract) -> float:
        """By how many points a card is worth more laid away than in the hand."""
        return self._gains[contract][card]

    def laid(
        self,
        spots: Sequence[int],
        seen: Sequence[Card],
        pair: tuple[Card, Card],
        contract: Contract,
    ) -> float:
        """By how many points a pair is worth more laid away; to be without a side suit helps."""
        side, trump = 3 * self.seat.side, contract.suit
        kept = {
            c.suit for c in seen if side <= spots[c] < side + 3 and c not in pair and not c.is_jack
        }
        voids = {card.suit for card in pair if not card.is_jack} - kept - {trump}
        return sum(self.gain(card, contract) for card in pair) + _VOID * len(voids)

    @cached_property
    def _gains(self) -> dict[Contract, list[float]]:
        judges = {c: self.games.judge(c, self.seat) for c in self._contracts}
        hand = self._hand
        return {c: [row[LAID] - row[hand] for row in found.rows] for c, found in judges.items()}

    def seen(self, dealt: Dealt) -> list[Card]:
        """The cards that this seat will see."""
        return self._any_eye.seen(dealt)

    def points(self, dealt: Dealt, spots: list[int], contract: Contract) -> float:
        """The card points to be expected with all cards of the stock still in the hand."""
        return self._eyes[contract].points(dealt, spots)

    def worth(
        self, dealt: Dealt, spots: list[int], declared: Declare, bid: int, points: float
    ) -> float:
        """The score of a game with so many points to be expected, whatever its matadors."""
        contract = declared.contract
        odds = self._runs(self._eyes[contract], dealt, spots, contract)
        spread = self._spreads[contract]
        sheets = [(part, self._sheet(declared, bid, run)) for run, part in odds]
        score = sum([part * sheet.expected(points, spread) for part, sheet in sheets])
        doubled = self.rules.kontra and self.games.aim is Objective.SCORE and score < 0
        return 2 * score if doubled else score

    def _sheet(self, declared: Declare, bid: int, run: int) -> Steps:
        key = (declared, bid, run)
        if key not in self._sheets:
            self._sheets[key] = steps_of(self._game(declared, bid, run))
        return self._sheets[key]

    def _game(self, declared: Declare, bid: int, run: int = 0) -> Game:
        return Game(self.rules, declared, self.seat, bid=bid, run=run, aim=self.games.aim)

    def _runs(
        self, eye: Eye, dealt: Dealt, spots: Sequence[int], contract: Contract
    ) -> list[tuple[int, float]]:
        """How likely there are so many matadors, on what is seen."""
        side, seen = self.seat.side, set(eye.seen(dealt))
        mine = [n for spot, n in enumerate(eye.rest) if spot == LAID or spot // 3 == side]
        part = sum(mine) / eye.hidden if eye.hidden else 0.0
        trumps = trumps_in_order(contract, self.rules.ten)
        run = trumps if self.rules.spitzen else trumps[:4]
        own = [
            (1.0 if spots[card] == LAID or spots[card] // 3 == side else 0.0)
            if card in seen
            else part
            for card in run
        ]
        return [*_lengths(own), *_lengths([1 - chance for chance in own])]

    def _null_after(
        self, dealt: Dealt, spots: list[int], hand: Sequence[Card], bid: int
    ) -> list[float]:
        """Null with the two cards laid away that are the barest."""
        if Contract.N not in self.rules.contracts:
            return []
        seen = self._any_eye.seen(dealt)
        chance = 0.0
        if null_marks(spots, seen, self.seat.side, self.rules.ten) <= _HOPELESS:
            pairs = combinations(hand, 2)
            chance = max(self.null_laid(spots, seen, pair) for pair in pairs)
        return self.nulls(chance, bid, hand=False)

    @cached_property
    def _any_eye(self) -> Eye:
        """What is seen does not depend on the contract."""
        return self._eye(Contract.G, stock=True)

    def null_laid(self, spots: list[int], seen: Sequence[Card], pair: tuple[Card, ...]) -> float:
        """How likely null is won with a pair laid away."""
        moved = list(spots)
        for card in pair:
            moved[card] = LAID
        return null_chance(self.rules, moved, seen, self.seat.side)

    def nulls(self, chance: float, bid: int, *, hand: bool) -> list[float]:
        """The scores of the nulls that reach a bid; with open hand cards fewer are won."""
        found = []
        for ouvert in (False, True):
            if NULL_VALUES[hand, ouvert] >= bid:
                game = self._game(Declare(Contract.N, hand=hand, ouvert=ouvert), bid)
                found.append(null_score(game, chance * (OUVERT if ouvert else 1.0)))
        return found

    # ---- without ------------------------------------------------------------------------------

    def by_hand(self, bid: int) -> float:
        """The best game without the stock."""
        return max(self._by_hand(bid), default=-2.0 * bid)

    def _by_hand(self, bid: int) -> Iterator[float]:
        dealt = self.games.deals(Contract.G)[0]
        for contract in self._contracts:
            eye = self._eye(contract, stock=False)
            points, spread = eye.points(dealt), eye.spread(dealt)
            odds = self._runs(eye, dealt, dealt.where, contract)
            for declared in _HAND_GAMES:
                if declared.contract is contract:
                    yield sum(
                        part * self._sheet(declared, bid, run).expected(points, spread)
                        for run, part in odds
                    )
        if Contract.N in self.rules.contracts:
            seen = self._eye(Contract.G, stock=False).seen(dealt)
            chance = null_chance(self.rules, dealt.where, seen, self.seat.side)
            yield from self.nulls(chance, bid, hand=True)


def _lengths(same: Sequence[float]) -> list[tuple[int, float]]:
    """From the chance of each trump to continue a run: how likely it has each length from 1."""
    found, reached = [], 1.0
    for length, chance in enumerate(same):
        if length:
            found.append((length, reached * (1 - chance)))
        reached *= chance
    found.append((len(same), reached))
    return [(length, part) for length, part in found if part > 0]
