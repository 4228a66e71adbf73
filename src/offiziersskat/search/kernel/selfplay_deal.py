"""Games for the network to play: dealt at random, and played out between two networks.

Seats are sides. A game is dealt with piles, with open cards or with both; every card that is turned
is drawn when it is turned. Chance comes from a number that the caller sets.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
    from cython.cimports.offiziersskat.search.kernel.net_learner import NetLearner
else:
    from offiziersskat.search.kernel.bits import lowest, popcount
    from offiziersskat.search.kernel.net_learner import NetLearner


@cython.cclass
class Dealing(NetLearner):
    """A network before a game of its own."""

    def __init__(self, suits, length, numbers, points, ends):
        """As ``NetLearner``; ``habits`` says how games are dealt."""
        NetLearner.__init__(self, suits, length, numbers, points, ends)
        self.chance = 1
        self.at_once = False
        self.lure = [0.0] * 32
        self.least = 0.0

    def habits(self, at_once, lure, least):
        """Whether cards are turned at once; by card how it tempts to declare.

        In half of the games forehand is tempted by ``least`` a card at least, with its open cards
        against the other side's.
        """
        self.at_once = at_once
        self.lure = lure
        self.least = least

    def duel(self, other, seed, pairs):
        """What this network makes more than another, a game, by pair of games from one deal."""
        i: cython.int
        k: cython.int
        kept: cython.ulonglong
        b: cython.uint[5] = [0] * 5
        sums: cython.int[2] = [0] * 2
        rival: NetLearner = other
        found = []
        self.chance = seed
        for i in range(pairs):
            self.deal()
            b[0], b[1], b[2], b[3] = self.bare[0], self.bare[1], self.cover[0], self.cover[1]
            b[4] = self.unknown
            kept = self.chance
            for k in range(2):
                self.bare[0], self.bare[1], self.cover[0], self.cover[1] = b[0], b[1], b[2], b[3]
                self.unknown = b[4]
                self.chance = kept
                with cython.nogil:
                    sums[k] = self.margin(rival, k)
            found.append((sums[0] + sums[1]) / 2)
        return found

    # ---- chance ---------------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, bound: cython.int) -> cython.int:
        """A number 0 … bound − 1 (xorshift)."""
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        x: cython.ulonglong = self.chance
        n: cython.ulonglong = bound
        x ^= (x << 13) & m64
        x ^= x >> 7
        x ^= (x << 17) & m64
        self.chance = x
        return cython.cast(cython.int, (x >> 33) % n)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def often(self, share: cython.double) -> cython.bint:
        return self.below(1000000) < share * 1000000.0

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw(self, mask: cython.uint) -> cython.int:
        """One card of some."""
        n: cython.int = self.below(popcount(mask))
        while n:
            mask &= mask - 1
            n -= 1
        return lowest(mask)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deal(self) -> cython.void:
        """A fresh game: eight piles each, or hands, or both; forehand leads."""
        piles: cython.int = 8
        bare: cython.int
        kind: cython.int = self.below(10)
        i: cython.int
        x: cython.int
        side: cython.int
        again: cython.bint = True
        picky: cython.bint = self.below(2)
        one: cython.uint = 1
        rest: cython.uint
        lure: cython.double
        if 4 < kind < 8:
            piles = kind - 2 if kind > 5 else 0
        elif kind > 7:
            piles = 1 + self.below(7)
        bare = 5 if kind == 7 else 16 - 2 * piles
        if self.ends and self.below(2):
            # Most nulls are lost at once: let some begin later.
            piles = self.below(piles + 1)
            bare = self.below(bare + 1)
            if piles + bare == 0:
                bare = 1
        while again:
            rest = 0xFFFFFFFF
            lure = 0.0
            for side in range(2):
                self.bare[side] = self.cover[side] = 0
                for i in range(piles + bare):
                    x = self.draw(rest)
                    rest &= ~(one << x)
                    lure += self.lure[x] if side == 0 else -self.lure[x]
                    if i < piles:
                        self.cover[side] |= one << x
                    else:
                        self.bare[side] |= one << x
            self.unknown = 0
            for i in range(2 * piles):
                x = self.draw(rest)
                rest &= ~(one << x)
                self.unknown |= one << x
            again = picky and lure < self.least * (piles + bare)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn_over(self, marks: cython.int) -> cython.void:
        """Turn a card of each side that is to."""
        if marks & 1:
            self.uncover(0)
        if marks & 2:
            self.uncover(1)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def clear(self, a: cython.int, b: cython.int) -> cython.int:
        """Take a trick's cards away; which sides are to turn one, a bit each."""
        side: cython.int
        one: cython.uint = 1
        both: cython.uint = (one << a) | (one << b)
        marks: cython.int = 0
        for side in range(2):
            if self.cover[side] & both:
                marks |= 1 << side
            self.bare[side] &= ~both
            self.cover[side] &= ~both
        return marks

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def uncover(self, seat: cython.int) -> cython.void:
        """Turn a card of a seat."""
        one: cython.uint = 1
        x: cython.int = self.draw(self.unknown)
        self.unknown &= ~(one << x)
        self.bare[seat] |= one << x

    # ---- against another ------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def show(self, other: NetLearner) -> cython.void:
        """Set the position up before both."""
        x: cython.int
        for x in range(2):
            other.bare[x] = self.bare[x]
            other.cover[x] = self.cover[x]
        other.unknown = self.unknown
        self.prepare()
        other.prepare()

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def margin(self, other: NetLearner, first: cython.int) -> cython.int:
        """A game from the position as it stands, ``first`` leading if 0: what one is ahead by."""
        leader: cython.int = 0
        left: cython.int
        a: cython.int
        b: cython.int
        x: cython.int
        winner: cython.int
        total: cython.int = 0
        points: cython.int
        marks: cython.int
        one: cython.uint = 1
        while self.bare[0] | self.cover[0]:
            left = self.left(
                self.bare[0] | self.bare[1] | self.cover[0] | self.cover[1] | self.unknown
            )
            self.show(other)
            if leader == first:
                self.best_lead(leader, 0, left)
                a = self.chosen
            else:
                other.best_lead(leader, 0, left)
                a = other.chosen
            if self.at_once and self.cover[leader] >> a & 1:
                self.cover[leader] &= ~(one << a)
                self.bare[leader] |= one << a
                self.uncover(leader)
                self.show(other)
            if leader != first:
                self.best_reply(leader, a, 0, left, -1e9, 1e9)
                b = self.answer
            else:
                other.best_reply(leader, a, 0, left, -1e9, 1e9)
                b = other.answer
            winner = leader
            if self.beat[a] >> b & 1:
                winner = 1 - leader
            points = self.points[a] + self.points[b]
            marks = self.clear(a, b)
            if self.ends and winner == 0:
                return -1 if first == 0 else 1
            total += points if winner == first else -points
            self.turn_over(marks)
            leader = winner
        if self.ends:
            return 1 if first == 0 else -1
        return total if self.slope > 0.0 else -total
