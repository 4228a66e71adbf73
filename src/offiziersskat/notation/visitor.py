"""What a reader tells about a hand while it reads: whoever listens keeps what he needs.

A visitor that counts, or looks at headers only, builds no record; ``build`` holds the one that
does. One visitor is told about one hand after another.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

__all__ = ["Headers", "HeadersVisitor", "Visitor"]

T_co = TypeVar("T_co", covariant=True)


class Visitor(ABC, Generic[T_co]):
    """Hears of a hand in this order: begin, headers, moves with their notes, ending or result, end.

    A method that finds a fault raises ``BadNotation`` as counted from the text it was given; the
    reader adds where that stands, and goes on with the next hand. By default all is ignored.
    """

    def begin(self, line: int) -> None:
        """A hand begins at a line."""

    def header(self, name: str, value: str) -> None:
        """A tag; those of the JSON form come under the names that they have in text."""

    def unnamed(self, key: str, value: object) -> None:
        """A key of a JSON object that notation.md does not name."""

    def wants_moves(self) -> bool:
        """Whether to go on after the headers, or to look for the end of the hand only."""
        return True

    def move(self, text: str) -> None:
        """An action in its text form, two cards laid away together."""

    def comment(self, text: str) -> None:
        """A comment on the last move, or on the hand if there has been none."""

    def nag(self, number: int) -> None:
        """A numeric annotation glyph on the last move."""

    def ending(self, token: str) -> None:
        """The token that ends the text form."""

    def stored(self, result: Mapping[str, object]) -> None:
        """The result of the JSON form."""

    @abstractmethod
    def end(self) -> T_co:
        """The hand is over: what has become of it."""


Headers = dict[str, str]
"""The tags of a hand by name; of two with one name, the last."""


class HeadersVisitor(Visitor[Headers]):
    """Keeps the tags of each hand, and passes over the rest."""

    def begin(self, line: int) -> None:
        """Forget the hand before."""
        self.headers: Headers = {}

    def header(self, name: str, value: str) -> None:
        """Keep it as it is written."""
        self.headers[name] = value

    def wants_moves(self) -> bool:
        """No."""
        return False

    def end(self) -> Headers:
        """The tags."""
        return self.headers
