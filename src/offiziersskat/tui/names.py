"""What the players are called: as was said, as people were called last time, else from a list.

Nobody at a table has another's name, since the log and the score sheet would tell of two people
as if they were one.
"""

import getpass
from collections.abc import Sequence

from offiziersskat.errors import InputError
from offiziersskat.i18n import Language
from offiziersskat.table.events import PlayerInfo
from offiziersskat.tui.setup import HUMAN

__all__ = ["filled", "known_names", "names_for"]

_SPARE = {
    Language.DE: ("Anna", "Ben", "Clara", "David"),
    Language.EN: ("Anna", "Ben", "Clara", "David"),
    Language.JA: ("あおい", "りく", "りん", "れん"),
}
_LONGEST_LOGIN = 16


def names_for(
    said: Sequence[str], kept: Sequence[str], kinds: Sequence[str], language: Language
) -> tuple[str, ...]:
    """By seat: the names that were said, or else people's from last time.

    Raises ``InputError``: ``player-count`` for too many, ``player-names-same``, ``player-name``.
    """
    if len(said) > len(kinds):
        raise InputError("player-count", count=len(said), seats=len(kinds))
    if said:
        _check_different(said)
        return filled((*said, *[""] * (len(kinds) - len(said))), language)
    people = kinds.count(HUMAN)
    known = list(_usable(kept)[:people]) or list(_own_name() if people == 1 else ())
    return filled([known.pop(0) if kind == HUMAN and known else "" for kind in kinds], language)


def known_names(players: Sequence[PlayerInfo], kept: Sequence[str]) -> tuple[str, ...]:
    """The names of people to keep for next time; those who are not here today stay behind them."""
    people = [player.name for player in players if player.is_human]
    return (*people, *kept[len(people) :])


def filled(names: Sequence[str], language: Language) -> tuple[str, ...]:
    """A name for everybody: each seat has one of its own, which gives way if somebody has it."""
    found = list(names)
    for seat, name in enumerate(names):
        if not name:
            taken = {_key(one) for one in found if one}
            spare = [_SPARE[language][seat], *_SPARE[language]]
            found[seat] = next(one for one in spare if _key(one) not in taken)
    return tuple(found)


def _check_different(names: Sequence[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if _key(name) in seen:
            raise InputError("player-names-same", name=name)
        seen.add(_key(name))


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def _usable(names: Sequence[str]) -> tuple[str, ...]:
    """Kept names, unless the settings hold some that cannot be names."""
    try:
        _check_different(names)
        return tuple(PlayerInfo(name).name for name in names)
    except InputError:
        return ()


def _own_name() -> tuple[str, ...]:
    """How the system calls who sits here, where that is a person's name."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ()
    if login == "root" or not login.isalpha() or len(login) > _LONGEST_LOGIN:
        return ()
    return (login.capitalize(),)
