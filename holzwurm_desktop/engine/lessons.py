"""Lessons: fixed deals and the steps through which a player learns a game on them (docs/add-a-lesson.md).

A lesson is data. Reading one plays it from beginning to end, so that a lesson which disagrees with the rules cannot
be opened at all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from holzwurm_desktop.engine.contract import Event, Json, Move, View
from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError
from holzwurm_desktop.engine.match import Match, Player, copied
from holzwurm_desktop.engine.records import FORMAT, VERSION
from holzwurm_desktop.paths import resource

LEARNER = 0
"""The seat at which the learner sits."""
SETTLED: Mapping[str, Json] = {"settled": True}
"""Among the moves that follow a step: nobody objects to the last one."""

Data = Mapping[str, Json]


@dataclass(frozen=True)
class Wrong:
    """Moves that the rules allow and a step does not want: all that have what `move` has. `text`: the key of the
    sentence that says why."""

    move: Data
    text: str

    def fits(self, move: Data) -> bool:
        """Whether it speaks of `move`, given in its record's form."""
        return all(key in move and move[key] == value for key, value in self.move.items())


@dataclass(frozen=True)
class Step:
    """One step: what is said, what it points at, and what the learner has to do.

    text: the key of what is said; point: the keys of stops of the table (see `table.stops`), the first of which the
    bubble points at; moves: those of which the learner makes one, in their records' form, the usual one first, none
    if there is only something to read; then: what the others do after it; wrong: sentences about other legal moves;
    otherwise: the key of the sentence about those that no `wrong` speaks of.
    """

    text: str
    point: tuple[str, ...] = ()
    moves: tuple[Data, ...] = ()
    then: tuple[Data, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """The keys of everything that may be said here."""
        return tuple(filter(None, (self.text, *(each.text for each in self.wrong), self.otherwise)))

    def about(self, move: Data) -> str:
        """The key of the sentence about a legal move that is not wanted, given in its record's form."""
        return next((each.text for each in self.wrong if each.fits(move)), self.otherwise)


@dataclass(frozen=True)
class Scene:
    """Steps on one deal. moves: what has been played when the first of them begins."""

    options: Data
    deal: Data
    moves: tuple[Data, ...]
    steps: tuple[Step, ...]

    def start(self, game_id: str, players: Sequence[Player]) -> Match:
        """The match at the first step. Raises `RecordError`."""
        record = {
            "format": FORMAT,
            "version": VERSION,
            "game": game_id,
            "options": dict(self.options),
            "seats": [player.to_json() for player in players],
            "rounds": [{"deal": dict(self.deal), "moves": [dict(move) for move in self.moves]}],
        }
        return Match.from_record(record)


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game. It can be opened only if every move in it is legal."""

    game_id: str
    seats: int
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in their order."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    @property
    def texts(self) -> frozenset[str]:
        """The keys of everything that is said."""
        return frozenset(key for step in self.steps for key in step.texts)


class Course:
    """A way through a lesson: the match at each step, as it is when the usual moves were made before."""

    def __init__(self, lesson: Lesson, players: Sequence[Player]) -> None:
        """`players`: at least as many as there are seats. Raises `RecordError` (`bad-lesson`) for the first thing
        that the rules do not allow."""
        self.steps = lesson.steps
        self._starts: list[Match] = []
        self._first: set[int] = set()
        for scene in lesson.scenes:
            self._first.add(len(self._starts))
            try:
                match = scene.start(lesson.game_id, players[: lesson.seats])
                for step in scene.steps:
                    self._starts.append(match)
                    match = _after(match, step)
            except EngineError as error:
                raise bad_lesson(lesson.game_id, f"step {len(self._starts)}: {error}") from error

    def start(self, index: int) -> Match:
        """A new match, as it is when step `index` begins."""
        return copied(self._starts[index])

    def begins_scene(self, index: int) -> bool:
        """Whether step `index` is the first one on its deal."""
        return index in self._first


def follow(match: Match, move: Data) -> list[Event]:
    """Make a move of a lesson; what happened. Raises `IllegalMove`."""
    return match.settle() if move == SETTLED else match.play_json(move)


def judged(match: Match, step: Step, move: Move) -> str | None:
    """None if `move` is one that `step` wants, else the key of the sentence about it. Raises `IllegalMove` if the
    rules do not allow it; `match` stays as it is."""
    after = _seen_after(match, move)
    if any(_seen_after(match, match.read_move(wanted)) == after for wanted in step.moves):
        return None
    return step.about(move.to_json())


def not_now(reason: str) -> IllegalMove:
    """What is answered to a move that the rules allow and a step does not want: `reason` in the player's words, ""
    where the step wants no move at all."""
    return IllegalMove("lesson-says" if reason else "lesson-reads", reason=reason)


def _seen_after(match: Match, move: Move) -> tuple[int, View]:
    """Who made a move, and what that seat sees after it."""
    # By what comes of them: a pile may be listed in any order, and is the same build all the same.
    state = match.playing().copy()
    state.apply(move)
    return move.seat, state.view(move.seat)


def _after(match: Match, step: Step) -> Match:
    """The match after `step`, with the usual move. Its other moves are tried too."""
    usual = copied(match)
    for wanted in (*step.moves[1:], *step.moves[:1]):
        usual = copied(match)
        follow(usual, wanted)
        for move in step.then:
            follow(usual, move)
    if not step.moves:
        for move in step.then:
            follow(usual, move)
    return usual


def bad_lesson(game_id: str, reason: str) -> RecordError:
    """The error for a lesson that cannot be given; `reason` is for whoever writes it."""
    return RecordError("bad-lesson", game=game_id, reason=reason)


def has_lesson(game_id: str) -> bool:
    """Whether there is a lesson for a game."""
    return _file(game_id).is_file()


@cache
def lesson_of(game_id: str) -> Lesson:
    """The lesson of a game. Raises `RecordError` (`bad-lesson`) if there is none, or if it cannot be read."""
    try:
        return read_lesson(game_id, json.loads(_file(game_id).read_text("utf-8")))
    except (OSError, ValueError) as error:
        raise bad_lesson(game_id, str(error)) from error


def read_lesson(game_id: str, data: Json) -> Lesson:
    """A lesson from the content of its file. Raises `RecordError` (`bad-lesson`)."""
    try:
        return Lesson(game_id, int(data["seats"]), tuple(_scene(each) for each in data["scenes"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise bad_lesson(game_id, repr(error)) from error


def _scene(data: Data) -> Scene:
    steps = tuple(_step(each) for each in data["steps"])
    return Scene(data.get("options", {}), data["deal"], tuple(data.get("moves", ())), steps)


def _step(data: Data) -> Step:
    return Step(
        data["text"],
        tuple(data.get("point", ())),
        tuple(data.get("moves", ())),
        tuple(data.get("then", ())),
        tuple(Wrong(each["move"], each["text"]) for each in data.get("wrong", ())),
        data.get("otherwise", ""),
    )


def _file(game_id: str) -> Path:
    return resource("lessons", game_id, "lesson.json")
