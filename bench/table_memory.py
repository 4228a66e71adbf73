"""What a table costs that stands in memory while nobody is connected: kilobytes, over many tables.

All are in the middle of a hand, as most are that wait for somebody. Measured is the growth of the
whole process. The aim: at most 50 kB a table over 1,000 tables.
"""

import argparse
import asyncio
import gc
import os
import random
import tempfile
from pathlib import Path

from offiziersskat.core.catalogue import preset
from offiziersskat.server.house import House
from offiziersskat.server.opening import Opening
from offiziersskat.server.settings import Settings
from offiziersskat.table.dealing import numbered_dealing
from offiziersskat.table.events import PlayerInfo
from offiziersskat.table.sitting import Sitting
from offiziersskat.table.terms import Options

PLIES = 14


def resident() -> int:
    """Bytes of this process in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def _one(house: House, number: int, rng: random.Random) -> None:
    opening = Opening(
        preset("classic"),
        [PlayerInfo("Anna"), PlayerInfo("Ben")],
        [None, None],
        Options(),
        0,
        numbered_dealing(number, 0),
    )
    table = await house.start_table(opening)

    def step(sitting: Sitting, now: float) -> None:
        player = sitting.table.to_act
        assert player is not None
        action = rng.choice(sitting.table.legal(player))
        sitting.act(player, action, ply=sitting.table.plies, now=now)

    for _ in range(PLIES):
        await table.change(step)


async def _measured(tables: int) -> None:
    rng = random.Random("memory")
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(folder=Path(folder)))
        await house.open()
        for number in range(20):
            await _one(house, number, rng)
        before = resident()
        for number in range(tables):
            await _one(house, number + 20, rng)
        grown = resident() - before
        await house.close()
    print(f"{tables} tables: {grown / 2**20:.1f} MB, {grown / 1000 / tables:.1f} kB a table")


def main() -> None:
    """Measure once: memory that was given back would count twice otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--quick", action="store_true", help="200 tables")
    options = parser.parse_args()
    asyncio.run(_measured(200 if options.quick else options.tables))


if __name__ == "__main__":
    main()
