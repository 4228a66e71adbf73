"""The machine: what is dealt when, who is asked, what is turned, and how a hand ends.

Decks are in canonical order or close to it, so that what is dealt can be read off.
"""

from dataclasses import replace

import pytest
from tests.perft.twin import BY_TEXT

from offiziersskat.core.actions import Bid, Declare, IllegalAction, Reason, text_of
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.events import Hidden, LaidAway, Opened, StockTaken, Turned
from offiziersskat.core.game import BadDeck, Game, apply, new_game, observe, play_out, resign
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Ending, Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, Trick, View
from offiziersskat.errors import MoveError
from offiziersskat.notation.layout import layout


def _do(game: Game, texts: str) -> Game:
    """The game after some actions; two cards laid away are joined by a slash."""
    return play_out(game, [BY_TEXT[text.replace("/", " ")] for text in texts.split()])


def _mine(game: Game) -> View:
    return observe(game, game.to_act)


def _legal(game: Game) -> str:
    return " ".join(text_of(action) for action in legal(_mine(game)))


def _low(game: Game) -> Game:
    """The hand played on to its end, always the last legal card."""
    while game.phase is not Phase.OVER:
        game = apply(game, legal(_mine(game))[-1])
    return game


# ---- the deal -----------------------------------------------------------------------------------


def test_classic_deals_in_packets_around_the_questions() -> None:
    """F4d D4d F4u, declare, D4u, kontra, F4d D4d F4u, re, D4u (rules.md §3)."""
    game = new_game(preset("classic"), DECK)
    empty = "-- " * 4
    first = f"SA/?? ST/?? SK/?? SQ/?? {empty}| /?? /?? /?? /?? {empty}& ??*20"
    assert first == layout(_mine(game))
    game = _do(game, "=C")
    second = f"SA/?? ST/?? SK/?? SQ/?? {empty}| SJ/?? S9/?? S8/?? S7/?? {empty}& ??*16"
    assert (Phase.KONTRA, Seat.SECOND, second) == (game.phase, game.to_act, layout(_mine(game)))
    game = _do(game, "kontra")
    ours = "SA/?? ST/?? SK/?? SQ/?? DA/?? DT/?? DK/?? DQ/??"
    theirs = "SJ/?? S9/?? S8/?? S7/?? /?? /?? /?? /??"
    assert f"{ours} | {theirs} & ??*4" == layout(_mine(game))
    assert (Phase.RE, Seat.FOREHAND, "re pass") == (game.phase, game.to_act, _legal(game))
    game = _do(game, "re")
    theirs = "SJ/?? S9/?? S8/?? S7/?? DJ/?? D9/?? D8/?? D7/??"
    assert f"{ours} | {theirs}" == layout(_mine(game))
    assert (Phase.PLAY, 4) == (game.phase, game.board.kontra)


def test_half_open_asks_for_re_after_forehands_hand_cards() -> None:
    """And before the dealer's last ones (our reading, rules.md §3)."""
    game = _do(new_game(preset("half_open"), DECK), "=C kontra")
    assert Phase.RE is game.phase
    assert ((8, 4), 4) == (game.board.hand_sizes, game.board.pack_size)


def test_without_kontra_nobody_is_asked_for_re() -> None:
    """Passing leads straight to the play."""
    game = _do(new_game(preset("classic"), DECK), "=C pass")
    assert (Phase.PLAY, 1, 0) == (game.phase, game.board.kontra, game.board.pack_size)


def test_in_ramsch_nobody_is_declarer_and_nobody_doubles() -> None:
    """Who said ramsch leads (rules.md §2, §3)."""
    game = _do(new_game(preset("classic"), DECK), "=R")
    assert (Phase.PLAY, Seat.FOREHAND) == (game.phase, game.to_act)
    assert (None, Contract.R) == (game.board.declarer, Declare(Contract.R).contract)


def test_double_deals_four_piles_to_each_and_asks_the_dealer_for_kontra() -> None:
    """Seat 3 deals (rules.md §2, §3)."""
    rules = ruleset("double", {"scoring": "skat", "kontra": "on"})
    game = _do(new_game(rules, DECK), "=C")
    assert (Phase.KONTRA, Seat.FOURTH) == (game.phase, game.to_act)
    game = _do(game, "kontra re")
    assert "HA HT HK HQ" == _legal(game)
    assert [Card.DJ, Card.D9, Card.D8, Card.D7] == list(observe(game, None).open_cards(Seat(3)))


def test_open_cards_lie_on_the_leftmost_free_places() -> None:
    """``o`` on empty ones, ``u`` on piles not yet covered (rules.md §3)."""
    course = "F2o F2d F2o F1u F1u D2o D2d D2o D2u F8h D8h declare play"
    game = new_game(ruleset("sixteen", {"course": course}), DECK)
    where = layout(observe(game, None)).split(" |")[0]
    assert "CA CT C8/?? C7/?? CJ C9 + ??*8" == where


@pytest.mark.parametrize(
    ("code", "deck"),
    [
        ("deck-size", DECK[:31]),
        ("deck-size", ()),
        ("deck-doubled", (*DECK[:31], Card.CA)),
        ("deck-doubled", (*DECK, Card.D7)),
    ],
)
def test_a_deck_is_32_cards_each_once(code: str, deck: tuple[Card, ...]) -> None:
    """Anything else is refused with one reason."""
    with pytest.raises(BadDeck) as caught:
        new_game(preset("classic"), deck)
    assert code == caught.value.code


# ---- bidding ------------------------------------------------------------------------------------


def _auction(**fields: object) -> Game:
    return new_game(ruleset("auction", fields), DECK)


def test_the_dealer_bids_and_forehand_holds() -> None:
    """Each bid a listed value above the last; who passes is out (rules.md §7)."""
    game = _auction()
    assert (Phase.BID, Seat.SECOND) == (game.phase, game.to_act)
    assert _legal(game).startswith("18 20 22 23 24 27 30") and _legal(game).endswith("264 pass")
    game = _do(game, "20")
    assert (Seat.FOREHAND, "hold pass") == (game.to_act, _legal(game))
    game = _do(game, "hold")
    assert _legal(game).startswith("22 23")
    game = _do(game, "pass")
    assert (Phase.STOCK, Seat.FOREHAND, 20) == (game.phase, game.to_act, game.board.bid)


def test_the_dealer_plays_when_forehand_passes() -> None:
    """At the value that he bid."""
    game = _do(_auction(), "18 hold 20 pass")
    assert (Phase.STOCK, Seat.SECOND, 20) == (game.phase, game.to_act, game.board.bid)


def test_after_264_the_dealer_can_only_pass() -> None:
    """There is no higher value."""
    game = _do(_auction(), "264 hold")
    assert "pass" == _legal(game)
    assert Seat.FOREHAND is _do(game, "pass").to_act


def test_when_the_dealer_passes_at_once_forehand_may_play_at_18() -> None:
    """Or pass too (rules.md §7)."""
    game = _do(_auction(), "pass")
    assert "18 pass" == _legal(game)
    game = _do(game, "18")
    assert (Phase.STOCK, Seat.FOREHAND, 18) == (game.phase, game.to_act, game.board.bid)


def test_when_both_pass_the_hand_is_thrown_in() -> None:
    """No score, the next one deals (rules.md §7)."""
    game = _do(_auction(), "pass pass")
    assert game.result is not None
    assert (Ending.THROWN_IN, (0, 0), None) == (
        game.result.ending,
        game.result.score,
        game.result.contract,
    )
    assert () == legal(observe(game, Seat.FOREHAND))


def test_the_stock_is_taken_and_two_hand_cards_are_laid_away() -> None:
    """Only the declarer sees what he took and what he laid away."""
    game = _do(_auction(), "18 pass take")
    assert (Phase.DISCARD, (5, 7)) == (game.phase, game.board.hand_sizes)
    assert 21 == len(legal(_mine(game)))
    game = _do(game, "-DQ/-DJ")
    dealer, forehand = observe(game, Seat.SECOND), observe(game, Seat.FOREHAND)
    assert ((Card.DQ, Card.DJ), Hidden(2)) == (dealer.stock, forehand.stock)
    taken = [event for event in dealer.log if isinstance(event, StockTaken | LaidAway)]
    masked = [event for event in forehand.log if isinstance(event, StockTaken | LaidAway)]
    one = Seat.SECOND
    assert [StockTaken(one, Hidden(2)), LaidAway(one, Hidden(2))] == masked
    assert [LaidAway(one, (Card.DQ, Card.DJ))] == taken[1:]
    assert "=C =S =H =D =G =N =NO" == _legal(game)


def test_a_hand_game_leaves_the_stock_unseen_and_may_announce() -> None:
    """Even the declarer does not see it (rules.md §7)."""
    game = _do(_auction(), "18 pass hand")
    assert Hidden(2) == observe(game, Seat.SECOND).stock
    levels = " ".join(f"={suit}H{more}" for suit in "CSHDG" for more in ("", "S", "SZ", "SZO"))
    assert f"{levels} =NH =NHO" == _legal(game)


def test_a_null_that_cannot_reach_the_bid_is_not_offered() -> None:
    """23 and 46 after taking, 35 and 59 by hand (rules.md §7)."""
    take, hand = "take -HJ/-H9", "hand"
    for bid, way, offered in (
        (23, take, "=N =NO"),
        (24, take, "=NO"),
        (35, hand, "=NH =NHO"),
        (36, hand, "=NHO"),
        (60, hand, ""),
    ):
        game = _do(_auction(), f"{bid} hold pass {way}")
        assert offered == " ".join(text for text in _legal(game).split() if text[1] == "N")


def test_where_null_is_all_there_is_nobody_bids_more_than_it_is_worth() -> None:
    """59 is the most that a null can be; above 46 the stock is left (rules.md §7)."""
    game = _auction(contracts="N")
    assert "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 pass" == _legal(game)
    assert "take hand" == _legal(_do(game, "46 pass"))
    assert "hand" == _legal(_do(game, "48 pass"))
    assert "=NHO" == _legal(_do(game, "48 pass hand"))


def test_in_the_auction_forehand_leads_unless_the_ruleset_says_otherwise() -> None:
    """ISkO 4.1.1; DE's own sentence is ``declarer`` (rules.md §5)."""
    texts = "18 pass hand =CH"
    assert Seat.FOREHAND is _do(_auction(), texts).to_act
    assert Seat.SECOND is _do(_auction(lead="declarer"), texts).to_act


def test_forehand_is_asked_for_kontra_where_the_dealer_plays() -> None:
    """The declarer's opponent (rules.md §3)."""
    game = _do(_auction(kontra="on"), "18 pass hand =CH")
    assert (Phase.KONTRA, Seat.FOREHAND) == (game.phase, game.to_act)
    assert Seat.SECOND is _do(game, "kontra").to_act


def test_ouvert_opens_the_hand_cards_alone() -> None:
    """Face-down cards and what was laid away stay hidden (rules.md §7)."""
    game = _do(_auction(), "18 pass take -DQ/-DJ =NO")
    forehand = observe(game, Seat.FOREHAND)
    assert game.truth.hands[1] == forehand.hand(Seat.SECOND) == observe(game, None).hands[1]
    assert Hidden(2) == forehand.stock
    assert Opened(Seat.SECOND, game.truth.hands[1]) == forehand.log[-1]
    assert Hidden(5) == observe(game, None).hands[0]


# ---- play ---------------------------------------------------------------------------------------


def test_uncovered_cards_are_turned_after_the_trick() -> None:
    """DE: both at once, when the trick is complete (rules.md §5)."""
    game = _do(new_game(preset("classic"), DECK), "=C pass SA")
    assert (None, True) == (game.board.places[0][0].up, game.board.places[0][0].covered)
    game = _do(game, "S7")
    assert Card.CA is game.board.places[0][0].up
    assert [Turned(Seat(0), 0, Card.CA), Turned(Seat(1), 3, Card.C7)] == list(game.truth.log[-2:])
    assert Trick(Seat(0), (Card.SA, Card.S7), Seat(0)) == game.board.last_trick


def test_or_as_soon_as_the_card_above_is_played() -> None:
    """JA: the follower sees the leader's new card (rules.md §5)."""
    game = _do(new_game(ruleset("classic", {"flip": "at_once"}), DECK), "=C pass SA")
    assert Card.CA is game.board.places[0][0].up
    assert Turned(Seat(0), 0, Card.CA) == game.truth.log[-1]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    """And its points count for his side (rules.md §5)."""
    game = _do(new_game(preset("classic"), DECK), "=S pass SK SJ")
    assert (Seat.SECOND, (0, 6), (0, 1)) == (game.to_act, game.board.points, game.board.tricks)
    assert None is game.board.trick


def test_null_ends_when_the_declarer_takes_a_trick() -> None:
    """Points and tricks as they stood (rules.md §5)."""
    rules = ruleset("classic", {"contracts": "N", "kontra": "off"})
    game = _do(new_game(rules, DECK), "=N SA S7")
    assert game.result is not None
    assert ((11, 0), (1, 0), 1, (-46, 0)) == (
        game.result.points,
        game.result.tricks,
        game.result.winner,
        game.result.score,
    )


def test_a_null_without_a_trick_is_played_to_its_end() -> None:
    """And won."""
    game = _low(_do(new_game(ruleset("classic", {"contracts": "N"}), _deal_of_sevens()), "=N pass"))
    assert game.result is not None
    assert ((0, 16), 0, (23, 0)) == (game.result.tricks, game.result.winner, game.result.score)


def _deal_of_sevens() -> tuple[Card, ...]:
    """Classic: forehand gets the lower half of every suit."""
    low = [card for card in DECK if card.code[1] in "T987"]
    high = [card for card in DECK if card not in low]
    packets = [low[:4], high[:4], low[4:8], high[4:8], low[8:12], high[8:12], low[12:], high[12:]]
    return tuple(card for packet in packets for card in packet)


def test_a_durchmarsch_pays_120() -> None:
    """A side that takes every trick of a ramsch (rules.md §6)."""
    game = _do(new_game(preset("classic"), _swapped(_deal_of_sevens())), "=R")
    while game.phase is not Phase.OVER:
        game = apply(game, legal(_mine(game))[0])
    assert game.result is not None
    assert (0, (16, 0), (120, 0)) == (game.result.winner, game.result.tricks, game.result.score)


def _swapped(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The same deal with the seats exchanged, packet by packet."""
    packets = [deck[start : start + 4] for start in range(0, 32, 4)]
    order = (1, 0, 3, 2, 5, 4, 7, 6)
    return tuple(card for number in order for card in packets[number])


def test_matadors_count_over_face_down_cards_and_the_stock() -> None:
    """All cards dealt to the declarer, wherever they lie (rules.md §6)."""
    deck = [card for card in DECK if card is not Card.CJ]
    in_stock = (*deck[:20], Card.CJ, *deck[20:])
    game = _do(new_game(preset("auction"), in_stock), "18 pass hand =GH")
    result = resign(game, Seat.SECOND).result
    assert result is not None and result.matadors is not None
    assert result.matadors.with_
    # CJ and HJ lie face down before forehand, SJ and DJ open.
    under = _do(new_game(preset("classic"), _swapped(DECK)), "=G pass")
    result = resign(under, Seat.FOREHAND).result
    assert result is not None
    assert Matadors(with_=True, count=4) == result.matadors


# ---- what is refused ----------------------------------------------------------------------------


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    """The error tells; the value does not change."""
    game = new_game(preset("classic"), DECK)
    before = (game.board, game.truth)
    with pytest.raises(IllegalAction) as caught:
        apply(game, Bid(18))
    assert Reason.WRONG_PHASE is caught.value.reason
    assert before == (game.board, game.truth)


def test_nothing_can_be_done_when_the_hand_is_over() -> None:
    """Not even passing."""
    game = _do(_auction(), "pass pass")
    with pytest.raises(IllegalAction) as caught:
        _do(game, "pass")
    assert (Reason.WRONG_PHASE, "over") == (caught.value.reason, caught.value.params["phase"])


# ---- resignation --------------------------------------------------------------------------------


def _resigned(rules: Ruleset, texts: str, seat: int) -> Game:
    return resign(_do(new_game(rules, DECK), texts), Seat(seat))


def test_who_resigns_gives_the_other_side_the_rest() -> None:
    """All remaining cards and tricks (rules.md §8)."""
    game = _resigned(preset("classic"), "=C pass SA S7", 0)
    assert game.result is not None
    assert ((11, 109), (1, 15), 1, Ending.RESIGNED) == (
        game.result.points,
        game.result.tricks,
        game.result.winner,
        game.result.ending,
    )
    game = _resigned(preset("classic"), "=C pass SA S7", 1)
    assert game.result is not None
    assert ((120, 0), (16, 0), 0) == (game.result.points, game.result.tricks, game.result.winner)
    assert (Phase.OVER, None) == (game.phase, game.to_act)


def test_in_four_the_whole_side_resigns() -> None:
    """The partner's seat is as good."""
    for seat, winner in ((0, 1), (1, 0), (2, 1), (3, 0)):
        game = _resigned(preset("double"), "=C", seat)
        assert game.result is not None
        assert winner == game.result.winner


@pytest.mark.parametrize(("seat", "score"), [(0, (-120, 0)), (1, (0, -120))])
def test_who_resigns_a_ramsch_keeps_the_cards(seat: int, score: tuple[int, int]) -> None:
    """Points are a burden there, and nothing makes a Durchmarsch of them (our reading)."""
    game = _resigned(preset("classic"), "=R", seat)
    assert game.result is not None
    assert (1 - seat, score) == (game.result.winner, game.result.score)


@pytest.mark.parametrize(("seat", "score"), [(0, (-46, 0)), (1, (23, 0))])
def test_who_resigns_a_null_loses_it(seat: int, score: tuple[int, int]) -> None:
    """Tricks would be a gift to the wrong side (our reading)."""
    game = _resigned(ruleset("classic", {"contracts": "N"}), "=N pass", seat)
    assert game.result is not None
    assert (score, (0, 0)) == (game.result.score, game.result.tricks)


def test_nobody_resigns_before_a_contract_or_after_the_end() -> None:
    """There is nothing to lose yet, or any more."""
    for game in (
        new_game(preset("classic"), DECK),
        _do(_auction(), "18"),
        _do(_auction(), "pass pass"),
        _resigned(preset("classic"), "=C", 0),
    ):
        with pytest.raises(MoveError) as caught:
            resign(game, Seat.FOREHAND)
        assert ("resign-not-now", game.phase.value) == (
            caught.value.code,
            caught.value.params["phase"],
        )


# ---- positions, which do not tell everything ----------------------------------------------------


def test_a_position_without_its_deal_scores_by_the_matadors_it_names() -> None:
    """And gives no score where it names none (notation.md §2)."""
    game = _do(new_game(preset("classic"), DECK), "=C pass")
    for found, score in ((Matadors(with_=True, count=3), (72, 0)), (None, None)):
        position = replace(game, truth=replace(game.truth, dealt=None, matadors=found))
        result = resign(position, Seat.SECOND).result
        assert result is not None
        assert (found, score) == (result.matadors, result.score)


def test_a_position_before_the_declaration_deals_on() -> None:
    """The pack is dealt although nobody counts who got what."""
    game = new_game(preset("classic"), DECK)
    position = replace(game, truth=replace(game.truth, dealt=None))
    assert 0 == _do(position, "=C pass").board.pack_size
