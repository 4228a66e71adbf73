"""What is typed at the table, phase by phase."""

from pathlib import Path

import pytest

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    Hold,
    Kontra,
    LayAway,
    Pass,
    Play,
    PlayHand,
    Re,
    TakeStock,
    text_of,
)
from offiziersskat.core.cards import DECK, Card, Suit
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.i18n import LANGUAGES, Language
from offiziersskat.tui.commands import parse
from offiziersskat.tui.declaring import level_from, offered
from offiziersskat.tui.narrate import action_words
from offiziersskat.tui.numbers import held, sorted_hand
from offiziersskat.tui.style import Colours, Style
from offiziersskat.tui.wanted import (
    Announce,
    Ask,
    Command,
    Do,
    NoCard,
    Save,
    Unclear,
    Unsure,
    Wish,
)
from offiziersskat.tui.words import Words

EN, DE, JA = Language.EN, Language.DE, Language.JA


def at(name: str, *texts: str, seed: int = 1) -> View:
    """The view of the seat to act after some actions of a numbered deal."""
    game: Game = new_game(ruleset(name), shuffled(numbered_seed(seed, 0)))
    for text in texts:
        wanted = [a for a in legal(observe(game, game.to_act)) if text_of(a) == text]
        game = apply(game, wanted[0])
    return observe(game, game.to_act)


def test_in_card_play_codes_numbers_and_signs_are_cards() -> None:
    """``CJ``, a place's number and ``♣J`` all play a card."""
    view = at("classic", "=C", "pass")
    place = view.board.places[0][2].up
    assert place is not None

    assert Do(Play(place)) == parse("3", view, EN)
    assert Do(Play(place)) == parse(place.code.lower(), view, EN)
    assert Do(Play(Card.HT)) == parse("♥10", view, EN)


def test_a_number_without_a_card_is_said_so() -> None:
    """Nine is no place of eight, and no card."""
    assert NoCard(9) == parse("9", at("classic", "=C", "pass"), EN)
    assert NoCard(0) == parse("0", at("classic", "=C", "pass"), EN)


def test_hand_cards_count_on_behind_the_places() -> None:
    """With four places the first hand card is number five."""
    view = at("half_open", "=C", "pass")
    assert view.seat is not None

    assert Do(Play(held(view)[0])) == parse("5", view, EN)


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("?", Wish.HINT),
        ("？", Wish.HINT),
        ("u", Wish.BACK),
        ("L", Wish.LAST),
        ("s", Wish.SHEET),
        ("h", Wish.HELP),
        ("q", Wish.QUIT),
        ("r", Wish.RESIGN),
        ("", Wish.SHOW),
        (" : h", Wish.HELP),
        ("quit", Wish.QUIT),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_for_wishes_are_the_same_everywhere(
    text: str, wish: Wish, language: Language
) -> None:
    """In card play the letters of the help page work in every language."""
    assert Ask(wish) == parse(text, at("classic", "=C", "pass"), language)


def test_wishes_have_words_in_each_language() -> None:
    """A German may type ``tipp``, a Japanese ``ヒント``."""
    view = at("classic", "=C", "pass")

    assert Ask(Wish.HINT) == parse("Tipp", view, DE)
    assert Ask(Wish.HINT) == parse("ヒント", view, JA)
    assert Ask(Wish.BACK) == parse("zurück", view, DE)
    assert isinstance(parse("tipp", view, EN), Unclear)


def test_while_declaring_letters_are_games_and_a_colon_makes_them_wishes() -> None:
    """H, S and R are hearts, spades and ramsch; ``:h`` is help."""
    view = at("classic")

    assert Unsure(Contract.H, Wish.HELP) == parse("h", view, EN)
    assert Unsure(Contract.S, Wish.SHEET) == parse("S", view, EN)
    assert Unsure(Contract.R, Wish.RESIGN) == parse("r", view, EN)
    assert Do(Declare(Contract.H)) == parse("=h", view, EN)
    assert Do(Declare(Contract.H)) == parse("hearts", view, EN)
    assert Ask(Wish.HELP) == parse(":h", view, EN)
    assert Ask(Wish.SHEET) == parse("/s", view, EN)
    assert Ask(Wish.HINT) == parse("?", view, EN)


def test_declarations_by_number_letter_sign_and_word() -> None:
    """The list's numbers run from one."""
    view = at("classic")

    assert Do(Declare(Contract.C)) == parse("1", view, EN)
    assert Do(Declare(Contract.R)) == parse("6", view, EN)
    assert Do(Declare(Contract.D)) == parse("♦", view, EN)
    assert Do(Declare(Contract.G)) == parse("Grand", view, DE)
    assert Do(Declare(Contract.C)) == parse("K", view, DE)
    assert Do(Declare(Contract.S)) == parse("スペード", view, JA)
    assert isinstance(parse("7", view, EN), Unclear)


@pytest.mark.parametrize(
    "text", ["save game.osk", "SAVE game.osk", 'save "game.osk"', ":save game.osk"]
)
def test_a_file_is_named_behind_save(text: str) -> None:
    """The name is kept as it was typed, in every phase."""
    for view in (at("classic"), at("classic", "=C", "pass")):
        assert Save(Path("game.osk")) == parse(text, view, EN)
    assert Save(None) == parse("save", at("classic"), EN)
    assert Save(Path("Meine Spiele/Ä.osk")) == parse(
        "sichern Meine Spiele/Ä.osk", at("classic"), DE
    )


@pytest.mark.parametrize(
    ("text", "action"), [("1", Kontra()), ("k", Kontra()), ("kontra", Kontra()), ("y", Kontra()),
                         ("2", Pass()), ("p", Pass()), ("n", Pass())]
)  # fmt: skip
def test_kontra_is_answered_by_number_letter_or_word(text: str, action: Action) -> None:
    """One says it or one does not."""
    assert Do(action) == parse(text, at("classic", "=C"), EN)


def test_re_is_a_word_and_r_still_resigns() -> None:
    """A slip must not cost four times the value."""
    view = at("classic", "=C", "kontra")

    assert Do(Re()) == parse("re", view, EN)
    assert Do(Re()) == parse("1", view, EN)
    assert Ask(Wish.RESIGN) == parse("r", view, EN)


def test_bids_are_values_a_plus_is_the_next_one() -> None:
    """A value that does not exist is an action too: the table says why not."""
    view = at("auction")

    assert Do(Bid(18)) == parse("+", view, EN)
    assert Do(Bid(24)) == parse("24", view, EN)
    assert Do(Bid(19)) == parse("19", view, EN)
    assert Do(Pass()) == parse("p", view, EN)
    assert isinstance(parse("y", view, EN), Unclear)


def test_bids_are_chosen_by_their_place_in_the_list_too() -> None:
    """No value is that small."""
    assert Do(Bid(18)) == parse("1", at("auction"), EN)
    assert Do(Bid(33)) == parse("8", at("auction"), EN)
    assert Do(Bid(9)) == parse("9", at("auction"), EN)
    assert Do(Bid(22)) == parse("2", at("auction", "18", "hold"), EN)
    assert isinstance(parse("1", at("auction", "264", "hold"), EN), Unclear)


@pytest.mark.parametrize(
    ("text", "language"),
    [("y", EN), ("hold", EN), ("20", EN), ("j", DE), ("halten", DE), ("はい", JA)],
)
def test_a_bid_is_held_by_word_or_by_its_value(text: str, language: Language) -> None:
    """Who repeats the value holds it."""
    assert Do(Hold()) == parse(text, at("auction", "20"), language)
    assert isinstance(parse("+", at("auction", "20"), language), Unclear)


def test_forehand_takes_a_game_nobody_bid_for() -> None:
    """Eighteen, a plus or a yes."""
    for text in ("18", "+", "y"):
        assert Do(Bid(18)) == parse(text, at("auction", "pass"), EN)


def test_the_stock_is_taken_or_left() -> None:
    """By number or word; ``h`` stays help."""
    view = at("auction", "18", "pass")

    assert Do(TakeStock()) == parse("1", view, EN)
    assert Do(PlayHand()) == parse("hand", view, EN)
    assert Ask(Wish.HELP) == parse("h", view, EN)


def test_two_cards_are_laid_away_by_code_or_number() -> None:
    """In either order, with or without the dashes of the notation."""
    view = at("auction", "18", "pass", "take")
    assert view.phase is Phase.DISCARD and view.seat is not None
    one, two = held(view)[:2]

    for text in (f"{one.code} {two.code}", f"-{two.code} -{one.code}", "6 7", f"7,{one.code}"):
        command = parse(text, view, EN)
        assert isinstance(command, Do) and isinstance(command.action, LayAway)
        assert {one, two} == {command.action.first, command.action.second}
    for text in (one.code, "6 6", f"{one.code} {two.code} 8"):
        assert isinstance(parse(text, view, EN), Unclear)


def test_an_open_card_cannot_be_laid_away_by_its_number() -> None:
    """Only the hand cards have numbers then."""
    view = at("auction", "18", "pass", "take")

    assert NoCard(1) == parse("1 2", view, EN)
    assert NoCard(5) == parse("6 5", view, EN)


def test_hand_cards_are_held_with_the_trumps_first() -> None:
    """From high to low; before a contract stands the jacks lead."""
    before, after = at("sixteen"), at("sixteen", "=S")
    trumps = [card for card in held(after) if card.is_jack or card.suit is Suit.S]
    plain = [card for card in held(after) if card not in trumps]

    assert set(before.hand(Seat.FOREHAND)) == set(held(before)) and len(held(before)) == 16
    jacks = [card for card in held(before) if card.is_jack]
    assert jacks == list(held(before)[: len(jacks)]) == sorted(jacks)
    assert [*trumps, *plain] == list(sorted_hand(after, Seat.FOREHAND))
    assert plain == sorted(plain, key=lambda card: (card.suit, "AKTQ987".index(card.code[1])))
    assert () == held(observe(new_game(preset("sixteen"), DECK), None))


def test_after_a_hand_game_the_announcement_is_asked_for() -> None:
    """A contract by itself is not enough; the whole code is."""
    view = at("auction", "18", "pass", "hand")

    assert Announce(Contract.C) == parse("c", view, EN)
    assert Announce(Contract.N) == parse("null", view, EN)
    assert Do(Declare(Contract.C, hand=True, schneider=True)) == parse("CHS", view, EN)
    assert Do(Declare(Contract.G, hand=True)) == parse("grand hand", view, EN)
    assert list("CSHDGN") == [game.contract.value for game in offered(view)]


def test_announcements_are_chosen_by_number_or_code() -> None:
    """From the list of what the contract offers, nothing else."""
    view = at("auction", "18", "pass", "hand")
    games = tuple(a for a in legal(view) if isinstance(a, Declare) and a.contract is Contract.S)

    assert games[0] == level_from("1", games, EN)
    assert games[3] == level_from("SHSZO", games, EN)
    assert level_from("5", games, EN) is None
    assert level_from("CH", games, EN) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "view",
    [
        at("classic"),
        at("classic", "=C"),
        at("classic", "=C", "kontra"),
        at("classic", "=C", "pass"),
        at("auction"),
        at("auction", "18"),
        at("auction", "pass"),
        at("auction", "18", "pass"),
        at("auction", "18", "pass", "take"),
        at("auction", "18", "pass", "hand"),
        at("japanese"),
    ],
    ids=lambda view: view.phase.value,
)
def test_what_a_hint_names_can_be_typed_back(view: View, language: Language) -> None:
    """Every legal action, in the words of a hint, is understood as that action."""
    words = Words(language, Style(glyphs=True, colours=Colours.NONE, width=80))
    for action in legal(view):
        assert Do(action) == _typed(action_words(action, words), view, language)


def _typed(text: str, view: View, language: Language) -> Command:
    command = parse(text, view, language)
    if isinstance(command, Announce):
        games = tuple(
            a for a in legal(view) if isinstance(a, Declare) and a.contract is command.contract
        )
        chosen = level_from(text, games, language)
        return Do(chosen) if chosen else command
    return command


@pytest.mark.parametrize(
    "text", ["\x00", "x" * 10_000, "\ud800", "１２３４５６", "=;", ":", "-", "♣", "save\t"]
)
def test_nonsense_is_never_an_error(text: str) -> None:
    """Whatever is typed, in any phase, is answered by a command."""
    for view in (at("classic"), at("classic", "=C"), at("classic", "=C", "pass"), at("auction")):
        parse(text, view, EN)
