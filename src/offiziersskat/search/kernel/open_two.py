"""Open-card search for two seats: the leader's exact card points, by alpha-beta.

Every card is known. A position at the start of a trick is the mask of unplayed cards and the
leader, whatever lies under what: so the transposition table needs no more. Cards are numbered
anew by ``tables`` (ascending strength within a class, trumps on top); this file knows numbers
and masks only, no rule. It runs compiled by Cython or, slowly, as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lowest, popcount
    from cython.cimports.offiziersskat.search.kernel.fetch import fetch_ahead
    from cython.cimports.offiziersskat.search.kernel.open_ends import Ends
else:
    from offiziersskat.search.kernel.bits import highest, lowest, popcount
    from offiziersskat.search.kernel.open_ends import Ends

from offiziersskat.search.kernel.memory import zeroed

COMPILED = cython.compiled

_GENERATIONS = 4096


@cython.final
@cython.cclass
class OpenTwo(Ends):
    """A solver with its table; one position is loaded at a time."""

    under: cython.uint[32]
    worth: cython.uint[6]
    price: cython.int[6]
    trumps: cython.uint
    # Runs of cards among which only the order of owners counts: ``tables.alike``.
    runs: cython.int
    start: cython.int[16]
    alike: cython.uint[256]
    family: cython.int[32]
    # By leader and card: how often it decided when led, less how often it was tried in vain.
    decided: cython.int[64]
    generation: cython.uint
    table_mask: cython.uint
    table: cython.ulonglong[::1]
    nodes: cython.longlong
    stop: cython.uchar[::1]
    stopped: cython.bint
    paused: cython.bint
    budget: cython.longlong

    def __init__(self, bits, stop):
        """A table of 2^bits entries of 8 bytes; ``stop[0]`` is set from outside to break off."""
        super().__init__()
        self.stop = stop
        self.price = [0, 2, 3, 4, 10, 11]
        self.generation = 0
        self.table_mask = (1 << bits) - 1
        self.table = zeroed("Q", 1 << bits)

    def load(self, own, under, suit, beat, points, weight, worth, trumps, lead_bonus, alike):
        self.own = own
        self.under = under
        self.suit = suit
        self.beat = beat
        self.points = points
        self.weight = weight
        self.worth = worth
        self.trumps = trumps
        self.lead_bonus = lead_bonus
        self.start = alike[0]
        self.alike = alike[1]
        self.family = alike[2]
        self.runs = alike[3]
        self.decided = [0] * 64
        self.nodes = 0
        self.stopped = self.paused = False
        self.budget = 1 << 62
        self.floor = 0
        self.guesses = False
        self.generation += 1
        if self.generation >= _GENERATIONS:
            self.table = zeroed("Q", self.table_mask + 1)
            self.generation = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def standing_for(self, rest: cython.uint) -> cython.uint:
        """The one of all positions alike that is looked up and kept."""
        k: cython.int
        one: cython.uint
        for k in range(self.runs):
            one = rest >> self.start[k] & 15
            rest ^= (one ^ self.alike[16 * k + one]) << self.start[k]
        return rest

    def pause_after(self, nodes):
        """Give up for now after so many more positions; what was learnt stays in the table."""
        self.paused = False
        self.budget = self.nodes + nodes

    def is_paused(self):
        """Whether the last search gave up for now."""
        return self.paused

    def stand_on(self, dense, cards0, cards1):
        """Look positions of few tricks up in a dense table instead of searching them."""
        self.paused = False
        self.budget = 1 << 62
        Ends.stand_on(self, dense, cards0, cards1)

    def count(self):
        """Positions searched since the last load."""
        return self.nodes

    def broken_off(self):
        """Whether the last search was stopped; its answer is then worth nothing."""
        return self.stopped

    def at_least(
        self,
        visible: cython.uint,
        other: cython.uint,
        rest: cython.uint,
        leader: cython.int,
        t: cython.int,
        remaining: cython.int,
    ):
        """Whether the leader can make ``t`` of the ``remaining`` points."""
        r: cython.int
        with cython.nogil:
            r = self.search(visible, other, rest, leader, t, remaining)
        return r >= t

    def value(
        self,
        visible: cython.uint,
        other: cython.uint,
        rest: cython.uint,
        leader: cython.int,
        remaining: cython.int,
        guess: cython.int,
    ):
        """The leader's exact points: null-window searches from a first guess."""
        low: cython.int = 0
        high: cython.int = remaining
        g: cython.int = guess
        t: cython.int
        with cython.nogil:
            while low < high and not self.stopped and not self.paused:
                t = g + 1 if g == low else g
                g = self.search(visible, other, rest, leader, t, remaining)
                if g >= t:
                    low = g
                else:
                    high = g
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def least(self, cards: cython.uint, count: cython.int) -> cython.int:
        """The least points that ``count`` of the cards can be worth."""
        total: cython.int = 0
        n: cython.int
        k: cython.int
        for k in range(5):
            n = popcount(cards & self.worth[k])
            if n >= count:
                return total + self.price[k] * count
            total += self.price[k] * n
            count -= n
        return total + self.price[5] * count

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
    def sure(self, v0: cython.uint, v1: cython.uint, o1: cython.uint) -> cython.int:
        """Points of the leader in tricks that the other, who owns ``o1``, can do nothing about."""
        tricks: cython.int = 0
        total: cython.int = 0
        m: cython.uint = v0
        a: cython.int
        ab: cython.uint
        higher: cython.uint
        while m:
            a = highest(m)
            ab = cython.cast(cython.uint, 1) << a
            m ^= ab
            if not self.beat[a] & o1:
                tricks += 1
                total += self.points[a]
                m |= self.under[a]
            elif not self.beat[a] & o1 & self.suit[a]:
                # Led before the others: he could trump it, but not while he has to follow.
                higher = v0 & self.suit[a] & ~(ab | (ab - 1))
                if popcount(higher) < popcount(v1 & self.suit[a]):
                    tricks += 1
                    total += self.points[a]
        return total + self.least(o1, tricks) if tricks else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search(
        self,
        v0: cython.uint,
        v1: cython.uint,
        rest: cython.uint,
        leader: cython.int,
        t: cython.int,
        remaining: cython.int,
    ) -> cython.int:
        """A bound of the leader's points, on the right side of ``t`` (fail-soft)."""
        mv: cython.int[16] = [0] * 16
        rv: cython.int[16] = [0] * 16
        cython.declare(o0=cython.uint, o1=cython.uint, m=cython.uint, m2=cython.uint)
        cython.declare(ab=cython.uint, bb=cython.uint, follow=cython.uint, up=cython.uint)
        cython.declare(run=cython.uint, ta=cython.uint, tb=cython.uint, nrest=cython.uint)
        cython.declare(nv0=cython.uint, nv1=cython.uint, h=cython.uint, h2=cython.uint)
        cython.declare(a=cython.int, b=cython.int, w=cython.int, p=cython.int, s=cython.int)
        cython.declare(k=cython.int, n=cython.int, i=cython.int, j=cython.int, q=cython.int)
        cython.declare(x=cython.int, lo=cython.int, hi=cython.int, bm=cython.int, ub=cython.int)
        cython.declare(wm=cython.int, g=cython.int, best=cython.int, best_move=cython.int)
        cython.declare(worst=cython.int)
        cython.declare(key=cython.ulonglong, nkey=cython.ulonglong, entry=cython.ulonglong)
        cython.declare(e2=cython.ulonglong)
        mul: cython.ulonglong = 0x9E3779B97F4A7C15
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        keys: cython.ulonglong[16] = [0] * 16
        places: cython.uint[16] = [0] * 16
        tops: cython.int[16] = [0] * 16
        keymask: cython.ulonglong = 0x1FFFFFFFF
        gen: cython.ulonglong = self.generation
        most: cython.int = 4096

        self.nodes += 1
        if self.nodes & 255 == 0:
            if self.stop[0]:
                self.stopped = True
            if self.nodes >= self.budget:
                self.paused = True
        if self.stopped or self.paused or t <= 0:
            return 0
        if t > remaining:
            return remaining
        if self.floor and popcount(rest) <= self.floor:
            return self.ended(rest, leader, remaining)
        o0 = self.own[leader] & rest
        o1 = rest & ~o0
        if (o0 & (o0 - 1)) == 0:
            return 0 if self.beat[lowest(o0)] & o1 else remaining
        lo = 0
        hi = remaining
        bm = -1
        key = leader
        key = self.standing_for(rest) | (key << 32)
        h = (((key * mul) & m64) >> 40) & self.table_mask
        entry = self.table[h]
        if (entry & keymask) == key and (entry >> 52) == gen:
            lo = (entry >> 33) & 127
            hi = (entry >> 40) & 127
            bm = (entry >> 47) & 31
            if lo >= t:
                return lo
            if hi < t:
                return hi
        else:
            ta = rest & self.trumps
            if ta:
                tb = ta & o1
                ta &= o0
                if tb > ta:
                    run = tb
                    if ta:
                        a = highest(ta)
                        run = (tb >> a) << a
                    s = self.sum_points(run) + self.least(o0, popcount(run))
                    hi = remaining - s
                    if hi < t:
                        return hi
                else:
                    run = ta
                    if tb:
                        a = highest(tb)
                        run = (ta >> a) << a
                    s = self.sum_points(run) + self.least(o1, popcount(run))
                    lo = s
                    if lo >= t:
                        return lo
            s = self.sure(v0, v1, o1)
            if s > lo:
                lo = s
            if lo >= t:
                return lo
        n = 0
        m = v0
        while m:
            a = lowest(m)
            m &= m - 1
            ab = cython.cast(cython.uint, 1) << a
            if not self.under[a]:
                up = rest & self.suit[a] & ~(ab | (ab - 1))
                if up:
                    j = lowest(up)
                    if v0 >> j & 1 and not self.under[j] and self.points[j] == self.points[a]:
                        continue
            if self.family[a] == bm:
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
                s = wm - self.weight[a] + (self.decided[32 * leader + a] >> 4)
            x = (s + 1024) << 5 | a
            j = n
            n += 1
            while j and mv[j - 1] < x:
                mv[j] = mv[j - 1]
                j -= 1
            mv[j] = x
        best = -1
        best_move = mv[0] & 31
        # What comes after the last trick that is searched is not kept, but looked up.
        last: cython.bint = popcount(rest) - 2 <= self.floor
        for i in range(n):
            a = mv[i] & 31
            ab = cython.cast(cython.uint, 1) << a
            follow = v1 & self.suit[a]
            if not follow:
                follow = v1
            k = 0
            worst = 1000
            nv0 = (v0 & ~ab) | self.under[a]
            m = follow
            while m:
                b = lowest(m)
                m &= m - 1
                bb = cython.cast(cython.uint, 1) << b
                if not self.under[b]:
                    up = rest & self.suit[b] & ~(bb | (bb - 1))
                    if up:
                        j = lowest(up)
                        if (
                            follow >> j & 1
                            and not self.under[j]
                            and self.points[j] == self.points[b]
                        ):
                            continue
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                if not last:
                    nkey = leader ^ w
                    nkey = self.standing_for(rest & ~(ab | bb)) | (nkey << 32)
                    h2 = (((nkey * mul) & m64) >> 40) & self.table_mask
                    if cython.compiled:
                        fetch_ahead(cython.address(self.table[h2]))
                    keys[k] = nkey
                    places[k] = h2
                    tops[k] = remaining - p if w else p
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
            for q in range(k if not last else 0):
                e2 = self.table[places[q]]
                if (e2 >> 52) == gen and (e2 & keymask) == keys[q]:
                    ub = tops[q]
                    if keys[q] >> 32 == leader:
                        ub += cython.cast(cython.int, (e2 >> 40) & 127)
                    else:
                        ub -= cython.cast(cython.int, (e2 >> 33) & 127)
                    if ub < t:
                        worst = ub
                        k = 0
                        break
            for q in range(k):
                b = rv[q] & 31
                bb = cython.cast(cython.uint, 1) << b
                w = self.beat[a] >> b & 1
                p = self.points[a] + self.points[b]
                nv1 = (v1 & ~bb) | self.under[b]
                nrest = rest & ~(ab | bb)
                if w:
                    g = (remaining - p) - self.search(
                        nv1, nv0, nrest, leader ^ 1, remaining - p - t + 1, remaining - p
                    )
                else:
                    g = p + self.search(nv0, nv1, nrest, leader, t - p, remaining - p)
                if g < worst:
                    worst = g
                if worst < t:
                    break
            if worst > best:
                best = worst
                best_move = a
            if best >= t:
                for j in range(i):
                    k = 32 * leader + (mv[j] & 31)
                    self.decided[k] -= (most + self.decided[k]) >> 9
                if i:
                    k = 32 * leader + a
                    self.decided[k] += (most - self.decided[k]) >> 9
                break
        if self.stopped or self.paused:
            return 0
        if best >= t:
            if best > lo:
                lo = best
        elif best < hi:
            hi = best
        entry = lo
        e2 = hi
        nkey = self.family[best_move]
        self.table[h] = key | (entry << 33) | (e2 << 40) | (nkey << 47) | (gen << 52)
        return best
