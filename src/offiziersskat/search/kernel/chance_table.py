"""What a search of reveals remembers: bounds of positions with unknown cards, found again by key.

A key is four masks closed up, so that positions alike but for names are one, and a mark of what else
counts. Threads share the table without locks: an entry's words are folded into one another, and one
half overwritten fits no key. Where nothing is stored the cards give bounds at sight. This file does
not search. ``chance_reveals`` builds on it. It runs compiled by Cython or, slowly, as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lower, upper
    from cython.cimports.offiziersskat.search.kernel.chance_leaves import Leaves
    from cython.cimports.offiziersskat.search.kernel.fetch import fetch_ahead, popcount
else:
    from offiziersskat.search.kernel.bits import lower, popcount, upper
    from offiziersskat.search.kernel.chance_leaves import Leaves


def low_groups():
    """Where cards of a group lie once those gone from it are closed up: [present][mask]."""
    packed = []
    for present in range(16):
        for mask in range(16):
            place = 0
            closed = 0
            for bit in range(4):
                if present >> bit & 1:
                    closed |= (mask >> bit & 1) << place
                    place += 1
            packed.append(closed)
    return packed


@cython.cclass
class Table(Leaves):
    """A table of bounds; several searchers may share it, one for each thread."""

    def __init__(self, table, leaf_table, stop):
        """``table`` of 4 · 2^n words, ``leaf_table`` of 2 · 2^n; ``stop[0]`` set ends a search."""
        super().__init__(leaf_table, stop)
        self.table = table
        self.table_size = len(table) // 4
        self.table_mask = self.table_size - 1
        self.closed = low_groups()
        self.factorial = [1] * 13
        for n in range(1, 13):
            self.factorial[n] = self.factorial[n - 1] * n
        self.packed0 = self.packed1 = 0

    def limit(self, size, leaf_size, stop):
        """Use this many entries of either table (powers of two), and heed this flag."""
        self.table_mask = min(size, self.table_size) - 1
        self.leaf_mask = min(leaf_size, self.leaf_size) - 1
        self.stop = stop

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close_up(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        jacks: cython.bint,
    ) -> cython.void:
        """The same position in one form, in ``packed…``: no gaps among equals, suits in order."""
        self.close_gaps(v0, v1, c, h, jacks)
        self.put_in_order(
            lower(self.packed0), upper(self.packed0), lower(self.packed1), upper(self.packed1)
        )

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close_gaps(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        jacks: cython.bint,
    ) -> cython.void:
        """Gaps among equals closed: both halves of a word, and all suits in them, at once.

        What is turned leaves no gap, so that all children of a chance node share this step.
        """
        mine: cython.ulonglong = c
        yours: cython.ulonglong = h
        both: cython.ulonglong = 0x100000001
        low: cython.uint = 0x00204081
        jack: cython.uint = 0xF0000000
        tops: cython.ulonglong = 0xF0000000F0000000
        half: cython.ulonglong = 0xFFFFFFFF
        present: cython.uint = v0 | v1 | h
        p: cython.uint
        gaps: cython.ulonglong
        moved: cython.ulonglong
        mine = v0 | mine << 32
        yours = v1 | yours << 32
        p = present
        if not jacks:
            p |= jack
            if self.plain == 3:
                p |= 7 << 21
        # The middle one of three is gone: the upper moves down. Then the lowest: both do.
        gaps = ~p >> 1 & low
        moved = gaps << 2
        p ^= (p & moved) ^ (p & moved) >> 1
        gaps *= both
        moved = mine & gaps << 2
        mine ^= moved ^ moved >> 1
        moved = yours & gaps << 2
        yours ^= moved ^ moved >> 1
        gaps = (~p & low) * both
        moved = mine & gaps * 6
        mine ^= moved ^ moved >> 1
        moved = yours & gaps * 6
        yours ^= moved ^ moved >> 1
        p = p >> 28 << 4
        if p != 0xF0 and p:
            moved = self.closed[p | (c >> 28)]
            gaps = self.closed[p | (v0 >> 28)] | moved << 32
            mine = (mine & ~tops) | gaps << 28
            moved = self.closed[p | (h >> 28)]
            gaps = self.closed[p | (v1 >> 28)] | moved << 32
            yours = (yours & ~tops) | gaps << 28
        self.packed0 = lower(mine) | (yours & half) << 32
        self.packed1 = mine >> 32 | (yours >> 32) << 32

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def put_in_order(
        self, v0: cython.uint, v1: cython.uint, c: cython.uint, h: cython.uint
    ) -> cython.void:
        """Plain suits in order, all four masks at once."""
        mine: cython.ulonglong = c
        yours: cython.ulonglong = h
        suit: cython.ulonglong = 0x7F0000007F
        tops: cython.ulonglong = 0xF0000000F0000000
        half: cython.ulonglong = 0xFFFFFFFF
        moved: cython.ulonglong
        a: cython.ulonglong
        b: cython.ulonglong
        d: cython.ulonglong
        e: cython.ulonglong
        mine = v0 | mine << 32
        yours = v1 | yours << 32
        a = (mine & suit) | (yours & suit) << 7
        b = (mine >> 7 & suit) | (yours >> 7 & suit) << 7
        d = (mine >> 14 & suit) | (yours >> 14 & suit) << 7
        e = (mine >> 21 & suit) | (yours >> 21 & suit) << 7
        if self.plain == 4:
            moved = (b ^ e) if b < e else 0
            b ^= moved
            e ^= moved
            moved = (a ^ d) if a < d else 0
            a ^= moved
            d ^= moved
            moved = (d ^ e) if d < e else 0
            d ^= moved
            e ^= moved
        moved = (a ^ b) if a < b else 0
        a ^= moved
        b ^= moved
        moved = (b ^ d) if b < d else 0
        b ^= moved
        d ^= moved
        moved = (a ^ b) if a < b else 0
        a ^= moved
        b ^= moved
        mine = (mine & tops) | (a & suit) | (b & suit) << 7 | (d & suit) << 14 | (e & suit) << 21
        a >>= 7
        b >>= 7
        d >>= 7
        e >>= 7
        yours = (yours & tops) | (a & suit) | (b & suit) << 7 | (d & suit) << 14 | (e & suit) << 21
        self.packed0 = lower(mine) | (yours & half) << 32
        self.packed1 = mine >> 32 | (yours >> 32) << 32

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mark(
        self, d: cython.int, run: cython.uint, h: cython.uint, s: cython.int, lead: cython.int
    ) -> cython.ulonglong:
        """The rest of a key, 26 bits: points made, the run, whose lead, the card led."""
        row: cython.int
        x: cython.ulonglong = lead + 1
        y: cython.ulonglong
        if self.tabled:
            x = (x << 1) | s
            if self.tracked:
                row = self.matadors(run, h)
                if row:
                    y = row
                else:
                    y = 2048 | (run >> 21)
                x = (x << 12) | y
            else:
                x = x << 12
            y = d
            x = (x << 7) | y
        else:
            x = x << 20
        return x

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def place(
        self, k0: cython.ulonglong, k1: cython.ulonglong, mark: cython.ulonglong
    ) -> cython.ulonglong:
        mul0: cython.ulonglong = 0x9E3779B97F4A7C15
        mul1: cython.ulonglong = 0xC2B2AE3D27D4EB4F
        mul2: cython.ulonglong = 0x165667B19E3779F9
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        x: cython.ulonglong = ((k0 * mul0) & m64) ^ ((k1 * mul1) & m64) ^ ((mark * mul2) & m64)
        x ^= x >> 31
        return (((x * mul0) & m64) >> 30) & self.table_mask

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(
        self, k0: cython.ulonglong, k1: cython.ulonglong, mark: cython.ulonglong
    ) -> cython.bint:
        """Look a key up; bounds are left in ``found_…``."""
        at: cython.ulonglong = self.place(k0, k1, mark)
        i: cython.ulonglong
        e: cython.ulonglong
        x: cython.ulonglong
        y: cython.ulonglong
        low26: cython.ulonglong = 0x3FFFFFF
        half: cython.longlong = 1 << 37
        for i in range(2):
            e = (at ^ i) << 2
            x = self.table[e + 2]
            y = self.table[e + 3]
            if (
                (x & low26) == mark
                and (self.table[e] ^ x ^ y) == k0
                and (self.table[e + 1] ^ x) == k1
                and (y & low26) == self.generation
            ):
                self.found_low = x >> 26
                self.found_low -= half
                self.found_high = y >> 26
                self.found_high -= half
                return True
        return False

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        k0: cython.ulonglong,
        k1: cython.ulonglong,
        mark: cython.ulonglong,
        lo: cython.longlong,
        hi: cython.longlong,
    ) -> cython.void:
        """Keep bounds, narrowed by what is known already."""
        at: cython.ulonglong = self.place(k0, k1, mark)
        i: cython.ulonglong
        e: cython.ulonglong
        x: cython.ulonglong
        y: cython.ulonglong
        u: cython.ulonglong
        to: cython.ulonglong = at << 2
        low26: cython.ulonglong = 0x3FFFFFF
        gen: cython.ulonglong = self.generation
        half: cython.longlong = 1 << 37
        v: cython.longlong
        size: cython.int
        least: cython.int = 1000
        for i in range(2):
            e = (at ^ i) << 2
            x = self.table[e + 2]
            y = self.table[e + 3]
            u = self.table[e] ^ x ^ y
            if (y & low26) != gen:
                if least >= 0:
                    least = -1
                    to = e
                continue
            if (x & low26) == mark and u == k0 and (self.table[e + 1] ^ x) == k1:
                v = x >> 26
                v -= half
                if v > lo:
                    lo = v
                v = y >> 26
                v -= half
                if v < hi:
                    hi = v
                to = e
                break
            if least > 0:
                size = popcount(lower(u)) + popcount(upper(u))
                if size < least:
                    least = size
                    to = e
        x = lo + half
        x = (x << 26) | mark
        y = hi + half
        y = (y << 26) | gen
        self.table[to] = k0 ^ x ^ y
        self.table[to + 1] = k1 ^ x
        self.table[to + 2] = x
        self.table[to + 3] = y

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bounds(
        self,
        k0: cython.ulonglong,
        k1: cython.ulonglong,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        lead: cython.int,
    ) -> cython.void:
        """Bounds of a position from the tables, or else at sight, in ``found_low`` and ``…high``."""
        v0: cython.uint = lower(k0)
        v1: cython.uint = upper(k0)
        c: cython.uint = lower(k1)
        h: cython.uint = upper(k1)
        o0: cython.uint
        o1: cython.uint
        dark: cython.uint
        x: cython.int
        lo: cython.int = 0
        hi: cython.int = left
        row: cython.int
        f: cython.longlong
        if lead < 0 and not h & (h - 1):
            self.leaf_bounds(k0, c, h, left, d, run, s)
            return
        if self.find(k0, k1, self.mark(d, run, h, s, lead)):
            return
        if lead < 0:
            o1 = v1
            dark = 0
            if c & v1:
                o1 |= h
                dark = h
            lo = self.sure_low(v0, o1, dark, 0, 0)
            x = self.trump_points(v0 & self.trumps, o1 & self.trumps, o1)
            if x > lo:
                lo = x
            o0 = v0
            dark = 0
            if c & v0:
                o0 |= h
                dark = h
            hi = self.sure_high(v1, o0, dark)
            x = self.trump_points(v1 & self.trumps, o0 & self.trumps, o0)
            if x > hi:
                hi = x
            hi = left - hi
        row = self.matadors(run, h)
        f = self.factorial[popcount(h)]
        self.found_low = self.worth_low(lo, left, d, row, s) * f
        self.found_high = self.worth_high(hi, left, d, row, s) * f

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def estimate(
        self, x: cython.int, left: cython.int, d: cython.int, row: cython.int, s: cython.int
    ) -> cython.longlong:
        """What about x points are worth, times 4."""
        total: cython.longlong = 0
        i: cython.int
        y: cython.int
        if not self.tabled:
            y = x
            return 4 * y
        for i in range(4):
            y = x + 10 * i - 15
            if y < 0:
                y = 0
            if y > left:
                y = left
            total += self.worth_low(y, left, d, row, s)
        return total

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prepare(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        lead: cython.int,
    ) -> cython.void:
        """A child's key in ``packed…``; what is stored of it will be at hand when it is wanted."""
        if lead < 0:
            self.close_up(v0, v1, c, h, not self.tracked or self.matadors(run, h) > 0)
        else:
            self.packed0 = v1
            self.packed0 = v0 | (self.packed0 << 32)
            self.packed1 = h
            self.packed1 = c | (self.packed1 << 32)
        self.fetch(d, run, h, s, lead)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fetch(
        self, d: cython.int, run: cython.uint, h: cython.uint, s: cython.int, lead: cython.int
    ) -> cython.void:
        """What is stored of the position in ``packed…`` will be at hand when it is wanted."""
        spot: cython.ulonglong
        if cython.compiled:
            if lead < 0 and not h & (h - 1):
                spot = self.leaf_place(self.packed0, lower(self.packed1), upper(self.packed1))
                fetch_ahead(cython.address(self.leaf_table[spot]))
            else:
                spot = self.place(self.packed0, self.packed1, self.mark(d, run, h, s, lead))
                spot = spot << 2
                fetch_ahead(cython.address(self.table[spot]))
