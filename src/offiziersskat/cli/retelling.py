"""A replayed hand as people tell it: calls, tricks with their points, and the result in words.

It follows the steps of one hand as they come. What they mean is decided by the core.
"""

from collections.abc import Iterator
from typing import assert_never

from offiziersskat.cli.faults import card_text, sentence
from offiziersskat.cli.resultwords import ResultWords
from offiziersskat.cli.storedwords import StoredWords
from offiziersskat.cli.streams import has_glyphs
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
    text_of,
)
from offiziersskat.core.cards import Card
from offiziersskat.core.game import Game
from offiziersskat.core.view import Board, Trick
from offiziersskat.errors import OffiziersskatError
from offiziersskat.i18n import Language, catalogue
from offiziersskat.i18n.gamewords import seat_names
from offiziersskat.notation import (
    Blocked,
    Conclusion,
    Finished,
    Illegal,
    Record,
    Step,
    Unfinished,
    WrongResult,
    layout,
    result_json,
    rules_text,
)
from offiziersskat.tui.style import padded, width_of

__all__ = ["Retelling"]


class Retelling:
    """One hand while it is told."""

    def __init__(self, hand: int, record: Record, language: Language) -> None:
        """``hand`` counted from 0."""
        names = seat_names(record.rules, language)
        given = list(record.names) + [""] * len(names)
        self._names = [mine or name for mine, name in zip(given, names, strict=False)]
        self._hand = hand
        self._record = record
        self._language = language
        self._words = ResultWords(record.rules, self._names, language)
        self._text = catalogue("commands", language).text
        self._glyphs = has_glyphs()
        self._trick: list[str] = []
        self._number = 0
        self._begun = False

    def lines(self, item: Step | Conclusion) -> Iterator[str]:
        """What is to be told when this comes."""
        if not self._begun:
            self._begun = True
            yield self._heading()
        yield from self._trick_taken(item)
        if isinstance(item, Step):
            if isinstance(item.action, Play):
                self._trick.append(self._played(item.seat, item.action.card))
            else:
                said = self._said(item.action)
                yield self._text("replay-call", name=self._names[item.seat], said=said)
        else:
            yield from self._ending(item)

    def _heading(self) -> str:
        return self._text(
            "replay-heading",
            number=str(self._hand + 1),
            rules=rules_text(self._record.rules),
            names=" – ".join(self._names),
        )

    def _played(self, seat: int, card: Card) -> str:
        return f"{self._names[seat]} {self._card(card)}"

    def _card(self, card: Card) -> str:
        return card_text(card, self._language, glyphs=self._glyphs)

    def _said(self, action: Action) -> str:
        match action:
            case Declare():
                return self._words.declaration(action)
            case Bid(value):
                return str(value)
            case LayAway(first, second):
                cards = f"{self._card(first)} {self._card(second)}"
                return self._text("said-lay-away", cards=cards)
            case Kontra() | Re() | Pass() | Hold() | TakeStock() | PlayHand():
                return self._text(f"said-{text_of(action)}")
            case Play(card):
                return self._card(card)
            case _:
                assert_never(action)

    def _trick_taken(self, item: Step | Conclusion) -> Iterator[str]:
        """The trick that has been completed since, or the one that was broken off."""
        board = _board(item)
        goes_on = isinstance(item, Step) and item.view.board.trick is not None
        if not self._trick or goes_on:
            return
        self._number += 1
        width = max(width_of(name) for name in self._names) + 5
        line = f"{self._number:>2}. " + "".join(padded(card, width) for card in self._trick)
        self._trick = []
        if board.trick is None and board.last_trick is not None:
            line += self._taken(board, board.last_trick)
        yield line.rstrip()

    def _taken(self, board: Board, trick: Trick) -> str:
        assert trick.winner is not None
        mine, theirs = board.points
        name = self._names[trick.winner]
        return self._text("replay-trick", name=name, mine=mine, theirs=theirs)

    def _ending(self, end: Conclusion) -> Iterator[str]:
        match end:
            case Finished():
                yield from self._result(end.game)
            case Unfinished():
                yield self._text("replay-unfinished", name=self._names[end.seat])
                yield layout(end.view)
                yield self._legal(end.legal)
            case Illegal():
                yield self._illegal(end)
                if end.legal:
                    yield self._legal(end.legal)
            case WrongResult():
                if end.result is not None:
                    yield from self._result(end.game)
                yield self._wrong(end)
            case Blocked():
                pass
            case _:
                assert_never(end)

    def breach(self, end: Illegal | WrongResult) -> str:
        """In one sentence where a hand breaks the rules."""
        return self._illegal(end) if isinstance(end, Illegal) else self._wrong(end)

    def _result(self, game: Game) -> Iterator[str]:
        assert game.result is not None
        yield from self._words.lines(game.result, game.board.contract)

    def _legal(self, legal: tuple[Action, ...]) -> str:
        return self._text("replay-legal", actions=", ".join(self._said(one) for one in legal))

    def _illegal(self, end: Illegal) -> str:
        error = OffiziersskatError(end.reason.value, **{"action": end.text, **end.params})
        message = sentence(error, self._language, glyphs=self._glyphs)
        name = "–" if end.seat is None else self._names[end.seat]
        return self._text("replay-illegal", ply=str(end.ply), name=name, message=message)

    def _wrong(self, end: WrongResult) -> str:
        """What the record says and what is true."""
        stored = self._record.result or {}
        true = {} if end.result is None else result_json(end.result)
        words = StoredWords(self._names, self._language)
        told, found = (words.listed(result, end.keys) for result in (stored, true))
        return self._text("replay-wrong-result", stored=told, found=found)


def _board(item: Step | Conclusion) -> Board:
    """What lay open to everyone when this came."""
    if isinstance(item, Step | Unfinished):
        return item.view.board
    return item.game.board if isinstance(item, Finished | WrongResult) else item.board
