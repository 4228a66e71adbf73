"""Reads records from JSON objects (notation.md §4) and tells a visitor of them.

Types are checked here, with the place of what is wrong; values are the visitor's business, which
hears of them under the names that they have in the text form.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Seat
from offiziersskat.notation.actions import parse_card
from offiziersskat.notation.faults import BadNotation, shown
from offiziersskat.notation.json_text import Chunk, Path, load_object, place_of
from offiziersskat.notation.lexer import is_tag_name
from offiziersskat.notation.record import BEFORE_FIRST
from offiziersskat.notation.results import TOKENS, UNFINISHED
from offiziersskat.notation.rules_text import rules_from, rules_text
from offiziersskat.notation.visitor import Visitor

__all__ = ["FORMAT", "KEYS", "tell_object"]

T = TypeVar("T")
R = TypeVar("R")

FORMAT = "offiziersskat/1"
"""The only version there is."""

KEYS = (
    "format", "rules", "seats", "deck", "layout", "actions", "result", "commit", "salt", "entropy",
    "cut", "tags", "notes",
)  # fmt: skip
"""The keys of a record, in the order in which they are written."""

_OWN_TAGS = ("Rules", "Deck", "Layout", "Commit", "Salt", "Cut", "Score", "Json")
_SEATS = {"seats": "Seat", "entropy": "Entropy"}
_CONTROL = re.compile("[\x00-\x08\x0a-\x1f]")
_PLY = re.compile(r"0|[1-9][0-9]{0,5}")
_BREAK = re.compile("\r\n?")


def tell_object(chunk: Chunk, visitor: Visitor[T]) -> T:
    """Tell a visitor of the record in an object; raises ``BadNotation``."""
    return _Teller(chunk, visitor, load_object(chunk)).tell()


class _Teller(Generic[T]):
    """Goes through one object, key by key."""

    def __init__(self, chunk: Chunk, visitor: Visitor[T], record: dict[str, object]) -> None:
        self.chunk = chunk
        self.visitor = visitor
        self.record = record
        self.seats = len(Seat)

    def tell(self) -> T:
        self.visitor.begin(self.chunk.line)
        self._check_format()
        self._headers()
        for key in self.record:
            if key not in KEYS:
                self.visitor.unnamed(key, self.record[key])
        if self.visitor.wants_moves():
            self._moves()
        self._result()
        return self._at((), self.visitor.end)

    def _check_format(self) -> None:
        version = self.record.get("format")
        if version is None:
            raise self.chunk.at(0, "json-no-format", format=FORMAT)
        if version != FORMAT:
            raise self._fault(("format",), "json-format", text=shown(str(version)), format=FORMAT)

    # ---- headers ------------------------------------------------------------------------------

    def _headers(self) -> None:
        if "rules" in self.record:
            rules = self._at(("rules",), lambda: rules_from(self.record["rules"]))
            self.seats = rules.seats
            self.visitor.header("Rules", rules_text(rules))
        if self.record.get("deck") is not None:
            self._deck(self._texts(("deck",), self.record["deck"]))
        for key in ("layout", "commit", "salt"):
            if self.record.get(key) is not None:
                self._header((key,), key.capitalize(), self.record[key])
        for key, name in _SEATS.items():
            self._by_seat(key, name)
        if self.record.get("cut") is not None:
            cut = self._number(("cut",), self.record["cut"])
            self._at(("cut",), lambda: self.visitor.header("Cut", str(cut)))
        self._tags()

    def _header(self, path: Path, name: str, value: object) -> None:
        text = self._text(path, value)
        if _CONTROL.search(text):
            raise self._fault(path, "json-control-character")
        self._at(path, lambda: self.visitor.header(name, text))

    def _deck(self, codes: list[str]) -> None:
        seen: set[Card] = set()
        for number, code in enumerate(codes):
            card = self._at(("deck", number), partial(parse_card, code))
            if card in seen:
                raise self._fault(("deck", number), "deck-doubled", card=card.code)
            seen.add(card)
        self._at(("deck",), lambda: self.visitor.header("Deck", " ".join(codes)))

    def _by_seat(self, key: str, name: str) -> None:
        texts = self._list((key,), self.record.get(key))
        if len(texts) > self.seats:
            raise self._fault((key,), "json-seats", key=key, count=len(texts), seats=self.seats)
        for seat, text in enumerate(texts):
            if text not in (None, ""):
                self._header((key, seat), f"{name}{seat}", text)

    def _tags(self) -> None:
        tags = self._object(("tags",), self.record.get("tags"))
        own = {
            *_OWN_TAGS,
            *(f"{name}{seat}" for name in _SEATS.values() for seat in range(self.seats)),
        }
        for name, value in tags.items():
            if name in own or not is_tag_name(name):
                raise self._fault(("tags", name), "json-tag-name", name=shown(name))
            self._header(("tags", name), name, value)

    # ---- moves, notes, result -----------------------------------------------------------------

    def _moves(self) -> None:
        moves = self._texts(("actions",), self.record.get("actions"))
        notes = self._object(("notes",), self.record.get("notes"))
        for key in notes:
            if key != str(BEFORE_FIRST) and not (_PLY.fullmatch(key) and int(key) < len(moves)):
                raise self._fault(("notes", key), "json-note-ply", text=shown(key))
        self._note(str(BEFORE_FIRST), notes)
        for ply, text in enumerate(moves):
            self._at(("actions", ply), partial(self.visitor.move, text))
            self._note(str(ply), notes)

    def _note(self, key: str, notes: dict[str, object]) -> None:
        path: Path = ("notes", key)
        note = self._object(path, notes.get(key))
        for nag in self._list((*path, "nags"), note.get("nags")):
            number = self._number((*path, "nags"), nag)
            self._at((*path, "nags"), partial(self.visitor.nag, number))
        if note.get("comment") is not None:
            self.visitor.comment(_BREAK.sub("\n", self._text((*path, "comment"), note["comment"])))
        unknown = next((name for name in note if name not in ("nags", "comment")), None)
        if unknown is not None:
            raise self._fault((*path, unknown), "json-key", key=shown(unknown))

    def _result(self) -> None:
        result = self.record.get("result")
        if isinstance(result, str) and result in (*TOKENS, UNFINISHED):
            self.visitor.ending(result)
        elif result is not None:
            stored = self._object(("result",), result)
            self._at(("result",), lambda: self.visitor.stored(stored))

    # ---- types --------------------------------------------------------------------------------

    def _text(self, path: Path, value: object) -> str:
        if not isinstance(value, str):
            raise self._fault(path, "json-type", expected="string")
        return value

    def _number(self, path: Path, value: object) -> int:
        if type(value) is not int:
            raise self._fault(path, "json-type", expected="number")
        return value

    def _list(self, path: Path, value: object) -> list[object]:
        if value is None:
            return []
        if not isinstance(value, list):
            raise self._fault(path, "json-type", expected="list")
        return value

    def _texts(self, path: Path, value: object) -> list[str]:
        return [self._text((*path, n), text) for n, text in enumerate(self._list(path, value))]

    def _object(self, path: Path, value: object) -> dict[str, object]:
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self._fault(path, "json-type", expected="object")
        return value

    # ---- places -------------------------------------------------------------------------------

    def _fault(self, path: Path, code: str, **params: str | int) -> BadNotation:
        return self.chunk.at(place_of(self.chunk, path), code, **params)

    def _at(self, path: Path, tell: Callable[[], R]) -> R:
        """Do something; a fault in it stands where the value of a path does."""
        try:
            return tell()
        except BadNotation as error:
            place = place_of(self.chunk, path)
            line, column = self.chunk.spot(place)
            if self.chunk.text[place] == '"':
                raise error.moved(line, column + 1) from None
            raise error.at(line, column) from None
