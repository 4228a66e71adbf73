"""Position strings: reading, checking, writing, and the game or view they stand for."""

from pathlib import Path

import pytest

from offiziersskat.core.actions import (
    Action,
    Bid,
    Declare,
    LayAway,
    Pass,
    Play,
    PlayHand,
    TakeStock,
    text_of,
)
from offiziersskat.core.cards import DECK, Card, mask_of
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden
from offiziersskat.core.game import Game, apply, new_game, observe, play_out
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase
from offiziersskat.notation import (
    BadNotation,
    parse_position,
    position_of,
    position_of_game,
    write_position,
)

_SPEC = (
    "classic C 0 29-14 - S8/?? H7 DK DT C9/?? CJ -- -- |"
    " HQ/?? HK HT/?? D9 DA C7 -- -- ? SA H9 HA CA"
)
_TWO_LEFT = "classic C 0 {points} - CA SA -- -- -- -- -- -- | H7 H8 -- -- -- -- -- --"
_AUCTION = play_out(new_game(preset("auction"), DECK), (Bid(18), Pass()))


def _cards(*codes: str) -> tuple[Card, ...]:
    return tuple(Card[code] for code in codes)


def _position(**fields: str) -> str:
    """The example of the specification with some fields of another value."""
    words = dict(zip(("rules", "contract", "seat", "points", "trick"), _SPEC.split(), strict=False))
    table, unseen = _SPEC.split(None, 5)[5].split(" ? ")
    found = {**words, "layout": table, "unseen": unseen, **fields}
    return "{rules} {contract} {seat} {points} {trick} {layout} ? {unseen}".format(**found)


# ---- reading and writing --------------------------------------------------------------------


def test_the_example_of_the_specification_is_read() -> None:
    """Every field of it (notation.md §2)."""
    position = parse_position(_SPEC)
    assert preset("classic") == position.rules
    assert Declare(Contract.C) == position.contract
    assert (Seat(0), Seat(0)) == (position.seat, position.declarer)
    assert ((29, 14), None) == (position.points, position.tricks)
    assert _cards("SA", "H9", "HA", "CA") == position.unseen
    assert 8 == position.taken
    assert _SPEC == write_position(position)


def test_every_position_of_the_reveals_is_read_and_written_back() -> None:
    """132 positions from an independent program."""
    lines = (Path(__file__).parent / "data" / "reveals.txt").read_text().splitlines()
    assert 132 == len(lines)
    for line in lines:
        position = parse_position(line)
        assert line == write_position(position)
        assert legal(position.view())


@pytest.mark.parametrize(
    ("contract", "rules", "expected"),
    [
        ("C,x2,w3", "classic", (0, 2, None, Matadors(with_=True, count=3))),
        ("c,X4,O1", "classic", (0, 4, None, Matadors(with_=False, count=1))),
        ("♥,@1", "classic", (1, 1, None, None)),
        ("R", "classic", (None, 1, None, None)),
        ("R,@0", "classic", (None, 1, None, None)),
    ],
)
def test_marks_stand_behind_the_contract(contract: str, rules: str, expected: object) -> None:
    """Declarer, kontra, bid and matadors."""
    found = parse_position(_position(contract=contract, rules=rules))
    assert expected == (found.declarer, found.kontra, found.bid, found.matadors)


def test_the_number_of_tricks_is_kept() -> None:
    """It tells schwarz and Durchmarsch."""
    text = _position(points="29:5-14:3")
    assert (5, 3) == parse_position(text).tricks
    assert text == write_position(parse_position(text))


@pytest.mark.parametrize(
    ("points", "expected"),
    [("29-14", (5, 3)), ("43-0", (8, 0))],
)
def test_tricks_that_are_not_told_agree_with_the_points(points: str, expected: object) -> None:
    """A side with points has one at least, one without has none unless it leads."""
    assert expected == parse_position(_position(points=points)).tricks_by_side


def test_who_leads_has_taken_a_trick() -> None:
    """Even if it was worth nothing."""
    text = _position(points="43-0", seat="1")
    assert (7, 1) == parse_position(text).tricks_by_side
    assert (0, 8) == parse_position(_position(points="0-43", seat="1")).tricks_by_side


def test_an_empty_list_of_unseen_cards_may_be_left_out() -> None:
    """Where nothing is marked as unseen, nothing is unseen."""
    cards = set(DECK) - set(_cards("CA", "SA", "H7", "H8"))
    points = f"{sum(card.points for card in cards)}-0"
    with_list = parse_position(_TWO_LEFT.format(points=points) + " ?")
    assert with_list == parse_position(_TWO_LEFT.format(points=points))
    assert () == with_list.unseen


# ---- faults ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "position-fields", 1),
        ("classic C 0 29-14 -", "position-fields", 20),
        (_position(rules="klassik"), "rules-unknown-preset", 1),
        (_position(rules="classic;ten=low"), "rules-bad-value", 9),
        (_position(contract="X"), "position-contract", 9),
        (_position(contract="CH"), "position-contract", 9),
        (_position(contract="N"), "position-contract", 9),
        (_position(contract="C,"), "position-mark", 11),
        (_position(contract="C,x3"), "position-mark", 11),
        (_position(contract="C,x2,x4"), "position-mark", 14),
        (_position(contract="C,w1,o1"), "position-mark", 14),
        (_position(contract="R,x2"), "position-mark", 9),
        (_position(contract="C,x2", rules="simple"), "position-mark", 8),
        (_position(contract="C,b18"), "position-mark", 9),
        (_position(contract="C,@2"), "position-mark", 9),
        (_position(contract="R,@1"), "position-mark", 9),
        (_position(contract="-,@1"), "position-mark", 9),
        (_position(contract="C,w5"), "position-mark", 9),
        (_position(contract="C,w0"), "position-mark", 9),
        (_position(contract="R,w1"), "position-mark", 9),
        (_position(contract="-,w1"), "position-mark", 9),
        (_position(seat="4"), "position-seat", 11),
        (_position(seat="2"), "position-seat", 11),
        (_position(seat="x"), "position-seat", 11),
        (_position(points="29"), "position-points", 13),
        (_position(points="29:1-14"), "position-points", 13),
        (_position(points="30-14"), "position-points-sum", 13),
        (_position(points="29:5-14:4"), "position-tricks-sum", 13),
        (_position(points="29:8-14:0"), "position-tricks", 13),
        (_position(points="29:0-14:8"), "position-tricks", 13),
        (_position(trick="C6"), "card-unreadable", 19),
        (_position(trick="SK,C6"), "card-unreadable", 22),
        (_position(trick="SK,"), "card-unreadable", 22),
        (_position(trick="SK,SQ"), "position-trick", 19),
        (_position(trick="S8"), "position-card-twice", 22),
        (_position(trick="SK"), "position-sizes", 22),
        (_position(layout="CA | CK"), "layout-places", 21),
        (_position(layout="CA | CK | S7 | D7"), "layout-seats", 21),
        (_position(layout="C6"), "card-unreadable", 21),
        (_position(unseen="SA H9 HA"), "position-unseen", 83),
        (_position(unseen="SA H9 HA C6"), "card-unreadable", 94),
        (_position(unseen="SA H9 HA HA"), "position-card-twice", 21),
    ],
)
def test_a_fault_has_its_code_and_its_column(text: str, code: str, column: int) -> None:
    """The first thing that cannot be, in the field where it stands."""
    with pytest.raises(BadNotation) as caught:
        parse_position(text)
    assert (code, 1, column) == (caught.value.code, caught.value.line, caught.value.column)


def test_the_fault_of_a_wrong_number_of_unseen_cards_names_both() -> None:
    """As notation.md §2 demands; without a list they are all cards that are not shown."""
    with pytest.raises(BadNotation) as caught:
        parse_position(_SPEC.split(" ? ", maxsplit=1)[0])
    assert "position-unseen" == caught.value.code
    assert {"line": 1, "column": 82, "marks": 4, "cards": 20} == caught.value.params


_DEALT = position_of(observe(new_game(preset("classic"), DECK), Seat(0)))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("0-0", "1-0", "position-points"),
        ("0-0", "0:1-0:0", "position-points"),
        ("0-0 -", "0-0 CA", "position-trick"),
        ("- 0 0-0", "- 1 0-0", "position-seat"),
        ("/?? -- -- -- -- &", "-- -- -- -- -- &", "position-unseen"),
        ("SA/?? ST/??", "/?? /??", "position-unseen"),
        ("SA/?? ST/??", "SA/?? ST", "position-unseen"),
        ("/?? -- -- -- -- & ??*20", "-- -- -- -- -- & ??*21", "position-not-dealt"),
        ("& ??*20", "& ??*20 + CA", "layout-order"),
        ("/?? -- -- -- -- & ??*20", "/?? -- -- -- -- ; ??*2 & ??*18", "layout-stock"),
        (
            "SA/?? ST/?? SK/?? SQ/?? -- -- -- --",
            "SA/?? ST/?? SK/?? SQ/?? CA -- -- --",
            "position-unseen",
        ),
    ],
)
def test_before_the_declaration_nothing_lies_there_but_what_was_dealt(
    old: str, new: str, code: str
) -> None:
    """Points, tricks, seat, piles, pack."""
    assert old in _DEALT
    with pytest.raises(BadNotation, match=code):
        parse_position(_DEALT.replace(old, new))


def test_a_pack_of_another_size_cannot_be() -> None:
    """Hand cards in the pack's stead do not help."""
    text = _DEALT.replace(" | ", " + CA | ").replace("??*20", "??*19")
    with pytest.raises(BadNotation, match="position-not-dealt"):
        parse_position(text)
    dealt = position_of(observe(new_game(preset("sixteen"), DECK), Seat(0)))
    with pytest.raises(BadNotation, match="position-not-dealt"):
        parse_position(dealt.replace("??*16", "??*12 & ??*4"))
    double = position_of(observe(new_game(preset("double"), DECK), Seat(0)))
    with pytest.raises(BadNotation, match="position-card-twice"):
        parse_position(f"{double} & HA")


def _played(name: str, *actions: Action) -> Game:
    return play_out(new_game(preset(name), DECK), actions)


def test_the_pack_is_dealt_before_the_first_trick() -> None:
    """No card is left in it during card play."""
    text = _position(layout=_position().split(" - ")[1].split(" ? ")[0] + " & S7")
    with pytest.raises(BadNotation, match="position-pack"):
        parse_position(text)


def test_a_declaration_with_a_wrong_pack_is_refused() -> None:
    """In a course where nothing else shows it."""
    rules = ruleset("japanese", {"course": "F8o D8o declare F8o D8o play"})
    text = position_of(observe(new_game(rules, DECK), Seat(0)))
    listed = " ".join(card.code for card in DECK[16:31])
    with pytest.raises(BadNotation) as caught:
        parse_position(text.replace("& ??*16", f"& ??*15 ? {listed}"))
    assert ("position-pack", 15) == (caught.value.code, caught.value.params["count"])


def test_a_hand_without_cards_is_over() -> None:
    """There is no position after the last trick."""
    with pytest.raises(BadNotation, match="position-over"):
        parse_position("classic C 0 70:9-50:7 - " + " | ".join(["-- " * 7 + "--"] * 2))


def test_a_null_with_a_trick_of_the_declarer_is_over() -> None:
    """Null ends there (rules.md §5)."""
    game = play_out(new_game(ruleset("sixteen", {"contracts": "N"}), DECK), (Declare(Contract.N),))
    game = play_out(game, (Play(Card.CA), Play(Card.CJ)))
    assert Phase.OVER == game.phase
    table = (
        "+ CT CK CQ SA ST SK SQ HA HT HK HQ DA DT DK DQ |"
        " + C9 C8 C7 SJ S9 S8 S7 HJ H9 H8 H7 DJ D9 D8 D7"
    )
    with pytest.raises(BadNotation, match="position-over"):
        parse_position(f"sixteen;contracts=N N 0 13-0 - {table}")


def test_a_null_has_no_matadors() -> None:
    """Neither before the first trick nor after."""
    rules = ruleset("sixteen", {"contracts": "N", "scoring": "skat"})
    game = play_out(new_game(rules, DECK), (Declare(Contract.N),))
    text = position_of_game(game)
    assert text == write_position(parse_position(text))
    with pytest.raises(BadNotation, match="position-mark"):
        parse_position(text.replace(" N 0", " N,w1 0"))


def test_kontra_and_re_are_written() -> None:
    """As the marks x2 and x4."""
    for text in (_position(contract="C,x2"), _position(contract="C,x4,w1")):
        assert text == write_position(parse_position(text))


@pytest.mark.parametrize(
    ("rules", "contract", "seat"),
    [("classic", "C", "1"), ("classic", "R", "1"), ("auction", "C,@1", "1")],
)
def test_the_first_trick_is_led_by_who_leads(rules: str, contract: str, seat: str) -> None:
    """The declarer, or forehand (rules.md §5)."""
    if rules == "classic":
        game = _played(
            "classic", Declare(Contract(contract[0])), *([Pass()] if contract == "C" else [])
        )
    else:
        game = play_out(_AUCTION, (PlayHand(), Declare(Contract.C, hand=True)))
    text = position_of_game(game)
    words = text.split(" ")
    words[2] = seat
    with pytest.raises(BadNotation, match="position-seat"):
        parse_position(" ".join(words))


def test_a_face_down_card_lies_bare_only_after_its_owner_has_played() -> None:
    """It waits there for the end of the trick, unless it is turned at once."""
    game = _played("classic", Declare(Contract.G), Pass())
    card = legal(observe(game, Seat(0)))[0]
    after = apply(game, card)
    text = position_of_game(after)
    assert " /" in text or "- /" in text
    assert write_position(parse_position(text)) == text
    turned = text.replace("classic ", "classic;flip=at_once ")
    with pytest.raises(BadNotation, match="position-not-turned"):
        parse_position(turned)


def test_a_trick_in_which_somebody_did_not_follow_cannot_be() -> None:
    """With a led class on the table or in the hand (rules.md §5)."""
    rest = (
        "double G {seat} 0-0 {trick} {first} | {second} | DA/?? DT/?? DK/?? DQ/?? | DJ/?? D9/??"
        " D8/?? D7/??"
    )
    good = rest.format(
        seat=1, trick="CA", first="CT/?? CK/?? CQ/?? SA", second="CJ/?? C9/?? C8/?? C7/??"
    )
    assert _cards("CA") == parse_position(good).trick
    bad = rest.format(
        seat=2, trick="CA,H7", first="CT/?? CK/?? CQ/?? SA", second="CJ/?? C9/?? C8/?? S7"
    )
    with pytest.raises(BadNotation) as caught:
        parse_position(bad)
    assert ("position-not-followed", 1) == (caught.value.code, caught.value.params["seat"])


_AT_ONCE = (
    "double G 2 0-0 CA,H7 CT/?? CK/?? CQ/?? SA | {} | DA/?? DT/?? DK/?? DQ/?? | DJ/?? D9/??"
    " D8/?? D7/??"
)


def test_a_card_turned_at_once_need_not_have_been_followed_with() -> None:
    """Neither lets a seat play a newly turned card in the same trick (rules.md §5)."""
    possible = parse_position(_AT_ONCE.format("HJ/?? HT/?? HK/?? C7"))
    assert _cards("CA", "H7") == possible.trick


@pytest.mark.parametrize("second", ["C9/?? HT/?? HK/?? S7", "C9/?? HT/?? HK/?? C7"])
def test_a_card_on_another_was_there_to_be_followed_with(second: str) -> None:
    """Only one of the seat's cards can have been turned just now."""
    with pytest.raises(BadNotation, match="position-not-followed"):
        parse_position(_AT_ONCE.format(second))


def test_a_hand_that_could_follow_counts_as_well() -> None:
    """Not only the places do; a hand that is not known says nothing."""
    text = (
        "double;course=08h.18h.28h.38h.declare.play G 2 0-0 CA,H7 + CT CK CQ SA ST SK SQ | + {} |"
        " + HJ HT HK HQ H9 H8 DJ D9 | + DA DT DK DQ D8 D7 CJ C9{}"
    )
    known = text.format("C8 C7 SJ S9 S8 S7 HA", "")
    with pytest.raises(BadNotation, match="position-not-followed"):
        parse_position(known)
    assert 0 == parse_position(text.format("??*7", " ? C8 C7 SJ S9 S8 S7 HA")).taken


def test_matadors_that_contradict_the_deal_are_refused() -> None:
    """Before the first trick is taken the deal tells them."""
    game = _played("classic", Declare(Contract.G), Pass())
    text = position_of_game(game)
    assert parse_position(text.replace("G 0", "G,o4 0")).matadors == Matadors(with_=False, count=4)
    with pytest.raises(BadNotation) as caught:
        parse_position(text.replace("G 0", "G,w3 0"))
    assert ("position-matadors", "w3", "o4") == (
        caught.value.code,
        caught.value.params["count"],
        caught.value.params["expected"],
    )


# ---- games and views ------------------------------------------------------------------------


def test_the_view_hides_what_the_seat_does_not_see() -> None:
    """Face-down cards that the string tells are known to the solver, not to the player."""
    known = (
        _SPEC.split(" ? ", maxsplit=1)[0].replace("??", "{}").format("SA", "H9", "HA", "CA") + " ?"
    )
    position = parse_position(known)
    assert position.is_known
    view, other = position.view(), position.view(Seat(1))
    assert _cards("CA", "SA", "HA", "H9") == view.unseen == other.unseen
    assert Seat(0) == view.seat == other.to_act
    assert Seat(1) == other.seat
    assert () == legal(other)


def test_a_game_needs_every_card() -> None:
    """Four cards are not known in the example; one alone is."""
    position = parse_position(_SPEC)
    with pytest.raises(BadNotation) as caught:
        position.game()
    assert ("position-unknown", 4) == (caught.value.code, caught.value.params["count"])
    almost = (
        _SPEC.split(" ? ", maxsplit=1)[0].replace("??", "{}").format("SA", "H9", "HA", "??")
        + " ? CA"
    )
    assert Card.CA == parse_position(almost).game().truth.downs[1][2]


def test_cards_of_one_heap_are_known() -> None:
    """In sixteen each seat can work out the other's hand (rules.md §3)."""
    view = observe(new_game(preset("sixteen"), DECK), Seat(0))
    position = parse_position(position_of(view))
    game = position.game()
    assert (2, 16) == (len(game.truth.hands), len(game.truth.hands[1]))
    assert view.board == position.view().board
    assert Hidden(16) == position.view().hands[1]


def test_a_seat_without_its_own_hand_sees_nothing() -> None:
    """A spectator's string has no view for the player."""
    game = play_out(new_game(preset("half_open"), DECK), (Declare(Contract.G), Pass()))
    position = parse_position(position_of(observe(game, Seat(1))))
    with pytest.raises(BadNotation) as caught:
        position.view()
    assert ("position-own-hand", 0) == (caught.value.code, caught.value.params["seat"])
    assert observe(game, Seat(1)).board == position.view(Seat(1)).board


def test_an_opened_hand_is_not_shown_where_it_is_not_known() -> None:
    """Place-holders never reach a view, not even through ouvert."""
    game = play_out(
        _AUCTION,
        (PlayHand(), Declare(Contract.C, hand=True, schneider=True, schwarz=True, ouvert=True)),
    )
    text = position_of(observe(game, Seat(0)))
    hand = text.split("|")[1].split("+")[1].split(";")[0]
    position = parse_position(text.replace(f"+{hand};", "+ ??*5 ;"))
    assert Hidden(5) == position.view().hands[1]


def test_the_score_of_a_game_needs_the_matadors() -> None:
    """Without them, and with a trick taken, it is null (notation.md §2)."""
    game = _played("classic", Declare(Contract.G), Pass())
    actions = []
    while game.phase is not Phase.OVER:
        actions.append(legal(observe(game, game.to_act))[0])
        game = apply(game, actions[-1])
    middle = play_out(_played("classic", Declare(Contract.G), Pass()), actions[:10])
    text = position_of_game(middle)
    assert ",o4 " in text
    assert game.result == play_out(parse_position(text).game(), actions[10:]).result
    untold = parse_position(text.replace(",o4", "")).game()
    result = play_out(untold, actions[10:]).result
    assert result is not None and result.score is None


def test_a_game_in_hand_keeps_its_stock_face_down() -> None:
    """That is how the string tells it from a game with the stock taken."""
    text = position_of_game(apply(_AUCTION, PlayHand()))
    assert " ; ??*2" in text
    again = parse_position(text)
    assert not again.took_stock
    assert all("H" in text_of(action)[2:] for action in legal(again.view()))
    assert set(_AUCTION.truth.stock) == set(again.game().truth.stock)


def test_a_stock_laid_away_is_known_to_the_declarer_alone() -> None:
    """He declares without hand."""
    game = apply(_AUCTION, TakeStock())
    pair = game.truth.hands[1][:2]
    game = apply(game, LayAway(*pair))
    position = parse_position(position_of(observe(game, Seat(1))))
    assert position.took_stock
    assert not any("H" in text_of(action)[2:] for action in legal(position.view()))
    assert pair == position.view().stock
    assert write_position(parse_position(position_of_game(game))) == position_of_game(game)


def test_other_phases_have_no_position_string() -> None:
    """They take records (notation.md §2)."""
    game = new_game(preset("auction"), DECK)
    with pytest.raises(BadNotation) as caught:
        position_of(observe(game, Seat(1)))
    assert ("position-phase", "bid") == (caught.value.code, caught.value.params["phase"])


def test_the_mask_of_unknown_cards_is_empty_when_all_are_known() -> None:
    """Replay asks for it."""
    position = parse_position(_SPEC)
    assert mask_of(_cards("SA", "H9", "HA", "CA")) == position.unknown
    assert 0 == parse_position(_TWO_LEFT.format(points="98-0")).unknown
