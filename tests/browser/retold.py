"""A hand told by the lines of the table's log, played over again from these words alone.

The patterns are made from the catalogues, so what is tested is what people read or hear. It knows
the rules' course of dealing, and nothing of the server or of the cards that were really dealt.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from offiziersskat.core.actions import (
    DECLARATIONS,
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
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.course import Deal, Kind
from offiziersskat.core.events import TrickWon
from offiziersskat.core.game import Game, apply, new_game
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.tui.sheet import Hand, outcome
from offiziersskat.tui.style import Colours, Style
from offiziersskat.tui.words import Words

__all__ = ["Retold", "retold"]

_GLYPHS = dict(zip("♣♠♥♦", "CSHD", strict=True))
_RANKS = {Language.DE: {"10": "T", "D": "Q", "B": "J"}}
_CARD = "[♣♠♥♦](?:10|[AKQJDB987])"
_VALUES = {
    "name": ".+?",
    "count": r"\d+",
    "points": r"\d+",
    "place": r"\d+",
    "value": r"\d+",
    "contract": ".+",
    "card": _CARD,
    "cards": f"{_CARD}(?: {_CARD})*",
}
_SAID = (
    *("declare", "kontra", "re", "no-kontra", "no-re", "bid", "hold", "pass", "take", "hand"),
    *("taken", "laid-cards", "opened", "played", "won"),
)
_STORY = ("down", "up", "open", "hand", "hidden", "stock", "turned")
_PLAIN: dict[str, Action] = {
    "kontra": Kontra(),
    "re": Re(),
    "no-kontra": Pass(),
    "no-re": Pass(),
    "pass": Pass(),
    "hold": Hold(),
    "take": TakeStock(),
    "hand": PlayHand(),
}


@dataclass(frozen=True)
class _Line:
    """A line and what stands in it."""

    kind: str
    values: dict[str, str]


@dataclass(frozen=True)
class Retold:
    """The hand as it can be played again by somebody who has heard its lines and nothing else."""

    game: Game
    names: tuple[str, ...]
    declared: Declare | None

    def verdict(self, reader: str, language: Language) -> str:
        """How it ended, as the terminal would tell it to one of the players."""
        assert self.game.result is not None
        seat = Seat(self.names.index(reader))
        hand = Hand(self.game.result, self.declared, self.names, seat)
        words = Words(language, Style(glyphs=True, colours=Colours.NONE, width=80))
        # The terminal puts a dot between two scores, the browser the word of the language.
        return outcome(hand, words)[-1].replace(" · ", words("and"))


def retold(lines: Iterable[str], rules: Ruleset, language: Language) -> Retold:
    """Play the hand again from the lines of its log."""
    told = [_read(line, language) for line in lines]
    teller = _Teller(rules, language, told)
    game, declared = new_game(rules, teller.deck()), None
    for name, action in teller.actions():
        assert game.to_act is not None
        assert teller.names[int(game.to_act)] == name, action
        game = apply(game, action)
        declared = action if isinstance(action, Declare) else declared
    won = [line.values["points"] for line in told if line.kind == "won"]
    assert [str(event.points) for event in game.truth.log if isinstance(event, TrickWon)] == won
    return Retold(game, teller.names, declared)


def _pattern(words: Catalogue, message: str, points: object) -> re.Pattern[str]:
    marks = {name: f"⟦{name}⟧" for name in _VALUES} | {"points": points}
    text = re.escape(words.text(message, **marks))
    for name, value in _VALUES.items():
        text = text.replace(re.escape(f"⟦{name}⟧"), f"(?P<{name}>{value})")
    return re.compile(text)


def _patterns(language: Language) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every sentence of the log; the number of points in it may change its grammar."""
    web, table = catalogue("web", language), catalogue("table", language)
    for kind in _STORY:
        yield kind if kind != "hand" else "held", _pattern(web, f"table-story-{kind}", "⟦points⟧")
    for kind in _SAID:
        yield kind, _pattern(table, f"said-{kind}", "⟦points⟧")


def _read(line: str, language: Language) -> _Line:
    for kind, pattern in _patterns(language):
        if found := pattern.fullmatch(line):
            return _Line(kind, found.groupdict())
    raise AssertionError(f"nobody can tell what this means: {line}")


class _Teller:
    """Puts a deck and actions together from what was read."""

    def __init__(self, rules: Ruleset, language: Language, told: list[_Line]) -> None:
        self._rules = rules
        self._language = language
        self._told = told
        deals = [step for step in rules.course if isinstance(step, Deal)]
        dealt = [line for line in told if line.kind in {*_STORY, "held"} - {"turned"}]
        assert len(deals) == len(dealt)
        self._packets = list(zip(deals, dealt, strict=True))
        seats = {
            int(deal.seat): line.values["name"]
            for deal, line in self._packets
            if deal.seat is not None
        }
        self.names = tuple(seats[seat] for seat in sorted(seats))

    def deck(self) -> list[Card]:
        """The pack from top to bottom, as far as it matters."""
        places: dict[int, list[str]] = {seat: [] for seat in range(self._rules.seats)}
        deck: list[Card | str] = []
        for deal, line in self._packets:
            if deal.kind is Kind.STOCK or ("cards" not in line.values and deal.kind is Kind.HAND):
                owner = None if deal.seat is None else int(deal.seat)
                deck += [f"hidden {owner}"] * deal.count
            elif deal.kind is Kind.DOWN:
                assert deal.seat is not None
                own = places[int(deal.seat)]
                for _ in range(deal.count):
                    own.append(f"place {int(deal.seat)} {len(own) + 1}")
                deck += own[-deal.count :]
            else:
                deck += self._cards(line.values["cards"])
        return self._filled(deck)

    def _filled(self, deck: list[Card | str]) -> list[Card]:
        """The gaps filled by what was turned up, taken, and played by who had held it."""
        for line in self._told:
            if line.kind == "turned":
                gap = f"place {self._seat(line)} {line.values['place']}"
                deck[deck.index(gap)] = self._card(line.values["card"])
        for line in self._told:
            if line.kind == "taken":
                for card in self._cards(line.values["cards"]):
                    deck[deck.index("hidden None")] = card
        for name, action in self.actions():
            if isinstance(action, Play) and action.card not in deck:
                deck[deck.index(f"hidden {self.names.index(name)}")] = action.card
        left = [card for card in DECK if card not in deck]
        assert deck.count("hidden None") == len(left), deck
        return [card if isinstance(card, Card) else left.pop() for card in deck]

    def _seat(self, line: _Line) -> int:
        return self.names.index(line.values["name"])

    def actions(self) -> Iterator[tuple[str, Action]]:
        """Who did what."""
        declarer = ""
        for line in self._told:
            name = line.values.get("name", declarer)
            match line.kind:
                case "declare":
                    yield name, self._declared(line.values["contract"])
                case "bid":
                    yield name, Bid(int(line.values["value"]))
                case "laid-cards":
                    yield name, LayAway(*self._cards(line.values["cards"]))
                case "played":
                    yield name, Play(self._card(line.values["card"]))
                case kind:
                    if kind == "take":
                        declarer = name
                    if kind in _PLAIN:
                        yield name, _PLAIN[kind]

    def _declared(self, text: str) -> Declare:
        return next(action for action in DECLARATIONS if self._named(action) == text)

    def _named(self, declared: Declare) -> str:
        words = catalogue("table", self._language)
        levels = {"H": "hand", "S": "schneider", "Z": "schwarz", "O": "ouvert"}
        letter, marks = declared.text[0], declared.text[1:]
        said = [f"contract-{letter.lower()}", *(f"level-{levels[mark]}" for mark in marks)]
        return " ".join(words.text(message) for message in said)

    def _cards(self, text: str) -> list[Card]:
        return [self._card(word) for word in text.split()]

    def _card(self, text: str) -> Card:
        rank = {"10": "T", **_RANKS.get(self._language, {})}.get(text[1:], text[1:])
        return next(card for card in DECK if card.code == _GLYPHS[text[0]] + rank)
