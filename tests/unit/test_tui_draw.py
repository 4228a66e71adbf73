"""The table as it is drawn: places, hands, trick, race bar, and nothing that is hidden."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from offiziersskat.core.actions import LayAway, Play, text_of
from offiziersskat.core.cards import Card
from offiziersskat.core.catalogue import PRESETS, ruleset
from offiziersskat.core.events import Acted, Event, TrickWon, Turned
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.tui.art import Legality, Spot, backs, fan, framed, in_line, row_length
from offiziersskat.tui.bar import race_bar
from offiziersskat.tui.draw import Scene, table
from offiziersskat.tui.notes import due
from offiziersskat.tui.numbers import card_at
from offiziersskat.tui.panel import fresh_cards
from offiziersskat.tui.prompts import explained
from offiziersskat.tui.style import Colours, Style, stripped, width_of
from offiziersskat.tui.words import Words

NAMES = ("Anna", "Ben", "Clara", "David")
BARE = Style(glyphs=True, colours=Colours.NONE, width=80)
ASCII = Style(glyphs=False, colours=Colours.NONE, width=80)
NARROW = Style(glyphs=True, colours=Colours.NONE, width=40)
FULL = Style(glyphs=True, colours=Colours.FULL, width=80)
STYLES = [
    Style(glyphs=glyphs, colours=colours, width=width)
    for glyphs, colours in ((True, Colours.NONE), (True, Colours.FULL), (False, Colours.NONE))
    for width in (32, 40, 80, 120)
]


def games(name: str, *, seed: int = 1, fields: dict[str, object] | None = None) -> Iterator[Game]:
    """A random hand, one position after the other."""
    chance = Stream(b"%d" % seed)
    game = new_game(ruleset(name, fields), shuffled(numbered_seed(seed, 0)))
    yield game
    while game.result is None:
        actions = legal(observe(game, game.to_act))
        game = apply(game, actions[chance.below(len(actions))])
        yield game


def scene(game: Game, seat: Seat | None) -> Scene:
    """The table as a seat sees it."""
    names = NAMES[: game.rules.seats]
    return Scene(observe(game, seat), names, Seat.FOREHAND if seat is None else seat)


def drawn(game: Game, seat: Seat | None, style: Style, language: Language = Language.EN) -> str:
    """The table as one text without colours."""
    return stripped("\n".join(table(scene(game, seat), Words(language, style))))


def faces(text: str) -> set[str]:
    """Every card that is named in a text drawn with glyphs, in English."""
    return set(re.findall(r"[♣♠♥♦](?:10|[AKQJ987])", text))


def face(card: Card) -> str:
    """The English face of a card."""
    return "♣♠♥♦"[card.suit] + {"T": "10"}.get(card.code[1], card.code[1])


# ---- cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", [BARE, ASCII, NARROW, FULL])
def test_pile_single_card_back_and_empty_place_look_different_without_colour(style: Style) -> None:
    """Four things that may lie at a place, four shapes."""
    spots = [
        Spot(Card.CJ, covered=True),
        Spot(Card.CJ),
        Spot(None, covered=True),
        Spot(None),
    ]
    shapes = {
        stripped(
            "\n".join(framed([spot], Language.EN, style))
            + in_line([spot], Language.EN, style, numbers=True)
        )
        for spot in spots
    }

    assert 4 == len(shapes)


@pytest.mark.parametrize("style", [BARE, ASCII, FULL])
def test_framed_cards_keep_their_columns(style: Style) -> None:
    """Cards never jump, whatever lies at a place."""
    spots = [
        Spot(Card.HT, covered=True, number=12, legality=Legality.LEGAL),
        Spot(None, covered=True),
        Spot(None),
        Spot(Card.C7, legality=Legality.BARRED),
    ]

    assert {32} == {width_of(line) for line in framed(spots, Language.EN, style)}


@pytest.mark.parametrize(("places", "expected"), [(8, 4), (5, 5), (4, 4), (16, 4), (10, 5), (0, 1)])
def test_piles_lie_in_rows_of_four_or_five(places: int, expected: int) -> None:
    """Two rows of four as on a real table; five piles fit in one row."""
    assert expected == row_length(places, BARE)


@pytest.mark.parametrize(("width", "expected"), [(40, 5), (39, 3), (32, 3), (20, 2)])
def test_a_narrow_screen_has_shorter_rows(width: int, expected: int) -> None:
    """Five piles lie in two rows, where one has no room."""
    assert expected == row_length(5, Style(glyphs=True, colours=Colours.NONE, width=width))


def test_a_fan_holds_at_most_eight_cards_a_row() -> None:
    """Sixteen hand cards lie in two rows, which fit forty columns."""
    spots = [Spot(card, number=n + 1) for n, card in enumerate(list(Card)[:16])]

    tight = Style(glyphs=True, colours=Colours.NONE, width=32)
    for style in (BARE, NARROW, FULL, tight):
        lines = fan(spots, Language.EN, style)
        assert all(width_of(line) < min(style.width, 41) for line in lines)
        assert {face(card) for card in list(Card)[:16]} == faces(stripped("\n".join(lines)))


def test_backs_can_be_counted() -> None:
    """A hidden hand shows how many cards it has."""
    assert "#" * 5 == backs(5, ASCII).replace("|", "")


# ---- the race bar -------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("points", [(0, 0), (60, 60), (61, 59), (120, 0), (1, 119), (17, 23)])
def test_the_race_bar_always_has_the_same_length(width: int, points: tuple[int, int]) -> None:
    """What is out fills the middle; two full sides meet."""
    style = Style(glyphs=True, colours=Colours.NONE, width=width)
    bar, _ = race_bar(points, ("Anna", "Ben"), marks=(31, 61, 90), style=style)
    cells = 60 if width == 80 else 30

    assert cells == len(re.search(r"[█▌▐░┊┃]+", bar)[0])  # type: ignore[index]


def test_the_race_bar_fills_from_both_ends() -> None:
    """Mine grow from the left, theirs from the right, a point is half a cell."""
    bar, _ = race_bar((17, 23), ("Anna", "Ben"), marks=(31, 61, 90), style=BARE)

    assert bar.startswith("  17 ████████▌░")
    assert bar.endswith("░▐███████████ 23")


def test_marks_stand_at_31_61_and_90() -> None:
    """Who has reached a mark's points has filled the bar up to it."""
    bar, scale = race_bar((0, 0), ("Anna", "Ben"), marks=(31, 61, 90), style=BARE)

    assert [15, 30, 44] == [m.start() - 5 for m in re.finditer("[┊┃]", bar)]
    assert [m.start() for m in re.finditer("[┊┃]", bar)] == [
        scale.index(n) for n in ("31", "61", "90")
    ]


# ---- the whole table ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_every_screen(name: str, language: Language) -> None:
    """At 32, 40, 80 and 120 columns, with and without colour, in ASCII, no line is too wide."""
    for game in list(games(name))[::4]:
        for style in STYLES:
            lines = table(scene(game, game.to_act), Words(language, style))
            assert max(map(width_of, lines)) <= style.width


@pytest.mark.parametrize("name", PRESETS)
def test_long_names_break_no_line(name: str) -> None:
    """Forty letters are allowed, in kana twice as wide; the table shortens them."""
    names = ("Maximiliane Konstantina von und zu Skat", "あ" * 40, "x" * 40, "Ben")
    for game in list(games(name))[::6]:
        view = observe(game, game.to_act)
        seen = Scene(view, names[: game.rules.seats], view.seat or Seat.FOREHAND)
        for style in STYLES:
            lines = table(seen, Words(Language.DE, style))
            long = [line for line in lines if width_of(line) > style.width]
            assert [] == [line for line in long if "x" * 40 not in line]


@pytest.mark.parametrize("name", PRESETS)
def test_no_card_is_drawn_that_the_seat_has_not_seen(name: str) -> None:
    """Face-down cards, other people's hands and the stock stay hidden, from spectators too."""
    for number, game in enumerate(games(name, seed=3)):
        for seat in (*map(Seat, range(game.rules.seats)), None):
            view = observe(game, seat)
            shown = faces(drawn(game, seat, NARROW if number % 2 else BARE))
            assert not shown & {face(card) for card in view.unseen}


@pytest.mark.parametrize("name", ["sixteen", "half_open", "auction"])
def test_a_hand_is_drawn_for_its_owner_alone(name: str) -> None:
    """One sees one's own hand; of the other hand only how many cards it has."""
    game = list(games(name))[8]
    for seat in (Seat.FOREHAND, Seat.SECOND):
        view = observe(game, seat)
        other = {face(card) for card in observe(game, Seat(1 - seat)).hand(Seat(1 - seat))}
        text = drawn(game, seat, BARE)

        assert {face(card) for card in view.hand(seat)} <= faces(text)
        assert not other & faces(text)
        assert f"{game.board.hand_sizes[1 - seat]} in hand" in text


@pytest.mark.parametrize("name", PRESETS)
def test_cards_with_a_number_are_exactly_the_legal_ones(name: str) -> None:
    """Every number on the screen plays the card at which it stands."""
    for game in games(name):
        view = observe(game, game.to_act)
        legal_cards = {action.card for action in legal(view) if isinstance(action, Play)}
        if not legal_cards:
            continue
        assert legal_cards == {card_at(view, number) for number in numbers_on(game, view)}


def numbers_on(game: Game, view: View) -> set[int]:
    """The numbers that stand on frames and ribs of the side to act."""
    assert view.seat is not None
    lines = drawn(game, view.seat, BARE).splitlines()
    tops = [line[:44] for line in lines if line.lstrip().startswith("╭")]
    return {int(text) for line in tops for text in re.findall(r"(?<=[╭─])\d+", line)}


def test_both_hand_cards_to_lay_away_have_numbers() -> None:
    """While two cards are laid away, the whole hand can be typed by number."""
    for game in games("auction", seed=4):
        view = observe(game, game.to_act)
        if any(isinstance(action, LayAway) for action in legal(view)):
            assert set(range(6, 13)) == numbers_on(game, view)
            return
    pytest.fail("nobody took the stock")


@pytest.mark.parametrize("name", PRESETS)
def test_ascii_is_ascii(name: str) -> None:
    """Where only ASCII is to be had, nothing else is drawn, in German as in English."""
    for game in list(games(name))[::5]:
        for language in (Language.DE, Language.EN):
            assert drawn(game, game.to_act, ASCII, language).isascii()


def test_colours_change_no_sign_of_the_narrow_table() -> None:
    """With colours the narrow table reads as without."""
    narrow = Style(glyphs=True, colours=Colours.BASIC, width=40)
    for game in games("classic"):
        assert drawn(game, game.to_act, NARROW) == drawn(game, game.to_act, narrow)


def test_a_hand_game_laid_open_is_drawn_for_all() -> None:
    """Ouvert opens the hand cards, but no face-down card."""
    game = next(iter(games("auction", seed=7)))
    for text in ("18", "hold", "pass"):
        game = apply(game, next(a for a in legal(observe(game, game.to_act)) if text_of(a) == text))
    for text in ("hand", "=NHO"):
        game = apply(game, next(a for a in legal(observe(game, game.to_act)) if text_of(a) == text))
    hand = {face(card) for card in observe(game, Seat.FOREHAND).hand(Seat.FOREHAND)}

    assert hand <= faces(drawn(game, Seat.SECOND, BARE))


def test_who_leads_is_said_and_marked() -> None:
    """Before the first card in words, after it at the card."""
    positions = list(games("classic"))
    before = next(game for game in positions if game.phase.value == "play")
    after = positions[positions.index(before) + 1]
    leader = NAMES[before.to_act or 0]

    assert f"{leader} leads" in drawn(before, Seat.FOREHAND, BARE)
    assert f"{leader} ▸" in drawn(after, Seat.FOREHAND, BARE)
    assert f"{leader} ▸" in drawn(after, Seat.FOREHAND, NARROW)


@pytest.mark.parametrize("name", ["classic", "japanese"])
def test_what_was_turned_up_stands_beside_the_table(name: str) -> None:
    """Until the seat has played again; what was told has scrolled away on a low screen."""
    checked = 0
    for game in games(name):
        for seat in (Seat(0), Seat(1), None):
            view = observe(game, seat)
            acted = [
                number
                for number, event in enumerate(view.log)
                if (isinstance(event, TrickWon) if seat is None else _is_by(event, seat))
            ]
            since = acted[-1] if acted else 0
            fresh = [event for event in view.log[since:] if isinstance(event, Turned)]
            shown = " ".join(drawn(game, seat, BARE).split())
            checked += len(fresh)
            assert fresh == fresh_cards(view)
            assert bool(fresh) is ("Turned up: " in shown)

    assert checked > 20


def _is_by(event: Event, seat: Seat) -> bool:
    return isinstance(event, Acted) and event.seat == seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_hand_fits_a_screen_of_24_lines(language: Language) -> None:
    """Table, notes, choices and the question, whatever is explained."""
    words = Words(language, BARE)
    seen: tuple[str, ...] = ()
    for game in games("classic"):
        if game.to_act is not Seat.FOREHAND:
            continue
        looked = scene(game, Seat.FOREHAND)
        notes = due(looked.view, seen)
        seen += notes
        told, choices = tuple(words(note) for note in notes), explained(looked.view, words)
        if looked.view.phase is Phase.DECLARE:
            told, choices = (*told, choices[0]), choices[1:]
        lines = table(
            replace(looked, heading=words("heading-hands", hand=1, hands=12), notes=told), words
        )
        assert 24 >= len(lines) + len(choices) + 1
        flat = "".join("".join(lines).split())
        assert all("".join(note.split())[:4] in flat for note in told)
    assert {"note-piles", "note-declare", "note-follow"} <= set(seen)
