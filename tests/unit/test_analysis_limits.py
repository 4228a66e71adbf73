"""What is no sensible limit is refused with one code, wherever it is given."""

import math

import pytest
from tests.command import called

from offiziersskat.analysis.engine import Engine
from offiziersskat.analysis.limits import BadLimit, Limit


@pytest.mark.parametrize(
    "seconds", [0, 0.0, -1, -0.5, math.nan, math.inf, -math.inf, 1e9, True, "1"]
)
def test_a_time_must_be_more_than_nothing_and_at_most_a_day(seconds: float) -> None:
    """Zero, negative, endless and unreadable times have one code."""
    with pytest.raises(BadLimit) as error:
        Limit(time=seconds)

    assert error.value.code == "limit-time"


@pytest.mark.parametrize("nodes", [0, -5, 10**13, 1.5, True, math.nan])
def test_nodes_must_be_a_whole_number_that_can_be_searched(nodes: int) -> None:
    """So have numbers of positions."""
    with pytest.raises(BadLimit) as error:
        Limit(nodes=nodes)

    assert error.value.code == "limit-nodes"


@pytest.mark.parametrize("memory", [0, 1, 63, -256, 10**9, 1.5, True])
def test_memory_is_bounded_on_both_sides(memory: int) -> None:
    """Tables of nothing, or larger than any machine, are refused."""
    with pytest.raises(BadLimit) as error:
        Engine(memory_mb=memory)

    assert error.value.code == "limit-memory"


@pytest.mark.parametrize("threads", [0, -1, 10_000, 0.5, True])
def test_threads_are_at_least_one(threads: int) -> None:
    """None, or thousands, are refused."""
    with pytest.raises(BadLimit) as error:
        Engine(threads=threads)

    assert error.value.code == "limit-threads"


def test_a_limit_may_be_left_open() -> None:
    """Nothing, a moment and a day are all limits."""
    assert Limit() == Limit(time=None, nodes=None)
    assert Limit(time=1e-9).time == 1e-9
    assert Limit(time=86_400, nodes=1).nodes == 1


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "-inf", "1e300", "soon", "", "０"])
@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_the_command_refuses_such_a_time_in_one_sentence(text: str, lang: str) -> None:
    """Status 2, the value repeated, no traceback, and nothing on standard output."""
    said = called("analyse", "--time", text, "-", lang=lang, stdin="")

    assert (2, "") == (said.status, said.out)
    assert "86400" in said.err
    assert "Traceback" not in said.err
