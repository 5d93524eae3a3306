"""What is said at a task: of what was played, of a wrong move, of the right one, and of one that is as good."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.analysis import Judged
from holzwurm_desktop.ai.coach import Verdict, best_moves
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task, verdict, view_of
from holzwurm_desktop.models.task_words import played_text, right_text, shown_text, wrong_text
from holzwurm_desktop.text.words import Words
from tests.playing import GAMES
from tests.tasks import BAD, BEST, step_of

WORDS = Words()


def best_of(task: Task) -> Candidate:
    return best_moves(task.match.game.id, task.weighed, 1)[0]


def judged(task: Task, move: Any) -> Verdict:
    found = verdict(task, move)
    assert found is not None
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_says_all_of_it(game_id: str) -> None:
    _, task = step_of(game_id)
    view, best = view_of(task), best_of(task)
    right = right_text(WORDS, game_id, view, task.weighed, judged(task, best.move))
    shown = shown_text(WORDS, game_id, view, best)
    assert right.removeprefix("Right! ") == shown.removeprefix("This was asked for: ")
    assert len(right) > 20
    worst = judged(task, task.weighed[-1].move)._replace(loss=BEST - BAD, clearly=True)
    assert wrong_text(WORDS, game_id, view, best, worst).endswith("Look again.")


def test_the_chance_is_named_where_there_is_one() -> None:
    said = {}
    for game_id in ("holzwurm", "kistenstapel"):
        _, task = step_of(game_id)
        said[game_id] = shown_text(WORDS, game_id, view_of(task), best_of(task))
    assert "% to win." in said["holzwurm"]
    assert "% to win." not in said["kistenstapel"]


def test_what_a_wrong_move_costs_is_told_in_the_games_own_measure() -> None:
    _, task = step_of("holzwurm")
    wrong = Verdict(task.weighed[-1].move, task.weighed[0].move, BEST - BAD, True)
    assert "of a hundred chances to win" in wrong_text(WORDS, "holzwurm", view_of(task), best_of(task), wrong)
    _, task = step_of("kistenstapel")
    wrong = Verdict(task.weighed[-1].move, task.weighed[0].move, 0.02, True)
    assert "point(s)" in wrong_text(WORDS, "kistenstapel", view_of(task), best_of(task), wrong)


def test_of_what_nothing_is_known_that_is_said() -> None:
    _, task = step_of("holzwurm")
    said = wrong_text(WORDS, "holzwurm", view_of(task), best_of(task), None)
    assert said == wrong_text(WORDS, "holzwurm", view_of(task), None, None)
    assert said == "Nothing is known of this move. Try another one."


def test_a_move_that_is_not_clearly_worse_is_right_too() -> None:
    _, task = step_of("holzwurm")
    nearly = Candidate(task.weighed[-1].move, 900, BEST - 0.01)
    weighed = (*task.weighed[:-1], nearly)
    found = judged(task._replace(weighed=weighed), nearly.move)
    said = right_text(WORDS, "holzwurm", view_of(task), weighed, found)
    assert said.startswith("Right: no move is clearly better. ")


def test_a_move_that_nobody_weighed_but_is_worth_as_much_is_right() -> None:
    _, task = step_of("kistenstapel")
    best = task.weighed[0].move
    others = task.weighed[1:]
    assert right_text(
        WORDS, "kistenstapel", view_of(task), others, Verdict(best, best, 0.0, False)
    ).startswith("Right! ")


def test_what_was_played_is_told_with_its_judgement() -> None:
    _, task = step_of("holzwurm")
    known = Judged(0.8, 0.5, 0.3, task.weighed[0].move)
    said = played_text(WORDS, "holzwurm", view_of(task), task.weighed[-1].move, known)
    assert said.startswith("You played: ")
    assert said.endswith(" (?? blunder: −30 %). Find a better move.")
