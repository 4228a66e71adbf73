"""Trick cases T1 to T11 from public sources: who wins a trick, and what must be played to it.

The follower's cards are laid before him by hand, since legality is a function of the view.
"""

from dataclasses import replace

from tests.perft.twin import BY_TEXT

from offiziersskat.core.actions import Declare, text_of
from offiziersskat.core.cards import DECK, Card
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract, Ten, order
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, Place, Trick, View

LEADER, FOLLOWER = 0, 1


def _winner(contract: str, led: str, answer: str, *, ten: Ten = Ten.HIGH) -> int:
    return order(Contract(contract), ten).winner((Card[led], Card[answer]))


def _answers(contract: str, led: str, shown: str) -> list[str]:
    """What the follower may play who has these open cards and no others."""
    places = tuple(Place(Card[code], covered=False) for code in shown.split())
    start = observe(new_game(preset("classic"), DECK), Seat.SECOND)
    board = replace(
        start.board,
        phase=Phase.PLAY,
        to_act=Seat.SECOND,
        places=((), places),
        declarer=Seat.FOREHAND,
        contract=Declare(Contract(contract)),
        trick=Trick(Seat.FOREHAND, (Card[led],)),
    )
    view = View(board, Seat.SECOND, hands=((), ()), stock=(), log=())
    return [text_of(action) for action in legal(view)]


def test_t1_an_eight_of_trumps_takes_an_ace() -> None:
    """Spades: CA, answered with S8 by one who has no clubs."""
    assert FOLLOWER == _winner("S", "CA", "S8")


def test_t2_the_lowest_jack_takes_the_ten_of_trumps() -> None:
    """Spades: ST, answered with DJ."""
    assert FOLLOWER == _winner("S", "ST", "DJ")


def test_t3_jacks_rank_clubs_spades_hearts_diamonds() -> None:
    """Spades: DJ answered with HJ, and SJ with CJ."""
    assert FOLLOWER == _winner("S", "DJ", "HJ")
    assert FOLLOWER == _winner("S", "SJ", "CJ")


def test_t4_a_discard_takes_nothing() -> None:
    """Spades: C8, answered with DT by one who has neither clubs nor trumps."""
    assert LEADER == _winner("S", "C8", "DT")


def test_t5_the_ten_stands_where_the_ruleset_puts_it() -> None:
    """Ten high: HT beats HK and loses to HA; below the king it loses to HK."""
    for contract in "CSDG":
        assert LEADER == _winner(contract, "HT", "HK")
        assert FOLLOWER == _winner(contract, "HT", "HA")
        assert FOLLOWER == _winner(contract, "HT", "HK", ten=Ten.BELOW_KING)


def test_t6_a_led_jack_asks_for_the_trump_suit() -> None:
    """Hearts: CJ led, the follower shows H7 and CA."""
    assert ["H7"] == _answers("H", "CJ", "H7 CA")


def test_t7_a_jack_does_not_follow_its_own_suit() -> None:
    """Hearts: CA led, the follower shows CJ and D7; both are legal, and CJ would win."""
    assert ["CJ", "D7"] == _answers("H", "CA", "CJ D7")
    assert FOLLOWER == _winner("H", "CA", "CJ")


def test_t8_in_grand_a_jack_is_no_heart() -> None:
    """Grand: HA led, the follower shows HJ and H7."""
    assert ["H7"] == _answers("G", "HA", "HJ H7")


def test_t9_in_grand_a_jack_takes_an_ace() -> None:
    """Grand: HA, answered with CJ by one who has no hearts."""
    assert FOLLOWER == _winner("G", "HA", "CJ")


def test_t10_in_null_the_jack_stands_between_queen_and_ten() -> None:
    """Null: SJ beats ST, and SA beats SK."""
    assert LEADER == _winner("N", "SJ", "ST")
    assert FOLLOWER == _winner("N", "SK", "SA")


def test_t11_a_card_that_is_not_yet_open_obliges_nobody() -> None:
    """The follower's only hearts lie face down, one of them under the card he plays."""
    # Classic: F4d D4d F4u, the declaration, D4u, F4d D4d F4u, D4u.
    packets = "S7 S8 S9 SQ / H7 H8 H9 HT / HA CQ CK D7 / C7 C8 C9 CT"
    late = "CA CJ SA ST / SK SJ HK HQ / HJ DJ DA DK / D8 D9 DT DQ"
    deck = [Card[code] for code in f"{packets} {late}".split() if code != "/"]
    game = new_game(preset("classic"), deck)
    for text in "=S", "pass", "HA":
        game = apply(game, BY_TEXT[text])
    shown = "CT C9 C8 C7 DT DQ D9 D8".split()
    assert shown == [text_of(action) for action in legal(observe(game, Seat.SECOND))]
    turned = [place.up for place in apply(game, BY_TEXT["C7"]).board.places[Seat.SECOND]]
    assert Card.H7 is turned[0]
