"""Read records in text (notation.md §3): tags, movetext, result, one hand after another.

The reader is lenient in form and strict in meaning; it tells a visitor what it reads. After a
fault it goes on with the next hand. It knows the syntax only: values are the visitor's business.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from offiziersskat.notation.faults import BadNotation, Fault, shown
from offiziersskat.notation.json_text import opens_object
from offiziersskat.notation.lexer import Kind, Lexer, Token, tag_name
from offiziersskat.notation.lines import Line, Lines
from offiziersskat.notation.results import TOKENS, UNFINISHED
from offiziersskat.notation.visitor import Visitor

__all__ = ["OskReader"]

T = TypeVar("T")

_NUMBER = re.compile(r"[0-9]+\.+")
_ENDS = {*TOKENS, UNFINISHED}


class OskReader(Generic[T]):
    """Reads the hands of some lines and tells a visitor about them."""

    def __init__(self, lines: Lines, visitor: Visitor[T]) -> None:
        """Nothing is read yet."""
        self._lexer = Lexer(lines)
        self._visitor = visitor
        self._held: deque[Token] = deque()
        self._block: list[Token] = []
        self._names: set[str] = set()
        self._in_moves = False
        self._comments: list[Token] = []

    def hands(self) -> Iterator[T | Fault]:
        """What the visitor makes of each hand, or the fault that stands for it.

        It ends where the lines end, or where a hand is due and an object of JSON stands.
        """
        while True:
            self._names, self._block, self._in_moves, self._comments = set(), [], False, []
            try:
                first = self._find_tag()
                if first is None:
                    return
                hand: T | Fault = self._hand(first)
            except BadNotation as error:
                hand = Fault(error)
                self._find_next_hand()
            yield hand

    def _next(self) -> Token | None:
        return self._held.popleft() if self._held else self._lexer.next()

    def _find_tag(self) -> Token | None:
        """The first tag of a hand; comments before it are comments on the hand."""
        while not self._object_follows():
            token = self._next()
            if token is None or token.kind is Kind.TAG:
                return token
            if token.kind is not Kind.COMMENT:
                self._in_moves = True
                raise self._at(token, BadNotation("tag-expected", text=shown(token.text)))
            self._comments.append(token)
        return None

    def _object_follows(self) -> bool:
        line = None if self._held else self._lexer.line_ahead()
        return line is not None and opens_object(line, self._lexer.lines)

    def _hand(self, first: Token) -> T:
        self._visitor.begin(first.line)
        for comment in self._comments:
            self._visitor.comment(comment.text)
        token = self._tags(first)
        self._in_moves = True
        end = self._moves(token) if self._visitor.wants_moves() else self._pass_over(token)
        self._tell(end, self._visitor.ending, end.text)
        while self._lexer.comment_follows():
            note = self._lexer.next()
            assert note is not None
            self._note(note)
        try:
            return self._visitor.end()
        except BadNotation as error:
            raise error.moved(first.line, first.start) from None

    def _tags(self, token: Token | None) -> Token | None:
        """Tell all tags; the token after them is returned."""
        while token is not None and token.kind in (Kind.TAG, Kind.COMMENT):
            if token.kind is Kind.TAG:
                self._tag(token)
            else:
                self._note(token)
            token = self._next()
        return token

    def _tag(self, token: Token) -> None:
        if token.after_blank:
            self._block = []
        self._block.append(token)
        if token.name in self._names:
            raise self._doubled(token)
        self._names.add(token.name)
        try:
            self._visitor.header(token.name, token.text)
        except BadNotation as error:
            raise self._at(token, error) from None

    def _moves(self, token: Token | None) -> Token:
        """Tell all moves; the result token is returned."""
        while True:
            word = self._word(token)
            if word.kind is not Kind.WORD:
                self._note(word)
            elif word.text in _ENDS:
                return word
            elif word.text.startswith("-"):
                self._lay_away(word)
            elif word.text:
                self._tell(word, self._visitor.move, word.text)
            token = self._next()

    def _pass_over(self, token: Token | None) -> Token:
        while True:
            word = self._word(token)
            if word.kind is Kind.WORD and word.text in _ENDS:
                return word
            token = self._next()

    def _word(self, token: Token | None) -> Token:
        """A token of the movetext, a word without its trick number; raises if there is none."""
        if token is None or token.kind is Kind.TAG:
            raise self._unfinished(token)
        found = _NUMBER.match(token.text) if token.kind is Kind.WORD else None
        if found is None:
            return token
        column = token.column + found.end()
        return Token(Kind.WORD, token.text[found.end() :], token.line, column)

    def _lay_away(self, first: Token) -> None:
        """Two cards laid away are two words, and one action (notation.md §1)."""
        comments: list[Token] = []
        second = self._next()
        while second is not None and second.kind is Kind.COMMENT:
            comments.append(second)
            second = self._next()
        if second is None or second.kind is not Kind.WORD or not second.text.startswith("-"):
            if second is not None:
                self._held.append(second)
            raise self._at(first, BadNotation("lay-away-half", text=shown(first.text)))
        self._tell(first, self._visitor.move, f"{first.text} {second.text}")
        for comment in comments:
            self._note(comment)

    def _note(self, token: Token) -> None:
        if token.kind is Kind.NAG:
            self._tell(token, lambda text: self._visitor.nag(int(text)), token.text)
        else:
            self._visitor.comment(token.text)

    # ---- faults -------------------------------------------------------------------------------

    def _tell(self, token: Token, listener: Callable[[str], None], text: str) -> None:
        try:
            listener(text)
        except BadNotation as error:
            raise self._at(token, error) from None

    @staticmethod
    def _at(token: Token, error: BadNotation) -> BadNotation:
        return error.moved(token.line, token.column)

    def _unfinished(self, token: Token | None) -> BadNotation:
        """The hand has no result: half a record. The tag that comes instead begins another."""
        if token is None:
            return self._lexer.fault("result-missing")
        self._held.append(token)
        return BadNotation("result-missing", line=token.line, column=token.start)

    def _doubled(self, token: Token) -> BadNotation:
        """A tag that the hand has had: if it had it before an empty line, another hand began."""
        if [tag.name for tag in self._block].count(token.name) == 1:
            self._held = deque(self._block)
            first = self._block[0]
            return BadNotation("result-missing", line=first.line, column=first.start)
        return BadNotation(
            "tag-doubled", line=token.line, column=token.start, name=shown(token.name)
        )

    def _find_next_hand(self) -> None:
        """After a fault: go to the first tag after this hand's movetext.

        A tag that the hand has had before an empty line begins another hand as well.
        """
        if self._held and self._held[0].kind is Kind.TAG:
            return
        self._held.clear()
        self._lexer.drop_line()
        lines, block = self._lexer.lines, _Block(self._names)
        while (line := lines.peek()) is not None:
            name = tag_name(line.text)
            if (name is not None and self._in_moves) or opens_object(line, lines):
                return
            lines.take()
            if name is not None and block.begins_hand(line, name):
                lines.push(*block.lines)
                return
            if name is None:
                self._in_moves = self._in_moves or bool(line.text.strip())
                block = _Block(block.names, after_blank=True)


class _Block:
    """Lines of tags without an empty line between them, after those of a hand with a fault."""

    def __init__(self, earlier: set[str], *, after_blank: bool = False) -> None:
        self.earlier = earlier
        self.after_blank = after_blank
        self.lines: list[Line] = []
        self.names: set[str] = set(earlier)

    def begins_hand(self, line: Line, name: str) -> bool:
        """Take a line; whether it shows that this block belongs to another hand."""
        self.lines.append(line)
        self.names.add(name)
        return self.after_blank and name in self.earlier
