"""Exact expectiminimax over reveals for two seats, whole numbers throughout.

A position at the start of a trick is four masks: what lies open before the leader and before the
other, which of these cards cover an unknown one, and the unknown cards. Its value is the leader's,
times u! for u unknown cards, so that a chance node is the plain sum of its children. Without
utility tables the value is the card points still to be made; with them it is what the declarer's
points at the end are worth, for each number of matadors, negated for the other side.

At most one unknown card: everything is known, and ``leaves`` of ordinary alpha-beta decide. Cards
are numbered by ``tables``; this file knows numbers and masks only, no rule. It runs compiled by
Cython or, slowly, as it stands.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import fetch_ahead, popcount
else:

    def popcount(mask):
        return mask.bit_count()

    def lowest(mask):
        return (mask & -mask).bit_length() - 1

    def highest(mask):
        return mask.bit_length() - 1


COMPILED = cython.compiled

MOST_UNKNOWN = 11
# Chance nodes above each other, two for each trick; of each at most u (u - 1) children. The pools
# hold of each child its key (open cards; covers and unknown) and its run, low, high, estimate.
_POOL = 34 * 110


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


@cython.final
@cython.cclass
class Chance:
    """A searcher; several may share tables, one for each thread."""

    suit: cython.uint[32]
    beat: cython.uint[32]
    points: cython.int[32]
    weight: cython.int[32]
    worth: cython.uint[6]
    trumps: cython.uint
    plain: cython.int
    lead_bonus: cython.int
    factorial: cython.longlong[13]
    closed: cython.uint[256]
    # What is asked.
    tabled: cython.bint  # utilities by table, not points
    tracked: cython.bint  # the matadors' owners are not all known yet
    run: cython.uint
    run_end: cython.int
    utility: cython.longlong[1792]  # [matadors 0–11, least, most][points]
    at_once: cython.bint
    reverse: cython.bint
    # Memory.
    table: cython.ulonglong[::1]
    table_mask: cython.ulonglong
    table_size: cython.ulonglong
    leaf_table: cython.ulonglong[::1]
    leaf_mask: cython.ulonglong
    leaf_size: cython.ulonglong
    generation: cython.ulonglong
    keys: cython.ulonglong[::1]
    pool: cython.longlong[::1]
    stop: cython.uchar[::1]
    stopped: cython.bint
    nodes: cython.longlong
    leaf_nodes: cython.longlong
    packed0: cython.ulonglong
    packed1: cython.ulonglong
    found_low: cython.longlong
    found_high: cython.longlong

    def __init__(self, table, leaf_table, stop):
        """``table`` of 4 · 2^n words, ``leaf_table`` of 2 · 2^n; ``stop[0]`` set ends a search."""
        self.table = table
        self.table_size = len(table) // 4
        self.table_mask = self.table_size - 1
        self.leaf_table = leaf_table
        self.leaf_size = len(leaf_table) // 2
        self.leaf_mask = self.leaf_size - 1
        self.stop = stop
        self.keys = array("Q", [0]) * (2 * _POOL)
        self.pool = array("q", [0]) * (4 * _POOL)
        self.factorial = [1] * 13
        for n in range(1, 13):
            self.factorial[n] = self.factorial[n - 1] * n
        self.closed = low_groups()
        self.suit = [0] * 32
        self.beat = [0] * 32
        self.points = [0] * 32
        self.weight = [0] * 32
        self.worth = [0] * 6
        self.utility = [0] * 1792
        self.trumps = 0
        self.plain = 3
        self.lead_bonus = 0
        self.tabled = False
        self.tracked = False
        self.run = 0
        self.run_end = 32
        self.at_once = False
        self.reverse = False
        self.generation = 0
        self.stopped = False
        self.nodes = 0
        self.leaf_nodes = 0
        self.packed0 = self.packed1 = 0
        self.found_low = self.found_high = 0

    def load(self, suit, beat, points, weight, worth, trumps, lead_bonus):
        """The cards under a contract (``tables``), and weights for guesses."""
        self.suit = suit
        self.beat = beat
        self.points = points
        self.weight = weight
        self.worth = worth
        self.trumps = trumps
        self.plain = 4 if trumps == 0xF0000000 else 3
        self.lead_bonus = lead_bonus

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

    def ask_utility(self, utility, run_length, tracked):
        """Values by table: ``utility[matadors · 128 + declarer's points]``, rising with points.

        Row 0 serves where matadors do not count; with ``tracked`` the rows 1–11 do, and rows 12
        and 13 hold the least and the most of them.
        """
        self.utility = utility
        self.tabled = True
        self.tracked = tracked
        self.run_end = 32 - run_length
        self.run = 0xFFFFFFFF >> self.run_end << self.run_end if tracked else 0

    def limit(self, size, leaf_size, stop):
        """Use this many entries of either table (powers of two), and heed this flag."""
        self.table_mask = min(size, self.table_size) - 1
        self.leaf_mask = min(leaf_size, self.leaf_size) - 1
        self.stop = stop

    def again(self):
        """Forget that a search was stopped; what it learnt stays."""
        self.stopped = False

    def counts(self):
        """Positions with two or more unknown cards searched, and others."""
        return self.nodes, self.leaf_nodes

    def was_stopped(self):
        """Whether the last search ended early, its answer worth nothing."""
        return self.stopped

    # ---- roots ------------------------------------------------------------------------------

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

    # ---- small things -----------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sum_points(self, cards: cython.uint) -> cython.int:
        return (
            2 * popcount(cards & self.worth[1])
            + 3 * popcount(cards & self.worth[2])
            + 4 * popcount(cards & self.worth[3])
            + 10 * popcount(cards & self.worth[4])
            + 11 * popcount(cards & self.worth[5])
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def least(self, cards: cython.uint, count: cython.int) -> cython.int:
        """The least points that ``count`` of the cards can be worth."""
        n: cython.int = popcount(cards & self.worth[0])
        total: cython.int
        if n >= count:
            return 0
        count -= n
        n = popcount(cards & self.worth[1])
        if n >= count:
            return 2 * count
        total = 2 * n
        count -= n
        n = popcount(cards & self.worth[2])
        if n >= count:
            return total + 3 * count
        total += 3 * n
        count -= n
        n = popcount(cards & self.worth[3])
        if n >= count:
            return total + 4 * count
        total += 4 * n
        count -= n
        n = popcount(cards & self.worth[4])
        if n >= count:
            return total + 10 * count
        return total + 10 * n + 11 * (count - n)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def matadors(self, held: cython.uint, unknown: cython.uint) -> cython.int:
        """How long the declarer's run is, with or without; 0 while it is open, or not counted."""
        stop: cython.uint
        at: cython.int
        if not self.tracked:
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
    def worth_low(
        self, x: cython.int, left: cython.int, d: cython.int, row: cython.int, s: cython.int
    ) -> cython.longlong:
        """The least that x of the points left is worth to the leader."""
        if not self.tabled:
            return x
        if s:
            if self.tracked and row == 0:
                return self.utility[12 * 128 + d + x]
            return self.utility[row * 128 + d + x]
        if self.tracked and row == 0:
            return -self.utility[13 * 128 + d + left - x]
        return -self.utility[row * 128 + d + left - x]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def worth_high(
        self, x: cython.int, left: cython.int, d: cython.int, row: cython.int, s: cython.int
    ) -> cython.longlong:
        """The most that x of the points left is worth to the leader."""
        if not self.tabled:
            return x
        if s:
            if self.tracked and row == 0:
                return self.utility[13 * 128 + d + x]
            return self.utility[row * 128 + d + x]
        if self.tracked and row == 0:
            return -self.utility[12 * 128 + d + left - x]
        return -self.utility[row * 128 + d + left - x]

    # ---- everything known -------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_two(
        self, v0: cython.uint, v1: cython.uint, o0: cython.uint, o1: cython.uint
    ) -> cython.int:
        """The leader's points of the last two tricks, by trying everything."""
        best: cython.int = -1
        worst: cython.int
        a: cython.int
        b: cython.int
        a2: cython.int
        b2: cython.int
        x: cython.int
        m: cython.uint = v0
        f: cython.uint
        one: cython.uint = 1
        while m:
            a = lowest(m)
            m &= m - 1
            a2 = lowest(o0 & ~(one << a))
            f = v1 & self.suit[a]
            if not f:
                f = v1
            worst = 1000
            while f:
                b = lowest(f)
                f &= f - 1
                b2 = lowest(o1 & ~(one << b))
                if self.beat[a] >> b & 1:
                    x = 0
                    if self.beat[b2] >> a2 & 1:
                        x = self.points[a2] + self.points[b2]
                else:
                    x = self.points[a] + self.points[b]
                    if not self.beat[a2] >> b2 & 1:
                        x += self.points[a2] + self.points[b2]
                if x < worst:
                    worst = x
            if worst > best:
                best = worst
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trump_points(
        self, mine: cython.uint, theirs: cython.uint, cards: cython.uint
    ) -> cython.int:
        """What trumps are sure of: those above all of theirs, and as many more as they lack.

        ``cards`` are all that the other side may have, of which it plays one to each.
        """
        top: cython.uint = 0
        sure: cython.int
        more: cython.int
        total: cython.int
        at: cython.int
        if not mine:
            return 0
        if mine > theirs:
            top = mine
            if theirs:
                at = highest(theirs)
                top = (mine >> at) << at
        sure = popcount(top)
        more = popcount(mine) - popcount(theirs)
        if more <= 0 and not sure:
            return 0
        total = self.sum_points(top)
        if more > sure:
            total += self.least(mine & ~top, more - sure)
            sure = more
        return total + self.least(cards, sure)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_low(
        self, v0: cython.uint, o0: cython.uint, o1: cython.uint, c: cython.uint, h: cython.uint
    ) -> cython.int:
        """What the leader is sure of, all known: his unbeatable cards, or his top trumps."""
        s: cython.int = 0
        k: cython.int = 0
        a: cython.int
        m: cython.uint = v0
        ta: cython.uint = o0 & self.trumps
        tb: cython.uint = o1 & self.trumps
        best: cython.int = 0
        while m:
            a = lowest(m)
            m &= m - 1
            if not self.beat[a] & o1:
                k += 1
                s += self.points[a]
                if c >> a & 1:
                    m |= h
        if k:
            best = s + self.least(o1, k)
        s = self.trump_points(ta, tb, o1)
        if s > best:
            best = s
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_high(self, o0: cython.uint, o1: cython.uint, left: cython.int) -> cython.int:
        """What the other's top trumps leave to the leader."""
        return left - self.trump_points(o1 & self.trumps, o0 & self.trumps, o0)

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
        if not self.leaf_nodes & 4095 and self.stop[0]:
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
            return 0 if self.beat[lowest(o0)] & o1 else left
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
            hi = self.open_high(o0, o1, left)
            if hi < t:
                return hi
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
                    p = 2 * (self.points[a] + self.points[b]) + self.lead_bonus
                    if self.beat[a] >> b & 1:
                        p = -p
                    p += self.weight[b]
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
                        if (
                            follow >> j & 1
                            and not c >> j & 1
                            and self.points[j] == self.points[b]
                        ):
                            continue
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                if size > 6:
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
                    entry = self.leaf_table[at2 + 1]
                    if (self.leaf_table[at2] ^ entry) == word2 and (
                        entry & markmask
                    ) == self.leaf_mark(nc, nh):
                        if w:
                            ub = entry & 127
                            ub = left - p - ub
                        else:
                            ub = (entry >> 7) & 127
                            ub += p
                        if ub < t:
                            worst = ub
                            k = 0
                            break
                if w:
                    s = 2 * p + self.lead_bonus - self.weight[b]
                else:
                    s = -2 * p - self.lead_bonus - self.weight[b]
                x = (s + 1024) << 5 | b
                j = k
                k += 1
                while j and rv[j - 1] < x:
                    rv[j] = rv[j - 1]
                    j -= 1
                rv[j] = x
            for q in range(k):
                b = rv[q] & 31
                bb = one << b
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                nv1 = v1 & ~bb
                nc = c
                nh = h
                if c & (ab | bb):
                    if c & bb:
                        nv1 |= h
                    nc = 0
                    nh = 0
                if w:
                    g = left - p - self.open_search(nv1, na, nc, nh, left - p - t + 1, left - p)
                else:
                    g = p + self.open_search(na, nv1, nc, nh, t - p, left - p)
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
        if best >= t:
            if best > lo:
                lo = best
        elif best < hi:
            hi = best
        entry = lo
        word2 = hi
        at2 = best_move
        entry = mark | entry | (word2 << 7) | (at2 << 14)
        self.leaf_table[at] = word ^ entry
        self.leaf_table[at + 1] = entry
        return best

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

    # ---- the table of positions with unknown cards --------------------------------------------

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
        x: cython.ulonglong = (
            ((k0 * mul0) & m64) ^ ((k1 * mul1) & m64) ^ ((mark * mul2) & m64)
        )
        x ^= x >> 31
        return (((x * mul0) & m64) >> 30) & self.table_mask

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
                size = popcount(self.lower(u)) + popcount(self.upper(u))
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lower(self, word: cython.ulonglong) -> cython.uint:
        low32: cython.ulonglong = 0xFFFFFFFF
        return word & low32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def upper(self, word: cython.ulonglong) -> cython.uint:
        return word >> 32

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
        v0: cython.uint = self.lower(k0)
        v1: cython.uint = self.upper(k0)
        c: cython.uint = self.lower(k1)
        h: cython.uint = self.upper(k1)
        o0: cython.uint
        o1: cython.uint
        m: cython.uint
        m2: cython.uint
        a: cython.int
        k: cython.int = 0
        x: cython.int = 0
        lo: cython.int = 0
        hi: cython.int = left
        row: cython.int
        at: cython.ulonglong
        entry: cython.ulonglong
        markmask: cython.ulonglong = 0xFFFFFFFFFFF80000
        f: cython.longlong
        if lead < 0 and not h & (h - 1):
            o0 = v0
            o1 = v1
            if c & v0:
                o0 |= h
            else:
                o1 |= h
            if self.tracked:
                if h and ((c & v0) != 0) == (s != 0):
                    run |= h & self.run
                h = 0
            row = self.matadors(run, 0)
            h = self.upper(k1)
            m = o0 | o1
            k = popcount(m)
            if k <= 2:
                if k == 2:
                    if self.beat[lowest(o0)] & o1:
                        hi = 0
                    else:
                        lo = hi
            elif k == 4:
                lo = hi = self.last_two(v0, v1, o0, o1)
            else:
                at = self.leaf_place(k0, c, h)
                entry = self.leaf_table[at + 1]
                if (self.leaf_table[at] ^ entry) == k0 and (
                    entry & markmask
                ) == self.leaf_mark(c, h):
                    lo = entry & 127
                    hi = (entry >> 7) & 127
                else:
                    lo = self.open_low(v0, o0, o1, c, h)
                    hi = self.open_high(o0, o1, left)
            self.found_low = self.worth_low(lo, left, d, row, s)
            self.found_high = self.worth_high(hi, left, d, row, s)
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

    # ---- chance ---------------------------------------------------------------------------------

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
        h: cython.uint = self.upper(k1)
        best: cython.longlong
        if lead < 0:
            if not h & (h - 1):
                return self.leaf_value(
                    self.lower(k0),
                    self.upper(k0),
                    self.lower(k1),
                    h,
                    left,
                    d,
                    run,
                    s,
                    low,
                    high,
                    self.guess(self.lower(k0), self.upper(k0), self.lower(k1), h, left),
                )
            return self.node(k0, k1, left, d, run, s, low, high, lo, hi, depth)
        if low < lo - 1:
            low = lo - 1
        if high > hi + 1:
            high = hi + 1
        best = self.replies(
            self.lower(k0),
            self.upper(k0),
            self.lower(k1),
            h,
            left,
            d,
            run,
            s,
            lead,
            low,
            high,
            depth,
        )
        if self.stopped:
            return 0
        if best > low and best > lo:
            lo = best
        if best < high and best < hi:
            hi = best
        self.store(k0, k1, self.mark(d, run, h, s, lead), lo, hi)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def guess(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        left: cython.int,
    ) -> cython.int:
        """A first guess of the leader's points by fitted weights, unknown cards at their mean."""
        total: cython.int = 2 * left + self.lead_bonus
        m: cython.uint = v0
        u: cython.int
        x: cython.int = 0
        while m:
            total += self.weight[lowest(m)]
            m &= m - 1
        m = v1
        while m:
            total -= self.weight[lowest(m)]
            m &= m - 1
        u = popcount(h)
        if u:
            m = h
            while m:
                x += self.weight[lowest(m)]
                m &= m - 1
            x = x * (popcount(c & v0) - popcount(c & v1))
            # Division of negatives differs between C and Python.
            total += x // u if x >= 0 else -(-x // u)
        if total < 0:
            return 0
        total >>= 2
        return left if total > left else total

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

        ``lead`` is a card led to this very trick, or -1 at the start of the next.
        """
        base: cython.longlong = depth * 110
        at: cython.longlong
        n: cython.int = 0
        i: cython.int
        idle: cython.int
        left_open: cython.int
        q: cython.int
        spot: cython.ulonglong
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
        jacks: cython.bint
        row: cython.int
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
                if lead < 0:
                    jacks = not self.tracked or self.matadors(r1, hx) > 0
                    self.close_up(n0, n1, c, hx, jacks)
                    k0 = self.packed0
                    k1 = self.packed1
                else:
                    k0 = n1
                    k0 = n0 | (k0 << 32)
                    k1 = hx
                    k1 = c | (k1 << 32)
                at = (base + n) * 2
                self.keys[at] = k0
                self.keys[at + 1] = k1
                at = at * 2
                self.pool[at] = r1
                if cython.compiled:
                    if lead < 0 and not hx & (hx - 1):
                        spot = self.leaf_place(k0, self.lower(k1), self.upper(k1))
                        fetch_ahead(cython.address(self.leaf_table[spot]))
                    else:
                        spot = self.place(k0, k1, self.mark(d, r1, hx, s, lead))
                        spot = spot << 2
                        fetch_ahead(cython.address(self.table[spot]))
                n += 1
        f = self.factorial[popcount(hx)]
        for i in range(n):
            at = (base + i) * 2
            k0 = self.keys[at]
            k1 = self.keys[at + 1]
            at = at * 2
            r1 = self.pool[at]
            self.bounds(k0, k1, left, d, r1, s, lead)
            lo = self.found_low
            hi = self.found_high
            self.pool[at + 1] = lo
            self.pool[at + 2] = hi
            sum_lo += lo
            sum_hi += hi
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
                row = self.matadors(r1, self.upper(k1))
                q = self.guess(
                    self.lower(k0), self.upper(k0), self.lower(k1), self.upper(k1), left
                )
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
        while True:
            if sum_lo >= high:
                return sum_lo
            if sum_hi <= low:
                return sum_hi
            if sum_lo == sum_hi:
                return sum_lo
            left_open = 0
            for idle in range(n):
                at = (base + idle) * 4
                if self.pool[at + 1] < self.pool[at + 2]:
                    left_open += 1
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
                f = sum_e - high
                f = f // left_open
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
            if s == 0:
                d += p
            if not self.tabled:
                shift = left * self.factorial[popcount(h)]
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
            if s:
                d += p
            if not self.tabled:
                shift = p * self.factorial[popcount(h)]
            low -= shift
            high -= shift
        if u0 or u1:
            r = self.reveal(v0, v1, c, h, u0, u1, left, d, run, s, -1, low, high, depth)
        else:
            r = self.enter(v0, v1, c, h, left, d, run, s, low, high, depth)
        if w:
            return shift - r
        return shift + r

    # ---- choice -----------------------------------------------------------------------------

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
            p = 2 * (self.points[a] + self.points[b]) + self.lead_bonus
            if not self.beat[a] >> b & 1:
                p = -p
            x = p - self.weight[b] + 1024
            if c & bb:
                x += 30
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
            return self.reveal(
                v0, v1, c & ~ab, h, 1, 0, left, d, run, s, a, low, high, depth
            )
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
        v0: cython.uint = self.lower(k0)
        v1: cython.uint = self.upper(k0)
        c: cython.uint = self.lower(k1)
        h: cython.uint = self.upper(k1)
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
        if not self.nodes & 63 and self.stop[0]:
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
                p = 2 * (self.points[a] + self.points[b]) + self.lead_bonus
                if self.beat[a] >> b & 1:
                    p = -p
                p += self.weight[b]
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
