"""Evenings that were played on paper: plans, and what would be stored of their matches."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import (
    KNOCKOUT,
    ROBIN,
    SAME,
    SHARE,
    TOGETHER,
    Participant,
    Plan,
    SameTable,
)
from holzwurm_desktop.storage.evenings import Linked

NAMES = ("Nora", "Ben", "Cem", "Dora", "Eva", "Finn", "Gina", "Hugo")
FOR_SIX, FOR_TWO = "holzwurm", "superspion"


def people(count: int) -> tuple[Participant, ...]:
    return tuple(Participant(name) for name in NAMES[:count])


def together(count: int = 3, times: int = 3, points: str = SHARE) -> Plan:
    return make_plan(EveningChoices(people(count), TOGETHER, ((FOR_SIX, 1),), times, points))


def robin(count: int = 4, times: int = 1, points: str = SHARE) -> Plan:
    return make_plan(EveningChoices(people(count), ROBIN, ((FOR_TWO, 1),), times, points))


def knockout(count: int = 4) -> Plan:
    return make_plan(EveningChoices(people(count), KNOCKOUT, ((FOR_TWO, 1),)))


def same(count: int = 3, deals: tuple[int, ...] = (13, 14)) -> Plan:
    table = SameTable(4, "medium", {}, deals)
    return make_plan(EveningChoices(people(count), SAME, ((FOR_SIX, 3),), len(deals), table=table))


class Stored:
    """The stored matches of an evening, in the order in which they are finished."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.linked: list[Linked] = []

    def result(self, number: int, scores: dict[int, float]) -> None:
        """Finish a match with these scores by participant; the highest win."""
        best = max(scores.values())
        shares = [int(score == best) / list(scores.values()).count(best) for score in scores.values()]
        self._add(number, tuple(scores), True, tuple(scores.values()), tuple(shares))

    def running(self, number: int, players: Sequence[int]) -> int:
        """Begin a match; its id."""
        self._add(number, tuple(players), False)
        return self.linked[-1].match_id

    def won(self, winner: int, loser: int) -> None:
        """The pairing of these two is won."""
        numbers = [
            number
            for number, fixture in enumerate(self.plan.fixtures)
            if set(fixture.sides) == {winner, loser}
        ]
        self.result(numbers[0], {winner: 5, loser: 3})

    def alone(self, deal: int, who: int, score: float) -> None:
        """Somebody finishes a deal, at the same deals."""
        fixtures = self.plan.fixtures
        number = next(at for at, each in enumerate(fixtures) if (each.leg, each.sides) == (deal, (who,)))
        self._add(number, (who,), True, (score,), (0.0,))

    def _add(
        self,
        number: int,
        players: tuple[int, ...],
        finished: bool,
        scores: tuple[float, ...] = (),
        shares: tuple[float, ...] = (),
    ) -> None:
        game = self.plan.fixtures[number].game
        self.linked.append(Linked(len(self.linked) + 1, game, number, players, finished, scores, shares))
