"""What stands beside the table in words: contract, value so far, last trick, who needs what.

Paragraphs of plain text, in the order in which the eye wants them; where they go and how they
wrap, ``draw`` decides.
"""

from dataclasses import dataclass

from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Acted, TrickWon, Turned
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, Trick, View
from offiziersskat.table.worth import Need, Worth, laid_away, need, worth
from offiziersskat.tui.style import Tone
from offiziersskat.tui.words import Words

__all__ = [
    "Paragraph",
    "contract_lines",
    "fresh_cards",
    "last_trick",
    "need_line",
    "panel",
    "run_words",
    "trick_words",
]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A piece of text and its tone, if it has one."""

    text: str
    tone: Tone | None = None


def panel(
    view: View, names: tuple[str, ...], words: Words, told: Matadors | None = None
) -> list[Paragraph]:
    """Everything worth saying now; ``told`` are the matadors that a position tells."""
    board = view.board
    lines = contract_lines(view, names, words, told)
    if board.phase is Phase.PLAY:
        number = min(sum(board.tricks) + 1, view.rules.tricks)
        lines.append(Paragraph(words("panel-trick", number=number, total=view.rules.tricks)))
    if board.last_trick is not None:
        lines.append(Paragraph(last_trick(board.last_trick, names, words), Tone.FAINT))
    fresh = fresh_cards(view)
    if fresh:
        turned = words.listed(f"{names[event.seat]} {words.card(event.card)}" for event in fresh)
        lines.append(Paragraph(words("said-turned", cards=turned), Tone.ACCENT))
    if board.stock_size and board.phase is not Phase.OVER:
        lines.append(Paragraph(_stock_line(view, words), Tone.FAINT))
    return lines


def fresh_cards(view: View) -> list[Turned]:
    """The cards turned up since this seat last played one; for a spectator, in the last trick.

    They have been told in words, but on a low screen these have scrolled away.
    """
    fresh: list[Turned] = []
    for event in view.log:
        match event:
            case Acted(seat) if seat == view.seat:
                fresh = []
            case TrickWon() if view.seat is None:
                fresh = []
            case Turned():
                fresh.append(event)
            case _:
                pass
    return fresh


def contract_lines(
    view: View, names: tuple[str, ...], words: Words, told: Matadors | None = None
) -> list[Paragraph]:
    """Contract and declarer, kontra and re, the bid, the value so far."""
    board = view.board
    if board.contract is None:
        waiting = "panel-bidding" if board.phase is Phase.BID else "panel-undeclared"
        lines = [Paragraph(words(waiting))]
    elif board.declarer is None:
        lines = [Paragraph(words("panel-ramsch"), Tone.BOLD)]
    else:
        contract, name = words.declared(board.contract), names[board.declarer]
        lines = [Paragraph(words("panel-declared", contract=contract, name=name), Tone.BOLD)]
    if board.kontra > 1:
        said = "panel-kontra" if board.kontra == 2 else "panel-re"
        lines.append(Paragraph(words(said), Tone.WARN))
    value = worth(view, told)
    if board.bid is not None:
        short = value is not None and value.value < board.bid
        said = words("panel-bid-short" if short else "panel-bid", bid=board.bid)
        lines.append(Paragraph(said, Tone.WARN if short else None))
    if value is not None and board.phase is not Phase.OVER:
        lines.append(Paragraph(_worth_line(value, view, words)))
    return lines


def run_words(found: Matadors, words: Words) -> str:
    """``mit 2``, ``ohne 3``."""
    return words("run-with" if found.with_ else "run-without", count=found.count)


def _worth_line(found: Worth, view: View, words: Words) -> str:
    value = found.value * view.board.kontra
    if view.board.contract is not None and view.board.contract.contract is Contract.N:
        return words("worth-fixed", value=value)
    if found.matadors is None:
        return words("worth-unseen", jack=words("jack-of-clubs"), value=value)
    run = run_words(found.matadors, words)
    known = "worth-least" if found.open_ended else "worth-exact"
    return words(known, run=run, level=found.level, value=value)


def trick_words(trick: Trick, names: tuple[str, ...], words: Words) -> str:
    """Who played what, in order."""
    seats = len(names)
    return words.listed(
        f"{names[(trick.leader + place) % seats]} {words.card(card)}"
        for place, card in enumerate(trick.cards)
    )


def last_trick(trick: Trick, names: tuple[str, ...], words: Words) -> str:
    """The trick before this one, and who took it."""
    winner = names[trick.winner or Seat.FOREHAND]
    points = sum(card.points for card in trick.cards)
    shown = trick_words(trick, names, words)
    return words("last-trick", cards=shown, name=winner, points=points)


def _stock_line(view: View, words: Words) -> str:
    if isinstance(view.stock, tuple) and view.stock:
        points = laid_away(view)
        return words("panel-laid-away", cards=words.cards(view.stock), points=points)
    laid = view.board.took_stock
    return words("panel-laid-away-hidden" if laid else "panel-stock", count=view.board.stock_size)


def need_line(view: View, side: Side, words: Words) -> str | None:
    """In one sentence what a side still needs, and how far it is."""
    found = need(view, side)
    return None if found is None else _need_words(found, view, side, words)


def _need_words(found: Need, view: View, side: Side, words: Words) -> str:
    points = view.board.points
    if found.aim.name == "fewest":
        return words("need-fewest", mine=points[side], theirs=points[side.other])
    if found.aim.name != "points":
        return words(f"need-{found.aim.name}")
    if found.missing:
        return words("need-points", aim=found.aim.points, missing=found.missing)
    return words("need-reached", aim=found.aim.points)
