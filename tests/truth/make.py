"""Writes ``positions.jsonl``: a thousand public positions and what everything in them is worth.

    python -m tests.truth.make [--count 1000]

Line n follows from n alone: its ruleset, how many cards are unknown, and the deals tried. Lines
that stand in the file are kept, so that a run may be broken off and taken up again; to begin anew,
delete the file. Every line is checked before it is written, and says by what (``README.md``).
"""

import argparse
import gc
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from math import factorial
from pathlib import Path
from typing import Any

from tests.truth.methods import METHODS, Figures, has_two_kernels, searched
from tests.truth.unpruned import TooLarge

from offiziersskat.core.actions import Action
from offiziersskat.core.cards import ALL_CARDS, mask_of
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors, matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.notation import parse_position, parse_rules, position_of, write_position
from offiziersskat.players import Player, player
from offiziersskat.search.chance import ChanceSearch
from offiziersskat.search.position import BadPosition

__all__ = ["FILE", "COUNT", "RULES", "line_of", "main", "read"]

FILE = Path(__file__).parent / "positions.jsonl"
COUNT = 1000

_FEWEST, _MOST = 2, 6
_HIDDEN = "hidden matadors"

RULES: tuple[tuple[str, int], ...] = (
    ("classic", 3),
    ("classic;spitzen=on", 2),
    ("classic;ten=below_king;schwarz=points", 2),
    ("classic;contracts=CSHDGNR", 1),
    ("classic;contracts=N", 1),
    ("classic;contracts=R;ramsch=both", 1),
    ("classic;flip=at_once", 1),
    ("classic;tie=replay", 1),
    (f"classic {_HIDDEN}", 1),
    (f"classic;spitzen=on {_HIDDEN}", 1),
    ("simple", 3),
    ("simple;kontra=on;simple_kontra=on", 2),
    ("simple;contracts=NR", 1),
    ("simple;tie=replay", 1),
    ("simple;ten=below_king;flip=at_once", 1),
    ("japanese", 4),
    ("japanese;flip=after_trick", 2),
    ("japanese;contracts=G;grand_double=declarer", 1),
    ("japanese;contracts=NR", 1),
    ("japanese;grand_double=off", 1),
    ("japanese;tie=split", 1),
    ("double", 4),
    ("double;flip=after_trick", 1),
    ("double;contracts=NR", 1),
    ("double;scoring=simple", 1),
    ("double;kontra=on;scoring=skat;spitzen=on", 1),
)
"""Rulesets and how many of forty lines they get."""

_PLAN = tuple(words for words, share in RULES for _ in range(share))
_PLAYERS = (("rules", "rules"), ("rules", "random"), ("random", "rules"), ("random", "random"))

_FIRST = 100
_FAR = {2: (16, 16, 16, 14, 14), 4: (20, 20, 20, 20, 20)}
_NEAR = {2: (14, 14, 12, 12, 12), 4: (16, 16, 16, 14, 14)}
"""The most cards that may be left to be played, by seats and number of unknown cards, so that a walk that leaves
nothing out comes to an end: in the first lines within a minute, later within seconds."""

_SURE, _SHORT, _LONG = 4, 12, {5: 16, 6: 14}
"""A position with more unknown cards may be longer, and is not walked if more cards are left, where
two kernels can answer."""

_TABLES = 200_000
"""A walk is given up after so many."""


@dataclass(frozen=True, slots=True)
class _Slot:
    """What line ``number`` is to hold."""

    number: int

    @property
    def unknown(self) -> int:
        return _FEWEST + self.number % (_MOST - _FEWEST + 1)

    @property
    def words(self) -> str:
        return _PLAN[self.number // 5 % len(_PLAN)]

    @property
    def rules(self) -> Ruleset:
        return parse_rules(self.words.split()[0])

    @property
    def hidden(self) -> bool:
        """Whether the matadors must not be decided yet."""
        return _HIDDEN in self.words

    @property
    def reach(self) -> int:
        """The most cards that may be left to be played."""
        if self.may_be_long:
            return _LONG[self.unknown]
        table = _FAR if self.number < _FIRST else _NEAR
        return table[self.rules.seats][self.unknown - _FEWEST]

    @property
    def may_be_long(self) -> bool:
        """Whether the position may be too long for a walk."""
        counts_points = self.rules.seats == 2 and Contract.G in self.rules.contracts
        many = self.unknown > _SURE and self.number >= _FIRST
        return many and counts_points

    @property
    def any(self) -> bool:
        """Most positions have something to decide; one in eight may be any."""
        return (self.number // 5 + self.number // 200) % 8 == 7


# ---- hands that play themselves ----------------------------------------------------------------


def _moments(slot: _Slot, attempt: int) -> Iterator[Game]:
    """A hand of two players, at every decision of the play; the contract is drawn, and kontra."""
    seed = numbered_seed(slot.number, attempt)
    rng = Stream(sha256(seed + b"truth").digest())
    names = _PLAYERS[rng.below(len(_PLAYERS))]
    players = tuple(map(player, names))
    game = new_game(slot.rules, shuffled(seed))
    while game.to_act is not None:
        if game.phase is Phase.PLAY:
            yield game
        game = apply(game, _action(game, players, rng))


def _action(game: Game, players: tuple[Player, ...], rng: Stream) -> Action:
    assert game.to_act is not None
    view = observe(game, game.to_act)
    if game.phase is Phase.PLAY:
        return players[game.to_act.side].choose(view, rng)
    options = legal(view)
    return options[rng.below(len(options))]


def _candidates(slot: _Slot) -> Iterator[tuple[int, str]]:
    """Positions that would do as far as one can see, with the number of their deal."""
    for attempt in count():
        fitting = [game for game in _moments(slot, attempt) if _fits(slot, game)]
        if fitting:
            rng = Stream(sha256(b"%d:%d" % (slot.number, attempt)).digest())
            text = _written(fitting[rng.below(len(fitting))], hidden=slot.hidden)
            if text is not None:
                yield attempt, text


def _fits(slot: _Slot, game: Game) -> bool:
    view = observe(game, game.to_act)
    fits = len(view.unseen) == slot.unknown and _left(view) <= slot.reach
    return fits and len(legal(view)) > 1


def _left(view: View) -> int:
    """How many cards are still to be played."""
    lying = len(view.board.trick.cards) if view.board.trick else 0
    return (ALL_CARDS & ~view.board.gone).bit_count() - lying


def _written(game: Game, *, hidden: bool) -> str | None:
    """The position string; none if its matadors are not as wanted, or cannot be told by it."""
    view = observe(game, game.to_act)
    position = parse_position(position_of(view))
    if not position.needs_matadors:
        return None if hidden else write_position(position)
    least, most = _matadors(game, view)
    if least == most:
        return None if hidden else write_position(replace(position, matadors=least))
    return write_position(position)


def _matadors(game: Game, view: View) -> tuple[Matadors, Matadors]:
    """What they are if every unknown card is the other side's, and if it is the declarer's."""
    board, rules = view.board, view.rules
    assert board.contract is not None and game.truth.dealt is not None
    own = Side.FOREHAND if board.declarer is None else board.declarer.side
    held = 0
    for seat in map(Seat, range(rules.seats)):
        held |= game.truth.dealt[seat] if seat.side is own else 0
    unknown = mask_of(view.unseen)
    contract, spitzen = board.contract.contract, bool(rules.spitzen)
    least = matadors(held & ~unknown, contract, ten=rules.ten, spitzen=spitzen)
    most = matadors(held | unknown, contract, ten=rules.ten, spitzen=spitzen)
    return least, most


# ---- lines -------------------------------------------------------------------------------------


def line_of(number: int, search: ChanceSearch) -> dict[str, Any]:
    """A line of the file; raises ``AssertionError`` if two methods do not agree."""
    slot = _Slot(number)
    for attempt, text in _candidates(slot):
        try:
            figures = searched(text, search)
        except BadPosition:
            continue  # a gone trump, of which the string does not tell whose it was
        if not (slot.any or _decides(figures)):
            continue
        checks = _checks(slot, text, figures)
        if checks:
            return _line(slot, attempt, text, figures, checks)
    raise AssertionError


def _decides(figures: Figures) -> bool:
    """Whether it matters what is played, by points and by something else, or by both others."""
    return sum(len(set(moves.values())) > 1 for moves in figures.values()) > 1


def _checks(slot: _Slot, text: str, figures: Figures) -> list[str]:
    """The names of the methods that agree; none if the position cannot be checked."""
    names = ["general"] if has_two_kernels(text) else []
    if not names or not slot.may_be_long or _left(parse_position(text).view()) <= _SHORT:
        names.append("unpruned")
    for name in names:
        try:
            assert figures == METHODS[name](text, most=_TABLES), text
        except TooLarge:
            return []
    return names


def _line(
    slot: _Slot, attempt: int, text: str, figures: Figures, checks: list[str]
) -> dict[str, Any]:
    climbs = parse_position(text).seat.side is Side.FOREHAND
    return {
        "id": f"t{slot.number:03}",
        "position": text,
        "unknown": slot.unknown,
        "over": factorial(slot.unknown),
        **{
            name: {
                "value": (max if climbs or name == "score" else min)(moves.values()),
                "moves": moves,
            }
            for name, moves in figures.items()
        },
        "checks": checks,
        "deal": attempt,
    }


def read() -> list[dict[str, Any]]:
    """The lines that stand in the file, by number."""
    if not FILE.exists():
        return []
    lines = map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    return sorted(lines, key=lambda line: int(line["id"][1:]))


def main() -> None:
    """Write the lines that are missing, then put all in order."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=COUNT)
    options = parser.parse_args()
    there = {line["id"] for line in read()}
    search = ChanceSearch(bits=20)
    gc.disable()  # walks keep tables by the hundred thousand, and no cycle among them
    for number in range(options.count):
        if f"t{number:03}" not in there:
            with FILE.open("a", encoding="utf-8") as file:
                file.write(_text(line_of(number, search)))
            print(f"{number + 1} of {options.count}", end="\r", flush=True)
    FILE.write_text("".join(map(_text, read())), encoding="utf-8")


def _text(line: dict[str, Any]) -> str:
    return json.dumps(line, separators=(", ", ": ")) + "\n"


if __name__ == "__main__":
    main()
