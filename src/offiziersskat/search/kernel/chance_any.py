"""Exact expectiminimax over reveals for any table: two seats or four, any contract, any utility.

Slower than ``chance`` and free of its assumptions: every card played is a step of its own, so
that a cover's card can be turned at once or after the trick, and what a hand is worth is a table
over side 0's points, over which sides have taken a trick, and over the declarer's matadors.
Values are side 0's, times u! for u unknown cards. Cards are numbered by ``tables``; this file
knows numbers and masks only, no rule. It runs compiled by Cython or, slowly, as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
else:

    def popcount(mask):
        return mask.bit_count()

    def lowest(mask):
        return (mask & -mask).bit_length() - 1

    def highest(mask):
        return mask.bit_length() - 1


COMPILED = cython.compiled


@cython.final
@cython.cclass
class ChanceAny:
    """A searcher with its table."""

    suit: cython.uint[32]
    beat: cython.uint[32]
    points: cython.int[32]
    factorial: cython.longlong[13]
    seats: cython.int
    at_once: cython.bint
    ends: cython.bint
    rising: cython.bint
    owner: cython.int
    run: cython.uint
    run_end: cython.int
    # [matadors 0–11][side 0 has a trick + 2 · side 1 has][points], then the bounds of all rows.
    utility: cython.longlong[6144]
    floor: cython.longlong[512]
    ceiling: cython.longlong[512]
    least: cython.longlong
    most: cython.longlong
    table: cython.ulonglong[::1]
    table_mask: cython.ulonglong
    generation: cython.ulonglong
    stop: cython.uchar[::1]
    stopped: cython.bint
    nodes: cython.longlong

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
        self.utility = [0] * 6144
        self.floor = [0] * 512
        self.ceiling = [0] * 512
        self.least = self.most = 0
        self.seats = 2
        self.at_once = self.ends = self.rising = False
        self.owner = 0
        self.run = 0
        self.run_end = 32
        self.generation = 0
        self.stopped = False
        self.nodes = 0

    def load(self, seats, suit, beat, points, at_once):
        """The table and the cards under a contract."""
        self.seats = seats
        self.suit = suit
        self.beat = beat
        self.points = points
        self.at_once = at_once

    def ask(self, generation, stop, utility, ends, rising, owner, run_length, tracked):
        """Begin an analysis: what hands are worth, whose matadors count, and the flag to heed.

        ``ends``: side 0's first trick ends the hand; ``rising``: more points are never worth less
        to side 0; ``owner``: the side whose cards of the run, its top ``run_length`` trumps,
        count where ``tracked``.
        """
        rows = range(12) if tracked else range(1)
        self.generation = generation
        self.stop = stop
        self.stopped = False
        self.nodes = 0
        self.utility = utility
        self.ends = ends
        self.rising = rising
        self.owner = owner
        self.run_end = 32 - run_length
        self.run = 0xFFFFFFFF >> self.run_end << self.run_end if tracked else 0
        used = [utility[512 * row + i] for row in rows for i in range(512) if i % 128 <= 120]
        self.least = min(used)
        self.most = max(used)
        for taken in range(4):
            above = [more for more in range(4) if more & taken == taken]
            for x in range(121):
                met = [utility[512 * row + 128 * more + x] for row in rows for more in above]
                self.floor[128 * taken + x] = min(met)
                self.ceiling[128 * taken + x] = max(met)

    def counts(self):
        """Positions searched since the last question."""
        return self.nodes

    def was_stopped(self):
        """Whether the last search ended early, its answer worth nothing."""
        return self.stopped

    def value(self, up, covers, unknown, left, made, taken, held, leader, trick):
        """Side 0's exact value.

        ``up``: four masks of open cards; ``left``: points not yet in tricks; ``taken``: which
        sides have a trick; ``held``: the run's cards known to be the owner's; ``trick``: the
        cards lying, from the leader on.
        """
        a: cython.uint = up[0]
        b: cython.uint = up[1]
        c: cython.uint = up[2]
        d: cython.uint = up[3]
        cov: cython.uint = covers
        h: cython.uint = unknown
        rest: cython.int = left
        m: cython.int = made
        t: cython.int = taken
        r: cython.uint = held
        who: cython.int = leader
        n: cython.int = len(trick)
        lying: cython.ulonglong = 0
        low: cython.longlong = -1
        high: cython.longlong = 1
        for card in reversed(trick):
            lying = lying << 5 | card
        low = self.least * self.factorial[popcount(h)] - 1
        high = self.most * self.factorial[popcount(h)] + 1
        with cython.nogil:
            low = self.play(a, b, c, d, cov, h, rest, m, t, r, who, n, lying, low, high)
        return low

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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lowest_worth(
        self, left: cython.int, made: cython.int, taken: cython.int
    ) -> cython.longlong:
        if self.rising:
            return self.floor[128 * taken + made]
        return self.least

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def highest_worth(
        self, left: cython.int, made: cython.int, taken: cython.int
    ) -> cython.longlong:
        if self.rising:
            return self.ceiling[128 * taken + made + left]
        return self.most

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def place(
        self, a: cython.ulonglong, b: cython.ulonglong, c: cython.ulonglong, d: cython.ulonglong
    ) -> cython.ulonglong:
        mul0: cython.ulonglong = 0x9E3779B97F4A7C15
        mul1: cython.ulonglong = 0xC2B2AE3D27D4EB4F
        mul2: cython.ulonglong = 0x165667B19E3779F9
        mul3: cython.ulonglong = 0xD6E8FEB86659FD93
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        x: cython.ulonglong = ((a * mul0) & m64) ^ ((b * mul1) & m64)
        x ^= ((c * mul2) & m64) ^ ((d * mul3) & m64)
        x ^= x >> 31
        return ((((x * mul0) & m64) >> 30) & self.table_mask) << 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(
        self,
        a: cython.uint,
        b: cython.uint,
        c: cython.uint,
        d: cython.uint,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        n: cython.int,
        lying: cython.ulonglong,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """The next of a trick's cards: a bound outside (low, high), exact within (fail-soft)."""
        seat: cython.int = (who + n) % self.seats
        side: cython.int = seat & 1
        row: cython.int
        x: cython.int
        one: cython.uint = 1
        bit: cython.uint
        mine: cython.uint
        f: cython.longlong = self.factorial[popcount(h)]
        lo: cython.longlong
        hi: cython.longlong
        best: cython.longlong
        alpha: cython.longlong = low
        beta: cython.longlong = high
        r: cython.longlong
        k0: cython.ulonglong = 0
        k1: cython.ulonglong = 0
        k2: cython.ulonglong = 0
        k3: cython.ulonglong = 0
        at: cython.ulonglong = 0
        y: cython.ulonglong
        known: cython.bint = False
        if n == self.seats:
            return self.close(a, b, c, d, cov, h, left, made, taken, held, who, lying, low, high)
        if n == 0 and (not (a | b | c | d) or (self.ends and taken & 1)):
            row = self.matadors(held, h)
            return self.utility[512 * row + 128 * taken + made] * f
        if self.stopped:
            return 0
        self.nodes += 1
        if not self.nodes & 255 and self.stop[0]:
            self.stopped = True
            return 0
        lo = self.lowest_worth(left, made, taken) * f
        hi = self.highest_worth(left, made, taken) * f
        if lo >= high or lo == hi:
            return lo
        if hi <= low:
            return hi
        if n == 0:
            k0 = b
            k0 = a | (k0 << 32)
            k1 = d
            k1 = c | (k1 << 32)
            k2 = h
            k2 = cov | (k2 << 32)
            y = held & self.run
            k3 = y << 32
            y = made
            k3 |= y << 4
            y = taken << 2 | who
            k3 |= y
            at = self.place(k0, k1, k2, k3)
            known = (
                self.table[at] == k0
                and self.table[at + 1] == k1
                and self.table[at + 2] == k2
                and self.table[at + 3] == k3
                and self.table[at + 6] == self.generation
            )
            if known:
                r = self.signed(self.table[at + 4])
                if r > lo:
                    lo = r
                r = self.signed(self.table[at + 5])
                if r < hi:
                    hi = r
                if lo >= high or lo == hi:
                    return lo
                if hi <= low:
                    return hi
        mine = a
        if seat == 1:
            mine = b
        elif seat == 2:
            mine = c
        elif seat == 3:
            mine = d
        if n:
            x = lying & 31
            if mine & self.suit[x]:
                mine = mine & self.suit[x]
        best = 1 << 60
        if side == 0:
            best = -best
        while mine:
            x = lowest(mine)
            mine &= mine - 1
            bit = one << x
            y = x
            y = lying | (y << (5 * n))
            if self.at_once and cov & bit:
                r = self.turn(
                    a & ~bit, b & ~bit, c & ~bit, d & ~bit, cov & ~bit, h, left, made, taken,
                    held, who, n + 1, y, seat, 0, alpha, beta,
                )  # fmt: skip
            else:
                r = self.play(
                    a & ~bit, b & ~bit, c & ~bit, d & ~bit, cov, h, left, made, taken, held, who,
                    n + 1, y, alpha, beta,
                )  # fmt: skip
            if self.stopped:
                return 0
            if side == 0:
                if r > best:
                    best = r
                    if best > alpha:
                        alpha = best
            elif r < best:
                best = r
                if best < beta:
                    beta = best
            if alpha >= beta:
                break
        if n == 0:
            if best > low and best > lo:
                lo = best
            if best < high and best < hi:
                hi = best
            self.table[at] = k0
            self.table[at + 1] = k1
            self.table[at + 2] = k2
            self.table[at + 3] = k3
            self.table[at + 4] = self.unsigned(lo)
            self.table[at + 5] = self.unsigned(hi)
            self.table[at + 6] = self.generation
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def signed(self, word: cython.ulonglong) -> cython.longlong:
        half: cython.longlong = 1 << 50
        r: cython.longlong = word
        return r - half

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unsigned(self, value: cython.longlong) -> cython.ulonglong:
        half: cython.longlong = 1 << 50
        return value + half

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn(
        self,
        a: cython.uint,
        b: cython.uint,
        c: cython.uint,
        d: cython.uint,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        n: cython.int,
        lying: cython.ulonglong,
        seat: cython.int,
        more: cython.int,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """A card turned before a seat: the sum over what it may be.

        ``more``: the seats that turn one after this, a bit each, once the trick is over.
        """
        x: cython.uint
        m: cython.uint = h
        f: cython.longlong = self.factorial[popcount(h) - 1]
        lo: cython.longlong = self.lowest_worth(left, made, taken) * f
        hi: cython.longlong = self.highest_worth(left, made, taken) * f
        rest: cython.longlong = popcount(h)
        total: cython.longlong = 0
        r: cython.longlong
        run: cython.uint
        to: cython.int
        while m:
            x = m ^ (m & (m - 1))
            m &= m - 1
            rest -= 1
            run = held
            if seat & 1 == self.owner:
                run |= x & self.run
            if more:
                to = lowest(more)
                r = self.turn(
                    a | x if seat == 0 else a, b | x if seat == 1 else b,
                    c | x if seat == 2 else c, d | x if seat == 3 else d,
                    cov, h & ~x, left, made, taken, run, who, n, lying, to, more & (more - 1),
                    low - total - rest * hi, high - total - rest * lo,
                )  # fmt: skip
            else:
                r = self.play(
                    a | x if seat == 0 else a, b | x if seat == 1 else b,
                    c | x if seat == 2 else c, d | x if seat == 3 else d,
                    cov, h & ~x, left, made, taken, run, who, n, lying,
                    low - total - rest * hi, high - total - rest * lo,
                )  # fmt: skip
            if self.stopped:
                return 0
            total += r
            if total + rest * lo >= high:
                return total + rest * lo
            if total + rest * hi <= low:
                return total + rest * hi
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(
        self,
        a: cython.uint,
        b: cython.uint,
        c: cython.uint,
        d: cython.uint,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        lying: cython.ulonglong,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """A complete trick: its winner, its points, what is turned after it."""
        best: cython.int = lying & 31
        x: cython.int
        i: cython.int
        w: cython.int = who
        p: cython.int = 0
        more: cython.int = 0
        one: cython.uint = 1
        for i in range(self.seats):
            x = (lying >> (5 * i)) & 31
            p += self.points[x]
            if self.beat[best] >> x & 1:
                best = x
                w = (who + i) % self.seats
            if cov >> x & 1:
                more |= 1 << ((who + i) % self.seats)
                cov = cov & ~(one << x)
        left -= p
        if w & 1:
            taken |= 2
        else:
            taken |= 1
            made += p
        if more and not (self.ends and taken & 1):
            x = lowest(more)
            return self.turn(
                a, b, c, d, cov, h, left, made, taken, held, w, 0, 0, x, more & (more - 1),
                low, high,
            )  # fmt: skip
        return self.play(a, b, c, d, cov, h, left, made, taken, held, w, 0, 0, low, high)
