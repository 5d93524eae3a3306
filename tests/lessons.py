"""What the tests of lessons share."""

from __future__ import annotations

from collections.abc import Iterator

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.lessons import LEARNER, Course, Step, judged, lesson_of
from holzwurm_desktop.engine.match import Match, Player
from tests.playing import GAMES

PLAYERS = [Player("Nora"), *[Player(name, "easy") for name in ("Mallet", "Plane", "Chisel", "Rasp", "Clamp")]]
STEPS = [
    (game_id, index, f"{game_id}-{index + 1}-{step.text}")
    for game_id in GAMES
    for index, step in enumerate(lesson_of(game_id).steps)
]
"""Every step of every lesson: the game, its number from 0, and a name."""


def course_of(game_id: str) -> Course:
    return Course(lesson_of(game_id), PLAYERS)


def others_than_wanted(match: Match, step: Step) -> Iterator[Move]:
    """The listed legal moves of the learner that a step does not want."""
    if match.round_over or match.playing().turn != LEARNER:
        return
    for move in match.playing().legal_moves():
        if move.seat == LEARNER and judged(match, step, move) is not None:
            yield move


def refused_by_the_rules(match: Match, step: Step) -> Iterator[Move]:
    """Moves that the learner might try and the rules forbid: what is wanted elsewhere in the lesson."""
    steps = lesson_of(match.game.id).steps
    for data in (move for each in steps for move in each.moves):
        try:
            move = match.read_move(data)
            judged(match, step, move)
        except EngineError:
            yield move
