"""Chance nodes of a search of reveals: the sum over what may be turned, cut off by bounds.

Before a child is searched all have bounds, and their sum may do; then one child after the other is
asked for as much as the window needs of it, by what the others are thought to be worth. The choice
of cards is not made here: ``replies`` and ``node`` are answered by ``chance``, which builds on this
file. It runs compiled by Cython or, slowly, as it stands.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lower, upper
    from cython.cimports.offiziersskat.search.kernel.chance_table import Table
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
else:
    from offiziersskat.search.kernel.bits import lower, popcount, upper
    from offiziersskat.search.kernel.chance_table import Table


# Chance nodes above each other, two for each trick; of each at most u (u - 1) children. The pools
# hold of each child its key (open cards; covers and unknown) and its run, low, high, estimate.
_POOL = 34 * 110


@cython.cclass
class Reveals(Table):
    """A searcher of chance nodes, for want of a choice of cards."""

    def __init__(self, table, leaf_table, stop):
        """As the table is made, with room for the children of all chance nodes under way."""
        super().__init__(table, leaf_table, stop)
        self.keys = array("Q", [0]) * (2 * _POOL)
        self.pool = array("q", [0]) * (4 * _POOL)
        self.reverse = False

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def enter(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """A position at the start of a trick."""
        k0: cython.ulonglong
        k1: cython.ulonglong
        if not v0:
            return self.worth_low(0, 0, d, self.matadors(run, 0), s)
        self.close_up(v0, v1, c, h, not self.tracked or self.matadors(run, h) > 0)
        k0 = self.packed0
        k1 = self.packed1
        self.bounds(k0, k1, left, d, run, s, -1)
        if self.found_low >= high or self.found_low == self.found_high:
            return self.found_low
        if self.found_high <= low:
            return self.found_high
        return self.child(
            k0, k1, left, d, run, s, -1, low, high, self.found_low, self.found_high, depth
        )

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def child(
        self,
        k0: cython.ulonglong,
        k1: cython.ulonglong,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        lead: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        lo: cython.longlong,
        hi: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """A position whose bounds are at hand and leave the window open."""
        h: cython.uint = upper(k1)
        best: cython.longlong
        if lead < 0:
            if not h & (h - 1):
                return self.leaf_value(
                    lower(k0),
                    upper(k0),
                    lower(k1),
                    h,
                    left,
                    d,
                    run,
                    s,
                    low,
                    high,
                    self.guess(lower(k0), upper(k0), lower(k1), h, left),
                )
            return self.node(k0, k1, left, d, run, s, low, high, lo, hi, depth)
        if low < lo - 1:
            low = lo - 1
        if high > hi + 1:
            high = hi + 1
        best = self.replies(
            lower(k0), upper(k0), lower(k1), h, left, d, run, s, lead, low, high, depth
        )
        if self.stopped:
            return 0
        if best > low and best > lo:
            lo = best
        if best < high and best < hi:
            hi = best
        self.store(k0, k1, self.mark(d, run, h, s, lead), lo, hi)
        return best

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reveal(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        u0: cython.int,
        u1: cython.int,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        lead: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """Sum over what may be turned: ``u0`` for the leader, ``u1`` for the other.

        ``lead`` is a card led to this very trick, or -1 at the start of the next. What is known of
        the sum is remembered where that is quicker than adding it up again.
        """
        k0: cython.ulonglong
        k1: cython.ulonglong
        mark: cython.ulonglong
        lo: cython.longlong
        hi: cython.longlong
        r: cython.longlong
        if popcount(h) <= 3:
            return self.turn(v0, v1, c, h, u0, u1, left, d, run, s, lead, low, high, depth)
        self.prepare(v0, v1, c, h, d, run, s, lead)
        k0 = self.packed0
        k1 = self.packed1
        mark = self.mark(d, run, h, s, lead)
        lo = -(1 << 36)
        hi = 1 << 36
        if self.find(k0, k1, mark):
            lo = self.found_low
            hi = self.found_high
            if lo >= high or lo == hi:
                return lo
            if hi <= low:
                return hi
        r = self.turn(v0, v1, c, h, u0, u1, left, d, run, s, lead, low, high, depth)
        if self.stopped:
            return 0
        if self.found_low > lo:
            lo = self.found_low
        if self.found_high < hi:
            hi = self.found_high
        self.store(k0, k1, mark, lo, hi)
        return r

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        u0: cython.int,
        u1: cython.int,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        lead: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """Add up what may be turned, as far as the window needs it; bounds in ``found_…``."""
        base: cython.longlong = depth * 110
        at: cython.longlong
        n: cython.int = 0
        i: cython.int
        idle: cython.int
        q: cython.int
        x: cython.uint
        y: cython.uint
        hx: cython.uint = 0
        m: cython.uint
        m2: cython.uint
        r1: cython.uint
        n0: cython.uint
        n1: cython.uint
        k0: cython.ulonglong
        k1: cython.ulonglong
        f: cython.longlong
        lo: cython.longlong
        hi: cython.longlong
        e: cython.longlong
        t: cython.longlong
        t2: cython.longlong
        r: cython.longlong
        sum_lo: cython.longlong = 0
        sum_hi: cython.longlong = 0
        sum_e: cython.longlong = 0
        row: cython.int
        shared: cython.bint = lead < 0 and not self.tracked
        leaves: cython.bint
        if shared:
            self.close_gaps(v0, v1, c, h, shared)
            v0 = lower(self.packed0)
            v1 = upper(self.packed0)
            c = lower(self.packed1)
            h = upper(self.packed1)
        m = h
        while m:
            x = m ^ (m & (m - 1))
            m &= m - 1
            m2 = h & ~x if u0 and u1 else x
            while m2:
                y = m2 ^ (m2 & (m2 - 1))
                m2 &= m2 - 1
                hx = h & ~(x | y)
                n0 = v0 | x if u0 else v0
                n1 = v1
                if u1:
                    n1 |= y
                r1 = run
                if self.tracked:
                    if u0 and s:
                        r1 |= x & self.run
                    if u1 and not s:
                        r1 |= y & self.run
                at = (base + n) * 2
                if shared:
                    self.put_in_order(n0, n1, c, hx)
                    self.fetch(d, r1, hx, s, lead)
                else:
                    self.prepare(n0, n1, c, hx, d, r1, s, lead)
                self.keys[at] = self.packed0
                self.keys[at + 1] = self.packed1
                self.pool[at * 2] = r1
                n += 1
        f = self.factorial[popcount(hx)]
        leaves = lead < 0 and not hx & (hx - 1)
        for i in range(n):
            at = (base + i) * 2
            k0 = self.keys[at]
            k1 = self.keys[at + 1]
            at = at * 2
            r1 = self.pool[at]
            if self.stop[0]:  # in a new table each look may cost a page of memory
                self.stopped = True
                return 0
            if leaves:
                self.leaf_bounds(k0, lower(k1), upper(k1), left, d, r1, s)
            else:
                self.bounds(k0, k1, left, d, r1, s, lead)
            lo = self.found_low
            hi = self.found_high
            self.pool[at + 1] = lo
            self.pool[at + 2] = hi
            sum_lo += lo
            sum_hi += hi
        self.found_low = sum_lo
        self.found_high = sum_hi
        if sum_lo >= high or sum_lo == sum_hi:
            return sum_lo
        if sum_hi <= low:
            return sum_hi
        for i in range(n):
            at = (base + i) * 4
            lo = self.pool[at + 1]
            hi = self.pool[at + 2]
            e = lo
            if lo != hi:
                k0 = self.keys[(base + i) * 2]
                k1 = self.keys[(base + i) * 2 + 1]
                r1 = self.pool[at]
                row = self.matadors(r1, upper(k1))
                q = self.guess(lower(k0), upper(k0), lower(k1), upper(k1), left)
                e = (self.estimate(q, left, d, row, s) * f) >> 2
                if e < lo:
                    e = lo
                if e > hi:
                    e = hi
            self.pool[at + 3] = e
            sum_e += e
        i = -1
        if self.reverse:
            i = n
        while sum_lo < high and sum_hi > low and sum_lo != sum_hi:
            while True:
                if self.reverse:
                    i -= 1
                    if i < 0:
                        i = n - 1
                else:
                    i += 1
                    if i >= n:
                        i = 0
                at = (base + i) * 4
                lo = self.pool[at + 1]
                hi = self.pool[at + 2]
                if lo < hi:
                    break
            r1 = self.pool[at]
            e = self.pool[at + 3]
            k0 = self.keys[(base + i) * 2]
            k1 = self.keys[(base + i) * 2 + 1]
            # Outside this window the child alone decides.
            t = low - (sum_hi - hi)
            t2 = high - (sum_lo - lo)
            # With two unknown cards a child is cheap, and a wide window spares coming back to it.
            if high == low + 1 and (popcount(hx) != 2 or n <= 2):
                # What is to spare is shared out by how much is open.
                f = ((hi - lo) << 10) // (sum_hi - sum_lo)
                f = ((sum_e - high) * f) >> 10
                f = e - f
                if f < t + 1:
                    f = t + 1
                if f < lo + 1:
                    f = lo + 1
                if f > t2:
                    f = t2
                if f > hi:
                    f = hi
                r = self.child(k0, k1, left, d, r1, s, lead, f - 1, f, lo, hi, depth + 1)
                t = f - 1
                t2 = f
            else:
                r = self.child(k0, k1, left, d, r1, s, lead, t, t2, lo, hi, depth + 1)
            if self.stopped:
                return 0
            if r > t and r > lo:
                sum_lo += r - lo
                lo = r
            if r < t2 and r < hi:
                sum_hi += r - hi
                hi = r
            self.pool[at + 1] = lo
            self.pool[at + 2] = hi
            f = e
            if f < lo:
                f = lo
            if f > hi:
                f = hi
            sum_e += f - e
            self.pool[at + 3] = f
        self.found_low = sum_lo
        self.found_high = sum_hi
        return sum_lo if sum_lo >= high or sum_lo == sum_hi else sum_hi

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        a: cython.int,
        b: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """The leader's value once both cards of a trick lie."""
        one: cython.uint = 1
        ab: cython.uint = one << a
        bb: cython.uint = one << b
        w: cython.int = self.beat[a] >> b & 1
        p: cython.int = self.points[a] + self.points[b]
        u0: cython.int = c >> a & 1
        u1: cython.int = c >> b & 1
        x: cython.uint
        i: cython.int
        shift: cython.longlong = 0
        r: cython.longlong
        v0 = v0 & ~ab
        v1 = v1 & ~bb
        c = c & ~(ab | bb)
        left -= p
        if w:
            if s == self.shuns:
                d += p
            if not self.tabled:
                shift = (left + p - (p & self.kept)) * self.factorial[popcount(h)]
            x = v0
            v0 = v1
            v1 = x
            i = u0
            u0 = u1
            u1 = i
            s = 1 - s
            r = shift - high
            high = shift - low
            low = r
        else:
            if s != self.shuns:
                d += p
            if not self.tabled:
                shift = (p & self.kept) * self.factorial[popcount(h)]
            low -= shift
            high -= shift
        if u0 or u1:
            r = self.reveal(v0, v1, c, h, u0, u1, left, d, run, s, -1, low, high, depth)
        else:
            r = self.enter(v0, v1, c, h, left, d, run, s, low, high, depth)
        if w:
            return shift - r
        return shift + r

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def replies(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        a: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """The least of the answers to a lead: ``chance`` knows it, here nothing is known."""
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def node(
        self,
        k0: cython.ulonglong,
        k1: cython.ulonglong,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
        low: cython.longlong,
        high: cython.longlong,
        lo: cython.longlong,
        hi: cython.longlong,
        depth: cython.int,
    ) -> cython.longlong:
        """The best lead's value: likewise."""
        return low
