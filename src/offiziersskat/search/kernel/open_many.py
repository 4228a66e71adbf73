"""Open-card search for two seats or four in two sides, and for every aim: points, null, ramsch.

Alpha-beta over single cards, with a transposition table at the start of each trick, where the
position is the mask of unplayed cards, the leader and which sides have taken a trick. The value is
side 0's and counts what is still to come:

* points: card points of side 0;
* null: 1 if side 0 takes no trick any more, 0 as soon as it takes one;
* ramsch: minus side 0's card points, plus 121 if it takes every trick of the hand (so that a whole
  hand is worth +1), −121 if it takes none (notation.md §6).

In ramsch between two seats it can stand on a dense table of the last tricks.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import lowest, popcount
else:
    from offiziersskat.search.kernel.bits import lowest, popcount

from offiziersskat.search.kernel.memory import zeroed

POINTS, NULL, RAMSCH = 0, 1, 2

_MARCH = 121
_GENERATIONS = 256


@cython.final
@cython.cclass
class OpenMany:
    """A solver with its table; one position is loaded at a time."""

    seats: cython.int
    aim: cython.int
    visible: cython.uint[4]
    under: cython.uint[32]
    suit: cython.uint[32]
    beat: cython.uint[32]
    points: cython.int[32]
    weight: cython.int[32]
    dear: cython.uint[12]
    hint: cython.int
    chosen: cython.int
    generation: cython.int
    table_mask: cython.uint
    keys: cython.ulonglong[::1]
    bounds: cython.uint[::1]
    nodes: cython.longlong
    stop: cython.uchar[::1]
    stopped: cython.bint
    paused: cython.bint
    budget: cython.longlong
    floor: cython.int
    own: cython.uint[2]
    deep: cython.ushort[::1]
    alone: cython.ushort[::1]
    base: cython.longlong[64]
    width: cython.int[64]
    code0: cython.int[::1]
    code1: cython.int[::1]
    place0: cython.int[::1]
    place1: cython.int[::1]

    def __init__(self, bits, stop):
        """A table of 2^bits entries of 12 bytes; ``stop[0]`` is set from outside to break off."""
        self.stop = stop
        self.stopped = self.paused = False
        self.budget = 1 << 62
        self.seats = 2
        self.aim = 0
        self.visible = [0] * 4
        self.under = [0] * 32
        self.suit = [0] * 32
        self.beat = [0] * 32
        self.points = [0] * 32
        self.weight = [0] * 32
        self.dear = [0] * 12
        self.hint = self.chosen = -1
        self.generation = 0
        self.table_mask = (1 << bits) - 1
        self.keys = zeroed("Q", 1 << bits)
        self.bounds = zeroed("I", 1 << bits)
        self.nodes = 0
        self.floor = 0
        self.own = [0] * 2
        self.deep = self.alone = array("H", [0])
        self.base = [0] * 64
        self.width = [0] * 64
        self.code0 = self.code1 = self.place0 = self.place1 = array("i", [0])

    def load(self, seats, aim, under, suit, beat, points, weight):
        """Set a deal up: tables by card; seats of one side are two apart."""
        self.seats = seats
        self.aim = aim
        self.under = under
        self.suit = suit
        self.beat = beat
        self.points = points
        self.weight = weight
        for worth in range(12):
            self.dear[worth] = sum(1 << card for card in range(32) if points[card] == worth)
        self.hint = -1
        self.nodes = 0
        self.stopped = self.paused = False
        self.budget = 1 << 62
        self.floor = 0
        self.generation += 1
        if self.generation >= _GENERATIONS:
            self._forget()

    def stand(self, visible):
        """Take the masks of playable cards by seat, of this deal."""
        for seat in range(len(visible)):
            self.visible[seat] = visible[seat]

    @cython.cfunc
    def _forget(self):
        place: cython.uint
        for place in range(self.table_mask + 1):
            self.keys[place] = 0
        self.generation = 1

    def pause_after(self, nodes):
        """Give up for now after so many more positions; what was learnt stays in the table."""
        self.paused = nodes == 0
        self.budget = self.nodes + nodes

    def is_paused(self):
        """Whether the last search gave up for now."""
        return self.paused

    def stand_on(self, dense, own, cards0, cards1):
        """Look ramsch positions of few tricks up in a dense table instead of searching them."""
        self.paused = False
        self.budget = 1 << 62
        self.floor = 2 * dense.known
        self.own = own
        self.deep = dense.values
        self.alone = dense.alone
        self.base = dense.bases()
        self.width = [dense.shape1.sizes[n] if n <= dense.levels else 0 for n in range(64)]
        self.code0 = dense.shape0.codes(cards0)
        self.code1 = dense.shape1.codes(cards1)
        self.place0 = dense.shape0.place
        self.place1 = dense.shape1.place

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deep_value(self, rest: cython.uint, leader: cython.int, taken: cython.int) -> cython.int:
        """The value from the dense table: both sides have a trick, or the leader has them all."""
        x: cython.uint = self.own[0] & rest
        y: cython.uint = self.own[1] & rest
        level: cython.int = popcount(x)
        a: cython.longlong = self.place0[
            self.code0[x & 255]
            + self.code0[256 + (x >> 8 & 255)]
            + self.code0[512 + (x >> 16 & 255)]
            + self.code0[768 + (x >> 24)]
        ]
        b: cython.longlong = self.place1[
            self.code1[y & 255]
            + self.code1[256 + (y >> 8 & 255)]
            + self.code1[512 + (y >> 16 & 255)]
            + self.code1[768 + (y >> 24)]
        ]
        a = self.base[level] + a * self.width[level] + b
        both: cython.int = self.deep[a] if taken == 3 else self.alone[a]
        return (both >> 8 if leader else both & 255) - 121

    def count(self):
        """Positions searched since the last load."""
        return self.nodes

    def broken_off(self):
        """Whether the last search was stopped; its answer is then worth nothing."""
        return self.stopped

    def value(self, rest, whole, leader, led, best, seat, best_seat, inside, taken, low, high):
        """Side 0's value in a window, from the start of a trick (``led`` −1) or inside one.

        ``led`` and ``best`` are cards, ``inside`` the points lying in the trick, ``taken`` the
        sides that have a trick already (bit 1 side 0, bit 2 side 1).
        """
        r0: cython.uint = rest
        w0: cython.uint = whole
        l0: cython.int = leader
        d0: cython.int = led
        b0: cython.int = best
        s0: cython.int = seat
        bs: cython.int = best_seat
        i0: cython.int = inside
        t0: cython.int = taken
        lo: cython.int = low
        hi: cython.int = high
        r: cython.int
        self.nodes += 1
        with cython.nogil:
            if d0 < 0:
                r = self.trick(r0, l0, t0, lo, hi)
            else:
                r = self.ply(r0, w0, s0, d0, b0, bs, i0, l0, t0, lo, hi)
        return r

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def over(self, taken: cython.int) -> cython.int:
        """What a hand's last trick leaves to add."""
        if self.aim == 1:
            return 1
        if self.aim == 2:
            if taken == 1:
                return 121
            if taken == 2:
                return -121
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def left(self, rest: cython.uint) -> cython.int:
        """The card points of cards."""
        return (
            2 * popcount(rest & self.dear[2])
            + 3 * popcount(rest & self.dear[3])
            + 4 * popcount(rest & self.dear[4])
            + 10 * popcount(rest & self.dear[10])
            + 11 * popcount(rest & self.dear[11])
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(
        self,
        rest: cython.uint,
        leader: cython.int,
        taken: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.int:
        """The value at the start of a trick, through the table."""
        key: cython.ulonglong
        shift: cython.ulonglong
        h: cython.uint
        mul: cython.ulonglong = 0x9E3779B97F4A7C15
        m64: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        lo: cython.int = 0
        hi: cython.int = 1
        hint: cython.int = -1
        entry: cython.uint
        value: cython.int
        a: cython.int
        b: cython.int

        if rest == 0:
            return self.over(taken)
        if self.floor and popcount(rest) <= self.floor:
            if taken == 3 or taken == leader + 1:
                return self.deep_value(rest, leader, taken)
        if self.aim != 1:
            hi = self.left(rest)
            if self.aim == 2:
                # Every trick or none are still to be had where nothing speaks against it.
                lo = -hi if taken & 1 else -121
                hi = 0 if taken & 2 else 121 - hi
            if lo >= high or lo == hi:
                return lo
            if hi <= low:
                return hi
        shift = leader | (taken << 2) | (self.generation << 4)
        key = rest | (shift << 32)
        h = (((key * mul) & m64) >> 40) & self.table_mask
        if self.keys[h] == key:
            entry = self.bounds[h]
            a = cython.cast(cython.int, entry & 1023) - 400
            b = cython.cast(cython.int, (entry >> 10) & 1023) - 400
            hint = cython.cast(cython.int, (entry >> 20) & 63) - 1
            lo = a if a > lo else lo
            hi = b if b < hi else hi
            if lo >= high or lo == hi:
                return lo
            if hi <= low:
                return hi
        a = low if low > lo else lo
        b = high if high < hi else hi
        self.hint = hint
        value = self.ply(rest, rest, leader, -1, -1, leader, 0, leader, taken, a, b)
        if self.stopped or self.paused:
            return 0
        if value >= b:
            if value > lo:
                lo = value
        elif value <= a:
            if value < hi:
                hi = value
        else:
            lo = value
            hi = value
        self.keys[h] = key
        self.bounds[h] = (lo + 400) | ((hi + 400) << 10) | ((self.chosen + 1) << 20)
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ply(
        self,
        rest: cython.uint,
        whole: cython.uint,
        seat: cython.int,
        led: cython.int,
        best: cython.int,
        best_seat: cython.int,
        inside: cython.int,
        leader: cython.int,
        taken: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.int:
        """The value when ``seat`` is to play; ``whole`` is ``rest`` with the trick's cards."""
        order: cython.int[16] = [0] * 16
        cards: cython.uint = self.visible[seat]
        m: cython.uint
        up: cython.uint
        bit: cython.uint
        one: cython.uint = 1
        card: cython.int
        other: cython.int
        count: cython.int = 0
        place: cython.int
        score: cython.int
        value: cython.int
        result: cython.int
        next_best: cython.int
        next_seat: cython.int
        side: cython.int = seat & 1
        winning: cython.int
        last: cython.bint
        hint: cython.int = -1
        chosen: cython.int = -1

        if led < 0:
            hint = self.hint
        self.nodes += 1
        if self.nodes & 255 == 0:
            if self.stop[0]:
                self.stopped = True
            if self.nodes >= self.budget:
                self.paused = True
        if self.stopped or self.paused:
            return 0
        if led >= 0 and cards & self.suit[led]:
            cards &= self.suit[led]
        m = cards
        while m:
            card = lowest(m)
            m &= m - 1
            bit = one << card
            if not self.under[card]:
                up = whole & self.suit[card] & ~(bit | (bit - 1))
                if up:
                    other = lowest(up)
                    if cards >> other & 1 and not self.under[other]:
                        if self.points[other] == self.points[card]:
                            continue
            # Ordering: points to one's own side, strength kept; a misère turns both round.
            winning = led < 0 or self.beat[best] >> card & 1
            if led < 0:
                score = self.weight[card]
            elif winning:
                score = 200 + 2 * (inside + self.points[card]) - self.weight[card]
            elif (best_seat & 1) == side:
                score = 100 + 2 * self.points[card] - self.weight[card]
            else:
                score = 100 - 2 * self.points[card] - self.weight[card]
            if self.aim == 2 or (self.aim == 1 and side == 0):
                score = -score
            if card == hint:
                score = 2000
            place = count
            count += 1
            score = (score + 4096) << 5 | card
            while place and order[place - 1] < score:
                order[place] = order[place - 1]
                place -= 1
            order[place] = score
        result = -1000 if side == 0 else 1000
        for place in range(count):
            card = order[place] & 31
            bit = one << card
            if led < 0 or self.beat[best] >> card & 1:
                next_best = card
                next_seat = seat
            else:
                next_best = best
                next_seat = best_seat
            self.visible[seat] = (self.visible[seat] & ~bit) | self.under[card]
            other = (seat + 1) % self.seats
            last = other == leader
            if last:
                value = self.close(
                    rest & ~bit, next_seat, inside + self.points[card], taken, low, high
                )
            else:
                value = self.ply(
                    rest & ~bit,
                    whole,
                    other,
                    card if led < 0 else led,
                    next_best,
                    next_seat,
                    inside + self.points[card],
                    leader,
                    taken,
                    low,
                    high,
                )
            self.visible[seat] = (self.visible[seat] & ~self.under[card]) | bit
            if side == 0:
                if value > result:
                    result = value
                    chosen = card
                    if value > low:
                        low = value
            elif value < result:
                result = value
                chosen = card
                if value < high:
                    high = value
            if low >= high:
                break
        self.chosen = chosen
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close(
        self,
        rest: cython.uint,
        winner: cython.int,
        inside: cython.int,
        taken: cython.int,
        low: cython.int,
        high: cython.int,
    ) -> cython.int:
        """The value when a trick is complete."""
        gain: cython.int = 0
        taken |= 1 << (winner & 1)
        if self.aim == 1 and winner & 1 == 0:
            return 0
        if winner & 1 == 0:
            if self.aim == 0:
                gain = inside
            elif self.aim == 2:
                gain = -inside
        return gain + self.trick(rest, winner, taken, low - gain, high - gain)
