"""The command `arena`: plays every deal with the players in every seat, and reports who wins how often."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev

from holzwurm_desktop.ai.players import Budget, Thought
from holzwurm_desktop.cli.common import (
    Pairing,
    add_budget,
    add_game,
    add_options,
    add_player_help,
    budget_of,
    options_of,
    play_out,
    player_list,
    positive_int,
)
from holzwurm_desktop.cli.failures import Failure, Parser, file_trouble
from holzwurm_desktop.cli.place import Lost
from holzwurm_desktop.cli.places import add_places, place_of, run_all, tell_stop
from holzwurm_desktop.cli.programs import PREFIX, in_its_place
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_game(parser)
    parser.add_argument(
        "--players", required=True, type=player_list, metavar="PLAYER[,PLAYER...]",
        help="as many as seats; or fewer: the first sits once, the last fills the other seats",
    )  # fmt: skip
    parser.add_argument("--against", type=player_list, metavar="PLAYER", help="who fills the other seats")
    parser.add_argument("--seats", type=positive_int, default=2, metavar="N", help="seats (default 2)")
    parser.add_argument("--deals", type=positive_int, default=100, metavar="N", help="deals (default 100)")
    parser.add_argument("--deal", type=positive_int, default=1, metavar="N", help="first deal (default 1)")
    add_options(parser)
    add_budget(parser)
    add_places(parser)
    add_player_help(parser)
    parser.add_argument("--state", metavar="FILE", help="keep results here and go on from them")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the matches that are not in the state file yet, and print the report on all of them.

    Returns the exit status, 1 after an interruption. Raises `Failure` for arguments that do not fit together, a place
    of work that is not there or a state file that cannot be used, `RecordError` for an invalid rule option.
    """
    players = _line_up(given)
    place = place_of(given, players)
    pairings = _pairings(given, players)
    done = read_state(given.state, _arguments(given, players))
    missing = [pairing for pairing in pairings if key_of(pairing) not in done]
    interrupted = False
    try:
        for result in run_all(_play, missing, place, "arena"):
            done[result["key"]] = result
            append_state(given.state, result)
    except (KeyboardInterrupt, Lost) as stop:
        interrupted = True
        tell_stop(stop, len(done), len(pairings))
    report = summarise(players, [done[key_of(pairing)] for pairing in pairings if key_of(pairing) in done])
    print(json.dumps(report) if given.json else _in_words(report))
    return int(interrupted)


def _line_up(given: argparse.Namespace) -> tuple[str, ...]:
    """The player at each seat in the first match of a deal."""
    game = all_games()[given.game]
    if given.seats not in game.seats:
        raise Failure(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {given.seats}.")
    if given.deal + given.deals - 1 > HIGHEST_DEAL:
        raise Failure(f"Deal numbers end at {HIGHEST_DEAL}.")
    players = given.players + (given.against or ())
    if len(players) > given.seats or len(players) < 2:
        raise Failure(f"{len(players)} player{'s' * (len(players) != 1)} cannot fill {given.seats} seats.")
    return (*players, *(players[-1] for _ in range(given.seats - len(players))))


def _pairings(given: argparse.Namespace, players: tuple[str, ...]) -> list[Pairing]:
    """Every deal once in every rotation of the players, so that the luck of the deal cancels out."""
    options = {
        "rounds": 1,
        **options_of(given),
    }  # a round is a result of its own here, unless more are asked for
    deals = range(given.deal, given.deal + given.deals)
    return rotations(given.game, players, options, deals, budget_of(given))


def rotations(
    game_id: str, players: tuple[str, ...], options: dict[str, Json], deals: range, budget: Budget | None
) -> list[Pairing]:
    """Every deal as often as there are seats, with the players moved on by one seat each time."""
    seats = len(players)
    return [
        Pairing(game_id, players[-turn:] + players[:-turn], options, deal, deal % seats, budget)
        for deal in deals
        for turn in range(seats)
    ]


def key_of(pairing: Pairing) -> str:
    """The key of a match in a state file."""
    return f"{pairing.deal} {','.join(pairing.levels)}"


def _play(pairing: Pairing) -> dict[str, Json]:
    """Play one match; its shares of the win and totals by seat, each player's thinking times in seconds, and each
    program's faults in words."""
    thinking: dict[str, list[float]] = {level: [] for level in pairing.levels}
    faults: dict[str, list[str]] = {level: [] for level in pairing.levels if level.startswith(PREFIX)}
    moves = 0
    last = begun = time.perf_counter()  # a player thinks from the decision before to its own

    def note(seat: int, _: Thought) -> None:
        nonlocal last, moves
        now = time.perf_counter()
        thinking[pairing.levels[seat]].append(round(now - last, 5))
        last = now
        moves += 1

    match = play_out(pairing, note, fault=lambda seat, reason: faults[pairing.levels[seat]].append(reason))
    return {
        "key": key_of(pairing),
        "deal": pairing.deal,
        "levels": pairing.levels,
        "shares": shares_of(match),
        "totals": match.totals,
        "moves": moves,
        "seconds": time.perf_counter() - begun,
        "thinking": thinking,
        "faults": faults,
    }


def shares_of(match: Match) -> list[float]:
    """The share of the win of each seat, 0 to 1."""
    winners = match.winners
    return [float(seat in winners) / len(winners) for seat in range(match.seats)]


def summarise(players: Sequence[str], results: Sequence[dict[str, Json]]) -> dict[str, Json]:
    """The report on `results`, for each player: the share of the wins with half the width of its 95 % interval, the
    mean margin in points over the mean of the other seats, and thinking times in seconds; for a program also how
    many moves were made in its place, by the reason."""
    report: dict[str, Json] = {"matches": len(results), "players": {}}
    seconds = sum(result["seconds"] for result in results)
    report["moves_per_second"] = sum(result["moves"] for result in results) / seconds if seconds else 0.0
    for level in dict.fromkeys(players):
        by_deal: dict[int, list[float]] = {}
        margins: list[float] = []
        times: list[float] = []
        for result in results:
            times += result["thinking"].get(level, [])
            for seat, name in enumerate(result["levels"]):
                if name == level:
                    by_deal.setdefault(result["deal"], []).append(float(result["shares"][seat]))
                    others = [total for other, total in enumerate(result["totals"]) if other != seat]
                    margins.append(result["totals"][seat] - mean(others))
        report["players"][level] = {
            # One value for each deal: its matches depend on each other, and the interval supposes independence.
            **share_of_wins([mean(shares) for shares in by_deal.values()]),
            "margin": mean(margins) if margins else 0.0,
            **_quantiles(times),
        }
        if level.startswith(PREFIX):
            report["players"][level]["faults"] = Counter(
                reason for result in results for reason in result["faults"].get(level, ())
            )
    return report


def share_of_wins(shares: list[float]) -> dict[str, float]:
    """The mean of the shares of the win in each deal, and half the width of its 95 % interval."""
    if not shares:
        return {"share": 0.0, "interval": 0.0}
    # 1.96 standard errors, which is 95 % of a normal distribution. A single deal says nothing: it may be any share.
    spread = 1.96 * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
    return {"share": mean(shares), "interval": spread}


def _quantiles(times: list[float]) -> dict[str, float]:
    if not times:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0}
    ordered = sorted(times)
    return {
        "p50": ordered[len(ordered) // 2],
        "p99": ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "max": ordered[len(ordered) - 1],
    }


def _in_words(report: dict[str, Json]) -> str:
    lines = [f"{report['matches']} matches, {report['moves_per_second']:.1f} moves/s"]
    for level, found in report["players"].items():
        lines.append(
            f"{level:>9}: wins {found['share']:6.1%} +- {found['interval']:.1%}, margin {found['margin']:+.1f},"
            f" thinks {found['p50']:.3f} s (p99 {found['p99']:.3f}, max {found['max']:.3f})"
        )
        if found.get("faults"):
            lines.append(f"{'':>11}{in_its_place(found['faults'])}")
    return "\n".join(lines)


def _arguments(given: argparse.Namespace, players: tuple[str, ...]) -> dict[str, Json]:
    """The arguments that must be the same to go on with a state file. Deals and seats are not among them."""
    budget = budget_of(given)
    return {
        "arena": given.game,
        "players": list(players),
        "options": options_of(given),
        "budget": list(budget) if budget else None,
    }


def read_state(name: str | None, arguments: dict[str, Json]) -> dict[str, dict[str, Json]]:
    """The results in a state file by their `key`; the file is begun, with the arguments they hold for, if it is not
    there. No file has none. Raises `Failure` if the file cannot be used, or holds results of other arguments."""
    if not name:
        return {}
    path = Path(name)
    try:
        if not path.exists():
            path.write_text(json.dumps(arguments) + "\n", "utf-8")
            return {}
        whole, _, cut_short = path.read_bytes().rpartition(b"\n")
        first, *lines = whole.decode("utf-8").split("\n")
        if json.loads(first) != arguments:
            raise Failure(f"{path}: These are results of other arguments.")
        results = {result["key"]: result for result in map(json.loads, lines)}
        if cut_short:  # a line without its end, left by an interruption: that match is played again
            os.truncate(path, len(whole) + 1)
    except OSError as error:
        raise Failure(file_trouble(path, error), status=1) from None
    except (ValueError, TypeError, KeyError):
        raise Failure(f"{path}: This is not a state file.", status=1) from None
    return results


def append_state(name: str | None, result: dict[str, Json]) -> None:
    """Add a result to a state file, if there is one."""
    if name:
        # Opened for each result: whatever ends the run, all finished matches are in the file.
        with Path(name).open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(result) + "\n")
