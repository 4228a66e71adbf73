"""A finished hand in a sentence, and the score sheet."""

from dataclasses import replace

import pytest

from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.match import new_match
from offiziersskat.core.result import Ending, Matadors, Outcome, Result
from offiziersskat.core.scoring import result_of, thrown_in
from offiziersskat.core.seats import Seat
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.tui.sheet import Hand, match_lines, outcome, sheet
from offiziersskat.tui.style import Colours, Style, stripped, width_of
from offiziersskat.tui.words import Words

NAMES = ("Anna", "Ben")
PLAIN = Style(glyphs=True, colours=Colours.NONE, width=80)
DE = Words(Language.DE, PLAIN)
EN = Words(Language.EN, PLAIN)


def result(name: str = "classic", contract: str = "C", **more: object) -> Result:
    """The result of a hand; by default clubs with 2, 74 to 46, declared by seat 0."""
    facts: dict[str, object] = {
        "declarer": Seat.FOREHAND,
        "points": (74, 46),
        "tricks": (9, 7),
        "matadors": Matadors(with_=True, count=2),
        **more,
    }
    return result_of(ruleset(name), Outcome(Declare(Contract(contract)), **facts))  # type: ignore[arg-type]


def said(found: Result, words: Words = DE, **more: object) -> list[str]:
    """The sentences about it; the reader sits at seat 0 unless said otherwise."""
    facts: dict[str, object] = {"declared": None, "names": NAMES, "reader": Seat.FOREHAND, **more}
    return outcome(Hand(found, **facts), words)  # type: ignore[arg-type]


def test_a_won_game_reads_as_players_count_it() -> None:
    """The sentence that the look and feel asks for."""
    assert ["Gewonnen mit 74 – Kreuz mit 2, Spiel 3: +36."] == said(result())


def test_a_lost_game_with_everything_counts_up_step_by_step() -> None:
    """Each level with its number, then kontra."""
    declared = Declare(Contract.G, hand=True, schneider=True)
    found = result_of(
        ruleset("auction"),
        Outcome(
            declared,
            Seat.FOREHAND,
            (88, 32),
            (12, 3),
            kontra=2,
            matadors=Matadors(with_=False, count=1),
            bid=18,
        ),
    )

    assert [
        "Die Ansage ist nicht erreicht.",
        "Verloren mit 88 – Grand ohne 1, Spiel 2, Hand 3, Schneider 4, angesagt 5, Kontra: −480.",
    ] == said(found, declared=declared)


def test_the_other_sides_score_has_a_name() -> None:
    """In Skat scoring the declarer alone writes; his opponent reads whose it is."""
    lost = result(points=(46, 74))

    assert ["Won with 74 – clubs with 2, game 3: Anna −72."] == said(lost, EN, reader=Seat.SECOND)
    assert ["Ben wins with 74 – clubs with 2, game 3: Anna −72."] == said(lost, EN, reader=None)


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (result("simple", points=(95, 25)), "Won with 95 – clubs, schneider: +3."),
        (result("simple", points=(60, 60)), "60 to 60 – clubs: Anna +1 · Ben +1."),
        (result("japanese", "G", points=(61, 59)), "Won with 61 – grand: +2."),
        (result(contract="R", declarer=None, points=(70, 50)), "Lost with 70 – ramsch: −70."),
        (result(contract="R", declarer=None, points=(60, 60)), "60 to 60 – ramsch: no point."),
        (
            result(contract="R", declarer=None, points=(120, 0), tricks=(16, 0)),
            "Durchmarsch by Anna – every trick: +120.",
        ),
        (result("auction", "N", points=(0, 0), tricks=(0, 9)), "Won – null: +23."),
        (
            result("auction", bid=48, points=(61, 59)),
            "Overbid: 48 was bid, the game is worth only 36.",
        ),
        (thrown_in(ruleset("auction")), "Thrown in – nobody wanted to play, the deal passes on."),
    ],
)
def test_every_ending_has_its_words(found: Result, text: str) -> None:
    """Simple, Japanese, ramsch, null, overbid, thrown in."""
    assert text == said(found, EN)[0]


def test_a_tie_to_be_replayed_says_so() -> None:
    """It does not count."""
    found = result("japanese", points=(60, 60))

    assert Ending.REPLAY is found.ending
    assert "it does not count" in said(found, EN)[0]


def test_the_sheet_adds_up() -> None:
    """A line a hand by player, then the standing; dealers change, so do seats."""
    match = new_match(ruleset("classic", {"hands": 2}), first_dealer=1)
    match = match.with_result(result()).with_result(result(contract="G", points=(40, 80)))
    lines = [stripped(line) for line in sheet(match, NAMES, EN)]

    assert "Score sheet" == lines[0]
    assert re_split(" 1  ♣ clubs (Anna)  +36  ·") == re_split(lines[2])
    assert re_split(" 2  grand (Ben)  ·  −144") == re_split(lines[3])
    assert re_split("Total  36  −144") == re_split(lines[4])
    assert ["Anna wins the match with 36."] == match_lines(match, NAMES, EN)


def re_split(line: str) -> list[str]:
    """The words of a line, whatever the columns."""
    return line.split()


def test_four_players_have_a_column_a_side() -> None:
    """Partners add up; a hand thrown in and a tie have entries too."""
    names = ("Anna", "Ben", "Clara", "David")
    match = new_match(ruleset("double", {"hands": 4}), first_dealer=3)
    won = result("double", points=(70, 50), tricks=(5, 3))
    match = match.with_result(won).with_result(replace(won, ending=Ending.REPLAY))
    lines = [stripped(line) for line in sheet(match, names, EN)]

    assert ["No.", "Anna", "Ben"] == lines[1].split()
    assert ["+Clara", "+David"] == lines[2].split()
    assert lines[1].index("Anna") + len("Anna") == lines[2].index("+Clara") + len("+Clara")
    assert "60:60" in lines[4]
    assert ["The match ends level."] == match_lines(match, names, EN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_the_sheet_fits_the_screen(language: Language, width: int) -> None:
    """Long names and games are shortened rather than broken."""
    match = new_match(ruleset("classic"), first_dealer=1).with_result(result())
    names = ("Maximiliane", "Konstantin der Zweite")
    words = Words(language, Style(glyphs=True, colours=Colours.NONE, width=width))

    assert max(map(width_of, sheet(match, names, words))) <= width
