"""A reviewed hand in words: the rows of its account, its decisions, and whether it could be won.

What a page of text and one for a browser share; where the words stand is decided there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import hypot

from offiziersskat.analysis.review import (
    Account,
    Figures,
    Finding,
    Hindsight,
    Kind,
    NotWon,
    as_good,
    at_stake,
    doubtful,
    loser_of,
    mark_of,
    remarks,
    weightiest,
)
from offiziersskat.analysis.standing import heading, names_of
from offiziersskat.core.actions import Action, Bid, Declare, LayAway, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.seats import Side
from offiziersskat.core.view import View
from offiziersskat.i18n import Language, catalogue
from offiziersskat.i18n.gamewords import card_face, declaration
from offiziersskat.notation import Finished, Record, Step, replay
from offiziersskat.players.advice import Advice
from offiziersskat.players.explain import explain
from offiziersskat.players.speaking import reasons_for

__all__ = ["ReviewWords", "Row", "StepTold"]

_LUCKY = 0.05
"""From this part of what a win is worth on, luck is shown."""


Row = tuple[str, str, str]
"""A name, and its score and points as text."""


@dataclass(frozen=True, slots=True)
class StepTold:
    """A step of the curve: what was done or came, the value in score after it, mark and luck.

    ``luck`` and ``loss`` in score, as forehand's side sees them.
    """

    name: str
    value: float
    mark: str
    luck: float
    loss: float
    lucky: bool


class ReviewWords:
    """One hand for people."""

    def __init__(
        self,
        hand: int,
        record: Record,
        end: Finished,
        reviewed: tuple[Account, Hindsight | NotWon | None],
        language: Language,
        *,
        glyphs: bool,
    ) -> None:
        """``hand`` counted from 0; ``reviewed`` the account, and what ``hindsight`` found."""
        self._hand = hand
        self._record = record
        self._end = end
        self._account, self._back = reviewed
        self._language = language
        self._names = names_of(record, language)
        self._text = catalogue("review", language).text
        self._glyphs = glyphs

    @property
    def heading(self) -> str:
        """Which hand this is."""
        return heading(self._hand, self._record, self._end.game.board, self._language)

    @property
    def forehand(self) -> str:
        """Whose figures are told."""
        return self._side(Side.FOREHAND)

    def rows(self) -> list[Row]:
        """What the result is made of, the heads first."""
        rows = [("", self._text("head-score"), self._text("head-points"))]
        return rows + [(name, *self._shown(figures)) for name, figures in self._rows(self._account)]

    def sureness(self) -> str:
        """How far off the split may be: what was not told apart, and the error of all draws."""
        rest, error = self._account.rest, self._account.stderr
        off = Figures(*(hypot(r, e) for r, e in zip(rest, error, strict=True)))
        return self._text(
            "sureness", score=self._tenths(off.score), points=self._tenths(off.points)
        )

    def _tenths(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self._language is Language.DE else text

    def steps(self) -> list[StepTold]:
        """The curve."""
        return [self._step(finding) for finding in self._account.findings]

    def _step(self, finding: Finding) -> StepTold:
        mark = mark_of(finding, self._account.rules)
        own = Side.FOREHAND if finding.seat is None else finding.seat.side
        if finding.action is not None and finding.seat is not None:
            name = f"{self._names[finding.seat]} {self._name(finding.action)}"
        else:
            name = self._text("step-deal" if finding.seat is None else "step-resigned")
        return StepTold(
            name=name,
            value=finding.value.score,
            mark="" if mark is None else mark.text,
            luck=finding.luck.score,
            loss=-finding.loss.seen_by(own).score,
            lucky=abs(finding.luck.score) >= _LUCKY * at_stake(self._account.rules),
        )

    def per_decision(self) -> list[str]:
        """The loss per decision, a sentence a side."""
        return [self._per_decision(self._account, side) for side in Side]

    def decisions(self) -> list[str]:
        """Those that mattered most, a paragraph each."""
        return [self._decision(one, self._account) for one in weightiest(self._account)]

    def doubts(self) -> list[str]:
        """Those that may have cost something, which is not certain, a sentence each."""
        return [self._doubt(one) for one in doubtful(self._account)]

    def told_back(self) -> str | None:
        """Whether the loser could have won."""
        loser = loser_of(self._end.game)
        if loser is None or self._back is None:
            return None
        return self._told_back(self._account, self._back, loser)

    def signed(self, value: float) -> str:
        """A figure with its sign, as the language writes it."""
        return self._signed(value)

    # ---- the account ----------------------------------------------------------------------------

    def _rows(self, account: Account) -> Iterator[tuple[str, Figures]]:
        """What the result is made of, as forehand's side sees it."""
        yield self._text("row-before"), account.before
        luck = account.tally(Side.FOREHAND).luck
        for kind in Kind:
            if kind in luck:
                yield self._text(f"row-luck-{kind.value}"), luck[kind]
        for side in Side:
            loss = account.tally(side).loss.seen_by(side).times(-1.0)
            yield self._text("row-loss", name=self._side(side)), loss
        yield self._text("row-rest"), account.rest
        yield self._text("row-result"), account.result

    def _shown(self, figures: Figures) -> tuple[str, str]:
        return self._signed(figures.score), self._signed(figures.points)

    def _signed(self, value: float) -> str:
        text = f"{value:+.1f}"
        text = text[1:] if text[1:] == "0.0" else text
        text = text.replace("-", "−") if self._glyphs else text
        return text.replace(".", ",") if self._language is Language.DE else text

    def _side(self, side: Side) -> str:
        return " + ".join(self._names[side::2])

    def _per_decision(self, account: Account, side: Side) -> str:
        tally = account.tally(side)
        per, name = tally.per_decision, self._side(side)
        if per is None:
            return self._text("no-decisions", name=name)
        return self._text(
            "per-decision",
            name=name,
            count=tally.decisions,
            score=self._number(per.score),
            points=self._number(per.points),
        )

    def _number(self, value: float) -> str:
        text = f"{value:.2f}"
        return text.replace(".", ",") if self._language is Language.DE else text

    # ---- the decisions ----------------------------------------------------------------------------

    def _decision(self, finding: Finding, account: Account) -> str:
        assert finding.seat is not None and finding.action is not None
        assert finding.best is not None
        mark = mark_of(finding, account.rules)
        told = self._text(
            "decision",
            name=self._names[finding.seat],
            step=str(finding.ply + 1),
            action=self._name(finding.action),
            mark="" if mark is None else mark.text,
            better=self._name(finding.best),
            score=self._number(finding.loss.score),
            points=self._number(finding.loss.points),
            how=finding.how.value,
            error=self._number(finding.stderr.score),
        )
        return self._gap.join([told, *self._reasons(finding)])

    def _doubt(self, finding: Finding) -> str:
        assert finding.seat is not None and finding.action is not None
        assert finding.best is not None
        return self._text(
            "doubt",
            name=self._names[finding.seat],
            step=str(finding.ply + 1),
            action=self._name(finding.action),
            better=self._name(finding.best),
            score=self._tenths(finding.loss.score),
            error=self._tenths(finding.stderr.score),
        )

    def _reasons(self, finding: Finding) -> Iterator[str]:
        """What was wrong with the one action, and what speaks for the other."""
        assert finding.best is not None
        view = self._views[finding.ply]
        for remark in remarks(view, finding)[:1]:
            yield self._text(remark.fault.value, **self._shown_params(remark.params))
        found = reasons_for(view, finding.best)
        if found:
            reasons = explain(Advice(finding.best, found), self._language)
            yield self._text("speaks-for", better=self._name(finding.best), reasons=reasons)

    def _shown_params(self, params: Mapping[str, Card | int]) -> dict[str, object]:
        return {
            name: self._name(Play(value)) if isinstance(value, Card) else value
            for name, value in params.items()
        }

    @cached_property
    def _views(self) -> list[View]:
        """What the seat to act saw, by ply."""
        return [step.view for step in replay(self._record) if isinstance(step, Step)]

    def _told_back(self, account: Account, back: Hindsight | NotWon, loser: Side) -> str:
        """Whether the loser could have won, and whether he could have known."""
        name = self._side(loser)
        if isinstance(back, NotWon):
            if back.since is None:
                return self._text("could-not-win", name=name)
            return self._text("could-not-win-since", name=name, step=str(back.since + 1))
        line = " ".join(self._name(Play(card)) for card in back.line)
        if back.card is None:
            return self._text("could-win-given-up", name=name, line=line)
        card = self._name(Play(back.card))
        told = self._text("could-win", name=name, step=str(back.ply + 1), card=card, line=line)
        finding = next(one for one in account.findings if one.ply == back.ply)
        knew = as_good(finding, back.card)
        if knew is None or finding.best is None:
            return told
        message = "could-win-known" if knew else "could-win-unknown"
        best, how = self._name(finding.best), finding.how.value
        return f"{told}{self._gap}{self._text(message, card=card, best=best, how=how)}"

    @property
    def _gap(self) -> str:
        return "" if self._language is Language.JA else " "

    def _name(self, action: Action) -> str:
        match action:
            case Play(card):
                return card_face(card, self._language, glyphs=self._glyphs)
            case LayAway(first, second):
                cards = (first, second)
                return " ".join(
                    card_face(card, self._language, glyphs=self._glyphs) for card in cards
                )
            case Declare():
                return declaration(action, self._language)
            case Bid(value):
                return str(value)
            case _:
                return catalogue("commands", self._language).text(f"said-{text_of(action)}")
