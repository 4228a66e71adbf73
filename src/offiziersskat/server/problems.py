"""What is wrong with a request: an HTTP status, a code with a sentence in ``errors.ftl``, values.

Errors of the rooms below carry a code already; here they only get their status. What is not
foreseen is told as ``server-fault`` and no more, and stands in the log.
"""

from collections.abc import Mapping

from offiziersskat.errors import InputError, MoveError, OffiziersskatError, StorageError

__all__ = [
    "Busy",
    "Forbidden",
    "Missing",
    "Refused",
    "TooLarge",
    "TooMany",
    "headers_of",
    "problem_json",
    "status_of",
]


class Refused(OffiziersskatError):
    """Nobody has shown who he is: no key, no token, or one that is worth nothing."""


class Forbidden(OffiziersskatError):
    """It is known who asks, and it is not for him."""


class Missing(OffiziersskatError):
    """There is no such thing."""


class TooLarge(OffiziersskatError):
    """More than anybody has to say."""


class TooMany(OffiziersskatError):
    """Too often in too short a time."""


class Busy(OffiziersskatError):
    """The server cannot do it now; later it may."""


_STATUS: Mapping[type[OffiziersskatError], int] = {
    InputError: 400,
    Refused: 401,
    Forbidden: 403,
    Missing: 404,
    MoveError: 409,
    TooLarge: 413,
    TooMany: 429,
    StorageError: 503,
    Busy: 503,
}


def status_of(error: OffiziersskatError) -> int:
    """The HTTP status of an error."""
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 500)


def headers_of(error: OffiziersskatError) -> dict[str, str]:
    """Who comes too often is told when to come again, in seconds."""
    return {"Retry-After": "1"} if isinstance(error, (TooMany, Busy)) else {}


def problem_json(error: OffiziersskatError) -> dict[str, object]:
    """``{"code", "params"}``; what a person reads is made of it in his language.

    What the machine has to say about its disk is not for strangers.
    """
    if isinstance(error, StorageError):
        return {"code": "server-storage", "params": {}}
    return {"code": error.code.replace("_", "-"), "params": dict(error.params)}
