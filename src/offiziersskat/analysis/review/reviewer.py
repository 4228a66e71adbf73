"""``Reviewer``: a finished hand, decision by decision, as the findings of its account.

A stack of values, the best first: counted out where few cards are unknown; else an appraisal for
what a moment is worth and how lucky its cards were, and for a decision worlds drawn for what the
seat saw, or the appraisal alone. See docs/review.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from hashlib import sha256
from math import sqrt

from offiziersskat.analysis.review.account import Account, Finding, How, Kind
from offiziersskat.analysis.review.appraisal import Appraisal
from offiziersskat.analysis.review.chances import fortune
from offiziersskat.analysis.review.exactly import Exact, Reach
from offiziersskat.analysis.review.figures import LEVEL, Figures, best_of, figures_of
from offiziersskat.analysis.review.sampled import Drawn, Worlds
from offiziersskat.analysis.review.sight import Sight, seen_by, seen_by_all
from offiziersskat.analysis.review.turning import Turning
from offiziersskat.core.actions import Action, Play, TakeStock
from offiziersskat.core.cards import Card, cards_in
from offiziersskat.core.game import Game, apply, new_game, resign
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset, TrumpChoice
from offiziersskat.core.seats import Seat, Side
from offiziersskat.core.view import Phase
from offiziersskat.deal import Stream, shuffled
from offiziersskat.errors import InputError

__all__ = ["SETTINGS", "Reviewer", "Setting"]


@dataclass(frozen=True, slots=True)
class Setting:
    """How thorough a review is, in numbers that no machine changes.

    ``reach`` of exact values; ``worlds`` drawn for a card beyond it, 0 for none, and the ``nodes``
    they may cost; ``layouts`` of the unseen cards looked at for a decision before the play, 0 for none; ``orders`` of turned cards looked at for luck, or ``deals`` of what is left, 0 for
    none; ``starts`` dealt to find out what a hand is worth before it is dealt.
    """

    reach: Reach
    worlds: int
    nodes: int
    layouts: int
    orders: int
    deals: int
    starts: int


SETTINGS = {
    "fast": Setting(
        Reach(unknown=4, cards=16, turned=True),
        worlds=0,
        nodes=0,
        layouts=0,
        orders=40,
        deals=0,
        starts=400,
    ),
    "normal": Setting(
        Reach(unknown=6, cards=22),
        worlds=24,
        nodes=150_000,
        layouts=96,
        orders=60,
        deals=12,
        starts=400,
    ),
}
"""``normal`` takes some seconds a hand, ``fast`` less than a tenth of one."""


class Reviewer:
    """Reviews one hand after the other; keeps its tables."""

    def __init__(self, appraisal: Appraisal, setting: Setting) -> None:
        """``appraisal`` has the word where nothing can be counted out."""
        self._appraisal = appraisal
        self._setting = setting
        self._exact = Exact(setting.reach)
        self._worlds = Worlds(setting.worlds, setting.nodes) if setting.worlds else None
        self._turning = Turning(setting.deals) if setting.deals else None
        self._start = lru_cache(maxsize=16)(self._dealt)

    def before(self, rules: Ruleset) -> tuple[Figures, Figures]:
        """What forehand's side may expect before the deal, and the standard error of that."""
        return self._start(rules)

    def account(
        self,
        rules: Ruleset,
        deck: Sequence[Card],
        actions: Sequence[Action],
        resigned: Seat | None = None,
    ) -> Account:
        """The whole account of a hand; raises ``InputError`` ``review-unfinished``."""
        findings = tuple(self.findings(rules, deck, actions, resigned))
        before, error = self.before(rules)
        return Account(rules, before, error, findings[-1].value, findings)

    def findings(
        self,
        rules: Ruleset,
        deck: Sequence[Card],
        actions: Sequence[Action],
        resigned: Seat | None = None,
        *,
        start: int = -1,
    ) -> Iterator[Finding]:
        """Every step as soon as it is found, the deal first; the last one's value is the result.

        ``start`` leaves out the steps before this ply; the others are the same. Raises ``InputError``
        ``review-unfinished`` for a hand that does not come to its end, and ``IllegalAction``.
        """
        first = max(0, start)
        at = self._moment(reduce(apply, actions[:first], new_game(rules, deck)))
        if start < 0:
            yield self._deal(rules, at)
        for ply, action in enumerate(actions[first:], first):
            after = self._moment(apply(at.game, action))
            yield self._step(ply, at, action, after, _chance_of(deck, ply))
            at = after
        if resigned is not None:
            after = self._moment(resign(at.game, resigned))
            yield _given_up(len(actions), at, after, resigned)
            at = after
        if at.game.result is None:
            raise InputError("review-unfinished")

    def luck(
        self, rules: Ruleset, deck: Sequence[Card], actions: Sequence[Action], *, since: int = 0
    ) -> Figures:
        """The sum of the luck of ``findings`` but that of the deal, where nothing else is asked for.

        ``since``: what the first so many actions brought is left out. No decision is judged, which
        takes a third of the time.
        """
        game = new_game(rules, deck)
        for action in actions[:since]:
            game = apply(game, action)
        found, at = LEVEL, self._moment(game)
        for ply, action in enumerate(actions[since:], start=since):
            after = self._moment(apply(at.game, action))
            luck, _ = self._luck(at, action, after, _chance_of(deck, ply))
            found, at = found.plus(luck), after
        return found

    # ---- one moment, one step -------------------------------------------------------------------

    def _deal(self, rules: Ruleset, at: "_Moment") -> Finding:
        before, _ = self.before(rules)
        return Finding(
            ply=-1,
            seat=None,
            phase=None,
            action=None,
            value=at.value,
            luck=at.value.less(before),
            kind=Kind.DEAL,
            cards=cards_in(~at.sight.unseen & (1 << 32) - 1),
        )

    def _moment(self, game: Game) -> "_Moment":
        sight = seen_by_all(game)
        if game.result is not None:
            return _Moment(game, sight, figures_of(game), None)
        exact = self._exact.moves(game, sight)
        if exact:
            assert game.to_act is not None
            return _Moment(game, sight, best_of(exact.values(), game.to_act.side), exact)
        return _Moment(game, sight, self._appraisal.value(sight), None)

    def _step(
        self, ply: int, at: "_Moment", action: Action, after: "_Moment", rng: Stream
    ) -> Finding:
        seat, phase = at.game.to_act, at.game.phase
        assert seat is not None
        fresh = at.sight.unseen & ~after.sight.unseen
        drawn = _is_drawn(at.game)
        judged = _UNJUDGED if drawn else self._judged(at, action, seat)
        luck, error = self._luck(at, action, after, rng)
        change = after.value.less(at.value)
        mine = judged.loss.times(-1.0 if seat.side is Side.FOREHAND else 1.0)
        return Finding(
            ply=ply,
            seat=seat,
            phase=phase,
            action=action,
            value=after.value,
            loss=judged.loss,
            luck=luck,
            rest=change.less(luck).less(mine),
            kind=Kind.TRUMP if drawn else _kind(action) if fresh else None,
            cards=cards_in(fresh),
            best=judged.best,
            values=judged.values,
            how=judged.how,
            stderr=judged.stderr,
            luck_stderr=error,
        )

    def _luck(
        self, at: "_Moment", action: Action, after: "_Moment", rng: Stream
    ) -> tuple[Figures, Figures]:
        """What came beyond what could be expected, and the standard error of that."""
        if _is_drawn(at.game):
            return after.value.less(at.value), LEVEL
        if at.exact is not None:
            return after.value.less(at.exact[action]), LEVEL
        if after.game.result is not None or not at.sight.unseen & ~after.sight.unseen:
            return LEVEL, LEVEL
        if after.exact is not None and isinstance(action, Play):
            hoped = self._exact.hoped(at.game, at.sight, action.card)
            if hoped is not None:
                return after.value.less(hoped), LEVEL
        if self._turning is not None and at.game.phase is Phase.PLAY:
            found = self._turning.luck(at.sight, after.game, after.sight, rng)
            if found is not None:
                return found
        hopes, orders = self._appraisal.hopes, self._setting.orders
        came = fortune(at.sight, after.sight, hopes, rng, orders)
        return came.luck, came.stderr

    def _judged(self, at: "_Moment", action: Action, seat: Seat) -> "_Judged":
        """The decision on what the seat could see."""
        game = at.game
        sight = seen_by(game, seat) if _is_private(game) else at.sight
        if at.exact is not None and sight.unseen == at.sight.unseen:
            return _judged(at.exact, action, seat.side, how=How.EXACT)
        for how, found in self._drawn(sight):
            if found is not None:
                judged = _judged(found.values, action, seat.side, how=how)
                assert judged.best is not None
                return judged.with_error(found.stderr(judged.best, action))
        return _judged(self._appraisal.moves(sight, action), action, seat.side, how=How.GLANCE)

    def _drawn(self, sight: Sight) -> Iterator[tuple[How, Drawn | None]]:
        """Estimates by draws, where there is a choice; these depend on what is seen alone."""
        if len(legal(sight.view)) == 1:
            return
        if self._worlds is not None:
            yield How.WORLDS, self._worlds.moves(sight.view)
        if self._setting.layouts:
            rng = Stream(_LAYOUTS)
            yield How.DEALS, self._appraisal.weighed(sight, rng, self._setting.layouts)

    # ---- before the deal ------------------------------------------------------------------------

    def _dealt(self, rules: Ruleset) -> tuple[Figures, Figures]:
        """What the appraisal knows, else the mean over some deals, the same for the same rules."""
        known = self._appraisal.start(rules)
        if known is not None:
            return known
        count = self._setting.starts
        found = [
            self._moment(new_game(rules, shuffled(_start_seed(number)))).value
            for number in range(count)
        ]
        means = [sum(coin) / count for coin in zip(*found, strict=True)]
        errors = [
            sqrt(sum((value - mean) ** 2 for value in coin) / (count * (count - 1)))
            for coin, mean in zip(zip(*found, strict=True), means, strict=True)
        ]
        return Figures(*means), Figures(*errors)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A decision, or the end: what it is worth, and every card's exact value where there is one."""

    game: Game
    sight: Sight
    value: Figures
    exact: Mapping[Action, Figures] | None


@dataclass(frozen=True, slots=True)
class _Judged:
    """A decision's values as its side sees them, the best action, and what the chosen one lost."""

    loss: Figures
    best: Action | None
    values: Mapping[Action, Figures]
    how: How
    stderr: Figures = LEVEL

    def with_error(self, stderr: Figures) -> "_Judged":
        return _Judged(self.loss, self.best, self.values, self.how, stderr)


_LAYOUTS = sha256(b"offiziersskat review layouts").digest()
_UNJUDGED = _Judged(LEVEL, None, {}, how=How.GLANCE)


def _judged(values: Mapping[Action, Figures], action: Action, side: Side, *, how: How) -> _Judged:
    own = {one: figures.seen_by(side) for one, figures in values.items()}
    if len(own) == 1:
        return _Judged(LEVEL, action, own, how)
    points, score = (max(figures[coin] for figures in own.values()) for coin in range(len(LEVEL)))
    best = max(own, key=lambda one: (own[one].score, own[one].points))
    loss = Figures(max(0.0, points - own[action].points), max(0.0, score - own[action].score))
    return _Judged(loss, best, own, how)


def _chance_of(deck: Sequence[Card], ply: int) -> Stream:
    """The draws for a step: they depend on the hand alone, not on where a review begins."""
    seed = b"offiziersskat review" + bytes(map(int, deck)) + ply.to_bytes(2, "big")
    return Stream(sha256(seed).digest())


def _start_seed(number: int) -> bytes:
    return sha256(f"offiziersskat review start {number}".encode("ascii")).digest()


def _kind(action: Action) -> Kind:
    if isinstance(action, TakeStock):
        return Kind.STOCK
    return Kind.TURN if isinstance(action, Play) else Kind.PACKET


def _is_drawn(game: Game) -> bool:
    """Whether chance declares, not a seat."""
    return game.phase is Phase.DECLARE and game.rules.trump is TrumpChoice.DRAWN


def _is_private(game: Game) -> bool:
    return any(game.board.hand_sizes) or bool(game.board.stock_size)


def _given_up(ply: int, at: _Moment, after: _Moment, seat: Seat) -> Finding:
    """A resignation: what the hand was still worth is lost, or what it would have cost saved."""
    change = after.value.less(at.value)
    loss = change.times(-1.0 if seat.side is Side.FOREHAND else 1.0)
    told = Figures(*(max(0.0, coin) for coin in loss))
    mine = told.times(-1.0 if seat.side is Side.FOREHAND else 1.0)
    return Finding(
        ply=ply,
        seat=seat,
        phase=at.game.phase,
        action=None,
        value=after.value,
        loss=told,
        rest=change.less(mine),
    )
