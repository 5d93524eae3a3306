"""The process that thinks. It reads questions as JSON lines, writes answers as JSON lines, and can be
cancelled. `PROTOCOL.md` beside this file tells other programs the whole of it; in short:

A question: {"id": n, "game": id, "view": {...}, "level": name, "seed": n, "iterations": n, "seconds": s,
"strength": p} (the last three are optional). Only the analysis of a match that is over adds what everybody may see
then, as "open": {"deal": {...}, "seats": n, "options": {...}, "moves": [...]}. Without a game it is a greeting.

An answer: {"id": n, "move": {...}, "candidates": [[move, visits, mean], ...]}, with "solved": true where the means
follow from the rules; or {"id": n, "cancelled": true}, or {"id": n, "error": text}; to a greeting {"id": n,
"protocol": 1, "name": text}. {"cancel": n} gives up question n, and all before it, at once. A line without a valid
question gets an error with the id -1. The end of the input ends the process.
"""

from __future__ import annotations

import json
import queue
import sys
import threading
import traceback
from typing import TextIO

from holzwurm_desktop import __version__
from holzwurm_desktop.ai.looks import counted
from holzwurm_desktop.ai.players import Budget, Cancelled, think
from holzwurm_desktop.engine.contract import Game, Json
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.kits import all_games

PROTOCOL = 1
"""The newest version of the protocol, the one that is spoken here."""
NAME = f"Holzwurm Desktop {__version__}"
"""What the computer players of this version call themselves."""
NO_QUESTION = -1
"""The id in the answer to a line that held no valid question."""


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answer questions until their stream ends."""
    waiting: queue.SimpleQueue[dict[str, Json] | None] = queue.SimpleQueue()
    given_up = _GivenUp()
    # A thread of its own, so that a cancel gets through while this one thinks; searches release the
    # interpreter lock. A daemon, because it may wait for input when an error in this thread ends the process.
    reader = threading.Thread(target=_read, args=(questions, waiting, given_up), daemon=True)
    reader.start()
    while (question := waiting.get()) is not None:
        answers.write(json.dumps(answer(question, given_up)) + "\n")
        # The asker waits for this line; a buffer would hold it back.
        answers.flush()


class _GivenUp:
    """The newest question that was given up, -1 for none; `everything` is true once the input has ended.

    One writer and one reader share it without a lock: each field only ever grows, and a late look merely
    costs one more slice of search.
    """

    def __init__(self) -> None:
        self.last = -1
        self.everything = False

    def covers(self, number: int) -> bool:
        """Whether the question with this number was given up."""
        return self.everything or number <= self.last


def answer(question: dict[str, Json], given_up: _GivenUp) -> dict[str, Json]:
    """Answer one question; an exception becomes an `error` in the answer and never ends the process."""
    number = question.get("id", NO_QUESTION)
    if "id" in question and "game" not in question:
        return {"id": number, "protocol": PROTOCOL, "name": NAME}
    try:
        _check_version(question)
        game = all_games()[question["game"]]
        thought = think(
            game,
            game.view_from_json(question["view"]),
            question["level"],
            question["seed"],
            _budget(question),
            lambda: given_up.covers(number),
            _position(game, question["open"]) if "open" in question else None,
            strength=question.get("strength"),
        )
    except Cancelled:
        return {"id": number, "cancelled": True}
    except Exception:  # whatever goes wrong in a player must not stop the game: the asker makes a legal move
        return {"id": number, "error": traceback.format_exc(limit=8)}
    candidates = [[found.move.to_json(), found.visits, found.mean] for found in thought.candidates]
    said = {"id": number, "move": thought.move.to_json(), "candidates": candidates}
    return {**said, "solved": True} if counted(thought.candidates) else said


def _check_version(question: dict[str, Json]) -> None:
    if question.get("protocol", PROTOCOL) > PROTOCOL:
        raise ValueError(f"only version {PROTOCOL} of the protocol is known here")


def _budget(question: dict[str, Json]) -> Budget | None:
    iterations, seconds = question.get("iterations", 0), question.get("seconds", 0.0)
    return Budget(iterations, seconds) if iterations or seconds else None


def _position(game: Game, played: dict[str, Json]) -> State:
    """The position after these moves of a round that anybody may see."""
    state = game.start(played["deal"], played["seats"], played["options"])
    for move in played["moves"]:
        state.apply(game.move_from_json(move))
    return state


def _read(questions: TextIO, waiting: queue.SimpleQueue[dict[str, Json] | None], given_up: _GivenUp) -> None:
    try:
        for line in questions:
            message = _message(line)
            if isinstance(message.get("cancel"), int):
                # Never lowered: an older cancel that arrives late must not revive newer questions.
                given_up.last = max(given_up.last, message["cancel"])
            else:
                waiting.put(message)
    finally:  # whatever ends the reading must not leave the process waiting
        given_up.everything = True
        waiting.put(None)


def _message(line: str) -> dict[str, Json]:
    """The JSON object in a line; an empty one if the line holds no object or its id is no whole number."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) and isinstance(message.get("id", 0), int) else {}


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
