"""How the scores of a Kistenstapel round came about (docs/rules/kistenstapel.md). No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.boxes.builds import returned_of, used_of
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import (
    Built,
    Conceded,
    LeftoverDone,
)
from holzwurm_desktop.text.words import Words

RoundTable = tuple[list[str], list[tuple[str, list[str], bool]]]
"""(column heads, a row for each seat): a row is (name, a cell for each head, whether the seat won the round)."""


@dataclass
class Ledger:
    """What one seat did in a round.

    builds, boxes, used, returned: builds in its own turns, and the boxes gained, cards laid and cards
    returned by them; knocks: points from builds after a knock and from knocks of others that showed nothing;
    leftover: points from unused cards.
    """

    builds: int = 0
    boxes: int = 0
    used: int = 0
    returned: int = 0
    knocks: int = 0
    leftover: int = 0

    @property
    def points(self) -> int:
        """The score: 3 points for each box, less one for each card laid, and one for each returned, and the rest."""
        return 3 * self.boxes - self.used + self.returned + self.knocks + self.leftover


def ledgers(match: Match) -> list[Ledger]:
    """The ledger of each seat in the match's last round."""
    # Scores say how many points, not what for: play the round again and look at the events.
    index = len(match.rounds) - 1
    again = match.at(index, 0)
    found = [Ledger() for _ in match.players]
    for data in match.rounds[index].moves:
        phase = again.playing().view(0)._asdict()["phase"]  # of the build that comes, so ask before the move
        for event in again.play_json(data):
            if isinstance(event, Built):
                _enter_build(found, event, phase)
            elif isinstance(event, Conceded):
                for seat, ledger in enumerate(found):
                    ledger.knocks += event.gain if seat != event.seat else 0
            elif isinstance(event, LeftoverDone) and event.kept:
                found[event.seat].leftover += event.made
    return found


def _enter_build(found: list[Ledger], event: Built, phase: str) -> None:
    ledger = found[event.seat]
    if phase == "knock":
        ledger.knocks += event.points
    elif phase != "leftover":  # builds with unused cards count together, when the seat is done
        ledger.builds += 1
        ledger.boxes += len(event.added) - len(event.removed)
        ledger.used += sum(used_of(event.laid))
        ledger.returned += sum(returned_of(event.laid))


def round_table(match: Match, words: Words) -> RoundTable:
    """How the scores of the match's last round, which must be over, came about."""
    heads = [
        text.COLUMN_BUILDS,
        text.COLUMN_BOXES,
        text.COLUMN_USED,
        text.COLUMN_RETURNED,
        text.COLUMN_KNOCKS,
        text.COLUMN_POINTS,
    ]
    leftover = match.options["leftover"] != "none"
    if leftover:
        heads.insert(-1, text.COLUMN_LEFTOVER)
    scores = match.rounds[-1].scores or []
    rows = []
    for seat, ledger in enumerate(ledgers(match)):
        cells = [
            str(ledger.builds),
            _signed(3 * ledger.boxes),
            _signed(-ledger.used),
            _signed(ledger.returned),
            _signed(ledger.knocks),
            *([_signed(ledger.leftover)] if leftover else []),
            str(scores[seat]),
        ]
        rows.append((match.players[seat].name, cells, scores[seat] == max(scores)))
    return [words.say(head) for head in heads], rows


def _signed(number: int) -> str:
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"
