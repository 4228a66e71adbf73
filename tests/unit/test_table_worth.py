"""What can be said of a running hand: needed points, and the value so far."""

from collections.abc import Iterator

import pytest

from offiziersskat.core.actions import text_of
from offiziersskat.core.cards import DECK, Card, points_of
from offiziersskat.core.catalogue import ruleset
from offiziersskat.core.game import Game, apply, new_game, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.result import Matadors
from offiziersskat.core.seats import Seat, Side
from offiziersskat.deal import Stream, numbered_seed, shuffled
from offiziersskat.i18n import Language
from offiziersskat.table.worth import laid_away, need, worth
from offiziersskat.tui.panel import need_line, panel
from offiziersskat.tui.style import Colours, Style
from offiziersskat.tui.words import Words

WORDS = Words(Language.DE, Style(glyphs=True, colours=Colours.NONE, width=80))


def play(game: Game, *texts: str) -> Game:
    """The game after some actions."""
    for text in texts:
        choices = legal(observe(game, game.to_act))
        game = apply(game, next(action for action in choices if text_of(action) == text))
    return game


def deal(name: str, *first: Card, **fields: object) -> Game:
    """A hand whose deck begins with some cards; the others follow in deck order."""
    rest = [card for card in DECK if card not in first]
    return new_game(ruleset(name, fields), [*first, *rest])


def random_hands(name: str, fields: dict[str, object] | None = None) -> Iterator[list[Game]]:
    """Positions of random hands, from the declaration on."""
    for seed in range(6):
        chance = Stream(b"%d" % seed)
        game = new_game(ruleset(name, fields), shuffled(numbered_seed(seed, 0)))
        positions = []
        while game.result is None:
            actions = legal(observe(game, game.to_act))
            game = apply(game, actions[chance.below(len(actions))])
            positions.append(game)
        yield positions


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("classic", {}),
        ("classic", {"spitzen": "on"}),
        ("half_open", {}),
        ("auction", {}),
        ("sixteen", {"scoring": "skat"}),
    ],
)
def test_the_value_so_far_never_promises_too_much(name: str, fields: dict[str, object]) -> None:
    """For every seat: what is said to be sure stays sure, and an exact run is the final one."""
    for positions in random_hands(name, fields):
        result = positions[-1].result
        assert result is not None
        if result.matadors is None:
            continue
        last = 0
        for game in positions:
            for seat in (Seat.FOREHAND, Seat.SECOND, None):
                found = worth(observe(game, seat))
                if found is None or found.matadors is None:
                    continue
                assert found.matadors.with_ is result.matadors.with_
                assert found.matadors.count <= result.matadors.count
                if not found.open_ended:
                    assert found.matadors == result.matadors
                assert found.value <= (result.value or 0)
                last = max(last, found.matadors.count)
        assert last == result.matadors.count


def test_with_two_or_more_while_jacks_lie_hidden() -> None:
    """The jacks of clubs and spades are seen, that of hearts is not."""
    hidden = (Card.C7, Card.C8, Card.S7, Card.S8, Card.D7, Card.D8, Card.D9, Card.H7)
    game = play(deal("classic", *hidden, Card.CJ, Card.SJ, Card.CA, Card.CT), "=C")
    text = " ".join(item.text for item in panel(observe(game, Seat.FOREHAND), ("A", "B"), WORDS))

    assert "mit 2 oder mehr, Spiel 3: mindestens 36" in text


def test_kontra_multiplies_what_the_game_is_worth() -> None:
    """The panel says the amount at stake."""
    hidden = (Card.C7, Card.C8, Card.S7, Card.S8, Card.D7, Card.D8, Card.D9, Card.H7)
    game = play(deal("classic", *hidden, Card.CJ, Card.SJ, Card.CA, Card.CT), "=C", "kontra")
    text = " ".join(item.text for item in panel(observe(game, Seat.FOREHAND), ("A", "B"), WORDS))

    assert "Spiel 4: mindestens 96" in text


@pytest.mark.parametrize(
    ("name", "fields", "declared", "line"),
    [
        ("classic", {}, "=C", "61: noch 61 Augen"),
        ("classic", {}, "=R", "Weniger Augen gewinnen: 0 zu 0"),
        ("simple", {}, "=H", "61: noch 61 Augen"),
        ("auction", {}, "=N", "Kein Stich, dann ist der Null gewonnen."),
        ("auction", {}, "=CHS", "90: noch 90 Augen"),
        ("auction", {}, "=CHSZ", "Schwarz angesagt: alle Stiche müssen her."),
    ],
)
def test_each_contract_has_an_aim_of_its_own(
    name: str, fields: dict[str, object], declared: str, line: str
) -> None:
    """The declarer's side is told what it still needs."""
    game = new_game(ruleset(name, fields), DECK)
    if name == "auction":
        hand = len(declared) > 2
        game = play(game, "18", "pass", *(["hand"] if hand else ["take"]))
        if not hand:
            game = apply(game, legal(observe(game, game.to_act))[0])
    game = play(game, declared)
    side = (game.board.declarer or Seat.FOREHAND).side

    assert line == need_line(observe(game, game.to_act), side, WORDS)


def test_matadors_that_a_position_tells_settle_the_value() -> None:
    """A position has no history to read them off; where nothing counts them they change nothing."""
    told = Matadors(with_=False, count=3)
    view = observe(play(deal("auction"), "18", "pass", "hand", "=SH"), Seat.SECOND)
    found = worth(view, told)

    assert found is not None
    assert (11, 5, told, False) == (found.base, found.level, found.matadors, found.open_ended)
    assert 55 == found.value
    assert worth(observe(play(deal("simple"), "=S"), Seat.FOREHAND), told) is None


@pytest.mark.parametrize(("name", "points"), [("classic", 60), ("simple", 61), ("japanese", 61)])
def test_at_sixty_all_depends_on_the_ruleset(name: str, points: int) -> None:
    """Where the declarer loses a tie, sixty are enough for the others."""
    game = play(new_game(ruleset(name), DECK), "=C")
    found = need(observe(game, Seat.SECOND), Side.DEALER)

    assert found is not None and points == found.missing


def test_cards_laid_away_count_for_who_knows_them() -> None:
    """The declarer sees their points, nobody else does."""
    game = play(new_game(ruleset("auction"), DECK), "18", "pass", "take")
    one, two = observe(game, game.to_act).hand(Seat.SECOND)[:2]
    game = play(game, f"-{one.code} -{two.code}", "=C")

    assert points_of((one, two)) == laid_away(observe(game, Seat.SECOND))
    assert 0 == laid_away(observe(game, Seat.FOREHAND))
    found = need(observe(game, Seat.SECOND), Side.DEALER)
    assert found is not None and 61 - points_of((one, two)) == found.missing


def test_a_bid_that_is_not_covered_yet_is_said_so() -> None:
    """Before it is too late to play for schneider."""
    game = play(new_game(ruleset("auction"), DECK), "240", "pass", "hand", "=DH")
    text = " ".join(item.text for item in panel(observe(game, Seat.SECOND), ("A", "B"), WORDS))

    assert "Gereizt: 240, noch nicht gedeckt" in text
