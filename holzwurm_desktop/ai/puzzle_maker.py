"""Makes puzzles: looks in played matches for positions with one clearly best move, proves them and grades them.

Everything goes by iterations and seeds, never by the clock: the same match and seed give the same puzzles. No Qt.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from holzwurm_desktop.ai.analysis import decisions
from holzwurm_desktop.ai.coach import LEVEL, best_moves, judge
from holzwurm_desktop.ai.levels import Budget, Candidate, knowledge
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.puzzles import KEY, Puzzle, read_puzzle
from holzwurm_desktop.ai.puzzling import puzzling_of
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.ai.tasks import Task, solves, view_of
from holzwurm_desktop.engine.carried import META_KEY
from holzwurm_desktop.engine.contract import Json, Move, View
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import LEVELS

MARGIN = 2.0
"""By how many times what is clear (`Adviser.clearly`) a searched move must be better than every other."""
LOOKING = ((0.1, 0.5), (1.0, 1.0))
"""How a position is looked at before anything is proved: with so much of the coach's iterations it must show so much
of the margin. A glance finds most of the positions that are no puzzles."""
LONG = 3
"""A search that proves a puzzle takes so many times the coach's iterations."""
PROOFS = 2
"""So many pairs of long searches, each with its own seed, must agree: one of all moves, one of all but the best."""
TRIES, USUALLY = 8, 6
"""A level usually finds the move if it does in so many of its tries, each with its own seed."""
CHOICE = 3
"""A searched position has so many legal moves at least: between two one might as well toss a coin."""
LOOKS = 50
"""At so many decisions of a match one looks at most: the next match may have more to offer."""
APART = 1_000_003
"""Between the seeds of two searches of one position: a prime that no number of tries or moves comes near."""
DIGITS = 4
"""To how many digits a record tells what moves promise."""


class Place(NamedTuple):
    """A decision of a match: how many moves came before it, the view of its seat, and what kind of move was made."""

    moves: int
    view: View
    kind: tuple[str, ...]


def puzzles_in(match: Match, seed: int) -> list[Puzzle]:
    """The puzzles among some decisions of a match of one round, over or not, looked at in an order that `seed` draws.

    None ask for moves of one kind: two of one match would be too much alike.
    """
    found: dict[tuple[str, ...], Puzzle] = {}
    places = [Place(each.move_index, each.view, _kind(each.move)) for each in decisions(match)]
    places = [each for each in places if each.moves in puzzling_of(match.game.id).moves]
    for place in _by_turns(_in_any_order(places, Rng(seed)))[:LOOKS]:
        # The same question seldom has an answer of another kind, and looking takes long.
        if place.kind in found:
            continue
        puzzle = _puzzle(match, place, _seed_at(seed, place.moves))
        if puzzle is not None:
            found.setdefault(_kind(puzzle.task.weighed[0].move), puzzle)
    return list(found.values())


def to_record(puzzle: Puzzle, seed: int) -> dict[str, Json]:
    """The record of a puzzle, see `puzzles.read_puzzle`. seed: with which it was made."""
    task = puzzle.task
    weighed = [[each.move.to_json(), each.visits, round(each.mean, DIGITS)] for each in task.weighed]
    known = {
        "id": puzzle.id,
        "seat": task.seat,
        "grade": puzzle.grade,
        "certain": puzzle.certain,
        "iterations": 0 if puzzle.certain else LONG * adviser_of(task.match.game.id).iterations,
        "seed": seed,
        "weighed": weighed,
    }
    return {**task.match.to_record(), META_KEY: {KEY: known}}


def regraded(record: Mapping[str, Json]) -> dict[str, Json] | None:
    """The record of a puzzle with the grade that the levels give it as they are now; None if not even the strongest
    usually finds the move.

    Levels that are still those of when it was made give it the same. Raises as `puzzles.read_puzzle` does.
    """
    known, task = record[META_KEY][KEY], read_puzzle(record).task
    grade = grade_of(task, _seed_at(task.match.adopt_number(), len(task.match.rounds[-1].moves)))
    if grade is None:
        return None
    return {**record, META_KEY: {**record[META_KEY], KEY: {**known, "grade": grade}}}


def gap(game_id: str, weighed: Sequence[Candidate]) -> float:
    """How much more the best of these promises than every other that is known, in the measure of the game's adviser;
    0 where there is nothing to choose from."""
    best = best_moves(game_id, weighed, 2)
    if len(weighed) < 2 or not best:
        return 0.0
    return best[0].mean - best[1].mean if len(best) > 1 else best[0].mean


def searched(task: Task, iterations: int, seed: int, barred: Sequence[Move] = ()) -> list[Candidate]:
    """What the strongest level finds in a position with so many iterations; `barred`: moves that it leaves out."""
    game, budget = task.match.game, Budget(iterations=iterations)
    return think(game, view_of(task), LEVEL, seed, budget, barred=barred).candidates


def tries(task: Task, level: str, seed: int) -> Iterator[bool]:
    """Whether a level finds the move, again and again, each time with another seed."""
    game = task.match.game
    way = puzzling_of(game.id).asked(knowledge(game.id).levels[level])
    # Where a level thinks in seconds, it gets what the coach takes: it is to find the same on every machine.
    budget = Budget(iterations=adviser_of(game.id).iterations) if way.seconds > 0.0 else None
    while True:
        seed += APART
        yield solves(task, think(game, view_of(task), level, seed, budget, way=way).move)


def grade_of(task: Task, seed: int) -> str | None:
    """The weakest level that usually finds the move, as every stronger one does; None if not even the strongest."""
    grade = None
    for level in reversed(LEVELS):
        if not _usually(tries(task, level, seed)):
            break
        grade = level
    return grade


def proven(task: Task, seed: int) -> tuple[Candidate, ...]:
    """What long searches found in a position if all agree that one move, or one that comes to the same, is clearly
    better than every other that they looked at; else nothing."""
    game_id, iterations = task.match.game.id, LONG * adviser_of(task.match.game.id).iterations
    first: list[Candidate] = []
    same: list[Move] = []
    for _ in range(PROOFS):
        seed += APART
        found = searched(task, iterations, seed)
        best = best_moves(game_id, found, 1)[0]
        same = same or twins(task, best.move)
        # A search hardly tries other moves once one seems to win; left to themselves, they may win as well.
        others = searched(task, iterations, seed, same)
        # Sealed choices are solved, whatever is barred.
        if any(each.move in same for each in others):
            return ()
        alike = [best._replace(move=each) for each in same if each != best.move]
        weighed = [best, *alike, *others]
        if best.move not in same or not _is_best(task, weighed, same):
            return ()
        first = first or weighed
    return tuple(each._replace(mean=round(each.mean, DIGITS)) for each in first)


def twins(task: Task, move: Move) -> list[Move]:
    """The legal moves that come to the same as `move`, itself among them: what follows them is alike."""
    target = _form_after(task, move)
    return [each for each in task.match.playing().legal_moves() if _form_after(task, each) == target]


def solved(task: Task) -> tuple[Candidate, ...]:
    """What the game computes in a position if one move is clearly better than every other; else nothing."""
    game_id = task.match.game.id
    exact = puzzling_of(game_id).exact
    weighed = exact(view_of(task)) if exact is not None else []
    if gap(game_id, weighed) < adviser_of(game_id).clearly - 1e-9:
        return ()
    return tuple(each._replace(mean=round(each.mean, DIGITS)) for each in weighed)


def _in_any_order(places: list[Place], rng: Rng) -> list[Place]:
    for last in range(len(places) - 1, 0, -1):
        other = rng.draw(last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def _by_turns(places: list[Place]) -> list[Place]:
    """The kinds of moves take turns, so that rare ones are looked at as well."""
    seen: Counter[tuple[str, ...]] = Counter()
    turns = []
    for place in places:
        turns.append(seen[place.kind])
        seen[place.kind] += 1
    return [place for _, place in sorted(zip(turns, places, strict=True), key=lambda each: each[0])]


def _puzzle(match: Match, place: Place, seed: int) -> Puzzle | None:
    """The puzzle in a position; None if there is none."""
    task = Task(_up_to(match, place.moves), place.view.seat)
    # Whether somebody may still object to the last move is in no record.
    if task.match.playing().waiting:
        return None
    certain = puzzling_of(match.game.id).exact is not None
    if not certain and not _worth_a_look(task, seed):
        return None
    weighed = solved(task) if certain else proven(task, seed)
    if not weighed:
        return None
    task = task._replace(weighed=weighed)
    grade = grade_of(task, seed)
    return None if grade is None else Puzzle(_id_of(task), task, grade, certain)


def _worth_a_look(task: Task, seed: int) -> bool:
    """Whether a short search sees a clear difference, and a longer one still does."""
    adviser = adviser_of(task.match.game.id)
    if len(task.match.playing().legal_moves()) < CHOICE:
        return False
    return all(
        _stands_out(
            task, searched(task, int(share * adviser.iterations), seed), part * MARGIN * adviser.clearly
        )
        for share, part in LOOKING
    )


def _stands_out(task: Task, weighed: list[Candidate], margin: float) -> bool:
    """Whether the best of these is better by the margin than the next that does not come to the same."""
    game_id = task.match.game.id
    best = best_moves(game_id, weighed, 1)[0]
    others = [each for each in weighed if each != best]
    while others and gap(game_id, [best, *others]) < margin:
        rival = best_moves(game_id, others, 1)[0]
        if _form_after(task, rival.move) != _form_after(task, best.move):
            return False
        others.remove(rival)
    return bool(others)


def _is_best(task: Task, weighed: Sequence[Candidate], same: Sequence[Move]) -> bool:
    """Whether one of the moves `same` is better than all others by the margin, and none of these is left in doubt."""
    game_id, view = task.match.game.id, view_of(task)
    others = [each.move for each in weighed if each.move not in same]
    if not others or best_moves(game_id, weighed, 1)[0].move not in same:
        return False
    margin = MARGIN * adviser_of(game_id).clearly
    losses = [judge(game_id, view, weighed, move) for move in others]
    return all(each is not None and each.loss >= margin for each in losses)


def _seed_at(deal: int, moves: int) -> int:
    """The seed of the searches of a position: the match's deal number and how many moves came before."""
    return deal * APART + moves


def _form_after(task: Task, move: Move) -> str:
    """The form of what the seat sees after a move."""
    state = task.match.playing().copy()
    state.apply(move)
    return puzzling_of(task.match.game.id).form(state.view(task.seat))


def _kind(move: Move) -> tuple[str, ...]:
    """What a move does, whatever with: the keys of its record."""
    return tuple(sorted(move.to_json()))


def _usually(found: Iterator[bool]) -> bool:
    """Whether enough tries succeed; none more are made than it takes to know."""
    hits = misses = 0
    while hits < USUALLY and misses <= TRIES - USUALLY:
        if next(found):
            hits += 1
        else:
            misses += 1
    return hits == USUALLY


def _up_to(match: Match, moves: int) -> Match:
    """The match after so many moves. Who played it is not told: the position counts."""
    earlier = match.at(0, moves)
    earlier.players = [Player(f"player {chr(ord('A') + seat)}") for seat in range(match.seats)]
    return earlier


def _id_of(task: Task) -> str:
    """A short name that follows from the position: alike ones have the same."""
    return hashlib.sha256(puzzling_of(task.match.game.id).form(view_of(task)).encode()).hexdigest()[:8]
