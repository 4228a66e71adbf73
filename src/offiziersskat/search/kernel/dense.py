"""Dense backward induction: every state of two seats' piles, from the last trick to the first.

The time does not depend on the cards, only on the piles; it cuts the long tail of alpha-beta and
is an oracle for it. A side's configuration says how many cards each of its places still holds;
states of a level are pairs of configurations with equally many cards, and each is worked out for
both leaders: ``F`` where seat 0 leads, ``G`` where seat 1 does, always seat 0's points to come.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.bits import wide_int
else:
    wide_int = cython.int


def configurations(heights, most):
    """By level, up to ``most``, the configurations of places with so many cards."""
    found = [[] for _ in range(most + 1)]

    def extend(prefix, total):
        place = len(prefix)
        if place == len(heights):
            found[total].append(tuple(prefix))
            return
        for height in range(min(heights[place], most - total) + 1):
            extend([*prefix, height], total + height)

    extend([], 0)
    return found


@cython.final
@cython.cclass
class Shape:
    """How places of given heights can stand, and what follows when a card is played from one."""

    heights: object
    sizes = cython.declare(object, visibility="readonly")
    places = cython.declare(cython.int, visibility="readonly")
    levels: cython.int
    offsets: cython.int[64]
    after: cython.ushort[::1]
    height: cython.uchar[::1]
    place = cython.declare(cython.int[::1], visibility="readonly")
    radix: object

    def __init__(self, heights, most):
        self.heights = tuple(heights)
        self.places = len(heights)
        levels = configurations(heights, most)
        self.levels = len(levels) - 1
        self.sizes = [len(level) for level in levels]
        offsets = [0]
        total = 0
        for level in levels:
            total += len(level)
            offsets.append(total)
        self.offsets = offsets + [0] * (64 - len(offsets))
        index = [{config: n for n, config in enumerate(level)} for level in levels]
        # By level and place, one entry for each configuration: rows that can be read in one go.
        after = array("H", [0]) * (total * self.places)
        height = array("B", [0]) * (total * self.places)
        for number, level in enumerate(levels):
            for n, config in enumerate(level):
                for j in range(self.places):
                    at = offsets[number] * self.places + j * len(level) + n
                    height[at] = config[j]
                    if config[j]:
                        lower = (*config[:j], config[j] - 1, *config[j + 1 :])
                        after[at] = index[number - 1][lower]
        self.after = after
        self.height = height
        radix = []
        span = 1
        for tall in heights:
            radix.append(span)
            span *= tall + 1
        self.radix = radix
        place = array("i", [0]) * span
        for level in levels:
            for n, config in enumerate(level):
                place[sum(r * h for r, h in zip(radix, config))] = n
        self.place = place

    def size(self, level):
        return self.sizes[level]

    def cost(self, level):
        """States of one leader in a level whose two sides have this shape."""
        return self.sizes[level] ** 2

    def codes(self, cards):
        """By byte of a card mask and its value, what it adds to the code of a configuration."""
        worth = [0] * 32
        for radix, pile in zip(self.radix, cards):
            for card in pile:
                worth[card] = radix
        return array(
            "i",
            [
                sum(worth[8 * part + bit] for bit in range(8) if byte >> bit & 1)
                for part in range(4)
                for byte in range(256)
            ],
        )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _expand(
    values: cython.uchar[::1],
    fv: cython.longlong,
    gv: cython.longlong,
    after: cython.ushort[::1],
    start: cython.longlong,
    size: cython.longlong,
    wide: cython.uchar[::1],
    to: cython.longlong,
    width: cython.longlong,
) -> cython.int:
    """Spread a row of the lower level over the configurations that lead to it."""
    b: cython.longlong
    i: cython.longlong
    for b in range(size):
        i = after[start + b]
        wide[to + b] = values[fv + i]
        wide[to + width + b] = values[gv + i]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weigh(
    wide: cython.uchar[::1],
    fx: cython.longlong,
    width: cython.longlong,
    masks: cython.uchar[::1],
    upper: cython.longlong,
    allowed: cython.longlong,
    row: cython.uchar[::1],
    low: cython.longlong,
    high: cython.longlong,
    size: cython.longlong,
    points_lower: cython.uchar,
    points_flip: cython.uchar,
    f_lower: cython.uchar,
    f_flip: cython.uchar,
    g_lower: cython.uchar,
    g_flip: cython.uchar,
    l_lower: cython.uchar,
    l_flip: cython.uchar,
) -> wide_int:
    """One card of seat 0 against one place of seat 1, over all of seat 1's configurations.

    Selects are and/or masks, so that the loop runs sixteen states at a time.
    """
    b: cython.longlong
    u: cython.uchar
    x: cython.uchar
    s: cython.uchar
    d: cython.uchar
    c: cython.uchar
    r: cython.uchar
    m: cython.uchar
    for b in range(size):
        u = masks[upper + b]
        x = wide[fx + width + b]
        s = wide[fx + b] + ((points_flip & u) ^ points_lower)
        d = s ^ x
        # Seat 0 leads: seat 1 answers with what leaves seat 0 least; 255 is no answer.
        c = ((d & ((f_flip & u) ^ f_lower)) ^ x) | masks[allowed + b]
        r = row[low + b]
        m = 255 if c < r else 0
        row[low + b] = r ^ ((r ^ c) & m)
        # Seat 1 leads from this place: seat 0 answers with what brings it most.
        c = ((d & ((g_flip & u) ^ g_lower)) ^ x) & ((l_flip & u) ^ l_lower)
        r = row[high + b]
        m = 255 if c > r else 0
        row[high + b] = r ^ ((r ^ c) & m)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(
    to: cython.uchar[::1], at: cython.longlong, size: cython.longlong, value: cython.uchar
) -> cython.int:
    b: cython.longlong
    for b in range(size):
        to[at + b] = value
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _most(
    to: cython.uchar[::1],
    at: cython.longlong,
    row: cython.uchar[::1],
    size: cython.longlong,
) -> cython.int:
    """Seat 0 leads whichever card brings it most."""
    b: cython.longlong
    c: cython.uchar
    r: cython.uchar
    m: cython.uchar
    for b in range(size):
        c = row[b]
        r = to[at + b]
        m = 255 if c > r else 0
        to[at + b] = r ^ ((r ^ c) & m)
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _least(
    to: cython.uchar[::1],
    at: cython.longlong,
    row: cython.uchar[::1],
    source: cython.longlong,
    masks: cython.uchar[::1],
    empty: cython.longlong,
    size: cython.longlong,
) -> cython.int:
    """Seat 1 leads from the place that leaves seat 0 least; an empty place leads nothing."""
    b: cython.longlong
    c: cython.uchar
    r: cython.uchar
    m: cython.uchar
    for b in range(size):
        c = row[source + b] | masks[empty + b]
        r = to[at + b]
        m = 255 if c < r else 0
        to[at + b] = r ^ ((r ^ c) & m)
    return 0


@cython.final
@cython.cclass
class Dense:
    """The values of every state of one deal; ``value`` and ``moves`` read them off."""

    shape0 = cython.declare(Shape, visibility="readonly")
    shape1 = cython.declare(Shape, visibility="readonly")
    levels = cython.declare(cython.int, visibility="readonly")
    known = cython.declare(cython.int, visibility="readonly")
    values = cython.declare(cython.uchar[::1], visibility="readonly")
    deal: object
    wide: cython.uchar[::1]
    base: cython.longlong[64]

    def bases(self):
        """Where each level's values begin."""
        return [self.base[level] for level in range(64)]

    def __init__(self, shape0: Shape, shape1: Shape, levels: cython.int):
        self.shape0 = shape0
        self.shape1 = shape1
        self.levels = levels
        self.known = 0
        self.deal = None
        total = 0
        room = 0
        base = []
        for level in range(levels + 1):
            base.append(total)
            total += 2 * shape0.size(level) * shape1.size(level)
            if level:
                width = (shape1.size(level) + 15) // 16 * 16
                room = max(room, shape0.size(level - 1) * shape1.places * 2 * width)
        self.base = base + [0] * (64 - len(base))
        self.values = array("B", [0]) * total
        self.wide = array("B", [0]) * room

    def begin(self, cards0, cards1, follow, beat, points):
        """Take a deal up. ``cards``: by place, from the bottom up, the numbers of its cards.

        ``follow`` (0–4), ``beat`` (masks of what beats a card) and ``points`` by number.
        """
        self.deal = (cards0, cards1, follow, beat, points)
        self.known = 0

    def extend(self, level: cython.int):
        """Work the levels out up to this one, from where it was left."""
        while self.known < level:
            self._level(self.known + 1, *self.deal)
            self.known += 1

    def _level(self, level: cython.int, cards0, cards1, follow, beat, points):
        s0: Shape = self.shape0
        s1: Shape = self.shape1
        values: cython.uchar[::1] = self.values
        size0: cython.int = s0.size(level)
        size1: cython.int = s1.size(level)
        below0: cython.int = s0.size(level - 1)
        below1: cython.int = s1.size(level - 1)
        p0: cython.int = s0.places
        p1: cython.int = s1.places
        width: cython.int = (size1 + 15) // 16 * 16
        start0: cython.int = s0.offsets[level] * p0
        start1: cython.int = s1.offsets[level] * p1
        wide: cython.uchar[::1] = self.wide
        # Masks over seat 1's configurations: upper card on top, and by class what may not answer.
        masks: cython.uchar[::1] = array("B", bytes(7 * p1 * width))
        row: cython.uchar[::1] = array("B", bytes((1 + p1 + 1) * width))
        top: cython.int[::1] = array("i", [0]) * (p0 * 2 + p1 * 2)
        cls: cython.int[::1] = array("i", follow)
        pts: cython.int[::1] = array("i", points)
        bts: cython.uint[::1] = array("I", beat)
        a1: cython.int
        a: cython.int
        b: cython.int
        i: cython.int
        j: cython.int
        k: cython.int
        c: cython.int
        n: cython.int
        f: cython.longlong
        g: cython.longlong
        held: cython.int
        card: cython.int
        up: cython.int
        low: cython.int
        fu: cython.int
        fl: cython.int
        gu: cython.int
        gl: cython.int
        lu: cython.int
        ll: cython.int
        pu: cython.int
        pl: cython.int
        for i in range(p0):
            for k in range(2):
                top[2 * i + k] = cards0[i][k] if k < len(cards0[i]) else cards0[i][0]
        for j in range(p1):
            for k in range(2):
                top[2 * p0 + 2 * j + k] = cards1[j][k] if k < len(cards1[j]) else cards1[j][0]
        with cython.nogil:
            for b in range(size1):
                held = 0
                for j in range(p1):
                    n = s1.height[start1 + j * size1 + b]
                    if n:
                        held |= 1 << cls[top[2 * p0 + 2 * j + n - 1]]
                for j in range(p1):
                    n = s1.height[start1 + j * size1 + b]
                    masks[j * width + b] = 255 if n == 2 else 0
                    masks[(6 * p1 + j) * width + b] = 0 if n else 255
                    for c in range(5):
                        k = 255
                        if n and (cls[top[2 * p0 + 2 * j + n - 1]] == c or held >> c & 1 == 0):
                            k = 0
                        masks[(p1 + c * p1 + j) * width + b] = k
            f = self.base[level - 1]
            g = f + below0 * below1
            for a1 in range(below0):
                for j in range(p1):
                    _expand(
                        values,
                        f + a1 * below1,
                        g + a1 * below1,
                        s1.after,
                        start1 + j * size1,
                        size1,
                        wide,
                        ((a1 * p1 + j) * 2) * width,
                        width,
                    )
            f = self.base[level]
            g = f + size0 * size1
            for a in range(size0):
                held = 0
                for i in range(p0):
                    n = s0.height[start0 + i * size0 + a]
                    if n:
                        held |= 1 << cls[top[2 * i + n - 1]]
                _fill(values, f + a * size1, size1, 0)
                _fill(row, width, p1 * width, 0)
                for i in range(p0):
                    n = s0.height[start0 + i * size0 + a]
                    if not n:
                        continue
                    card = top[2 * i + n - 1]
                    a1 = s0.after[start0 + i * size0 + a]
                    c = cls[card]
                    _fill(row, 0, size1, 255)
                    for j in range(p1):
                        low = top[2 * p0 + 2 * j]
                        up = top[2 * p0 + 2 * j + 1]
                        pl = pts[card] + pts[low]
                        pu = pts[card] + pts[up]
                        fl = 0 if bts[card] >> low & 1 else 255
                        fu = 0 if bts[card] >> up & 1 else 255
                        gl = 255 if bts[low] >> card & 1 else 0
                        gu = 255 if bts[up] >> card & 1 else 0
                        ll = 255 if cls[low] == c or held >> cls[low] & 1 == 0 else 0
                        lu = 255 if cls[up] == c or held >> cls[up] & 1 == 0 else 0
                        _weigh(
                            wide,
                            ((a1 * p1 + j) * 2) * width,
                            width,
                            masks,
                            j * width,
                            (p1 + c * p1 + j) * width,
                            row,
                            0,
                            (1 + j) * width,
                            size1,
                            pl,
                            pl ^ pu,
                            fl,
                            fl ^ fu,
                            gl,
                            gl ^ gu,
                            ll,
                            ll ^ lu,
                        )
                    _most(values, f + a * size1, row, size1)
                _fill(values, g + a * size1, size1, 255)
                for j in range(p1):
                    _least(
                        values,
                        g + a * size1,
                        row,
                        (1 + j) * width,
                        masks,
                        (6 * p1 + j) * width,
                        size1,
                    )

    def root(self, leader):
        """Seat 0's points from the highest level that is known, all cards there."""
        level = self.known
        at = self.base[level]
        if leader:
            at += self.shape0.size(level) * self.shape1.size(level)
        return self.values[at]
