"""The command `analyse`: what each decision of a match lost, what that is called, and how accurate players were."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from holzwurm_desktop.ai.analysis import (
    FROM,
    SEED,
    Analysis,
    Figures,
    Judged,
    Judgement,
    analyse,
    can_open,
    figures,
    judgement,
    lost,
    usual_iterations,
)
from holzwurm_desktop.ai.analysis_record import key_of, read_all, to_json
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.cli.check import read_match
from holzwurm_desktop.cli.common import output, positive_int
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.carried import of_header, put_into
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("file", metavar="FILE", help="one record, .holzwurm.json")
    parser.add_argument(
        "--iterations", type=positive_int, metavar="N", help="of the search, instead of the game's own"
    )
    parser.add_argument(
        "--seed", type=positive_int, default=SEED, metavar="N", help=f"of the search (default {SEED})"
    )
    parser.add_argument(
        "--open-cards", action="store_true", help="with all cards known, instead of what the seat could know"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "-o", "--out", metavar="FILE", help="write the record here (-: standard output), with the analysis"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print a line for each decision that has a judgement, and the figures of each player; or write the record.

    Returns 0. Raises `Failure` for a file that cannot be read or written or is no valid record, and for open cards
    where they make no difference.
    """
    match = read_match(given.file)
    if given.open_cards and not can_open(match.game.id):
        raise Failure(f"{given.file}: Open cards make no difference in {match.game.id}.")
    iterations = given.iterations or usual_iterations(match.game.id)
    analysis = _carried(match, iterations, given) or analyse(match, iterations, given.seed, given.open_cards)
    if given.out:
        match.extra = put_into(match.extra, {key_of(analysis): to_json(match, analysis)})
        with output(given.out) as stream:
            stream.write(records.dump(match.to_record()) + "\n")
    if given.out != "-":
        lines = [json.dumps(_report(match, analysis))] if given.json else _in_words(match, analysis)
        for line in lines:
            print(line)
    return 0


def _carried(match: Match, iterations: int, given: argparse.Namespace) -> Analysis | None:
    """The same analysis, if the record carries it."""
    seen, opened = read_all(match, of_header(match.extra))
    found = opened if given.open_cards else seen
    return found if found is not None and (found.iterations, found.seed) == (iterations, given.seed) else None


def _report(match: Match, analysis: Analysis) -> dict[str, Json]:
    players = [
        {
            "name": player.name,
            "judged": found.judged,
            **{each.value: number for each, number in found.counts.items()},
            "loss": found.loss,
            "accuracy": found.accuracy,
        }
        for player, found in zip(match.players, figures(match, analysis), strict=True)
    ]
    return {
        "game": match.game.id,
        "open_cards": analysis.open_cards,
        **to_json(match, analysis),
        "players": players,
    }


def _in_words(match: Match, analysis: Analysis) -> Iterator[str]:
    game_id, names = match.game.id, [player.name for player in match.players]
    for round_index, (played, known_moves) in enumerate(zip(match.rounds, analysis.rounds, strict=True)):
        for move_index, (move, known) in enumerate(zip(played.moves, known_moves, strict=True)):
            called = None if known is None else judgement(game_id, known)
            if known is not None and called is not None:
                where = f"round {round_index}, move {move_index}: {names[move['seat']]}"
                yield f"{where}: {called.value}{_details(game_id, known) if called in FROM else ''}"
    for name, found in zip(names, figures(match, analysis), strict=True):
        yield f"{name}: {_figures(game_id, found)}"


def _details(game_id: str, known: Judged) -> str:
    """What one decision lost, and which move would have been better."""
    if known.best is None:
        return ""
    better = json.dumps(known.best.to_json(), separators=(",", ":"))
    amount = _amount(game_id, lost(game_id, known) or 0.0)
    return f", loses {amount}{' for certain' if known.certain else ''}, better: {better}"


def _figures(game_id: str, found: Figures) -> str:
    if not found.judged:
        return "nothing to judge"
    counts = ", ".join(f"{found.counts[each]} {each.value}" for each in Judgement)
    return f"{counts}; loses {_amount(game_id, found.loss)} a decision; accuracy {found.accuracy:.0f} of 100"


def _amount(game_id: str, amount: float) -> str:
    if adviser_of(game_id).point:
        return f"{amount:.3g} point{'s' * (amount != 1)}"
    return f"{amount:.1%}"
