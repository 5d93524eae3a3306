"""The commands without a window: what they print, how they end, and that they need no Qt."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.__main__ import main
from holzwurm_desktop.cli import check
from holzwurm_desktop.cli import main as cli
from holzwurm_desktop.commands import COMMANDS, Command, listed_commands
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from tests.cli.conftest import Run
from tests.playing import GAMES, ROOT, new_match, play_on

SELFPLAY = ["selfplay", "--game", "holzwurm", "--seats", "random,random", "--option", "rounds=1"]
ARENA = [
    "arena",
    "--game",
    "holzwurm",
    "--players",
    "ismcts,random",
    "--option",
    "rounds=1",
    "--iterations",
    "3",
]


def start(*arguments: str | Path, **changes: Any) -> subprocess.Popen[str]:
    """Starts a command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "holzwurm_desktop", *map(str, arguments)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", **changes,
    )  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record file of an unfinished match."""
    match = new_match("holzwurm", deal=4)
    play_on(match, 1, moves=6)
    path = tmp_path / "match.holzwurm.json"
    path.write_text(records.dump(match.to_record()), "utf-8")
    return path


def changed(path: Path, change: Callable[[Any], None]) -> str:
    """The record in a file, changed."""
    data = json.loads(path.read_text("utf-8"))
    change(data)
    return json.dumps(data)


# Wrong usage.


@pytest.mark.parametrize(
    "arguments",
    [
        ["selfplay"],
        ["selfplay", "--game", "chess", "--seats", "random,random"],
        ["selfplay", "--game", "holzwurm", "--seats", "random"],
        ["selfplay", "--game", "holzwurm", "--seats", ",".join(["random"] * 7)],
        ["selfplay", "--game", "holzwurm", "--seats", "random,godlike"],
        ["selfplay", "--game", "holzwurm", "--seats", "random,engine:"],
        ["selfplay", "--game", "holzwurm", "--seats", "random,engine:no-such-program --fast"],
        ["selfplay", "--game", "holzwurm", "--seats", 'random,engine:"not closed'],
        [*SELFPLAY, "--count", "0"],
        [*SELFPLAY, "--count", "many"],
        [*SELFPLAY, "--deal", "0"],
        [*SELFPLAY, "--deal", "1000000000"],
        [*SELFPLAY, "--deal", "999999999", "--count", "2"],
        [*SELFPLAY, "--think", "0"],
        [*SELFPLAY, "--think", "nan"],
        [*SELFPLAY, "--think", "1", "--iterations", "1"],
        [*SELFPLAY, "--option", "rounds"],
        [*SELFPLAY, "--option", "rounds=99"],
        [*SELFPLAY, "--option", "cheating=1"],
        [*SELFPLAY, "--jobs", "1.5"],
        [*SELFPLAY, "--dask", ""],
        [*SELFPLAY, "--dask", "nowhere"],
        [*SELFPLAY, "--dask", "http://127.0.0.1:8787"],
        [*SELFPLAY, "--dask", "127.0.0.1:8786", "--jobs", "2"],
        [*SELFPLAY, "--o", "x"],
        [*SELFPLAY, "--count"],
        ["check"],
        ["check", "--loud", "a"],
        ["legal"],
        ["legal", "a", "b"],
        ["best"],
        ["best", "--think", "3", "a"],
        ["arena", "--game", "holzwurm", "--players", "easy"],
        ["arena", "--game", "holzwurm", "--players", "easy,easy,easy", "--seats", "2"],
        ["arena", "--game", "holzwurm", "--players", "easy,hard", "--seats", "9"],
        [*ARENA, "--option", "rounds=x"],
        [*ARENA, "--deal", "999999999", "--deals", "2"],
        ["arena", "--game", "holzwurm", "--players", "easy", "--against", "engine:no-such-program"],
        ["puzzles", "--game", "afbraak", "--regrade", "--seed", "3"],
        ["protocol"],
        ["protocol", "no-such-program", "--fast"],
        ["protocol", "--game", "chess", "program"],
        ["bench"],
        ["bench", "coffee"],
        ["bench", "rollouts", "--seconds", "-1"],
        ["bench", "builds", "--positions", "few"],
        ["bench", "frames", "--moves", "-3"],
        ["bench", "start", "--game", "chess"],
        ["bench", "coach", "--levels", "genius"],
        ["bench", "blunders", "--level", "genius"],
        ["bench", "calibration", "--level", "random,hard"],
        ["bench", "calibration", "--game", "tovenaars", "--seats", "3"],
        ["bench", "contrast", "--game", "tovenaars", "--seats", "3"],
        ["bench", "coach", "--game", "superspion", "--seats", "4"],
        ["shots"],
        ["shots", "a", "--size", "wide"],
        ["shots", "a", "--theme", "pink"],
        ["selftest", "--game", "holzwurm"],
        ["selftest", "--game", "holzwurm", "--folder", "a", "--patience", "endless"],
        ["--no-such-option"],
        ["--lang", "tlh"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_one_line_and_status_2(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)

    assert (status, out) == (2, "")
    assert err.startswith("holzwurm-desktop")
    assert err.count("\n") == 1
    assert speaks_in_sentences(err)


def speaks_in_sentences(message: str) -> bool:
    """Whether a message is whole sentences, and nothing in it is Python's own."""
    leaks = r"\b(?:None|True|False|Traceback|\w*Error|int|float|str|\w+_\w+ value|argument)\b|choose from|'"
    _, _, said = message.strip().rpartition(": ")
    return message.strip().endswith(".") and not re.search(leaks, message) and bool(said)


@pytest.mark.parametrize("command", [[], ["selfplay"], ["check"], ["legal"], ["arena"], ["bench"]], ids=str)
def test_help_is_given_and_is_no_failure(run: Run, command: list[str]) -> None:
    status, out, err = run(*command, "--help")

    assert (status, err) == (0, "")
    assert out.startswith("usage: holzwurm-desktop")


def test_the_version_is_told(run: Run) -> None:
    status, out, _ = run("--version")

    assert status == 0
    assert out.startswith("Holzwurm Desktop ")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: "-".join((command.name, *command.subjects)))
def test_every_command_explains_itself(run: Run, command: Command) -> None:
    status, out, _ = run(command.name, *command.subjects[:1], "--help")

    assert status == 0
    assert command.summary.split()[0] in out
    assert all(subject in out for subject in command.subjects)


@pytest.mark.parametrize("page", ["README.md", "packaging/linux/holzwurm-desktop.1"])
def test_the_pages_on_commands_name_all_of_them(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")

    assert [name for name in listed_commands() if not re.search(rf"\b{name}\b", text)] == []


def test_a_word_that_is_no_command_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["nonsense"])

    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


# Self-play.


@pytest.mark.parametrize("game_id", GAMES)
def test_self_played_records_are_right(run: Run, game_id: str, tmp_path: Path) -> None:
    path = tmp_path / "played.jsonl"

    assert run("selfplay", "--game", game_id, "--seats", "random,random", "--count", "2", "--out", path) == (
        0,
        "",
        "",
    )

    lines = path.read_text("utf-8").splitlines()
    matches = [Match.from_record(records.parse(line)) for line in lines]
    assert [match.over for match in matches] == [True, True]
    assert [match.extra["deal_number"] for match in matches] == [1, 2]


def test_each_further_match_begins_one_seat_further(run: Run) -> None:
    _, out, _ = run(*SELFPLAY, "--count", "3", "--deal", "8")

    starts = [json.loads(line)["rounds"][0]["deal"]["start"] for line in out.splitlines()]
    assert starts == [0, 1, 0]


def test_the_same_arguments_give_the_same_records_in_one_process_or_two(run: Run) -> None:
    arguments = ["selfplay", "--game", "holzwurm", "--seats", "ismcts,beginner", "--option", "rounds=1"]
    arguments += ["--iterations", "5", "--count", "3"]

    once, again, spread = run(*arguments), run(*arguments), run(*arguments, "--jobs", "2")

    assert once[0] == 0
    assert len(once[1].splitlines()) == 3
    assert once == again == spread


def test_options_stand_in_the_record(run: Run) -> None:
    _, out, _ = run("selfplay", "--game", "holzwurm", "--seats", "random,random", "--option", "rounds=2")

    assert json.loads(out)["options"] == {"rounds": 2}
    assert len(json.loads(out)["rounds"]) == 2


def test_a_file_that_cannot_be_written_is_one_line_and_status_1(run: Run, tmp_path: Path) -> None:
    status, out, err = run(*SELFPLAY, "--out", tmp_path / "no" / "folder")

    assert (status, out, err.count("\n")) == (1, "", 1)


def test_no_progress_is_shown_in_a_pipe(run: Run) -> None:
    assert run(*SELFPLAY, "--count", "3")[2] == ""


def test_whoever_has_seen_enough_may_stop_reading() -> None:
    process = start(*SELFPLAY, "--count", "2000")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()

    assert process.stderr.read() == ""
    assert process.wait() == 0
    process.stderr.close()


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_says_what_was_done(jobs: str) -> None:
    def as_in_a_terminal() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored by what was started in the background

    process = start(
        *SELFPLAY, "--count", "100000", "--jobs", jobs, start_new_session=True, preexec_fn=as_in_a_terminal
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        lines = [process.stdout.readline() for _ in range(3)]
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
        lines += process.stdout.readlines()
        err = process.stderr.read()

    assert process.returncode == 1
    # The one that was being written may be told as not written.
    assert err in [
        f"holzwurm-desktop: Interrupted after {count} of 100000 matches.\n"
        for count in (len(lines), len(lines) - 1)
    ]
    assert all(Match.from_record(records.parse(line)).over for line in lines)


# Checking.


def test_good_records_are_ok(run: Run, record: Path, tmp_path: Path) -> None:
    several = tmp_path / "several.jsonl"
    run(*SELFPLAY, "--count", "2", "--out", several)

    status, out, err = run("check", record, several)

    assert (status, err) == (0, "")
    assert out.splitlines() == [f"{record}:1: ok", f"{several}:1: ok", f"{several}:2: ok"]


def test_a_wrong_move_is_named_by_round_and_move(run: Run, record: Path) -> None:
    record.write_text(changed(record, lambda data: data["rounds"][0]["moves"][2].update(card="B77")))

    assert run("check", record) == (1, f"{record}:1: round 0, move 2: There is no card B77.\n", "")


def test_a_wrong_deal_is_named_by_round(run: Run, record: Path) -> None:
    record.write_text(changed(record, lambda data: data["rounds"][0]["deal"].update(start=5)))

    assert run("check", record) == (1, f"{record}:1: round 0: There is no seat 5.\n", "")


def test_a_bad_line_among_good_ones_is_named_and_the_rest_is_checked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "played.jsonl"
    run(*SELFPLAY, "--count", "2", "--out", path)
    good = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([good[0], "nonsense", "", good[1]]), "utf-8")

    status, out, _ = run("check", path)

    assert status == 1
    assert [line.partition(".jsonl")[2] for line in out.splitlines()] == [
        ":1: ok",
        ":2: This is not a game file: line 1, column 1 is not JSON.",
        ":4: ok",
    ]


@pytest.mark.parametrize("content", [b"", b"\x00", b"\xff\xfe", b"[]", b"{}", b"[" * 100_000, b'{"a":1e999}'])
@pytest.mark.parametrize("suffix", [".holzwurm.json", ".jsonl"])
def test_a_file_that_is_no_record_is_one_line_and_status_1(
    run: Run, tmp_path: Path, content: bytes, suffix: str
) -> None:
    path = tmp_path / f"bad{suffix}"
    path.write_bytes(content)

    status, out, err = run("check", path)

    assert err == ""
    if content or suffix != ".jsonl":  # a file of no lines has no bad line
        assert (status, out.count("\n")) == (1, 1)


@pytest.mark.parametrize("command", ["check", "legal", "best"])
def test_a_file_that_is_not_there_is_named_in_a_sentence(run: Run, tmp_path: Path, command: str) -> None:
    status, out, err = run(command, tmp_path / "missing.json")

    assert status == 1
    assert speaks_in_sentences(out + err)
    assert "missing.json: There is no file" in out + err


@pytest.mark.parametrize("command", ["check", "legal", "best"])
def test_what_is_no_file_is_named_once(run: Run, tmp_path: Path, command: str) -> None:
    status, out, err = run(command, tmp_path)

    assert status == 1
    assert (out + err).endswith(f"{tmp_path}: This is not a file.\n")
    assert (out + err).count(str(tmp_path)) == 1


def test_a_line_that_is_too_long_is_named_by_its_number_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "MAX_RECORD_BYTES", 10)
    path = tmp_path / "long.jsonl"
    path.write_bytes(b"\n" + b"x" * 30 + b"\n")

    _, out, _ = run("check", path)

    assert out == f"{path}:2: This is too large for a game file.\n"


def test_a_missing_value_is_told_as_the_record_has_it(run: Run, record: Path) -> None:
    record.write_text(changed(record, lambda data: data["rounds"][0]["moves"][2].update(row=None)))

    status, out, _ = run("check", record)

    assert status == 1
    assert "None" not in out
    assert speaks_in_sentences(out)


def test_help_names_the_levels_and_every_option_with_its_values(run: Run) -> None:
    for command in ("selfplay", "arena"):
        _, out, _ = run(command, "--help")
        assert all(level in out for level in (*LEVELS, *YARDSTICKS))
        for game in all_games().values():
            for key, option in game.options.items():
                assert re.search(rf"{game.id} +{key}={option.default}", out)
                assert all(choice in out for choice in option.choices)


@pytest.mark.parametrize("command", [c for c in COMMANDS if c.listed], ids=lambda command: command.name)
def test_help_says_what_each_command_is_for(run: Run, command: Command) -> None:
    _, out, _ = run(command.name, *command.subjects[:1], "--help")

    assert command.purpose
    assert command.purpose in out


def test_a_message_of_pythons_own_is_noticed() -> None:
    assert not speaks_in_sentences("holzwurm-desktop: argument --count: invalid positive_int value: 'x'")
    assert not speaks_in_sentences("There is no row None.")
    assert speaks_in_sentences("holzwurm-desktop: --count: not a whole number above 0: x.")


def test_files_that_cannot_be_read_are_one_line_each(run: Run, tmp_path: Path, record: Path) -> None:
    status, out, _ = run("check", tmp_path / "missing.jsonl", tmp_path, record)

    assert status == 1
    assert len(out.splitlines()) == 3
    assert out.endswith(": ok\n")


def test_what_a_record_says_cannot_mislead_a_terminal(run: Run, record: Path) -> None:
    nasty = "\x1b[2J\r\n\u202e\u2028x"
    record.write_text(changed(record, lambda data: data.update(game=nasty)))

    status, out, _ = run("check", record)

    assert (status, out.count("\n")) == (1, 1)
    assert out.strip().isprintable()
    assert out.startswith(f"{record}:1: There is no game ")


def test_names_that_the_terminal_cannot_show_stop_nothing(record: Path) -> None:
    path = record.with_name("Würmer 木.holzwurm.json")
    path.write_text(changed(record, lambda data: data.update(game="木")), "utf-8")
    process = start("check", path, env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    out, err = process.communicate()

    assert (process.returncode, err) == (1, "")
    assert "There is no game \\u6728." in out


# Legal moves.


def test_legal_moves_are_listed_one_a_line_in_the_order_of_their_text(run: Run, record: Path) -> None:
    status, out, err = run("legal", record)

    match = Match.from_record(records.parse(record.read_text("utf-8")))
    expected = [move.to_json() for move in match.playing().legal_moves()]
    assert (status, err) == (0, "")
    assert [json.loads(line) for line in sorted(out.splitlines())] == [
        json.loads(line) for line in out.splitlines()
    ]
    assert sorted(map(str, map(json.loads, out.splitlines()))) == sorted(
        str(dict(sorted(move.items()))) for move in expected
    )


def test_after_the_end_no_move_is_legal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "over.holzwurm.json"
    run(*SELFPLAY, "--out", path)

    assert run("legal", path) == (0, "", "")


@pytest.mark.parametrize("content", ["", "nonsense", "{}"])
def test_legal_moves_of_no_record_are_one_line_and_status_1(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.holzwurm.json"
    path.write_text(content)

    status, out, err = run("legal", path)

    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"holzwurm-desktop: {path}: ")


# Tournaments.


def test_every_deal_is_played_in_every_seat(run: Run) -> None:
    status, out, _ = run(*ARENA, "--deals", "3", "--seats", "3", "--json")
    report = json.loads(out)

    assert (status, report["matches"]) == (0, 9)
    assert report["players"]["ismcts"]["share"] + 2 * report["players"]["random"]["share"] == pytest.approx(1)
    assert set(report["players"]["ismcts"]) >= {"share", "interval", "margin", "p50", "p99", "max"}
    assert report["moves_per_second"] > 0


def test_the_report_can_be_read(run: Run) -> None:
    status, out, err = run(*ARENA, "--deals", "2")

    assert (status, err) == (0, "")
    assert out.startswith("4 matches, ")
    assert [line.split(":")[0].strip() for line in out.splitlines()[1:]] == ["ismcts", "random"]


def shares(out: str) -> dict[str, float]:
    return {level: found["share"] for level, found in json.loads(out)["players"].items()}


def test_a_tournament_goes_on_from_its_state_file(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(*ARENA, "--deals", "2", "--state", state)
    before = state.read_text("utf-8")

    _, out, _ = run(*ARENA, "--deals", "4", "--state", state, "--json")

    assert state.read_text("utf-8").startswith(before)
    assert len(state.read_text("utf-8").splitlines()) == 1 + 8
    assert shares(out) == shares(run(*ARENA, "--deals", "4", "--json")[1])


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_result_that_was_cut_short_is_played_again(run: Run, tmp_path: Path, cut: int) -> None:
    state = tmp_path / "state.jsonl"
    run(*ARENA, "--deals", "2", "--state", state)
    whole = state.read_bytes()
    state.write_bytes(whole[:-cut])

    for _ in range(2):
        status, out, err = run(*ARENA, "--deals", "2", "--state", state, "--json")
        assert (status, err, json.loads(out)["matches"]) == (0, "", 4)

    assert [json.loads(line).get("key") for line in state.read_text("utf-8").splitlines()] == [
        json.loads(line).get("key") for line in whole.decode().splitlines()
    ]


def test_results_of_other_arguments_are_not_mixed_in(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(*ARENA, "--deals", "1", "--state", state)

    status, _, err = run(*ARENA[:-1], "4", "--deals", "1", "--state", state)

    assert (status, err.count("\n")) == (2, 1)


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\xff\n", b"[]\n"])
def test_a_file_that_is_no_state_file_is_left_alone(run: Run, tmp_path: Path, content: bytes) -> None:
    state = tmp_path / "letter.txt"
    state.write_bytes(content)

    status, out, err = run(*ARENA, "--deals", "1", "--state", state)

    assert (status in (1, 2), out, err.count("\n")) == (True, "", 1)
    assert state.read_bytes() == content


# Without Qt.


@pytest.mark.parametrize(
    "arguments",
    [
        [*SELFPLAY, "--jobs", "2", "--count", "2"],
        [*ARENA, "--deals", "1"],
        ["check", "nothing"],
        ["legal", "nothing"],
        ["bench", "search", "--game", "holzwurm", "--seconds", "0.01"],
        ["worker"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_no_command_imports_qt_or_unasked_dask(arguments: list[str]) -> None:
    code = (
        "import sys; from holzwurm_desktop.__main__ import main; main(sys.argv[1:]);"
        " sys.exit(any(name.startswith(('PySide6', 'shiboken6', 'dask', 'distributed')) for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr


def test_output_that_is_no_stream_of_bytes_does_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = io.StringIO()
    monkeypatch.setattr(sys, "stdout", printed)

    assert main([*SELFPLAY]) == 0
    assert json.loads(printed.getvalue())["game"] == "holzwurm"
