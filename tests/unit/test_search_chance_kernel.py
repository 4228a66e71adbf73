"""The two kernels of expectiminimax: compiled and uncompiled, and one as the other's oracle."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from offiziersskat.core.contracts import Contract, Ten
from offiziersskat.notation import parse_position
from offiziersskat.search.chance import ChanceSearch, Objective
from offiziersskat.search.kernel import _nocython, chance, chance_any, chance_table
from offiziersskat.search.kernel.tables import tables

_FOLDER = Path(chance_any.__file__).parent
_PACKAGE = chance_any.__name__.rpartition(".")[0]
# Each after those it builds on.
_FILES = (
    "chance_cards",
    "chance_leaves",
    "chance_table",
    "chance_reveals",
    "chance",
    "any_table",
    "chance_any",
)
_POSITIONS = (
    "classic C 1 31-45 - ST SA H7/?? HA -- -- -- -- | DK CK HJ CJ/?? -- -- -- -- ? S8 H8",
    "classic C 1 38-30 - H9 HQ/?? HA D7 CQ -- -- -- | H7 DT DA/?? C9 DJ -- -- -- ? ST CJ",
    "japanese C 1 38-30 - H9 HQ/?? HA D7 CQ -- -- -- | H7 DT DA/?? C9 DJ -- -- -- ? ST CJ",
    "classic C 0 36-31 - SK ST HT/?? CT HJ SJ -- -- | S8 D8/?? DK C7/?? D7 -- -- -- ? S9 D9 HA",
    "classic R 1 31-45 - ST SA H7/?? HA -- -- -- -- | DK CK HJ CJ/?? -- -- -- -- ? S8 H8",
    "classic R 0 36-31 - SK ST HT/?? CT HJ SJ -- -- | S8 D8/?? DK C7/?? D7 -- -- -- ? S9 D9 HA",
)
_SHUNNING = (
    "classic R 0 36-31 - SK ST HT/?? CT HJ SJ -- -- | S8 D8/?? DK C7/?? D7 -- -- -- ? S9 D9 HA",
    "japanese;contracts=CSHDGR R 1 38-30 - H9 HQ/?? HA D7 CQ -- -- -- | H7 DT DA/?? C9 DJ -- -- -- ? ST CJ",
)


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """Both kernels as they run where nobody compiled them."""
    monkeypatch.setitem(sys.modules, "cython", _nocython)
    loaded = {}
    for name in _FILES:
        spec = spec_from_file_location(f"uncompiled_{name}", _FOLDER / f"{name}.py")
        assert spec is not None and spec.loader is not None
        loaded[name] = module_from_spec(spec)
        monkeypatch.setitem(sys.modules, f"{_PACKAGE}.{name}", loaded[name])
        spec.loader.exec_module(loaded[name])
    return loaded


@pytest.mark.parametrize("text", _POSITIONS)
@pytest.mark.parametrize("objective", [Objective.POINTS, Objective.WIN])
def test_uncompiled_the_kernels_search_the_same_nodes(
    text: str,
    objective: Objective,
    uncompiled: dict[str, ModuleType],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Equal values and equal node counts, move by move."""
    view = parse_position(text).view()
    compiled = ChanceSearch(bits=10).values(view, objective)
    monkeypatch.setattr("offiziersskat.search.chance.Chance", uncompiled["chance"].Chance)
    assert not uncompiled["chance"].COMPILED
    assert compiled == ChanceSearch(bits=10).values(view, objective)


@pytest.mark.parametrize("text", _POSITIONS)
@pytest.mark.parametrize("objective", [Objective.POINTS, Objective.WIN])
def test_the_general_kernel_is_the_same_uncompiled_and_the_quick_ones_oracle(
    text: str,
    objective: Objective,
    uncompiled: dict[str, ModuleType],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the quick kernel says of two seats the general one says too."""
    view = parse_position(text).view()
    quick = ChanceSearch(bits=10).values(view, objective)
    monkeypatch.setattr("offiziersskat.search.chance.is_quick", lambda *_: False)
    general = ChanceSearch(bits=10).values(view, objective)
    assert quick.moves == general.moves
    monkeypatch.setattr("offiziersskat.search.chance.ChanceAny", uncompiled["chance_any"].ChanceAny)
    assert general == ChanceSearch(bits=10).values(view, objective)


@pytest.mark.parametrize("text", _SHUNNING)
def test_ramsch_is_for_the_quick_kernel_once_both_sides_have_a_trick(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Points, win and score, both tens and both flips: as the general kernel has them."""
    view = parse_position(text).view()
    quick = {one: ChanceSearch(bits=10).values(view, one).moves for one in Objective}
    monkeypatch.setattr("offiziersskat.search.chance.Chance", None)  # it would be asked
    with pytest.raises(TypeError):
        ChanceSearch(bits=10).values(view, Objective.SCORE)
    general = ChanceSearch(bits=10, general=True)
    assert quick == {one: general.values(view, one).moves for one in Objective}
    assert len(set(quick[Objective.POINTS].values())) > 1


def test_cards_gone_from_a_group_close_up() -> None:
    """Present are the second and the fourth of four: the fourth moves to the second place."""
    closed = chance_table.low_groups()
    assert closed[0b1010 * 16 + 0b1000] == 0b10
    assert closed[0b1010 * 16 + 0b0010] == 0b01
    assert closed[0b1111 * 16 + 0b1011] == 0b1011


def test_the_layout_that_the_kernel_relies_on_is_that_of_the_tables() -> None:
    """Plain suits of seven from the bottom, with their three worthless cards lowest; jacks on top."""
    for contract in (Contract.C, Contract.D, Contract.G):
        for ten in Ten:
            cards = chance_cards(contract, ten)
            for start in (0, 7, 14, 21):
                assert {"7", "8", "9"} == {code[1] for code in cards[start : start + 3]}
                assert len({code[0] for code in cards[start : start + 7]}) == 1
            assert ["DJ", "HJ", "SJ", "CJ"] == cards[28:]


def chance_cards(contract: Contract, ten: Ten) -> list[str]:
    """Codes in the kernel's order."""
    return [card.code for card in tables(contract, ten).card]


def test_the_kernels_tell_whether_they_are_compiled() -> None:
    """Both or neither."""
    assert chance.COMPILED == chance_any.COMPILED
