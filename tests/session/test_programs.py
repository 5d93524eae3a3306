"""Programs at the seats of a match on the table: they play as others do; what one does wrong costs it the move."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai import engine_process, engine_seat
from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import PROGRAM_LEVEL
from holzwurm_desktop.games.kistenstapel.moves import Pass
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.database import Opened
from tests.ai.programs_that_play import EXAMPLE, program
from tests.ai.test_engines import gone
from tests.playing import ROOT
from tests.session.tables import Table

WAIT_MS = 20_000
BOT = Player("Bo", PROGRAM_LEVEL, program="Bot")
ROBOT = Player("Ro", PROGRAM_LEVEL, program="Robot")
SeatPrograms = Callable[..., Table]


@pytest.fixture(autouse=True)
def rules_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of these tests find the engine of this checkout."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_seat, "THINKING", Budget(seconds=0.1))
    monkeypatch.setattr(engine_seat, "GRACE", 0.4)
    monkeypatch.setattr(engine_process, "TO_DIE", 0.5)


@pytest.fixture
def seated(opened: Opened, qapp: object) -> Iterator[SeatPrograms]:
    """Makes tables, by default of Holzwurm with Ann, who begins, and a program. At the end all have ended."""
    tables: list[Table] = []

    def make(
        command: str | None = EXAMPLE, *others: Player, game: str = "holzwurm", played: int = 0, **more: Any
    ) -> Table:
        programs = {} if command is None else {"Bot": command, "Robot": command}
        match = Match.new(all_games()[game], [Player("Ann"), BOT, *others], {"rounds": 1}, 5, 0)
        for _ in range(played):
            match.play(match.playing().legal_moves()[0])
        tables.append(Table(opened, match, programs=programs, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.session.close()
    engine_seat.end_all(5.0)
    assert not engine_seat._LIVE


def person_moves(table: Table, qtbot: QtBot) -> None:
    """Ann makes a move, and it is her turn again, or the round is over."""
    table.play_any()
    qtbot.waitUntil(lambda: table.session.my_turn or table.session.match.round_over, timeout=WAIT_MS)


def test_a_program_plays_a_whole_round(seated: SeatPrograms, qtbot: QtBot) -> None:
    table = seated(EXAMPLE, ROBOT, Player("Cy", "easy"))
    table.session.start()
    while not table.session.match.round_over:
        if table.session.my_turn:
            table.play_any()
        elif table.session.turn == 3:
            assert [each.level for each in table.players.open] == ["easy"]  # it alone is asked elsewhere
            table.answer_any(qtbot)
        else:
            with qtbot.waitSignal(table.session.events_happened, timeout=WAIT_MS):
                assert table.session.thinking

    assert table.session.match.over
    assert table.notices == []
    assert table.session.match.stand_ins == 0
    seats = table.stored["seats"]
    assert [seat.get("program") for seat in seats] == [None, "Bot", "Robot", None]
    assert "example_player" not in json.dumps(table.stored)  # the command stays on this computer


BAD = {
    "silence": ("pass", "no-answer"),
    "rubbish": ("print('hello', flush=True)", "no-answer"),
    "an error": ("say(id=q['id'], error='lost')", "answered-error"),
    "an illegal move": (
        "say(id=q['id'], move={'seat': 1, 'card': 'B77', 'row': 'new'}, candidates=[])",
        "illegal-move",
    ),
    "a move of another seat": (
        "say(id=q['id'], move={'seat': 0, 'card': 'B1', 'row': 'new'}, candidates=[])",
        "other-seat",
    ),
    "its end": ("sys.exit('I give up')", "ended-saying"),
    "a flood": ("while True: print('{}', flush=True)", "flood"),
}


@pytest.mark.usefixtures("little_patience")
@pytest.mark.parametrize(("body", "code"), BAD.values(), ids=BAD)
def test_misbehaviour_costs_the_move_and_is_told_once(
    body: str, code: str, seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    table = seated(program(tmp_path, body))
    table.session.start()
    person_moves(table, qtbot)
    person_moves(table, qtbot)

    ((notice, data),) = table.notices
    assert (notice, data["name"], data["reason"].code) == ("program-failed", "Bo", code)
    assert table.session.match.stand_ins == table.stored["stand_ins"] == 2
    assert [move["seat"] for move in table.moves] == [0, 1, 0, 1]


def test_a_program_that_fails_again_and_again_is_not_asked_any_more(
    seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    note = tmp_path / "asked"
    table = seated(program(tmp_path, f"open({str(note)!r}, 'a').write('x')\nsay(id=q['id'], error='no')"))
    table.session.start()
    for _ in range(5):
        person_moves(table, qtbot)

    assert note.read_text("utf-8") == "xxx"
    assert [code for code, _ in table.notices] == ["program-failed", "program-given-up"]


def test_each_seat_of_one_program_has_a_process_of_its_own(
    seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    note = tmp_path / "processes"
    note.mkdir()
    name = "str(os.getpid()) + '-' + str(q['view']['seat'])"
    body = f"open(os.path.join({str(note)!r}, {name}), 'w'); play(q)"
    table = seated(program(tmp_path, body), Player("Bo 2", PROGRAM_LEVEL, program="Bot"))
    table.session.start()
    person_moves(table, qtbot)
    person_moves(table, qtbot)

    found = sorted(path.name.split("-")[1] for path in note.iterdir())
    assert found == ["1", "2"]  # a process each, which hears of its own seat only


@pytest.mark.skipif(os.name != "posix", reason="looks for processes as POSIX does")
@pytest.mark.parametrize("body", ["play(q)", "time.sleep(1000)"], ids=["idle", "thinking"])
def test_a_program_ends_when_the_match_is_left(
    body: str, seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    note = tmp_path / "process"
    table = seated(program(tmp_path, f"open({str(note)!r}, 'w').write(str(os.getpid()) + '.')\n{body}"))
    table.session.start()
    table.play_any()
    qtbot.waitUntil(lambda: note.exists() and note.read_text("utf-8").endswith("."), timeout=WAIT_MS)
    number = int(note.read_text("utf-8")[:-1])

    table.session.close()

    qtbot.waitUntil(lambda: gone(number), timeout=WAIT_MS)


def test_undo_calls_a_program_off_and_it_is_asked_again(
    seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    first = tmp_path / "first"
    # The first question is never answered, and the program heeds no cancel: it has to be started anew.
    body = f"if not os.path.exists({str(first)!r}): open({str(first)!r}, 'w'); time.sleep(1000)\nplay(q)"
    table = seated(program(tmp_path, body))
    table.session.start()
    table.play_any()
    qtbot.waitUntil(first.exists, timeout=WAIT_MS)
    table.session.undo()

    assert table.moves == []
    assert not table.session.thinking
    person_moves(table, qtbot)
    assert [move["seat"] for move in table.moves] == [0, 1]
    assert table.notices == []
    assert table.session.match.stand_ins == 0


def test_a_hint_is_asked_of_the_strongest_level_and_not_of_a_program(seated: SeatPrograms) -> None:
    table = seated()
    table.session.start()
    table.session.request_hint()

    assert [each.level for each in table.players.open] == ["expert"]


def test_a_program_that_fails_where_it_could_object_does_not_object(
    seated: SeatPrograms, tmp_path: Path, qtbot: QtBot
) -> None:
    body = "if q['view']['waiting']: say(id=q['id'], error='no')\nelse: play(q)"
    table = seated(program(tmp_path, body), game="kistenstapel")
    table.session.start()
    table.session.play(Pass(0))
    qtbot.waitUntil(lambda: bool(table.notices), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not table.session.waiting, timeout=WAIT_MS)

    assert [code for code, _ in table.notices] == ["program-failed"]
    assert "knock" not in table.moves[-1]


@pytest.mark.parametrize(
    ("command", "code"), [(None, "not-here"), ("/nowhere/at/all", "no-program"), ("'open", "no-command")]
)
def test_a_program_that_is_not_here_is_missed(command: str | None, code: str, seated: SeatPrograms) -> None:
    absent = seated(command).session.absent

    assert {seat: fault.code for seat, fault in absent.items()} == {1: code}


def test_nobody_is_missed_where_the_program_is_there_or_the_match_is_over(
    seated: SeatPrograms, qtbot: QtBot
) -> None:
    assert seated().session.absent == {}
    table = seated(None)
    match = table.session.match
    while not match.over:
        match.play(match.playing().legal_moves()[0])
    assert table.session.absent == {}


def test_somebody_else_goes_on_for_practice(seated: SeatPrograms, opened: Opened) -> None:
    table = seated(None, played=2)
    table.session.reseat({1: Player("Bo", "hard")})
    table.session.start()

    assert table.session.practice
    assert table.session.absent == {}
    again = Match.from_record(table.stored)
    assert again.players == [Player("Ann"), Player("Bo", "hard")]
    assert opened.matches.meta(table.session.saved.match_id)["practice"]
    assert table.told.count("practice_started") == 1


def test_before_the_first_move_another_player_costs_nothing(seated: SeatPrograms) -> None:
    table = seated(None)
    table.session.reseat({1: Player("Bo", "hard")})
    table.session.start()

    assert not table.session.practice
    assert Match.from_record(table.stored).players[1] == Player("Bo", "hard")


def test_the_same_program_goes_on_as_if_nothing_had_been(seated: SeatPrograms) -> None:
    table = seated(EXAMPLE, played=2)
    table.session.reseat({1: BOT})

    assert not table.session.practice


def test_a_program_missed_all_the_same_loses_its_moves(seated: SeatPrograms, qtbot: QtBot) -> None:
    table = seated(None)
    table.session.start()
    person_moves(table, qtbot)

    assert [(code, data["reason"].code) for code, data in table.notices] == [("program-failed", "not-here")]
    assert table.session.match.stand_ins == 1


def test_what_nobody_foresaw_costs_a_move_and_not_the_match(
    seated: SeatPrograms, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(engine_seat, "tried", broken)
    table = seated()
    table.session.start()
    person_moves(table, qtbot)

    ((_, data),) = table.notices
    assert isinstance(data["reason"], Fault)
    assert data["reason"].data == {"kind": "ZeroDivisionError"}


def test_a_stored_match_goes_on_with_its_program(seated: SeatPrograms, opened: Opened, qtbot: QtBot) -> None:
    table = seated()
    table.session.start()
    person_moves(table, qtbot)
    table.session.close()
    number = table.session.saved.match_id

    match = Match.from_record(opened.matches.load(number))
    again = Table(opened, match, SavedMatch(opened.matches, number, match), programs={"Bot": EXAMPLE})
    again.session.start()
    person_moves(again, qtbot)
    again.session.close()

    assert match.players[1] == BOT
    assert len(match.rounds[-1].moves) == 4
    assert again.notices == []
