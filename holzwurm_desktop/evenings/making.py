"""Makes the plan of an evening from what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from holzwurm_desktop.engine.deals import HIGHEST_DEAL
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.names import name_key
from holzwurm_desktop.evenings.pairings import Side, bracket, circle
from holzwurm_desktop.evenings.plan import (
    KNOCKOUT,
    MOST_FIXTURES,
    ROBIN,
    SAME,
    SHARE,
    TOGETHER,
    Fixture,
    Participant,
    Plan,
    SameTable,
)

MOST_TIMES = 10


def drawn_deals(lot: int, count: int) -> tuple[int, ...]:
    """The numbers of so many deals, all different; `lot`: what they are drawn by."""
    return tuple(Random(lot).sample(range(1, HIGHEST_DEAL + 1), count))


@dataclass(frozen=True)
class EveningChoices:
    """What is chosen before an evening.

    games: the ids of the games, each with the rounds of a match; times: how often each is played by the same people,
    in a knock-out always once; table: what all have alike at the same deals, of which there are as many as `times`;
    lot: the number by which the order of the participants is drawn, None to keep the
    order in which they are given.
    """

    participants: tuple[Participant, ...]
    form: str
    games: tuple[tuple[str, int], ...]
    times: int = 1
    points: str = SHARE
    lot: int | None = None
    table: SameTable | None = None


def seats_at_table(form: str, participants: int) -> int:
    """How many sit at each table."""
    return participants if form == TOGETHER else 2


def games_for(form: str, participants: int) -> list[str]:
    """The ids of the games that can be played so."""
    if form == SAME:
        return list(all_games())
    seats = seats_at_table(form, participants)
    return [game_id for game_id, game in all_games().items() if seats in game.seats]


def problem(choices: EveningChoices) -> str | None:
    """Why there can be no such evening: `same-name`, `no-game`, `one-game`, `too-many-matches`; None if there can."""
    if len({name_key(each.name) for each in choices.participants}) < len(choices.participants):
        return "same-name"
    if not choices.games:
        return "no-game"
    if choices.form == SAME and len(choices.games) > 1:
        return "one-game"
    return "too-many-matches" if len(_fixtures(choices)) > MOST_FIXTURES else None


def make_plan(choices: EveningChoices) -> Plan:
    """The plan of an evening about which there is no `problem`."""
    people = list(choices.participants)
    if choices.lot is not None:
        Random(choices.lot).shuffle(people)
    return Plan(tuple(people), choices.form, choices.points, tuple(_fixtures(choices)), table=choices.table)


def _fixtures(choices: EveningChoices) -> list[Fixture]:
    return list(_MAKERS[choices.form](choices))


def _together(choices: EveningChoices) -> Iterator[Fixture]:
    """One game after the other, then all of them again. Each begins in turn."""
    count = len(choices.participants)
    number = 0
    for leg in range(choices.times):
        for game, rounds in choices.games:
            begins = number % count
            yield Fixture(game, rounds, tuple((begins + seat) % count for seat in range(count)), leg)
            number += 1


def _robin(choices: EveningChoices) -> Iterator[Fixture]:
    """Everybody against everybody in one game, then in the next. Who began the time before does not begin."""
    leg = 0
    for time in range(choices.times):
        for game, rounds in choices.games:
            for pairs in circle(len(choices.participants)):
                for pair in pairs:
                    yield Fixture(game, rounds, pair[::-1] if time % 2 else pair, leg)
                leg += 1


def _knockout(choices: EveningChoices) -> Iterator[Fixture]:
    """A game for each round, in turn."""
    for leg, pairs in enumerate(bracket(len(choices.participants))):
        game, rounds = choices.games[leg % len(choices.games)]
        for pair in pairs:
            sides: tuple[Side, ...] = pair
            yield Fixture(game, rounds, sides, leg)


def _same(choices: EveningChoices) -> Iterator[Fixture]:
    """Each plays each deal alone. Who is the first to play a deal is the last at the next one."""
    count = len(choices.participants)
    ((game, rounds),) = choices.games
    for leg in range(choices.times):
        for place in range(count):
            yield Fixture(game, rounds, ((leg + place) % count,), leg)


_MAKERS = {TOGETHER: _together, ROBIN: _robin, KNOCKOUT: _knockout, SAME: _same}
