"""Exact expectiminimax over reveals for two seats, whole numbers throughout.

A position at the start of a trick is four masks: what lies open before the leader and before the
other, which of these cards cover an unknown one, and the unknown cards. Its value is the leader's,
times u! for u unknown cards, so that a chance node is the plain sum of its children. Without
utility tables the value is the card points still to be made; with them it is what the declarer's
points at the end are worth, for each number of matadors, negated for the other side. Where tricks are
shunned, as in ramsch, a side's points are those that it does not take.

At most one unknown card: everything is known, and leaves of ordinary alpha-beta decide. Cards are
numbered by ``tables``. Chance is one class in five files, each building on the last: cards, leaves,
table, reveals, and here the choice of cards and the roots; this file knows numbers and masks only,
no rule. It runs compiled by Cython or, slowly, as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lower, lowest, upper
    from cython.cimports.offiziersskat.search.kernel.chance_reveals import Reveals
else:
    from offiziersskat.search.kernel.bits import lower, lowest, upper
    from offiziersskat.search.kernel.chance_reveals import Reveals


COMPILED = cython.compiled


@cython.final
@cython.cclass
class Chance(Reveals):
    """A searcher; several may share tables, one for each thread."""

    at_once: cython.bint
    nodes: cython.longlong
    most: cython.longlong

    def __init__(self, table, leaf_table, stop):
        """``table`` of 4 · 2^n words, ``leaf_table`` of 2 · 2^n; ``stop[0]`` set ends a search."""
        super().__init__(table, leaf_table, stop)
        self.at_once = False
        self.nodes = 0
        self.most = 0

    def ask(self, generation, at_once, reverse):
        """Begin an analysis for card points; entries of another generation are nothing."""
        self.generation = generation
        self.at_once = at_once
        self.reverse = reverse
        self.tabled = False
        self.tracked = False
        self.run = 0
        self.run_end = 32
        self.stopped = False
        self.nodes = 0
        self.leaf_nodes = 0
        self.most = 0

    def bound(self, most):
        """End what follows after so many positions; 0 is no bound."""
        self.most = most

    def again(self):
        """Forget that a search was stopped; what it learnt stays."""
        self.stopped = False

    def counts(self):
        """Positions with two or more unknown cards searched, and others."""
        return self.nodes, self.leaf_nodes

    def was_stopped(self):
        """Whether the last search ended early, its answer worth nothing."""
        return self.stopped

    def value(self, position, low, high):
        """The leader's value: ``position`` as ``(v0, v1, U, H, made, declarer's run, leads)``."""
        v0, v1, covers, unknown, made, run, side = position
        a0: cython.uint = v0
        a1: cython.uint = v1
        c: cython.uint = covers
        h: cython.uint = unknown
        d: cython.int = made
        r: cython.uint = run
        s: cython.int = side
        left: cython.int = self.sum_points(a0 | a1 | h)
        lo: cython.longlong = low
        hi: cython.longlong = high
        with cython.nogil:
            lo = self.enter(a0, a1, c, h, left, d, r, s, lo, hi, 0)
        return lo

    def lead(self, position, card, low, high):
        """The leader's value after a lead."""
        v0, v1, covers, unknown, made, run, side = position
        a0: cython.uint = v0
        a1: cython.uint = v1
        c: cython.uint = covers
        h: cython.uint = unknown
        d: cython.int = made
        r: cython.uint = run
        s: cython.int = side
        a: cython.int = card
        left: cython.int = self.sum_points(a0 | a1 | h)
        lo: cython.longlong = low
        hi: cython.longlong = high
        with cython.nogil:
            lo = self.leading(a0, a1, c, h, left, d, r, s, a, lo, hi, 0)
        return lo

    def answer(self, position, card, low, high):
        """The leader's value once a card lies; what it uncovered, if turned, is in the masks."""
        v0, v1, covers, unknown, made, run, side = position
        a0: cython.uint = v0
        a1: cython.uint = v1
        c: cython.uint = covers
        h: cython.uint = unknown
        d: cython.int = made
        r: cython.uint = run
        s: cython.int = side
        a: cython.int = card
        left: cython.int = self.sum_points(a0 | a1 | h)
        lo: cython.longlong = low
        hi: cython.longlong = high
        with cython.nogil:
            lo = self.replies(a0, a1, c, h, left, d, r, s, a, lo, hi, 0)
        return lo

    def reply(self, position, trick, low, high):
        """The leader's value after a trick's two cards, both still in the masks."""
        v0, v1, covers, unknown, made, run, side = position
        first, second = trick
        a0: cython.uint = v0
        a1: cython.uint = v1
        c: cython.uint = covers
        h: cython.uint = unknown
        d: cython.int = made
        r: cython.uint = run
        s: cython.int = side
        a: cython.int = first
        b: cython.int = second
        left: cython.int = self.sum_points(a0 | a1 | h)
        lo: cython.longlong = low
        hi: cython.longlong = high
        with cython.nogil:
            lo = self.after(a0, a1, c, h, left, d, r, s, a, b, lo, hi, 0)
        return lo

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
        """The least of the answers to a lead."""
        rv: cython.int[16] = [0] * 16
        k: cython.int = 0
        j: cython.int
        q: cython.int
        b: cython.int
        p: cython.int
        x: cython.int
        one: cython.uint = 1
        bb: cython.uint
        up: cython.uint
        m: cython.uint
        rest: cython.uint = v0 | v1 | h
        follow: cython.uint = v1 & self.suit[a]
        worst: cython.longlong = 1 << 60
        r: cython.longlong
        if not follow:
            follow = v1
        m = follow
        while m:
            b = lowest(m)
            m &= m - 1
            bb = one << b
            if not c & bb:
                up = rest & self.suit[b] & ~(bb | (bb - 1))
                if up:
                    j = lowest(up)
                    if follow >> j & 1 and not c >> j & 1 and self.points[j] == self.points[b]:
                        if not self.tracked or not self.run >> j & 1:
                            continue
            x = 1024 - self.pair[a << 5 | b]
            if c & bb:
                x += 15
            x = x << 5 | b
            j = k
            k += 1
            while j and rv[j - 1] < x:
                rv[j] = rv[j - 1]
                j -= 1
            rv[j] = x
        for q in range(k):
            b = rv[q] & 31
            if q and high > low + 1:
                r = self.after(v0, v1, c, h, left, d, run, s, a, b, high - 1, high, depth)
                if r < high and r > low:
                    r = self.after(v0, v1, c, h, left, d, run, s, a, b, low, r + 1, depth)
            else:
                r = self.after(v0, v1, c, h, left, d, run, s, a, b, low, high, depth)
            if self.stopped:
                return 0
            if r < worst:
                worst = r
                if worst < high:
                    high = worst
                if worst <= low:
                    return worst
        return worst

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leading(
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
        """The value of a lead; turned at once, its cover's card is seen before the answer."""
        one: cython.uint = 1
        ab: cython.uint = one << a
        if self.at_once and c & ab:
            return self.reveal(v0, v1, c & ~ab, h, 1, 0, left, d, run, s, a, low, high, depth)
        return self.replies(v0, v1, c, h, left, d, run, s, a, low, high, depth)

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
        """The best lead's value: a bound outside (low, high), exact within."""
        mv: cython.int[16] = [0] * 16
        v0: cython.uint = lower(k0)
        v1: cython.uint = upper(k0)
        c: cython.uint = lower(k1)
        h: cython.uint = upper(k1)
        rest: cython.uint = v0 | v1 | h
        one: cython.uint = 1
        ab: cython.uint
        up: cython.uint
        m: cython.uint
        m2: cython.uint
        a: cython.int
        b: cython.int
        j: cython.int
        n: cython.int = 0
        q: cython.int
        p: cython.int
        x: cython.int
        wm: cython.int
        mark: cython.ulonglong = self.mark(d, run, h, s, -1)
        best: cython.longlong = -(1 << 60)
        edge: cython.longlong
        r: cython.longlong
        self.nodes += 1
        if self.stopped:
            return 0
        if not self.nodes & 7 and (self.stop[0] or 0 < self.most < self.nodes + self.leaf_nodes):
            self.stopped = True
            return 0
        if low < lo - 1:
            low = lo - 1
        if high > hi + 1:
            high = hi + 1
        m = v0
        while m:
            a = lowest(m)
            m &= m - 1
            ab = one << a
            if not c & ab:
                up = rest & self.suit[a] & ~(ab | (ab - 1))
                if up:
                    j = lowest(up)
                    if v0 >> j & 1 and not c >> j & 1 and self.points[j] == self.points[a]:
                        continue
            m2 = v1 & self.suit[a]
            if not m2:
                m2 = v1
            wm = 1 << 20
            while m2:
                b = lowest(m2)
                m2 &= m2 - 1
                p = self.pair[a << 5 | b]
                if p < wm:
                    wm = p
            x = wm - self.weight[a] + 1024
            if c & ab:
                x += 15
            x = x << 5 | a
            j = n
            n += 1
            while j and mv[j - 1] < x:
                mv[j] = mv[j - 1]
                j -= 1
            mv[j] = x
        edge = low
        for q in range(n):
            a = mv[q] & 31
            if q and high > edge + 1:
                r = self.leading(v0, v1, c, h, left, d, run, s, a, edge, edge + 1, depth)
                if r > edge and r < high:
                    r = self.leading(v0, v1, c, h, left, d, run, s, a, r - 1, high, depth)
            else:
                r = self.leading(v0, v1, c, h, left, d, run, s, a, edge, high, depth)
            if self.stopped:
                return 0
            if r > best:
                best = r
                if best > edge:
                    edge = best
                if best >= high:
                    break
        if best > low and best > lo:
            lo = best
        if best < high and best < hi:
            hi = best
        self.store(k0, k1, mark, lo, hi)
        return best
