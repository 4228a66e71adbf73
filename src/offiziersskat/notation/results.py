"""Results as records store them: the object of JSON, the token of text, and whether they agree.

How a result comes about is the core's business.
"""

from collections.abc import Mapping

from offiziersskat.core.result import Result

__all__ = [
    "RESULT_KEYS",
    "TOKENS",
    "UNFINISHED",
    "differing",
    "in_order",
    "result_json",
    "result_token",
    "token_of",
]

TOKENS: dict[str, int | None] = {"1-0": 0, "0-1": 1, "1/2": None, "1/2-1/2": None}
"""The winner, a side, of each token of a finished hand."""

UNFINISHED = "*"
"""The token of one that is not."""

_TOKENS: dict[object, str] = {0: "1-0", 1: "0-1", None: "1/2"}


def result_json(result: Result) -> dict[str, object]:
    """The object of notation.md §4."""
    run = result.matadors
    return {
        "contract": None if result.contract is None else result.contract.value,
        "declarer": None if result.declarer is None else int(result.declarer),
        "points": _listed(result.points),
        "tricks": _listed(result.tricks),
        "winner": result.winner,
        "schneider": result.schneider,
        "schwarz": result.schwarz,
        "matadors": None if run is None else {"with": run.with_, "count": run.count},
        "kontra": result.kontra,
        "value": result.value,
        "score": _listed(result.score),
        "bid": result.bid,
        "overbid": result.overbid,
    }


RESULT_KEYS = (
    "contract declarer points tricks winner schneider schwarz matadors kontra value score bid"
    " overbid"
).split()
"""All keys of a result, in their order."""


def in_order(stored: Mapping[str, object]) -> dict[str, object]:
    """A stored result with its keys in the order of notation.md §4, unknown ones last."""
    known = [key for key in RESULT_KEYS if key in stored]
    return {key: stored[key] for key in [*known, *(key for key in stored if key not in known)]}


def _listed(numbers: tuple[int, ...] | None) -> list[int] | None:
    return None if numbers is None else list(numbers)


def token_of(winner: object) -> str:
    """The token for a winning side, 0 or 1, or for no winner."""
    return _TOKENS.get(winner, _TOKENS[None])


def result_token(result: Result) -> str:
    """The token that ends the text of a finished hand."""
    return _TOKENS[result.winner]


def differing(stored: Mapping[str, object], result: Result) -> tuple[str, ...]:
    """The keys of a stored result that say something else; keys that nobody knows say nothing."""
    found = result_json(result)
    return tuple(key for key in found if key in stored and not _same(stored[key], found[key]))


def _same(stored: object, found: object) -> bool:
    """Equality that does not take ``true`` for 1, as Python does."""
    if isinstance(stored, bool) or isinstance(found, bool):
        return stored is found
    if isinstance(stored, list) and isinstance(found, list):
        return len(stored) == len(found) and all(map(_same, stored, found))
    if isinstance(stored, Mapping) and isinstance(found, Mapping):
        return stored.keys() == found.keys() and all(
            _same(stored[key], found[key]) for key in found
        )
    return stored == found
