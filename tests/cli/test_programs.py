"""Programs at the table of `selfplay` and `arena`, and the command that tests them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.ai import engine_process, engines
from holzwurm_desktop.ai.engine_moves import tried
from holzwurm_desktop.ai.engine_process import Fault, command_of
from holzwurm_desktop.cli import protocol
from holzwurm_desktop.cli.programs import PREFIX, players_in
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.paths import own_command
from tests.ai.programs_that_play import EXAMPLE, program
from tests.cli.conftest import Run
from tests.playing import GAMES, ROOT, new_match, next_move

WORKER = command_of(own_command("worker", module="holzwurm_desktop.ai.worker"))
"""Our own player as a program. Its command has commas and quotation marks in it."""
FEW = ["--iterations", "5", "--option", "rounds=1"]


@pytest.fixture(autouse=True)
def rules_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of these tests find the engine of this checkout."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


# Who plays.


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("hard,easy", ("hard", "easy")),
        ("hard,,", ("hard", "", "")),
        ("engine:a b,random", ("engine:a b", "random")),
        ("random,engine:a 'b,c',hard", ("random", "engine:a 'b,c'", "hard")),
        ('engine:a "b,\'c",engine:d', ('engine:a "b,\'c"', "engine:d")),
    ],
)
def test_commas_divide_players_but_not_within_quotation_marks(text: str, players: tuple[str, ...]) -> None:
    assert players_in(text) == players


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_played_by_a_program_plays_as_the_level_itself(run: Run, game_id: str) -> None:
    def rounds(player: str) -> Any:
        status, out, err = run(
            "selfplay", "--game", game_id, "--seats", f"{player},random", "--deal", "3", *FEW
        )
        assert (status, err) == (0, "")
        return json.loads(out)["rounds"]

    assert rounds(PREFIX + WORKER) == rounds("expert")


def test_the_arena_measures_a_program_as_the_level_that_it_plays(run: Run) -> None:
    def figures(player: str, *more: str) -> Any:
        arguments = ["--players", f"{player},random", "--deals", "2", *FEW, "--json", *more]
        status, out, _ = run("arena", "--game", "holzwurm", *arguments)
        players = json.loads(out)["players"]
        assert status == 0
        return [{key: found[key] for key in ("share", "interval", "margin")} for found in players.values()]

    assert figures(PREFIX + WORKER) == figures(PREFIX + WORKER, "--jobs", "2") == figures("expert")


def test_a_record_names_the_program_and_passes_the_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "played.jsonl"
    seats = f"{PREFIX}{EXAMPLE},hard,{PREFIX}{EXAMPLE}"

    assert run("selfplay", "--game", "kistenstapel", "--seats", seats, "--out", path, *FEW) == (0, "", "")
    assert run("check", path)[:2] == (0, f"{path}:1: ok\n")
    record = json.loads(path.read_text("utf-8"))
    assert record["seats"] == [
        {"name": "Example 1", "player": "computer", "level": "expert", "program": "Example"},
        {"name": "hard 2", "player": "computer", "level": "hard"},
        {"name": "Example 3", "player": "computer", "level": "expert", "program": "Example"},
    ]
    assert str(ROOT) not in path.read_text("utf-8")
    assert "stand_ins" not in record


def test_faults_are_told_and_counted_and_the_match_goes_on(run: Run, tmp_path: Path) -> None:
    bad = PREFIX + program(tmp_path, "say(id=q['id'], error='no')")
    path = tmp_path / "played.jsonl"

    status, out, err = run("selfplay", "--game", "holzwurm", "--seats", f"random,{bad}", "--out", path, *FEW)
    record = json.loads(path.read_text("utf-8"))
    moves = sum(move["seat"] == 1 for move in record["rounds"][0]["moves"])

    assert (status, out) == (0, "")
    assert err == (
        f"holzwurm-desktop: deal 1, seat 1, er 2: {moves} moves made in its place: "
        f"3 x it answered with an error: no; {moves - 3} x not asked any more after 3 faults in a row.\n"
    )
    assert record["stand_ins"] == moves
    assert run("check", path)[0] == 0


def test_the_arena_counts_faults_by_their_reason(run: Run, tmp_path: Path) -> None:
    bad = PREFIX + program(tmp_path, "if q['seed'] % 2: play(q)\nelse: say(id=q['id'], error='no')")
    arguments = ["arena", "--game", "tovenaars", "--players", f"random,{bad}", "--deals", "1", *FEW]
    state = tmp_path / "state"

    _, out, _ = run(*arguments, "--json", "--state", state)
    faults = json.loads(out)["players"][bad]["faults"]
    _, words, _ = run(*arguments, "--state", state)

    assert faults["it answered with an error: no"] > 0
    assert f"{sum(faults.values())} moves made in its place: " in words
    assert "faults" not in json.loads(out)["players"]["random"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_may_import_what_lies_beside_it(run: Run, jobs: str, tmp_path: Path) -> None:
    seats = f"random,{PREFIX}{program(tmp_path, 'play(q)')}"

    status, out, err = run("selfplay", "--game", "holzwurm", "--seats", seats, "--jobs", jobs, *FEW)

    assert (status, err) == (0, "")
    assert "stand_ins" not in json.loads(out)


def test_each_seat_of_each_match_has_a_process_of_its_own(run: Run, tmp_path: Path) -> None:
    note = tmp_path / "asked"
    seat = PREFIX + program(
        tmp_path, f"open({str(note)!r}, 'a').write('%d %d\\n' % (os.getpid(), q['view']['seat'])); play(q)"
    )

    run("selfplay", "--game", "holzwurm", "--seats", f"{seat},{seat}", "--count", "2", *FEW)

    asked = {tuple(line.split()) for line in note.read_text("utf-8").splitlines()}
    assert len(asked) == len({process for process, _ in asked}) == 4


def test_while_seats_may_object_a_program_answers_that_and_nothing_else() -> None:
    match, rng = new_match("kistenstapel", deal=3, seats=3), Rng(1)
    while not match.playing().waiting:
        match.play(next_move(match, rng))
    first, second = match.playing().objectors()
    assert first == match.playing().turn

    assert tried(match, first, {"seat": first, "objection": False}) == NoObjection(first)
    assert tried(match, second, {"seat": second, "knock": True}).seat == second
    for move in (
        {"seat": first, "pass": True},
        {"seat": first, "objection": True},
        {"seat": second, "pass": True},
    ):
        with pytest.raises(Fault):
            tried(match, move["seat"], move)
    with pytest.raises(Fault):
        tried(match, first, {"seat": second, "knock": True})


def test_nobody_may_decline_to_object_where_nobody_may_object() -> None:
    with pytest.raises(Fault):
        tried(new_match("holzwurm"), 0, {"seat": 0, "objection": False})


# Interrupted.


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes as Linux does")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_leaves_no_program_behind(jobs: str, tmp_path: Path) -> None:
    pipe = tmp_path / "asked"
    os.mkfifo(pipe)
    stuck = PREFIX + program(
        tmp_path,
        f"signal.signal(2, signal.SIG_IGN); open({str(pipe)!r}, 'w').write(str(os.getpid())); time.sleep(9e3)",
    )
    command = [
        sys.executable,
        "-m",
        "holzwurm_desktop",
        "selfplay",
        "--game",
        "holzwurm",
        "--seats",
        f"random,{stuck}",
    ]
    process = subprocess.Popen(
        [*command, "--jobs", jobs, "--count", "2"], cwd=ROOT, stderr=subprocess.PIPE, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    with process:
        numbers = re.findall(r"\d+", pipe.read_text("utf-8"))
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr is not None
        # The end of the error output, which all of them inherit but the program.
        assert process.stderr.read() == b"holzwurm-desktop: Interrupted after 0 of 2 matches.\n"

    assert process.returncode == 1
    assert numbers
    assert [number for number in numbers if Path(f"/proc/{number}").exists()] == []


# The command `protocol`.


@pytest.mark.parametrize(
    ("player", "game_id"),
    [(WORKER, "tovenaars"), (EXAMPLE, "superspion")]
    + [
        pytest.param(player, game_id, marks=pytest.mark.slow)
        for player in (WORKER, EXAMPLE)
        for game_id in GAMES
        if (player, game_id) not in ((WORKER, "tovenaars"), (EXAMPLE, "superspion"))
    ],
    ids=lambda value: "example" if value == EXAMPLE else "worker" if value == WORKER else value,
)
def test_the_worker_and_the_example_pass(run: Run, player: str, game_id: str) -> None:
    status, out, err = run("protocol", "--game", game_id, player)

    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == f"ok: plays whole rounds of {game_id}"
    assert [line for line in out.splitlines() if not line.startswith("ok: ")] == []


def test_the_example_is_short() -> None:
    lines = (ROOT / "tests" / "ai" / "example_player.py").read_text("utf-8").splitlines()
    assert len(lines) < 60


LOOP = """
import json, sys, time
sys.path.insert(0, {folder!r})
import example_player
{before}
for line in sys.stdin:
    said = example_player.answer(line)
    {change}
    if said is not None:
        print(json.dumps(said), flush=True)
"""
"""The example, with something done wrong before its answer is written."""

FAILING = {
    "silence": ("said = None", "answers a greeting"),
    "a remark": ("print('thinking...', flush=True)", "answers a greeting"),
    "known keys only": (
        "if 'invented' in line: said = {'id': said['id'], 'error': 'what?'}",
        "passes over keys that it does not know",
    ),
    "the wrong order": (
        "if said and said['id'] == 1 and 'move' in said: held = said; line = sys.stdin.readline();"
        " said = example_player.answer(line); print(json.dumps(said), flush=True); said = held",
        "answers two questions in their order",
    ),
    "cancels answered": (
        "said = said or {'id': json.loads(line)['cancel'], 'cancelled': True}",
        "takes no notice of a cancel that comes too late",
    ),
    "errors not told": (
        "if said and said['id'] >= 0 and 'error' in said: said = None",
        "answers what it cannot play with an error",
    ),
    "its end by rubbish": (
        "if said and said['id'] == -1: sys.exit(1)",
        "answers a line that is no question with an error",
    ),
    "no candidates": (
        "if said and 'move' in said: del said['candidates']",
        "answers in the form that holzwurm has",
    ),
    "solved by hearsay": (
        "if said and 'move' in said: said['solved'] = 'perhaps'",
        "answers in the form that holzwurm has",
    ),
    "moves of nobody": (
        "if said and 'move' in said and json.loads(line).get('seed', 0) > 99: del said['move']['seat']",
        "plays whole rounds of holzwurm",
    ),
    "time not kept": ("if said and '\"iterations\": 0' in line: time.sleep(3)", "heeds the time"),
    "no end": ("", "ends with its input"),
    "no cancel": ("if said and '3600' in line: time.sleep(5)", "gives up a question that is cancelled"),
}


@pytest.mark.parametrize(("change", "check"), FAILING.values(), ids=FAILING)
def test_each_misbehaviour_fails_the_check_that_is_about_it(
    run: Run, change: str, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, "")  # for the module that it puts beside it
    code = LOOP.format(folder=str(tmp_path), before="", change=change or "pass")
    if not change:
        code += "time.sleep(1000)\n"
    path = tmp_path / "wrong.py"
    path.write_text(code, "utf-8")
    monkeypatch.setattr(engine_process, "TO_DIE", 1.0)
    monkeypatch.setattr(engines, "GRACE", 2.5)
    monkeypatch.setattr(engines, "STARTING", 10.0 if check != "answers a greeting" else 2.5)

    every_check = protocol._checks
    monkeypatch.setattr(
        protocol, "_checks", lambda games: (each for each in every_check(games) if each[0].startswith(check))
    )

    status, out, err = run("protocol", "--game", "holzwurm", sys.executable, path)

    failed = [line for line in out.splitlines() if line.startswith("failed: ")]
    assert (status, err) == (1, "")
    assert failed
    assert all(re.fullmatch(r"failed: .+: .+", line) for line in failed)


def test_without_an_answer_to_the_greeting_nothing_else_is_tried(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ends.py"
    path.write_text("", "utf-8")

    _, out, _ = run("protocol", sys.executable, path)

    assert out == "failed: answers a greeting: it ended with status 0\n"
