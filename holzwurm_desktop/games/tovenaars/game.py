"""Razende tovenaars for people and records: moves told as events, what each seat may know; see `rules`.

Compiled from this file where there is a compiler; see `game.pxd`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, Options, View
from holzwurm_desktop.engine.core import OVER, State
from holzwurm_desktop.games.deck52.deck import duel_scores, read_start
from holzwurm_desktop.games.tovenaars.codes import STAGES
from holzwurm_desktop.games.tovenaars.constants import (
    AT_ATTACK,
    AT_FILL,
    AT_LINE,
    AT_REVERSE,
    AT_SLEEP,
    WEAKEST,
)
from holzwurm_desktop.games.tovenaars.deck import (
    MONEY,
    SLOTS,
    SOLDIERS,
    STRENGTH_SPELLS,
    chosen_of,
    mask_of,
)
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Attacked,
    Block,
    Blocked,
    Captured,
    Challenge,
    Challenged,
    Declined,
    DuelDecided,
    Fill,
    Filled,
    LeftEmpty,
    Line,
    LineChosen,
    LinesRevealed,
    Raised,
    Reverse,
    Reversed,
    RoundEnded,
    Sleep,
    SleepChosen,
    SleepRevealed,
    Slid,
    Slide,
    Strength,
    read_move,
)
from holzwurm_desktop.games.tovenaars.view import TovenaarsView

if not cython.compiled:
    from holzwurm_desktop.games.tovenaars.codes import TovenaarsCodes


class TovenaarsState(TovenaarsCodes):
    """One round for people and records."""

    @property
    def ending(self) -> str | None:
        return "won" if self.turn == OVER else None

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        # Events tell what a move changed, so the state before it must survive `step`.
        before = self.copy()
        self.step(code)
        events = [before.told(move)]
        # The second line reveals both.
        if isinstance(move, Line) and move.seat == 1:
            events.append(
                LinesRevealed(tuple(tuple(str(card) for card in self.line_of(s)) for s in range(2)))
            )
        elif not isinstance(move, Line | Slide | Block | Fill):
            events += self._duel_events(before)
        if self.turn == OVER:
            events.append(RoundEnded(tuple(self.scores()), "won"))
        return events

    def told(self, move: Move) -> Event:
        """The event of a legal move by itself; asked of the state before the move."""
        if isinstance(move, Line):
            return LineChosen(move.seat, move.cards)
        if isinstance(move, Slide):
            return Slid(move.seat, str(self.line_of(move.seat)[move.source]), move.source, move.target)
        if isinstance(move, Block):
            return Blocked(move.seat)
        if isinstance(move, Attack):
            own, enemy = self.line_of(move.seat)[move.slot], self.line_of(1 - move.seat)[move.target]
            return Attacked(move.seat, move.slot, str(own), move.target, str(enemy))
        if isinstance(move, Sleep):
            return SleepChosen(move.seat, move.spell)
        if isinstance(move, Fill):
            return Filled(move.seat, self._duel_place(move.seat) % 3, move.card, move.pay)
        if isinstance(move, Strength) and move.spell:
            base = self.line[self._duel_place(move.seat)] + WEAKEST
            return Raised(move.seat, move.spell, base + move.spell)
        if isinstance(move, Challenge) and move.yes:
            return Challenged(move.seat)
        if isinstance(move, Reverse) and move.yes:
            return Reversed(move.seat, self.stage == AT_REVERSE + 1)
        assert isinstance(move, Strength | Challenge | Reverse)
        return Declined(move.seat, move.kind)

    def _duel_events(self, before: TovenaarsState) -> list[Event]:
        """The events of the duel that follow from the last move, which was made in the state `before`."""
        events: list[Event] = []
        # Equal spells cancel each other: then strength decides, after the reveal.
        asleep = before.stage == AT_SLEEP + 1 and self.chosen[0] != self.chosen[1]
        if before.stage == AT_SLEEP + 1:
            spells = tuple(SOLDIERS[self.chosen[seat]] for seat in range(2))
            events.append(SleepRevealed(spells, 1 - self.loser if asleep else None))
        # From the reversal stage on it has been told already.
        if self.loser >= 0 and before.stage < AT_REVERSE:
            strengths = tuple(
                before.line[self._place_in_duel_of(before, seat)] + WEAKEST + self.raised[seat]
                for seat in range(2)
            )
            events.append(DuelDecided(1 - self.loser, strengths, "sleep" if asleep else "strength"))
        if self.loser >= 0 and self.captive[self.loser] != before.captive[self.loser]:
            place = self._place_in_duel_of(before, self.loser)
            events.append(Captured(self.loser, place % 3, SOLDIERS[before.line[place]]))
            if self.turn == OVER or self.stage != AT_FILL:
                events.append(LeftEmpty(self.loser, place % 3))
        return events

    def _place_in_duel_of(self, before: TovenaarsState, seat: int) -> int:
        """Where the seat's soldier stood in the present duel; `active` may have changed since `before`."""
        return seat * 3 + (self.slot if seat == before.active else self.target)

    def view(self, seat: int) -> TovenaarsView:
        fighting = self.stage > AT_ATTACK
        sealed = self.stage == AT_LINE and self.turn == 1 and seat == 1
        # Otherwise the reserve would give the sealed line away.
        hidden = [SOLDIERS, SOLDIERS] if sealed else ["", ""]
        # Only the attacker has chosen at this stage, and only the attacker knows what.
        secret = self.stage == AT_SLEEP + 1 and seat == self.active
        return TovenaarsView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            stage=STAGES[self.stage],
            active=self.active,
            lines=[[None] * SLOTS if sealed and i == 0 else self.line_of(i) for i in range(2)],
            reserve=[list(hidden[i] or chosen_of(SOLDIERS, self.reserve[i])) for i in range(2)],
            captives=[list(chosen_of(SOLDIERS, self.captive[i])) for i in range(2)],
            money=[list(chosen_of(MONEY, self.money[i])) for i in range(2)],
            strength_spells=[list(chosen_of(STRENGTH_SPELLS, self.strength[i])) for i in range(2)],
            sleep_spells=[list(chosen_of(SOLDIERS, self.sleep[i])) for i in range(2)],
            blocks=[bool(self.block[i]) for i in range(2)],
            reversals=[bool(self.reversal[i]) for i in range(2)],
            duel=[self.slot, self.target] if fighting else None,
            blocked=bool(self.blocked),
            slid=[slot for slot in range(SLOTS) if self.slid & (1 << slot)],
            raised=[self.raised[i] if fighting else 0 for i in range(2)],
            chosen=[SOLDIERS[self.chosen[i]] if secret and i == seat else None for i in range(2)],
            loser=self.loser if fighting and self.loser >= 0 else None,
            scores=self.scores() if self.turn == OVER else None,
        )

    def scores(self) -> list[float]:
        return duel_scores(self.winner)

    def line_of(self, seat: int) -> list[str | None]:
        """The soldier in each slot of a seat's line, None where it is empty."""
        soldiers = [self.line[seat * 3 + slot] for slot in range(SLOTS)]
        return [None if soldier < 0 else SOLDIERS[soldier] for soldier in soldiers]

    def fill(self, view: TovenaarsView) -> None:
        """Take over what `view` tells; a sealed choice of the other seat is left for `redeal`."""
        self.turn = view.turn
        self.stage = STAGES.index(view.stage)
        self.active = view.active
        self.blocked = int(view.blocked)
        self.slid = sum(1 << slot for slot in view.slid)
        # Between duels the slots of the last one mean nothing.
        if view.duel is not None:
            self.slot, self.target = view.duel
        if view.loser is not None:
            self.loser = view.loser
        if view.scores is not None:
            self.winner = list(view.scores).index(1)
        for seat in range(2):
            for slot, card in enumerate(view.lines[seat]):
                self.line[seat * 3 + slot] = -1 if card is None else SOLDIERS.index(card)
            self.reserve[seat] = mask_of(SOLDIERS, view.reserve[seat])
            self.captive[seat] = mask_of(SOLDIERS, view.captives[seat])
            self.money[seat] = mask_of(MONEY, view.money[seat])
            self.strength[seat] = mask_of(STRENGTH_SPELLS, view.strength_spells[seat])
            self.sleep[seat] = mask_of(SOLDIERS, view.sleep_spells[seat])
            self.block[seat] = int(view.blocks[seat])
            self.reversal[seat] = int(view.reversals[seat])
            self.raised[seat] = view.raised[seat]
            chosen = view.chosen[seat]
            self.chosen[seat] = -1 if chosen is None else SOLDIERS.index(chosen)


class Tovenaars(Game):
    """The rules of Razende tovenaars."""

    id: ClassVar[str] = "tovenaars"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(1, 1, 10)}
    has_deals: ClassVar[bool] = False

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Nothing is dealt at random, both seats have the same cards. start: the seat that attacks first."""
        return {"start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game."""
        state = TovenaarsState(seats)
        state.begin(read_start(deal))
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move. Raises `IllegalMove` if `data` does not have the form of one."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> TovenaarsView:
        """The view whose `_asdict()` travelled as JSON."""
        return TovenaarsView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells; a sealed choice of the other seat is still to be drawn."""
        assert isinstance(view, TovenaarsView)
        state = TovenaarsState(view.seats)
        state.fill(view)
        return state

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Whether the move shows its player something unseen.

        The second sealed choice turns up the first one, and a sleep spell may be the second.
        """
        return "sleep" in move or ("line" in move and move["seat"] == 1)


GAME = Tovenaars()
