"""The rules of one ruleset as a page to read, put together from its fields alone.

Which sentences belong together is decided here; the sentences, with their sources, stand in
``rulespage.ftl``. There is no branch on a ruleset's name: a ruleset of one's own reads as well.
A page is a list of blocks; how they look is decided by whoever shows them, terminal or browser.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from offiziersskat.core.actions import BIDS
from offiziersskat.core.catalogue import overrides
from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask, Deal, Kind, Step
from offiziersskat.core.fields import FIELDS
from offiziersskat.core.rules import Ruleset, Scoring, Tie, TrumpChoice
from offiziersskat.i18n.catalogue import Language, catalogue
from offiziersskat.i18n.fieldwords import FieldWords

__all__ = ["Block", "Heading", "Items", "Paragraph", "Table", "rules_blocks", "rules_json"]


@dataclass(frozen=True, slots=True)
class Heading:
    """A title: of the page on level 1, of a section on level 2."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """Steps in their order."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Names, each with what it means; long ones want lines of their own."""

    rows: tuple[tuple[str, str], ...]
    is_long: bool = False


Block = Heading | Paragraph | Items | Table


def rules_blocks(rules: Ruleset, language: Language, *, name: str | None = None) -> list[Block]:
    """The page from top to bottom; ``name`` if the user gave the ruleset one."""
    return list(_Page(rules, language).blocks(name))


def rules_json(
    rules: Ruleset, language: Language, *, name: str | None = None
) -> list[dict[str, object]]:
    """The same page as plain data: ``{"kind": "h1" | "h2" | "p" | "li" | "table", …}``."""
    return [plain for block in rules_blocks(rules, language, name=name) for plain in _plain(block)]


def _plain(block: Block) -> Iterator[dict[str, object]]:
    match block:
        case Heading(text, level):
            yield {"kind": f"h{level}", "text": text}
        case Paragraph(text):
            yield {"kind": "p", "text": text}
        case Items(texts):
            for text in texts:
                yield {"kind": "li", "text": text}
        case Table(rows=rows):
            yield {"kind": "table", "rows": [list(row) for row in rows]}


class _Page:
    """One page while it is written."""

    def __init__(self, rules: Ruleset, language: Language) -> None:
        self._rules = rules
        self._words = FieldWords(language)
        self._text = catalogue("rulespage", language).text

    def blocks(self, name: str | None) -> Iterator[Block]:
        yield from self._head(name)
        yield from self._section("page-cards", self._cards())
        yield from self._section("page-course", self._course_intro(), self._steps())
        yield from self._section("page-bidding", self._bidding())
        yield from self._section("page-contracts", self._contracts_intro(), self._contracts())
        yield from self._section("page-announcements", self._announcements())
        yield from self._section("page-kontra", self._kontra())
        yield from self._section("page-play", self._play())
        yield from self._section("page-result", self._result())
        yield from self._section("page-scoring", self._scoring())
        yield from self._section("page-null", self._null())
        yield from self._section("page-ramsch", self._ramsch())
        yield from self._section("page-match", self._match())
        yield from self._section("page-fields", (), *self._fields())
        yield from self._section("page-sources", self._sources())

    def _section(self, heading: str, texts: Iterable[str], *more: Block) -> list[Block]:
        """A heading with what belongs under it; nothing if nothing does."""
        parts = [*map(Paragraph, texts), *more]
        return [Heading(self._text(heading)), *parts] if parts else []

    def _head(self, name: str | None) -> Iterator[Block]:
        stem = f"ruleset-{self._rules.preset.replace('_', '-')}"
        title = self._text(f"{stem}-title")
        changed = overrides(self._rules)
        shown = self._text("ruleset-own-title", name=name) if name else title
        yield Heading(self._text("page-title", title=shown), level=1)
        if name:
            yield Paragraph(self._text("ruleset-own-summary", title=title))
        yield Paragraph(self._text(f"{stem}-summary"))
        if changed:
            fields = ", ".join(self._words.setting(self._rules, field) for field in changed)
            yield Paragraph(self._text("page-based-on", title=title, fields=fields))
        yield Paragraph(self._text("page-source", source=self._text(f"{stem}-source")))

    def _value(self, field: str) -> str:
        return self._words.sentence(self._rules, field)

    def _cards(self) -> Iterator[str]:
        rules, text = self._rules, self._text
        yield text("cards-text")
        yield text("cards-points-text")
        yield text("cards-jacks-text")
        yield text(f"cards-order-{rules.ten.value.replace('_', '-')}")
        if Contract.N in rules.contracts:
            yield text("cards-order-null")
        if rules.has_piles:
            yield text("cards-piles-and-hand-text" if rules.hand_size else "cards-piles-text")
        elif rules.hand_size == rules.tricks:
            yield text("cards-hand-text")
        if any(isinstance(step, Deal) and step.kind is Kind.OPEN for step in rules.course):
            yield text("cards-open-text")

    def _course_intro(self) -> Iterator[str]:
        yield self._text("seats-two-text" if self._rules.seats == 2 else "seats-four-text")

    def _steps(self) -> Items:
        return Items(tuple(map(self._step, self._rules.steps)))

    def _step(self, step: Step) -> str:
        if isinstance(step, Deal):
            kind = step.kind.name.lower()
            seat = "" if step.seat is None else self._seat(step.seat)
            return self._text(f"step-deal-{kind}", seat=seat, count=step.count)
        return self._text(f"step-{step.value}", tricks=self._rules.tricks)

    def _seat(self, seat: int) -> str:
        if self._rules.seats == 2:
            return self._text("seat-dealer" if seat else "seat-forehand")
        return self._text("seat-n", n=seat)

    def _bidding(self) -> Iterator[str]:
        if self._rules.bids:
            yield self._text("bidding-text")
            yield self._text("bidding-pass-text")
            yield self._text("bidding-values-text", values=" ".join(map(str, BIDS)))
            yield self._text("bidding-stock-text")

    def _contracts_intro(self) -> Iterator[str]:
        bids = self._rules.bids
        yield self._text("contract-declare-bidding-text" if bids else "contract-declare-text")
        if self._rules.trump is TrumpChoice.DRAWN:
            yield self._value("trump")

    def _contracts(self) -> Table:
        skat = self._rules.scoring is Scoring.SKAT
        rows = []
        for contract in self._rules.contracts:
            stem = f"contract-{contract.value}"
            value = f" ({self._text(f'{stem}-value')})" if skat else ""
            rows.append((f"{self._text(stem)}{value}", self._text(f"{stem}-text")))
        return Table(tuple(rows))

    def _announcements(self) -> Iterator[str]:
        if self._rules.bids:
            for name in ("text", "ouvert-text", "missed-text", "full-text"):
                yield self._text(f"announcements-{name}")
            yield self._text("overbid-text")
            yield self._text("overbid-example-text")

    def _kontra(self) -> Iterator[str]:
        yield self._value("kontra")
        if not self._rules.kontra:
            return
        yield self._text("kontra-text")
        in_course = Ask.KONTRA in self._rules.course
        yield self._text("kontra-in-course-text" if in_course else "kontra-after-declaration-text")
        if self._rules.seats > 2:
            yield self._text("kontra-four-text")

    def _play(self) -> Iterator[str]:
        yield self._text("play-text")
        yield self._value("lead")
        yield self._text("play-follow-text")
        if self._rules.has_piles:
            yield self._text("play-hidden-text")
            yield self._value("flip")
        yield self._text("play-win-text")
        yield self._text("play-example-text")

    def _result(self) -> Iterator[str]:
        yield self._text("result-text")
        yield self._value("tie")
        yield self._text("result-schneider-text")
        yield self._value("schwarz")
        yield self._text("result-both-text")
        if self._rules.bids:
            yield self._text("result-stock-text")
        yield self._text("result-played-out-text")
        yield self._text("result-resigned-text")

    def _scoring(self) -> Iterator[str]:
        scoring = self._rules.scoring
        yield self._text(f"scoring-{scoring.value}-text")
        if scoring is Scoring.SKAT:
            yield self._text("scoring-skat-base-text")
            yield self._text("scoring-skat-matadors-text")
            yield self._value("spitzen")
        if scoring is Scoring.JAPANESE:
            yield self._value("grand_double")
        if scoring is Scoring.SIMPLE and self._rules.kontra:
            yield self._value("simple_kontra")
        yield self._text(f"scoring-{scoring.value}-example-text")

    def _null(self) -> Iterator[str]:
        if Contract.N in self._rules.contracts:
            skat = self._rules.scoring is Scoring.SKAT
            yield self._text("contract-N-text")
            yield self._text("null-text" if skat else "null-simple-text")

    def _ramsch(self) -> Iterator[str]:
        if Contract.R not in self._rules.contracts:
            return
        yield self._text("ramsch-text")
        if self._rules.ramsch is None:
            yield self._text("ramsch-simple-text")
        else:
            yield self._value("ramsch")
            yield self._text("ramsch-durchmarsch-text")

    def _match(self) -> Iterator[str]:
        yield self._text("match-text")
        yield self._value("target" if self._rules.hands is None else "hands")
        if self._rules.seats > 2:
            yield self._text("match-sides-text")
        if self._rules.tie is Tie.REPLAY:
            yield self._text("match-replay-text")
        if self._rules.bids:
            yield self._text("match-thrown-in-text")

    def _fields(self) -> tuple[Table, Table]:
        """The course, which is long, by itself, and then the others."""
        rows = [
            (self._words.setting(self._rules, field), self._words.source(self._rules, field))
            for field in FIELDS
            if getattr(self._rules, field) is not None
        ]
        return Table(tuple(rows[:1]), is_long=True), Table(tuple(rows[1:]))

    def _sources(self) -> Iterator[str]:
        for name in ("de", "ja", "isko", "house-rule", "our-reading"):
            yield self._text(f"source-{name}")
