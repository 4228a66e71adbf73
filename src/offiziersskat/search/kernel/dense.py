"""Dense backward induction: every state of two seats' piles, from the last trick to the first.

The time does not depend on the cards, only on the piles; it cuts the long tail of alpha-beta and
is an oracle for it. States of a level are pairs of configurations (``shapes``) with equally many
cards, and each is worked out for both leaders: ``F`` where seat 0 leads, ``G`` where seat 1 does,
always seat 0's value to come. The two lie in one number, ``G`` above ``F``: they are wanted together.

In ramsch that is minus its card points, and ``F`` and ``G`` are right where both seats have a trick.
Where one seat has taken every trick so far it leads, so one more number a state is enough for each:
``A`` for seat 0, ``B`` for seat 1. All of them are kept 121 higher, which makes them 0 to 242.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.libc.string import memcpy
    from cython.cimports.offiziersskat.search.kernel.bits import wide_int
else:
    wide_int = cython.int

from offiziersskat.search.kernel.memory import zeroed
from offiziersskat.search.kernel.shapes import BLOCK

MARCH = 121
# So many of seat 1's configurations at a time: what belongs to them stays in the machine's cache.
_TILE = 512


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _expand(
    values: cython.p_ushort,
    source: cython.longlong,
    after: cython.p_ushort,
    start: cython.longlong,
    run: cython.p_int,
    at: cython.longlong,
    size: cython.longlong,
    both: cython.p_ushort,
    wide: cython.p_uchar,
    f: cython.longlong,
    g: cython.longlong,
) -> cython.int:
    """Spread a row of the lower level over the configurations that lead to it, and part the two."""
    b: cython.longlong
    first: cython.longlong
    till: cython.longlong
    first = 0
    while first < size:
        till = first + 16
        if cython.compiled and run[at + (first >> 4)] >= 0:
            memcpy(
                both + first,
                values + source + run[at + (first >> 4)],
                32,
            )
        else:
            if till > size:
                till = size
            for b in range(first, till):
                both[b] = values[source + after[start + b]]
        first = till
    for b in range(size):
        wide[f + b] = both[b] & 255
    for b in range(size):
        wide[g + b] = both[b] >> 8
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play(
    alone: cython.int,
    wide: cython.p_uchar,
    masks: cython.p_uchar,
    start: cython.longlong,
    width: cython.longlong,
    pairs: cython.p_uchar,
    pair: cython.longlong,
    suit: cython.int,
    held: cython.int,
    places: cython.int,
    tile: cython.longlong,
    size: cython.longlong,
    row: cython.p_uchar,
    led: cython.p_uchar,
    high: cython.longlong,
    own: cython.p_uchar,
    at: cython.longlong,
) -> wide_int:
    """One card of seat 0 against each place of seat 1, over many of seat 1's configurations.

    Selects are and/or masks, so that the loops run many states at a time. Where the leader has
    taken every trick so far (``alone``) the other's first one ends that.
    """
    b: cython.longlong
    j: cython.int
    f: cython.longlong
    g: cython.longlong
    rows: cython.longlong = places * tile
    upper: cython.longlong
    allowed: cython.longlong
    points_lower: cython.uchar
    points_flip: cython.uchar
    f_lower: cython.uchar
    f_flip: cython.uchar
    g_lower: cython.uchar
    g_flip: cython.uchar
    l_lower: cython.uchar
    l_flip: cython.uchar
    u: cython.uchar
    x: cython.uchar
    s: cython.uchar
    d: cython.uchar
    c: cython.uchar
    r: cython.uchar
    for b in range(size):
        row[b] = 255
    for j in range(places):
        points_lower = pairs[pair]
        points_flip = pairs[pair + 1]
        f_lower = pairs[pair + 2]
        f_flip = pairs[pair + 3]
        g_lower = pairs[pair + 4]
        g_flip = pairs[pair + 5]
        c = pairs[pair + 6]
        l_lower = 255 if c == suit or held >> c & 1 == 0 else 0
        c = pairs[pair + 7]
        l_flip = l_lower ^ (255 if c == suit or held >> c & 1 == 0 else 0)
        pair += 8
        f = j * tile
        g = rows + f
        upper = j * width + start
        allowed = (places + suit * places + j) * width + start
        if alone:
            # Two loops: the compiler would give up telling more rows apart in one.
            for b in range(size):
                u = masks[upper + b]
                x = wide[g + b]
                s = (wide[g + rows + b] + ((points_flip & u) ^ points_lower)) & 255
                c = (((s ^ x) & ((f_flip & u) ^ f_lower)) ^ x) | masks[allowed + b]
                r = row[b]
                row[b] = c if c < r else r
            for b in range(size):
                u = masks[upper + b]
                x = wide[g + 2 * rows + b]
                s = (wide[f + b] + ((points_flip & u) ^ points_lower)) & 255
                c = (((s ^ x) & ((g_flip & u) ^ g_lower)) ^ x) & ((l_flip & u) ^ l_lower)
                r = led[high + b]
                led[high + b] = c if c > r else r
        else:
            for b in range(size):
                u = masks[upper + b]
                x = wide[g + b]
                s = (wide[f + b] + ((points_flip & u) ^ points_lower)) & 255
                d = s ^ x
                # Seat 0 leads: seat 1 answers with what leaves seat 0 least; 255 is no answer.
                c = ((d & ((f_flip & u) ^ f_lower)) ^ x) | masks[allowed + b]
                r = row[b]
                row[b] = c if c < r else r
                # Seat 1 leads from this place: seat 0 answers with what brings it most.
                c = ((d & ((g_flip & u) ^ g_lower)) ^ x) & ((l_flip & u) ^ l_lower)
                r = led[high + b]
                led[high + b] = c if c > r else r
        high += tile
    for b in range(size):
        c = row[b]
        r = own[at + b]
        own[at + b] = c if c > r else r
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(row: cython.p_uchar, size: cython.longlong, value: cython.uchar) -> cython.int:
    b: cython.longlong
    for b in range(size):
        row[b] = value
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _least(
    row: cython.p_uchar,
    led: cython.p_uchar,
    source: cython.longlong,
    masks: cython.p_uchar,
    empty: cython.longlong,
    size: cython.longlong,
) -> wide_int:
    """Seat 1 leads from the place that leaves seat 0 least; an empty place leads nothing."""
    b: cython.longlong
    c: cython.uchar
    r: cython.uchar
    for b in range(size):
        c = led[source + b] | masks[empty + b]
        r = row[b]
        row[b] = c if c < r else r
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _join(
    own: cython.p_uchar,
    source: cython.longlong,
    row: cython.p_uchar,
    size: cython.longlong,
    to: cython.p_ushort,
    at: cython.longlong,
) -> wide_int:
    """Both leaders' values in one number."""
    b: cython.longlong
    for b in range(size):
        to[at + b] = own[source + b] | row[b] << 8
    return 0


def _pairs(top0, top1, follow, beat, points, sign):
    found = array("B")
    for card in top0:
        for low, up in zip(top1[::2], top1[1::2]):
            for lower, upper in (
                (sign * (points[card] + points[low]), sign * (points[card] + points[up])),
                ((beat[card] >> low & 1) - 1, (beat[card] >> up & 1) - 1),
                (-(beat[low] >> card & 1), -(beat[up] >> card & 1)),
            ):
                found.append(lower & 255)
                found.append((lower ^ upper) & 255)
            found.append(follow[low])
            found.append(follow[up])
    return found


@cython.final
@cython.cclass
class Dense:
    """The values of every state of one deal."""

    shape0 = cython.declare(object, visibility="readonly")
    shape1 = cython.declare(object, visibility="readonly")
    levels = cython.declare(cython.int, visibility="readonly")
    known = cython.declare(cython.int, visibility="readonly")
    values = cython.declare(cython.ushort[::1], visibility="readonly")
    alone = cython.declare(cython.ushort[::1], visibility="readonly")
    ramsch: cython.bint
    base: cython.longlong[64]
    stop: cython.uchar[::1]
    # By seat and place its upper card and the lower one (twice where there is but one).
    top0: cython.int[::1]
    top1: cython.int[::1]
    follow: cython.int[::1]
    # By two such cards: points, whether seat 0 wins if it leads, and if not, each for seat 1's
    # lower card and what is to be turned over for the upper one; then the classes of these two.
    pairs: cython.uchar[::1]
    # Of the level in work: seat 1's masks, seat 0's visible classes, and where a card came from.
    masks: cython.uchar[::1]
    width: cython.int
    held: cython.int[::1]
    before: cython.int[::1]
    both: cython.ushort[::1]
    wide: cython.uchar[::1]
    row: cython.uchar[::1]
    own: cython.uchar[::1]
    led: cython.uchar[::1]

    def __init__(self, shape0, shape1, levels, stop):
        """Room for so many levels; ``stop[0]`` is set from outside to break off."""
        self.stop = stop
        self.shape0 = shape0
        self.shape1 = shape1
        self.levels = levels
        self.known = 0
        self.ramsch = False
        total = 0
        base = []
        for level in range(levels + 1):
            base.append(total)
            total += shape0.size(level) * shape1.size(level)
        self.base = base + [0] * (64 - len(base))
        self.values = zeroed("H", total)
        self.alone = zeroed("H", total)
        self.both = zeroed("H", _TILE)
        self.wide = zeroed("B", 4 * shape1.places * _TILE)
        self.row = zeroed("B", _TILE)
        self.own = zeroed("B", max(shape0.sizes) * _TILE)
        self.led = zeroed("B", max(shape0.sizes) * shape1.places * _TILE)

    def bases(self):
        """Where each level's values begin."""
        return [self.base[level] for level in range(64)]

    def begin(self, cards0, cards1, follow, beat, points, ramsch):
        """Take a deal up. ``cards``: by place, from the bottom up, the numbers of its cards.

        ``follow`` (0–4), ``beat`` (masks of what beats a card) and ``points`` by number.
        """
        self.top0 = array("i", [pile[min(k, len(pile) - 1)] for pile in cards0 for k in range(2)])
        self.top1 = array("i", [pile[min(k, len(pile) - 1)] for pile in cards1 for k in range(2)])
        self.follow = array("i", follow)
        self.pairs = _pairs(self.top0, self.top1, follow, beat, points, -1 if ramsch else 1)
        self.ramsch = ramsch
        self.values[0] = MARCH | MARCH << 8 if ramsch else 0
        self.alone[0] = 2 * MARCH if ramsch else 0
        self.known = 0

    def extend(self, level: cython.int):
        """Work the levels out up to this one, from where it was left; whole ones, or none."""
        while self.known < level and self._level(self.known + 1):
            self.known += 1

    @cython.cfunc
    def _level(self, level: cython.int) -> cython.bint:
        size1: cython.int = self.shape1.size(level)
        start: cython.int
        size: cython.int
        alone: cython.int
        self._look(level)
        for start in range(0, size1, _TILE):
            if self.stop[0]:
                break
            size = size1 - start
            if size > _TILE:
                size = _TILE
            for alone in range(2 if self.ramsch else 1):
                self._tile(level, start, size, alone)
        return not self.stop[0]

    @cython.cfunc
    def _look(self, level: cython.int):
        """What is the same for all states of one seat's configuration."""
        p0: cython.int = self.shape0.places
        p1: cython.int = self.shape1.places
        size0: cython.int = self.shape0.size(level)
        size1: cython.int = self.shape1.size(level)
        below0: cython.int = self.shape0.size(level - 1)
        start0: cython.int = self.shape0.offsets[level] * p0
        start1: cython.int = self.shape1.offsets[level] * p1
        height0: cython.uchar[::1] = self.shape0.height
        height1: cython.uchar[::1] = self.shape1.height
        after0: cython.ushort[::1] = self.shape0.after
        width: cython.int = (size1 + 15) // 16 * 16
        masks: cython.uchar[::1] = array("B", bytes(7 * p1 * width))
        held0: cython.int[::1] = array("i", [0]) * size0
        before: cython.int[::1] = array("i", [-1]) * (p0 * below0)
        a: cython.int
        b: cython.int
        i: cython.int
        j: cython.int
        k: cython.int
        c: cython.int
        n: cython.int
        held: cython.int
        for a in range(size0):
            for i in range(p0):
                n = height0[start0 + i * size0 + a]
                if n:
                    held0[a] |= 1 << self.follow[self.top0[2 * i + n - 1]]
                    before[i * below0 + after0[start0 + i * size0 + a]] = a
        for b in range(size1):
            held = 0
            for j in range(p1):
                n = height1[start1 + j * size1 + b]
                if n:
                    held |= 1 << self.follow[self.top1[2 * j + n - 1]]
            for j in range(p1):
                n = height1[start1 + j * size1 + b]
                masks[j * width + b] = 255 if n == 2 else 0
                masks[(6 * p1 + j) * width + b] = 0 if n else 255
                for c in range(5):
                    k = 255
                    if n and (self.follow[self.top1[2 * j + n - 1]] == c or held >> c & 1 == 0):
                        k = 0
                    masks[(p1 + c * p1 + j) * width + b] = k
        self.masks = masks
        self.width = width
        self.held = held0
        self.before = before

    @cython.cfunc
    def _tile(self, level: cython.int, start: cython.int, size: cython.int, alone: cython.int):
        """``F`` and ``G``, or ``A`` and ``B``, of some configurations of seat 1, and all of seat 0.

        From below: each lower configuration of seat 0 is taken up once, with all cards that lead
        to it. What seat 1 leads is gathered in ``led`` by place.
        """
        p0: cython.int = self.shape0.places
        p1: cython.int = self.shape1.places
        size0: cython.int = self.shape0.size(level)
        size1: cython.int = self.shape1.size(level)
        below0: cython.int = self.shape0.size(level - 1)
        below1: cython.int = self.shape1.size(level - 1)
        height0: cython.uchar[::1] = self.shape0.height
        start0: cython.longlong = self.shape0.offsets[level] * p0
        start1: cython.longlong = self.shape1.offsets[level] * p1 + start
        runs: cython.longlong = self.shape1.run_offsets[level] + start // BLOCK
        blocks: cython.longlong = (size1 + BLOCK - 1) // BLOCK
        r: cython.longlong
        low: cython.longlong = self.base[level - 1]
        high: cython.longlong = self.base[level] + start
        tile: cython.longlong = _TILE
        rows: cython.longlong = p1 * tile
        width: cython.int = self.width
        a1: cython.int
        a: cython.int
        i: cython.int
        j: cython.int
        c: cython.longlong
        f: cython.longlong
        at: cython.longlong
        n: cython.int
        pair: cython.longlong
        after1: cython.ushort[::1] = self.shape1.after
        run1: cython.int[::1] = self.shape1.run
        cython.declare(values=cython.p_ushort, lone=cython.p_ushort, both=cython.p_ushort)
        cython.declare(after=cython.p_ushort)
        cython.declare(run=cython.p_int)
        cython.declare(wide=cython.p_uchar, row=cython.p_uchar, own=cython.p_uchar)
        cython.declare(led=cython.p_uchar, masks=cython.p_uchar, pairs=cython.p_uchar)
        cython.declare(to=cython.p_ushort)
        # Views cost much where they are passed on: the loops get the places themselves.
        if cython.compiled:
            values = cython.address(self.values[0])
            lone = cython.address(self.alone[0])
            both = cython.address(self.both[0])
            after = cython.address(after1[0])
            run = cython.address(run1[0])
            wide = cython.address(self.wide[0])
            row = cython.address(self.row[0])
            own = cython.address(self.own[0])
            led = cython.address(self.led[0])
            masks = cython.address(self.masks[0])
            pairs = cython.address(self.pairs[0])
        else:
            values, lone, both, after, run = self.values, self.alone, self.both, after1, run1
            wide, row, own, led = self.wide, self.row, self.own, self.led
            masks, pairs = self.masks, self.pairs
        to = lone if alone else values
        with cython.nogil:
            _fill(own, size0 * tile, 0)
            _fill(led, size0 * rows, 0)
            for a1 in range(below0):
                if self.stop[0]:
                    break
                for j in range(p1):
                    at = low + a1 * below1
                    c = start1 + j * size1
                    r = runs + j * blocks
                    f = j * tile
                    _expand(values, at, after, c, run, r, size, both, wide, f, rows + f)
                    if alone:
                        f += 2 * rows
                        _expand(lone, at, after, c, run, r, size, both, wide, f, rows + f)
                for i in range(p0):
                    a = self.before[i * below0 + a1]
                    if a < 0:
                        continue
                    n = 2 * i + height0[start0 + i * size0 + a] - 1
                    pair = 8 * p1 * n
                    n = self.follow[self.top0[n]]
                    c = a * rows
                    at = a * tile
                    f = self.held[a]
                    _play(
                        alone,
                        wide,
                        masks,
                        start,
                        width,
                        pairs,
                        pair,
                        n,
                        f,
                        p1,
                        tile,
                        size,
                        row,
                        led,
                        c,
                        own,
                        at,
                    )
            for a in range(size0):
                _fill(row, size, 255)
                for j in range(p1):
                    at = a * rows + j * tile
                    c = (6 * p1 + j) * width + start
                    _least(row, led, at, masks, c, size)
                _join(own, a * tile, row, size, to, high + a * size1)
