"""One trick looked through over the learned value: every card and every answer to it.

The first layer's sums are carried along: what lies in each suit is summed once for every place that
the suit can take in the order, and a trick takes two rows away. Once no card can be unknown any
more and few are left, the hand is played out instead, exactly.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
    from cython.cimports.offiziersskat.search.kernel.net_end import NetEnd
else:
    from offiziersskat.search.kernel.bits import lowest, popcount
    from offiziersskat.search.kernel.net_end import NetEnd


@cython.cclass
class NetSearch(NetEnd):
    """A network that looks one trick ahead; one position is set up at a time."""

    def __init__(self, suits, length, numbers, points, ends):
        """As ``NetEnd``; nothing is set up."""
        NetEnd.__init__(self, suits, length, numbers, points, ends)
        self.bare = [0] * 2
        self.cover = [0] * 2
        self.unknown = 0
        self.part = [0] * 2176
        self.keys = [0] * 8
        self.ready = 0
        self.chosen = self.answer = -1
        self.exact = False

    def moves(self, bare, cover, unknown, leader, led):
        """By card that may be played, what it comes to for side 0; equal cards only once.

        Masks by side in the kernel's numbers; ``led`` the card lying in the trick, still in the
        masks of who led it, or −1.
        """
        x: cython.int
        r: cython.double
        mine: cython.uint
        whole: cython.uint
        who: cython.int = leader
        lying: cython.int = led
        left: cython.int
        found = {}
        self.bare = bare
        self.cover = cover
        self.unknown = unknown
        whole = self.bare[0] | self.bare[1] | self.cover[0] | self.cover[1] | self.unknown
        left = self.left(whole)
        seat: cython.int = who if lying < 0 else 1 - who
        mine = self.bare[seat] | self.cover[seat]
        if lying >= 0 and mine & self.suit[lying]:
            mine &= self.suit[lying]
        self.prepare()
        for x in range(32):
            if not mine >> x & 1 or self.same(x, mine, whole, self.cover[seat]):
                continue
            if lying < 0:
                r = self.best_reply(who, x, 0, left, -1e9, 1e9)
            else:
                r = self.closed(who, lying, x, 0, left)
            found[x] = r
        return found

    # ---- the first layer, carried along ---------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prepare(self) -> cython.void:
        """Sum up what stays the same through a trick, as seen by either side that may lead next.

        A suit is summed when it is first wanted in one of its places.
        """
        self.ready = 0
        self.prepare_side(0, self.bare[0], self.cover[0], self.bare[1], self.cover[1])
        if not self.ends:
            self.prepare_side(1, self.bare[1], self.cover[1], self.bare[0], self.cover[0])

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prepare_side(
        self,
        side: cython.int,
        b0: cython.uint,
        c0: cython.uint,
        b1: cython.uint,
        c1: cython.uint,
    ) -> cython.void:
        i: cython.int
        s: cython.int
        to: cython.int
        h: cython.uint = self.unknown
        for s in range(self.suits):
            self.keys[4 * side + s] = self.suit_key(s, b0, c0, b1, c1, h)
        to = 2048 + 64 * side
        for i in range(64):
            self.part[to + i] = self.w1[10432 + i]
        # Trumps stand above all plain suits.
        s = self.suits * self.length
        if s < 32:
            self.collect(to, b0 >> s << s, 0, 0)
            self.collect(to, c0 >> s << s, 1, 0)
            self.collect(to, b1 >> s << s, 2, 0)
            self.collect(to, c1 >> s << s, 3, 0)
            self.collect(to, h >> s << s, 4, 0)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(
        self, side: cython.int, s: cython.int, shift: cython.int, at: cython.int
    ) -> cython.void:
        """Sum up a suit in one of its places, as a side sees it."""
        i: cython.int
        to: cython.int = 64 * at
        low: cython.uint = 1
        bit: cython.uint = 1
        m: cython.uint = ((low << self.length) - 1) << (s * self.length)
        self.ready |= bit << at
        for i in range(64):
            self.part[to + i] = 0
        self.collect(to, self.bare[side] & m, 0, shift)
        self.collect(to, self.cover[side] & m, 1, shift)
        self.collect(to, self.bare[1 - side] & m, 2, shift)
        self.collect(to, self.cover[1 - side] & m, 3, shift)
        self.collect(to, self.unknown & m, 4, shift)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def collect(
        self,
        to: cython.int,
        mask: cython.uint,
        state: cython.int,
        shift: cython.int,
    ) -> cython.void:
        """Add the rows of some cards to a sum that is kept."""
        i: cython.int
        at: cython.int
        while mask:
            at = 64 * (5 * (lowest(mask) + shift) + state)
            mask &= mask - 1
            for i in range(64):
                self.part[to + i] += self.w1[at + i]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def drop(self, side: cython.int, x: cython.int) -> cython.int:
        """Take a card out of its suit's key; its state, as the side sees it."""
        one: cython.longlong = 1
        state: cython.int
        s: cython.int = self.suit_of[x]
        if self.bare[side] >> x & 1:
            state = 0
        elif self.cover[side] >> x & 1:
            state = 1
        elif self.bare[1 - side] >> x & 1:
            state = 2
        else:
            state = 3
        if s < self.suits:
            self.key[s] &= ~(one << (8 * (4 - state) + x - s * self.length))
        return state

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def without(
        self,
        side: cython.int,
        x: cython.int,
        y: cython.int,
        marks: cython.int,
        leader: cython.int,
    ) -> cython.void:
        """Light the units for the position without two cards, as ``side`` sees it."""
        i: cython.int
        s: cython.int
        at: cython.int
        to: cython.int
        x_row: cython.int
        y_row: cython.int
        for s in range(self.suits):
            self.key[s] = self.keys[4 * side + s]
        x_row = self.drop(side, x)
        y_row = self.drop(side, y)
        self.arrange()
        x_row = 64 * (5 * (x + self.shift[self.suit_of[x]]) + x_row)
        y_row = 64 * (5 * (y + self.shift[self.suit_of[y]]) + y_row)
        to = 2048 + 64 * side
        for i in range(64):
            self.sums[i] = self.part[to + i] - self.w1[x_row + i] - self.w1[y_row + i]
        for s in range(self.suits):
            at = (side * 4 + s) * 4 + s + self.shift[s] // self.length
            if not self.ready >> at & 1:
                self.fill(side, s, self.shift[s], at)
            at *= 64
            for i in range(64):
                self.sums[i] += self.part[at + i]
        if marks >> side & 1:
            self.add_row(160)
        if marks >> (1 - side) & 1:
            self.add_row(161)
        if self.ends and leader == 0:
            self.add_row(162)
        self.light()

    # ---- what a trick comes to ------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def told(self, winner: cython.int, made: cython.int, left: cython.int) -> cython.double:
        """The lit units' opinion in worth: ``made`` by side 0, ``left`` still to be won."""
        k: cython.int
        p: cython.int
        rest: cython.int
        r: cython.double
        total: cython.double = 0.0
        if self.ends:
            left = 1
            winner = 0
        if self.slope != 0.0:
            r = self.mean()
            if winner:
                r = 1.0 - r
            return self.slope * (made + r * left)
        self.shares()
        for k in range(31):
            p = (30 - k if winner else k) * left
            rest = p % 30
            p = made + p // 30
            r = self.worth[p]
            if rest:
                r += (self.worth[p + 1] - r) * rest / 30.0
            total += self.chances[k] * r
        return total

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def closed(
        self,
        leader: cython.int,
        a: cython.int,
        b: cython.int,
        made: cython.int,
        left: cython.int,
    ) -> cython.double:
        """The worth of a complete trick, before what it uncovers is known; ``exact`` if it is."""
        one: cython.uint = 1
        both: cython.uint = (one << a) | (one << b)
        winner: cython.int = leader
        marks: cython.int = 0
        points: cython.int = self.points[a] + self.points[b]
        b0: cython.uint
        b1: cython.uint
        c0: cython.uint
        c1: cython.uint
        v0: cython.uint
        v1: cython.uint
        if self.beat[a] >> b & 1:
            winner = 1 - leader
        left -= points
        self.exact = True
        if winner == 0:
            made += points
            if self.ends:
                return self.slope if self.slope != 0.0 else self.worth[1]
        if self.cover[0] & both:
            marks = 1
        if self.cover[1] & both:
            marks |= 2
        b0 = self.bare[0] & ~both
        b1 = self.bare[1] & ~both
        c0 = self.cover[0] & ~both
        c1 = self.cover[1] & ~both
        v0 = b0 | c0
        v1 = b1 | c1
        if not (v0 | v1 | self.unknown):
            return self.slope * made if self.slope != 0.0 else self.worth[made]
        if popcount(v0 | v1 | self.unknown) <= 2 * self.deep:
            if self.all_known(b0, b1, c0, c1, self.unknown, marks):
                if marks:
                    if marks & 1:
                        v0 |= self.unknown
                    else:
                        v1 |= self.unknown
                return self.finish(v0, v1, winner, made, left, -1e9, 1e9)
        self.exact = False
        self.without(0 if self.ends else winner, a, b, marks, winner)
        return self.told(winner, made, left)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def best_reply(
        self,
        leader: cython.int,
        a: cython.int,
        made: cython.int,
        left: cython.int,
        low: cython.double,
        high: cython.double,
    ) -> cython.double:
        """The answer that is best for who gives it; what is left of it outside (low, high)."""
        seat: cython.int = 1 - leader
        mine: cython.uint = self.bare[seat] | self.cover[seat]
        one: cython.uint = 1
        whole: cython.uint
        moves: cython.uint
        x: cython.int
        r: cython.double
        best: cython.double = 1e9 if seat else -1e9
        whole = self.bare[0] | self.bare[1] | self.cover[0] | self.cover[1] | self.unknown
        whole |= one << a
        if mine & self.suit[a]:
            mine &= self.suit[a]
        moves = mine
        while moves:
            x = lowest(moves)
            moves &= moves - 1
            if self.same(x, mine, whole, self.cover[seat]):
                continue
            r = self.closed(leader, a, x, made, left)
            if (r < best) if seat else (r > best):
                best = r
                self.answer = x
                if (best <= low) if seat else (best >= high):
                    return best
        return best

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def best_lead(self, leader: cython.int, made: cython.int, left: cython.int) -> cython.double:
        """The lead that is best for who leads, in ``chosen``, and the answer to it."""
        mine: cython.uint = self.bare[leader] | self.cover[leader]
        moves: cython.uint = mine
        whole: cython.uint
        x: cython.int
        reply: cython.int = -1
        r: cython.double
        low: cython.double = -1e9
        high: cython.double = 1e9
        whole = self.bare[0] | self.bare[1] | self.cover[0] | self.cover[1] | self.unknown
        self.chosen = -1
        while moves:
            x = lowest(moves)
            moves &= moves - 1
            if self.same(x, mine, whole, self.cover[leader]):
                continue
            r = self.best_reply(leader, x, made, left, low, high)
            if self.chosen < 0 or ((r < high) if leader else (r > low)):
                self.chosen = x
                reply = self.answer
                if leader:
                    high = r
                else:
                    low = r
        self.answer = reply
        return high if leader else low
