"""Games as people name them: ``3``, ``H``, ``♥``, ``CHS``, ``grand hand schneider``.

What is offered and what it is called; whether it may be declared, the table says.
"""

import re

from offiziersskat.core.actions import Declare
from offiziersskat.core.legality import legal
from offiziersskat.core.view import View
from offiziersskat.i18n import Language, catalogue
from offiziersskat.tui.cards import contract_from, folded
from offiziersskat.tui.wanted import Announce, Command, Do, Unsure, Wish

__all__ = ["declared", "level_from", "offered"]


def offered(view: View) -> tuple[Declare, ...]:
    """The list from which a game is chosen: after ``hand`` one entry for each contract."""
    games = [action for action in legal(view) if isinstance(action, Declare)]
    if not any(game.hand for game in games):
        return tuple(games)
    return tuple({game.contract: game for game in reversed(games)}.values())[::-1]


def declared(typed: str, view: View, language: Language) -> Command | None:
    """What was typed while a game is declared, by the list's number, letter, code or word."""
    choices = offered(view)
    if re.fullmatch(r"[0-9]{1,3}", typed):
        index = int(typed) - 1
        return _chosen(choices[index], view) if 0 <= index < len(choices) else None
    contract = contract_from(typed.lstrip("="), language)
    if contract is not None:
        chosen = _chosen(Declare(contract), view)
        wish = _WISHES.get(typed)
        return Unsure(contract, wish) if wish and chosen == Do(Declare(contract)) else chosen
    found = _declared_from(typed, language)
    return None if found is None else Do(found)


_WISHES = {wish.value: wish for wish in (Wish.HELP, Wish.SHEET, Wish.RESIGN)}
"""Letters at which somebody may think of something else than a game."""


def _chosen(game: Declare, view: View) -> Command:
    """A contract by itself is declared, unless there is something to announce with it."""
    games = [action for action in legal(view) if isinstance(action, Declare)]
    levels = [action for action in games if action.contract is game.contract and action.hand]
    return Announce(game.contract) if len(levels) > 1 else Do(game)


_LEVELS = {"h": "hand", "s": "schneider", "z": "schwarz", "o": "ouvert"}


def _declared_from(typed: str, language: Language) -> Declare | None:
    """``CHS``, ``=NO``, ``grand hand schneider``."""
    words = re.split(r"[\s,、]+", re.sub(r"^[♣♠♥♦] (?=.)", "", typed.lstrip("=")))
    contract = contract_from(words[0], language)
    if contract is None and len(words) == 1:
        contract = contract_from(words[0][:1], language)
        words = [words[0][:1], *words[0][1:]]
    levels = [_level_from(word, language) for word in words[1:]]
    if contract is None or None in levels or len(set(levels)) < len(levels):
        return None
    return Declare(contract, **dict.fromkeys([level for level in levels if level], True))


def _level_from(word: str, language: Language) -> str | None:
    for letter, name in _LEVELS.items():
        spoken = catalogue("table", language).text(f"level-{name}")
        if word in (letter, name, folded(spoken)):
            return name
    return None


def level_from(text: str, games: tuple[Declare, ...], language: Language) -> Declare | None:
    """Which of the announcements offered with a contract somebody chose, by number or letters."""
    typed = folded(text).lstrip("=")
    if re.fullmatch(r"[0-9]{1,3}", typed):
        index = int(typed) - 1
        return games[index] if 0 <= index < len(games) else None
    found = _declared_from(typed, language)
    return found if found in games else None
