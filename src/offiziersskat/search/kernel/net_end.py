"""The end of a hand, played out: exact once no card can be anywhere else than one thinks.

What the end is worth is a table over side 0's points still to be won; side 0 wants much, side 1
little. In null the table has two entries: the declarer takes no trick, or takes one.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lowest
    from cython.cimports.offiziersskat.search.kernel.net import Net
else:
    from offiziersskat.search.kernel.bits import lowest
    from offiziersskat.search.kernel.net import Net


@cython.cclass
class NetEnd(Net):
    """A network that needs no opinion on the last tricks."""

    def __init__(self, suits, length, numbers, points, ends):
        """As ``Net``; ``rules`` and ``value`` come before anything is asked."""
        Net.__init__(self, suits, length, numbers, points, ends)
        self.suit = [0] * 32
        self.beat = [0] * 32
        self.worth = [0.0] * 121
        self.slope = 1.0
        self.deep = 4
        self.last_cover = self.last_under = 0

    def rules(self, suit, beat, deep):
        """By card the cards of its class and those that beat it; play out ``deep`` tricks."""
        self.suit = suit
        self.beat = beat
        self.deep = deep

    def value(self, slope, worth):
        """``slope`` for each point, or if it is 0 the table ``worth`` of 121."""
        self.slope = slope
        self.worth = worth

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def same(
        self,
        x: cython.int,
        mine: cython.uint,
        whole: cython.uint,
        covers: cython.uint,
    ) -> cython.bint:
        """Whether the next card above is the same in hand, points and place: then it will do."""
        one: cython.uint = 1
        up: cython.uint = whole & self.suit[x] & ~((one << x) | ((one << x) - 1))
        j: cython.int
        if covers >> x & 1 or not up:
            return False
        j = lowest(up)
        return mine >> j & 1 and not covers >> j & 1 and self.points[j] == self.points[x]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def all_known(
        self,
        b0: cython.uint,
        b1: cython.uint,
        c0: cython.uint,
        c1: cython.uint,
        h: cython.uint,
        turns: cython.int,
    ) -> cython.bint:
        """Whether no card can be anywhere else than one thinks: none is unknown, or a single one."""
        if h & (h - 1):
            return False
        self.last_cover = 0 if turns else c0 | c1
        self.last_under = h
        return True

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(
        self,
        v0: cython.uint,
        v1: cython.uint,
        leader: cython.int,
        made: cython.int,
        left: cython.int,
        low: cython.double,
        high: cython.double,
    ) -> cython.double:
        """The exact worth of open cards; ``last_cover`` lies on ``last_under``. Fail-soft."""
        mine: cython.uint = v1 if leader else v0
        other: cython.uint = v0 if leader else v1
        whole: cython.uint = v0 | v1
        moves: cython.uint = mine
        replies: cython.uint
        can: cython.uint
        one: cython.uint = 1
        both: cython.uint
        n0: cython.uint
        n1: cython.uint
        x: cython.int
        y: cython.int
        winner: cython.int
        points: cython.int
        r: cython.double
        best: cython.double
        reply: cython.double
        lo: cython.double = low
        hi: cython.double = high
        lo2: cython.double
        hi2: cython.double
        if not whole:
            return self.slope * made if self.slope != 0.0 else self.worth[made]
        if self.slope != 0.0 and not self.ends:
            r = self.slope * made
            best = self.slope * (made + left)
            if r > best:
                reply = r
                r = best
                best = reply
            if r >= high or left == 0:
                return r
            if best <= low:
                return best
        if whole & self.last_cover:
            whole |= self.last_under
        best = 1e9 if leader else -1e9
        while moves:
            x = lowest(moves)
            moves &= moves - 1
            if self.same(x, mine, whole, self.last_cover):
                continue
            replies = other & self.suit[x]
            if not replies:
                replies = other
            can = replies
            reply = -1e9 if leader else 1e9
            lo2 = lo
            hi2 = hi
            while replies:
                y = lowest(replies)
                replies &= replies - 1
                if self.same(y, can, whole, self.last_cover):
                    continue
                winner = leader
                if self.beat[x] >> y & 1:
                    winner = 1 - leader
                points = self.points[x] + self.points[y]
                both = (one << x) | (one << y)
                if self.ends and winner == 0:
                    r = self.slope if self.slope != 0.0 else self.worth[1]
                else:
                    n0 = v0 & ~both
                    n1 = v1 & ~both
                    if both & self.last_cover:
                        if v0 & self.last_cover:
                            n0 |= self.last_under
                        else:
                            n1 |= self.last_under
                    r = self.finish(
                        n0, n1, winner, made if winner else made + points, left - points, lo2, hi2
                    )
                if leader:
                    if r > reply:
                        reply = r
                        if r > lo2:
                            lo2 = r
                elif r < reply:
                    reply = r
                    if r < hi2:
                        hi2 = r
                if lo2 >= hi2:
                    break
            if leader:
                if reply < best:
                    best = reply
                    if best < hi:
                        hi = best
            elif reply > best:
                best = reply
                if best > lo:
                    lo = best
            if lo >= hi:
                break
        return best
