"""The base of every error this package raises; whose fault it is stands in the type.

An error carries a *code* and parameters, never a sentence: sentences for people are made from
the message catalogues (``offiziersskat.i18n``), so that one error speaks three languages.
"""

__all__ = ["InputError", "MoveError", "OffiziersskatError", "StorageError"]


class OffiziersskatError(Exception):
    """Something that a caller may want to catch: ``code`` and ``params`` say what."""

    def __init__(self, code: str, **params: object) -> None:
        """Keep the code and its parameters; ``str`` shows both, for developers."""
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        """As another process, to which an error is handed on, makes it again."""
        return _made_again, (type(self), *self.args), self.__dict__

    def __str__(self) -> str:
        """``code (name=value, …)``."""
        if not self.params:
            return self.code
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({details})"


def _made_again(kind: type[OffiziersskatError], *args: object) -> OffiziersskatError:
    """One of the same kind, whatever its own ``__init__`` asks for."""
    return kind.__new__(kind, *args)


class InputError(OffiziersskatError):
    """The fault lies in what was given: a file, a deck, a ruleset, an argument."""


class MoveError(OffiziersskatError):
    """The fault lies in what a player tried to do; the game is as it was."""


class StorageError(OffiziersskatError):
    """The fault lies in the machine: a full disk, a folder that cannot be written."""
