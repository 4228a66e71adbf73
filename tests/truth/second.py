"""A second program for public positions: what lies open, what follows it, what an end is worth.

It reads a position string by itself and takes the order of cards and the score sheets from the
naive program of ``tests/perft``, so that nothing here comes from the search that it checks; from the
package it has the values of a ruleset's fields alone. Cards are bits, in the order of the pack. How
the tree is walked is decided in ``unpruned`` and ``bounded``.
"""

from functools import cache
from typing import NamedTuple

from tests.perft import naive
from tests.perft.twin import rule_words

from offiziersskat.notation import parse_rules

__all__ = ["FIGURES", "Second", "State", "bits", "code"]

FIGURES = ("points", "win", "score")
"""What both sides may play for, in the order of all triples."""

BIT = {card: 1 << number for number, card in enumerate(naive.PACK)}
_MARCH, _NOTHING = 1, -121


class State(NamedTuple):
    """A table: ``up`` the open cards by seat; ``covers`` lie on unknown cards, or did in the trick.

    ``made`` are the points of side 0, the declarer's, in ramsch forehand's; ``taken`` has bit 0 if
    that side has a trick and bit 1 if the other has; ``held`` the top trumps it is known to have.
    """

    up: tuple[int, ...]
    covers: int
    unknown: int
    leader: int
    trick: tuple[int, ...]
    made: int
    taken: int
    held: int


def bits(mask: int) -> list[int]:
    """The cards of a mask one by one."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def code(card: int) -> str:
    """The code of a card."""
    return naive.PACK[card.bit_length() - 1]


class Second:
    """The rules of one position, as tables by card, and the state it begins in."""

    def __init__(self, text: str) -> None:
        head, _, listed = text.partition(" ? ")
        rules, contract, seat, taken, trick, table = head.split(None, 5)
        self.rules = rule_words(parse_rules(rules))
        self.contract, *marks = contract.split(",")
        told = {mark[0]: int(mark[1:]) for mark in marks}
        self.kontra = told.get("x", 1)
        self.own = told.get("@", 0)
        self.told = next(((mark, told[mark]) for mark in "wo" if mark in told), None)
        groups = [group.split() for group in table.split(" | ")]
        self.seats = len(groups)
        state = {"contract": self.contract, "rules": self.rules}
        classes = {card: naive.suit_in(state, card) for card in naive.PACK}
        self.follow = {
            BIT[card]: sum(BIT[other] for other in BIT if classes[other] == classes[card])
            for card in BIT
        }
        self.beaten_by = {BIT[card]: self._beaten_by(state, card) for card in BIT}
        self.points = {bit: naive.POINTS[card[1]] for card, bit in BIT.items()}
        self.run = sum(BIT[card] for card in self._run())
        self.start = self._start(groups, listed, int(seat), taken, trick)
        self.at_once = self.rules["flip"] == "at_once"
        self.null = self.contract == "N"
        self.worth = cache(self._worth)

    def side(self, seat: int) -> int:
        """0 for the declarer's."""
        return (seat - self.own) % 2

    def turn(self, state: State) -> int:
        """The seat to act."""
        return (state.leader + len(state.trick)) % self.seats

    @property
    def sign(self) -> int:
        """A score is told as the side to act sees it, the rest as side 0 does."""
        return -1 if self.side(self.turn(self.start)) else 1

    # ---- reading ------------------------------------------------------------------------------

    def _beaten_by(self, state: naive.State, card: str) -> int:
        mine = naive.strengths(state, card)
        above = mine[: mine.index(card)]
        if naive.suit_in(state, card) != "T":
            above += [other for other in BIT if naive.suit_in(state, other) == "T"]
        return sum(BIT[other] for other in above)

    def _run(self) -> list[str]:
        """The trumps that may make matadors."""
        if self.rules["scoring"] != "skat" or self.contract in "NR":
            return []
        ranks = "ATKQ987" if self.rules["ten"] == "high" else "AKTQ987"
        trumps = naive.trumps(self.contract, ranks)
        return trumps if self.rules["spitzen"] == "on" else trumps[:4]

    def _start(
        self, groups: list[list[str]], listed: str, seat: int, taken: str, trick: str
    ) -> State:
        lying = [] if trick == "-" else [BIT[card] for card in trick.split(",")]
        leader = (seat - len(lying)) % self.seats
        up, covers = [0] * self.seats, 0
        for place, cells in enumerate(groups):
            for cell in cells:
                card, _, below = cell.partition("/")
                up[place] |= BIT.get(card, 0)
                if below:
                    covers |= BIT[card] if card else lying[(place - leader) % self.seats]
        mine, theirs = (half.split(":") for half in taken.split("-"))
        has_trick = [int(half[1]) > 0 if half[1:] else False for half in (mine, theirs)]
        unknown = [BIT[card] for card in listed.split()] or self._others(up, lying)
        own = sum(mask for place, mask in enumerate(up) if self.side(place) == 0)
        own += sum(
            card for turn, card in enumerate(lying) if self.side((leader + turn) % self.seats) == 0
        )
        return State(
            up=tuple(up),
            covers=covers,
            unknown=sum(unknown),
            leader=leader,
            trick=tuple(lying),
            made=int(mine[0]),
            taken=has_trick[0] | has_trick[1] << 1,
            held=0 if self.told else own & self.run,
        )

    @staticmethod
    def _others(up: list[int], lying: list[int]) -> list[int]:
        return [bit for bit in BIT.values() if not any(bit & mask for mask in (*up, *lying))]

    # ---- an end -------------------------------------------------------------------------------

    def holding(self, seat: int, card: int) -> int:
        """What a card that this seat turns adds to ``held``."""
        return 0 if self.told or self.side(seat) else card & self.run

    def _worth(self, made: int, taken: int, held: int) -> tuple[int, int, int]:
        """Points, win and score of side 0 at the end of a hand."""
        result = naive.outcome(self._ended(made, taken, held))
        points = made
        if self.null:
            points = int(not taken & 1)
        elif self.contract == "R":
            points = {1: _MARCH, 2: _NOTHING}.get(taken, -made)
        score = sum(
            -amount if self.side(seat) else amount for seat, amount in enumerate(result["score"])
        )
        return points, int(result["winner"] == 0), score

    def _ended(self, made: int, taken: int, held: int) -> naive.State:
        """A hand of the naive program that ended like this."""
        mine = [card for card in naive.PACK if BIT[card] & held]
        if self.told:
            run = self._run()
            mark, count = self.told
            mine = run[:count] if mark == "w" else run[count:]
        dealt: list[list[str]] = [[] for _ in range(self.seats)]
        dealt[self.own] = mine
        dealt[(self.own + 1) % self.seats] = [card for card in naive.PACK if card not in mine]
        return {
            "rules": self.rules,
            "seats": self.seats,
            "contract": self.contract,
            "declarer": self.own,
            "factor": self.kontra,
            "bid": 0,
            "points": [made, 120 - made],
            "tricks": [taken & 1, taken >> 1],
            "dealt": dealt,
            "stock": [],
            "away": [],
        }
