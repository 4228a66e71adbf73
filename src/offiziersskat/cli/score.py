"""``score``: the calculator for a hand played with real cards.

Asks at a terminal for what was not said, and elsewhere names what is missing. Which facts are
needed and possible is decided in ``reckoning``; what the result is, by the core.
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

import click

from offiziersskat.cli import reckoning
from offiziersskat.cli.base import Command
from offiziersskat.cli.faults import sentence
from offiziersskat.cli.options import json_option, number_from, rules_option
from offiziersskat.cli.reckoning import BadFacts, Facts
from offiziersskat.cli.resultwords import ResultWords
from offiziersskat.cli.streams import write_as_utf8
from offiziersskat.core.actions import BIDS, DECLARATIONS, Declare
from offiziersskat.core.contracts import Contract
from offiziersskat.core.result import Matadors
from offiziersskat.core.rules import Ruleset
from offiziersskat.core.seats import Seat
from offiziersskat.errors import InputError, OffiziersskatError
from offiziersskat.i18n import Catalogue, Language, catalogue
from offiziersskat.i18n.gamewords import seat_names
from offiziersskat.notation import result_json
from offiziersskat.tui.cards import contract_from, folded

__all__ = ["build"]

_LARGEST = 999_999


def build(say: Catalogue) -> click.Command:
    """The command ``score``."""
    words = catalogue("score", say.language)
    number = say.text("metavar-number")

    def option(name: str, metavar: str) -> click.Option:
        message = f"option-{name.removeprefix('--')}"
        return click.Option([name], metavar=metavar, help=words.text(message))

    def flag(name: str) -> click.Option:
        message = f"option-{name.removeprefix('--')}"
        return click.Option([name], is_flag=True, help=words.text(message))

    return Command(
        "score",
        callback=partial(_run, say.language),
        help=words.text("help"),
        options_metavar=say.text("metavar-options"),
        params=[
            rules_option(say),
            option("--contract", words.text("metavar-contract")),
            option("--declarer", words.text("metavar-seat")),
            option("--bid", number),
            option("--points", number),
            option("--tricks", number),
            option("--with", number),
            option("--without", number),
            flag("--kontra"),
            flag("--re"),
            json_option(say),
        ],
    )


def _run(language: Language, rules: Ruleset, *, as_json: bool, **said: str | bool | None) -> int:
    answers = _answers(said)
    facts = _Dialogue(language, answers).facts(rules)
    result = reckoning.reckoned(facts)
    if as_json:
        write_as_utf8()
        print(json.dumps({"result": result_json(result)}, ensure_ascii=False))
        return 0
    assert facts.contract is not None
    words = ResultWords(rules, seat_names(rules, language), language)
    print(words.declaration(facts.contract))
    print("\n".join(words.lines(result, facts.contract)))
    return 0


def _answers(said: Mapping[str, str | bool | None]) -> dict[str, str]:
    """What the options answer, by question."""
    answers = {name: text for name, text in said.items() if isinstance(text, str)}
    if "with" in answers and "without" in answers:
        raise BadFacts("score-with-without")
    for word in ("with", "without"):
        if word in answers:
            answers["matadors"] = f"{word} {answers.pop(word)}"
    for word in ("kontra", "re"):
        if said.get(word):
            answers["kontra"] = word
    return answers


# ---- questions ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Question:
    """Something to be known: when it arises, how an answer is read, and the option for it."""

    name: str
    arises: Callable[[Facts], bool]
    read: Callable[[str, Facts, Language], Facts]
    option: str
    default: str | None = None


class _Dialogue:
    """Puts the questions in order to the options and, at a terminal, to the person."""

    def __init__(self, language: Language, answers: dict[str, str]) -> None:
        self._language = language
        self._answers = answers
        self._text = catalogue("score", language).text

    def facts(self, rules: Ruleset) -> Facts:
        """All that is needed; raises ``BadFacts`` if it cannot be had."""
        facts = Facts(rules)
        for question in _QUESTIONS:
            if question.name in self._answers:
                facts = self._told(question, facts)
            elif question.arises(facts):
                facts = self._asked(question, facts)
        return facts

    def _told(self, question: _Question, facts: Facts) -> Facts:
        if not _HAS_MEANING.get(question.name, question.arises)(facts):
            raise BadFacts("score-no-meaning", option=question.option)
        return question.read(self._answers[question.name], facts, self._language)

    def _asked(self, question: _Question, facts: Facts) -> Facts:
        if not sys.stdin.isatty():
            if question.default is None:
                raise BadFacts("score-missing", option=question.option)
            return question.read(question.default, facts, self._language)
        while True:
            answer = self._prompt(question, facts)
            try:
                return question.read(answer or question.default or "", facts, self._language)
            except OffiziersskatError as error:
                print(sentence(error, self._language), file=sys.stderr)

    def _prompt(self, question: _Question, facts: Facts) -> str:
        whose = "forehand" if facts.is_contract(Contract.R) else "declarer"
        contracts = " ".join(one.value for one in facts.rules.contracts)
        prompt = self._text(
            f"ask-{question.name}", whose=whose, most=facts.rules.tricks, contracts=contracts
        )
        print(prompt, end=" ", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            print(file=sys.stderr)
            raise BadFacts("score-missing", option=question.option)
        return line.strip()


# ---- reading answers ----------------------------------------------------------------------------

_DECLARED = {declared.text: declared for declared in DECLARATIONS}
_SAID = {
    "hand": "hand ハンド",
    "schneider": "schneider シュナイダー",
    "schwarz": "schwarz シュヴァルツ",
    "ouvert": "ouvert open ウーヴェル オープン",
}


def _read_contract(text: str, facts: Facts, language: Language) -> Facts:
    code = text.strip().upper().removeprefix("=")
    declared = _DECLARED.get(code) or _declared_in_words(text, language)
    if declared is None:
        allowed = " ".join(one.text for one in reckoning.offered(facts.rules))
        raise BadFacts("score-contract", value=text, allowed=allowed)
    return replace(facts, contract=reckoning.check_contract(facts, declared))


def _declared_in_words(text: str, language: Language) -> Declare | None:
    """``Kreuz Hand Schneider``; a higher announcement includes the lower ones."""
    name, *words = folded(text).split() or [""]
    contract = contract_from(name, language)
    levels = [level for word in words for level, known in _SAID.items() if word in known.split()]
    if contract is None or len(levels) < len(words):
        return None
    if contract is Contract.N:
        return Declare(contract, hand="hand" in levels, ouvert="ouvert" in levels)
    ouvert = "ouvert" in levels
    schwarz = ouvert or "schwarz" in levels
    schneider = schwarz or "schneider" in levels
    return Declare(contract, schneider or "hand" in levels, schneider, schwarz, ouvert)


def _number(text: str, *, low: int = 0, high: int) -> int:
    """A whole number. Why one beyond the range cannot be, the reckoning says in its own words."""
    try:
        return number_from(text, low=0, high=_LARGEST)
    except InputError:
        raise InputError("number-range", value=text, low=low, high=high) from None


def _read_declarer(text: str, facts: Facts, language: Language) -> Facts:
    word = folded(text)
    for seat, name in enumerate(seat_names(facts.rules, language)):
        if word in (str(seat), folded(name), ("forehand", "dealer")[seat]):
            return replace(facts, declarer=Seat(seat))
    raise BadFacts("score-declarer", value=text)


def _read_bid(text: str, facts: Facts, _language: Language) -> Facts:
    bid = _number(text, low=BIDS[0], high=BIDS[-1])
    return replace(facts, bid=reckoning.check_bid(facts, bid))


def _read_points(text: str, facts: Facts, _language: Language) -> Facts:
    points = _number(text, high=reckoning.ALL_POINTS)
    return replace(facts, points=reckoning.check_points(facts, points))


def _read_tricks(text: str, facts: Facts, _language: Language) -> Facts:
    tricks = _number(text, high=facts.rules.tricks)
    return replace(facts, tricks=reckoning.check_tricks(facts, tricks))


_MATADORS = re.compile(r"(\D*?)\s*(\d{1,6})\s*(\D*)")
_WITH = frozenset("with w mit m + あり".split())
_WITHOUT = frozenset("without o ohne - − なし wo".split())


def _read_matadors(text: str, facts: Facts, _language: Language) -> Facts:
    found = _MATADORS.fullmatch(folded(text))
    word = (found[1] + found[3]).strip() if found else ""
    if found is None or word not in _WITH | _WITHOUT:
        raise BadFacts("score-matadors-unread", value=text)
    matadors = Matadors(word in _WITH, int(found[2]))
    return replace(facts, matadors=reckoning.check_matadors(facts, matadors))


_KONTRA = {
    "": 1,
    "-": 1,
    "n": 1,
    "no": 1,
    "nein": 1,
    "なし": 1,
    "kontra": 2,
    "k": 2,
    "re": 4,
    "r": 4,
}
_KONTRA |= {"コントラ": 2, "レ": 4}


def _read_kontra(text: str, facts: Facts, _language: Language) -> Facts:
    factor = _KONTRA.get(folded(text))
    if factor is None:
        raise BadFacts("score-kontra", value=text)
    return replace(facts, kontra=factor)


def _has_kontra(facts: Facts) -> bool:
    return facts.rules.kontra and not facts.is_contract(Contract.R)


_QUESTIONS = (
    _Question("contract", lambda facts: True, _read_contract, "--contract"),
    _Question("declarer", lambda facts: facts.rules.bids, _read_declarer, "--declarer"),
    _Question("bid", lambda facts: facts.rules.bids, _read_bid, "--bid"),
    _Question("points", lambda facts: not facts.is_contract(Contract.N), _read_points, "--points"),
    _Question("tricks", reckoning.needs_tricks, _read_tricks, "--tricks"),
    _Question("matadors", lambda facts: facts.has_matadors, _read_matadors, "--with, --without"),
    _Question("kontra", _has_kontra, _read_kontra, "--kontra", default="-"),
)

_HAS_MEANING: dict[str, Callable[[Facts], bool]] = {
    "points": lambda facts: True,
    "tricks": lambda facts: True,
}
"""What may be said although nobody would have asked."""
