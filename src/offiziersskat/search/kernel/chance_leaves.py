"""The leaves of a search of reveals: all cards known, ordinary alpha-beta in the leader's points.

Each leaf is asked only what its chance node must know: a null window in card points, or those steps
of a utility table where the answer changes what it is worth. A leaf's table holds points, and serves
every utility. This file knows of at most one unknown card, and of no chance. ``chance_table`` builds
on it. It runs compiled by Cython or, slowly, as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lower, lowest, upper
    from cython.cimports.offiziersskat.search.kernel.chance_cards import Cards
    from cython.cimports.offiziersskat.search.kernel.fetch import fetch_ahead, popcount
else:
    from offiziersskat.search.kernel.bits import lower, lowest, popcount, upper
    from offiziersskat.search.kernel.chance_cards import Cards


@cython.cclass
class Leaves(Cards):
    """A searcher of positions with all cards known."""

    def __init__(self, leaf_table, stop):
        """``leaf_table`` of 2 · 2^n words; ``stop[0]`` set ends a search."""
        super().__init__()
        self.leaf_table = leaf_table
        self.leaf_size = len(leaf_table) // 2
        self.leaf_mask = self.leaf_size - 1
        self.stop = stop
        self.stopped = False
        self.leaf_nodes = 0
        self.generation = 0
        self.found_low = self.found_high = 0
        self.words = [0] * 16
        self.places = [0] * 16
        self.marks = [0] * 16
        self.wins = [0] * 16
        self.sums = [0] * 16

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leaf_place(
        self, word: cython.ulonglong, c: cython.uint, h: cython.uint
    ) -> cython.ulonglong:
        mul: cython.ulonglong = 0x9E3779B97F4A7C15
        mul2: cython.ulonglong = 0xC2B2AE3D27D4EB4F
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        x: cython.ulonglong = c
        x = (x << 32) | h
        x = ((word * mul) & m64) ^ ((x * mul2) & m64)
        x ^= x >> 29
        return ((((x * mul) & m64) >> 32) & self.leaf_mask) << 1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leaf_mark(self, c: cython.uint, h: cython.uint) -> cython.ulonglong:
        """What an entry holds besides bounds and move: cover, covered, generation."""
        x: cython.ulonglong = 0
        y: cython.ulonglong
        if c:
            x = lowest(c)
            y = lowest(h)
            x = 1 | (x << 1) | (y << 6)
        return (x << 19) | (self.generation << 30)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_search(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        t: cython.int,
        left: cython.int,
    ) -> cython.int:
        """A bound of the leader's points, on the right side of ``t`` (fail-soft), all known."""
        mv: cython.int[16] = [0] * 16
        rv: cython.int[16] = [0] * 16
        o0: cython.uint = v0
        o1: cython.uint = v1
        rest: cython.uint
        m: cython.uint
        m2: cython.uint
        a: cython.int
        b: cython.int
        w: cython.int
        p: cython.int
        s: cython.int
        k: cython.int
        n: cython.int = 0
        i: cython.int
        j: cython.int
        q: cython.int
        x: cython.int
        lo: cython.int
        hi: cython.int
        bm: cython.int = -1
        ub: cython.int
        wm: cython.int
        g: cython.int
        best: cython.int
        best_move: cython.int
        worst: cython.int
        size: cython.int
        one: cython.uint = 1
        ab: cython.uint
        bb: cython.uint
        follow: cython.uint
        up: cython.uint
        nv1: cython.uint
        na: cython.uint
        nc: cython.uint
        nh: cython.uint
        word: cython.ulonglong
        mark: cython.ulonglong
        at: cython.ulonglong
        entry: cython.ulonglong
        word2: cython.ulonglong
        at2: cython.ulonglong
        markmask: cython.ulonglong = 0xFFFFFFFFFFF80000

        self.leaf_nodes += 1
        if self.stopped:
            return 0
        if not self.leaf_nodes & 255 and self.stop[0]:
            self.stopped = True
            return 0
        if t <= 0:
            return 0
        if t > left:
            return left
        if c:
            if c & v0:
                o0 |= h
            else:
                o1 |= h
        if not o0 & (o0 - 1):
            return left if (self.beat[lowest(o0)] & o1 != 0) == self.shuns else 0
        rest = o0 | o1
        size = popcount(rest)
        if size == 4:
            return self.last_two(v0, v1, o0, o1)
        word = v1
        word = v0 | (word << 32)
        mark = self.leaf_mark(c, h)
        at = self.leaf_place(word, c, h)
        entry = self.leaf_table[at + 1]
        if (self.leaf_table[at] ^ entry) == word and (entry & markmask) == mark:
            lo = entry & 127
            hi = (entry >> 7) & 127
            bm = (entry >> 14) & 31
            if lo >= t:
                return lo
            if hi < t:
                return hi
        else:
            lo = self.open_low(v0, o0, o1, c, h)
            if lo >= t:
                return lo
            hi = self.open_high(v1, o0, o1, h, left)
            if hi < t:
                return hi
        if size == 6:
            if bm >= 0 and not v0 >> bm & 1:
                bm = -1
            best = self.last_three(v0, v1, c, h, o0, o1, t, left, bm)
            self.keep_leaf(at, word, mark, lo, hi, best, t, self.best_move)
            return best
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
            if a == bm:
                s = 2000
            else:
                follow = v1 & self.suit[a]
                if not follow:
                    follow = v1
                wm = 1 << 20
                m2 = follow
                while m2:
                    b = lowest(m2)
                    m2 &= m2 - 1
                    p = self.pair[a << 5 | b]
                    if p < wm:
                        wm = p
                s = wm - self.weight[a]
            x = (s + 1024) << 5 | a
            j = n
            n += 1
            while j and mv[j - 1] < x:
                mv[j] = mv[j - 1]
                j -= 1
            mv[j] = x
        best = -1
        best_move = mv[0] & 31
        for i in range(n):
            a = mv[i] & 31
            ab = one << a
            follow = v1 & self.suit[a]
            if not follow:
                follow = v1
            k = 0
            worst = 1000
            na = v0 & ~ab
            if c & ab:
                na |= h
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
                            continue
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                if size > 6:
                    # All places are asked for before the first is looked at.
                    nv1 = v1 & ~bb
                    nc = c
                    nh = h
                    if c & (ab | bb):
                        if c & bb:
                            nv1 |= h
                        nc = 0
                        nh = 0
                    if w:
                        word2 = na
                        word2 = nv1 | (word2 << 32)
                    else:
                        word2 = nv1
                        word2 = na | (word2 << 32)
                    at2 = self.leaf_place(word2, nc, nh)
                    if cython.compiled:
                        fetch_ahead(cython.address(self.leaf_table[at2]))
                    self.words[k] = word2
                    self.places[k] = at2
                    self.marks[k] = self.leaf_mark(nc, nh)
                    self.wins[k] = w
                    self.sums[k] = p & self.kept
                x = (1024 - self.pair[a << 5 | b]) << 5 | b
                j = k
                k += 1
                while j and rv[j - 1] < x:
                    rv[j] = rv[j - 1]
                    j -= 1
                rv[j] = x
            if size > 6:
                for q in range(k):
                    entry = self.leaf_table[self.places[q] + 1]
                    if (self.leaf_table[self.places[q]] ^ entry) == self.words[q] and (
                        entry & markmask
                    ) == self.marks[q]:
                        if self.wins[q]:
                            ub = entry & 127
                            ub = left - self.sums[q] - ub
                        else:
                            ub = (entry >> 7) & 127
                            ub += self.sums[q]
                        if ub < t:
                            worst = ub
                            k = 0
                            break
            for q in range(k):
                b = rv[q] & 31
                bb = one << b
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                x = p & self.kept
                nv1 = v1 & ~bb
                nc = c
                nh = h
                if c & (ab | bb):
                    if c & bb:
                        nv1 |= h
                    nc = 0
                    nh = 0
                if w:
                    g = left - x - self.open_search(nv1, na, nc, nh, left - x - t + 1, left - p)
                else:
                    g = x + self.open_search(na, nv1, nc, nh, t - x, left - p)
                if g < worst:
                    worst = g
                if worst < t:
                    break
            if worst > best:
                best = worst
                best_move = a
            if best >= t:
                break
        if self.stopped:
            return 0
        self.keep_leaf(at, word, mark, lo, hi, best, t, best_move)
        return best

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep_leaf(
        self,
        at: cython.ulonglong,
        word: cython.ulonglong,
        mark: cython.ulonglong,
        lo: cython.int,
        hi: cython.int,
        best: cython.int,
        t: cython.int,
        move: cython.int,
    ) -> cython.void:
        """Store what is known now that ``best`` was found for the window below ``t``."""
        low: cython.ulonglong
        high: cython.ulonglong
        card: cython.ulonglong = move
        if best >= t:
            if best > lo:
                lo = best
        elif best < hi:
            hi = best
        low = lo
        high = hi
        mark = mark | low | (high << 7) | (card << 14)
        self.leaf_table[at] = word ^ mark
        self.leaf_table[at + 1] = mark

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leaf_value(
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
        guess: cython.int,
    ) -> cython.longlong:
        """The leader's value, all known: a bound outside (low, high), exact within."""
        row: cython.int = 0
        lo: cython.int = 0
        hi: cython.int = left
        t: cython.int
        r: cython.int
        x: cython.longlong
        y: cython.longlong
        if self.tracked:
            if h and ((c & v0) != 0) == (s != 0):
                run |= h & self.run
            row = self.matadors(run, 0)
        if not self.tabled:
            if high <= low + 1:
                if high <= 0:
                    return 0
                if low >= left:
                    return left
                t = high
                return self.open_search(v0, v1, c, h, t, left)
        while True:
            x = self.worth_low(lo, left, d, row, s)
            y = self.worth_low(hi, left, d, row, s)
            if x == y or x >= high:
                return x
            if y <= low or self.stopped:
                return y
            # Ask only where the answer changes what it is worth.
            t = guess
            if t <= lo:
                t = lo + 1
            if t > hi:
                t = hi
            if self.tabled:
                x = self.worth_low(t - 1, left, d, row, s) + 1
                if x < y:
                    y = x
                if high <= low + 1:
                    y = high
                t = lo + 1
                while self.worth_low(t, left, d, row, s) < y:
                    t += 1
            r = self.open_search(v0, v1, c, h, t, left)
            if r >= t:
                lo = r
                guess = r + 1
            else:
                hi = r
                guess = r

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leaf_bounds(
        self,
        k0: cython.ulonglong,
        c: cython.uint,
        h: cython.uint,
        left: cython.int,
        d: cython.int,
        run: cython.uint,
        s: cython.int,
    ) -> cython.void:
        """Bounds from the table, or else at sight, all known, in ``found_low`` and ``…high``."""
        v0: cython.uint = lower(k0)
        v1: cython.uint = upper(k0)
        o0: cython.uint = v0
        o1: cython.uint = v1
        k: cython.int
        lo: cython.int = 0
        hi: cython.int = left
        row: cython.int = 0
        at: cython.ulonglong
        entry: cython.ulonglong
        bound: cython.ulonglong
        markmask: cython.ulonglong = 0xFFFFFFFFFFF80000
        if c & v0:
            o0 |= h
        else:
            o1 |= h
        if self.tracked:
            if h and ((c & v0) != 0) == (s != 0):
                run |= h & self.run
            row = self.matadors(run, 0)
        k = popcount(o0 | o1)
        if k <= 2:
            if k == 2:
                if (self.beat[lowest(o0)] & o1 != 0) == self.shuns:
                    lo = hi
                else:
                    hi = 0
        elif k == 4:
            lo = hi = self.last_two(v0, v1, o0, o1)
        else:
            at = self.leaf_place(k0, c, h)
            entry = self.leaf_table[at + 1]
            if (self.leaf_table[at] ^ entry) == k0 and (entry & markmask) == self.leaf_mark(c, h):
                lo = entry & 127
                hi = (entry >> 7) & 127
            else:
                lo = self.open_low(v0, o0, o1, c, h)
                hi = self.open_high(v1, o0, o1, h, left)
                if entry >> 30 != self.generation:  # room: at hand when it is asked for again
                    entry = lo
                    bound = hi
                    entry = self.leaf_mark(c, h) | entry | bound << 7 | 31 << 14
                    self.leaf_table[at] = k0 ^ entry
                    self.leaf_table[at + 1] = entry
        self.found_low = self.worth_low(lo, left, d, row, s)
        self.found_high = self.worth_high(hi, left, d, row, s)
