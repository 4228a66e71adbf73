"""What can be wrong with a text, and where: ``BadNotation``, the only error that readers raise.

Lines and columns count from 1, columns in characters. A parser of a small text counts from that
text's own beginning; who found it inside a larger one moves the fault there. This module must not
know any syntax.
"""

from dataclasses import dataclass
from typing import Self

from offiziersskat.errors import InputError

__all__ = ["BadNotation", "Fault", "shown"]

_LONGEST_SHOWN = 40


class BadNotation(InputError):
    """A text that cannot be read; ``line`` and ``column`` say where, ``code`` says why."""

    def __init__(self, code: str, *, line: int = 1, column: int = 1, **params: object) -> None:
        """``params`` are for the message; it gets the line and the column as well."""
        super().__init__(code, line=line, column=column, **params)
        self.line = line
        self.column = column
        self._details = params

    @classmethod
    def of(cls, error: InputError, *, column: int = 1) -> Self:
        """A fault that the core found in a value: its code, with a place."""
        return cls(error.code, column=column, **error.params)  # type: ignore[arg-type]

    def moved(self, line: int, column: int) -> "BadNotation":
        """The same fault, when the text it was found in begins at a line and column."""
        same_line = self.line == 1
        return self.at(line + self.line - 1, column + self.column - 1 if same_line else self.column)

    def at(self, line: int, column: int) -> "BadNotation":
        """The same fault at another place."""
        return BadNotation(self.code, line=line, column=column, **self._details)


@dataclass(frozen=True, slots=True)
class Fault:
    """Stands in a stream of hands for one that cannot be read."""

    error: BadNotation


def shown(text: str) -> str:
    """A piece of the input as a message may repeat it: short, and printable."""
    short = text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"
    return "".join(letter if letter.isprintable() else "�" for letter in short)
