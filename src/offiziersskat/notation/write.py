"""Write records in their canonical forms: text (notation.md §3) and JSON (§4).

The same record gives the same text, always. What a form has no place for goes into a tag ``Json``
or is worked out again by a replay, so that each form can be made of the other.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from offiziersskat.core.actions import Play
from offiziersskat.notation.actions import Move
from offiziersskat.notation.json_form import FORMAT
from offiziersskat.notation.lexer import is_tag_line
from offiziersskat.notation.position_text import write_position
from offiziersskat.notation.record import BEFORE_FIRST, GAME, Note, Record
from offiziersskat.notation.replay import completed
from offiziersskat.notation.results import RESULT_KEYS, UNFINISHED, in_order, token_of
from offiziersskat.notation.rules_text import rules_dict, rules_text

__all__ = ["record_json", "write_json", "write_osk"]

_WIDTH = 80


def _settled(record: Record) -> Mapping[str, object]:
    """What is stored, made whole where a replay agrees with it; empty if there is nothing."""
    stored = record.result or {}
    if record.unfinished or stored.keys() >= set(RESULT_KEYS):
        return stored
    return in_order({**stored, **(completed(record) or {})})


def _bare(record: Record) -> Record:
    """The record without a claim of how it ended."""
    return replace(record, result=None, unfinished=False)


# ---- JSON -----------------------------------------------------------------------------------


def write_json(record: Record) -> str:
    """The record as one line of JSON, without its end."""
    return json.dumps(record_json(record), ensure_ascii=False)


def record_json(record: Record) -> dict[str, object]:
    """The object of a record."""
    found: dict[str, object] = {"format": FORMAT, "rules": rules_dict(record.rules)}
    if record.names:
        found["seats"] = list(record.names)
    if record.deck is not None:
        found["deck"] = [card.code for card in record.deck]
    if record.layout is not None:
        found["layout"] = write_position(record.layout)
    found["actions"] = [move.text for move in record.moves]
    found["result"] = _result(record)
    optional = {
        "commit": record.commit,
        "salt": record.salt,
        "entropy": list(record.entropies) or None,
        "cut": record.cut,
        "tags": dict(record.tags) or None,
        "notes": {str(ply): _note(note) for ply, note in record.notes.items()} or None,
    }
    found |= {key: value for key, value in optional.items() if value is not None}
    return {**found, **record.extra}


def _result(record: Record) -> object:
    if record.unfinished and record.result is None:
        # Said to be unfinished though it is finished: keep what is wrong as it is.
        return UNFINISHED if completed(_bare(record)) else None
    return _settled(record) or None


def _note(note: Note) -> dict[str, object]:
    found: dict[str, object] = {}
    if note.comment:
        found["comment"] = note.comment
    if note.nags:
        found["nags"] = list(note.nags)
    return found


# ---- text -----------------------------------------------------------------------------------


def write_osk(record: Record) -> str:
    """The record as text that ends with a newline; between two hands stands an empty line."""
    stored = _settled(record)
    tags = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in _tags(record, stored))
    return f"{tags}\n{_movetext(record)}{_token(record, stored)}\n"


def _token(record: Record, stored: Mapping[str, object]) -> str:
    if not record.unfinished and "winner" not in stored:
        stored = completed(_bare(record)) or {}
    if record.unfinished or "winner" not in stored:
        return UNFINISHED
    return token_of(stored["winner"])


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _tags(record: Record, stored: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """All tags in their order."""
    tags = dict(record.tags)
    yield "Game", tags.pop("Game", GAME)
    yield "Rules", rules_text(record.rules)
    if "Date" in tags:
        yield "Date", tags.pop("Date")
    yield from _by_seat("Seat", record.names)
    if record.deck is not None:
        yield "Deck", " ".join(card.code for card in record.deck)
    if record.layout is not None:
        yield "Layout", write_position(record.layout)
    if record.commit is not None:
        yield "Commit", record.commit
    if record.salt is not None:
        yield "Salt", record.salt
    yield from _by_seat("Entropy", record.entropies)
    if record.cut is not None:
        yield "Cut", str(record.cut)
    score = stored.get("score")
    if isinstance(score, list):
        yield "Score", " ".join(map(str, score))
    yield from tags.items()
    more = _more(record, stored)
    if more:
        yield "Json", json.dumps(more)


def _by_seat(name: str, texts: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    return ((f"{name}{seat}", text) for seat, text in enumerate(texts) if text)


def _more(record: Record, stored: Mapping[str, object]) -> dict[str, object]:
    """What text has no place for: unknown keys, and a result that a replay does not give."""
    more = dict(record.extra)
    whole = completed(record)
    if not (_fits_in_text(record, stored) if whole is None else stored.keys() <= whole.keys()):
        more["result"] = dict(stored)
    return more


def _fits_in_text(record: Record, stored: Mapping[str, object]) -> bool:
    """Whether token and score say all that is stored, and no more."""
    if "winner" not in stored and stored and _token(record, stored) != UNFINISHED:
        return False
    return stored.keys() <= {"winner", "score"} and stored.get("score", ()) is not None


# ---- movetext -------------------------------------------------------------------------------


class _Lines:
    """Words put into lines that are no longer than they need be."""

    def __init__(self) -> None:
        self.text = ""

    @property
    def _column(self) -> int:
        return len(self.text) - self.text.rfind("\n") - 1

    def add(self, word: str) -> None:
        """A word; what it holds itself, spaces and newlines, stays together."""
        if self._column and self._column + 1 + len(word) > _WIDTH:
            self.end()
        self.text += f" {word}" if self._column else word

    def end(self) -> None:
        """End the line, if there is anything in it."""
        self.text += "\n" if self._column else ""

    def comment(self, text: str) -> None:
        """In braces; or, where these would end too early, each line behind a semicolon."""
        lines = text.split("\n")
        if "}" not in text and not any(map(is_tag_line, lines[1:])):
            self.add(f"{{{text}}}")
            return
        self.end()
        self.text += "".join(f";{line}\n" for line in lines)


def _movetext(record: Record) -> str:
    """First what is said before the cards, then trick by trick (notation.md §3)."""
    lines = _Lines()
    _put_note(lines, record.notes.get(BEFORE_FIRST))
    lines.end()
    cards, numbers = 0, _numbering(record)
    for ply, move in enumerate(record.moves):
        word = move.text
        if _is_card(move):
            if not cards:
                lines.end()
            number = numbers(cards)
            word = f"{number}. {word}" if number else word
            cards += 1
        lines.add(word)
        _put_note(lines, record.notes.get(ply))
    lines.end()
    return lines.text


def _is_card(move: Move) -> bool:
    """Cards of the pack, and what was meant for one."""
    return isinstance(move.action, Play) or (move.action is None and move.text[0] != "-")


def _numbering(record: Record) -> Callable[[int], int]:
    """The number to write before the n-th card of the record; 0 for none."""
    layout, seats = record.layout, record.rules.seats
    taken = 0 if layout is None else layout.taken
    lying = 0 if layout is None else len(layout.trick)

    def number(card: int) -> int:
        trick, place = divmod(card + lying, seats)
        return taken + trick + 1 if place == 0 or card == 0 else 0

    return number


def _put_note(lines: _Lines, note: Note | None) -> None:
    if note is None:
        return
    for nag in note.nags:
        lines.add(f"${nag}")
    if note.comment:
        lines.comment(note.comment)
