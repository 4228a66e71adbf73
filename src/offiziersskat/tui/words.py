"""Messages of the table in the reader's language, fit for the terminal at hand.

A thin layer over the catalogue: it names cards, contracts and lists as the language does, and
puts everything in ASCII where nothing else can be shown.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from offiziersskat.core.actions import Declare
from offiziersskat.core.cards import Card
from offiziersskat.core.contracts import Contract
from offiziersskat.i18n import Language, catalogue
from offiziersskat.tui.cards import face, suit_sign, typed
from offiziersskat.tui.style import Style, plain

__all__ = ["Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """The language and the looks in which everything is said."""

    language: Language
    style: Style

    def __call__(self, message: str, /, **params: object) -> str:
        """A message of ``table.ftl``."""
        return self.fit(catalogue("table", self.language).text(message, **params))

    def fit(self, text: str) -> str:
        """Any text as this terminal can show it."""
        return text if self.style.glyphs else plain(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return catalogue("table", self.language).has(message)

    def card(self, card: Card) -> str:
        """``♥10``."""
        return face(card, self.language, self.style)

    def typed(self, card: Card) -> str:
        """``HT``, in German ``H10``: as somebody would type it."""
        return typed(card, self.language)

    def cards(self, cards: Iterable[Card]) -> str:
        """``♥10 ♣B``, in the given order."""
        return " ".join(self.card(card) for card in cards)

    def contract(self, contract: Contract) -> str:
        """``♥ Herz``, ``Grand``; without a sign where there are none."""
        name = self(f"contract-{contract.value.lower()}")
        if contract.suit is None or not self.style.glyphs:
            return name
        return f"{suit_sign(contract.suit, self.style)} {name}"

    def declared(self, declared: Declare) -> str:
        """The contract with all that was announced: ``Grand, Hand, Schneider``."""
        marks = [
            self(f"level-{mark}")
            for mark in ("hand", "schneider", "schwarz", "ouvert")
            if getattr(declared, mark)
        ]
        return self("comma").join([self.contract(declared.contract), *marks])

    def listed(self, items: Iterable[str]) -> str:
        """Items side by side: ``Anna 36 · Ben 0``."""
        return self.fit(" · ".join(items))
