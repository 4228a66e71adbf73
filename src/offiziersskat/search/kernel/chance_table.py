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
    from cython.cimports.offiziersskat.search.kernel.bits import lower, lowest, upper
    from cython.cimports.offiziersskat.search.kernel.chance_leaves import Leaves
    from cython.cimports.offiziersskat.search.kernel.fetch import fetch_ahead, popcount
else:
    from offiziersskat.search.kernel.bits import lower, lowest, popcount, upper
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
        """The same position in one form: gaps among equals closed, plain suits in order."""
        code: cython.uint[4] = [0] * 4
        present: cython.uint = v0 | v1 | h
        k: cython.int
        j: cython.int
        p: cython.uint
        x: cython.uint
        y: cython.uint
        w0: cython.uint = 0
        w1: cython.uint = 0
        w2: cython.uint = 0
        w3: cython.uint = 0
        u: cython.ulonglong
        for k in range(4):
            p = (present >> (7 * k) & 7) << 4
            if k >= self.plain and not jacks:
                p = 7 << 4
            x = v0 >> (7 * k) & 127
            y = (x & 120) | self.closed[p | (x & 7)]
            x = v1 >> (7 * k) & 127
            y |= ((x & 120) | self.closed[p | (x & 7)]) << 7
            x = c >> (7 * k) & 127
            y |= ((x & 120) | self.closed[p | (x & 7)]) << 14
            x = h >> (7 * k) & 127
            y |= ((x & 120) | self.closed[p | (x & 7)]) << 21
            j = k
            if k < self.plain:
                while j and code[j - 1] < y:
                    code[j] = code[j - 1]
                    j -= 1
            code[j] = y
        for k in range(4):
            y = code[k]
            w0 |= (y & 127) << (7 * k)
            w1 |= (y >> 7 & 127) << (7 * k)
            w2 |= (y >> 14 & 127) << (7 * k)
            w3 |= (y >> 21 & 127) << (7 * k)
        p = present >> 28 << 4
        if not jacks:
            p = 15 << 4
        w0 |= self.closed[p | (v0 >> 28)] << 28
        w1 |= self.closed[p | (v1 >> 28)] << 28
        w2 |= self.closed[p | (c >> 28)] << 28
        w3 |= self.closed[p | (h >> 28)] << 28
        u = w1
        self.packed0 = w0 | (u << 32)
        u = w3
        self.packed1 = w2 | (u << 32)

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
        m: cython.uint
        a: cython.int
        k: cython.int = 0
        x: cython.int = 0
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
            o1 = v1 | h
            m = v0
            while m:
                a = lowest(m)
                m &= m - 1
                if not self.beat[a] & o1:
                    k += 1
                    x += self.points[a]
            if k:
                lo = x + self.least(o1, k)
            o0 = v0 | h
            hi -= self.trump_points(v1 & self.trumps, o0 & self.trumps, o0)
            # The leader's own trumps are sure tricks too, even where others are not.
            x = self.trump_points(v0 & self.trumps, o1 & self.trumps, o1)
            if x > lo:
                lo = x
        row = self.matadors(run, h)
        f = self.factorial[popcount(h)]
        self.found_low = self.worth_low(lo, left, d, row, s) * f
        self.found_high = self.worth_high(hi, left, d, row, s) * f

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
        spot: cython.ulonglong
        if lead < 0:
            self.close_up(v0, v1, c, h, not self.tracked or self.matadors(run, h) > 0)
        else:
            self.packed0 = v1
            self.packed0 = v0 | (self.packed0 << 32)
            self.packed1 = h
            self.packed1 = c | (self.packed1 << 32)
        if cython.compiled:
            if lead < 0 and not h & (h - 1):
                spot = self.leaf_place(self.packed0, lower(self.packed1), upper(self.packed1))
                fetch_ahead(cython.address(self.leaf_table[spot]))
            else:
                spot = self.place(self.packed0, self.packed1, self.mark(d, run, h, s, lead))
                spot = spot << 2
                fetch_ahead(cython.address(self.table[spot]))
