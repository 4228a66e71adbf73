"""What a search of reveals for any table knows before it begins, and what it remembers.

The cards under a contract, what every end of a hand is worth, what that means for a hand whose end
is still open, and a table of positions with their bounds. It searches nothing: ``chance_any``
builds on it. This file knows numbers and masks only, no rule. It runs compiled by Cython or, slowly,
as it stands.
"""

from itertools import pairwise

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lower, upper
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
else:
    from offiziersskat.search.kernel.bits import highest, lower, popcount, upper


@cython.cclass
class AnyTable:
    """Cards, worth and memory: nothing is searched."""

    def __init__(self, table, stop):
        """``table`` of 8 · 2^n words; ``stop[0]`` set ends a search."""
        self.table = table
        self.table_mask = len(table) // 8 - 1
        self.stop = stop
        self.factorial = [1] * 13
        for n in range(1, 13):
            self.factorial[n] = self.factorial[n - 1] * n
        self.suit = [0] * 32
        self.beat = [0] * 32
        self.points = [0] * 32
        self.worth = [0] * 32
        self.weight = [0] * 32
        self.up = [0] * 4
        self.utility = [0] * 6144
        self.floor = [0] * 512
        self.ceiling = [0] * 512
        self.over = [0] * 32
        self.joints = 0
        self.reach = [0] * 512
        self.slope = [0] * 512
        self.base = [0] * 512
        self.seats = 2
        self.at_once = self.ends = False
        self.sense = 0
        self.owner = 0
        self.run = 0
        self.run_end = 32
        self.generation = 0
        self.stopped = False
        self.nodes = 0
        self.most = 0

    def load(self, seats, suit, beat, points, weight, at_once):
        """The table and the cards under a contract; ``weight`` steers the order of moves only."""
        self.seats = seats
        self.suit = suit
        self.beat = beat
        self.worth = points
        self.weight = weight
        self.at_once = at_once

    def ask(self, generation, stop, utility, ends, owner, run_length, tracked):
        """Begin an analysis: what hands are worth, whose matadors count, and the flag to heed.

        ``ends``: side 0's first trick ends the hand; ``owner``: the side whose cards of the run,
        its top ``run_length`` trumps, count where ``tracked``.
        """
        rows = range(12) if tracked else range(1)
        self.generation = generation
        self.stop = stop
        self.stopped = False
        self.nodes = 0
        self.most = 0
        self.utility = utility
        self.ends = ends
        self.owner = owner
        self.run_end = 32 - run_length
        self.run = 0xFFFFFFFF >> self.run_end << self.run_end if tracked else 0
        lines = [
            [utility[512 * row + 128 * taken : 512 * row + 128 * taken + 121] for taken in range(4)]
            for row in rows
        ]
        self._look(lines if len(lines) == 1 else [row for row in lines if any(map(any, row))])

    def _look(self, rows):
        """What may be relied upon in all of the lines by points that are within reach."""
        steps = {b - a for row in rows for line in row for a, b in pairwise(line)}
        self.sense = 1 if min(steps) >= 0 else -1 if max(steps) <= 0 else 0
        # Points that change nothing are as good as none.
        for x in range(32):
            self.points[x] = self.worth[x] if any(steps) else 0
        self.joints = 0
        for x in range(31, -1, -1):
            joined = x < 31 and self.suit[x] >> (x + 1) & 1 and self.points[x] == self.points[x + 1]
            self.over[x] = 0
            if joined and not self.run >> x & 3:
                self.over[x] = self.over[x + 1] | 2 << x
                self.joints |= 1 << x
        for taken in range(4):
            met = [row[more] for row in rows for more in range(4) if more & taken == taken]
            low, high = min(map(min, met)), max(map(max, met))
            alike = all(line == met[0] for line in met)
            for x in range(120, -1, -1):
                at = 128 * taken + x
                self.floor[at] = min(line[x] for line in met) if self.sense else low
                self.ceiling[at] = max(line[x] for line in met) if self.sense else high
                self.base[at] = met[0][x]
                self.slope[at] = met[0][x + 1] - met[0][x] if x < 120 else 0
                goes_on = x < 119 and self.slope[at] == self.slope[at + 1]
                self.reach[at] = (self.reach[at + 1] if goes_on else x + 1) if alike else -1

    def bound(self, most):
        """End what follows after so many positions; 0 is no bound."""
        self.most = most

    def counts(self):
        """Positions searched since the last question."""
        return self.nodes

    def was_stopped(self):
        """Whether the last search ended early, its answer worth nothing."""
        return self.stopped

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def matadors(self, held: cython.uint, unknown: cython.uint) -> cython.int:
        """How long the owner's run is, with or without; 0 while it is open, or not counted."""
        stop: cython.uint
        at: cython.int
        if not self.run:
            return 0
        unknown = unknown & self.run
        if unknown >> 31:
            return 0
        if held >> 31:
            stop = (self.run & ~held) | unknown
        else:
            stop = held | unknown
        if not stop:
            return 32 - self.run_end
        at = highest(stop)
        if unknown >> at & 1:
            return 0
        return 31 - at

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lowest_worth(
        self, left: cython.int, made: cython.int, taken: cython.int
    ) -> cython.longlong:
        return self.floor[128 * taken + (made + left if self.sense < 0 else made)]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest_worth(
        self, left: cython.int, made: cython.int, taken: cython.int
    ) -> cython.longlong:
        return self.ceiling[128 * taken + (made if self.sense < 0 else made + left)]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promise(
        self,
        x: cython.int,
        side: cython.int,
        n: cython.int,
        best: cython.int,
        holder: cython.int,
        inside: cython.int,
    ) -> cython.int:
        """How soon a card should be tried: points to one's own side, strength kept."""
        r: cython.int
        if n == 0:
            r = self.weight[x]
        elif self.beat[best] >> x & 1:
            r = 200 + 2 * (inside + self.points[x]) - self.weight[x]
        elif holder == side:
            r = 100 + 2 * self.points[x] - self.weight[x]
        else:
            r = 100 - 2 * self.points[x] - self.weight[x]
        # Where tricks are to be shunned it is all the other way round.
        return -r if self.sense < 0 or self.ends else r

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def place(
        self, a: cython.ulonglong, b: cython.ulonglong, c: cython.ulonglong
    ) -> cython.ulonglong:
        mul0: cython.ulonglong = 0x9E3779B97F4A7C15
        mul1: cython.ulonglong = 0xC2B2AE3D27D4EB4F
        mul2: cython.ulonglong = 0x165667B19E3779F9
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        x: cython.ulonglong = ((a * mul0) & m64) ^ ((b * mul1) & m64) ^ ((c * mul2) & m64)
        x ^= x >> 31
        return ((((x * mul0) & m64) >> 30) & self.table_mask) << 3

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(
        self,
        at: cython.ulonglong,
        k0: cython.ulonglong,
        k1: cython.ulonglong,
        k2: cython.ulonglong,
        cards: cython.int,
        lo: cython.longlong,
        hi: cython.longlong,
    ) -> cython.int:
        """Remember bounds; of the two entries of a line the first is for the larger position."""
        half: cython.longlong = 1 << 31
        y: cython.ulonglong
        if lo < -half or hi >= half:
            return 0
        at &= ~cython.cast(cython.ulonglong, 7)
        y = self.table[at]
        if self.table[at] != k0 or self.table[at + 1] != k1 or self.table[at + 2] != k2:
            if self.table[at + 2] >> 34 == self.generation:
                if popcount(lower(y)) + popcount(upper(y) & ~lower(y)) > cards:
                    at += 4
        self.table[at] = k0
        self.table[at + 1] = k1
        self.table[at + 2] = k2
        y = hi + half
        self.table[at + 3] = (lo + half) | y << 32
        return 0

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def low_bound(self, word: cython.ulonglong) -> cython.longlong:
        half: cython.longlong = 1 << 31
        return cython.cast(cython.longlong, lower(word)) - half

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def high_bound(self, word: cython.ulonglong) -> cython.longlong:
        half: cython.longlong = 1 << 31
        return cython.cast(cython.longlong, upper(word)) - half
