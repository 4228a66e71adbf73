"""The network plays against itself and learns from it: temporal differences with exact ends.

A game is dealt at random, with piles, with open cards or with both; both sides play the best card
of a one-trick search, and now and then some other. As soon as nothing can be unknown and few cards
are left the game ends with its exact value. Then the positions are gone through backwards: each
learns from the next one's opinion, mixed with what came of it (TD(λ)); where somebody strayed,
from the opinion on what would have been best.

Positions are those before a trick and, where cards are to be turned, those just before they are.
"""

try:
    import cython
except ImportError:
    from offiziersskat.search.kernel import _nocython as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.offiziersskat.search.kernel.fetch import popcount
    from cython.cimports.offiziersskat.search.kernel.selfplay_deal import Dealing
else:
    from offiziersskat.search.kernel.bits import popcount
    from offiziersskat.search.kernel.selfplay_deal import Dealing


@cython.final
@cython.cclass
class SelfPlay(Dealing):
    """A network that plays itself."""

    def __init__(self, suits, length, numbers, points, ends):
        """As ``Dealing``; no game is played yet."""
        Dealing.__init__(self, suits, length, numbers, points, ends)
        self.count = 0
        self.seen = [0] * 320
        self.leads = [0] * 64
        self.marks = [0] * 64
        self.gain = [0] * 64
        self.kept = [0] * 64
        self.cut = [False] * 64
        self.promise = [0.0] * 2048
        self.surprise = 0.0
        self.lessons = 0

    def practise(self, seed, games, rate, trace, stray):
        """Play and learn; the root mean square of the surprises, in points, and their number."""
        i: cython.int
        n: cython.int = games
        r: cython.double = rate
        t: cython.double = trace
        e: cython.double = stray
        self.chance = seed
        self.surprise = 0.0
        self.lessons = 0
        with cython.nogil:
            for i in range(n):
                self.deal()
                self.play(e)
                self.teach(r, t)
                if i & 7 == 7:
                    self.settle()
            self.settle()
        return self.surprise, self.lessons

    # ---- a game ---------------------------------------------------------------------------------

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, leader: cython.int, marks: cython.int, left: cython.int) -> cython.void:
        """Keep the position to learn from."""
        at: cython.int = self.count
        self.seen[5 * at] = self.bare[0]
        self.seen[5 * at + 1] = self.bare[1]
        self.seen[5 * at + 2] = self.cover[0]
        self.seen[5 * at + 3] = self.cover[1]
        self.seen[5 * at + 4] = self.unknown
        self.leads[at] = leader
        self.marks[at] = marks
        self.kept[at] = left
        self.gain[at] = 0
        self.cut[at] = False
        self.count += 1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def end(self, share: cython.double) -> cython.void:
        """The last position kept is worth so much for certain."""
        k: cython.int
        z: cython.double
        for k in range(31):
            z = 1.0 - (share * 30.0 - k if share * 30.0 > k else k - share * 30.0)
            self.aim[k] = z if z > 0.0 else 0.0
        self.aim[31] = share

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def carry(
        self,
        turned: cython.int,
        gain: cython.int,
        left: cython.int,
        rest: cython.int,
    ) -> cython.void:
        """Make of ``aim`` for a next position the one for this: ``gain`` went to its leader.

        ``left`` points are there to be won, ``rest`` of them later; ``turned`` if the leader
        changes.
        """
        k: cython.int
        q: cython.int
        n: cython.int
        p: cython.double
        old: cython.double[31] = [0.0] * 31
        if self.ends:
            return
        for k in range(31):
            old[k] = self.aim[k]
            self.aim[k] = 0.0
        for k in range(31):
            n = 30 * gain + k * rest
            if turned:
                n = 30 * left - n
            q = n // left
            n = n % left
            p = old[k] * n / left
            self.aim[q] += old[k] - p
            if n:
                self.aim[q + 1] += p
        p = (gain + self.aim[31] * rest) / left
        self.aim[31] = 1.0 - p if turned else p

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pledge(
        self, leader: cython.int, a: cython.int, b: cython.int, left: cython.int
    ) -> cython.void:
        """Let the last position kept learn from the opinion on a trick that is not played."""
        k: cython.int
        at: cython.int = self.count - 1
        r: cython.double = self.closed(leader, a, b, 0, left) / self.slope
        winner: cython.int = leader
        points: cython.int = self.points[a] + self.points[b]
        if self.beat[a] >> b & 1:
            winner = 1 - leader
        if self.exact:
            r = r / left
            self.end(1.0 - r if leader and not self.ends else r)
        else:
            self.aim[31] = self.mean()
            self.shares()
            for k in range(31):
                self.aim[k] = self.chances[k]
            self.carry(winner != leader, points, left, left - points)
        for k in range(32):
            self.promise[32 * at + k] = self.aim[k]
        self.cut[at] = True

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, stray: cython.double) -> cython.int:
        """A game to its end; ``stray`` how often a card is played at random."""
        leader: cython.int = 0
        left: cython.int
        a: cython.int
        b: cython.int
        x: cython.int
        at: cython.int
        points: cython.int
        marks: cython.int
        winner: cython.int
        one: cython.uint = 1
        both: cython.uint
        v0: cython.uint
        v1: cython.uint
        r: cython.double
        self.count = 0
        while True:
            v0 = self.bare[0] | self.cover[0]
            v1 = self.bare[1] | self.cover[1]
            left = 1 if self.ends else self.left(v0 | v1 | self.unknown)
            at = self.count
            self.note(leader, 0, left)
            if popcount(v0 | v1 | self.unknown) <= 2 * self.deep and self.all_known(
                self.bare[0], self.bare[1], self.cover[0], self.cover[1], self.unknown, 0
            ):
                r = self.finish(v0, v1, leader, 0, left, -1e9, 1e9) / self.slope / left
                self.end(1.0 - r if leader and not self.ends else r)
                return 0
            self.prepare()
            self.best_lead(leader, 0, left)
            a = self.chosen
            b = self.answer
            if self.often(stray):
                x = self.draw(self.bare[leader] | self.cover[leader])
                if x != a:
                    self.pledge(leader, a, b, left)
                    a = x
                    self.best_reply(leader, a, 0, left, -1e9, 1e9)
                    b = self.answer
            if self.at_once and self.cover[leader] >> a & 1:
                self.cover[leader] &= ~(one << a)
                self.bare[leader] |= one << a
                self.uncover(leader)
                self.prepare()
                self.best_reply(leader, a, 0, left, -1e9, 1e9)
                b = self.answer
            if self.often(stray):
                both = self.bare[1 - leader] | self.cover[1 - leader]
                if both & self.suit[a]:
                    both &= self.suit[a]
                x = self.draw(both)
                if x != b:
                    if not self.cut[at]:
                        self.pledge(leader, a, b, left)
                    b = x
            winner = leader
            if self.beat[a] >> b & 1:
                winner = 1 - leader
            points = self.points[a] + self.points[b]
            marks = self.clear(a, b)
            self.gain[at] = points
            if self.ends and winner == 0:
                self.end(1.0)
                return 0
            if not self.ends and left == points:
                self.end(1.0 if winner == leader else 0.0)
                return 0
            if marks:
                self.note(winner, marks, 1 if self.ends else left - points)
                self.turn_over(marks)
            leader = winner

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def teach(self, rate: cython.double, trace: cython.double) -> cython.void:
        """Learn from the game just played, from its end to its beginning."""
        i: cython.int
        k: cython.int
        n: cython.int
        lead: cython.int
        turns: cython.int
        z: cython.double
        for i in range(self.count - 1, -1, -1):
            lead = self.leads[i]
            if i < self.count - 1:
                self.carry(lead != self.leads[i + 1], self.gain[i], self.kept[i], self.kept[i + 1])
            if self.cut[i]:
                for k in range(32):
                    self.aim[k] = self.promise[32 * i + k]
            turns = self.marks[i]
            if self.ends:
                n = 5 * i
                if lead == 0:
                    turns |= 4
            else:
                n = 5 * i + lead
                if lead:
                    turns = (turns & 1) << 1 | turns >> 1
                lead = 1 - 2 * lead
            if self.ends:
                lead = 1
            n = self.collect_rows(
                self.seen[n],
                self.seen[n + 2],
                self.seen[n + lead],
                self.seen[n + 2 + lead],
                self.seen[5 * i + 4],
                turns,
            )
            self.predict(n)
            z = (self.found[31] - self.aim[31]) * self.kept[i]
            self.surprise += z * z
            self.lessons += 1
            self.learn(n, rate)
            for k in range(32):
                self.aim[k] = self.found[k] + trace * (self.aim[k] - self.found[k])
