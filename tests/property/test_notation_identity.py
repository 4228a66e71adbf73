"""Reading what was written gives what was written, for any hand by any ruleset in every form."""

import json
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import Beginning, beginnings, eyes, finished_hands, rulesets

from offiziersskat.core.game import apply, observe
from offiziersskat.core.legality import legal
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.view import Phase
from offiziersskat.deal import Proof
from offiziersskat.notation import (
    BEFORE_FIRST,
    Finished,
    Note,
    Record,
    Step,
    Unfinished,
    conclusion,
    layout,
    parse_layout,
    parse_position,
    parse_rules,
    position_of,
    position_of_game,
    read_record,
    read_records,
    record_of,
    replay,
    result_json,
    rules_dict,
    rules_from,
    rules_text,
    rules_word,
    write_json,
    write_layout,
    write_osk,
    write_position,
)

_LINES = st.text(st.characters(codec="utf-8", min_codepoint=32), max_size=12)
_COMMENTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=30)
_TREES: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | _LINES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_LINES, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def _records(draw: st.DrawFn) -> Record:
    """A record of a hand so far, with everything around it that a record can hold."""
    hand = draw(beginnings() | finished_hands())
    plies = st.integers(BEFORE_FIRST, len(hand.actions) - 1)
    notes = st.builds(Note, _COMMENTS, st.lists(st.integers(0, 255), max_size=2).map(tuple))
    seat_texts = st.lists(_LINES, max_size=hand.rules.seats)
    proof = st.builds(Proof, _LINES, _LINES, seat_texts.map(tuple), st.integers(0, 31))
    record = record_of(
        hand.rules,
        hand.deck,
        actions=hand.actions,
        result=hand.game.result,
        names=draw(seat_texts),
        notes={
            ply: note
            for ply, note in draw(st.dictionaries(plies, notes, max_size=3)).items()
            if note != Note()
        },
        proof=draw(st.none() | proof),
        tags=draw(st.dictionaries(st.sampled_from(["Date", "Event", "É-1", "Seat9"]), _LINES)),
    )
    extra = draw(st.dictionaries(st.sampled_from(["id", "steps", "x\ny"]), _TREES, max_size=2))
    return replace(record, extra=extra)


@given(_records())
@settings(max_examples=60)
def test_a_record_is_the_same_in_both_forms(record: Record) -> None:
    """Text, JSON and each made of the other (notation.md §3, §4)."""
    text, line = write_osk(record), write_json(record)
    from_text, from_json = read_record(text.encode()), read_record(line.encode())
    assert record == from_json
    assert text == write_osk(from_text) == write_osk(from_json)
    assert line == write_json(from_text) == write_json(from_json)
    assert record == replace(from_text, result=record.result)
    assert record == read_record(json.dumps(json.loads(line), indent=1))


@given(st.lists(_records(), max_size=3))
@settings(max_examples=15)
def test_many_records_are_the_same_in_one_stream(records: list[Record]) -> None:
    """Hand by hand."""
    assert records == list(read_records("\n".join(map(write_json, records))))
    texts = [write_osk(record) for record in records]
    hands = list(read_records("\n".join(texts)))
    assert texts == [write_osk(hand) for hand in hands if isinstance(hand, Record)]


@given(rulesets())
def test_a_ruleset_is_the_same_in_every_form(rules: Ruleset) -> None:
    """Text, word of a position, object of JSON."""
    assert rules == parse_rules(rules_text(rules)) == parse_rules(rules_word(rules))
    assert rules == rules_from(json.loads(json.dumps(rules_dict(rules))))
    assert " " not in rules_word(rules)


@given(beginnings())
@settings(max_examples=60)
def test_a_replay_tells_what_happened(hand: Beginning) -> None:
    """The games from which the record was made."""
    record = record_of(hand.rules, hand.deck, actions=hand.actions, result=hand.game.result)
    *steps, end = replay(record)
    for step, game in zip(steps, hand.games, strict=False):
        assert isinstance(step, Step)
        view = observe(game, game.to_act)
        assert (game.to_act, game.phase, view, legal(view)) == (
            step.seat,
            step.phase,
            step.view,
            step.legal,
        )
    assert len(hand.actions) == len(steps)
    assert end == conclusion(record)
    assert isinstance(end, Unfinished if hand.game.result is None else Finished)
    assert hand.game == end.game


@given(beginnings(), st.data())
@settings(max_examples=60)
def test_a_layout_is_read_back_from_any_view(hand: Beginning, data: st.DataObject) -> None:
    """Of every seat and of a spectator."""
    view = observe(hand.game, data.draw(st.sampled_from(eyes(hand.rules))))
    assert layout(view) == write_layout(parse_layout(layout(view)))


@given(beginnings(), st.data())
@settings(max_examples=150)
def test_a_position_holds_what_the_seat_to_act_sees(hand: Beginning, data: st.DataObject) -> None:
    """All of its view but the history (notation.md §2)."""
    games = [game for game in hand.games if game.phase in (Phase.DECLARE, Phase.PLAY)]
    if not games:
        return
    game = data.draw(st.sampled_from(games))
    seen = observe(game, game.to_act)
    text = position_of(seen)
    position = parse_position(text)
    assert text == write_position(position)
    view = position.view()
    board = replace(seen.board, last_trick=None, calls=())
    assert replace(seen, board=board, log=()) == view
    assert legal(seen) == legal(view)


@given(finished_hands(), st.data())
@settings(max_examples=80)
def test_a_position_with_every_card_is_played_to_the_same_end(
    hand: Beginning, data: st.DataObject
) -> None:
    """Result and all."""
    asked = [n for n, g in enumerate(hand.games) if g.phase in (Phase.DECLARE, Phase.PLAY)]
    if not asked:
        return
    start = data.draw(st.sampled_from(asked))
    text = position_of_game(hand.games[start])
    assert text == write_position(parse_position(text))
    game = parse_position(text).game()
    for action in hand.actions[start:]:
        game = apply(game, action)
    assert game.result is not None and hand.game.result is not None
    assert result_json(hand.game.result) == result_json(game.result)
