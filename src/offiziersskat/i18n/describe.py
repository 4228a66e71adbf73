"""One sentence for an error: what is wrong, and where, in the reader's language."""

from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n.catalogue import Language, catalogue

__all__ = ["describe"]


def describe(error: OffiziersskatError, language: Language) -> str:
    """The error as a sentence, from ``errors.ftl``: the message has the error's code as its id."""
    params = {name: _plain(value) for name, value in error.params.items()}
    return catalogue("errors", language).text(error.code.replace("_", "-"), **params)


def _plain(value: object) -> object:
    """A switch as rulesets write it; large numbers whole, since Fluent would group their digits."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int) and abs(value) >= 1000:
        return str(value)
    return value
