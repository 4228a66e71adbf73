"""Exact expectiminimax over reveals for any table: two seats or four, any contract, any utility.

Slower than ``chance`` and free of its assumptions: every card played is a step of its own, so
that a cover's card can be turned at once or after the trick, and what a hand is worth is a table
over side 0's points, over which sides have taken a trick, and over the declarer's matadors.
Values are side 0's, times u! for u unknown cards. Cards are numbered by ``tables``; this file
knows numbers and masks only, no rule. It runs compiled by Cython or, slowly, as it stands.

Where each point to come is worth the same, whatever else happens, positions are kept without the
points made so far: that is so in games for points, and in ramsch once both sides have a trick.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.any_table import AnyTable
    from cython.cimports.offiziersskat.search.kernel.bits import highest, lowest
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
else:
    from offiziersskat.search.kernel.any_table import AnyTable
    from offiziersskat.search.kernel.bits import highest, lowest, popcount


COMPILED = cython.compiled


@cython.final
@cython.cclass
class ChanceAny(AnyTable):
    """A searcher with its table."""

    def value(self, up, covers, unknown, left, made, taken, held, leader, trick):
        """Side 0's exact value.

        ``up``: four masks of open cards; ``left``: points not yet in tricks; ``taken``: which
        sides have a trick; ``held``: the run's cards known to be the owner's; ``trick``: the
        cards lying, from the leader on.
        """
        cov: cython.uint = covers
        h: cython.uint = unknown
        rest: cython.int = left
        m: cython.int = made
        t: cython.int = taken
        r: cython.uint = held
        who: cython.int = leader
        n: cython.int = len(trick)
        lying: cython.ulonglong = 0
        low: cython.longlong
        high: cython.longlong
        for seat in range(4):
            self.up[seat] = up[seat]
        for card in reversed(trick):
            lying = lying << 5 | card
        low = self.lowest_worth(rest, m, t) * self.factorial[popcount(h)] - 1
        high = self.highest_worth(rest, m, t) * self.factorial[popcount(h)] + 1
        with cython.nogil:
            low = self.play(cov, h, rest, m, t, r, who, n, lying, low, high)
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(
        self,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        n: cython.int,
        lying: cython.ulonglong,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """The next of a trick's cards: a bound outside (low, high), exact within (fail-soft)."""
        moves: cython.int[16] = [0] * 16
        seat: cython.int = (who + n) % self.seats
        side: cython.int = seat & 1
        x: cython.int
        i: cython.int
        j: cython.int
        count: cython.int = 0
        top: cython.int
        holder: cython.int = 0
        inside: cython.int = 0
        one: cython.uint = 1
        bit: cython.uint
        mine: cython.uint
        whole: cython.uint
        above: cython.uint
        f: cython.longlong = self.factorial[popcount(h)]
        past: cython.longlong
        lo: cython.longlong
        hi: cython.longlong
        best: cython.longlong
        alpha: cython.longlong = low
        beta: cython.longlong = high
        r: cython.longlong
        k0: cython.ulonglong = 0
        k1: cython.ulonglong = 0
        k2: cython.ulonglong = 0
        at: cython.ulonglong = 0
        y: cython.ulonglong
        if n == self.seats:
            return self.close(cov, h, left, made, taken, held, who, lying, low, high)
        whole = self.up[0] | self.up[1] | self.up[2] | self.up[3] | h
        if n == 0 and (not whole or (self.ends and taken & 1)):
            return self.utility[512 * self.matadors(held, h) + 128 * taken + made] * f
        if self.stopped:
            return 0
        self.nodes += 1
        if not self.nodes & 15 and (self.stop[0] or 0 < self.most < self.nodes):
            self.stopped = True
            return 0
        lo = self.lowest_worth(left, made, taken) * f
        hi = self.highest_worth(left, made, taken) * f
        if lo >= high or lo == hi:
            return lo
        if hi <= low:
            return hi
        past = 0
        if n == 0:
            k0 = cov | h
            k0 = (whole ^ h) | k0 << 32
            k1 = self.up[2] | self.up[3]
            k1 = self.up[1] | self.up[3] | k1 << 32
            # Whether it is the seven or the nine that is still there makes no difference.
            above = self.joints & ~whole
            while above:
                x = highest(above)
                above ^= one << x
                if whole & self.over[x]:
                    y = self.over[x]
                    y |= y << 32
                    k0 = (k0 & ~y) | ((k0 & y) >> 1)
                    k1 = (k1 & ~y) | ((k1 & y) >> 1)
            i = 128 * taken + made
            if made + left <= self.reach[i]:
                past = self.base[i] * f
                k2 = self.slope[i] & 0xFFFFF
                k2 |= 1 << 20
            else:
                k2 = taken << 7 | made
            y = (held & self.run) >> 21
            k2 = ((self.generation << 11 | y) << 21 | k2) << 2 | who
            at = self.place(k0, k1, k2)
            if self.table[at] != k0 or self.table[at + 1] != k1 or self.table[at + 2] != k2:
                at += 4
            if self.table[at] == k0 and self.table[at + 1] == k1 and self.table[at + 2] == k2:
                r = self.low_bound(self.table[at + 3]) + past
                if r > lo:
                    lo = r
                r = self.high_bound(self.table[at + 3]) + past
                if r < hi:
                    hi = r
                if lo >= high or lo == hi:
                    return lo
                if hi <= low:
                    return hi
        mine = self.up[seat]
        top = lying & 31
        for i in range(n):
            x = (lying >> (5 * i)) & 31
            whole |= one << x
            inside += self.points[x]
            if self.beat[top] >> x & 1:
                top = x
                holder = i
        holder = (who + holder) & 1
        if n and mine & self.suit[lying & 31]:
            mine &= self.suit[lying & 31]
        above = mine
        while above:
            x = lowest(above)
            above &= above - 1
            # Of neighbours in strength with equal points any one will do.
            if not cov >> x & 1:
                bit = whole & self.suit[x] & ~((one << x) | ((one << x) - 1))
                if bit:
                    j = lowest(bit)
                    if mine >> j & 1 and not cov >> j & 1 and self.points[j] == self.points[x]:
                        continue
            j = count
            count += 1
            i = (self.promise(x, side, n, top, holder, inside) + 4096) << 5 | x
            while j and moves[j - 1] < i:
                moves[j] = moves[j - 1]
                j -= 1
            moves[j] = i
        best = 1 << 60
        if side == 0:
            best = -best
        for i in range(count):
            x = moves[i] & 31
            bit = one << x
            y = x
            y = lying | (y << (5 * n))
            self.up[seat] &= ~bit
            if self.at_once and cov & bit:
                r = self.turn(
                    cov & ~bit, h, left, made, taken, held, who, n + 1, y, seat, 0, alpha, beta
                )
            else:
                r = self.play(cov, h, left, made, taken, held, who, n + 1, y, alpha, beta)
            self.up[seat] |= bit
            if self.stopped:
                return 0
            if side == 0:
                if r > best:
                    best = r
                    if best > alpha:
                        alpha = best
            elif r < best:
                best = r
                if best < beta:
                    beta = best
            if alpha >= beta:
                break
        if n == 0:
            if best > low and best > lo:
                lo = best
            if best < high and best < hi:
                hi = best
            self.keep(at, k0, k1, k2, popcount(whole), lo - past, hi - past)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn(
        self,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        n: cython.int,
        lying: cython.ulonglong,
        seat: cython.int,
        more: cython.int,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """A card turned before a seat: the sum over what it may be.

        ``more``: the seats that turn one after this, a bit each, once the trick is over.
        """
        x: cython.int
        to: cython.int
        one: cython.uint = 1
        bit: cython.uint
        run: cython.uint
        m: cython.uint = h
        f: cython.longlong = self.factorial[popcount(h) - 1]
        lo: cython.longlong = self.lowest_worth(left, made, taken) * f
        hi: cython.longlong = self.highest_worth(left, made, taken) * f
        rest: cython.longlong = popcount(h)
        total: cython.longlong = 0
        r: cython.longlong
        while m:
            x = lowest(m)
            bit = one << x
            m &= m - 1
            rest -= 1
            run = held
            if seat & 1 == self.owner:
                run |= bit & self.run
            self.up[seat] |= bit
            if more:
                to = lowest(more)
                r = self.turn(
                    cov, h & ~bit, left, made, taken, run, who, n, lying, to, more & (more - 1),
                    low - total - rest * hi, high - total - rest * lo,
                )  # fmt: skip
            else:
                r = self.play(
                    cov, h & ~bit, left, made, taken, run, who, n, lying,
                    low - total - rest * hi, high - total - rest * lo,
                )  # fmt: skip
            self.up[seat] &= ~bit
            if self.stopped:
                return 0
            total += r
            if total + rest * lo >= high:
                return total + rest * lo
            if total + rest * hi <= low:
                return total + rest * hi
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(
        self,
        cov: cython.uint,
        h: cython.uint,
        left: cython.int,
        made: cython.int,
        taken: cython.int,
        held: cython.uint,
        who: cython.int,
        lying: cython.ulonglong,
        low: cython.longlong,
        high: cython.longlong,
    ) -> cython.longlong:
        """A complete trick: its winner, its points, what is turned after it."""
        best: cython.int = lying & 31
        x: cython.int
        i: cython.int
        w: cython.int = who
        p: cython.int = 0
        more: cython.int = 0
        one: cython.uint = 1
        for i in range(self.seats):
            x = (lying >> (5 * i)) & 31
            p += self.points[x]
            if self.beat[best] >> x & 1:
                best = x
                w = (who + i) % self.seats
            if cov >> x & 1:
                more |= 1 << ((who + i) % self.seats)
                cov = cov & ~(one << x)
        left -= p
        if w & 1:
            taken |= 2
        else:
            taken |= 1
            made += p
        if more and not (self.ends and taken & 1):
            x = lowest(more)
            return self.turn(
                cov, h, left, made, taken, held, w, 0, 0, x, more & (more - 1), low, high
            )
        return self.play(cov, h, left, made, taken, held, w, 0, 0, low, high)
