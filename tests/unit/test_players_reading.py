"""What can be read from a table: which cards are known, and which tricks are certain."""

from offiziersskat.core.actions import Declare, Pass, Play
from offiziersskat.core.cards import ALL_CARDS, Card, mask_of
from offiziersskat.core.catalogue import preset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.game import apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.seats import Seat
from offiziersskat.core.view import Phase, View
from offiziersskat.deal import numbered_seed, shuffled
from offiziersskat.notation import parse_position
from offiziersskat.players import Code, Why, advise
from offiziersskat.players.reading import Reading, known_cards, read


def _end(cards: str, *, points: str) -> View:
    """The last tricks of a Japanese game in clubs, forehand to play."""
    mine, theirs = cards.split(" | ")
    groups = [
        " ".join([*group.split(), *["--"] * (8 - len(group.split()))]) for group in (mine, theirs)
    ]
    return parse_position(f"japanese C 0 {points} - {' | '.join(groups)}").view()


def test_the_other_hand_of_sixteen_is_deduced() -> None:
    """All that is missing lies in one hand."""
    game = apply(new_game(preset("sixteen"), shuffled(numbered_seed(1, 1))), Declare(Contract.C))
    view = observe(game, Seat.FOREHAND)

    reading = read(view)

    assert set(game.truth.hands[1]) == set(reading.known[1])
    assert (0, 0) == reading.hidden
    assert ALL_CARDS == mask_of(card for _, cards in known_cards(view) for card in cards)


def test_the_other_hand_of_half_open_is_not() -> None:
    """Cards lie face down as well, so it may hold any that is missing."""
    reading = _half_open()

    assert 8 == reading.hidden[1]
    assert set(reading.view.unseen) == set(reading.maybe[1])


def test_who_does_not_follow_has_none_of_the_suit_in_his_hand() -> None:
    """From then on only other cards are guessed to be there."""
    found = False
    for number in range(200):
        game = new_game(preset("half_open"), shuffled(numbered_seed(2, number)))
        game = apply(apply(game, Declare(Contract.C)), Pass())
        game = apply(game, legal(observe(game, game.to_act))[-1])
        led, view = game.board.trick, observe(game, game.to_act)
        assert led is not None and view.order is not None
        follow = view.order.follow
        answer = legal(view)[0]
        assert isinstance(answer, Play)
        if follow[answer.card] == follow[led.cards[0]]:
            continue
        found = True
        game = apply(game, answer)
        reading = read(observe(game, Seat.FOREHAND))
        assert follow[led.cards[0]] not in {follow[card] for card in reading.maybe[1]}

    assert found


def _half_open() -> Reading:
    game = new_game(preset("half_open"), shuffled(numbered_seed(2, 0)))
    game = apply(apply(game, Declare(Contract.C)), Pass())
    assert Phase.PLAY is game.phase
    return read(observe(game, Seat.FOREHAND))


def test_a_bare_ten_under_the_ace_is_hunted() -> None:
    """The ten of hearts has to fall under the ace."""
    view = _end("HA DQ S9 S8 S7 | HT D7 D8 D9 H7", points="59-37")
    reading = read(_end("HA DQ S9 S8 S7 | HT D7 D8 D9 C7", points="59-37"))

    assert reading.wins(Card.HA)
    assert (Card.HT,) == reading.answers(Seat.SECOND, reading.order.follow[Card.HA])
    assert {Card.HT, Card.H7} == set(read(view).answers(Seat.SECOND, Card.HA.suit))


def test_a_card_that_can_be_trumped_is_not_certain() -> None:
    """Without the suit, the other side may take the ace with a trump."""
    reading = read(_end("HA DQ S9 S8 S7 | SA D7 D8 D9 C7", points="60-35"))

    assert not reading.wins(Card.HA)
    assert not reading.loses(Card.HA)
    assert reading.loses(Card.S9)


def test_a_ten_stays_back_while_the_ace_is_out() -> None:
    """It is kept, and the card that would take it is named."""
    view = _end("HT S9 S8 S7 CQ | HA D7 D8 D9 C7", points="50-46")

    advice = advise(view)

    assert Play(Card.HT) != advice.action
    assert Why(Code.PROTECT_TEN, {"card": Card.HT, "by": Card.HA}) in advice.reasons


def test_the_last_tricks_are_counted_to_the_end() -> None:
    """The queen of clubs draws the last trump, and everything else is high."""
    view = _end("CQ HA SA | C7 HT D8", points="75-10")

    advice = advise(view)

    assert Play(Card.CQ) == advice.action
    assert 110 == next(w.params["points"] for w in advice.reasons if w.code == Code.COUNTED_OUT)
