"""A decision as the second, naive program sees it: all cards, and what one seat has in sight.

Claims are tried on these facts. Nothing here comes from the package: cards, suits and actions are the
words of the notation, tricks are played out by the rules as ``tests/perft/naive`` reads them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.perft import naive

__all__ = ["POINTS", "Said", "Scene", "Trick", "scenes"]

POINTS = naive.POINTS
Trick = list[tuple[int, str]]
Turned = tuple[int, str]


@dataclass(frozen=True)
class Said:
    """A sentence: its template, what it speaks of in the words of the notation, and the action.

    ``action`` is what it speaks for, ``played`` what was done.
    """

    template: str
    params: dict[str, str | int]
    action: str
    played: str

    def text(self, name: str) -> str:
        """A card, a suit or a contract it speaks of."""
        return str(self.params[name])

    def number(self, name: str) -> int:
        """A number it speaks of."""
        return int(self.params[name])

    @property
    def laid(self) -> list[str]:
        """The cards that are laid away."""
        return [word[1:] for word in self.action.split()]


@dataclass(frozen=True)
class Scene:
    """The hand before a decision; ``turned`` are the cards turned since this seat last played.

    ``dealt`` is what every seat is dealt in the end.
    """

    state: naive.State
    turned: tuple[Turned, ...]
    dealt: list[list[str]]

    # ---- who sits where -------------------------------------------------------------------------

    @property
    def me(self) -> int:
        """The seat that decides."""
        return int(self.state["turn"])

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.state["seats"])

    def is_ours(self, seat: int) -> bool:
        """Whether a seat belongs to the side of who decides."""
        return seat % 2 == self.me % 2

    @property
    def contract(self) -> str:
        """The letter of the contract."""
        return str(self.state["contract"][:1])

    @property
    def is_low(self) -> bool:
        """Whether tricks are a burden."""
        return self.contract in "NR"

    # ---- what lies where ------------------------------------------------------------------------

    def held(self, seat: int) -> list[str]:
        """What a seat could play, whoever sees it."""
        return naive.playable(self.state, seat)

    def unseen(self) -> set[str]:
        """Cards that this seat has not seen."""
        state = self.state
        hidden = {down for row in state["piles"] for down, _ in row if down}
        hidden |= set(state["pack"]) | set(state["stock"])
        if state["away"] and not (state.get("took") and state["declarer"] == self.me):
            hidden |= set(state["away"])
        for seat in self.seats:
            hidden |= set() if self._is_open(seat) else set(state["hands"][seat])
        return hidden

    def _is_open(self, seat: int) -> bool:
        ouvert = "O" in self.state["contract"] and seat == self.state["declarer"]
        return seat == self.me or ouvert

    def in_sight(self, seat: int) -> set[str]:
        """What this seat knows another can play; a hand is known if nothing else is hidden."""
        hand = set(self.state["hands"][seat])
        known = self._is_open(seat) or hand == self.unseen()
        return {up for _, up in self.state["piles"][seat] if up} | (hand if known else set())

    def ours(self) -> set[str]:
        """All in sight on this side."""
        return {card for seat in self.seats if self.is_ours(seat) for card in self.in_sight(seat)}

    def theirs(self) -> set[str]:
        """All in sight on the other side."""
        return {c for seat in self.seats if not self.is_ours(seat) for c in self.in_sight(seat)}

    def trumps(self, cards: set[str], contract: str) -> int:
        """How many are trumps in a contract."""
        if contract == "N":
            return 0
        return sum(card[1] == "J" or card[0] == contract for card in cards)

    def kind(self, card: str) -> str:
        """The suit that must be followed, or T."""
        return naive.suit_in(self.state, card)

    def is_below(self, card: str, other: str) -> bool:
        """Whether it is the weaker card of one suit, or of the trumps."""
        if card == other or self.kind(card) != self.kind(other):
            return False
        order = naive.strengths(self.state, card)
        return order.index(card) > order.index(other)

    # ---- tricks ---------------------------------------------------------------------------------

    @property
    def trick(self) -> Trick:
        """What lies in the trick."""
        return list(self.state["trick"])

    def legal(self) -> list[str]:
        """The cards that may be played."""
        return naive.choices(self.state)

    def winner(self, trick: Trick) -> int:
        """Who has the best card."""
        return naive.taker({**self.state, "trick": trick})

    def takes(self, trick: Trick) -> bool:
        """Whether the best card is this side's."""
        return self.is_ours(self.winner(trick))

    def after(self, card: str) -> Trick:
        """The trick with a card of this seat's."""
        return [*self.trick, (self.me, card)]

    def worth(self, card: str) -> int:
        """The points in the trick with it."""
        return points_of(lying for _, lying in self.after(card))

    def courses(self, card: str, *, in_sight: bool = False) -> Iterator[Trick]:
        """Every way in which the trick may go on, by all cards or by those in sight."""
        yield from self._on(self.after(card), in_sight=in_sight)

    def _on(self, trick: Trick, *, in_sight: bool) -> Iterator[Trick]:
        if len(trick) == len(self.seats):
            yield trick
            return
        seat = (trick[-1][0] + 1) % len(self.seats)
        for card in self.answers(seat, trick, in_sight=in_sight):
            yield from self._on([*trick, (seat, card)], in_sight=in_sight)

    def answers(self, seat: int, trick: Trick, *, in_sight: bool = False) -> list[str]:
        """What a seat may answer with."""
        cards = sorted(self.in_sight(seat)) if in_sight else self.held(seat)
        return [card for card in cards if self.kind(card) == self.kind(trick[0][1])] or cards

    def surely(self, card: str, *, ours: bool) -> bool:
        """Whether the trick is one side's whatever is answered."""
        return all(self.takes(trick) is ours for trick in self.courses(card))

    # ---- counting -------------------------------------------------------------------------------

    @property
    def my_side(self) -> int:
        """0 for the declarer's."""
        return (self.me - int(self.state["declarer"])) % 2

    def has(self, *, ours: bool) -> int:
        """Points a side has; what lies aside is the declarer's."""
        side = self.my_side if ours else 1 - self.my_side
        aside = points_of([*self.state["away"], *self.state["stock"]]) if side == 0 else 0
        return int(self.state["points"][side]) + aside

    def most(self) -> int:
        """The points of this side with all that may still come, what lies aside unseen included."""
        return 120 - int(self.state["points"][1 - self.my_side])

    def is_won(self) -> bool:
        """Whether this side has won even without another trick."""
        side = self.my_side
        aside = [*self.state["away"], *self.state["stock"]]
        points, tricks = list(self.state["points"]), list(self.state["tricks"])
        points[1 - side] += 120 - sum(points) - points_of(aside)
        tricks[1 - side] += 1
        ended = {**self.state, "points": points, "tricks": tricks}
        return bool(naive.outcome(ended)["winner"] == side)


def points_of(cards: Any) -> int:  # noqa: ANN401 - whatever holds cards
    """Card points."""
    return sum(POINTS[card[1]] for card in cards)


def scenes(rules: dict[str, str], deck: list[str], actions: list[str]) -> list[Scene]:
    """A hand, decision by decision; the last one is its end."""
    state = naive.start(rules, deck)
    states = [(state, tuple[Turned, ...]())]
    turned: dict[int, list[Turned]] = {seat: [] for seat in range(4)}
    for action in actions:
        before, seat = _downs(state), int(state["turn"])
        is_play = state["phase"] == "play"
        state = naive.act(state, action)
        if is_play:
            turned[seat] = []
            fresh = [
                (place[0], pile[1])
                for place, pile in _downs(state).items()
                if before[place][0] and not pile[0]
            ]
            for news in turned.values():
                news.extend(fresh)
        mine = () if state["turn"] is None else tuple(turned[int(state["turn"])])
        states.append((state, mine))
    return [Scene(one, news, state["dealt"]) for one, news in states]


def _downs(state: naive.State) -> dict[tuple[int, int], list[str]]:
    """The piles by seat and place."""
    return {
        (seat, place): pile
        for seat, row in enumerate(state["piles"])
        for place, pile in enumerate(row)
    }
