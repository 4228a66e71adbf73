"""Position strings: ``RULES CONTRACT SEAT POINTS TRICK LAYOUT [? unseen]`` (notation.md §2).

Reads and writes them, and takes one from a view or a game. What is read is checked, so that the
engine can trust a position.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from offiziersskat.core.actions import DECLARATIONS, Declare
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import Game
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Board, Phase, View
from offiziersskat.notation.actions import parse_card, plain_text
from offiziersskat.notation.faults import BadNotation, shown
from offiziersskat.notation.layout import Layout, Spot, layout_of, parse_layout, write_layout
from offiziersskat.notation.position import Position, matadors_dealt, said_text
from offiziersskat.notation.position_checks import check_position
from offiziersskat.notation.rules_text import parse_rules, rules_word

__all__ = ["parse_position", "position_of", "position_of_game", "write_position"]

# ---- reading --------------------------------------------------------------------------------

_T = TypeVar("_T")
_FIELDS = ("rules", "contract", "seat", "points", "trick")
_WORD = re.compile(r"\S+")
_DECLARED = {declaration.text: declaration for declaration in DECLARATIONS}
_MARK = re.compile(r"(@)([0-3])|(X)([24])|(B)([0-9]{1,3})|([WO])([0-9]{1,2})")
_POINTS = re.compile(r"([0-9]{1,3})(?::([0-9]{1,2}))?-([0-9]{1,3})(?::([0-9]{1,2}))?")


def parse_position(text: str) -> Position:
    """Read a position string and check it; raises ``BadNotation`` with the column."""
    words = list(_WORD.finditer(text))
    if len(words) <= len(_FIELDS):
        raise BadNotation("position-fields", column=len(text.rstrip()) + 1, count=len(words))
    columns = {name: word.start() + 1 for name, word in zip(_FIELDS, words, strict=False)}
    start = words[len(_FIELDS)].start()
    end = next((word.start() for word in words[len(_FIELDS) :] if word[0] == "?"), len(text))
    columns |= {"layout": start + 1, "unseen": end + 1}
    position = _read(text, columns, table=text[start:end])
    check_position(position, columns)
    return position


def _read(text: str, columns: Mapping[str, int], *, table: str) -> Position:
    def field(name: str, parse: Callable[[str], _T]) -> _T:
        return _at(columns[name], parse, text[columns[name] - 1 :].split(None, 1)[0])

    rules = field("rules", parse_rules)
    contract, marks = field("contract", _parse_contract)
    seat = field("seat", _parse_seat)
    points, tricks = field("points", _parse_points)
    trick = field("trick", _parse_trick)
    layout = _at(columns["layout"], parse_layout, table)
    listed = text[columns["unseen"] :]
    has_list = columns["unseen"] <= len(text)
    return Position(
        rules=rules,
        contract=contract,
        seat=seat,
        layout=layout,
        declarer=_declarer(rules, contract, marks, seat=seat),
        kontra=marks.get("X", 1),
        bid=marks.get("B"),
        matadors=_matadors_said(marks),
        points=points,
        tricks=tricks,
        trick=trick,
        unseen=_at(columns["unseen"] + 1, _parse_cards, listed)
        if has_list
        else _not_shown(layout, trick),
    )


def _at(column: int, parse: Callable[[str], _T], text: str) -> _T:
    """Parse a piece of a text that begins at a column."""
    try:
        return parse(text)
    except BadNotation as error:
        raise error.moved(1, column) from None


def _parse_contract(text: str) -> tuple[Declare | None, dict[str, int]]:
    """The declaration, and its marks ``@ X B W O`` by letter."""
    head, *rest = text.split(",")
    contract = _DECLARED.get(plain_text(head))
    if contract is None and head != "-":
        raise BadNotation("position-contract", text=shown(head))
    marks: dict[str, int] = {}
    column = len(head) + 2
    for part in rest:
        found = _MARK.fullmatch(part.upper())
        if found is None:
            raise BadNotation("position-mark", column=column, text=shown(part))
        name, number = (group for group in found.groups() if group is not None)
        if name in marks or {name, *marks} >= {"W", "O"}:
            raise BadNotation("position-mark", column=column, text=shown(part))
        marks[name] = int(number)
        column += len(part) + 1
    return contract, marks


def _declarer(
    rules: Ruleset, contract: Declare | None, marks: Mapping[str, int], *, seat: Seat
) -> Seat | None:
    """Whoever is named, else forehand; who declares after bidding is the seat to act."""
    if contract is None and rules.bids:
        return Seat(marks.get("@", seat))
    nobody = contract is None or contract.contract is Contract.R
    named = marks.get("@", 0)
    return None if nobody and not named else Seat(named)


def _matadors_said(marks: Mapping[str, int]) -> Matadors | None:
    for letter in "WO":
        if letter in marks:
            return Matadors(letter == "W", marks[letter])
    return None


def _parse_seat(text: str) -> Seat:
    if text not in ("0", "1", "2", "3"):
        raise BadNotation("position-seat", text=shown(text))
    return Seat(int(text))


def _parse_points(text: str) -> tuple[tuple[int, int], tuple[int, int] | None]:
    found = _POINTS.fullmatch(text)
    if found is None or (found[2] is None) is not (found[4] is None):
        raise BadNotation("position-points", text=shown(text))
    tricks = None if found[2] is None else (int(found[2]), int(found[4]))
    return (int(found[1]), int(found[3])), tricks


def _parse_trick(text: str) -> tuple[Card, ...]:
    if text == "-":
        return ()
    cards, column = [], 1
    for code in text.split(","):
        cards.append(_at(column, parse_card, code))
        column += len(code) + 1
    return tuple(cards)


def _parse_cards(text: str) -> tuple[Card, ...]:
    return tuple(_at(word.start() + 1, parse_card, word[0]) for word in _WORD.finditer(text))


def _not_shown(layout: Layout, trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The unseen cards of a string without a list; without a mark as well there are none."""
    if not layout.marks:
        return ()
    named = {*layout.shown, *trick}
    return tuple(card for card in DECK if card not in named)


# ---- writing --------------------------------------------------------------------------------


def write_position(position: Position) -> str:
    """The canonical string."""
    words = [
        rules_word(position.rules),
        _write_contract(position),
        str(int(position.seat)),
        _write_points(position),
        ",".join(card.code for card in position.trick) or "-",
        write_layout(position.layout),
    ]
    if position.gone and position.unseen:
        words += ["?", *(card.code for card in position.unseen)]
    return " ".join(words)


def _write_contract(position: Position) -> str:
    marks = []
    if position.declarer:
        marks.append(f"@{int(position.declarer)}")
    if position.kontra > 1:
        marks.append(f"x{position.kontra}")
    if position.bid is not None:
        marks.append(f"b{position.bid}")
    if position.matadors is not None:
        marks.append(said_text(position.matadors))
    return ",".join(["-" if position.contract is None else position.contract.text, *marks])


def _write_points(position: Position) -> str:
    mine, theirs = position.points
    if position.tricks is None or not position.taken:
        return f"{mine}-{theirs}"
    return f"{mine}:{position.tricks[0]}-{theirs}:{position.tricks[1]}"


def position_of(view: View) -> str:
    """The string of what a seat sees; raises ``BadNotation`` in other phases than two."""
    return write_position(_of_board(view.board, layout_of(view), view.unseen))


def _of_board(board: Board, layout: Layout, unseen: tuple[Card, ...]) -> Position:
    if board.phase not in (Phase.DECLARE, Phase.PLAY) or board.to_act is None:
        raise BadNotation("position-phase", phase=board.phase.value)
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    return Position(
        rules=board.rules,
        contract=board.contract,
        seat=board.to_act,
        layout=layout,
        declarer=board.declarer,
        kontra=board.kontra,
        bid=board.bid,
        points=(board.points[own], board.points[own.other]),
        tricks=(board.tricks[own], board.tricks[own.other]),
        trick=board.trick.cards if board.trick else (),
        unseen=unseen,
    )


def position_of_game(game: Game) -> str:
    """The string with every card known; raises ``BadNotation`` in other phases than two.

    A stock that nobody took stays ``??``, which tells a game in hand; its cards can be worked out.
    """
    board, truth = game.board, game.truth
    places = tuple(
        tuple(Spot(place.up, place.covered, down) for place, down in zip(*row, strict=True))
        for row in zip(board.places, truth.downs, strict=True)
    )
    untouched = board.rules.bids and not board.took_stock
    stock = Hidden(len(truth.stock)) if untouched else truth.stock
    layout = Layout(places, truth.hands, stock, truth.pack)
    unseen = tuple(sorted(truth.stock)) if untouched else ()
    position = _of_board(board, layout, unseen)
    if position.needs_matadors:
        said = truth.matadors or matadors_dealt(position, truth.dealt)
        position = replace(position, matadors=said)
    return write_position(position)
