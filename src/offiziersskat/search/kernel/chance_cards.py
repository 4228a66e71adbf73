"""The cards of a search of reveals under a contract, and what can be said of them at sight.

Two seats' cards as masks, numbered by ``tables``: points, the last two tricks and three, what
unbeatable cards and top trumps are sure of, a guess by weights, what points are worth. This file knows
numbers and masks only, no rule, and remembers nothing. ``chance_leaves`` builds on it. It runs
compiled by Cython or, slowly, as it stands.
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
        self.shuns = False
        self.kept = -1
        self.lead_bonus = 0
        self.pair = [0] * 1024
        self.best_move = 0
        self.tracked = False
        self.run = 0
        self.run_end = 32
        self.utility = [0] * 1792
        self.tabled = False

    def load(self, suit, beat, points, weight, worth, trumps, lead_bonus, shuns):
        """The cards under a contract (``tables``), and weights for guesses.

        With ``shuns`` the points of a trick count for the side that does not take it, as in ramsch.
        """
        a: cython.int
        b: cython.int
        p: cython.int
        sign: cython.int = -1 if shuns else 1
        self.suit = suit
        self.beat = beat
        self.points = points
        self.weight = weight
        self.worth = worth
        self.trumps = trumps
        self.plain = 4 if trumps == 0xF0000000 else 3
        self.shuns = shuns
        self.kept = 0 if shuns else -1
        self.lead_bonus = lead_bonus
        for a in range(32):
            for b in range(32):
                p = 2 * sign * (self.points[a] + self.points[b]) + self.lead_bonus
                self.pair[a << 5 | b] = self.weight[b] + (-p if self.beat[a] >> b & 1 else p)

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

    @cython.final
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

    @cython.final
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
                    x = self.points[a] + self.points[b] & ~self.kept
                    if (self.beat[b2] >> a2 & 1) != self.shuns:
                        x += self.points[a2] + self.points[b2]
                else:
                    x = self.points[a] + self.points[b] & self.kept
                    if (self.beat[a2] >> b2 & 1) == self.shuns:
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
    def last_three(
        self,
        v0: cython.uint,
        v1: cython.uint,
        c: cython.uint,
        h: cython.uint,
        o0: cython.uint,
        o1: cython.uint,
        t: cython.int,
        left: cython.int,
        bm: cython.int,
    ) -> cython.int:
        """A bound of the leader's points of the last three tricks, the card ``bm`` led first."""
        one: cython.uint = 1
        m: cython.uint = v0
        f: cython.uint
        ab: cython.uint
        bb: cython.uint
        n0: cython.uint
        n1: cython.uint
        a: cython.int
        b: cython.int
        p: cython.int
        g: cython.int
        worst: cython.int
        best: cython.int = -1
        while m:
            if bm >= 0:
                a = bm
                bm = -1
            else:
                a = highest(m)
            ab = one << a
            m &= ~ab
            f = v1 & self.suit[a]
            if not f:
                f = v1
            n0 = v0 & ~ab
            if c & ab:
                n0 |= h
            worst = 1000
            while f:
                b = highest(f)
                bb = one << b
                f &= ~bb
                n1 = v1 & ~bb
                if c & bb:
                    n1 |= h
                p = self.points[a] + self.points[b] & self.kept
                if self.beat[a] >> b & 1:
                    g = left - p
                    if t <= g:
                        g -= self.last_two(n1, n0, o1 & ~bb, o0 & ~ab)
                else:
                    g = p
                    if t > p:
                        g += self.last_two(n0, n1, o0 & ~ab, o1 & ~bb)
                if g < worst:
                    worst = g
                    if g < t:
                        break
            if worst > best:
                best = worst
                self.best_move = a
                if best >= t:
                    break
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
        if not mine or self.shuns:
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
    def winners(
        self, mine: cython.uint, theirs: cython.uint, dark: cython.uint, reserve: cython.int
    ) -> cython.uint:
        """Of one side's cards those sure to win once it leads, whoever plays what.

        ``theirs`` is all that the other side may have, ``dark`` what of it does not lie open yet.
        Top trumps as many as theirs draw them all, and top cards of a suit likewise; then the rest
        of it wins too. With ``reserve`` one more trump is needed, to come to the lead.
        """
        at: cython.int
        k: cython.int
        a: cython.uint
        b: cython.uint = theirs & self.trumps
        top: cython.uint
        sure: cython.uint = mine & self.trumps
        one: cython.uint = 0x7F
        if b:
            at = highest(b)
            top = (sure >> at) << at
            k = popcount(top) - popcount(b)
            if k < 0 or dark & self.trumps or (k == 0 and reserve and top == sure):
                return top
        for k in range(self.plain):
            a = mine & one
            if a:
                b = theirs & one
                if b:
                    at = highest(b)
                    top = (a >> at) << at
                    if reserve or dark & one or popcount(top) < popcount(b):
                        a = top
                sure |= a
            one <<= 7
        return sure

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_low(
        self,
        v0: cython.uint,
        o1: cython.uint,
        dark: cython.uint,
        c: cython.uint,
        h: cython.uint,
    ) -> cython.int:
        """What the leader is sure of if he plays his winners; ``h`` lies under his ``c``."""
        sure: cython.uint
        if self.shuns:
            return 0
        sure = self.winners(v0, o1, dark, 0)
        if sure & c:
            sure = self.winners(v0 | h, o1, dark, 0)
        if not sure:
            return 0
        return self.sum_points(sure) + self.least(o1, popcount(sure))

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_high(self, v1: cython.uint, o0: cython.uint, dark: cython.uint) -> cython.int:
        """What the other side is sure of: its trumps bring it to the lead, and then it has it."""
        sure: cython.uint
        if not v1 & self.trumps or self.shuns:
            return 0
        sure = self.winners(v1, o0, dark, 1)
        if not sure:
            return 0
        return self.sum_points(sure) + self.least(o0, popcount(sure))

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_low(
        self, v0: cython.uint, o0: cython.uint, o1: cython.uint, c: cython.uint, h: cython.uint
    ) -> cython.int:
        """What the leader is sure of, all known."""
        best: cython.int
        s: cython.int = self.trump_points(o0 & self.trumps, o1 & self.trumps, o1)
        if c & v0:
            best = self.sure_low(v0, o1, 0, c, h)
        else:
            best = self.sure_low(v0, o1, h, 0, 0)
        return s if s > best else best

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_high(
        self, v1: cython.uint, o0: cython.uint, o1: cython.uint, h: cython.uint, left: cython.int
    ) -> cython.int:
        """What the other side leaves to the leader, all known."""
        best: cython.int = self.sure_high(v1, o0, h & o0)
        s: cython.int = self.trump_points(o1 & self.trumps, o0 & self.trumps, o0)
        return left - (s if s > best else best)

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
