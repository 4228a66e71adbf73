"""Matches in the user's folder: killed anywhere, resumed where they stood, no hand lost or doubled."""

import os
import random
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from tests.tables import SHORT, play_hand, play_match

from offiziersskat.core.actions import Declare
from offiziersskat.core.catalogue import preset, ruleset
from offiziersskat.core.contracts import Contract
from offiziersskat.core.rules import Ruleset
from offiziersskat.deal import proved_deck
from offiziersskat.errors import InputError, StorageError
from offiziersskat.notation import Record, read_records, write_osk
from offiziersskat.table.authority import Table
from offiziersskat.table.dealing import numbered_dealing, salted_dealing
from offiziersskat.table.events import HandFinished, PlayerInfo, Resigned
from offiziersskat.table.folders import Folders, user_folders
from offiziersskat.table.journal import create_journal, open_journal
from offiziersskat.table.storage import FileStore, resume_table, start_table, waiting_games

PLAYERS = (
    PlayerInfo('Anna "A"'),
    PlayerInfo("桜", "engine:rules@1"),
    PlayerInfo("C"),
    PlayerInfo("D"),
)


def folders_in(path: Path) -> Folders:
    """Folders that do not exist yet."""
    return user_folders({"OFFIZIERSSKAT_DATA": str(path / "data")})


def started(
    folders: Folders, *, game: str = "g", rules: Ruleset | None = None
) -> tuple[Table, FileStore]:
    """A new match in the folders."""
    chosen = rules or preset("classic")
    players = PLAYERS[: chosen.seats]
    return start_table(folders, chosen, players, first_dealer=1, game=game)


def hands_in(folders: Folders) -> list[str]:
    """Which hands stand in the records, by game and number."""
    if not folders.records.exists():
        return []
    lines = folders.records.read_text().splitlines()
    games = [line.split('"')[1] for line in lines if line.startswith("[GameId")]
    numbers = [line.split('"')[1] for line in lines if line.startswith("[Hand ")]
    return [f"{game}.{number}" for game, number in zip(games, numbers, strict=True)]


@pytest.mark.parametrize("name", SHORT)
def test_a_match_leaves_its_hands_and_no_journal(tmp_path: Path, name: str) -> None:
    """Read back as written, marks, proofs and tags included; every shuffle verifies."""
    folders = folders_in(tmp_path)
    table, store = started(folders, rules=SHORT[name])
    written: list[Record] = []
    while not table.is_match_over:
        table.deal(salted_dealing(bytes([len(written)] * 32)), date="2026.11.30")
        play_hand(table, random.Random(len(written)))
        written.append(table.record())
    store.close()
    assert table.filing_error is None and [] == list(folders.games.iterdir())
    assert () == waiting_games(folders)
    assert [f"g.{n + 1}" for n in range(len(written))] == hands_in(folders)
    with folders.records.open("rb") as lines:
        found = list(read_records(lines))
    for before, after in zip(written, found, strict=True):
        assert isinstance(after, Record)
        assert write_osk(before) == write_osk(after)
        assert (before.tags, before.notes, before.names) == (after.tags, after.notes, after.names)
        assert after.proof is not None and before.deck == proved_deck(after.proof)


def test_a_match_is_resumed_where_it_stood(tmp_path: Path) -> None:
    """After any step the process may end; the next one shows the same."""
    folders = folders_in(tmp_path)
    chance = random.Random(5)
    table, store = started(folders, rules=SHORT["auction"])
    while not table.is_match_over:
        table.deal(numbered_dealing(3, len(table.match.results)))
        while table.to_act is not None:
            table.act(table.to_act, chance.choice(table.legal(table.to_act)))
            if chance.random() < 0.2 and not table.is_match_over:
                store.close()
                before, events = table, table.events
                table, store = resume_table(folders, "g")
                assert events == table.events
                assert [before.view(p) for p in (None, 0, 1)] == [
                    table.view(p) for p in (None, 0, 1)
                ]
    store.close()
    assert ["g.1", "g.2", "g.3", "g.4"] == hands_in(folders)


def test_a_game_that_is_played_cannot_be_resumed(tmp_path: Path) -> None:
    """Nor is it listed as waiting, until it is let go."""
    folders = folders_in(tmp_path)
    _, store = started(folders)
    with pytest.raises(StorageError, match="game-in-use"):
        resume_table(folders, "g")
    assert () == waiting_games(folders)
    store.close()
    assert ["g"] == [waiting.game for waiting in waiting_games(folders)]


def test_waiting_games_are_listed_with_what_is_known_of_them(tmp_path: Path) -> None:
    """The latest first; other files are none."""
    folders = folders_in(tmp_path)
    assert () == waiting_games(folders)
    for number, game in enumerate(("old", "new")):
        table, store = started(folders, game=game)
        table.deal(numbered_dealing(1, 0))
        table.act(0, Declare(Contract.C))
        store.close()
        os.utime(folders.games / f"{game}.journal", (1000 + number, 1000 + number))
    (folders.games / "notes.txt").write_text("")
    found = waiting_games(folders)
    assert [("new", 1001.0), ("old", 1000.0)] == [(one.game, one.saved) for one in found]
    assert (PLAYERS[:2], 1, None) == (found[0].players, found[0].plies, found[0].problem)
    assert table.match == found[0].match


def test_games_do_not_grow_younger_by_being_looked_at(tmp_path: Path) -> None:
    """The one played last stays the first of the list."""
    folders = folders_in(tmp_path)
    _, store = started(folders)
    store.close()
    os.utime(folders.games / "g.journal", (1000, 1000))
    assert [1000.0, 1000.0] == [waiting_games(folders)[0].saved for _ in range(2)]


def test_a_damaged_journal_is_listed_with_its_problem(tmp_path: Path) -> None:
    """And left as it is."""
    folders = folders_in(tmp_path)
    _, store = started(folders)
    store.close()
    path = folders.games / "g.journal"
    path.write_text("nonsense\n")
    (only,) = waiting_games(folders)
    assert only.problem is not None and "journal-broken" == only.problem.code
    assert ("g", path, None) == (only.game, only.path, only.match)
    assert "nonsense\n" == path.read_text()


def test_events_that_do_not_follow_are_damage_too(tmp_path: Path) -> None:
    """The line at fault is named; the journal is let go again."""
    folders = folders_in(tmp_path)
    _, store = started(folders)
    store.append(Resigned("g", 1, 0))
    store.close()
    for _ in range(2):
        with pytest.raises(InputError, match="journal-broken") as caught:
            resume_table(folders, "g")
        assert (2, "no-hand") == (caught.value.params["line"], caught.value.params["cause"])


def test_a_journal_that_vanishes_while_games_are_listed_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has finished it."""
    folders = folders_in(tmp_path)
    _, store = started(folders)
    store.close()
    real = Path.iterdir

    def vanishing(path: Path) -> list[Path]:
        found = list(real(path))
        for file in found:
            file.unlink()
        return found

    monkeypatch.setattr(Path, "iterdir", vanishing)
    assert () == waiting_games(folders)


def test_a_match_that_cannot_start_leaves_nothing(tmp_path: Path) -> None:
    """Too few players for the rules."""
    folders = folders_in(tmp_path)
    with pytest.raises(InputError, match="player-count"):
        start_table(folders, preset("double"), PLAYERS[:2], first_dealer=0, game="g")
    assert [] == list(folders.games.iterdir())


@pytest.mark.parametrize("place", ["file", "/proc/data"])
def test_a_folder_that_cannot_be_written_is_one_clear_error(tmp_path: Path, place: str) -> None:
    """A file where the folder should be, or a place where even root can make nothing."""
    (tmp_path / "file").write_text("")
    folders = user_folders({"OFFIZIERSSKAT_DATA": str(tmp_path / place / "data")})
    with pytest.raises(StorageError) as caught:
        started(folders)
    assert str(folders.games) == caught.value.params["path"]


def killed_before(event: type, folders: Folders) -> None:
    """A match of two hands whose process dies as it is about to keep an event of a kind."""
    table, store = started(folders, rules=ruleset("classic", {"hands": 2}))

    class Killed(BaseException):
        pass

    def append(coming: object) -> None:
        if isinstance(coming, event):
            raise Killed
        FileStore.append(store, coming)  # type: ignore[arg-type]

    store.append = append  # type: ignore[method-assign,assignment]
    table.deal(numbered_dealing(1, 0))
    with pytest.raises(Killed):
        play_hand(table, random.Random(1))
    store.close()


def test_a_kill_between_records_and_mark_doubles_nothing(tmp_path: Path) -> None:
    """The hand stands among the records, the journal does not know it yet."""
    folders = folders_in(tmp_path)
    killed_before(HandFinished, folders)
    assert ["g.1"] == hands_in(folders)
    table, store = resume_table(folders, "g")
    assert isinstance(table.events[-1], HandFinished)
    table.deal(numbered_dealing(1, 1))
    play_hand(table, random.Random(2))
    store.close()
    assert ["g.1", "g.2"] == hands_in(folders)
    assert table.is_match_over and [] == list(folders.games.iterdir())


def test_a_kill_between_the_last_card_and_the_records_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal has the whole hand; whoever looks at the waiting games files it."""
    folders = folders_in(tmp_path)

    def die(store: FileStore, record: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(FileStore, "finish", die)
        table, store = started(folders, rules=ruleset("classic", {"hands": 2}))
        table.deal(numbered_dealing(1, 0))
        with pytest.raises(KeyboardInterrupt):
            play_hand(table, random.Random(1))
        store.close()
    assert [] == hands_in(folders)
    assert 1 == len(waiting_games(folders))
    assert ["g.1"] == hands_in(folders)


def test_a_match_killed_at_its_very_end_is_put_away(tmp_path: Path) -> None:
    """Everything is filed and marked, only the journal is still there."""
    folders = folders_in(tmp_path)
    table, store = started(folders, rules=ruleset("classic", {"hands": 2}))
    store.end = lambda: None  # type: ignore[method-assign]
    play_match(table, random.Random(1))
    store.close()
    assert ["g.journal"] == [path.name for path in folders.games.glob("*.journal")]
    assert () == waiting_games(folders)
    assert [] == list(folders.games.iterdir())
    assert ["g.1", "g.2"] == hands_in(folders)


def test_a_finished_match_that_cannot_be_filed_waits_with_its_problem(tmp_path: Path) -> None:
    """A folder by the name of the records: the hand stays in the journal until that is mended."""
    folders = folders_in(tmp_path)
    folders.records.mkdir(parents=True)
    table, store = started(folders, rules=ruleset("classic", {"hands": 2}))
    table.deal(numbered_dealing(1, 0))
    play_hand(table, random.Random(1))
    assert table.filing_error is not None and "storage-no-file" == table.filing_error.code
    store.close()
    (only,) = waiting_games(folders)
    assert only.problem is not None and "storage-no-file" == only.problem.code
    folders.records.rmdir()
    table, store = resume_table(folders, "g")
    store.close()
    assert table.filing_error is None
    assert ["g.1"] == hands_in(folders)


PLAYER = """
    import random, sys
    from pathlib import Path
    from offiziersskat.table.dealing import numbered_dealing
    from offiziersskat.table.folders import user_folders
    from offiziersskat.table.storage import resume_table, start_table, waiting_games
    from offiziersskat.core.catalogue import ruleset
    from offiziersskat.table.events import PlayerInfo
    folders = user_folders({"OFFIZIERSSKAT_DATA": sys.argv[1]})
    game, chance = sys.argv[2], random.Random()
    people = [PlayerInfo("A"), PlayerInfo("B")]
    if (folders.games / (game + ".journal")).exists():
        table, store = resume_table(folders, game)
    else:
        rules = ruleset("simple", {"hands": 8})
        table, store = start_table(folders, rules, people, first_dealer=1, game=game)
    print("begun", flush=True)
    while not table.is_match_over:
        if not table.is_running:
            table.deal(numbered_dealing(1, len(table.match.results)))
        while table.to_act is not None:
            table.act(table.to_act, chance.choice(table.legal(table.to_act)))
"""


def player(folders: Folders, game: str) -> "subprocess.Popen[bytes]":
    """A process that plays a match of eight hands, or goes on with it."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PLAYER), str(folders.data), game],
        stdout=subprocess.PIPE,
    )


def test_two_games_killed_again_and_again_lose_and_double_no_hand(tmp_path: Path) -> None:
    """Kill -9 at any moment of two matches at once; in the end every hand stands once."""
    folders = folders_in(tmp_path)
    chance = random.Random(1)
    unfinished = {"a", "b"}
    for _ in range(4):
        both = {game: player(folders, game) for game in sorted(unfinished)}
        for game, process in both.items():
            assert process.stdout is not None
            assert b"begun\n" == process.stdout.readline()
            time.sleep(chance.random() * 0.1)
            process.kill()
            if process.wait() == 0:
                unfinished.discard(game)
            process.stdout.close()
    for game in unfinished:
        process = player(folders, game)
        process.communicate(timeout=120)
        assert 0 == process.returncode
    found = hands_in(folders)
    for game in ("a", "b"):
        assert [f"{game}.{n + 1}" for n in range(8)] == [one for one in found if one[0] == game]
    assert [] == list(folders.games.iterdir())


def test_a_game_killed_while_it_is_made_can_be_made_again(tmp_path: Path) -> None:
    """Its name is free, for nothing had begun."""
    folders = folders_in(tmp_path)
    create_journal(folders.games, "g").close()
    assert () == waiting_games(folders)
    with pytest.raises(InputError, match="game-unknown"):
        open_journal(folders.games, "g")
    _, store = started(folders)
    store.close()
