"""The learned value: a small network from a position at the start of a trick to what is to come.

Its inputs are seen from the seat that leads ("own"; in null from the declarer): where each card
lies, and which sides are about to turn one. Plain suits are put in an order that depends on what
lies in them only, so that relabelling them changes nothing. One layer of 64 units between 0 and 1;
out of it come the chances of 31 shares of the points still to be won, 0/30 … 30/30, and the mean
share by itself, which is quicker. In null the share is the chance that the declarer takes a trick.

Weights are whole numbers of 1/512, sums are whole, so that every machine and the uncompiled file
give the same. Cards are numbered by ``tables``; this file knows numbers and masks only, no rule.

Rows of the first layer: 5 · slot + state for a card (own bare, own on an unknown card, the other's
bare, the other's on an unknown card, unknown; a card that is gone has none), then 160 own side is
about to turn a card, 161 the other is, 162 null's declarer leads, 163 always.
"""

from math import exp

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.offiziersskat.search.kernel.bits import lowest
else:
    from offiziersskat.search.kernel.bits import lowest

COMPILED = cython.compiled


@cython.cclass
class Net:
    """A network for one contract: what it makes of positions, alone or many together."""

    def __init__(self, suits, length, numbers, points, ends):
        """``suits`` plain suits of ``length`` cards, ``numbers`` and ``points`` as in ``tables``.

        ``ends`` for null, which is over once the declarer takes a trick.
        """
        self.suits = suits
        self.length = length
        self.ends = ends
        self.points = points
        self.suit_of = [min(card // length, suits) for card in range(32)]
        self.shift = [0] * 5
        self.key = [0] * 4
        self.moved = [
            sum(1 << numbers[8 * part + bit] for bit in range(8) if byte >> bit & 1)
            for part in range(4)
            for byte in range(256)
        ]
        self.sums = [0] * 64
        self.lit = [0] * 64
        self.chances = [0.0] * 31
        self.w1 = [0] * 10496
        self.w2 = [0] * 2048
        self.b2 = [0] * 32

    def load(self, first: cython.short[::1], second: cython.short[::1], start: cython.int[::1]):
        """Take weights: 164 · 64 of the first layer, 32 · 64 of the second, 32 to start from."""
        i: cython.int
        for i in range(10496):
            self.w1[i] = first[i]
        for i in range(2048):
            self.w2[i] = second[i]
        for i in range(32):
            self.b2[i] = start[i]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def own(self, mask: cython.uint) -> cython.uint:
        """A mask of cards by their numbers in the pack, in the kernel's numbers."""
        return (
            self.moved[mask & 255]
            | self.moved[256 + (mask >> 8 & 255)]
            | self.moved[512 + (mask >> 16 & 255)]
            | self.moved[768 + (mask >> 24)]
        )

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def left(self, mask: cython.uint) -> cython.int:
        """The points of some cards."""
        n: cython.int = 0
        while mask:
            n += self.points[lowest(mask)]
            mask &= mask - 1
        return n

    # ---- the first layer ------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def suit_key(
        self,
        suit: cython.int,
        b0: cython.uint,
        c0: cython.uint,
        b1: cython.uint,
        c1: cython.uint,
        h: cython.uint,
    ) -> cython.longlong:
        """All that lies in a suit, as a number: eight bits for each of the five states."""
        one: cython.uint = 1
        low: cython.uint = (one << self.length) - 1
        at: cython.int = suit * self.length
        key: cython.longlong = (b0 >> at) & low
        key = key << 8 | ((c0 >> at) & low)
        key = key << 8 | ((b1 >> at) & low)
        key = key << 8 | ((c1 >> at) & low)
        return key << 8 | ((h >> at) & low)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def arrange(self) -> cython.void:
        """By the suits' keys, how far the cards of each are moved to their slots."""
        i: cython.int
        j: cython.int
        before: cython.int
        for i in range(self.suits):
            before = 0
            for j in range(self.suits):
                if self.key[j] > self.key[i] or (self.key[j] == self.key[i] and j < i):
                    before += 1
            self.shift[i] = (before - i) * self.length

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_row(self, row: cython.int) -> cython.void:
        i: cython.int
        at: cython.int = row * 64
        for i in range(64):
            self.sums[i] += self.w1[at + i]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_cards(self, mask: cython.uint, state: cython.int) -> cython.void:
        x: cython.int
        while mask:
            x = lowest(mask)
            mask &= mask - 1
            self.add_row(5 * (x + self.shift[self.suit_of[x]]) + state)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look(
        self,
        b0: cython.uint,
        c0: cython.uint,
        b1: cython.uint,
        c1: cython.uint,
        h: cython.uint,
        marks: cython.int,
    ) -> cython.void:
        """The first layer's sums, from the beginning; ``marks``: the rows 160 to 162, a bit each."""
        i: cython.int
        for i in range(self.suits):
            self.key[i] = self.suit_key(i, b0, c0, b1, c1, h)
        self.arrange()
        for i in range(64):
            self.sums[i] = self.w1[10432 + i]
        self.add_cards(b0, 0)
        self.add_cards(c0, 1)
        self.add_cards(b1, 2)
        self.add_cards(c1, 3)
        self.add_cards(h, 4)
        for i in range(3):
            if marks >> i & 1:
                self.add_row(160 + i)

    # ---- the second layer -----------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def light(self) -> cython.void:
        """The units, from their sums."""
        i: cython.int
        v: cython.short
        for i in range(64):
            v = self.sums[i]
            v = v if v > 0 else 0
            self.lit[i] = v if v < 512 else 512

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mean(self) -> cython.double:
        """The own side's mean share, of the units as they stand."""
        i: cython.int
        n: cython.int = self.b2[31]
        r: cython.double
        for i in range(64):
            n += self.lit[i] * self.w2[1984 + i]
        r = n / 262144.0
        r = r if r > 0.0 else 0.0
        return r if r < 1.0 else 1.0

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shares(self) -> cython.void:
        """The chances of the own side's shares, of the units as they stand."""
        k: cython.int
        i: cython.int
        n: cython.int
        most: cython.double = -1e9
        total: cython.double = 0.0
        z: cython.double
        for k in range(31):
            n = self.b2[k]
            for i in range(64):
                n += self.lit[i] * self.w2[64 * k + i]
            z = n / 262144.0
            self.chances[k] = z
            if z > most:
                most = z
        for k in range(31):
            z = exp(self.chances[k] - most)
            self.chances[k] = z
            total += z
        for k in range(31):
            self.chances[k] /= total

    # ---- positions ------------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def stand(
        self,
        b0: cython.uint,
        b1: cython.uint,
        c0: cython.uint,
        c1: cython.uint,
        h: cython.uint,
        lead: cython.int,
    ) -> cython.void:
        """Light the units for a position; ``lead``: who leads, and in bits 1 and 2 who turns."""
        turns: cython.int = lead >> 1
        if self.ends:
            self.look(b0, c0, b1, c1, h, turns | (4 if lead & 1 == 0 else 0))
        elif lead & 1:
            self.look(b1, c1, b0, c0, h, (turns & 1) << 1 | turns >> 1)
        else:
            self.look(b0, c0, b1, c1, h, turns)
        self.light()

    def means(self, stands: cython.uint[::1], out: cython.double[::1]):
        """Side 0's mean of the points to come (null: its chance of a trick), by position.

        ``stands``: six words each, masks in the pack's numbers: open and bare by side, open on an
        unknown card by side, unknown, and ``lead`` as in ``stand``.
        """
        n: cython.int
        at: cython.int
        r: cython.double
        with cython.nogil:
            for n in range(len(out)):
                at = 6 * n
                self.stand(
                    self.own(stands[at]), self.own(stands[at + 1]), self.own(stands[at + 2]),
                    self.own(stands[at + 3]), self.own(stands[at + 4]), stands[at + 5],
                )  # fmt: skip
                r = self.mean()
                if not self.ends:
                    if stands[at + 5] & 1:
                        r = 1.0 - r
                    r *= self.left(
                        self.own(stands[at] | stands[at + 1] | stands[at + 2])
                        | self.own(stands[at + 3] | stands[at + 4])
                    )
                out[n] = r

    def ends_of(self, stands: cython.uint[::1], out: cython.double[::1]):
        """Side 0's chances of 0 … 120 of the points to come, 121 numbers for each position.

        A share that is no whole number of points is laid to the two next to it. In null: 0 for no
        trick, 1 for one.
        """
        n: cython.int
        k: cython.int
        at: cython.int
        to: cython.int
        left: cython.int
        p: cython.int
        rest: cython.int
        with cython.nogil:
            for n in range(len(out) // 121):
                at = 6 * n
                to = 121 * n
                self.stand(
                    self.own(stands[at]), self.own(stands[at + 1]), self.own(stands[at + 2]),
                    self.own(stands[at + 3]), self.own(stands[at + 4]), stands[at + 5],
                )  # fmt: skip
                self.shares()
                left = 1
                if not self.ends:
                    left = self.left(
                        self.own(stands[at] | stands[at + 1] | stands[at + 2])
                        | self.own(stands[at + 3] | stands[at + 4])
                    )
                for k in range(121):
                    out[to + k] = 0.0
                for k in range(31):
                    p = k
                    if stands[at + 5] & 1 and not self.ends:
                        p = 30 - k
                    rest = p * left % 30
                    p = p * left // 30
                    out[to + p] += self.chances[k] * (30 - rest) / 30.0
                    if rest:
                        out[to + p + 1] += self.chances[k] * rest / 30.0
