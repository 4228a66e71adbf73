"""``review --out`` and ``stats``: many hands, kept, gone on with, and summed up by person."""

import csv
import io
import json
from pathlib import Path

import pytest
from tests.command import called, objects

from offiziersskat.i18n import LANGUAGES, Language

HANDS = called("random", "--rules", "classic", "--seed", "5", "--hands", "3").out


def _named(text: str) -> str:
    """The same hands with Anna and Ben, who change seats."""
    lines = []
    for number, line in enumerate(text.splitlines()):
        record = json.loads(line)
        record["seats"] = ["Anna", "Ben"] if number % 2 == 0 else ["Ben", "Anna"]
        lines.append(json.dumps(record))
    return "\n".join(lines) + "\n"


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    """A file of three finished hands, and one that is not."""
    path = tmp_path / "hands.jsonl"
    broken = json.loads(HANDS.splitlines()[0])
    broken["actions"] = broken["actions"][:4]
    del broken["result"]
    path.write_text(_named(HANDS) + json.dumps(broken) + "\n", encoding="utf-8")
    return path


def _kept(path: Path) -> dict[int, dict[str, object]]:
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    assert len(found) == len({one["hand"] for one in found})
    return {one["hand"]: one for one in found}


def test_a_review_goes_on_where_it_was_broken_off(hands: Path, tmp_path: Path) -> None:
    """A line that was cut off is made again, no other; the file is then as if nothing happened."""
    out, twin = tmp_path / "out.jsonl", tmp_path / "twin.jsonl"
    first = called("review", "--fast", "--out", str(out), str(hands))
    whole = _kept(out)
    text = out.read_text(encoding="utf-8")
    twin.write_text(text[: text.index("\n", text.index("\n") + 1) + 200], encoding="utf-8")
    again = called("review", "--fast", "--out", str(twin), str(hands))

    assert 2 == first.status  # one of them cannot be reviewed
    assert "4 hands reviewed, 0 were there, one of them cannot" in first.err
    assert "3 hands reviewed, 1 were there" in again.err
    assert whole == {
        hand: json.loads(line)
        for line in twin.read_text(encoding="utf-8").splitlines()[1:]
        if (hand := _hand(line)) is not None
    }
    assert "review-unfinished" == whole[3]["error"]


def _hand(line: str) -> int | None:
    try:
        number = json.loads(line)["hand"]
    except ValueError:
        return None
    assert isinstance(number, int)
    return number


def test_processes_find_what_one_finds(hands: Path, tmp_path: Path) -> None:
    """The same summaries, whoever made them."""
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    called("review", "--fast", "--out", str(one), str(hands))
    called("review", "--fast", "--out", str(two), "--jobs", "2", str(hands))

    assert _kept(one) == _kept(two)


def test_another_review_is_not_gone_on_with(hands: Path, tmp_path: Path) -> None:
    """Other files, or what is no review at all, are left alone."""
    out = tmp_path / "out.jsonl"
    out.write_text("something of mine\n", encoding="utf-8")
    said = called("review", "--fast", "--out", str(out), str(hands))

    assert 2 == said.status
    assert str(out) in said.err
    assert "something of mine\n" == out.read_text(encoding="utf-8")


def test_several_processes_need_a_file(hands: Path) -> None:
    """Pages come one after the other."""
    assert 2 == called("review", "--jobs", "2", str(hands)).status


# ---- stats ----------------------------------------------------------------------------------------


def test_stats_sum_up_by_person(hands: Path) -> None:
    """Hands, wins and scores are those of the records; what one gains the other loses."""
    rows = objects(called("stats", "--json", str(hands)))
    results = [json.loads(line)["result"] for line in HANDS.splitlines()]
    anna = sum(
        (r["score"][0] - r["score"][1]) * (1 if number % 2 == 0 else -1)
        for number, r in enumerate(results)
    )

    assert ["Anna", "Ben"] == sorted(row["person"] for row in rows)
    by_name = {row["person"]: row for row in rows}
    assert (3, 3) == (by_name["Anna"]["hands"], by_name["Ben"]["hands"])
    # Forehand declares in classic, and in ramsch it is side 0 too.
    names = [
        "Anna" if (result["winner"] == 0) is (number % 2 == 0) else "Ben"
        for number, result in enumerate(results)
        if result["winner"] is not None
    ]
    assert {name: names.count(name) for name in by_name} == {
        name: row["wins"] for name, row in by_name.items()
    }
    assert anna / 3 == pytest.approx(by_name["Anna"]["score"])
    for figure in ("score", "points", "luck", "adjusted"):
        assert by_name["Anna"][figure] == pytest.approx(-by_name["Ben"][figure])
    for row in rows:
        assert row["score"] == pytest.approx(row["luck"] + row["adjusted"])


def test_stats_take_summaries_as_well(hands: Path, tmp_path: Path) -> None:
    """What ``review --out`` has kept need not be reviewed again."""
    out = tmp_path / "out.jsonl"
    called("review", "--fast", "--out", str(out), str(hands))

    assert called("stats", "--json", str(out)).out == called("stats", "--json", str(hands)).out


def test_stats_as_a_table_of_values(hands: Path) -> None:
    """CSV with a head, a row for each group, the same figures as elsewhere."""
    by = ("--by", "person", "--by", "rules", "--by", "contract", "--by", "role")
    said = called("stats", "--csv", *by, str(hands))
    rows = list(csv.DictReader(io.StringIO(said.out)))
    told = objects(called("stats", "--json", *by, str(hands)))

    assert len(rows) == len(told) > 2
    assert [row["contract"] for row in told] == [row["contract"] for row in rows]
    assert sum(int(row["hands"]) for row in rows) == 6
    assert {"declarer", "defender", "nobody"} == {row["role"] for row in rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_table_and_a_picture(language: Language, hands: Path, tmp_path: Path) -> None:
    """Names and figures; the picture is well formed and says what it shows."""
    from xml.etree import ElementTree as ET

    picture = tmp_path / "stats.svg"
    said = called("stats", "--svg", str(picture), str(hands), lang=language.value)
    root = ET.fromstring(picture.read_text(encoding="utf-8"))

    assert "Anna" in said.out and "Ben" in said.out
    assert root.tag.endswith("svg")
    texts = "".join(root.itertext())
    assert "Anna" in texts and "Ben" in texts


def test_stats_by_opponent_month_and_best_contract(tmp_path: Path) -> None:
    """Engines by their level, months one after the other, what had best been declared."""
    path = tmp_path / "hands.jsonl"
    lines = []
    for number, line in enumerate(HANDS.splitlines()):
        record = json.loads(line)
        record["seats"] = ["Anna", "engine:club@1"] if number else ["Anna", "Ben"]
        record["tags"] = {"Date": f"2026.{11 - number:02}.30"}
        lines.append(json.dumps(record))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    by = ("--by", "person", "--by", "level", "--by", "month", "--by", "best")
    rows = objects(called("stats", "--json", *by, str(path)))
    mine = [row for row in rows if row["person"] == "Anna"]

    assert ["2026-09", "2026-10", "2026-11"] == sorted(row["month"] for row in mine)
    assert {"club", "person"} == {row["level"] for row in mine}
    # Forehand declares, and always has a choice.
    assert all(row["declarations"] == row["hands"] == 1 for row in mine)
    assert all(row["best"] in set("CSHDGNR") for row in mine)
    assert all((row["loss_per_declaration"] > 0) is (row["declared_best"] == 0) for row in mine)
    assert "Lost/declaration" in called("stats", "--by", "best", str(path)).out


def test_stats_as_parquet(hands: Path, tmp_path: Path) -> None:
    """The same rows, with their types; each hand of each seat where that is asked for."""
    from pyarrow import parquet  # type: ignore[import-untyped]

    groups, each = tmp_path / "groups.parquet", tmp_path / "each.parquet"
    called("stats", "--parquet", str(groups), str(hands))
    called("stats", "--each", "--parquet", str(each), str(hands))

    assert objects(called("stats", "--json", str(hands))) == parquet.read_table(groups).to_pylist()
    rows = parquet.read_table(each).to_pylist()
    assert rows == objects(called("stats", "--each", str(hands)))
    assert 6 == len(rows)
    assert ["Anna", "Anna", "Anna", "Ben", "Ben", "Ben"] == sorted(row["person"] for row in rows)


def test_without_its_package_parquet_is_refused_in_one_sentence(
    hands: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what to install; nothing is written."""
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    path = tmp_path / "stats.parquet"
    said = called("stats", "--parquet", str(path), str(hands))

    assert 2 == said.status
    assert "offiziersskat[parquet]" in said.err
    assert "Traceback" not in said.err
    assert not path.exists()
