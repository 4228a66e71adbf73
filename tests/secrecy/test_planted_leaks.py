"""Each leak that real card servers have had is planted here, and must be found.

A mutant replaces one function of the core, the table or the screen by one that says too much;
the very channels and hands of ``test_noninterference`` have to notice.
"""

import random
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any, cast

import pytest
from tests.secrecy.channels import CHANNELS, CORE
from tests.secrecy.noninterference import Channel, Leak, leaks, played

from offiziersskat.core import draft, game
from offiziersskat.core.actions import Action, IllegalAction
from offiziersskat.core.cards import mask_of
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.course import Deal, Kind
from offiziersskat.core.draft import Draft
from offiziersskat.core.events import Cards, Dealt, Event, LaidAway, StockTaken, masked
from offiziersskat.core.game import Game
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.core.truth import Truth
from offiziersskat.core.view import Board, Phase, Place, View
from offiziersskat.notation import Record, parse_position, position_of_game
from offiziersskat.notation.view_json import view_json
from offiziersskat.table import live, shown
from offiziersskat.table.eventjson import event_json
from offiziersskat.table.live import LiveTable
from offiziersskat.table.moment import Moment, moment_of
from offiziersskat.table.state import State
from offiziersskat.trainer import endings
from offiziersskat.tui.turn import Turn

HANDS = 25
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

CLASSIC = preset("classic")
HALF_OPEN = preset("half_open")
SIXTEEN = preset("sixteen")
DOUBLE = preset("double")
AUCTION = preset("auction")
OUVERT = ruleset("auction", {"contracts": "N"})


# ---- what lies on the table and in the hands ----------------------------------------------------


def _every_hand_is_shown(patch: Patch) -> None:
    def seen(board: Board, truth: Truth, owner: int, *, by: Seat | None) -> Cards:
        return truth.hands[owner]

    patch.setattr(game, "_hand_seen", seen)


def _hands_are_shown_in_one_phase(patch: Patch) -> None:
    honest = game._hand_seen

    def seen(board: Board, truth: Truth, owner: int, *, by: Seat | None) -> Cards:
        if board.phase is Phase.KONTRA:
            return truth.hands[owner]
        return honest(board, truth, owner, by=by)

    patch.setattr(game, "_hand_seen", seen)


def _a_spectator_sits_beside_forehand(patch: Patch) -> None:
    honest = game._hand_seen

    def seen(board: Board, truth: Truth, owner: int, *, by: Seat | None) -> Cards:
        return honest(board, truth, owner, by=Seat.FOREHAND if by is None else by)

    patch.setattr(game, "_hand_seen", seen)


def _the_stock_is_shown(patch: Patch) -> None:
    def seen(board: Board, truth: Truth, *, by: Seat | None) -> Cards:
        return truth.stock

    patch.setattr(game, "_stock_seen", seen)


def _the_declarer_sees_the_stock_before_he_takes_it(patch: Patch) -> None:
    honest = game._stock_seen

    def seen(board: Board, truth: Truth, *, by: Seat | None) -> Cards:
        if by is not None and by == board.declarer:
            return truth.stock
        return honest(board, truth, by=by)

    patch.setattr(game, "_stock_seen", seen)


def _ouvert_opens_what_was_laid_away(patch: Patch) -> None:
    honest = game._stock_seen

    def seen(board: Board, truth: Truth, *, by: Seat | None) -> Cards:
        if board.contract is not None and board.contract.ouvert:
            return truth.stock
        return honest(board, truth, by=by)

    patch.setattr(game, "_stock_seen", seen)


def _through_the_door(change: Callable[[View, Truth], View]) -> Plant:
    """The one door out adds something of the truth to the view."""

    def plant(patch: Patch) -> None:
        honest = game.observe
        patch.setattr(game, "observe", lambda of, seat: change(honest(of, seat), of.truth))

    return plant


def _with_places(seen: View, places: Iterable[Iterable[Place]]) -> View:
    return replace(seen, board=replace(seen.board, places=tuple(map(tuple, places))))


def _a_covered_place_holds_the_card_itself(seen: View, truth: Truth) -> View:
    rows = zip(seen.board.places, truth.downs, strict=True)
    return _with_places(
        seen,
        (
            [
                replace(place, covered=cast("bool", down or False))
                for place, down in zip(row, downs, strict=True)
            ]
            for row, downs in rows
        ),
    )


def _piles_are_sorted_by_what_lies_under(seen: View, truth: Truth) -> View:
    rows = zip(seen.board.places, truth.downs, strict=True)
    pairs = [
        sorted(zip(map(str, downs), row, strict=True), key=itemgetter(0)) for row, downs in rows
    ]
    return _with_places(seen, ([place for _, place in row] for row in pairs))


def _face_down_cards_count_as_gone(seen: View, truth: Truth) -> View:
    downs = [card for row in truth.downs for card in row if card is not None]
    return replace(seen, board=replace(seen.board, gone=seen.board.gone | mask_of(downs)))


def _face_down_jacks_are_counted(seen: View, truth: Truth) -> View:
    downs = [card for row in truth.downs for card in row if card is not None]
    jacks = sum(card.is_jack for card in downs)
    return replace(seen, board=replace(seen.board, kontra=seen.board.kontra + jacks))


def _points_of_the_stock_are_counted_at_once(patch: Patch) -> None:
    honest = Draft.freeze

    def freeze(self: Draft) -> tuple[Board, Truth]:
        board, truth = honest(self)
        stock = sum(card.points for card in truth.stock)
        return replace(board, points=(board.points[0] + stock, board.points[1])), truth

    patch.setattr(Draft, "freeze", freeze)


@dataclass(frozen=True)
class _ViewWithDeck(View):
    """A view on which something hangs that no field names."""


def _the_deck_hangs_on_the_view(patch: Patch) -> None:
    honest = game.observe

    def observe(of: Game, seat: Seat | None) -> View:
        seen = honest(of, seat)
        leaky = _ViewWithDeck(seen.board, seen.seat, seen.hands, seen.stock, seen.log)
        object.__setattr__(leaky, "truth", of.truth)
        return leaky

    patch.setattr(game, "observe", observe)


# ---- the log ------------------------------------------------------------------------------------


def _the_log_is_not_masked(patch: Patch) -> None:
    patch.setattr(game, "masked", lambda event, _seat: event)


def _only(kind: type) -> Plant:
    """One kind of event goes out unmasked."""

    def plant(patch: Patch) -> None:
        def mask(event: Event, seat: Seat | None) -> Event:
            return event if isinstance(event, kind) else masked(event, seat)

        patch.setattr(game, "masked", mask)

    return plant


def _logged(kind: Kind) -> Plant:
    """Packets that nobody sees are written into the log."""

    def plant(patch: Patch) -> None:
        patch.setattr(draft, "_SEEN_BY_SOMEBODY", (*draft._SEEN_BY_SOMEBODY, kind))

    return plant


def _the_rest_of_the_pack_is_logged(patch: Patch) -> None:
    honest = Draft._deal

    def deal(self: Draft, packet: Deal) -> None:
        honest(self, packet)
        self.log.append(Dealt(None, Kind.STOCK, self.pack))

    patch.setattr(Draft, "_deal", deal)


# ---- what is refused ----------------------------------------------------------------------------


def _an_error_names_a_face_down_card(patch: Patch) -> None:
    honest = game.apply

    def apply(of: Game, action: Action) -> Game:
        try:
            return honest(of, action)
        except IllegalAction as error:
            downs = [card for row in of.truth.downs for card in row if card is not None]
            error.params["under"] = str(downs[0]) if downs else "nothing"
            raise

    patch.setattr(game, "apply", apply)


def _an_error_says_whether_another_has_the_card(patch: Patch) -> None:
    honest = game.apply

    def apply(of: Game, action: Action) -> Game:
        try:
            return honest(of, action)
        except IllegalAction as error:
            held = {card.code for hand in of.truth.hands for card in hand}
            error.params["held"] = str(error.params.get("card")) in held
            raise

    patch.setattr(game, "apply", apply)


# ---- the table ----------------------------------------------------------------------------------


def _the_table_looks_through_another_seats_eyes(patch: Patch) -> None:
    honest = State.view

    def view(self: State, player: int | None) -> View:
        return honest(self, 0 if player is None else player)

    patch.setattr(State, "view", view)


def _told(change: Callable[[dict[str, Any], State, int | None], None]) -> Plant:
    """The message of a table among people says something of the truth."""

    def plant(patch: Patch) -> None:
        honest = LiveTable.message

        def message(self: LiveTable, player: int | None, *, now: float) -> dict[str, Any]:
            # Its parts are shared, so the leak is put into a copy.
            told = deepcopy(honest(self, player, now=now))
            if self.table.is_running:
                change(told, self.table.state, player)
            return told

        patch.setattr(LiveTable, "message", message)

    return plant


def _the_salt_is_told(told: dict[str, Any], state: State, _player: int | None) -> None:
    proof = state.dealt_hand().dealing.proof
    assert proof is not None
    told["shuffle"]["salt"] = proof.salt


def _spectators_are_told_a_hand(told: dict[str, Any], state: State, player: int | None) -> None:
    if player is None:
        told["view"] = view_json(state.view(1))


def _unseen_cards_come_as_they_lie(told: dict[str, Any], state: State, _player: int | None) -> None:
    deck = [card.code for card in state.dealt_hand().dealing.deck]
    told["view"]["unseen"].sort(key=deck.index)


def _laid_away_cards_are_logged(told: dict[str, Any], state: State, _player: int | None) -> None:
    truth = state.dealt_hand().game.truth
    for event in told["view"]["log"]:
        if event["event"] == "laid_away":
            event["cards"] = [card.code for card in truth.stock]


def _the_worth_counts_hidden_matadors(
    told: dict[str, Any], state: State, _player: int | None
) -> None:
    truth = state.dealt_hand().game.truth
    if told["worth"]:
        told["worth"]["level"] += sum(card.is_jack for row in truth.downs for card in row if card)


def _more_is_refused_than_is_seen(told: dict[str, Any], state: State, _player: int | None) -> None:
    for hand in state.dealt_hand().game.truth.hands:
        told["refused"] |= {card.code: {"code": "must_follow", "params": {}} for card in hand[:1]}


def _choices_know_the_stock(told: dict[str, Any], state: State, _player: int | None) -> None:
    stock = state.dealt_hand().game.truth.stock
    for choice in told["choices"]:
        choice["value"] = sum(card.points for card in stock)


def _offers_tell_what_a_take_back_would_show(
    told: dict[str, Any], state: State, _player: int | None
) -> None:
    for offer in told["offers"]:
        offer["cards"] = [
            card.code if card else None for card in state.dealt_hand().game.truth.downs[0]
        ]


def _the_journal_is_not_masked(patch: Patch) -> None:
    patch.setattr(shown, "_masked", lambda event, _player: event_json(event))


def _the_extract_is_made_of_the_truth(patch: Patch) -> None:
    honest = LiveTable.running_record

    def running_record(self: LiveTable, player: int | None) -> Record:
        told = honest(self, player)
        truth = position_of_game(self.table.state.dealt_hand().game)
        return replace(told, layout=parse_position(truth))

    patch.setattr(LiveTable, "running_record", running_record)


def _the_extract_of_a_spectator_is_a_players(patch: Patch) -> None:
    honest = LiveTable.running_record

    def running_record(self: LiveTable, player: int | None) -> Record:
        return honest(self, 0 if player is None else player)

    patch.setattr(LiveTable, "running_record", running_record)


def _a_moment_holds_the_proof_of_a_running_hand(patch: Patch) -> None:
    honest = moment_of

    def leaky(state: State, **more: Any) -> Moment:  # noqa: ANN401 - passed on
        hand = state.hand
        return replace(honest(state, **more), proof=hand.dealing.proof if hand else None)

    patch.setattr(live, "moment_of", leaky)


# ---- the screen ---------------------------------------------------------------------------------


def _a_hint_looks_into_the_other_hand(patch: Patch) -> None:
    honest = Turn._hint

    def hint(self: Turn) -> None:
        other = self.table.view(1 - self.player)
        assert other.seat is not None
        self.speech.tell([str(card) for card in other.playable(other.seat)])
        honest(self)

    patch.setattr(Turn, "_hint", hint)


def _an_exercise_tells_matadors_that_lie_face_down(patch: Patch) -> None:
    def counted(board: Game, _seen: View) -> tuple[Matadors | None, Matadors | None]:
        position = parse_position(position_of_game(board))
        return position.matadors, position.matadors

    patch.setattr(endings, "_matadors", counted)


PLANTED: dict[str, tuple[Plant, Ruleset]] = {
    "every hand is shown": (_every_hand_is_shown, SIXTEEN),
    "hands are shown while kontra is asked": (
        _hands_are_shown_in_one_phase,
        ruleset("sixteen", {"scoring": "skat", "kontra": "on"}),
    ),
    "a spectator sits beside forehand": (_a_spectator_sits_beside_forehand, HALF_OPEN),
    "the stock is shown": (_the_stock_is_shown, AUCTION),
    "the declarer sees the stock early": (
        _the_declarer_sees_the_stock_before_he_takes_it,
        AUCTION,
    ),
    "ouvert opens what was laid away": (_ouvert_opens_what_was_laid_away, OUVERT),
    "a covered place holds the card": (
        _through_the_door(_a_covered_place_holds_the_card_itself),
        CLASSIC,
    ),
    "face-down cards count as gone": (_through_the_door(_face_down_cards_count_as_gone), CLASSIC),
    "face-down jacks are counted": (_through_the_door(_face_down_jacks_are_counted), CLASSIC),
    "the stock's points are counted at once": (_points_of_the_stock_are_counted_at_once, AUCTION),
    "piles are sorted by what lies under": (
        _through_the_door(_piles_are_sorted_by_what_lies_under),
        CLASSIC,
    ),
    "the deck hangs on the view": (_the_deck_hangs_on_the_view, CLASSIC),
    "the log is not masked": (_the_log_is_not_masked, HALF_OPEN),
    "dealt hand cards are not masked": (_only(Dealt), SIXTEEN),
    "the stock taken is not masked": (_only(StockTaken), AUCTION),
    "what was laid away is not masked": (_only(LaidAway), AUCTION),
    "face-down cards are logged": (_logged(Kind.DOWN), DOUBLE),
    "the stock is logged": (_logged(Kind.STOCK), AUCTION),
    "the rest of the pack is logged": (_the_rest_of_the_pack_is_logged, CLASSIC),
    "an error names a face-down card": (_an_error_names_a_face_down_card, CLASSIC),
    "an error says whether another has the card": (
        _an_error_says_whether_another_has_the_card,
        HALF_OPEN,
    ),
    "a hint on the screen looks into the other hand": (
        _a_hint_looks_into_the_other_hand,
        HALF_OPEN,
    ),
    "the table shows a spectator a seat's view": (
        _the_table_looks_through_another_seats_eyes,
        HALF_OPEN,
    ),
}


PLANTED["an exercise tells hidden matadors"] = (
    _an_exercise_tells_matadors_that_lie_face_down,
    CLASSIC,
)

PLANTED |= {
    f"at a table among people {name}": (_told(change), rules)
    for name, (change, rules) in {
        "the salt is told": (_the_salt_is_told, CLASSIC),
        "spectators are told a hand": (_spectators_are_told_a_hand, HALF_OPEN),
        "unseen cards come as they lie": (_unseen_cards_come_as_they_lie, CLASSIC),
        "cards laid away are logged": (_laid_away_cards_are_logged, AUCTION),
        "the worth counts hidden matadors": (_the_worth_counts_hidden_matadors, CLASSIC),
        "more is refused than is seen": (_more_is_refused_than_is_seen, SIXTEEN),
        "choices know the stock": (_choices_know_the_stock, AUCTION),
        "offers tell what lies face down": (_offers_tell_what_a_take_back_would_show, DOUBLE),
    }.items()
} | {
    "at a table among people the journal is not masked": (_the_journal_is_not_masked, CLASSIC),
    "at a table among people a file is made of the truth": (
        _the_extract_is_made_of_the_truth,
        CLASSIC,
    ),
    "at a table among people a spectator's file is a player's": (
        _the_extract_of_a_spectator_is_a_players,
        HALF_OPEN,
    ),
    "at a table among people a proof comes too early": (
        _a_moment_holds_the_proof_of_a_running_hand,
        CLASSIC,
    ),
}


def _found(rules: Ruleset, channels: Iterable[Channel]) -> list[Leak]:
    """The leaks of the first hand that has any."""
    rng = random.Random("planted")
    for number in range(HANDS):
        whole = played(rules, rng)
        for hand in (whole.until(number), whole.until(rng.randrange(len(whole.actions)))):
            found = leaks(hand, channels, rng, tries=4)
            if found:
                return found
    return []


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the message says through which channel, and to whom."""
    plant, rules = PLANTED[name]
    plant(monkeypatch)
    channels = CHANNELS if "the table" in name or "screen" in name else CORE
    for word, only in (("among people", "message"), ("exercise", "exercise")):
        if word in name:
            channels = tuple(channel for channel in CHANNELS if channel.name == only)
    assert _found(rules, channels), f"{name} goes unnoticed"


def test_without_a_planted_leak_nothing_is_found() -> None:
    """The same hands, honestly shown."""
    rng = random.Random("planted")
    for rules in (CLASSIC, AUCTION):
        assert [] == leaks(played(rules, rng, plies=12), CHANNELS, rng)
