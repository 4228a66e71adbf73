"""Where the open-card search of two seats ends: a dense table, or what cards left are worth."""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lowest, popcount
else:
    from offiziersskat.search.kernel.bits import lowest, popcount


@cython.cclass
class Ends:
    """Values of positions with few cards, of which a search asks no further."""

    def __init__(self):
        """Nothing ends before the last trick."""
        self.floor = 0
        self.guesses = False
        self.deep = array("H", [0])
        self.base = [0] * 64
        self.width = [0] * 64
        self.code0 = self.code1 = self.place0 = self.place1 = array("i", [0])

    def stand_on(self, dense, cards0, cards1):
        """Look positions of few tricks up in a dense table instead of searching them."""
        self.floor = 2 * dense.known
        self.guesses = False
        self.deep = dense.values
        self.base = dense.bases()
        self.width = [dense.shape1.sizes[n] if n <= dense.levels else 0 for n in range(64)]
        self.code0 = dense.shape0.codes(cards0)
        self.code1 = dense.shape1.codes(cards1)
        self.place0 = dense.shape0.place
        self.place1 = dense.shape1.place

    def guess_below(self, cards):
        """Take what cards are worth for the value of positions with so few left, or fewer."""
        self.floor = cards
        self.guesses = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ended(self, rest: cython.uint, leader: cython.int, remaining: cython.int) -> cython.int:
        """The leader's points of a position on the floor, or below it."""
        if self.guesses:
            return self.guessed(rest, leader, remaining)
        return self.deep_value(rest, leader, remaining)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def guessed(self, rest: cython.uint, leader: cython.int, remaining: cython.int) -> cython.int:
        """The leader's points by what the cards left are worth to their sides."""
        total: cython.int = 2 * remaining + self.lead_bonus
        m: cython.uint = self.own[leader] & rest
        while m:
            total += self.weight[lowest(m)]
            m &= m - 1
        m = self.own[leader ^ 1] & rest
        while m:
            total -= self.weight[lowest(m)]
            m &= m - 1
        total >>= 2
        return 0 if total < 0 else remaining if total > remaining else total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deep_value(
        self, rest: cython.uint, leader: cython.int, remaining: cython.int
    ) -> cython.int:
        """The leader's points from the dense table."""
        x: cython.uint = self.own[0] & rest
        y: cython.uint = self.own[1] & rest
        a: cython.longlong = self.place0[
            self.code0[x & 255]
            + self.code0[256 + (x >> 8 & 255)]
            + self.code0[512 + (x >> 16 & 255)]
            + self.code0[768 + (x >> 24)]
        ]
        b: cython.int = self.place1[
            self.code1[y & 255]
            + self.code1[256 + (y >> 8 & 255)]
            + self.code1[512 + (y >> 16 & 255)]
            + self.code1[768 + (y >> 24)]
        ]
        level: cython.int = popcount(x)
        both: cython.int = self.deep[self.base[level] + a * self.width[level] + b]
        return remaining - (both >> 8) if leader else both & 255

    def looked_up(self, rest: cython.uint, leader: cython.int, remaining: cython.int):
        """The leader's points, where the table holds all tricks."""
        return self.deep_value(rest, leader, remaining)

    def answered(
        self,
        visible: cython.uint,
        rest: cython.uint,
        leader: cython.int,
        led: cython.int,
        remaining: cython.int,
    ):
        """The same with a card led, which is not in the rest: the other answers from ``visible``."""
        least: cython.int = 1000
        m: cython.uint = visible & self.suit[led]
        after: cython.uint
        b: cython.int
        p: cython.int
        g: cython.int
        if not m:
            m = visible
        while m:
            b = lowest(m)
            m &= m - 1
            after = rest & ~(cython.cast(cython.uint, 1) << b)
            p = self.points[led] + self.points[b]
            g = remaining - p
            if self.beat[led] >> b & 1:
                g -= self.deep_value(after, leader ^ 1, g)
            else:
                g = p + self.deep_value(after, leader, g)
            if g < least:
                least = g
        return least
