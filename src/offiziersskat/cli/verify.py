"""``verify``: whether a hand was dealt as its commitment says (notation.md §5).

It also says what that proves and what not: a server in league with a player is outside it, and so
is the play. A proved deal of a hand that breaks the rules is called both.
"""

import re
from functools import partial

import click

from offiziersskat.cli.base import Command
from offiziersskat.cli.hands import NO, OK, UNUSABLE, Answers, emit, for_each_hand
from offiziersskat.cli.options import file_argument, json_option
from offiziersskat.cli.paragraphs import filled, screen_width
from offiziersskat.cli.replay import end_answer
from offiziersskat.cli.retelling import Retelling
from offiziersskat.deal import BadProof, proved_deck, secret_from
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.notation import (
    BadNotation,
    Illegal,
    Record,
    RecordVisitor,
    WrongResult,
    conclusion,
)

__all__ = ["build"]


def build(say: Catalogue) -> click.Command:
    """The command ``verify``."""
    return Command(
        "verify",
        callback=partial(_run, say.language),
        help=catalogue("commands", say.language).text("verify-help"),
        epilog=say.text("argument-file"),
        options_metavar=say.text("metavar-options"),
        params=[file_argument(say), json_option(say)],
    )


def _run(language: Language, file: str, *, as_json: bool) -> int:
    shared: list[int] = []
    answer = _for_programs if as_json else partial(_for_people, language, shared)
    status = for_each_hand(Answers(file, language, as_json), answer, _ProofVisitor())
    if shared and status != UNUSABLE:
        words = catalogue("commands", language)
        print()
        print(filled(words.text("verify-meaning"), width=screen_width()))
    return status


class _ProofVisitor(RecordVisitor):
    """Builds records, and finds at once what is no salt and no entropy, for its place is known."""

    def header(self, name: str, value: str) -> None:
        """Read a tag."""
        found = _SECRET.fullmatch(name)
        if found and value:
            try:
                secret_from(found[0].rstrip("0123").lower(), value)
            except BadProof as error:
                raise BadNotation.of(error) from None
        super().header(name, value)


_SECRET = re.compile("Salt|Entropy[0-3]")


def _for_programs(hand: int, record: Record) -> int:
    reason = _objection(record)
    if reason is not None:
        emit({"hand": hand, "verified": False, "reason": reason})
        return NO
    breach = _breach(record)
    more = {} if breach is None else end_answer(hand, record, breach)
    emit({"hand": hand, "verified": True, **more})
    return OK if breach is None else NO


def _for_people(language: Language, shared: list[int], hand: int, record: Record) -> int:
    """``shared`` gathers the hands whose proof holds and to which players added their chance."""
    reason = _objection(record)
    message = f"not-{reason}"
    if reason is None:
        message = "verified" if record.entropies else "alone"
        shared += [hand] if record.entropies else []
    words = catalogue("commands", language)
    print(words.text(f"verify-{message}", number=str(hand + 1)))
    if reason is not None:
        return NO
    breach = _breach(record)
    if breach is None:
        return OK
    what = Retelling(hand, record, language).breach(breach)
    message = "illegal" if isinstance(breach, Illegal) else "wrong-result"
    print(words.text(f"verify-{message}", number=str(hand + 1), what=what))
    return NO


def _breach(record: Record) -> Illegal | WrongResult | None:
    """Where a hand breaks the rules, or says another result than it gives."""
    end = conclusion(record)
    return end if isinstance(end, Illegal | WrongResult) else None


def _objection(record: Record) -> str | None:
    """Why the shuffle does not verify: ``commitment`` or ``deck``; ``None`` if it does.

    Raises ``BadNotation`` if there is nothing to verify.
    """
    if record.commit is None:
        raise BadNotation("verify-no-commitment", line=record.line)
    proof = record.proof
    if proof is None:
        raise BadNotation("verify-no-salt", line=record.line)
    if record.deck is None:
        raise BadNotation("verify-no-deck", line=record.line)
    try:
        deck = proved_deck(proof)
    except BadProof:
        # Salt and entropies have been looked at while they were read.
        return "commitment"
    return None if deck == record.deck else "deck"
