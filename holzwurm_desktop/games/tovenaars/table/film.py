"""The film of a move, blow by blow."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.tovenaars.moves import (
    Attacked,
    Blocked,
    Blow,
    Captured,
    Challenged,
    Declined,
    DuelDecided,
    Filled,
    LineChosen,
    LinesRevealed,
    Raised,
    Reversed,
    RoundEnded,
    SleepChosen,
    SleepRevealed,
    Slid,
)
from holzwurm_desktop.games.tovenaars.table.ground import Ground
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.table.film import Act, Step
from holzwurm_desktop.table.layer import FLIGHT

STAGGER = 30.0
"""Milliseconds at normal speed between cards that fly together."""
PAUSES: dict[type[Event], float] = {
    LinesRevealed: 300.0,
    Attacked: 120.0,
    Raised: 250.0,
    Challenged: 200.0,
    SleepRevealed: 550.0,
    DuelDecided: 420.0,
    Reversed: 420.0,
    Captured: 150.0,
}
"""Milliseconds at normal speed in which the player can look at a blow before the next one falls."""
STILL = (Challenged, Declined, DuelDecided, RoundEnded)
"""Events that move no card."""
SOUNDS: dict[type[Event], str] = {
    LineChosen: "lay",
    LinesRevealed: "shuffle",
    Slid: "lay",
    Blocked: "lay",
    Attacked: "knock",
    Raised: "lay",
    Challenged: "knock",
    SleepChosen: "lay",
    SleepRevealed: "take",
    Reversed: "take",
    Captured: "take",
    Filled: "lay",
}


def act_of(step: Step[Picture], ground: Ground) -> Act:
    """How the event of `step` is shown: what it moves, and for how long the player can look at it."""
    event = step.event
    seat = event.seat if isinstance(event, Blow) else None
    pause = PAUSES.get(type(event), 0.0)
    if isinstance(event, STILL):
        return Act(seat, lasts=pause)
    if isinstance(event, SleepChosen) and event.spell is None:
        # The scenery shows the back that lies there, and must not do so before the flying one has arrived.
        way = ground.sleep_stack(event.seat), ground.thrown(event.seat, step.after)
        return Act(seat, unseen=[way], stay=True, shown=FLIGHT, lasts=FLIGHT + pause)
    turned = []
    if isinstance(event, SleepRevealed):
        turned = [
            spell
            for back, spell in zip(step.before.thrown, step.after.thrown, strict=True)
            if back == BACK and spell
        ]
    # Several cards travel only when lines are revealed; else one does, and the others close gaps.
    movers = [card for card in step.moved if card not in turned]
    if not isinstance(event, LinesRevealed):
        movers = movers[:1]
    lasts = FLIGHT + STAGGER * max(0, len(movers) - 1) + pause
    return Act(seat, movers, STAGGER, goal=ground.goal_of(event), turned=turned, lasts=lasts)
