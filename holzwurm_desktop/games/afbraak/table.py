"""The table of Het afbraakspel: a pile that is taken down box by box, and the cards that everyone has won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.afbraak import words as text
from holzwurm_desktop.games.afbraak.moves import Remove, Removed
from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.games.boxes.piles import Column, WonCards, removal_fault, remove_box
from holzwurm_desktop.games.boxes.table.picture import faces_of_box, side_at
from holzwurm_desktop.games.boxes.table.pile_item import Marks, top_box_faces
from holzwurm_desktop.games.boxes.table.table import BoxTable, together
from holzwurm_desktop.games.boxes.table.walk import column_of, key_of
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.layer import FLIGHT, Spot
from holzwurm_desktop.table.phrases import TOTAL

STAGGER = 70.0
"""Milliseconds between the cards of one removal."""


class AfbraakTable(BoxTable):
    """`free`: the columns that the viewer may take a box from now."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.free: frozenset[Column] = frozenset()

    # Reading.

    def read(self) -> None:
        """All is open: take it from the viewer's own view."""
        session = self.session
        state = session.match.state
        if state is None:
            return
        view: Any = state.view(max(self.viewer, 0))
        before = self.pile
        self.pile = {(x, y): height for x, y, height in view.pile}
        self.opened = frozenset((a, b) for a, b in view.open)
        self.cards = [tuple(won) for won in view.won]
        moves = session.legal_moves() if session.my_turn and not self.view.concealed else []
        self.free = frozenset(move.column for move in moves if isinstance(move, Remove))
        if self.aimed not in self.pile:
            self.aimed = None
        grown = any(height > before.get(column, 0) for column, height in self.pile.items())
        self.fit_camera(anew=grown)

    def lay_out_again(self) -> None:
        """Another size wants another look at the pile."""
        super().lay_out_again()
        if self.camera.is_home:
            self.show_whole()

    def seat_points(self, seat: int) -> str:
        """The cards won in this round, and the total of those before."""
        won = self.look.words.say(text.WON, n=sum(self.cards[seat]))
        match = self.session.match
        if match.round_count == 1:
            return won
        return f"{won} · {self.say(TOTAL, points=match.totals[seat])}"

    def hand_words(self) -> str:
        """What the viewer has won."""
        return self.say(text.WON_CARDS)

    def turn_words(self) -> str:
        """What to do, and how many boxes may be chosen from."""
        session = self.session
        if not session.my_turn:
            return super().turn_words()
        choose = self.say(text.CHOOSE_BOX, name=session.name(session.turn))
        return f"{choose} {self.say(text.MAY_GO, n=len(self.free))}."

    # Showing.

    def marks(self) -> Marks:
        """Boxes that may go, the one that went last, and what pointer and keyboard are on."""
        sides = self.heap.sides
        hinted = self.hinted.column if isinstance(self.hinted, Remove) else None
        gone = [event.box for event in self.news if isinstance(event, Removed)]
        aimed = self.aimed
        return Marks(
            lit=tuple(self.top(column) for column in sorted(self.free) if column != aimed),
            hovered=() if aimed is None or not self.session.my_turn else self.top(aimed),
            sign="" if aimed is None else "-" if aimed in self.free else "x",
            hinted=(self.top(hinted),) if hinted in self.pile else (),
            last=faces_of_box(gone[0]) if gone and sides else (),
            focused=self.focus_faces(),
        )

    def top(self, column: Column) -> Any:
        """What is seen of the top box of a column."""
        return top_box_faces(self.heap.sides, column, self.pile[column])

    def dress(self) -> None:
        """Everything, and the badge at the box that is aimed at."""
        super().dress()
        column = self.focused_column() or self.aimed
        if column is None or not self.session.my_turn or self.sheet is not None:
            self.badge.hide()
            return
        words, good = self._effect(column)
        rect, unit = self.column_rect(column), self.zones.unit
        middle = QPointF(rect.center().x(), max(rect.top() - 18 * unit, self.zones.middle.top() + 16 * unit))
        self.badge.tell(words, good, False, middle, 320 * unit)

    def _effect(self, column: Column) -> tuple[str, bool]:
        """What taking a box from a column brings, or why it may not go."""
        fault = removal_fault(self.pile, self.opened, column)
        if fault is not None:
            return text.bar_text(self.look.words, fault.code), False
        return text.brings_text(self.look.words, self._won(column)), True

    def _won(self, column: Column) -> WonCards:
        return remove_box(self.pile, self.opened, column).won

    def about_column(self, column: Column) -> tuple[str, str]:
        """A column, and whether its top box may go."""
        words, good = self._effect(column)
        name = self.column_words(column)
        if good:
            return name, self.say(text.WHAT_ENTER_DOES, column=name, cards=words)
        return name, self.say(text.WHY_NOT, column=name, reason=words)

    # Taking down.

    def hover_at(self, point: QPointF | None) -> None:
        """Aim at the column under the pointer."""
        column = None if point is None else self._column_at(point)
        if column != self.aimed:
            self.aimed = column
            self.refresh()

    def _column_at(self, point: QPointF) -> Column | None:
        side = side_at(self.heap.sides, *self.camera.lattice(point))
        return None if side is None else side.face.column

    def click_at(self, point: QPointF, second: bool) -> None:
        """Take the box down."""
        column = self._column_at(point)
        if column is None or second:
            self.actions.put_back()
        else:
            self.view.focus_key = key_of(column)
            self.take_down(column)

    def take_down(self, column: Column) -> None:
        """Take a box down; if it may not go, say why at the box."""
        about = self.heap.rect_of(self.top(column))
        if not self.actions.can_act(about):
            return
        fault = removal_fault(self.pile, self.opened, column)
        if fault is not None:
            self.actions.refuse(text.bar_text(self.look.words, fault.code), about)
        else:
            self.actions.play_move(Remove(self.session.turn, column), about)

    def press_place(self, key: str) -> None:
        """Enter on a column."""
        column = column_of(key)
        if column in self.pile:
            self.take_down(column)

    def hint_words(self, move: Move) -> str:
        """What the hinted removal brings."""
        assert isinstance(move, Remove)
        return text.hint_text(self.look.words, self._won(move.column))

    # Moving.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """The box goes, and its cards travel to whoever took it down."""
        factor = self.animator.factor
        removed = next(event for event in events if isinstance(event, Removed))
        faces = dict(zip("TLR", faces_of_box(removed.box), strict=True))
        faces["O"] = faces["T"]
        won = [kind for kind, count in zip(CARDS, removed.won, strict=True) if count]
        before = {f"{kind}#won": Spot(self.face_rect(faces[kind]), 600.0) for kind in won}
        self.layer.settle(before)
        plate = self.counts[removed.seat]
        flights = self.layer.flights(
            before,
            {},
            0.0,
            plate.card_place,
            lambda card: plate.card_place(card[0]),
            list(before),
            STAGGER,
            factor,
        )
        cues: list[Cue] = [(0.0, partial(self._show_without, removed, events))]
        cues.append(((FLIGHT + STAGGER * len(won)) * factor, self._show_won))
        return flights, cues

    def _show_without(self, removed: Removed, events: Sequence[Event]) -> None:
        """The pile as it is after the removal; the cards are still on their way."""
        result = remove_box(self.pile, self.opened, removed.box[:2])
        self.pile, self.opened, self.free, self.aimed = result.pile, result.opened, frozenset(), None
        self.news = list(events)
        self.dress()
        self.dress_seats(turn=removed.seat)
        self.view.sound_requested.emit("take" if removed.won.total else "lay")

    def _show_won(self) -> None:
        """The winner's cards lie before the winner."""
        for event in self.news:
            if isinstance(event, Removed):
                self.cards[event.seat] = together(self.cards[event.seat], event.won)
        self.dress()

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """Taking cards, or only a box."""
        return ["take" if any(isinstance(e, Removed) and e.won.total for e in events) else "lay"]

    def news_of(self, seat: int) -> str:
        """What the last removal brought."""
        for event in self.news:
            if isinstance(event, Removed):
                won = event.won.total
                return self.say(text.WON_NEWS, n=won) if won else self.say(text.WON_NOTHING)
        return ""

    # The end.

    def round_lines(self) -> list[SheetLine]:
        """Each seat's cards by type."""
        match = self.session.match
        scores = match.rounds[-1].scores or []
        lines = []
        for seat, player in enumerate(match.players):
            piles = tuple(
                ((kind,) * count, str(count)) for kind, count in zip(CARDS, self.cards[seat], strict=True)
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
        """There is but one end."""
        return self.say(text.GONE)


TABLE = AfbraakTable
