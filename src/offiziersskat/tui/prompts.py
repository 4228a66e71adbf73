"""What is asked of somebody in each phase, explained in a line before he commits himself.

Text alone: which answers are understood is ``commands``' business, which are legal the table's.
"""

from collections.abc import Callable

from offiziersskat.core.actions import Bid, Declare, Hold
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Scoring
from offiziersskat.core.scoring import BASE, NULL_VALUES
from offiziersskat.core.view import Phase, View
from offiziersskat.tui.commands import SHOWN_BIDS
from offiziersskat.tui.declaring import offered
from offiziersskat.tui.numbers import held
from offiziersskat.tui.words import Words

__all__ = ["example_card", "explained", "level_lines", "prompt", "unclear"]


def explained(view: View, words: Words) -> list[str]:
    """The choices and what they mean; empty in card play, where the table shows them."""
    return _EXPLAINED[view.phase](view, words)


def _option(keys: str, name: str, text: str, words: Words) -> str:
    return words("option-line", keys=keys, name=name, text=text)


def _declarations(view: View, words: Words) -> list[str]:
    games = offered(view)
    lines = [words("explain-declare")]
    for number, game in enumerate(games, start=1):
        keys = f"{number:>2} {game.text if not game.hand else game.contract.value}"
        name = words.contract(game.contract) if game.hand else words.declared(game)
        lines.append(_option(keys, name, _meaning(game, view, words), words))
    if any(game.hand for game in games):
        lines.append(words("explain-hand", example=_example(games)))
    return lines


def _example(games: tuple[Declare, ...]) -> str:
    return next((game.contract.value for game in games if game.contract in BASE), "C") + "HS"


def _meaning(game: Declare, view: View, words: Words) -> str:
    """What is trump, and what it counts."""
    contract = game.contract
    match contract:
        case Contract.G:
            text = words("explain-grand")
        case Contract.N:
            text = words("explain-null-ouvert" if game.ouvert else "explain-null")
        case Contract.R:
            text = words("explain-ramsch")
        case _:
            text = words("explain-suit", suit=words(f"contract-{contract.value.lower()}"))
    if view.rules.scoring is not Scoring.SKAT or contract is Contract.R:
        return text
    if contract is Contract.N:
        value = words("explain-value", value=NULL_VALUES[game.hand, game.ouvert])
    else:
        value = words("explain-base", base=BASE[contract])
    return words("comma").join([text, value])


def level_lines(games: tuple[Declare, ...], words: Words) -> list[str]:
    """What may be announced with a contract played from the hand."""
    lines = []
    for number, game in enumerate(games, start=1):
        name = words.declared(game)
        text = words(f"explain-level-{_highest(game)}")
        if game.contract is Contract.N:
            text = words("explain-null-ouvert" if game.ouvert else "explain-level-none")
        lines.append(_option(f"{number:>2} {game.text}", name, text, words))
    return lines


def _highest(game: Declare) -> str:
    for level in ("ouvert", "schwarz", "schneider"):
        if getattr(game, level):
            return level
    return "none"


def _bidding(view: View, words: Words) -> list[str]:
    actions = legal(view)
    bids = [action.value for action in actions if isinstance(action, Bid)]
    lines = [words("explain-bid")]
    leave = _option(" p", words("option-pass"), words("option-pass-text"), words)
    agree = words("word-yes").split()[0]
    if Hold() in actions:
        text = words("option-hold-text", bid=view.board.bid)
        return [*lines, _option(f" {agree}", words("option-hold"), text, words), leave]
    if len(bids) == 1 and view.seat != view.rules.dealer:
        lines.append(words("explain-forehand"))
    if bids:
        text = words("option-bid-text", next=bids[0])
        lines.append(_option(f" {bids[0]}", words("option-bid"), text, words))
    shown = words.listed(f"{number}: {bid}" for number, bid in enumerate(bids[:SHOWN_BIDS], 1))
    if len(bids) > SHOWN_BIDS:
        lines.append(words("explain-bids-more", values=shown, last=bids[-1]))
    elif len(bids) > 1:
        lines.append(words("explain-bids", values=shown))
    return [*lines, leave]


def _stock(view: View, words: Words) -> list[str]:
    numbers = {"TakeStock": "1", "PlayHand": "2"}
    names = {"TakeStock": "take", "PlayHand": "hand"}
    lines = []
    for action in legal(view):
        kind = type(action).__name__
        name, text = words(f"option-{names[kind]}"), words(f"option-{names[kind]}-text")
        lines.append(_option(f" {numbers[kind]}", name, text, words))
    return lines


def _double(word: str) -> "_Explain":
    def explain(_view: View, words: Words) -> list[str]:
        return [
            _option(" 1", words(f"option-{word}"), words(f"option-{word}-text"), words),
            _option(" 2", words("option-no"), words("option-no-text"), words),
        ]

    return explain


_Explain = Callable[[View, Words], list[str]]

_EXPLAINED: dict[Phase, _Explain] = {
    Phase.BID: _bidding,
    Phase.STOCK: _stock,
    Phase.DISCARD: lambda _view, words: [words("explain-discard")],
    Phase.DECLARE: _declarations,
    Phase.KONTRA: _double("kontra"),
    Phase.RE: _double("re"),
    Phase.PLAY: lambda _view, _words: [],
    Phase.OVER: lambda _view, _words: [],
}


def prompt(view: View, name: str, words: Words) -> str:
    """The question itself, with the keys that always help."""
    question = _question(view, name, words)
    declares = "-declare" if view.phase is Phase.DECLARE else ""
    long, short = (
        f"{question} ({words(keys + declares)}):" for keys in ("keys-help", "keys-short")
    )
    return short if words.style.is_narrow else long


def _question(view: View, name: str, words: Words) -> str:
    if view.phase is Phase.BID and Hold() in legal(view):
        return words("ask-hold", name=name, bid=view.board.bid)
    return words(f"ask-{view.phase.value}", name=name)


def example_card(view: View, words: Words) -> str:
    """A card of one's own, as it could be typed."""
    assert view.seat is not None
    playable = held(view) or view.playable(view.seat)
    return words.typed(playable[0] if playable else Card.HT)


def unclear(text: str, view: View, words: Words) -> str:
    """That something was not understood, and what would be."""
    shown = "".join(sign for sign in text if sign.isprintable())[:20]
    message = "unclear-yes-no" if view.phase in (Phase.KONTRA, Phase.RE) else None
    if view.phase is Phase.BID and Hold() in legal(view):
        message = "unclear-hold"
    message = message or f"unclear-{view.phase.value}"
    example = example_card(view, words)
    if view.phase is Phase.DISCARD:
        example = " ".join(words.typed(card) for card in held(view)[:2])
    return words("unclear", text=shown, hint=words(message, example=example))
