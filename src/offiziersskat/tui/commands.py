"""What somebody typed, as one of a closed set of commands; a pure function of text and view.

Cards, numbers, declarations and answers become actions, which may still be illegal: that is for
the table to say, with its reason. Letters for commands are the same in every language, words for
them come from the catalogue. While a game is declared, letters are contracts, so commands there
take a colon before them (``:h``), as they may everywhere.
"""

import re
from collections.abc import Callable
from pathlib import Path

from offiziersskat.core.actions import (
    Action,
    Bid,
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
from offiziersskat.core.legality import legal
from offiziersskat.core.view import Phase, View
from offiziersskat.i18n import Language, catalogue
from offiziersskat.tui.cards import card_from, folded
from offiziersskat.tui.declaring import declared
from offiziersskat.tui.numbers import card_at, held
from offiziersskat.tui.wanted import Ask, Command, Do, NoCard, Save, Unclear, Wish

__all__ = ["SHOWN_BIDS", "is_no", "is_quit", "is_yes", "parse"]


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


def is_quit(text: str, language: Language) -> bool:
    """Whether somebody wants to leave."""
    return _wish_from(folded(text).lstrip(":/"), language) == Ask(Wish.QUIT)


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
        if isinstance(found, Card) and part.isdigit() and found not in held(view):
            # An open card has a number too, but only hand cards can be laid away.
            return NoCard(int(part))
        if isinstance(found, NoCard):
            return found
        if found is not None:
            cards.append(found)
    if len(cards) != 2 or len(parts) != 2 or cards[0] is cards[1]:
        return None
    return Do(LayAway(cards[0], cards[1]))


SHOWN_BIDS = 8
"""So many of the next bids are listed, and may be named by their places in the list."""


def _bid(typed: str, view: View, language: Language) -> Command | None:
    actions = legal(view)
    lowest = next((action for action in actions if isinstance(action, Bid)), None)
    agreed = is_yes(typed, language) or typed in _listed("word-hold", language)
    if is_no(typed, language):
        return Do(Pass())
    if Hold() in actions:
        repeated = typed in ("hold", str(view.board.bid))
        return Do(Hold()) if agreed or repeated else None
    if re.fullmatch(r"[0-9]{1,2}", typed) and 0 < int(typed) <= SHOWN_BIDS:
        listed = [action for action in actions if isinstance(action, Bid)][int(typed) - 1 :]
        return Do(listed[0]) if listed else None
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


_Reader = Callable[[str, View, Language], Command | None]

_READERS: dict[Phase, _Reader] = {
    Phase.BID: _bid,
    Phase.STOCK: _stock,
    Phase.DISCARD: _lay_away,
    Phase.DECLARE: declared,
    Phase.KONTRA: _kontra,
    Phase.RE: _double(Re(), "re"),
    Phase.PLAY: _play,
    Phase.OVER: lambda _typed, _view, _language: None,
}
