"""The table of Het afbraakspel (docs/rules/afbraak.md): a pile that is taken down box by box, and the cards that
everyone has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.afbraak import words as text
from holzwurm_desktop.games.afbraak.moves import Remove, Removed
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.games.boxes.piles import Column, Face, WonCards, removal_fault, remove_box
from holzwurm_desktop.games.boxes.table.counts import CountsState
from holzwurm_desktop.games.boxes.table.film import Film
from holzwurm_desktop.games.boxes.table.picture import faces_of_box
from holzwurm_desktop.games.boxes.table.pile_item import Marks, PileItem, top_box_faces
from holzwurm_desktop.games.boxes.table.situation import Situation, hand_of, lids_of, pile_of
from holzwurm_desktop.games.boxes.table.surface import PileSurface
from holzwurm_desktop.games.boxes.table.table import BoxTable
from holzwurm_desktop.games.boxes.table.walk import column_of, key_of
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.layer import FLIGHT
from holzwurm_desktop.table.phrases import TOTAL
from holzwurm_desktop.table.stage import Stage

STAGGER = 70.0
"""Milliseconds at normal speed between the cards of one removal."""


class Pointing(PileSurface):
    """The mouse on the pile: `aimed` is the column under the pointer, None if there is none; a click is
    passed on."""

    def __init__(
        self, heap: PileItem, refresh: Callable[[], None], click_on: Callable[[Column | None], None]
    ) -> None:
        """`click_on` is called with the column of a click, or with None if it was beside the pile or not with
        the left button."""
        super().__init__(heap, refresh)
        self._click_on = click_on
        self.aimed: Column | None = None

    def hover(self, point: QPointF | None) -> None:
        column = None if point is None else self._column_at(point)
        if column != self.aimed:
            self.aimed = column
            self.refresh()

    def click(self, point: QPointF, second: bool) -> None:
        self._click_on(None if second else self._column_at(point))

    def _column_at(self, point: QPointF) -> Column | None:
        side = self.side_at(point)
        return None if side is None else side.face.column


class AfbraakTable(BoxTable):
    """The table. `free` holds the columns that the viewer may take a box from now. The cards in `now` are
    those that the seats have won."""

    not_from_hand: ClassVar = text.NOT_FROM_HAND

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look)
        self.surface: Pointing = Pointing(self.heap, self.refresh, self.click_on)
        self.free: frozenset[Column] = frozenset()

    # Reading.

    def read(self) -> None:
        session = self.session
        if session.match.state is None:
            return
        view = session.match.state.view(max(self.viewer, 0))
        assert isinstance(view, AfbraakView)
        before = self.now.pile
        self.now = Situation(pile_of(view.pile), lids_of(view.open), tuple(map(hand_of, view.won)))
        moves = session.legal_moves() if session.my_turn and not self.view.concealed else []
        self.free = frozenset(move.column for move in moves if isinstance(move, Remove))
        if self.surface.aimed not in self.now.pile:
            self.surface.aimed = None
        # A pile that only shrinks must not jump at each removal; a new round or a move taken back fits it anew.
        grown = any(height > before.get(column, 0) for column, height in self.now.pile.items())
        self.fit_camera(anew=grown)

    def seat_points(self, seat: int) -> str:
        won = sum(self.now.hands[seat])
        words = self.say(text.WON, n=won)
        return words if self.session.match.round_count == 1 else f"{words} · {self.total_words(seat, won)}"

    def hand_words(self) -> str:
        return self.say(text.WON_CARDS)

    def turn_words(self) -> str:
        session = self.session
        if not session.my_turn:
            return super().turn_words()
        choose = self.say(text.CHOOSE_BOX, name=session.name(session.turn))
        return f"{choose} {self.say(text.MAY_GO, n=len(self.free))}."

    # Showing.

    def marks(self) -> Marks:
        sides = self.heap.sides
        hinted = self.hinted.column if isinstance(self.hinted, Remove) else None
        gone = [event.box for event in self.recent if isinstance(event, Removed)]
        aimed = self.surface.aimed
        return Marks(
            lit=tuple(self.top(column) for column in sorted(self.free) if column != aimed),
            hovered=() if aimed is None or not self.session.my_turn else self.top(aimed),
            sign="" if aimed is None else "-" if aimed in self.free else "x",
            hinted=(self.top(hinted),) if hinted is not None and hinted in self.now.pile else (),
            last=tuple(map(faces_of_box, gone)) if sides else (),
            focused=self.focus_faces(),
        )

    def columns_to_use(self) -> frozenset[Column]:
        return self.free

    def hinted_stop(self, move: Move) -> str:
        return key_of(move.column) if isinstance(move, Remove) else ""

    def marked_place(self, move: Move) -> str:
        return self.hinted_stop(move)

    def top(self, column: Column) -> tuple[Face, ...]:
        """The faces that are seen of the top box of a column."""
        return top_box_faces(self.heap.sides, column, self.now.pile[column])

    def dress(self) -> None:
        super().dress()
        column = self.focused_column() or self.surface.aimed
        if column is None or not self.session.my_turn or self.sheet is not None:
            self.badge.hide()
            return
        words, good = self._effect(column)
        rect, unit = self.column_rect(column), self.zones.unit
        middle = QPointF(rect.center().x(), max(rect.top() - 18 * unit, self.zones.middle.top() + 16 * unit))
        self.badge.tell(words, good, False, middle, 320 * unit)

    def _effect(self, column: Column) -> tuple[str, bool]:
        """(in words, whether the top box of a column may go): what taking it brings, or why it may not go."""
        fault = removal_fault(self.now.pile, self.now.opened, column)
        if fault is not None:
            return text.bar_text(self.look.words, fault.code), False
        return text.brings_text(self.look.words, self._won(column)), True

    def _won(self, column: Column) -> WonCards:
        return remove_box(self.now.pile, self.now.opened, column).won

    def help_at(self, column: Column) -> str:
        words, good = self._effect(column)
        return self.say(text.WHAT_ENTER_DOES, cards=words) if good else self.say(text.WHY_NOT, reason=words)

    # Taking down.

    def click_on(self, column: Column | None) -> None:
        """Take the top box of a column down; None puts back hint and note."""
        if column is None:
            self.actions.put_back()
        else:
            self.view.focus_key = key_of(column)
            self.take_down(column)

    def take_down(self, column: Column) -> None:
        """Take the top box of a column down; if it may not go, a note at the box says why."""
        about = self.heap.rect_of(self.top(column))
        if not self.actions.can_act(about):
            return
        fault = removal_fault(self.now.pile, self.now.opened, column)
        if fault is not None:
            self.actions.refuse(text.bar_text(self.look.words, fault.code), about)
        else:
            self.actions.play_move(Remove(self.session.turn, column), about)

    def press_place(self, key: str) -> None:
        column = column_of(key)
        if column is None:
            super().press_place(key)
        elif column in self.now.pile:
            self.take_down(column)

    # Moving.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """First the box goes, then the cards that it was worth travel to whoever took it down."""
        removed = next(event for event in events if isinstance(event, Removed))
        faces = dict(zip("TLR", faces_of_box(removed.box), strict=True))
        faces["O"] = faces["T"]
        won = [kind for kind, count in zip(CARDS, removed.won, strict=True) if count]
        places = {f"{kind}#won": self.heap.face_rect(faces[kind]) for kind in won}
        left = remove_box(self.now.pile, self.now.opened, removed.box[:2])
        without = replace(self.now, pile=left.pile, opened=left.opened)
        film = Film(self.layer, self.animator.factor, STAGGER)
        film.show(partial(self._show_without, without, removed, events))
        film.fly(places, {}, lambda card: self.counts[removed.seat].card_place(card[0]), list(places))
        film.wait(STAGGER if won else FLIGHT)
        film.show(partial(self._show_won, without.with_cards(removed.seat, removed.won)))
        return film.flights, film.cues

    def _show_without(self, now: Situation, removed: Removed, events: Sequence[Event]) -> None:
        """Show the pile after the removal, while the cards are still on their way."""
        self.now, self.free, self.surface.aimed = now, frozenset(), None
        self.news = list(events)
        self.dress()
        self.dress_seats(turn=removed.seat)
        self.view.sound_requested.emit("take" if removed.won.total else "lay")

    def _show_won(self, now: Situation) -> None:
        """Show the cards as arrived."""
        self.now = now
        self.dress()

    def sounds(self, events: Sequence[Event]) -> list[str]:
        return ["take" if any(isinstance(e, Removed) and e.won.total for e in events) else "lay"]

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        won = [event.won.total for event in events if isinstance(event, Removed)]
        return [self.say(text.WON_NEWS, n=each) if each else self.say(text.WON_NOTHING) for each in won]

    def counts_state(self, seat: int) -> CountsState:
        """Also what a seat has won since the viewer's turn."""
        won = [event.won for event in self.recent if isinstance(event, Removed) and event.seat == seat]
        changes = hand_of([sum(each) for each in zip(*won, strict=True)]) if won else (0, 0, 0, 0)
        return replace(super().counts_state(seat), changes=changes)

    # The end.

    def round_lines(self) -> list[SheetLine]:
        match = self.session.match
        scores = match.rounds[-1].scores or []
        lines = []
        for seat, player in enumerate(match.players):
            piles = tuple(
                ((kind,) * count, str(count)) for kind, count in zip(CARDS, self.now.hands[seat], strict=True)
            )
            lines.append(
                SheetLine(
                    name=player.name,
                    piles=piles,
                    bonus="",
                    score=str(scores[seat]),
                    total=self.say(TOTAL, points=match.totals[seat]),
                    best=scores[seat] == max(scores),
                    signed=False,
                )
            )
        return lines

    def ending_words(self) -> str:
        return self.say(text.GONE)


TABLE = AfbraakTable
