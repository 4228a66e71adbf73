"""What somebody typed, as one of a closed set of commands; a pure function of text and view.

Cards, numbers, declarations and answers become actions, which may still be illegal: that is for
the table to say, with its reason. Letters for commands are the same in every language, words for
them come from the catalogue. While a game is declared, letters are contracts, so commands there
take a colon before them (``:h``), as they may everywhere.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
)
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.i18n import Language, catalogue
from offiziersskat.tui.cards import card_from, contract_from, folded
from offiziersskat.tui.numbers import card_at

__all__ = [
    "Announce",
    "Ask",
    "Command",
    "Do",
    "NoCard",
    "Save",
    "Unclear",
    "Wish",
    "is_no",
    "is_yes",
    "level_from",
    "offered",
    "parse",
]


class Wish(Enum):
    """What can be asked for without an argument; the value is the letter, or sign, for it."""

    HINT = "?"
    BACK = "u"
    LAST = "l"
    SHEET = "s"
    HELP = "h"
    QUIT = "q"
    RESIGN = "r"
    SHOW = ""


@dataclass(frozen=True, slots=True)
class Do:
    """Try an action."""

    action: Action


@dataclass(frozen=True, slots=True)
class Announce:
    """A contract was named, and what is announced with it is still to be asked."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish that is no action in the game."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Save:
    """Write the game to a file; ``None`` if none was named."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class NoCard:
    """A number at which no card lies that this seat could play."""

    number: int


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that is understood in this phase."""

    text: str


Command = Do | Announce | Ask | Save | NoCard | Unclear


def parse(text: str, view: View, language: Language) -> Command:
    """What was typed at the decision that this view is asked for."""
    typed = folded(text)
    if not typed:
        return Ask(Wish.SHOW)
    plain = typed[1:].strip() if typed[0] in ":/" else typed
    saved = _save_from(text.strip().lstrip(":/"), language)
    if saved is not None:
        return saved
    found = _READERS[view.phase](typed, view, language) if plain == typed else None
    return found or _wish_from(plain, language) or Unclear(text.strip())


# ---- wishes -------------------------------------------------------------------------------------


def _listed(message: str, language: Language) -> list[str]:
    return catalogue("table", language).text(message).split()


def _wish_from(typed: str, language: Language) -> Ask | None:
    for wish in Wish:
        if typed == wish.value or typed in _wish_words(wish, language):
            return Ask(wish)
    return None


def _wish_words(wish: Wish, language: Language) -> list[str]:
    if wish is Wish.SHOW:
        return []
    name = wish.name.lower()
    return [name, *_listed(f"word-{name}", language)]


def _save_from(text: str, language: Language) -> Save | None:
    first, _, rest = text.partition(" ")
    if folded(first) not in ("save", *_listed("word-save", language)):
        return None
    path = rest.strip().strip('"')
    return Save(Path(path).expanduser() if path else None)


def is_yes(text: str, language: Language) -> bool:
    """Whether somebody agreed."""
    return folded(text) in ("y", "yes", *_listed("word-yes", language))


def is_no(text: str, language: Language) -> bool:
    """Whether somebody declined."""
    return folded(text) in ("n", "no", "p", "pass", *_listed("word-no", language))


# ---- what each phase understands ----------------------------------------------------------------


def _card_from(typed: str, view: View, language: Language) -> Card | NoCard | None:
    """A code, or a number at a card; a lone number is never a code."""
    if re.fullmatch(r"[0-9]{1,3}", typed):
        return card_at(view, int(typed)) or NoCard(int(typed))
    return card_from(typed, language)


def _play(typed: str, view: View, language: Language) -> Command | None:
    found = _card_from(typed, view, language)
    return Do(Play(found)) if isinstance(found, Card) else found


def _lay_away(typed: str, view: View, language: Language) -> Command | None:
    parts = [part for part in re.split(r"[\s,;+]+|(?<!\w)-", typed) if part]
    cards: list[Card] = []
    for part in parts:
        found = _card_from(part, view, language)
        if isinstance(found, NoCard):
            return found
        if found is not None:
            cards.append(found)
    if len(cards) != 2 or len(parts) != 2 or cards[0] is cards[1]:
        return None
    return Do(LayAway(cards[0], cards[1]))


def _bid(typed: str, view: View, language: Language) -> Command | None:
    actions = legal(view)
    lowest = next((action for action in actions if isinstance(action, Bid)), None)
    agreed = is_yes(typed, language) or typed in _listed("word-hold", language)
    if is_no(typed, language):
        return Do(Pass())
    if Hold() in actions:
        held = typed == "hold" or typed == str(view.board.bid)
        return Do(Hold()) if agreed or held else None
    if lowest is not None and (typed == "+" or (agreed and len(actions) == 2)):
        return Do(lowest)
    return Do(Bid(int(typed))) if re.fullmatch(r"[0-9]{1,4}", typed) else None


def _stock(typed: str, _view: View, language: Language) -> Command | None:
    if typed in ("1", "t", *_listed("word-take", language)):
        return Do(TakeStock())
    if typed in ("2", *_listed("word-hand", language)):
        return Do(PlayHand())
    return None


def _double(said: Action, word: str) -> "_Reader":
    def read(typed: str, _view: View, language: Language) -> Command | None:
        if typed == "1" or is_yes(typed, language) or typed in _listed(f"word-{word}", language):
            return Do(said)
        return Do(Pass()) if typed == "2" or is_no(typed, language) else None

    return read


def _kontra(typed: str, view: View, language: Language) -> Command | None:
    return Do(Kontra()) if typed == "k" else _double(Kontra(), "kontra")(typed, view, language)


# ---- declaring ----------------------------------------------------------------------------------


def offered(view: View) -> tuple[Declare, ...]:
    """The list from which a game is chosen: after ``hand`` one entry for each contract."""
    games = [action for action in legal(view) if isinstance(action, Declare)]
    if not any(game.hand for game in games):
        return tuple(games)
    return tuple({game.contract: game for game in reversed(games)}.values())[::-1]


def _declare(typed: str, view: View, language: Language) -> Command | None:
    choices = offered(view)
    if re.fullmatch(r"[0-9]{1,3}", typed):
        index = int(typed) - 1
        return _chosen(choices[index], view) if 0 <= index < len(choices) else None
    contract = contract_from(typed.lstrip("="), language)
    if contract is not None:
        return _chosen(Declare(contract), view)
    declared = _declared_from(typed, language)
    return None if declared is None else Do(declared)


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
    declared = _declared_from(typed, language)
    return declared if declared in games else None


_Reader = Callable[[str, View, Language], Command | None]

_READERS: dict[Phase, _Reader] = {
    Phase.BID: _bid,
    Phase.STOCK: _stock,
    Phase.DISCARD: _lay_away,
    Phase.DECLARE: _declare,
    Phase.KONTRA: _kontra,
    Phase.RE: _double(Re(), "re"),
    Phase.PLAY: _play,
    Phase.OVER: lambda _typed, _view, _language: None,
}
