"""What a table among people costs: microseconds for a decision and for a message, kB while it waits.

    python bench/table_message.py [--hands 20] [--tables 200] [--quick]

The time is that of the processor, so that other programs do not count. Beside a message stands what
JSON alone takes to write it; memory is what Python holds for each table in mid-hand. The limits
of the project are 400 µs for a message and 40 kB for a table.
"""

import argparse
import json
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Iterator

from offiziersskat.core.actions import Pass
from offiziersskat.core.catalogue import PRESETS, preset
from offiziersskat.core.view import Phase
from offiziersskat.notation.record import Record
from offiziersskat.table.dealing import salted_dealing
from offiziersskat.table.events import Event
from offiziersskat.table.sitting import ClockRule, Options, PlayerInfo, Sitting

_LIMIT_MESSAGE, _LIMIT_TABLE = 400.0, 40.0


class _Nowhere:
    """A store that keeps nothing: what is kept is measured with the server."""

    def append(self, event: Event) -> None:
        pass

    def finish(self, record: Record) -> None:
        pass

    def end(self) -> None:
        pass


def _dealt(name: str, chance: random.Random) -> Sitting:
    rules = preset(name)
    sitting = Sitting.open(
        rules,
        [PlayerInfo(f"Player {number}") for number in range(rules.seats)],
        options=Options(clock=ClockRule(total=300, increment=5)),
        first_dealer=0,
        store=_Nowhere(),
        game=f"game-{chance.random()}",
    )
    sitting.deal(salted_dealing(chance.randbytes(32)), now=0.0)
    return sitting


def _played(sitting: Sitting, chance: random.Random) -> Iterator[float]:
    """Seconds for each decision of a hand, by chance, with low bids."""
    table = sitting.table
    while table.to_act is not None:
        player, actions = table.to_act, table.legal(table.to_act)
        is_bid = table.view(None).phase is Phase.BID
        action = actions[0] if is_bid and not table.plies else chance.choice(actions)
        action = Pass() if is_bid and table.plies else action
        begun = time.process_time()
        sitting.act(player, action, ply=table.plies, now=0.0)
        yield time.process_time() - begun


def _times(name: str, hands: int) -> tuple[float, float, float, float]:
    """Microseconds: a decision, a message written, the slowest of 100, JSON alone."""
    acts, messages, writing = [], [], []
    for number in range(hands):
        chance = random.Random(f"{name}:{number}")
        sitting = _dealt(name, chance)
        for seconds in _played(sitting, chance):
            acts.append(seconds)
            for who in (0, None):
                begun = time.process_time()
                message = sitting.message(who, now=0.0)
                made = time.process_time()
                json.dumps(message, separators=(",", ":"))
                messages.append(time.process_time() - begun)
                writing.append(time.process_time() - made)
    slow = statistics.quantiles(messages, n=100)[-1]
    middle = [statistics.median(times) * 1e6 for times in (acts, messages, writing)]
    return middle[0], middle[1], slow * 1e6, middle[2]


def _waiting(name: str, chance: random.Random) -> Sitting:
    sitting = _dealt(name, chance)
    for _, _seconds in zip(range(18), _played(sitting, chance), strict=False):
        pass
    return sitting


def _memory(name: str, tables: int) -> float:
    """How many kB a table holds in the middle of its first hand."""
    chance, kept = random.Random(name), list[Sitting]()
    tracemalloc.start()
    # The first ones fill what all tables share.
    kept += [_waiting(name, chance) for _ in range(30)]
    before, _ = tracemalloc.get_traced_memory()
    kept += [_waiting(name, chance) for _ in range(tables)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / tables / 1024


def main() -> int:
    """Measure every named ruleset; 1 if one is above a limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    hands, tables = (4, 40) if options.quick else (options.hands, options.tables)
    print("ruleset        act   message  (p99)    JSON alone  ratio   kB a table")
    is_good = True
    for name in PRESETS:
        act, message, slow, alone = _times(name, hands)
        size = _memory(name, tables)
        print(
            f"{name:10} {act:5.0f} µs {message:5.0f} µs ({slow:5.0f}) {alone:8.0f} µs"
            f" {message / alone:8.1f} {size:9.1f}"
        )
        is_good &= message <= _LIMIT_MESSAGE and size <= _LIMIT_TABLE
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
