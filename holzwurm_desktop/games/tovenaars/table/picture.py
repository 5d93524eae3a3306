"""What lies on a table of Razende tovenaars, and how it changes with each event. No Qt here.

Cards are those of the standard deck; see `deck` for their roles. Tuples are by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from holzwurm_desktop.engine.contract import Event, seen_by
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.tovenaars.deck import (
    BLOCK_SPELL,
    MONEY,
    REVERSAL_SPELL,
    SLOTS,
    SOLDIERS,
    STRENGTH_SPELLS,
    soldier_card,
    spell_card,
)
from holzwurm_desktop.games.tovenaars.moves import (
    Attacked,
    Blocked,
    Captured,
    Filled,
    LineChosen,
    LinesRevealed,
    Raised,
    Reversed,
    SleepChosen,
    SleepRevealed,
    Slid,
)
from holzwurm_desktop.games.tovenaars.view import TovenaarsView

Cards = tuple[str, ...]
Line = tuple[str | None, ...]
Report = tuple[Event, ...]
"""The events of a duel, beginning with what its attacker did before it in the same turn."""
T = TypeVar("T")
BACK = "?"
"""A card that lies face down."""
NO_LINE: Line = (None,) * SLOTS
ALL_SOLDIERS = tuple(tuple(soldier_card(seat, rank) for rank in SOLDIERS) for seat in range(2))
ALL_MONEY = tuple(tuple(soldier_card(seat, str(money)) for money in MONEY) for seat in range(2))
ALL_CHARMS = tuple(
    tuple(spell_card(seat, spell) for spell in (*STRENGTH_SPELLS, BLOCK_SPELL, REVERSAL_SPELL))
    for seat in range(2)
)
ALL_SLEEP = tuple(tuple(spell_card(seat, rank) for rank in SOLDIERS) for seat in range(2))


class Picture(NamedTuple):
    """What lies where.

    lines: a soldier, None or `BACK` for each slot; captives: the seat's own soldiers in the enemy's dungeon;
    charms: spells other than sleep spells; raised: the strength spell beside the duelling soldier; thrown:
    the sleep spell in the duel, or `BACK`; duel: (attacking seat, its slot, the target's slot), None if there
    is none; blocked: whether spells are blocked; report: of the last duel.
    """

    lines: tuple[Line, ...] = (NO_LINE, NO_LINE)
    reserve: tuple[Cards, ...] = ALL_SOLDIERS
    captives: tuple[Cards, ...] = ((), ())
    money: tuple[Cards, ...] = ALL_MONEY
    charms: tuple[Cards, ...] = ALL_CHARMS
    sleep: tuple[Cards, ...] = ALL_SLEEP
    raised: tuple[str | None, ...] = (None, None)
    thrown: tuple[str | None, ...] = (None, None)
    duel: tuple[int, int, int] | None = None
    blocked: bool = False
    report: Report = ()

    @classmethod
    def of(cls, view: TovenaarsView, report: Report, knower: int) -> Picture:
        """The picture of a view. `report` is that of its last duel; `knower` is the seat whose own sealed choice is
        shown, -1 for none."""
        seats = range(2)
        chosen = view.stage == "defender-sleep"
        fighting = view.duel is not None and view.stage != "fill"
        thrown: list[str | None] = [None, None]
        for event in report if fighting else ():
            if isinstance(event, SleepRevealed):
                thrown = [spell_card(seat, event.spells[seat]) for seat in seats]
        if chosen:
            own = view.chosen[view.active] if knower == view.active else None
            thrown[view.active] = BACK if own is None else spell_card(view.active, own)
        picture = cls(
            lines=tuple(tuple(card and soldier_card(s, card) for card in view.lines[s]) for s in seats),
            reserve=tuple(tuple(soldier_card(s, card) for card in view.reserve[s]) for s in seats),
            captives=tuple(tuple(soldier_card(s, card) for card in view.captives[s]) for s in seats),
            money=tuple(tuple(soldier_card(s, str(money)) for money in view.money[s]) for s in seats),
            charms=tuple(cls._charms(view, s) for s in seats),
            sleep=tuple(tuple(spell_card(s, card) for card in view.sleep_spells[s]) for s in seats),
            raised=tuple(
                spell_card(s, view.raised[s]) if fighting and view.raised[s] else None for s in seats
            ),
            thrown=tuple(thrown),
            duel=(view.active, view.slot_of(view.active), view.slot_of(1 - view.active))
            if fighting
            else None,
            blocked=view.blocked,
            report=report,
        )
        # A card lies in one place only: what is in the duel is not in a stack.
        picture = picture.without(picture.thrown)
        # Seat 0 chooses its line first; until seat 1 has chosen, nobody else may see it.
        sealed = view.stage == "line" and view.turn == 1
        return picture.sealed(0) if sealed and knower != 0 else picture

    @staticmethod
    def _charms(view: TovenaarsView, seat: int) -> Cards:
        left = [*view.strength_spells[seat]]
        left += [BLOCK_SPELL] if view.blocks[seat] else []
        left += [REVERSAL_SPELL] if view.reversals[seat] else []
        return tuple(spell_card(seat, spell) for spell in left)

    def stacks(self, seat: int) -> tuple[Cards, Cards, Cards, Cards]:
        """What a seat has left: (soldiers, money, charms, sleep spells)."""
        return self.reserve[seat], self.money[seat], self.charms[seat], self.sleep[seat]

    def without(self, cards: Sequence[str | None]) -> Picture:
        """The picture with these cards gone from all stacks."""
        gone = set(cards)

        def rest(stacks: tuple[Cards, ...]) -> tuple[Cards, ...]:
            return tuple(tuple(card for card in stack if card not in gone) for stack in stacks)

        return self._replace(
            reserve=rest(self.reserve),
            captives=rest(self.captives),
            money=rest(self.money),
            charms=rest(self.charms),
            sleep=rest(self.sleep),
        )

    def sealed(self, seat: int) -> Picture:
        """The picture with the line of `seat` face down."""
        # The whole reserve is shown: what is missing from it would tell the line.
        return self._replace(
            lines=_changed(self.lines, seat, (BACK,) * SLOTS),
            reserve=_changed(self.reserve, seat, ALL_SOLDIERS[seat]),
        )

    def lined_up(self, seat: int, line: Line) -> Picture:
        """The picture with these soldiers, face up, in a seat's line, and the others in its reserve."""
        whole = self._replace(reserve=_changed(self.reserve, seat, ALL_SOLDIERS[seat]))
        return whole.without(line)._replace(lines=_changed(self.lines, seat, line))

    def slot_in_duel(self, seat: int) -> int:
        """The slot of a seat's duelling soldier. There must be a duel."""
        assert self.duel is not None
        return self.duel[1] if seat == self.duel[0] else self.duel[2]

    def after(self, event: Event, shown: int) -> Picture:
        """The picture after `event`, as far as the viewer saw it. `shown` does not matter: there are no hands."""
        return self._with(event)._replace(report=_continued(self.report, event))

    def _with(self, event: Event) -> Picture:
        if isinstance(event, LineChosen):
            if event.cards is None:
                return self.sealed(event.seat)
            return self.lined_up(event.seat, tuple(soldier_card(event.seat, card) for card in event.cards))
        if isinstance(event, LinesRevealed):
            picture = self
            for seat, line in enumerate(event.lines):
                picture = picture.lined_up(seat, tuple(soldier_card(seat, card) for card in line))
            return picture
        if isinstance(event, Slid):
            stand = list(self.lines[event.seat])
            stand[event.target], stand[event.source] = stand[event.source], None
            return self._replace(lines=_changed(self.lines, event.seat, tuple(stand)))
        if isinstance(event, Attacked):
            return self._replace(
                duel=(event.seat, event.slot, event.target), raised=(None, None), thrown=(None, None)
            )
        if isinstance(event, Captured | Filled):
            return self._after_loss(event)
        return self._after_spell(event)

    def _after_loss(self, event: Captured | Filled) -> Picture:
        card = soldier_card(event.seat, event.card)
        line = list(self.lines[event.seat])
        if isinstance(event, Captured):
            line[event.slot] = None
            return self._replace(
                lines=_changed(self.lines, event.seat, tuple(line)),
                captives=_changed(self.captives, event.seat, _sorted((*self.captives[event.seat], card))),
                duel=None,
                raised=(None, None),
                thrown=(None, None),
            )
        line[event.slot] = card
        spent = [soldier_card(event.seat, str(money)) for money in event.pay or ()]
        return self.without([card, *spent])._replace(
            lines=_changed(self.lines, event.seat, tuple(line)), blocked=False
        )

    def _after_spell(self, event: Event) -> Picture:
        if isinstance(event, Blocked):
            return self.without([spell_card(event.seat, BLOCK_SPELL)])._replace(blocked=True)
        if isinstance(event, Reversed):
            return self.without([spell_card(event.seat, REVERSAL_SPELL)])
        if isinstance(event, Raised):
            card = spell_card(event.seat, event.spell)
            return self.without([card])._replace(raised=_changed(self.raised, event.seat, card))
        if isinstance(event, SleepChosen):
            spell = BACK if event.spell is None else spell_card(event.seat, event.spell)
            return self.without([spell])._replace(thrown=_changed(self.thrown, event.seat, spell))
        if isinstance(event, SleepRevealed):
            shown = tuple(spell_card(seat, spell) for seat, spell in enumerate(event.spells))
            return self.without(shown)._replace(thrown=shown)
        return self


def blows_of(match: Match, seat: int) -> Report:
    """The report of the last duel in the match's last round, as `seat` saw it; empty if there was none."""
    moves = match.rounds[-1].moves if match.rounds else []
    attacks = [index for index, move in enumerate(moves) if "attack" in move]
    if not attacks:
        return ()
    first = attacks[-1]
    while "slide" in moves[first - 1] or "block" in moves[first - 1]:
        first -= 1  # ends at the latest at the lines, which are chosen first
    replay = match.before(first)
    return tuple(seen_by(event, seat) for move in moves[first:] for event in replay.play_json(move))


def _continued(report: Report, event: Event) -> Report:
    """The report after `event`. An attack begins a new one, with the slide or block that led to it."""
    if not isinstance(event, Attacked):
        return (*report, event)
    kept = len(report)
    while kept > 0 and isinstance(report[kept - 1], Slid | Blocked):
        kept -= 1
    return (*report[kept:], event)


def _sorted(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=lambda card: SOLDIERS.index(card[0])))


def _changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return tuple(value if at == seat else old for at, old in enumerate(values))
