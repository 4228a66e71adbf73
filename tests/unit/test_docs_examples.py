"""What the documents say about the game is true: every example is replayed, solved or scored.

Examples stand in fenced blocks ``osk``, each a record or a position of the notation. Behind the
word stand the claims, which a reader of the page does not see: ``legal=`` the legal actions,
``legal@3=`` those at a ply of a record, ``HA=63`` what a card is worth, ``goal=`` in which coin.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import cast, get_args

import pytest
from tests.endings import Goal, move_values

from offiziersskat.core.actions import BIDS, Declare, text_of
from offiziersskat.core.catalogue import PRESETS
from offiziersskat.core.contracts import Contract
from offiziersskat.core.fields import CHOICES, FIELDS
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors, Outcome
from offiziersskat.core.scoring import result_of
from offiziersskat.core.seats import Seat
from offiziersskat.notation.build import RecordVisitor
from offiziersskat.notation.lines import Lines
from offiziersskat.notation.osk import OskReader
from offiziersskat.notation.position_text import parse_position
from offiziersskat.notation.record import Record
from offiziersskat.notation.replay import Finished, Step, replay
from offiziersskat.notation.rules_text import parse_rules

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("de", "en", "ja")
PAGES = ("rules", "strategy")

_BLOCK = re.compile(r"^```osk([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SUITS = {"♣": Contract.C, "♠": Contract.S, "♥": Contract.H, "♦": Contract.D}
_CONTRACTS = {
    **_SUITS,
    **dict.fromkeys(("Grand", "grand", "グランド"), Contract.G),
    **dict.fromkeys(("Ramsch", "ramsch", "ラムシュ"), Contract.R),
}
_KONTRA = {
    "–": 1,
    **dict.fromkeys(("Kontra", "kontra", "コントラ"), 2),
    **dict.fromkeys(("Re", "re", "レ"), 4),
}
_MATADORS = re.compile(r"(mit|ohne|with|without)? ?(\d+)(あり|なし)?")
_WITH = {"mit", "with", "あり"}


@dataclass(frozen=True)
class Example:
    """One block: where it stands, what it claims, and the record or position itself."""

    page: str
    claims: tuple[tuple[str, str], ...]
    text: str


def _read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def _examples(name: str) -> list[Example]:
    return [
        Example(name, tuple(_claim(word) for word in info.split()), text)
        for info, text in _BLOCK.findall(_read(name))
    ]


def _claim(word: str) -> tuple[str, str]:
    key, _, value = word.partition("=")
    return key, value


# The blocks are the same in each language, as a test below makes sure: one is enough to check.
ALL = [example for page in PAGES for example in _examples(f"{page}.en.md")]
POSITIONS = [example for example in ALL if not example.text.startswith("[")]
RECORDS = [example for example in ALL if example.text.startswith("[")]


def _record(text: str) -> Record:
    (hand,) = OskReader(Lines(text), RecordVisitor()).hands()
    assert isinstance(hand, Record)
    return hand


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_the_same_in_every_language(page: str, language: str) -> None:
    """Whoever reads the page in another language sees the same hands."""
    english = [(e.claims, e.text) for e in _examples(f"{page}.en.md")]

    assert english == [(e.claims, e.text) for e in _examples(f"{page}.{language}.md")]


def test_there_are_examples_of_both_kinds() -> None:
    """The pages have not lost what this file checks."""
    assert len(POSITIONS) >= 20
    assert len(RECORDS) >= 1


@pytest.mark.parametrize("example", POSITIONS, ids=lambda e: e.text.split(" - ")[-1][:30])
def test_a_position_offers_what_the_page_says(example: Example) -> None:
    """The legal actions of an example are those whose values it tells, or that it lists."""
    claims = dict(example.claims)
    told = claims.get("legal", ",".join(key for key in claims if key != "goal")).split(",")
    offered = legal(parse_position(example.text.strip()).view())

    assert sorted(told) == sorted(text_of(action) for action in offered)


@pytest.mark.parametrize(
    "example",
    [example for example in POSITIONS if "legal" not in dict(example.claims)],
    ids=lambda e: e.text.split(" - ")[-1][:30],
)
def test_every_card_is_worth_what_the_page_says(example: Example) -> None:
    """The best card stands first, and each value is that of best play by both sides."""
    claims = dict(example.claims)
    goal = claims.pop("goal", "points")
    assert goal in get_args(Goal)
    position = parse_position(example.text.strip())
    found = move_values(position, cast("Goal", goal))
    best = max if position.seat.side is position.own_side else min

    assert claims == {card.code: f"{round(value, 1):g}" for card, value in found.items()}
    assert float(next(iter(claims.values()))) == best(float(value) for value in claims.values())


@pytest.mark.parametrize("example", RECORDS, ids=lambda e: e.page)
def test_a_record_replays_to_its_result(example: Example) -> None:
    """A whole hand is legal card by card and ends as the page says."""
    steps = list(replay(_record(example.text)))
    told = {int(key.partition("@")[2]): value for key, value in example.claims}
    offered = {
        step.ply: ",".join(text_of(action) for action in step.legal)
        for step in steps
        if isinstance(step, Step) and step.ply in told
    }

    assert isinstance(steps[-1], Finished), steps[-1]
    assert told == offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tricks_of_the_table_are_those_of_the_record(language: str) -> None:
    """The table that explains the first tricks shows the cards and the points of the record."""
    record = _record(RECORDS[0].text)
    steps = [step for step in replay(record) if isinstance(step, Step)]
    after = [step.view.board for step in steps[4:] if step.view.board.trick is None]
    rows = re.findall(
        r"^\| (\d) \| \S+ (\S+) \| \S+ (\S+) \| (\d+) : (\d+) \|",
        _read(f"rules.{language}.md"),
        re.MULTILINE,
    )
    told = [(_code(led), _code(answer), (int(x), int(y))) for _, led, answer, x, y in rows]
    played = [
        (*(card.code for card in board.last_trick.cards), board.points)
        for board in after
        if board.last_trick is not None
    ]

    assert len(told) == 8
    assert told == played[: len(told)]


def _code(shown: str) -> str:
    """The code of a card as a page shows it, in German or in English letters."""
    rank = {"10": "T", "B": "J", "D": "Q"}.get(shown[1:], shown[1:])
    return _SUITS[shown[0]].value + rank


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_in_the_text_are_those_of_the_position(language: str) -> None:
    """The picture above an example shows the same cards as the example itself."""
    text = _read(f"strategy.{language}.md")
    pictures = re.findall(
        r"^> ([^\n]*)$.*?^```osk[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL
    )
    for picture, position in pictures:
        shown = {_code(card) for card in re.findall(r"[♣♠♥♦](?:10|[A-Z7-9])", picture)}
        # The first two words are the ruleset and the contract, which has letters of its own.
        cards = set(re.findall(r"[CSHD][ATKQJ987]", position.split(" ", 2)[2]))

        assert cards == shown, picture
    assert len(POSITIONS) == len(pictures)


def _table(name: str, mark: str) -> list[list[str]]:
    """The rows, without heading, of the table after a mark."""
    lines = _read(name).split(mark, 1)[1].strip().splitlines()
    rows = [line for line in lines[: lines.index("")] if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def _matadors(cell: str) -> Matadors | None:
    found = _MATADORS.fullmatch(cell)
    if found is None:
        return None
    return Matadors(bool({found[1], found[3]} & _WITH), int(found[2]))


def _pair(cell: str) -> tuple[int, int]:
    first, second = (int(part) for part in cell.split(":"))
    return first, second


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worked_score_is_right(language: str) -> None:
    """Each row of the table of scores is what the rules make of it."""
    rows = _table(f"rules.{language}.md", "<!-- score -->")
    for row in rows:
        rules, contract, matadors, points, tricks, kontra, *score = row
        outcome = Outcome(
            contract=Declare(_CONTRACTS[contract]),
            declarer=None if _CONTRACTS[contract] is Contract.R else Seat.FOREHAND,
            points=_pair(points),
            tricks=_pair(tricks),
            kontra=_KONTRA[kontra],
            matadors=_matadors(matadors),
        )
        told = tuple(int(number.replace("−", "-")) for number in score)

        assert told == result_of(parse_rules(rules.strip("`")), outcome).score, row
    assert len(rows) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bidding_values_are_complete(language: str) -> None:
    """The pages list the 63 values in order."""
    block = _read(f"rules.{language}.md").split("<!-- bids -->", 1)[1].split("```")[1]

    assert list(BIDS) == [int(number) for number in block.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_value_and_ruleset_is_named(language: str) -> None:
    """The pages use the names by which the software knows fields, values and rulesets."""
    text = _read(f"rules.{language}.md")
    rows = {row[0].strip("`"): row[1] for row in _table(f"rules.{language}.md", "<!-- fields -->")}

    assert list(FIELDS) == list(rows)
    for field, choice in CHOICES.items():
        assert [str(word.value) for word in choice] == re.findall(r"`(\w+)`", rows[field])
    for name in PRESETS:
        assert f"`{name}`" in text


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_sections(page: str, language: str) -> None:
    """No language lacks a section, or puts it elsewhere."""
    pattern = re.compile(r"^(#+) ", re.MULTILINE)

    assert pattern.findall(_read(f"{page}.en.md")) == pattern.findall(
        _read(f"{page}.{language}.md")
    )


@pytest.mark.parametrize("page", [path.name for path in sorted(DOCS.glob("*.md"))])
def test_every_link_leads_somewhere(page: str) -> None:
    """A link to a file finds the file; one to a heading, the heading."""
    text = _read(page)
    headings = {
        re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in headings, target
        elif "://" not in target:
            assert (DOCS / target.partition("#")[0]).exists(), target
