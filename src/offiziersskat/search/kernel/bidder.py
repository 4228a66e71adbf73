"""How likely a hand says what was said: the model of bids and of the stock, for many hands.

``search.inference.calls`` names the features and says what they mean; here they are counted and
weighed for thousands of hands a second. Hands are masks of ``core.cards``. A test holds this and that
against each other.
"""

from array import array

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.offiziersskat.search.kernel.bits import popcount
else:
    from math import exp

    from offiziersskat.search.kernel.bits import popcount

_GAMES = 5
_FAR = 30.0


@cython.cfunc
@cython.exceptval(check=False)
def _logistic(score: cython.double) -> cython.double:
    far: cython.double = _FAR
    return 1 / (1 + exp(-min(max(score, -far), far)))


@cython.final
@cython.cclass
class Bidder:
    """One seat's calls, and whether it took the stock, as a factor of the hand it was dealt."""

    worths: cython.double[::1]
    reaches: cython.int[::1]
    jacks: cython.uint[::1]
    suits: cython.uint[::1]
    aces: cython.uint
    low: cython.uint
    few: cython.int
    many: cython.int
    first: cython.int
    null: cython.int
    # Coefficients: of trumps in the longest suit from the fewest on, and of the others.
    bid: cython.double[::1]
    stock: cython.double[::1]
    places: cython.int
    shown: cython.uint
    run_against: cython.int
    against: cython.double[5]
    strength: cython.double[5]
    best: cython.double
    values: cython.int[::1]
    goes: cython.int[::1]
    takes: cython.int[::1]
    calls: cython.int
    asked: cython.int
    epsilon: cython.double
    blind: cython.double

    def __init__(self, model, bid, stock, shown, against, epsilon):
        """``model`` as ``search.inference.calls`` makes it; ``bid`` and ``stock`` by its features.

        ``shown`` are the seat's face-up cards, ``against`` those of the other side.
        """
        worths, reaches, jacks, suits, aces, low, numbers = model
        self.worths = array("d", worths)
        self.reaches = array("i", reaches)
        self.jacks = array("I", jacks)
        self.suits = array("I", suits)
        self.aces, self.low = aces, low
        self.few, self.many, self.first, self.null = numbers
        self.places = self.many - self.few + 1
        self.bid = array("d", bid)
        self.stock = array("d", stock)
        self.shown = shown
        self.epsilon = epsilon
        self.against = [self._worth(against, game) for game in range(_GAMES)]
        self.strength = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.best = 0.0
        self.run_against = self._run(against)
        self.said([], [], [], 1.0)

    def said(self, values, goes, takes, blind):
        """What was asked, whether the seat went on, and whether it took the stock.

        ``blind``: how likely somebody says all that who does not look at his cards.
        """
        self.calls, self.asked = len(values), len(takes)
        # There is always an entry; it is not read.
        self.values = array("i", [*values, 0])
        self.goes = array("i", [*goes, 0])
        self.takes = array("i", [*takes, 0])
        self.blind = blind

    def chance(self, hand: cython.uint):
        """The chance of all that was said with a hand as it was dealt, 0–1."""
        return self._chance(hand)

    def before_stock(self, hand: cython.uint):
        """The mean of that, whichever two of the cards came from the stock."""
        left: cython.uint = hand
        others: cython.uint
        one: cython.uint
        two: cython.uint
        total: cython.double = 0.0
        pairs: cython.int = 0
        while left:
            one = left & ~(left - 1)
            left ^= one
            others = left
            while others:
                two = others & ~(others - 1)
                others ^= two
                total += self._chance(hand & ~(one | two))
                pairs += 1
        return total / pairs

    @cython.cfunc
    @cython.exceptval(check=False)
    def _worth(self, hand: cython.uint, game: cython.int) -> cython.double:
        games: cython.int = _GAMES
        suit: cython.int
        byte: cython.int
        total: cython.double = 0.0
        for suit in range(4):
            byte = hand >> 8 * suit & 255
            total += self.worths[(256 * suit + byte) * games + game]
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _run(self, hand: cython.uint) -> cython.int:
        length: cython.int = 0
        while length < 4 and hand & self.jacks[length]:
            length += 1
        return length

    @cython.cfunc
    @cython.exceptval(check=False)
    def _chance(self, dealt: cython.uint) -> cython.double:
        hand: cython.uint = dealt | self.shown
        run: cython.int = self._run(hand)
        k: cython.int
        games: cython.int = _GAMES
        fixed: cython.double
        score: cython.double
        said: cython.double = 1.0
        self.best = -1e9
        for k in range(games):
            self.strength[k] = self._worth(hand, k) - self.against[k]
            self.best = max(self.best, self.strength[k])
        if not run:
            run = self.run_against or 1
        fixed = self._fixed(self.bid, hand)
        for k in range(self.calls):
            score = fixed + self._value(hand, run, self.values[k])
            said *= _logistic(score if self.goes[k] else -score)
        said = (1 - self.epsilon) * said + self.epsilon * self.blind
        if self.asked:
            fixed = self._fixed(self.stock, hand)
        for k in range(self.asked):
            score = _logistic(fixed if self.takes[k] else -fixed)
            said *= (1 - self.epsilon) * score + self.epsilon / 2
        return said

    @cython.cfunc
    @cython.exceptval(check=False)
    def _fixed(self, weight: cython.double[::1], hand: cython.uint) -> cython.double:
        """What makes a hand bid at all, or take the stock: trumps, jacks, aces, the best game."""
        suit: cython.int
        held: cython.int
        jacks: cython.int = 0
        most: cython.int = 0
        for suit in range(4):
            jacks += 1 if hand & self.jacks[suit] else 0
            held = popcount(hand & self.suits[suit])
            most = max(most, held)
        most = min(max(most + jacks, self.few), self.many) - self.few
        return (
            weight[most]
            + weight[self.places] * jacks / 2
            + weight[self.places + 1] * popcount(hand & self.aces) / 2
            + weight[self.places + 2] * self.best
        )

    @cython.cfunc
    @cython.exceptval(check=False)
    def _value(self, hand: cython.uint, run: cython.int, value: cython.int) -> cython.double:
        """What it takes to bid or hold a value: the strongest game that reaches it."""
        reaching: cython.double = -1e9
        score: cython.double
        game: cython.int
        games: cython.int = _GAMES
        at: cython.int = self.places + 3
        for game in range(games):
            if self.reaches[run * games + game] >= value:
                reaching = max(reaching, self.strength[game])
        score = self.bid[at + 1] if reaching < -1e8 else self.bid[at] * reaching
        score += self.bid[at + 2] * value / 50
        if value == self.first:
            score += self.bid[at + 3]
        if value <= self.null:
            score += self.bid[at + 4] * popcount(hand & self.low) / 4
        return score
