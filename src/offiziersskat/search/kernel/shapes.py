"""How the piles of one seat can stand: its configurations, numbered level by level.

A configuration says how many cards each place still holds, and its level how many that is in all.
``dense`` pairs configurations of two seats; this file knows heights of places and nothing of cards.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]


BLOCK = 16
"""So many configurations of a level are looked at together."""


@cython.final
@cython.cclass
class Shape:
    """How places of given heights can stand, and what follows when a card is played from one."""

    sizes = cython.declare(object, visibility="readonly")
    places = cython.declare(cython.int, visibility="readonly")
    levels: cython.int
    offsets = cython.declare(object, visibility="readonly")
    after = cython.declare(cython.ushort[::1], visibility="readonly")
    height = cython.declare(cython.uchar[::1], visibility="readonly")
    place = cython.declare(cython.int[::1], visibility="readonly")
    # By level, place and block: where its row of ``after`` begins if it has no gap, or else -1.
    run = cython.declare(cython.int[::1], visibility="readonly")
    run_offsets = cython.declare(object, visibility="readonly")
    radix: object

    def __init__(self, heights, most):
        """Number the configurations of up to ``most`` cards, level by level, in a pinned order."""
        self.places = len(heights)
        self.levels = most
        cards = [0]
        for tall in heights:
            cards = [held + more for held in cards for more in range(tall + 1)]
        self.radix = [0] * len(heights)
        span = 1
        for j in reversed(range(len(heights))):
            self.radix[j] = span
            span *= heights[j] + 1
        self.sizes = [0] * (most + 1)
        self.place = array("i", [0]) * span
        for code, held in enumerate(cards):
            if held <= most:
                self.place[code] = self.sizes[held]
                self.sizes[held] += 1
        self.offsets = [sum(self.sizes[:level]) for level in range(most + 1)]
        total = sum(self.sizes)
        self.after = array("H", [0]) * (total * self.places)
        self.height = array("B", [0]) * (total * self.places)
        self._follow(array("i", cards), array("i", self.radix), array("i", heights))
        blocks = [(size + BLOCK - 1) // BLOCK for size in self.sizes]
        self.run_offsets = [self.places * sum(blocks[:level]) for level in range(most + 1)]
        self.run = array("i", [-1]) * (self.places * sum(blocks))
        for level in range(1, most + 1):
            self._find_runs(level, blocks[level])

    @cython.cfunc
    def _follow(self, cards: cython.int[::1], radix: cython.int[::1], tall: cython.int[::1]):
        """By level and place, one entry for each configuration: rows that can be read in one go."""
        code: cython.int
        j: cython.int
        n: cython.int
        at: cython.int
        for code in range(len(cards)):
            if cards[code] > self.levels:
                continue
            for j in range(self.places):
                n = self.sizes[cards[code]]
                at = self.offsets[cards[code]] * self.places + j * n + self.place[code]
                self.height[at] = code // radix[j] % (tall[j] + 1)
                if self.height[at]:
                    self.after[at] = self.place[code - radix[j]]

    @cython.cfunc
    def _find_runs(self, level: cython.int, blocks: cython.int):
        size: cython.int = self.sizes[level]
        last: cython.int = self.sizes[level - 1] - BLOCK
        start: cython.int = self.offsets[level] * self.places
        found: cython.int = self.run_offsets[level]
        j: cython.int
        block: cython.int
        b: cython.int
        first: cython.int
        begins: cython.int
        none: cython.int = -1 << 30
        even: cython.bint
        for j in range(self.places):
            for block in range(size // BLOCK):
                first = none
                even = True
                for b in range(BLOCK * block, BLOCK * block + BLOCK):
                    # Where there is nothing to play, whatever is read is not used.
                    if self.height[start + j * size + b]:
                        begins = self.after[start + j * size + b] - b % BLOCK
                        even = even and (first == none or first == begins)
                        first = begins
                if even and 0 <= first <= last:
                    self.run[found + j * blocks + block] = first

    def size(self, level):
        return self.sizes[level]

    def codes(self, cards):
        """By byte of a card mask and its value, what it adds to the code of a configuration."""
        worth = [0] * 32
        for radix, pile in zip(self.radix, cards):
            for card in pile:
                worth[card] = radix
        found = array("i", [0]) * 1024
        self._sum(array("i", worth), found)
        return found

    @cython.cfunc
    def _sum(self, worth: cython.int[::1], found: cython.int[::1]):
        """Each byte from the one without its highest bit."""
        part: cython.int
        bit: cython.int
        byte: cython.int
        for part in range(4):
            for bit in range(8):
                for byte in range(1 << bit):
                    found[256 * part + (1 << bit) + byte] = (
                        found[256 * part + byte] + worth[8 * part + bit]
                    )
