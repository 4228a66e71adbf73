"""Builds records from what a reader tells; every value is checked here, whatever form it came in.

Legality is not: a record may hold moves that the rules forbid.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.rules import Ruleset
from offiziersskat.notation.actions import Move, parse_card, read_move
from offiziersskat.notation.faults import BadNotation, shown
from offiziersskat.notation.json_text import Objects, load_object
from offiziersskat.notation.lines import Line, Lines
from offiziersskat.notation.position import Position
from offiziersskat.notation.position_text import parse_position
from offiziersskat.notation.record import BEFORE_FIRST, GAME, Note, Record
from offiziersskat.notation.results import TOKENS, UNFINISHED
from offiziersskat.notation.rules_text import parse_rules
from offiziersskat.notation.visitor import Visitor

__all__ = ["RecordVisitor", "parse_deck"]

_WORD = re.compile(r"\S+")
_CUTS = re.compile(r"[0-9]{1,2}")
_LARGEST_CUT = 31
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_BY_SEAT = re.compile(r"(Seat|Entropy)([0-3])")
_LARGEST_NAG = 255
_WINNERS = (0, 1)


def parse_deck(text: str) -> tuple[Card, ...]:
    """The 32 cards of a deck in dealing order; raises ``BadNotation``."""
    cards: list[Card] = []
    for word in _WORD.finditer(text):
        try:
            card = parse_card(word[0])
        except BadNotation as error:
            raise error.moved(1, word.start() + 1) from None
        if card in cards:
            raise BadNotation("deck-doubled", column=word.start() + 1, card=card.code)
        cards.append(card)
    if len(cards) != len(DECK):
        raise BadNotation("deck-size", column=len(text) + 1, count=len(cards))
    return tuple(cards)


class RecordVisitor(Visitor[Record]):
    """Makes a ``Record`` of each hand."""

    def begin(self, line: int) -> None:
        """Forget the hand before."""
        self._line = line
        self._rules: Ruleset | None = None
        self._deck: tuple[Card, ...] | None = None
        self._layout: Position | None = None
        self._texts: dict[str, str] = {}
        self._tags: list[tuple[str, str]] = []
        self._cut: int | None = None
        self._moves: list[Move] = []
        self._comments: dict[int, list[str]] = {}
        self._nags: dict[int, list[int]] = {}
        self._result: dict[str, object] = {}
        self._stored: Mapping[str, object] | None = None
        self._unfinished = False
        self._extra: dict[str, object] = {}

    # ---- headers ------------------------------------------------------------------------------

    def header(self, name: str, value: str) -> None:
        """Read the tags that have a meaning; keep all others in their order."""
        match name:
            case "Game":
                if value != GAME:
                    self._tags.append((name, value))
            case "Rules":
                self._rules = parse_rules(value)
            case "Deck":
                self._deck = parse_deck(value)
            case "Layout":
                self._layout = parse_position(value)
            case "Commit" | "Salt":
                self._texts[name] = value
            case "Cut":
                self._cut = _parse_cut(value)
            case "Score":
                self._result["score"] = _parse_score(value)
            case "Json":
                self._more(value)
            case _:
                self._tag(name, value)

    def _tag(self, name: str, value: str) -> None:
        if name == "Termination":
            _check_termination(value)
        self._tags.append((name, value))

    def _more(self, value: str) -> None:
        """What the JSON form held and the text form has no place for."""
        chunk = Objects(Lines(()), Line(1, value)).next()
        if chunk is None or chunk.text != value:
            raise BadNotation("json-tag", text=shown(value))
        more = load_object(chunk)
        stored = more.pop("result", None)
        if isinstance(stored, dict):
            self.stored(stored)
        self._extra = more

    def unnamed(self, key: str, value: object) -> None:
        """Keep what nobody knows."""
        self._extra[key] = value

    # ---- moves --------------------------------------------------------------------------------

    def move(self, text: str) -> None:
        """Keep the move, be its card one of the pack or not."""
        self._moves.append(read_move(text))

    @property
    def _ply(self) -> int:
        return len(self._moves) - 1 if self._moves else BEFORE_FIRST

    def comment(self, text: str) -> None:
        """Several comments on one move become lines of one."""
        self._comments.setdefault(self._ply, []).append(text)

    def nag(self, number: int) -> None:
        """Keep the glyph."""
        if not 0 <= number <= _LARGEST_NAG:
            raise BadNotation("nag-unreadable", text=str(number))
        self._nags.setdefault(self._ply, []).append(number)

    # ---- the end ------------------------------------------------------------------------------

    def ending(self, token: str) -> None:
        """The winner, as far as the token tells."""
        self._unfinished = token == UNFINISHED
        if not self._unfinished:
            self._result["winner"] = TOKENS[token]

    def stored(self, result: Mapping[str, object]) -> None:
        """The result as it is stored; winner and score are of their types, if they are there."""
        winner, score = result.get("winner"), result.get("score")
        if winner is not None and (type(winner) is not int or winner not in _WINNERS):
            raise BadNotation("result-unreadable", key="winner")
        if score is not None and not _is_score(score):
            raise BadNotation("result-unreadable", key="score")
        self._stored = result

    def end(self) -> Record:
        """The record; raises ``BadNotation`` if something is missing or contradicts itself."""
        rules = self._checked_rules()
        seats = {self._name_of(tag, rules): tag[1] for tag in self._tags}
        # What the tag Json holds of a result says more than token and score.
        result = self._stored or self._result or None
        return Record(
            rules=rules,
            deck=self._deck,
            layout=self._layout,
            moves=tuple(self._moves),
            names=_by_seat(seats, "Seat"),
            result=result,
            unfinished=self._unfinished,
            commit=self._texts.get("Commit"),
            salt=self._texts.get("Salt"),
            entropies=_by_seat(seats, "Entropy"),
            cut=self._cut,
            tags=tuple(tag for tag in self._tags if not self._name_of(tag, rules)),
            notes=self._notes(),
            extra=self._extra,
            line=self._line,
        )

    def _checked_rules(self) -> Ruleset:
        if self._rules is None:
            raise BadNotation("record-no-rules")
        if self._deck is None and self._layout is None:
            raise BadNotation("record-no-deck")
        if self._layout is not None:
            if self._deck is not None:
                raise BadNotation("record-deck-and-layout")
            if _of_hand(self._layout.rules) != _of_hand(self._rules):
                raise BadNotation("record-layout-rules")
        resigned = Record(self._rules, tags=tuple(self._tags)).resigned
        if resigned is not None and resigned >= self._rules.seats:
            raise BadNotation("termination-unreadable", text=f"resigned by {int(resigned)}")
        return self._rules

    @staticmethod
    def _name_of(tag: tuple[str, str], rules: Ruleset) -> str:
        """``Seat0`` and the like, where the ruleset has that seat; else it is a tag like others."""
        found = _BY_SEAT.fullmatch(tag[0])
        return tag[0] if found and int(found[2]) < rules.seats else ""

    def _notes(self) -> dict[int, Note]:
        notes = {}
        for ply in sorted({*self._comments, *self._nags}):
            comment = "\n".join(self._comments.get(ply, ()))
            note = Note(comment, tuple(self._nags.get(ply, ())))
            if note != Note():
                notes[ply] = note
        return notes


def _is_score(score: object) -> bool:
    return isinstance(score, list) and all(type(points) is int for points in score)


def _by_seat(tags: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(tags.get(f"{name}{seat}", "") for seat in range(4))


def _of_hand(rules: Ruleset) -> Ruleset:
    """The rules of one hand; how long a match is does not matter to it."""
    return replace(rules, preset="", hands=None, target=None)


def _parse_cut(text: str) -> int:
    if not _CUTS.fullmatch(text) or int(text) > _LARGEST_CUT:
        raise BadNotation("cut-unreadable", text=shown(text))
    return int(text)


def _parse_score(text: str) -> list[int]:
    numbers = text.split()
    for number in numbers:
        if not _NUMBER.fullmatch(number):
            raise BadNotation("score-unreadable", text=shown(number))
    return [int(number) for number in numbers]


def _check_termination(text: str) -> None:
    """``resigned by N`` has a meaning; other texts are for people (rules.md §8)."""
    if text.startswith("resigned by") and not re.fullmatch(r"resigned by [0-3]", text):
        raise BadNotation("termination-unreadable", text=shown(text))
