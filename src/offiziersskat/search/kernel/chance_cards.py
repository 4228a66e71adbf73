"""The cards of a search of reveals under a contract, and what can be said of them at sight.

Two seats' cards as masks, numbered by ``tables``: points, the last two tricks, what unbeatable cards
and top trumps are sure of, a guess by weights. This file knows numbers and masks only, no rule, and
neither searches nor remembers. ``chance_leaves`` builds on it. It runs compiled by Cython or, slowly,
as it stands.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
else:
    from offiziersskat.search.kernel.bits import highest, lowest, popcount


@cython.cclass
class Cards:
    """Two seats' cards: nothing is searched."""

    def __init__(self):
        """No cards yet: ``load`` brings them."""
        self.suit = [0] * 32
        self.beat = [0] * 32
        self.points = [0] * 32
        self.weight = [0] * 32
        self.worth = [0] * 6
        self.trumps = 0
        self.plain = 3
        self.lead_bonus = 0
        self.tracked = False
        self.run = 0
        self.run_end = 32

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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
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

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_high(self, o0: cython.uint, o1: cython.uint, left: cython.int) -> cython.int:
        """What the other's top trumps leave to the leader."""
        return left - self.trump_points(o1 & self.trumps, o0 & self.trumps, o0)

    @cython.final
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

    @cython.final
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
