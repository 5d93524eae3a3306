"""The commands `puzzles` and `bench puzzles`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.ai import puzzle_maker
from holzwurm_desktop.ai.puzzles import puzzles_of, records_of
from holzwurm_desktop.cli import puzzles as command
from holzwurm_desktop.cli.main import main
from holzwurm_desktop.cli.puzzles import SAME, SHARE, Found, Record
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS


def made(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["puzzles", "--game", "afbraak", "--count", "1", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def record(name: str, grade: str = "easy", kind: str = "play") -> Record:
    return {"meta": {"puzzle": {"id": name, "grade": grade, "weighed": [[{kind: True}, 1, 0.5]]}}}


def names(found: Found) -> list[str]:
    """The ids of the puzzles that were chosen."""
    return [each["meta"]["puzzle"]["id"] for each in found.chosen()]


def test_equal_arguments_make_equal_puzzles_in_one_process_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    first = made(capsys, "--seed", "3")

    assert len(first) == 1
    assert made(capsys, "--seed", "3", "--jobs", "2") == first
    assert made(capsys, "--seed", "4") != first
    assert all(Match.from_record(each).game.id == "afbraak" for each in first)
    assert [each["meta"]["puzzle"]["seed"] for each in first] == [3]


def test_puzzles_that_ship_are_those_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    shipped = [puzzle.id for puzzle in puzzles_of("afbraak")]

    assert made(capsys)[0]["meta"]["puzzle"]["id"] == shipped[0]


def test_puzzles_that_ship_are_graded_by_the_levels_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = records_of("afbraak")[:4]
    graded_wrong = [
        {**each, "meta": {**each["meta"], "puzzle": {**each["meta"]["puzzle"], "grade": "none"}}}
        for each in shipped
    ]
    monkeypatch.setattr(command, "records_of", lambda _game_id: graded_wrong)
    file = tmp_path / "puzzles.jsonl"

    assert main(["puzzles", "--game", "afbraak", "--regrade", "-o", str(file)]) == 0
    assert [json.loads(line) for line in file.read_text("utf-8").splitlines()] == list(shipped)

    # What no level finds is left out.
    monkeypatch.setattr(puzzle_maker, "grade_of", lambda task, seed: None)
    assert main(["puzzles", "--game", "afbraak", "--regrade", "-o", str(file)]) == 1
    assert file.read_text("utf-8") == ""
    told = capsys.readouterr().err
    assert all(each["meta"]["puzzle"]["id"] in told for each in shipped)


def test_grading_anew_does_not_pass_over_what_only_making_could_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["--seed", "3", "--levels", "hard", "--matches", "4", "--count", "9"]
    for said, names in ((asked, ("--count", "--matches", "--seed", "--levels")), (asked[:2], ("--seed",))):
        assert main(["puzzles", "--game", "afbraak", "--regrade", *said]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.rstrip().endswith(f"Leave out {', '.join(names)}.")


def test_puzzles_go_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert made(capsys, "-o", str(tmp_path / "puzzles.jsonl")) == []
    assert len((tmp_path / "puzzles.jsonl").read_text("utf-8").splitlines()) == 1


def test_what_was_found_before_an_interruption_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> Iterator[list[Record]]:
        yield [record("one")]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run_all", interrupted)

    assert main(["puzzles", "--game", "afbraak", "--count", "2"]) == 1
    out, err = capsys.readouterr()
    assert [json.loads(line) for line in out.splitlines()] == [record("one")]
    assert "Only 1 of 2" in err


def test_a_seed_without_deals_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--game", "afbraak", "--seed", "100000"]) == 2
    assert "deal numbers end" in capsys.readouterr().err


def test_of_puzzles_that_are_alike_the_first_is_taken() -> None:
    found = Found(3)
    found.add([record("one", "easy"), record("one", "hard"), record("two")])

    assert found.chosen() == [record("one", "easy"), record("two")]
    assert not found.enough


def test_a_grade_has_no_more_than_its_share_while_there_are_others() -> None:
    found = Found(10)
    found.add(record(f"easy {at}") for at in range(9))
    found.add(record(f"hard {at}", "hard") for at in range(3))

    most = round(SHARE * 10)
    assert names(found)[: most + 3] == [*(f"easy {at}" for at in range(most)), "hard 0", "hard 1", "hard 2"]
    assert len(names(found)) == 10
    assert not found.enough


def test_answers_of_one_kind_are_no_more_than_their_share_while_there_are_others() -> None:
    found = Found(10)
    most = round(SAME * 10)
    grades = [grade for grade in LEVELS for _ in range(2)]
    found.add([record("first", grades[0], "draw")])
    found.add(record(f"play {at}", grade) for at, grade in enumerate(grades[1:]))

    assert names(found) == ["first", *(f"play {at}" for at in range(9))]
    assert not found.enough
    found.add([record("last", "expert", "draw")])
    assert names(found)[: most + 2] == ["first", *(f"play {at}" for at in range(most)), "last"]


def test_a_game_with_moves_of_one_kind_may_have_them_all() -> None:
    found = Found(5)
    found.add(record(grade, grade) for grade in LEVELS)

    assert found.enough


def test_no_more_puzzles_are_taken_than_are_wanted() -> None:
    found = Found(5)
    found.add(record(grade, grade) for grade in LEVELS)
    found.add([record("another", "easy")])

    assert found.enough
    assert names(found) == list(LEVELS)


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["bench", "puzzles", "--game", "afbraak", "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_computed_puzzles_are_solved_alike_again(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--count", "5", "--seed", "2")

    assert (found["puzzles"], found["agree"], found["others"]) == (5, 5, [])
    assert sum(grade["puzzles"] for grade in found["grades"].values()) == 5
    assert all(grade["expert"] == grade["puzzles"] for grade in found["grades"].values())


def test_a_player_who_knows_little_solves_fewer_and_each_puzzle_is_drawn_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    number = len(puzzles_of("afbraak"))
    found = figures(capsys, "--count", "1000", "--player", "random")

    assert found["puzzles"] == number
    assert 0 < found["agree"] < number
    assert len(found["others"]) == len(set(found["others"])) == number - found["agree"]


def test_figures_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "puzzles", "--game", "afbraak", "--count", "2"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("2 of 2 puzzles solved alike")
    assert all(level in out for level in LEVELS)
