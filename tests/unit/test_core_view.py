"""What a view can be asked: its order, its cards, and what it has never seen."""

from tests.perft.twin import BY_TEXT

from offiziersskat.core.actions import Play
from offiziersskat.core.cards import ALL_CARDS, DECK, Card, mask_of
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract, Ten, order
from offiziersskat.core.course import Kind
from offiziersskat.core.events import (
    Acted,
    Dealt,
    Hidden,
    LaidAway,
    StockTaken,
    TrickWon,
    Turned,
    masked,
)
from offiziersskat.core.game import apply, new_game, observe, play_out
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase

ONE, OTHER = Seat.FOREHAND, Seat.SECOND


def test_a_view_says_whose_turn_it_is() -> None:
    """A spectator's never comes."""
    game = new_game(preset("classic"), DECK)
    mine, theirs, nobodys = (observe(game, eye) for eye in (ONE, OTHER, None))
    assert (True, False, False) == (mine.is_my_turn, theirs.is_my_turn, nobodys.is_my_turn)
    assert (ONE, Phase.DECLARE) == (nobodys.to_act, nobodys.phase)


def test_there_is_no_order_of_cards_before_a_contract() -> None:
    """Then it is that of the contract, with the ruleset's ten."""
    game = new_game(preset("japanese"), DECK)
    assert None is observe(game, ONE).order
    after = observe(apply(game, BY_TEXT["=H"]), ONE)
    assert order(Contract.H, Ten.BELOW_KING) == after.order


def test_a_seat_sees_open_cards_and_its_own_hand() -> None:
    """The other's hand is a number (rules.md §3)."""
    view = observe(
        play_out(new_game(preset("half_open"), DECK), [BY_TEXT["=C"], BY_TEXT["pass"]]), ONE
    )
    assert 8 == len(view.hand(ONE))
    assert (Hidden(8), ()) == (view.hands[OTHER], view.hand(OTHER))
    assert set(view.playable(OTHER)) == set(view.open_cards(OTHER))
    assert tuple(sorted(view.open_cards(ONE) + view.hand(ONE))) == view.playable(ONE)
    assert 32 - 4 - 4 - 8 == len(view.unseen)


def test_a_card_in_the_trick_is_seen_and_then_gone() -> None:
    """It is never unseen again."""
    game = play_out(new_game(preset("classic"), DECK), [BY_TEXT["=C"], BY_TEXT["pass"]])
    led = apply(game, Play(Card.SA))
    assert observe(led, OTHER).visible & Card.SA.bit
    taken = apply(led, Play(Card.S7))
    view = observe(taken, OTHER)
    assert 0 == view.visible & mask_of([Card.SA, Card.S7])
    assert mask_of([Card.SA, Card.S7]) == view.board.gone
    assert ALL_CARDS == view.visible | view.board.gone | mask_of(view.unseen)


def test_who_laid_cards_away_has_seen_them() -> None:
    """The other has not."""
    texts = ("18", "pass", "take", "-DQ -DJ")
    game = play_out(new_game(preset("auction"), DECK), [BY_TEXT[text] for text in texts])
    away = {Card.DQ, Card.DJ}
    assert not away & set(observe(game, OTHER).unseen)
    assert away < set(observe(game, ONE).unseen)


def test_events_that_everybody_saw_are_never_masked() -> None:
    """Only cards dealt to a hand, taken from the stock or laid away have an owner."""
    public = (
        Acted(ONE, Play(Card.CA)),
        Turned(ONE, 0, Card.CA),
        TrickWon(ONE, 21),
        Dealt(ONE, Kind.UP, (Card.CA,)),
        Dealt(ONE, Kind.DOWN, Hidden(4)),
        Dealt(None, Kind.STOCK, Hidden(2)),
    )
    for event in public:
        assert event == masked(event, OTHER) == masked(event, None)
    cards = (Card.CA, Card.CT)
    for owned in (Dealt(ONE, Kind.HAND, cards), StockTaken(ONE, cards), LaidAway(ONE, cards)):
        assert owned == masked(owned, ONE)
        assert Hidden(2) == getattr(masked(owned, OTHER), "cards", None)
        assert masked(owned, OTHER) == masked(owned, None) == masked(masked(owned, OTHER), None)
