"""Writes the recorded playthroughs anew: one file a ruleset, every observable of every state.

    python -m tests.playthroughs.make [ruleset …]

A file holds hands of which the deck and the actions are fixed; for every state it shows the board,
and for each seat and a spectator the layout, the number of cards never seen, and what is new in the
log. A change of behaviour shows as a difference that somebody has to read and to commit.
"""

import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path

from tests.perft.twin import BY_TEXT, eyes, result_words

from offiziersskat.core.actions import Action, text_of
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.events import Acted, Event, Hidden
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, Trick
from offiziersskat.notation.layout import layout

__all__ = ["Hand", "OPENINGS", "hands_in", "path_of", "told", "write"]

FOLDER = Path(__file__).parent

# How a hand begins; the rest is random. A ruleset without openings has one random hand, so that a
# new one in the catalogue has a playthrough as soon as somebody runs this.
OPENINGS: dict[str, tuple[str, ...]] = {
    "classic": ("=H, kontra, re", "=R", "=G, pass"),
    "simple": ("=S", "=R"),
    "half_open": ("=C, kontra, pass", "=R"),
    "auction": (
        "18, hold, 20, pass, take",
        "pass, 18, hand, =GHS",
        "23, pass, hand, =NHO",
        "pass, pass",
    ),
    "sixteen": ("=D", "=G"),
}


@dataclass(frozen=True)
class Hand:
    """A deck and what was done with it, all as text."""

    deck: tuple[str, ...]
    actions: tuple[str, ...]


def path_of(name: str) -> Path:
    """Where the playthrough of a ruleset is."""
    return FOLDER / f"{name}.txt"


# ------------------------------------------------------------------------------------ telling


def told(rules: Ruleset, hand: Hand) -> str:
    """The whole hand as text."""
    game = new_game(rules, [Card[code] for code in hand.deck])
    lines = [f"deck {' '.join(hand.deck)}", *_state(game, before=None)]
    for text in hand.actions:
        before, game = game, apply(game, BY_TEXT[text])
        lines += ["", f"> {text}", *_state(game, before=before)]
    if game.result is not None:
        lines += ["", *(f"{name} = {value}" for name, value in result_words(game.result).items())]
        lines.append(f"ending = {game.result.ending.value}")
    return "\n".join(lines) + "\n"


def _state(game: Game, *, before: Game | None) -> Iterator[str]:
    yield _board(game)
    for eye in eyes(game.rules):
        view = observe(game, eye)
        yield f"{_eye(eye)} {layout(view)} [{len(view.unseen)} unseen]"
    for eye in eyes(game.rules):
        known = 0 if before is None else len(observe(before, eye).log)
        yield f"{_eye(eye)} + {'; '.join(map(_event, observe(game, eye).log[known:]))}"
    for eye in eyes(game.rules):
        actions = legal(observe(game, eye))
        if actions:
            yield f"{_eye(eye)} ? {' '.join(_joined(action) for action in actions)}"


def _eye(eye: Seat | None) -> str:
    return "*" if eye is None else str(int(eye))


def _joined(action: Action) -> str:
    return text_of(action).replace(" ", "")


def _board(game: Game) -> str:
    board = game.board
    facts: dict[str, object] = {
        "phase": board.phase.value,
        "to_act": _plain(board.to_act),
        "declarer": _plain(board.declarer),
        "contract": board.contract.text if board.contract else "-",
        "kontra": board.kontra,
        "bid": _plain(board.bid),
        "stock": f"{board.stock_size}{' taken' if board.took_stock else ''}",
        "trick": _trick(board.trick),
        "last": _trick(board.last_trick),
        "points": "-".join(map(str, board.points)),
        "tricks": "-".join(map(str, board.tricks)),
        "gone": board.gone.bit_count(),
        "calls": ",".join(f"{int(seat)}:{text_of(said)}" for seat, said in board.calls) or "-",
    }
    return "= " + " ".join(f"{name}:{value}" for name, value in facts.items())


def _trick(trick: Trick | None) -> str:
    if trick is None:
        return "-"
    won = "" if trick.winner is None else f">{int(trick.winner)}"
    return f"{int(trick.leader)}/{','.join(map(str, trick.cards))}{won}"


def _event(event: Event) -> str:
    if isinstance(event, Acted):
        return f"{int(event.seat)} {text_of(event.action)}"
    parts = " ".join(_plain(getattr(event, field.name)) for field in fields(event))
    return f"{type(event).__name__} {parts}"


def _plain(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, Hidden):
        return f"??*{value.count}"
    if isinstance(value, tuple):
        return ",".join(map(_plain, value))
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Seat | int):
        return str(int(value))
    return str(value.value) if isinstance(value, Enum) else str(value)


# ----------------------------------------------------------------------------------- the files


def hands_in(text: str) -> list[Hand]:
    """The hands that a file holds."""
    blocks = [block for block in text.split("deck ") if block.strip()]
    return [
        Hand(
            tuple(block.splitlines()[0].split()),
            tuple(line[2:] for line in block.splitlines() if line.startswith("> ")),
        )
        for block in blocks
    ]


def write(rules: Ruleset, hands: Iterable[Hand]) -> str:
    """The text of a file."""
    return "\n".join(told(rules, hand) for hand in hands)


def _chosen(name: str) -> Iterator[Hand]:
    rules = preset(name)
    for number, opening in enumerate(OPENINGS.get(name, ("",))):
        rng = random.Random(f"{name} {number}")
        deck = rng.sample(DECK, len(DECK))
        wanted = [text for text in opening.split(", ") if text]
        game, done = new_game(rules, deck), list[str]()
        while game.phase is not Phase.OVER:
            choice = rng.choice(legal(observe(game, game.to_act)))
            text = wanted.pop(0) if wanted else text_of(choice)
            game = apply(game, BY_TEXT[text])
            done.append(text)
        yield Hand(tuple(card.code for card in deck), tuple(done))


def main(names: list[str]) -> None:
    """Write the files of these rulesets, or of all."""
    for name in names or PRESETS:
        path_of(name).write_text(write(preset(name), _chosen(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
