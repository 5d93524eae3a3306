"""The computer players' process: asked, answered, called off, lost and replaced."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session import computer_players
from holzwurm_desktop.session.computer_players import ComputerPlayers

WAIT_MS = 20_000
SERVE_AS_W = "import sys; import holzwurm_desktop.ai.worker as w"
LONG = 3600.0


@pytest.fixture
def players(qapp: object) -> Iterator[ComputerPlayers]:
    made = ComputerPlayers()
    yield made
    made.close()


@pytest.fixture
def match() -> Match:
    return Match.new(all_games()["holzwurm"], [Player("Ann"), Player("Bo", "easy")], {}, 3)


def ask(players: ComputerPlayers, match: Match, **budget: Any) -> int:
    return players.ask("holzwurm", match.playing().view(0), "easy", **budget)


def use(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    monkeypatch.setattr(computer_players, "worker_command", lambda: list(command))


def test_a_question_is_answered_with_a_legal_move(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS) as answered:
        number = ask(players, match)
    (answer,) = answered.args

    assert answer.number == number
    assert match.read_move(answer.move) in match.playing().legal_moves()
    assert answer.candidates[0][0] in [found.to_json() for found in match.playing().legal_moves()]
    assert not players.busy


def test_a_question_called_off_is_not_answered_and_the_next_one_is(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    told: list[int] = []
    players.answered.connect(lambda answer: told.append(answer.number))
    players.failed.connect(lambda number, _: told.append(number))
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
        players.cancel(ask(players, match, seconds=LONG))
        number = ask(players, match)

    assert told == [number]


def test_a_strength_is_sent_only_where_there_is_one(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, sys.executable, "-c", "import sys; print(input(), file=sys.stderr)")
    view = match.playing().view(0)
    for strength in (1430.0, None):
        with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
            players.ask("holzwurm", view, "easy", strength=strength)

    asked = [json.loads(line) for line in players.last_words.splitlines()]
    assert [question.get("strength") for question in asked] == [1430.0, 1430.0, None, None]
    assert ["strength" in question for question in asked] == [True, True, False, False]


def test_the_process_is_told_once_of_a_question_that_is_called_off_and_then_nobody_watches_it(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(
        monkeypatch,
        sys.executable,
        "-uc",
        "import sys; [print(line, end='', file=sys.stderr) for line in sys.stdin]",
    )
    first = ask(players, match)
    players.cancel(first)
    assert not players.busy
    assert not players._heart.isActive()
    second = ask(players, match, iterations=3, seconds=0.5)
    players.cancel(first)
    third = ask(players, match)
    qtbot.waitUntil(lambda: f'"id": {third}' in players.last_words, timeout=WAIT_MS)

    lines = [json.loads(line) for line in players.last_words.splitlines()]
    assert [line.get("id", line.get("cancel")) for line in lines] == [first, first, second, third]
    assert lines[1] == {"cancel": first}
    assert [lines[0][each] for each in ("iterations", "seconds")] == [0, 0.0]  # the level's own budget holds
    assert [lines[2][each] for each in ("iterations", "seconds")] == [3, 0.5]


def test_a_process_killed_in_mid_thought_is_replaced_and_asked_again(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    told: list[str] = []
    players.unavailable.connect(told.append)
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS) as answered:
        number = ask(players, match)
        assert players._process is not None
        players._process.kill()

    assert answered.args[0].number == number
    assert told == []  # it could be started: somebody else has killed it
    qtbot.waitUntil(lambda: players.findChildren(QProcess) == [players._process])


def test_the_second_process_is_asked_the_same_question_with_the_same_seed(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, sys.executable, "-c", "import sys; print(input(), file=sys.stderr)")

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        ask(players, match)

    first, second = players.last_words.splitlines()
    assert first == second
    assert '"seed"' in first


def test_a_process_that_dies_over_one_question_answers_the_others(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies = "import os; r = w._message; w._message = lambda line: os._exit(3) if 'deadly' in line else r(line)"
    use(monkeypatch, sys.executable, "-c", f"{SERVE_AS_W}; {dies}; w.serve(sys.stdin, sys.stdout)")
    told: list[str] = []
    players.failed.connect(lambda number, _: told.append(f"{number} failed"))
    players.answered.connect(lambda answer: told.append(f"{answer.number} answered"))
    players.ask("holzwurm", match.playing().view(0), "deadly")
    ask(players, match)
    qtbot.waitUntil(lambda: not players.busy, timeout=WAIT_MS)

    assert told == ["1 failed", "2 answered"]


def test_a_process_that_has_answered_and_ends_could_be_started(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = "json.dumps({'id': json.loads(input())['id'], 'move': {}, 'candidates': []})"
    use(monkeypatch, sys.executable, "-c", f"import json; print({answers})")
    told: list[str] = []
    players.unavailable.connect(told.append)
    for _ in range(2):
        with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
            ask(players, match)
        qtbot.waitUntil(lambda: players._process is None, timeout=WAIT_MS)

    assert told == []
    assert players.available


def test_every_open_question_fails_once_where_no_process_comes_up(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[str] = []
    monkeypatch.setattr(
        computer_players, "worker_command", lambda: starts.append("") or [sys.executable, "-c", ""]
    )
    failed: list[int] = []
    players.failed.connect(lambda number, _: failed.append(number))
    numbers = [ask(players, match, seconds=LONG) for _ in range(3)]
    qtbot.waitUntil(lambda: not players.busy, timeout=WAIT_MS)

    assert failed == numbers
    assert len(starts) == 3  # not two for each question: from the second time on it is nobody's question


def test_a_program_that_cannot_be_started_is_told(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, "there-is-no-such-program")

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        number = ask(players, match)

    assert failed.args[0] == number


def test_it_is_told_once_when_a_process_answers_again_after_none_could_be_started(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    players.unavailable.connect(lambda _reason: told.append("unavailable"))
    players.back.connect(lambda: told.append("back"))
    command = computer_players.worker_command()
    use(monkeypatch, "there-is-no-such-program")
    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        ask(players, match)
    use(monkeypatch, *command)
    for _ in range(2):
        with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
            ask(players, match)

    assert told == ["unavailable", "back"]


def test_a_process_that_is_stuck_twice_fails_after_a_while(
    request: pytest.FixtureRequest, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, sys.executable, "-c", "import sys; sys.stdin.read()")
    monkeypatch.setattr(computer_players, "BEAT_MS", 10)
    players = request.getfixturevalue("players")

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        number = ask(players, match)

    assert failed.args[0] == number


def test_a_process_stays_watched_when_one_of_two_questions_is_called_off(
    request: pytest.FixtureRequest, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, sys.executable, "-c", "import sys; sys.stdin.read()")
    monkeypatch.setattr(computer_players, "BEAT_MS", 10)
    players = request.getfixturevalue("players")
    first, second = (ask(players, match) for _ in range(2))

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        players.cancel(first)

    assert failed.args[0] == second


def test_what_else_is_printed_is_no_answer(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = "import sys; from holzwurm_desktop.ai.worker import serve; serve(sys.stdin, sys.stdout)"
    use(monkeypatch, sys.executable, "-c", f"print('hello', flush=True); {serve}")

    with qtbot.waitSignal(players.answered, timeout=WAIT_MS) as answered:
        number = ask(players, match)

    assert answered.args[0].number == number


def test_a_player_that_breaks_is_told_with_its_reason(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        number = players.ask("holzwurm", match.playing().view(0), "godlike")

    assert failed.args[0] == number
    assert "godlike" in failed.args[1]
    assert not players.busy


def test_what_broke_a_player_is_kept_among_its_last_words(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        players.ask("holzwurm", match.playing().view(0), "godlike")

    assert "godlike" in players.last_words


def test_an_answer_that_is_neither_a_move_nor_an_error_was_called_off(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(
        monkeypatch,
        sys.executable,
        "-c",
        'input(); print(\'{"id": 1, "cancelled": true}\', flush=True); input()',
    )

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        ask(players, match)

    assert failed.args == [1, "cancelled"]
    assert players.last_words == ""


def test_a_watchdog_that_slept_itself_replaces_nothing(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    """As when the computer was suspended, or the whole program stopped: however long, that is one beat."""
    ask(players, match, seconds=LONG)
    process = players._process
    players._heart.timeout.emit()  # what Qt does after any time without an event loop

    assert players._process is process
    assert players.busy


def test_a_process_is_given_all_its_beats_to_answer(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    ask(players, match, seconds=LONG)
    process = players._process
    for _ in range(computer_players.PATIENCE_BEATS - 1):
        players._heart.timeout.emit()
    assert players._process is process

    players._heart.timeout.emit()
    assert players._process is not process
    assert process is not None
    assert process.waitForFinished(WAIT_MS)  # nothing is left behind that thinks on
    qtbot.waitUntil(lambda: players.findChildren(QProcess) == [players._process])

    second = players._process
    for _ in range(computer_players.PATIENCE_BEATS - 1):  # the next one begins anew
        players._heart.timeout.emit()
    assert players._process is second


def test_a_question_that_a_process_is_stuck_over_is_to_blame_alone(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    failed: list[int] = []
    players.failed.connect(lambda number, _: failed.append(number))
    first, second = (ask(players, match, seconds=LONG) for _ in range(2))
    for _ in range(2 * computer_players.PATIENCE_BEATS):
        players._heart.timeout.emit()

    assert failed == [first]
    assert list(players._open) == [second]


def test_what_a_process_says_is_read_in_the_letters_in_which_it_is_written(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, sys.executable, "-c", "import sys; print('Žižka', sys.stderr.encoding, file=sys.stderr)")
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        ask(players, match)

    assert "Žižka utf-8" in players.last_words


def test_a_move_that_is_refused_is_asked_for_once_more(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    given: list[Any] = []

    def refuse(move: Any) -> str:
        given.append(move)
        return "not that" if len(given) == 1 else ""

    with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
        ask(players, match, iterations=50, refuse=refuse)

    assert given[0] == given[1]  # from the same seed


def test_a_move_that_is_refused_twice_is_asked_for_no_more(
    players: ComputerPlayers, match: Match, qtbot: QtBot
) -> None:
    given: list[Any] = []

    def refuse(move: Any) -> str:
        given.append(move)
        return "not that"

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
        ask(players, match, iterations=50, refuse=refuse)

    assert failed.args[1] == "not that"
    assert len(given) == 2


def test_a_process_that_writes_without_an_end_is_replaced(
    players: ComputerPlayers, match: Match, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "LONGEST_LINE", 1000)
    use(monkeypatch, sys.executable, "-c", "import sys; sys.stdout.write('x' * 5000); input(); input()")

    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        ask(players, match)


def test_closing_ends_the_process_and_drops_what_was_asked(match: Match, qtbot: QtBot) -> None:
    players = ComputerPlayers()
    told: list[int] = []
    players.failed.connect(lambda number, _: told.append(number))
    ask(players, match, seconds=LONG)
    process = players._process
    assert process is not None

    players.close()

    assert process.state() == process.ProcessState.NotRunning
    assert not players.busy
    assert told == []
