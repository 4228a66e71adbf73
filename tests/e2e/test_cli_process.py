"""The command as a process: pipes, signals, terminals, files that are none."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from tests.command import called

import offiziersskat.cli.streams
from offiziersskat import __version__

COMMAND = [sys.executable, "-m", "offiziersskat"]


def _environ(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return {**kept, "LANG": "en_GB.UTF-8", "OFFIZIERSSKAT_DATA": "/nowhere", **more}


def _run(*args: str, **environ: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [*COMMAND, *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=60,
        env=_environ(**environ),
    )


def _shell(line: str) -> "subprocess.CompletedProcess[bytes]":
    """A line for bash; ``$it`` is the command."""
    it = f"'{sys.executable}' -m offiziersskat"
    script = line.replace("$it", it)
    return subprocess.run(
        ["bash", "-c", script], capture_output=True, check=False, timeout=60, env=_environ()
    )


def test_the_module_runs_as_the_command() -> None:
    """``python -m offiziersskat``."""
    said = _run("--version")

    assert (0, b"") == (said.returncode, said.stderr)
    assert f"offiziersskat, version {__version__}" == said.stdout.decode().strip()


@pytest.mark.parametrize(
    ("environ", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Aufruf:"),
        ({"LANG": "ja_JP.UTF-8"}, "使い方"),
        ({"LANG": "fr_FR.UTF-8"}, "Usage:"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "使い方"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:de"}, "Aufruf:"),
    ],
)
def test_the_language_is_that_of_the_system(environ: dict[str, str], word: str) -> None:
    """``LANG`` and its companions decide where ``--lang`` does not."""
    assert word in _run("--help", PYTHONUTF8="1", **environ).stdout.decode()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp932", "utf-16"])
@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_no_encoding_of_the_terminal_is_a_crash(lang: str, encoding: str) -> None:
    """What cannot be written is written plainly."""
    for args in (["rules", "show", "auction"], ["--help"], ["score"]):
        said = called(*args, lang=lang, encoding=encoding)

        assert said.status in (0, 2)
        assert said.out or said.err


def test_german_in_ascii_is_spelled_out() -> None:
    """Umlauts become two letters, signs become letters, nothing becomes a question mark."""
    said = _run("rules", "show", "classic", "--lang", "de", PYTHONIOENCODING="ascii")

    assert b"Truempfe" in said.stdout
    assert b"?" not in said.stdout


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    """``| head`` gets its line; nothing is written to standard error."""
    said = _shell("$it random --seed 1 --hands 100000 | head -1")

    assert b"" == said.stderr
    assert json.loads(said.stdout)["format"] == "offiziersskat/1"


def test_a_broken_pipe_has_the_status_that_shells_expect() -> None:
    """141, as of a program that the pipe has ended."""
    said = _shell("$it random --seed 1 --hands 100000 | true; echo ${PIPESTATUS[0]}")

    assert b"141" == said.stdout.strip()


@pytest.mark.parametrize(
    "args", ["--help", "rules show auction", "random --seed 1 --hands 9", "--version"]
)
def test_a_full_disk_is_told(args: str) -> None:
    """One message, exit status 2."""
    said = _shell(f"$it {args} > /dev/full; echo $? >&2")
    message, status = said.stderr.decode().splitlines()

    assert "2" == status
    assert "No space left on device" in message


def test_ctrl_c_ends_it_without_a_traceback() -> None:
    """Exit status 130."""
    with subprocess.Popen(
        [*COMMAND, "replay", "--json", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environ(),
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(_run("random", "--seed", "1").stdout)
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert 130 == process.wait(timeout=30)
        assert b"Traceback" not in process.stderr.read()


def test_a_stream_is_answered_while_it_is_still_open() -> None:
    """A program may wait for the answers to one hand before it sends the next."""
    records = _run("random", "--seed", "1", "--hands", "3").stdout.splitlines(keepends=True)
    with subprocess.Popen(
        [*COMMAND, "replay", "--json", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=_environ(),
    ) as process:
        assert process.stdin and process.stdout
        for hand, record in enumerate(records):
            process.stdin.write(record)
            process.stdin.flush()
            answer: dict[str, object] = {}
            while "result" not in answer:
                answer = json.loads(process.stdout.readline())
            assert hand == answer["hand"]
        process.stdin.close()
        assert 0 == process.wait(timeout=30)


@pytest.mark.parametrize("command", ["replay", "verify", "convert --to json", "replay --json"])
@pytest.mark.parametrize(
    ("kind", "word"),
    [("missing", "no such file"), ("folder", "folder"), ("binary", "text"), ("empty", "no hand")],
)
def test_what_is_no_file_of_hands_is_told(
    command: str, kind: str, word: str, tmp_path: Path
) -> None:
    """One clear line on standard error with the name of the file, exit status 2."""
    path = tmp_path / kind
    if kind == "folder":
        path.mkdir()
    if kind == "binary":
        path.write_bytes(bytes(range(256)) * 40)
    if kind == "empty":
        path.write_bytes(b"")
    said = called(*command.split(), str(path))

    assert (2, "") == (said.status, said.out)
    assert 1 == len(said.err.splitlines())
    assert str(path) in said.err
    assert word in said.err


@pytest.mark.parametrize(
    ("error", "word"),
    [(PermissionError(13, "denied"), "permitted"), (OSError(5, "I/O error"), "I/O error")],
)
def test_a_file_that_may_not_be_read_is_told(
    error: OSError, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's refusal, in our words."""

    def refuse(*_args: object) -> None:
        raise error

    monkeypatch.setattr(offiziersskat.cli.streams, "open", refuse, raising=False)
    said = called("replay", "hands.osk")

    assert (2, "") == (said.status, said.out)
    assert word in said.err and "hands.osk" in said.err


def test_text_in_another_encoding_is_a_fault_with_its_place(tmp_path: Path) -> None:
    """Latin-1 in one hand does not spoil the next."""
    good = called("random", "--seed", "1").out
    file = tmp_path / "hands.json"
    bad = good.replace('"rules"', '"tags": {"Event": "J\xf6rg"}, "rules"')
    file.write_bytes(bad.encode("latin-1") + good.encode())
    said = called("replay", str(file))

    assert 2 == said.status
    assert said.err.startswith(f"{file}:1:")
    assert "UTF-8" in said.err
    assert "Hand 2" in said.out


def test_a_byte_order_mark_is_no_fault() -> None:
    """Some editors begin every file with one."""
    record = called("random", "--seed", "1").out

    assert 0 == called("replay", "-", stdin=b"\xef\xbb\xbf" + record.encode()).status


def test_the_calculator_talks_at_a_real_terminal() -> None:
    """Questions, a wrong answer, and the result."""
    child = pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], "score", "--lang", "de"], env=_environ(), encoding="utf-8"
    )
    for question, answer in (
        ("angesagt", "Herz"),
        ("Augen", "121"),
        ("120 Augen", "91"),
        ("Spitzen", "mit 1"),
        ("Kontra", ""),
    ):
        child.expect(question, timeout=30)
        child.sendline(answer)
    child.expect("mit 1, Spiel 2, Schneider 3 × 10 = 30", timeout=30)
    child.expect(pexpect.EOF, timeout=30)
    child.close()

    assert 0 == child.exitstatus


def test_ctrl_c_at_a_question_ends_it() -> None:
    """Exit status 130, no traceback."""
    child = pexpect.spawn(COMMAND[0], [*COMMAND[1:], "score"], env=_environ(), encoding="utf-8")
    child.expect("declared", timeout=30)
    child.sendintr()
    child.expect(pexpect.EOF, timeout=30)
    child.close()

    assert 130 == child.exitstatus
    assert "Traceback" not in str(child.before)
