"""How this game is started again, in the words with which it was started.

``offiziersskat play`` helps only who has that on his path: after ``make play`` it is ``make play``
again. Who starts the program for somebody else says so in ``OFFIZIERSSKAT_COMMAND``.
"""

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from shlex import quote

__all__ = ["VARIABLE", "Again"]

VARIABLE = "OFFIZIERSSKAT_COMMAND"
_NAME = "offiziersskat"


@dataclass(frozen=True, slots=True)
class Again:
    """What is typed to play again."""

    command: str = f"{_NAME} play"

    def with_options(self, *options: str) -> str:
        """The command with some options more."""
        if not options:
            return self.command
        words = " ".join(map(quote, options))
        if self.command.split()[0] != "make":
            return f"{self.command} {words}"
        # make takes what it hands on in a variable, and a dollar sign for one of its own.
        plain = not set(words) & set('"\\$`!')
        given = f'"{words}"' if plain else quote(words.replace("$", "$$"))
        return f"{self.command} ARGS={given}"

    @classmethod
    def of(cls, environ: Mapping[str, str], argv0: str | None = None) -> "Again":
        """As this process was started."""
        given = environ.get(VARIABLE)
        if given:
            return cls(given)
        program = Path(sys.argv[0] if argv0 is None else argv0)
        if program.name == "__main__.py" and program.parent.name == _NAME:
            return cls(f"{_python(environ)} -m {_NAME} play")
        if program.stem != _NAME or _is_on_path(program, _NAME, environ):
            return cls()
        return cls(f"{quote(str(program))} play")


def _python(environ: Mapping[str, str]) -> str:
    """The name of this interpreter where that is enough to find it, otherwise its path."""
    program = Path(sys.executable)
    return program.name if _is_on_path(program, program.name, environ) else quote(str(program))


def _is_on_path(program: Path, name: str, environ: Mapping[str, str]) -> bool:
    found = shutil.which(name, path=environ.get("PATH", ""))
    return found is not None and Path(found).absolute() == program.absolute()
