"""``Record``: one hand as it was written down (notation.md §3), before anybody has replayed it.

The same data stand behind the text and the JSON form. A record knows nothing of how it is written,
and not whether its moves are legal: ``replay`` tells.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.result import Result
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.deal import Proof
from offiziersskat.notation.actions import Move
from offiziersskat.notation.position import Position
from offiziersskat.notation.results import in_order, result_json

__all__ = ["BEFORE_FIRST", "GAME", "Note", "Record", "record_of"]

GAME = "Offiziersskat"
"""The value of the tag ``Game``, which is written always and kept only where it differs."""

BEFORE_FIRST = -1
"""The ply of a note that stands before the first move."""

_FIRST_TAGS = ("Game", "Date", "Termination")
_RESIGNED = re.compile(r"resigned by ([0-3])")


@dataclass(frozen=True, slots=True)
class Note:
    """What is noted at a ply: a comment, its lines parted by newlines, and annotation glyphs."""

    comment: str = ""
    nags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A hand: its rules, its deck or the position it begins with, and what was done.

    ``names`` and ``entropies`` by seat, empty strings for who has none. ``result`` is what was
    stored, as JSON has it, perhaps only ``winner`` and ``score``; ``unfinished`` whether the text
    says ``*``. ``tags`` are all others, ``Date`` and ``Termination`` first. ``notes`` by ply,
    ``BEFORE_FIRST`` before the first move. ``extra`` are keys of JSON that nobody knows.
    ``line`` is where the record began; it is not compared, nor is ``unfinished``.
    """

    rules: Ruleset
    deck: tuple[Card, ...] | None = None
    layout: Position | None = None
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    result: Mapping[str, object] | None = None
    unfinished: bool = field(default=False, compare=False)
    commit: str | None = None
    salt: str | None = None
    entropies: tuple[str, ...] = ()
    cut: int | None = None
    tags: tuple[tuple[str, str], ...] = ()
    notes: Mapping[int, Note] = field(default_factory=dict)
    extra: Mapping[str, object] = field(default_factory=dict)
    line: int = field(default=1, compare=False)

    def __post_init__(self) -> None:
        """Give equal records equal fields: no empty names at the end, tags, notes and keys in written order."""
        object.__setattr__(self, "names", _trimmed(self.names))
        object.__setattr__(self, "entropies", _trimmed(self.entropies))
        object.__setattr__(self, "tags", tuple(sorted(self.tags, key=_place)))
        object.__setattr__(self, "notes", dict(sorted(self.notes.items())))
        if self.result is not None:
            object.__setattr__(self, "result", in_order(self.result) or None)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions, up to the first whose card is none of the pack."""
        known: list[Action] = []
        for move in self.moves:
            if move.action is None:
                break
            known.append(move.action)
        return tuple(known)

    def tag(self, name: str) -> str | None:
        """The value of one of the ``tags``."""
        return dict(self.tags).get(name)

    @property
    def resigned(self) -> Seat | None:
        """Who gave the hand up (rules.md §8)."""
        found = _RESIGNED.fullmatch(self.tag("Termination") or "")
        return Seat(int(found[1])) if found else None

    @property
    def proof(self) -> Proof | None:
        """What proves the shuffle, once the salt is revealed (notation.md §5)."""
        if self.commit is None or self.salt is None:
            return None
        # Engines and local games send no entropy, and leave none out of the sum.
        given = tuple(entropy for entropy in self.entropies if entropy)
        return Proof(self.commit, self.salt, given, self.cut or 0)


def _trimmed(texts: tuple[str, ...]) -> tuple[str, ...]:
    filled = [number for number, text in enumerate(texts, 1) if text]
    return texts[: filled[-1]] if filled else ()


def _place(tag: tuple[str, str]) -> int:
    return _FIRST_TAGS.index(tag[0]) if tag[0] in _FIRST_TAGS else len(_FIRST_TAGS)


def record_of(
    rules: Ruleset,
    deck: Iterable[Card],
    *,
    actions: Iterable[Action] = (),
    result: Result | None = None,
    names: Iterable[str] = (),
    notes: Mapping[int, Note] | None = None,
    proof: Proof | None = None,
    tags: Mapping[str, str] | None = None,
) -> Record:
    """The record of a hand from its history; ``result`` once it is over."""
    return Record(
        rules=rules,
        deck=tuple(deck),
        moves=tuple(Move(text_of(action), action) for action in actions),
        names=tuple(names),
        result=None if result is None else result_json(result),
        commit=proof.commit if proof else None,
        salt=proof.salt if proof else None,
        entropies=proof.entropies if proof else (),
        cut=proof.cut if proof else None,
        tags=tuple((tags or {}).items()),
        notes=notes or {},
    )
