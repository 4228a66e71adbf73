"""One sentence for an error: what is wrong, and where, in the reader's language."""

from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n.catalogue import Language, catalogue

__all__ = ["describe"]


def describe(error: OffiziersskatError, language: Language) -> str:
    """The error as a sentence, from ``errors.ftl``: the message has the error's code as its id."""
    return catalogue("errors", language).text(error.code.replace("_", "-"), **error.params)
