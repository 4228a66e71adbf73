"""Writes ``counts.txt`` and ``orders.txt`` anew, by the naive program alone.

    python -m tests.perft.make

The core has no say in what it is tested against. An entry of ``counts.txt`` names a ruleset, a
deck and the actions done so far; a line ``depth count`` says how many sequences of that many
further actions there are.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.perft import naive
from tests.perft.twin import rule_words

from offiziersskat.core.catalogue import ruleset

__all__ = ["COUNTS", "ORDERS", "Entry", "count_by_naive", "entries", "naive_orders", "start"]

COUNTS = Path(__file__).parent / "counts.txt"
ORDERS = Path(__file__).parent / "orders.txt"

_MOST = 5_000
_LATE = 24

# Every ruleset, and fields that change what may be done: "name field=value …".
_RULESETS = (
    "classic",
    "classic kontra=off flip=at_once ten=below_king",
    "classic trump=drawn",
    "simple kontra=on simple_kontra=on lead=forehand",
    "japanese",
    "japanese flip=after_trick contracts=NR",
    "half_open",
    "auction",
    "auction kontra=on contracts=N lead=declarer",
    "sixteen",
    "double",
    "double contracts=GNR flip=after_trick",
    "classic course=05o.15o.declare.F3d.D3d.kontra.D3u.re.F3u.F5h.D5h.play",
)


@dataclass(frozen=True)
class Entry:
    """One fixed deal, what was done, and the counts by depth from 1."""

    rules: str
    deck: tuple[str, ...]
    done: tuple[str, ...]
    counts: tuple[int, ...]

    @property
    def fields(self) -> dict[str, object]:
        """The ruleset's fields as a user writes them."""
        pairs = [word.partition("=") for word in self.rules.split()[1:]]
        return {field: value for field, _, value in pairs}

    @property
    def preset(self) -> str:
        """The ruleset's name."""
        return self.rules.split()[0]


def entries() -> Iterator[Entry]:
    """What stands in ``counts.txt``."""
    for block in COUNTS.read_text(encoding="utf-8").strip().split("\n\n"):
        lines = block.splitlines()
        values = [line.partition(" ")[2] for line in lines]
        counts = tuple(int(line.split()[1]) for line in lines[3:])
        yield Entry(values[0], tuple(values[1].split()), _words(values[2]), counts)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(", ") if word)


def start(entry: Entry) -> naive.State:
    """The naive program's state after what was done."""
    state = naive.start(rule_words(ruleset(entry.preset, entry.fields)), list(entry.deck))
    for text in entry.done:
        state = naive.act(state, text)
    return state


def count_by_naive(state: naive.State, depth: int) -> int:
    """How many sequences of exactly this many actions there are."""
    texts = naive.choices(state)
    if depth == 1:
        return len(texts)
    return sum(count_by_naive(naive.act(state, text), depth - 1) for text in texts)


def naive_orders() -> Iterator[str]:
    """For each contract and place of the ten, every class of cards from high to low."""
    for contract in "CSHDGNR":
        for ten in ("high", "below_king"):
            state = {"contract": contract, "rules": {"ten": ten}}
            classes: dict[str, list[str]] = {}
            for card in naive.PACK:
                classes.setdefault(naive.suit_in(state, card), naive.strengths(state, card))
            found = (f"{name}: {' '.join(classes[name])}" for name in "TCSHD" if name in classes)
            yield f"{contract} {ten} | " + " | ".join(found)


def _counts(entry: Entry) -> tuple[int, ...]:
    """By depth, until there are too many sequences or the hand is over."""
    state = start(entry)
    found: list[int] = []
    while not found or 0 < found[-1] <= _MOST:
        found.append(count_by_naive(state, len(found) + 1))
    return tuple(found)


def _planned() -> Iterator[Entry]:
    """Each ruleset from its first decision, from its first lead, and near the end."""
    for number, rules in enumerate(_RULESETS):
        rng = random.Random(number)
        deck = list(naive.PACK)
        rng.shuffle(deck)
        bare = Entry(rules, tuple(deck), (), ())
        yield bare
        done: list[str] = []
        state = start(bare)
        played = 0
        while state["phase"] != "over" and played < _LATE:
            if state["phase"] == "play" and played == 0:
                yield Entry(rules, tuple(deck), tuple(done), ())
            done.append(rng.choice(naive.choices(state)))
            played += state["phase"] == "play"
            state = naive.act(state, done[-1])
        # A null may be over early: then from three actions before its end.
        late = done[:-3] if state["phase"] == "over" else done
        yield Entry(rules, tuple(deck), tuple(late), ())


def _block(entry: Entry) -> str:
    lines = [
        f"rules {entry.rules}",
        f"deck {' '.join(entry.deck)}",
        f"done {', '.join(entry.done)}",
    ]
    lines += [f"{depth} {count}" for depth, count in enumerate(_counts(entry), start=1)]
    return "\n".join(line.rstrip() for line in lines)


def main() -> None:
    """Write both files."""
    blocks = (_block(entry) for entry in _planned())
    COUNTS.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    ORDERS.write_text("\n".join(naive_orders()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
