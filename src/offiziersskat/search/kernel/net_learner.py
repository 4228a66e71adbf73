"""Teaching the network: plain stochastic gradient descent on the learned value's own numbers.

The weights that learn are doubles; ``settle`` rounds them to the whole numbers that play. Shares
are learnt by cross-entropy, their mean by squared error.
"""

from math import exp, floor

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.libc.math import exp, floor
    from cython.cimports.offiziersskat.search.kernel.bits import lowest
    from cython.cimports.offiziersskat.search.kernel.net_search import NetSearch
else:
    from offiziersskat.search.kernel.bits import lowest
    from offiziersskat.search.kernel.net_search import NetSearch


@cython.cclass
class NetLearner(NetSearch):
    """A network that can be taught."""

    def __init__(self, suits, length, numbers, points, ends):
        """As ``NetSearch``; ``take`` brings the weights."""
        NetSearch.__init__(self, suits, length, numbers, points, ends)
        self.m1 = [0.0] * 10496
        self.m2 = [0.0] * 2048
        self.m0 = [0.0] * 32
        self.rows = [0] * 40
        self.unit = [0.0] * 64
        self.slack = [0.0] * 64
        self.found = [0.0] * 32
        self.aim = [0.0] * 32

    def take(self, numbers: cython.double[::1]):
        """Weights to go on from: both layers and the start, 12 576 numbers in a row."""
        i: cython.int
        for i in range(10496):
            self.m1[i] = numbers[i]
        for i in range(2048):
            self.m2[i] = numbers[10496 + i]
        for i in range(32):
            self.m0[i] = numbers[12544 + i]
        self.settle()

    def give(self, numbers: cython.double[::1]):
        """The weights as they are now, into 12 576 numbers."""
        i: cython.int
        for i in range(10496):
            numbers[i] = self.m1[i]
        for i in range(2048):
            numbers[10496 + i] = self.m2[i]
        for i in range(32):
            numbers[12544 + i] = self.m0[i]

    def whole(self, first: cython.short[::1], second: cython.short[::1], start: cython.int[::1]):
        """The whole numbers that play, as ``Net.load`` takes them."""
        i: cython.int
        for i in range(10496):
            first[i] = self.w1[i]
        for i in range(2048):
            second[i] = self.w2[i]
        for i in range(32):
            start[i] = self.b2[i]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settle(self) -> cython.void:
        """Round. Bounds keep every sum of the first layer in two bytes."""
        i: cython.int
        for i in range(10496):
            if self.m1[i] > 1.7:
                self.m1[i] = 1.7
            if self.m1[i] < -1.7:
                self.m1[i] = -1.7
            self.w1[i] = cython.cast(cython.short, floor(self.m1[i] * 512.0 + 0.5))
        for i in range(2048):
            if self.m2[i] > 60.0:
                self.m2[i] = 60.0
            if self.m2[i] < -60.0:
                self.m2[i] = -60.0
            self.w2[i] = cython.cast(cython.short, floor(self.m2[i] * 512.0 + 0.5))
        for i in range(32):
            self.b2[i] = cython.cast(cython.int, floor(self.m0[i] * 262144.0 + 0.5))

    # ---- one position ---------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rows_of(self, n: cython.int, mask: cython.uint, state: cython.int) -> cython.int:
        x: cython.int
        while mask:
            x = lowest(mask)
            mask &= mask - 1
            self.rows[n] = 5 * (x + self.shift[self.suit_of[x]]) + state
            n += 1
        return n

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def collect_rows(
        self,
        b0: cython.uint,
        c0: cython.uint,
        b1: cython.uint,
        c1: cython.uint,
        h: cython.uint,
        marks: cython.int,
    ) -> cython.int:
        """The rows of a position, in ``rows``; how many there are."""
        i: cython.int
        n: cython.int
        for i in range(self.suits):
            self.key[i] = self.suit_key(i, b0, c0, b1, c1, h)
        self.arrange()
        n = self.rows_of(0, b0, 0)
        n = self.rows_of(n, c0, 1)
        n = self.rows_of(n, b1, 2)
        n = self.rows_of(n, c1, 3)
        n = self.rows_of(n, h, 4)
        for i in range(3):
            if marks >> i & 1:
                self.rows[n] = 160 + i
                n += 1
        self.rows[n] = 163
        return n + 1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def predict(self, n: cython.int) -> cython.void:
        """What the weights that learn make of the first ``n`` rows, in ``found``."""
        i: cython.int
        k: cython.int
        at: cython.int
        most: cython.double = -1e9
        total: cython.double = 0.0
        z0: cython.double
        z1: cython.double
        z2: cython.double
        z3: cython.double
        for i in range(64):
            self.unit[i] = 0.0
        for k in range(n):
            at = 64 * self.rows[k]
            for i in range(64):
                self.unit[i] += self.m1[at + i]
        for i in range(64):
            z0 = self.unit[i]
            self.slack[i] = 1.0 if 0.0 < z0 < 1.0 else 0.0
            z0 = z0 if z0 > 0.0 else 0.0
            self.unit[i] = z0 if z0 < 1.0 else 1.0
        for k in range(32):
            z0 = z1 = z2 = z3 = 0.0
            at = 64 * k
            for i in range(16):
                z0 += self.unit[4 * i] * self.m2[at + 4 * i]
                z1 += self.unit[4 * i + 1] * self.m2[at + 4 * i + 1]
                z2 += self.unit[4 * i + 2] * self.m2[at + 4 * i + 2]
                z3 += self.unit[4 * i + 3] * self.m2[at + 4 * i + 3]
            z0 = self.m0[k] + (z0 + z1) + (z2 + z3)
            self.found[k] = z0
            if k < 31 and z0 > most:
                most = z0
        for k in range(31):
            z0 = exp(self.found[k] - most)
            self.found[k] = z0
            total += z0
        for k in range(31):
            self.found[k] /= total

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def learn(self, n: cython.int, rate: cython.double) -> cython.void:
        """A step from ``found`` towards ``aim``, for the rows that were predicted."""
        i: cython.int
        k: cython.int
        at: cython.int
        g: cython.double
        back: cython.double[64] = [0.0] * 64
        for i in range(64):
            back[i] = 0.0
        for k in range(32):
            g = rate * (self.aim[k] - self.found[k])
            if k == 31:
                g *= 4.0
            at = 64 * k
            for i in range(64):
                back[i] += g * self.m2[at + i]
            for i in range(64):
                self.m2[at + i] += g * self.unit[i]
            self.m0[k] += g
        for i in range(64):
            back[i] *= self.slack[i]
        for k in range(n):
            at = 64 * self.rows[k]
            for i in range(64):
                self.m1[at + i] += back[i]
