"""``score`` works out hands played with real cards, and asks for or refuses what it must."""

import json
from typing import Any

import pytest
from tests.command import Said, called, objects

AUCTION = "--rules auction --declarer 0"
CASES = [
    # (number in the collection of cases, arguments, score of forehand)
    (2, f"{AUCTION} --bid 18 --contract CHSZO --with 2 --points 120 --tricks 15", 108),
    (3, f"{AUCTION} --bid 18 --contract GHSZO --with 4 --points 120 --tricks 15", 264),
    (9, "--contract S --with 2 --points 90", 44),
    (10, f"{AUCTION} --bid 18 --contract N --tricks 0", 23),
    (10, f"{AUCTION} --bid 18 --contract N --tricks 1", -46),
    (10, f"{AUCTION} --bid 18 --contract NH --tricks 0", 35),
    (10, f"{AUCTION} --bid 18 --contract NH --tricks 2", -70),
    (10, f"{AUCTION} --bid 18 --contract NO --tricks 0", 46),
    (10, f"{AUCTION} --bid 18 --contract NO --tricks 1", -92),
    (11, f"{AUCTION} --bid 46 --contract CH --with 1 --points 74", -96),
    (12, f"{AUCTION} --bid 46 --contract CH --with 1 --points 95", 48),
    (15, "--contract C --with 1 --points 61", 24),
    (15, "--contract C --with 1 --points 60", -48),
    (15, "--contract C --with 1 --points 61 --kontra", 48),
    (15, "--contract C --with 1 --points 60 --kontra", -96),
    (15, "--contract C --with 1 --points 61 --kontra --re", 96),
    (15, "--contract C --with 1 --points 60 --re", -192),
    (16, "--contract C --with 1 --points 90", 36),
    (16, "--contract C --with 1 --points 120 --tricks 16", 48),
    (17, f"{AUCTION} --bid 18 --contract CHS --with 1 --points 90", 60),
    (17, f"{AUCTION} --bid 18 --contract CHS --with 1 --points 89", -120),
    (20, "--contract G --without 2 --points 89", 72),
    (21, f"{AUCTION} --bid 60 --contract G --with 1 --points 70", -144),
    (22, f"{AUCTION} --bid 18 --contract HH --with 2 --points 61", 40),
    (24, "--contract H --with 1 --points 61", 20),
    (24, "--contract H --with 1 --points 60", -40),
    (25, "--contract S --without 2 --points 70", 33),
    (26, "--contract H --with 1 --points 91", 30),
    (27, "--contract H --with 1 --points 29", -60),
    (28, "--rules simple --contract C --points 60", 1),
    (28, "--rules simple --contract C --points 61", 2),
    (28, "--rules simple --contract C --points 90", 3),
    (28, "--rules simple --contract C --points 120 --tricks 15", 3),
    (28, "--rules simple --contract C --points 120 --tricks 16", 4),
    (29, "--rules japanese --contract C --points 61", 1),
    (29, "--rules japanese --contract C --points 90", 2),
    (29, "--rules japanese --contract C --points 120", 3),
    (29, "--rules japanese --contract G --points 61", 2),
    (29, "--rules japanese --contract G --points 90", 4),
    (29, "--rules japanese --contract G --points 120", 6),
    (30, "--contract R --points 70", -70),
    (30, "--contract R --points 120 --tricks 16", 120),
]


def _result(args: str) -> dict[str, Any]:
    said = called("score", "--json", *args.split())

    assert (0, "") == (said.status, said.err)
    (answer,) = objects(said)
    result: dict[str, Any] = answer["result"]
    return result


@pytest.mark.parametrize(("number", "args", "score"), CASES)
def test_cases_from_public_sources_are_scored(number: int, args: str, score: int) -> None:
    """The figures of the collected cases come out of the calculator."""
    assert score == _result(args)["score"][0], number


def test_the_whole_result_is_given() -> None:
    """The object is that of records."""
    assert {
        "contract": "H",
        "declarer": 0,
        "points": [91, 29],
        "tricks": None,
        "winner": 0,
        "schneider": True,
        "schwarz": False,
        "matadors": {"with": True, "count": 1},
        "kontra": 1,
        "value": 30,
        "score": [30, 0],
        "bid": None,
        "overbid": None,
    } == _result("--contract H --with 1 --points 91")


def test_the_dealer_may_be_declarer() -> None:
    """Who has won the bidding writes; matadors are his."""
    result = _result("--rules auction --declarer 1 --bid 18 --contract D --with 1 --points 70")

    assert [0, 18] == result["score"]


def test_both_are_charged_where_the_rules_say_so() -> None:
    """Case 30: a ramsch of 70 to 50."""
    said = called("score", "--json", "--rules", "classic; ramsch=both", "--contract", "R",
                  "--points", "70")  # fmt: skip

    assert [-70, -50] == objects(said)[0]["result"]["score"]


@pytest.mark.parametrize(
    ("lang", "contract", "steps", "verdict"),
    [
        ("de", "Kreuz", "mit 2, Spiel 3, Schneider 4 × 12 = 48", "Gewonnen mit 90 zu 30"),
        ("en", "clubs", "with 2, game 3, schneider 4 × 12 = 48", "Won, 90–30"),
        ("ja", "クラブ", "あり2、ゲーム3、シュナイダー4 × 12 = 48", "宣言者側の勝ち、90対30"),
    ],
)
def test_the_value_is_worked_out_step_by_step(
    lang: str, contract: str, steps: str, verdict: str
) -> None:
    """Matadors, game and levels are counted up as players count."""
    said = called("score", "--contract", contract, "--points", "90", "--with", "2", lang=lang)

    assert 0 == said.status
    assert steps in said.out
    assert verdict in said.out
    assert "+48" in said.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "Kreuz Hand Schneider"),
        ("de", "kreuz hand schneider"),
        ("en", "clubs hand schneider"),
        ("en", "♣ hand schneider"),
        ("ja", "クラブ ハンド シュナイダー"),
        ("en", "=CHS"),
    ],
)
def test_contracts_can_be_named_in_words(lang: str, words: str) -> None:
    """As players say it, or as records write it."""
    args = f"--json {AUCTION} --bid 18 --points 95 --with 1".split()

    assert called("score", "--contract", "CHS", *args) == called(
        "score", "--contract", words, *args, lang=lang
    )


def test_a_higher_announcement_includes_the_lower_ones() -> None:
    """Who announces schwarz announces schneider; who plays ouvert, both, from the hand."""
    args = f"--json {AUCTION} --bid 18 --points 120 --tricks 15 --with 1".split()

    assert called("score", "--contract", "GHSZ", *args) == called(
        "score", "--contract", "grand schwarz", *args
    )
    assert called("score", "--contract", "GHSZO", *args) == called(
        "score", "--contract", "grand ouvert", *args
    )


IMPOSSIBLE = [
    ("--contract H --points 121 --with 1", "121"),
    ("--contract H --points 119 --with 1", "119"),
    ("--contract H --points 1 --with 1", "no card counts 1"),
    ("--contract H --points -5 --with 1", "“-5” is no whole number from 0 to 120."),
    ("--contract H --points many --with 1", "“many” is no whole number from 0 to 120."),
    ("--contract H --points 60 --with 1 --tricks -2", "from 0 to 16."),
    (f"{AUCTION} --contract H --points 61 --with 1 --bid -18", "from 18 to 264."),
    ("--contract H --points 61 --with 5", "1 to 4"),
    ("--contract H --points 61 --with 0", "1 to 4"),
    ("--rules classic;spitzen=on --contract H --points 61 --with 12", "1 to 11"),
    ("--rules classic;spitzen=on --contract G --points 61 --with 5", "1 to 4"),
    ("--contract H --points 61 --with 1 --without 1", "exclude"),
    ("--contract H --points 60 --with 1 --tricks 2", "2 tricks"),
    ("--contract H --points 60 --with 1 --tricks 17", "16 tricks"),
    ("--contract H --points 0 --with 1 --tricks 16", "16 tricks"),
    ("--contract N --points 60 --with 1", "cannot be declared"),
    ("--contract CH --points 61 --with 1", "cannot be declared"),
    ("--contract X --points 61", "“X” cannot be declared"),
    ("--contract H --points 61 --with 1 --bid 18", "--bid has no meaning"),
    ("--contract H --points 61 --with 1 --declarer 1", "--declarer has no meaning"),
    ("--contract R --points 61 --with 1", "--with, --without has no meaning"),
    ("--contract R --points 61 --kontra", "--kontra has no meaning"),
    ("--rules simple --contract H --points 61 --kontra", "--kontra has no meaning"),
    ("--rules japanese --contract H --points 61 --with 1", "has no meaning"),
    (f"{AUCTION} --contract H --points 61 --with 1 --bid 19", "18 and 20"),
    (f"{AUCTION} --contract H --points 61 --with 1 --bid 265", "264"),
    (f"{AUCTION} --contract N --tricks 0 --bid 24", "cannot reach the bid of 24"),
    ("--rules auction --declarer 2 --bid 18 --contract H --points 61", "forehand (0)"),
    ("--rules auction --declarer 0 --bid 18 --contract R --points 61", "cannot be declared"),
    ("--rules nonsense --contract H", "nonsense"),
]


@pytest.mark.parametrize(("args", "word"), IMPOSSIBLE)
def test_what_cannot_have_happened_is_refused(args: str, word: str) -> None:
    """One clear message, exit status 2, no result."""
    said = called("score", *args.split())

    assert (2, "") == (said.status, said.out)
    assert word in said.err


@pytest.mark.parametrize(
    ("args", "option"),
    [
        ("", "--contract"),
        ("--contract H", "--points"),
        ("--contract H --points 61", "--with, --without"),
        ("--contract H --points 120 --with 1", "--tricks"),
        ("--contract R --points 0", "--tricks"),
        ("--rules auction --contract N", "--declarer"),
        (f"{AUCTION} --contract N", "--bid"),
        (f"{AUCTION} --contract N --bid 18", "--tricks"),
    ],
)
def test_what_is_missing_is_named_where_nobody_can_be_asked(args: str, option: str) -> None:
    """Without a terminal the calculator says which option is missing."""
    said = called("score", *args.split())

    assert (2, "") == (said.status, said.out)
    assert f"{option} is missing" in said.err


def _dialogue(*answers: str, args: str = "", lang: str = "en") -> Said:
    lines = "".join(f"{answer}\n" for answer in answers)
    return called("score", *args.split(), stdin=lines, terminal=True, lang=lang)


def test_at_a_terminal_what_is_missing_is_asked_for() -> None:
    """Questions go to standard error, the result alone to standard output."""
    said = _dialogue("hearts", "91", "with 1", "")

    assert 0 == said.status
    assert called("score", *"--contract H --points 91 --with 1".split()).out == said.out
    assert 4 == said.err.count("?")


def test_a_bad_answer_is_asked_for_again() -> None:
    """Whoever mistypes is told why, and asked once more."""
    said = _dialogue("trumps", "H", "200", "91", "five", "with 1", "maybe", "kontra", args="--json")

    assert 60 == objects(said)[0]["result"]["score"][0]
    assert "200 cannot be" in said.err


@pytest.mark.parametrize(
    ("lang", "answers"),
    [
        ("de", ["Herz", "91", "mit 1", ""]),
        ("en", ["hearts", "91", "w1", "-"]),
        ("ja", ["ハート", "９１", "あり１", "なし"]),
    ],
)
def test_answers_are_given_in_ones_own_language(lang: str, answers: list[str]) -> None:
    """As players of each language say it."""
    said = _dialogue(*answers, args="--json", lang=lang)

    assert 0 == said.status, said.err
    assert [30, 0] == objects(said)[0]["result"]["score"]


def test_with_bidding_declarer_and_bid_are_asked_for() -> None:
    """The questions are those that the ruleset raises."""
    said = _dialogue("null", "dealer", "23", "0", args="--rules auction --json")

    assert [0, 23] == objects(said)[0]["result"]["score"]


def test_the_end_of_the_answers_is_a_clean_end() -> None:
    """Ctrl-D: the question stays open, exit status 2, no traceback."""
    said = _dialogue("H", "91")

    assert (2, "") == (said.status, said.out)
    assert "--with, --without is missing" in said.err


def test_the_result_is_one_line_of_json() -> None:
    """Nothing else is written."""
    said = called("score", "--json", *"--contract H --points 91 --with 1".split())

    assert 1 == len(said.out.splitlines())
    assert ["result"] == list(json.loads(said.out))
