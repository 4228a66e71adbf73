"""The named rulesets, and how a ruleset is made from one of them and some fields.

The defaults are the table of rules.md §9. A value of the preset that loses its meaning through
another field is dropped; one that the user wrote and that has none is refused, by name.
"""

from collections.abc import Mapping
from functools import cache

from offiziersskat.core.contracts import Contract
from offiziersskat.core.course import Ask, Deal, Kind, seats_of
from offiziersskat.core.fields import FIELDS, BadRules, Value, parse_value, plain_value
from offiziersskat.core.rules import (
    Flip,
    GrandDouble,
    RamschScore,
    Ruleset,
    Scoring,
    Tie,
    TrumpChoice,
)

__all__ = ["PRESETS", "SOURCES", "overrides", "preset", "ruleset"]

_CLASSIC = "F4d D4d F4u declare D4u kontra F4d D4d F4u re D4u play"
_FOUR = " ".join(f"{seat}4{kind}" for kind in "du" for seat in range(4))

_SKAT: dict[str, object] = {
    "trump": "declared",
    "lead": "declarer",
    "ten": "high",
    "flip": "after_trick",
    "tie": "declarer_loses",
    "schwarz": "tricks",
    "scoring": "skat",
}
_JAPANESE: dict[str, object] = {
    "contracts": "CSHDG",
    "trump": "declared",
    "lead": "declarer",
    "ten": "below_king",
    "kontra": False,
    "tie": "replay",
    "schwarz": "points",
    "scoring": "japanese",
}

PRESETS: dict[str, dict[str, object]] = {
    "classic": {**_SKAT, "course": _CLASSIC, "contracts": "CSHDGR", "kontra": True},
    "simple": {
        **_SKAT,
        "course": _CLASSIC,
        "contracts": "CSHDGR",
        "kontra": False,
        "tie": "split",
        "scoring": "simple",
    },
    "japanese": {**_JAPANESE, "course": "F8d D8d F8u D8u declare play", "flip": "at_once"},
    "half_open": {
        **_SKAT,
        "course": "F4d D4d F4u declare D4u kontra F4h D4h F4h re D4h play",
        "contracts": "CSHDGR",
        "kontra": True,
    },
    "auction": {
        **_SKAT,
        "course": "F5d D5d F5u D5u 2s F5h D5h bid stock declare play",
        "contracts": "CSHDGN",
        "lead": "forehand",
        "kontra": False,
        "spitzen": True,
    },
    "sixteen": {**_JAPANESE, "course": "F4h D4h " * 4 + "declare play"},
    "double": {**_JAPANESE, "course": _FOUR + " declare play", "flip": "at_once"},
}
"""What each named ruleset sets; the fields that depend on others get theirs in ``ruleset``."""

SOURCES: dict[str, tuple[str, ...]] = {
    "classic": ("DE",),
    "simple": ("DE",),
    "japanese": ("JA",),
    "half_open": ("DE",),
    "auction": ("DE", "ISkO"),
    "sixteen": ("JA",),
    "double": ("JA",),
}
"""Where each named ruleset comes from (rules.md §3)."""

_DEFAULT_HANDS = 12


def ruleset(name: str, fields: Mapping[str, object] | None = None) -> Ruleset:
    """The named ruleset with some fields of its own.

    Values are plain, as text, JSON and TOML hold them (``"on"``, ``True``, ``"CSH"``, ``12``).
    Raises ``BadRules``, whose ``field`` says which field is at fault.
    """
    if name not in PRESETS:
        raise BadRules("preset", "rules-unknown-preset", name=name, known=" ".join(PRESETS))
    for field in fields or {}:
        if field not in FIELDS:
            raise BadRules(field, "rules-unknown-field", known=" ".join(FIELDS))
    chosen = {field: parse_value(field, value) for field, value in (fields or {}).items()}
    given = {field: parse_value(field, value) for field, value in PRESETS[name].items()}
    return _Maker(name, given, chosen).make()


@cache
def preset(name: str) -> Ruleset:
    """A named ruleset as it stands in the table."""
    return ruleset(name)


def overrides(rules: Ruleset) -> dict[str, str | bool | int]:
    """The fewest fields, as plain values, that make these rules from their preset."""
    plain = preset(rules.preset)
    wanted = {
        field: plain_value(field, getattr(rules, field))
        for field in FIELDS
        if getattr(rules, field) not in (None, getattr(plain, field))
    }
    for field in list(wanted):
        fewer = {name: value for name, value in wanted.items() if name != field}
        if _makes(rules, fewer):
            wanted = fewer
    return wanted


def _makes(rules: Ruleset, fields: Mapping[str, object]) -> bool:
    try:
        return ruleset(rules.preset, fields) == rules
    except BadRules:
        return False


class _Maker:
    """Settles one ruleset: what was chosen, what the preset gives, what falls away."""

    def __init__(self, name: str, given: dict[str, Value], chosen: dict[str, Value]) -> None:
        self.name = name
        self.chosen = chosen
        self.values: dict[str, Value] = {**dict.fromkeys(FIELDS), **given, **chosen}

    def make(self) -> Ruleset:
        self._settle_bidding()
        self._settle_trump()
        self._settle_tie()
        self._settle_kontra()
        self._settle_scoring_fields()
        self._settle_flip()
        self._settle_match()
        return Ruleset(preset=self.name, **self.values)  # type: ignore[arg-type]

    def _is(self, field: str, value: Value) -> bool:
        return self.values[field] == value

    def _contracts(self) -> tuple[Contract, ...]:
        contracts = self.values["contracts"]
        assert isinstance(contracts, tuple)
        return tuple(item for item in contracts if isinstance(item, Contract))

    def _bids(self) -> bool:
        course = self.values["course"]
        return isinstance(course, tuple) and Ask.BID in course

    def _drop(self, field: str, *, to: Value, because: str) -> None:
        """Let a preset's value go; refuse the user's."""
        if field in self.chosen:
            written = plain_value(field, self.chosen[field])
            raise BadRules(field, "rules-contradiction", value=written, because=because)
        self.values[field] = to

    def _settle_bidding(self) -> None:
        """Bidding requires Skat scoring and knows no ramsch (rules.md §4, §7)."""
        if not self._bids():
            return
        if not self._is("scoring", Scoring.SKAT):
            at_fault = "scoring" if "scoring" in self.chosen else "course"
            raise BadRules(at_fault, "rules-bidding-scoring")
        without = tuple(c for c in self._contracts() if c is not Contract.R)
        if without != self._contracts():
            self._drop("contracts", to=without, because="bid")
        if self._is("trump", TrumpChoice.DRAWN):
            self._drop("trump", to=TrumpChoice.DECLARED, because="bid")

    def _settle_trump(self) -> None:
        """A drawn card shows a suit, or grand; nothing else can be declared (rules.md §4)."""
        if not self._is("trump", TrumpChoice.DRAWN):
            return
        drawable = tuple(c for c in Contract if c not in (Contract.N, Contract.R))
        if self._contracts() != drawable:
            self._drop("contracts", to=drawable, because="trump=drawn")

    def _settle_tie(self) -> None:
        if self._is("scoring", Scoring.SKAT) and self._is("tie", Tie.SPLIT):
            self._drop("tie", to=Tie.DECLARER_LOSES, because="scoring=skat")

    def _settle_kontra(self) -> None:
        """Kontra counts in Skat scoring, and in simple scoring where that says so; not in ramsch."""
        if self.values["kontra"] and self._contracts() == (Contract.R,):
            self._drop("kontra", to=False, because="contracts=R")
        if self._is("scoring", Scoring.SIMPLE):
            counts = bool(self.values["simple_kontra"])
            if counts and not self.values["kontra"]:
                self._drop("simple_kontra", to=False, because="kontra=off")
            self.values["simple_kontra"] = bool(self.values["simple_kontra"])
            if self.values["kontra"] and not counts:
                self._drop("kontra", to=False, because="simple_kontra=off")
            return
        if self.values["simple_kontra"] is not None:
            self._drop("simple_kontra", to=None, because=self._scoring())
        if self.values["kontra"] and self._is("scoring", Scoring.JAPANESE):
            self._drop("kontra", to=False, because=self._scoring())

    def _scoring(self) -> str:
        return f"scoring={plain_value('scoring', self.values['scoring'])}"

    def _settle_scoring_fields(self) -> None:
        skat = self._is("scoring", Scoring.SKAT)
        japanese = self._is("scoring", Scoring.JAPANESE)
        ramsch = Contract.R in self._contracts()
        # Neither null nor ramsch knows matadors (rules.md §6).
        runs = not {*self._contracts()} <= {Contract.N, Contract.R}
        why_spitzen = "contracts" if skat else self._scoring()
        why_ramsch = "contracts" if skat else self._scoring()
        self._optional("spitzen", meant=skat and runs, default=False, because=why_spitzen)
        self._optional(
            "ramsch", meant=skat and ramsch, default=RamschScore.LOSER, because=why_ramsch
        )
        self._optional(
            "grand_double", meant=japanese, default=GrandDouble.ANY, because=self._scoring()
        )

    def _optional(self, field: str, *, meant: bool, default: Value, because: str) -> None:
        """Give a field its default where it means something, and nothing where it does not."""
        if meant and self.values[field] is None:
            self.values[field] = default
        if not meant:
            self._drop(field, to=None, because=because)

    def _settle_flip(self) -> None:
        course = self.values["course"]
        assert isinstance(course, tuple)
        piles = any(isinstance(step, Deal) and step.kind is Kind.DOWN for step in course)
        self._optional("flip", meant=piles, default=Flip.AFTER_TRICK, because="course")

    def _settle_match(self) -> None:
        """Hands, or a target; everybody declares equally often (rules.md §8)."""
        if self.values["target"] is not None:
            if self.values["hands"] is not None:
                self._drop("hands", to=None, because="target")
            return
        if self.values["hands"] is None:
            self.values["hands"] = _DEFAULT_HANDS
        course = self.values["course"]
        hands = self.values["hands"]
        assert isinstance(course, tuple) and isinstance(hands, int)
        seats = seats_of(course)  # type: ignore[arg-type]
        if hands % seats:
            raise BadRules("hands", "rules-hands", value=hands, seats=seats)
