"""The command `train`: lets a game's player learn by self-play what positions are worth, and writes what it
learnt."""

from __future__ import annotations

import argparse
import subprocess
import sys
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from holzwurm_desktop import __version__
from holzwurm_desktop.ai.learning import Examples, beginning, contest, examples_of, setting_of
from holzwurm_desktop.ai.levels import Learning, knowledge
from holzwurm_desktop.ai.network import MAX_HIDDEN
from holzwurm_desktop.ai.weights import Weights, WeightsError, read_weights
from holzwurm_desktop.cli.arena import share_of_wins
from holzwurm_desktop.cli.common import add_game, positive_int
from holzwurm_desktop.cli.failures import Failure, Parser, file_trouble
from holzwurm_desktop.cli.place import Lost, Place
from holzwurm_desktop.cli.places import add_places, place_of, run_all
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.storage.files import write_atomically

AT_ONCE = 25
"""So many rounds are one task for a process."""
_SEEDS = 1 << 31


class Rounds(NamedTuple):
    """Rounds to be played: of a contest, or of self-play if there is an opening.

    deals: their deal numbers, each with the seed of all other chance; weights: what the players have learnt so far,
    None for nothing; iterations, opening, every: see `ai.learning`.
    """

    game: str
    seats: int
    deals: tuple[tuple[int, int], ...]
    weights: Weights | None
    iterations: int
    opening: int = 0
    every: int = 1


def seat_counts(text: str) -> tuple[int, ...]:
    """Parse N,N,...: numbers of seats. Raises `ArgumentTypeError`."""
    return tuple(map(positive_int, text.split(",")))


def declare(parser: Parser) -> None:
    """Add the arguments of the command to its parser."""
    add_game(parser)
    parser.add_argument(
        "-o", "--out", required=True, metavar="FILE",
        help="where the weights go after each generation; if it has some already, they go on learning",
    )  # fmt: skip
    numbers = (
        ("generations", 4, "of self-play, each by what the last one learnt"),
        ("rounds", 2000, "of self-play for a generation"),
        ("iterations", 100, "of the search for a move"),
        ("opening", 12, "up to so many moves at the start of a round are those of playouts"),
        ("every", 4, "one position of so many is learnt from: neighbours tell nearly the same"),
        ("hidden", 32, f"hidden units of the network, {MAX_HIDDEN} at most"),
        ("passes", 6, "over the positions of a generation"),
        ("deals", 100, "of the contest after each generation, with every player in every seat"),
        ("seed", 1, "of everything"),
    )
    for name, default, what in numbers:
        parser.add_argument(
            f"--{name}", type=positive_int, default=default, metavar="N", help=f"{what} (default {default})"
        )
    parser.add_argument(
        "--seats", type=seat_counts, metavar="N[,N...]", help="seats of the rounds, in turns (default: all there are)"
    )  # fmt: skip
    add_places(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Train, and print a line after each generation; return the exit status, 1 after an interruption.

    Raises `Failure` for a game that has nothing to learn by, for numbers of seats that it does not have, for weights
    of other arguments, for a file that cannot be read or written, and where scikit-learn is missing.
    """
    training = _training(given)
    done = _read(training, Path(given.out))
    for line in done.made["curve"] if done else ():
        print(in_words(line), flush=True)
    try:
        for weights in generations(training, done, given.generations, place_of(given)):
            write_atomically(Path(given.out), weights.to_text().encode())
            print(in_words(weights.made["curve"][-1]), flush=True)
    except (KeyboardInterrupt, Lost) as stop:
        why = stop.what if isinstance(stop, Lost) else "Interrupted"
        print(f"{PROGRAM}: {why}; {given.out} has the generations up to here.", file=sys.stderr)
        return 1
    return 0


@dataclass(frozen=True)
class Training:
    """The arguments that decide what is learnt; `learning` is the game's."""

    game: str
    learning: Learning
    seats: tuple[int, ...]
    numbers: dict[str, int]

    def command(self, generations: int) -> str:
        """The command that makes these weights, up to that generation."""
        numbers = " ".join(f"--{name} {number}" for name, number in self.numbers.items())
        seats = ",".join(map(str, self.seats))
        return f"{PROGRAM} train --game {self.game} --seats {seats} {numbers} --generations {generations}"


def _training(given: argparse.Namespace) -> Training:
    game = all_games()[given.game]
    learning = knowledge(game.id).learning
    if learning is None:
        raise Failure(f"{game.id} has no features to learn by.")
    seats = given.seats or tuple(game.seats)
    for number in seats:
        if number not in game.seats:
            raise Failure(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {number}.")
    if given.hidden > MAX_HIDDEN:
        raise Failure(f"A network has {MAX_HIDDEN} hidden units at most.")
    names = ("rounds", "iterations", "opening", "every", "hidden", "passes", "deals", "seed")
    return Training(game.id, learning, seats, {name: vars(given)[name] for name in names})


def _read(training: Training, path: Path) -> Weights | None:
    """What was learnt up to now; None if there is no such file yet."""
    try:
        weights = read_weights(path)
        made, curve = weights.made["command"], weights.made["curve"]
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Failure(file_trouble(path, error), status=1) from None
    except (WeightsError, KeyError):
        raise Failure(f"{path}: These are no weights.", status=1) from None
    if made != training.command(len(curve)):
        raise Failure(f"{path}: These are weights of other arguments.")
    return weights


def generations(training: Training, weights: Weights | None, wanted: int, place: Place) -> Iterator[Weights]:
    """The weights after each generation up to number `wanted` that is not among what `weights` has learnt. Equal
    arguments give equal weights, at whatever `place`. Raises `Failure` where scikit-learn is missing."""
    try:
        from holzwurm_desktop.cli.network_fit import fit
    except ImportError:
        raise Failure(
            "scikit-learn is not installed (pip install 'holzwurm-desktop[train]').", status=1
        ) from None
    features, numbers = training.learning.features, training.numbers
    curve: list[Json] = list(weights.made["curve"]) if weights else []
    # Now, not later: what is imported is what the checkout is now.
    made_by = commit()
    while len(curve) < wanted:
        number = len(curve) + 1
        examples = _self_play(training, weights, number, place)
        fitted = fit(examples, numbers["hidden"], numbers["passes"], _seed(training, number))
        line: dict[str, Json] = {
            "generation": number,
            "positions": len(examples.rewards),
            "error": round(fitted.error, 4),
            "plain": round(fitted.plain, 4),
        }
        made = {"command": training.command(number), "seed": numbers["seed"], "commit": made_by}
        kind = (features.count, features.version)
        learnt = Weights({**made, "curve": [*curve, line]}, kind, numbers["hidden"], fitted.numbers)
        line["wins"] = {str(seats): _contest(training, learnt, seats, place) for seats in training.seats}
        curve.append(line)
        weights = learnt
        yield weights


def _seed(training: Training, generation: int) -> int:
    return training.numbers["seed"] * 1000 + generation


def _self_play(training: Training, weights: Weights | None, generation: int, place: Place) -> Examples:
    """The examples of one generation; the first is played by the search as it is without."""
    rng = Rng(_seed(training, generation))
    numbers = training.numbers
    number = numbers["rounds"]
    tasks = [
        Rounds(
            training.game,
            seats,
            _deals(rng, min(AT_ONCE, number - at)),
            weights,
            numbers["iterations"],
            numbers["opening"],
            numbers["every"],
        )
        for at, seats in zip(range(0, number, AT_ONCE), _in_turns(training.seats), strict=False)
    ]
    return joined(run_all(_learn_from, tasks, place, f"generation {generation}"))


def _in_turns(seats: tuple[int, ...]) -> Iterator[int]:
    while True:
        yield from seats


def _deals(rng: Rng, number: int) -> tuple[tuple[int, int], ...]:
    return tuple((1 + rng.draw(HIGHEST_DEAL), rng.draw(_SEEDS - 1)) for _ in range(number))


def joined(parts: Iterable[Examples]) -> Examples:
    """All examples in one."""
    features, rewards = array("f"), array("f")
    for part in parts:
        features.extend(part.features)
        rewards.extend(part.rewards)
    return Examples(features, rewards)


def _learn_from(rounds: Rounds) -> Examples:
    learning = knowledge(rounds.game).learning
    assert learning is not None
    policy = learning.taught(rounds.weights) if rounds.weights else learning.make_policy()
    setting = setting_of(knowledge(rounds.game), rounds.iterations)
    return joined(
        examples_of(
            learning,
            policy,
            setting,
            beginning(all_games()[rounds.game], rounds.seats, deal),
            seed,
            rounds.opening,
            rounds.every,
        )
        for deal, seed in rounds.deals
    )


def _contest(training: Training, weights: Weights, seats: int, place: Place) -> dict[str, Json]:
    """How often who has learnt wins against others who have not, with as many iterations; always in the same
    deals."""
    rng = Rng(_seed(training, 0))
    number, iterations = training.numbers["deals"], training.numbers["iterations"]
    deals = [_deals(rng, min(AT_ONCE, number - at)) for at in range(0, number, AT_ONCE)]
    tasks = [Rounds(training.game, seats, some, weights, iterations) for some in deals]
    shares = [share for part in run_all(_compete, tasks, place, "contest") for share in part]
    return {name: round(value, 4) for name, value in share_of_wins(shares).items()}


def _compete(rounds: Rounds) -> list[float]:
    """The share of the win of who has learnt in each deal, which is played once with it in every seat."""
    known = knowledge(rounds.game)
    assert known.learning is not None
    assert rounds.weights is not None
    learnt, setting = known.learning.taught(rounds.weights), setting_of(known, rounds.iterations)
    return [
        mean(
            contest(
                [learnt if each == seat else known.policy for each in range(rounds.seats)],
                setting,
                beginning(all_games()[rounds.game], rounds.seats, deal),
                seed,
            )[seat]
            for seat in range(rounds.seats)
        )
        for deal, seed in rounds.deals
    ]


def commit() -> str:
    """The commit that this program is, `-dirty` if something was changed since; outside a checkout its version."""
    here = Path(__file__).resolve().parent
    asked = ["git", "-C", str(here), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        return subprocess.run(asked, capture_output=True, check=True, encoding="utf-8").stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return __version__


def in_words(line: dict[str, Json]) -> str:
    """A line of the curve of strength."""
    wins = ", ".join(
        f"wins {found['share']:.1%} +- {found['interval']:.1%} with {seats} seats"
        for seats, found in line["wins"].items()
    )
    learnt = f"{line['positions']} positions, error {line['error']:.4f} (knowing nothing {line['plain']:.4f})"
    return f"generation {line['generation']}: {learnt}; {wins}"
