"""Cuts the text form into tags, words, comments and glyphs (notation.md §3), with their places.

It knows what a token looks like and nothing of what it means.
"""

import re
from dataclasses import dataclass
from enum import Enum

from offiziersskat.notation.faults import BadNotation, shown
from offiziersskat.notation.lines import Line, Lines

__all__ = ["Kind", "Lexer", "Token", "is_tag_line", "is_tag_name", "opens_tag", "tag_name"]

_SPACE = re.compile(r"\s*")
_NAME = r"[^\s\"\[\](){}%;]+"
_TAG = re.compile(rf'\[\s*({_NAME})\s+"((?:[^"\\\x00-\x08\x0a-\x1f]|\\.)*)"\s*\]')
_TAG_LINE = re.compile(rf'\s*\[\s*({_NAME})\s+"')
_OPENS = re.compile(r"\s*(?:\[\s*[^\W\d]|;)")
_ESCAPE = re.compile(r'\\(["\\])')
_WORD = re.compile(r"[^\s{}();\[\]$]+")
_NAG = re.compile(r"\$([0-9]{1,3})(?![0-9])")


def tag_name(text: str) -> str | None:
    """The name of the tag that a line begins with, be it well-formed or not."""
    found = _TAG_LINE.match(text)
    return found and found[1]


def is_tag_name(text: str) -> bool:
    """Whether a tag can have this name."""
    return re.fullmatch(_NAME, text) is not None


def opens_tag(text: str) -> bool:
    """Whether a line can only be one of the text form: a bracket and a letter, or a comment."""
    return _OPENS.match(text) is not None


def is_tag_line(text: str) -> bool:
    """Whether a line begins like a tag, be it well-formed or not."""
    return tag_name(text) is not None


class Kind(Enum):
    """What a token is."""

    TAG = "tag"
    WORD = "word"
    COMMENT = "comment"
    NAG = "nag"


@dataclass(frozen=True, slots=True)
class Token:
    """``column`` is that of the value, ``text``; a tag's ``name`` stands at ``start``."""

    kind: Kind
    text: str
    line: int
    column: int
    start: int = 0
    name: str = ""
    after_blank: bool = False


class Lexer:
    """Cuts lines into tokens; raises ``BadNotation`` for what is none."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self._line = Line(0, "")
        self._at = 0
        self._blank = False

    def next(self) -> Token | None:
        """The next token, or ``None`` at the end of the input."""
        while not self._rest():
            line = self.lines.take()
            if line is None:
                return None
            self._blank = self._blank or not line.text.strip()
            self._line, self._at = line, len(line.text)
            line.checked()
            self._at = 0
        return self._token(self._line.text[self._at])

    def _rest(self) -> str:
        """The next letter of the line, if anything but space is left of it."""
        self._at = _SPACE.match(self._line.text, self._at).end()  # type: ignore[union-attr]
        return self._line.text[self._at : self._at + 1]

    def line_ahead(self) -> Line | None:
        """The next line with anything in it, if there is one and nothing is left of this line."""
        if self._rest():
            return None
        while (line := self.lines.peek()) is not None and not line.text.strip():
            self._blank = True
            self.lines.take()
        return line

    def comment_follows(self) -> bool:
        """Whether the rest of the line begins with a comment."""
        return self._rest() in ("{", ";")

    def drop_line(self) -> None:
        """Forget what is left of the line."""
        self._at = len(self._line.text)

    def fault(self, code: str, **params: str) -> BadNotation:
        """A fault where the lexer stands."""
        return BadNotation(code, line=self._line.number, column=self._at + 1, **params)

    def _token(self, first: str) -> Token:
        match first:
            case "[":
                return self._tag()
            case "{":
                return self._braces()
            case ";":
                return self._make(Kind.COMMENT, self._line.text[self._at + 1 :], skip=1)
            case "(" | ")":
                raise self.fault("variation")
            case "$":
                return self._nag()
            case _:
                return self._word()

    def _word(self) -> Token:
        first = self._line.text[self._at]
        word = _WORD.match(self._line.text, self._at)
        if word is None:
            raise self.fault("stray-character", text=first)
        return self._make(Kind.WORD, word[0])

    def _make(self, kind: Kind, text: str, *, skip: int = 0) -> Token:
        """A token whose text begins ``skip`` letters on."""
        start = self._at + 1
        token = Token(kind, text, self._line.number, start + skip, start)
        self._at += skip + len(text)
        return token

    def _tag(self) -> Token:
        found = _TAG.match(self._line.text, self._at)
        if found is None:
            raise self.fault("tag-unreadable", text=shown(self._line.text[self._at :]))
        before, self._blank = self._blank, False
        token = Token(
            Kind.TAG,
            _ESCAPE.sub(r"\1", found[2]),
            self._line.number,
            found.start(2) + 1,
            found.start() + 1,
            found[1],
            before,
        )
        self._at = found.end()
        return token

    def _nag(self) -> Token:
        found = _NAG.match(self._line.text, self._at)
        if found is None:
            text = self._line.text[self._at :].split(None, 1)[0]
            raise self.fault("nag-unreadable", text=shown(text))
        return self._make(Kind.NAG, found[1], skip=1)

    def _braces(self) -> Token:
        """A comment in braces, which may go on over several lines."""
        text, start = self._line.text, self._at + 1
        opened = self.fault("comment-open")
        pieces: list[str] = []
        end = text.find("}", start)
        while end < 0:
            pieces.append(text[start:])
            self._go_on(opened)
            text, start = self._line.text, 0
            end = text.find("}")
        pieces.append(text[start:end])
        self._at = end + 1
        return Token(Kind.COMMENT, "\n".join(pieces), opened.line, opened.column + 1)

    def _go_on(self, opened: BadNotation) -> None:
        """Take the next line of a comment; one that swallows the next hand was never meant to."""
        line = self.lines.peek()
        if line is None or is_tag_line(line.text):
            raise opened
        self.lines.take()
        self._line, self._at = line, len(line.text)
        line.checked()
