"""Layouts: what lies on the table, place by place, as one line (notation.md §2).

A layout can be that of a view, where face-down cards are ``??``, or that of a position whose
cards are known. This module reads and writes; whether such a table can arise is decided in
``position_checks``.
"""

import re
from dataclasses import dataclass

from offiziersskat.core.cards import Card
from offiziersskat.core.events import Cards, Hidden
from offiziersskat.core.view import View
from offiziersskat.notation.actions import UNSEEN, parse_card
from offiziersskat.notation.faults import BadNotation, shown

__all__ = ["Layout", "Spot", "layout", "layout_of", "parse_layout", "write_layout"]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: the face-up card, whether one lies face down, and which, where that is known."""

    up: Card | None = None
    covered: bool = False
    down: Card | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """``places`` and ``hands`` by seat; ``stock`` or what was laid away; ``pack`` top first."""

    places: tuple[tuple[Spot, ...], ...]
    hands: tuple[Cards, ...]
    stock: Cards = ()
    pack: Cards = ()

    @property
    def shown(self) -> tuple[Card, ...]:
        """Every card that the layout names, from left to right."""
        spots = [spot for places in self.places for spot in places]
        on_table = [card for spot in spots for card in (spot.up, spot.down) if card is not None]
        groups = (*self.hands, self.stock, self.pack)
        return (*on_table, *(card for group in groups for card in known(group)))

    @property
    def marks(self) -> int:
        """How many cards it marks as unseen."""
        spots = [spot for places in self.places for spot in places]
        under = sum(spot.covered and spot.down is None for spot in spots)
        return under + sum(hidden(group) for group in (*self.hands, self.stock, self.pack))

    def size(self, seat: int) -> int:
        """How many cards a seat has, face-down ones included."""
        on_table = sum((spot.up is not None) + spot.covered for spot in self.places[seat])
        return on_table + len(known(self.hands[seat])) + hidden(self.hands[seat])


def known(cards: Cards) -> tuple[Card, ...]:
    """The cards that are named."""
    return cards if isinstance(cards, tuple) else ()


def hidden(cards: Cards) -> int:
    """How many are not."""
    return cards.count if isinstance(cards, Hidden) else 0


# ---- writing --------------------------------------------------------------------------------


def layout(view: View) -> str:
    """The table as a seat sees it, in the one form of replies and records."""
    return write_layout(layout_of(view))


def layout_of(view: View) -> Layout:
    """What a view shows; nobody sees a face-down card, nor the pack."""
    return Layout(
        places=tuple(
            tuple(Spot(place.up, covered=place.covered) for place in places)
            for places in view.board.places
        ),
        hands=view.hands,
        stock=view.stock,
        pack=Hidden(view.board.pack_size),
    )


def write_layout(table: Layout) -> str:
    """The canonical text of a layout."""
    groups = [
        " ".join([*map(_write_spot, places), *_write_cards("+", hand)])
        for places, hand in zip(table.places, table.hands, strict=True)
    ]
    rest = [*_write_cards(";", table.stock), *_write_cards("&", table.pack)]
    return " ".join([" | ".join(groups), *rest])


def _write_spot(spot: Spot) -> str:
    up = "" if spot.up is None else spot.up.code
    if not spot.covered:
        return up or "--"
    return f"{up}/{UNSEEN if spot.down is None else spot.down.code}"


def _write_cards(mark: str, cards: Cards) -> list[str]:
    if isinstance(cards, Hidden):
        return [mark, f"{UNSEEN}*{cards.count}"] if cards.count else []
    return [mark, *(card.code for card in cards)] if cards else []


# ---- reading --------------------------------------------------------------------------------

_WORD = re.compile(r"[|+;&]|[^\s|+;&]+")
_COUNTED = re.compile(r"\?\?(?:\*([0-9]{1,2}))?")
_SEATS = (2, 4)
_PACK_SIZE = 32


def parse_layout(text: str) -> Layout:
    """Read a layout; raises ``BadNotation`` with the column."""
    reader = _Reader()
    for word in _WORD.finditer(text):
        try:
            reader.take(word[0])
        except BadNotation as error:
            raise error.moved(1, word.start() + 1) from None
    return reader.layout()


class _Reader:
    """Takes the words of a layout from left to right."""

    def __init__(self) -> None:
        self.places: list[list[Spot]] = [[]]
        self.groups: dict[str, _Group] = {}
        self.section = "|"

    def take(self, word: str) -> None:
        """Go on to another section, or read a word of this one."""
        if word in _FOLLOWS:
            self._enter(word)
        elif self.section == "|":
            self.places[-1].append(_parse_spot(word))
        else:
            self._group(self.section).take(word)

    def _enter(self, mark: str) -> None:
        if self.section not in _FOLLOWS[mark]:
            raise BadNotation("layout-order", text=mark)
        self.section = mark
        if mark == "|":
            self.places.append([])

    def _group(self, section: str) -> "_Group":
        name = f"+{len(self.places) - 1}" if section == "+" else section
        return self.groups.setdefault(name, _Group())

    def layout(self) -> Layout:
        if len(self.places) not in _SEATS:
            raise BadNotation("layout-seats", count=len(self.places))
        hands = [self._cards(f"+{seat}") for seat in range(len(self.places))]
        stock, pack = self._cards(";"), self._cards("&")
        return Layout(
            places=tuple(map(tuple, self.places)),
            hands=tuple(map(_sorted, hands)),
            stock=_sorted(stock),
            pack=pack,
        )

    def _cards(self, name: str) -> Cards:
        group = self.groups.get(name, _Group())
        return Hidden(group.unseen) if group.unseen else tuple(group.cards)


# The section before each mark: places of a seat, its hand, the stock, the pack.
_FOLLOWS = {"|": "|+", "+": "|", ";": "|+", "&": "|+;"}


def _sorted(cards: Cards) -> Cards:
    return cards if isinstance(cards, Hidden) else tuple(sorted(cards))


class _Group:
    """A hand, the stock or the pack: all its cards are named, or none."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.unseen = 0

    def take(self, word: str) -> None:
        """Add a card, or a number of unseen ones."""
        found = _COUNTED.fullmatch(word)
        if found:
            self.unseen += _parse_count(found[1])
        else:
            self.cards.append(parse_card(word))
        if self.unseen and self.cards:
            raise BadNotation("layout-mixed")


def _parse_count(digits: str | None) -> int:
    count = 1 if digits is None else int(digits)
    if not 0 < count <= _PACK_SIZE:
        raise BadNotation("layout-count", count=count)
    return count


def _parse_spot(word: str) -> Spot:
    if word == "--":
        return Spot()
    up, slash, down = word.partition("/")
    if not slash:
        return Spot(parse_card(up))
    return Spot(
        up=parse_card(up) if up else None,
        covered=True,
        down=None if down == UNSEEN else _parse_down(down, len(up) + 2),
    )


def _parse_down(text: str, column: int) -> Card:
    try:
        return parse_card(text)
    except BadNotation:
        raise BadNotation("card-unreadable", column=column, text=shown(text)) from None
