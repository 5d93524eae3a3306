"""The table of Kistenstapel: one pile, everybody's open cards, and a plan for the next build."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.handover import BUILT, DEMOLITION, built_deal
from holzwurm_desktop.games.boxes.piles import Column, Face
from holzwurm_desktop.games.boxes.table.counts import CountsState
from holzwurm_desktop.games.boxes.table.picture import Side, faces_of_box
from holzwurm_desktop.games.boxes.table.pile_item import Marks, top_box_faces
from holzwurm_desktop.games.boxes.table.situation import Situation, hand_of
from holzwurm_desktop.games.boxes.table.stock import StockItem
from holzwurm_desktop.games.boxes.table.table import BoxTable
from holzwurm_desktop.games.boxes.table.walk import column_of, key_of
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import CONCEDED
from holzwurm_desktop.games.kistenstapel.keys import BEST, KNOCKS, LETS
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.games.kistenstapel.preferences import BEST_BUILD
from holzwurm_desktop.games.kistenstapel.table.bidding import Bidding
from holzwurm_desktop.games.kistenstapel.table.ending import RoundTable, round_table
from holzwurm_desktop.games.kistenstapel.table.film import SOUNDS, MoveFilm, seat_of
from holzwurm_desktop.games.kistenstapel.table.knocking import KnockPanel
from holzwurm_desktop.games.kistenstapel.table.plan_keys import PlanKeys
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.pointing import Pointing
from holzwurm_desktop.games.kistenstapel.table.review import Review
from holzwurm_desktop.games.kistenstapel.table.since import added_since, gained
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation, situation_of
from holzwurm_desktop.games.kistenstapel.table.telling import Telling
from holzwurm_desktop.games.kistenstapel.table.tools import Tools
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.contract import FollowUp
from holzwurm_desktop.table.frame_keys import BACK, PRESS
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem, NoteItem, TagItem
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.words import Phrase

ENDS: dict[str, Callable[[int], Move]] = {"play": Pass, "knock": Concede, "leftover": Done}
"""The move that ends a turn without a build, by phase."""


class KistenstapelTable(BoxTable):
    """The table. `planner` keeps the plan of whoever may build, `panel` the buttons for knocking, `bidding`
    the question for a bid; `review` tells of better builds."""

    now: RoundSituation
    not_from_hand: ClassVar = text.NOT_FROM_HAND
    spare: ClassVar[float] = 1.0

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look)
        self.now = RoundSituation(hands=self.now.hands)
        self.stock = self.add(StockItem(look))
        self.reason = self.add(NoteItem(look))
        self.tray_tag = self.add(TagItem(look))
        self.planner = Planner(self)
        self.surface: Pointing = Pointing(
            self.heap, self.refresh, self.planner, self._cannot_plan, lambda at: self.stock.place.contains(at)
        )
        self.review = Review(look.words, self.refresh)
        self.telling = Telling(look.words, session.name)
        self.tools_of = Tools(look, self.planner, self.review, self.build, self.end_turn)
        self.keys_of = PlanKeys(self.planner, self.build, self.end_turn)
        self.panel = KnockPanel(self, look, session, self._may_knock)
        self.bidding = Bidding(look, session.name, self._on_bid, self._bid)
        self.tools += self.tools_of.beside  # below the x-ray and the way back, which every pile has
        for item in (*self.tools_of.items, *self.panel.items, *self.bidding.items):
            self.add(item)
        self.planner.plan_changed.connect(self._on_plan)
        self.planner.step_done.connect(self._on_step)
        self.planner.step_barred.connect(self._on_barred)
        self.planner.laying_changed.connect(self._on_laying)
        self.panel.knocked.connect(self._on_knock)
        self.panel.hurried.connect(self.view.announce)
        self.session.objections.changed.connect(self._on_objections)

    # Reading.

    def read(self) -> None:
        now = self._seen()
        if now is None:
            return
        before, self.now = self.now, now
        self.planner.read(now)
        self.bidding.read(now)
        # The camera fits what is shown, which is the planner's draft: it has to be read before.
        self.review.open = BEST_BUILD.of(self.view.settings.of_games) and not now.waiting
        if now.pile != before.pile:
            self.fit_camera(anew=True)

    def _seen(self) -> RoundSituation | None:
        """The present situation as the viewer sees it; None if there is no round."""
        session, state = self.session, self.session.match.state
        if state is None:
            return None
        view = state.view(max(self.viewer, 0))
        assert isinstance(view, KistenstapelView)
        if self.view.concealed:
            return situation_of(view, False, ())
        return situation_of(view, session.my_turn, session.objections.people)

    def lay_middle(self) -> None:
        super().lay_middle()
        unit, middle = self.zones.unit, self.zones.middle
        self.stock.put(
            QRectF(middle.left(), middle.top() + 2 * unit, max(112 * unit, 84), 90 * unit), 2 * unit
        )

    def secret(self, seat: int) -> bool:
        return self.now.phase == "bid"  # Bids are sealed; all else is open.

    # Showing.

    def sides(self) -> tuple[Side, ...]:
        if self.review.shown:
            return self.review.sides()
        if self.planner.draft is not None:
            return self.planner.draft.sides(self.xray)
        return super().sides()

    @property
    def standing(self) -> Situation:
        draft = self.planner.draft
        return self.now if draft is None else Situation(draft.pile, draft.opened, self.now.hands)

    def marks(self) -> Marks:
        if self.review.shown:
            return Marks()
        added = set() if self.planner.changed else added_since(self.recent)
        aim = self.surface.aim
        return Marks(
            places=self.surface.free_places(),
            hovered=self.surface.aimed_faces(),
            sign="" if aim is None else aim.sign,
            blamed=self.planner.blamed_faces(),
            last=tuple(
                faces for x, y, z in sorted(added) if (faces := top_box_faces(self.heap.sides, (x, y), z))
            ),
            focused=self.focus_faces(),
        )

    def dress(self) -> None:
        super().dress()
        self.badge.hide()
        self.panel.dress(self.zones)
        self.stock.dress(self.now.stock, self.say(text.STOCK, n=self.now.stock))
        self._dress_tray()
        self._dress_reason()

    def _dress_reason(self) -> None:
        blame = self.planner.blame
        if blame is None or blame.face is None or self.review.shown or self.question is not None:
            self.reason.hide()
            return
        inside = self.zones.middle.adjusted(4, 4, -4, -4)
        reason = self.telling.reason(self.planner.report)
        self.reason.tell(reason, self.heap.face_rect(blame.face), inside, good=False)

    @property
    def tray_seat(self) -> int:
        """While a pass is looked at or shown to be wrong, the passer's cards are those that are planned with."""
        others = NOBODY not in (self.viewer, self.now.owner) and self.now.planner == self.viewer
        return self.now.owner if others else self.viewer

    def _dress_tray(self) -> None:
        """Say whose cards lie in the tray, where they are not the viewer's."""
        seat, hand = self.tray_seat, self.zones.hand
        self.tray_tag.setVisible(seat != self.viewer)
        if seat != self.viewer:
            middle = QPointF(hand.center().x(), hand.top() + 1 * self.zones.unit)
            self.tray_tag.dress(self._cards_of_passer(), middle, hand.width())

    def _cards_of_passer(self) -> str:
        return self.say(text.CARDS_OF_SEAT, name=self.session.name(self.tray_seat))

    def counts_state(self, seat: int) -> CountsState:
        shown = self.tray_seat if seat == self.viewer else seat
        state = super().counts_state(seat)
        state = replace(state, counts=self.now.cards_of(shown), changes=gained(self.recent, shown))
        report = self.planner.report
        if report is None or report.used is None or report.returned is None or shown != self.now.owner:
            return state
        gain = hand_of([back - used for back, used in zip(report.returned, report.used, strict=True)])
        return replace(state, changes=gain, short=report.blame.kind if report.blame else "")

    def dress_tools(self) -> None:
        super().dress_tools()
        self.tools_of.dress(self.now, self._barred)
        self.tools_of.lay(self.zones.corner, self.zones.unit)
        self.bidding.dress(self.zones.corner, self.zones.unit)

    def own_buttons(self) -> list[ButtonItem]:
        tools = self.tools_of.buttons(self._barred)
        return [*self.bidding.buttons(), *tools, *super().own_buttons(), *self.panel.buttons()]

    @property
    def _barred(self) -> bool:
        """Whether nothing may be built and no turn ended now, though it may be planned."""
        return self.now.waiting or self.bidding.due or not self.session.my_turn

    def seat_points(self, seat: int) -> str:
        if not self.now.scores:
            return self.total_words(seat)
        points = self.say(text.POINTS, n=self.now.scores[seat])
        if self.session.match.round_count == 1:
            return points
        return f"{points} · {self.total_words(seat, self.now.scores[seat])}"

    def hand_words(self) -> str:
        return self.say(text.CARDS_OF) if self.tray_seat == self.viewer else self._cards_of_passer()

    def turn_words(self) -> str:
        if self.review.shown:
            return self.review.title()
        if self.planner.laying:
            return self.say(text.CHOOSE_TOP)
        if self.planner.changed:
            return self.telling.plan(self.planner.report)
        if self.now.waiting:
            name = self.session.name(self.now.passer)
            if len(self.panel.people) > 1:  # the price stands on the buttons of one person only
                return self.say(text.WHO_KNOCKS_PRICE, n=CONCEDED, name=name)
            return self.say(text.WHO_KNOCKS, name=name)
        if self.bidding.due:
            return self.bidding.question()
        return self.telling.what_to_do(self.now) if self.session.my_turn else super().turn_words()

    def task_words(self) -> str:
        if self.now.waiting:
            return self.panel.call_words()
        planned = self.session.my_turn and self.planner.changed and not self.review.shown
        task = self.telling.what_to_do(self.now) if planned else ""
        return in_sentences((task, super().task_words()))

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        return self.telling.notes(events)

    # Columns.

    def faces_of_place(self, column: Column) -> tuple[Face, ...]:
        """The faces of a column; those of the box that would be put there if the place is free."""
        draft = self.planner.draft
        if draft is None or column in draft.pile:
            return super().faces_of_place(column)
        return faces_of_box((*column, draft.height_after_adding(column)))

    def first_stop(self) -> str:
        return self.bidding.bid.key if self.bidding.due else super().first_stop()

    def hinted_stop(self, move: Move) -> str:
        return self.bidding.bid.key if isinstance(move, Bid) else ""

    def columns_to_use(self) -> list[Column]:
        """Those that may get a box."""
        draft = self.planner.draft
        return (
            [] if draft is None else [place.column for place in draft.places() if place.column in draft.pile]
        )

    def columns_to_walk(self) -> list[Column]:
        """The columns, and while planning also the free places around them."""
        if self.planner.draft is None:
            return super().columns_to_walk()
        ways = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
        return sorted({(x + dx, y + dy) for x, y in self.planner.draft.pile for dx, dy in ways})

    def help_at(self, column: Column) -> str:
        return self.telling.keys_at(self.planner, column, self.key_name)

    def press_place(self, key: str) -> None:
        """Put a box there, as a screen reader's press asks for, or the open lid that a place is being chosen for."""
        column = column_of(key)
        if column is None:
            super().press_place(key)
        elif self.planner.draft is None:
            self.actions.can_act(self.place_rect(key))
        elif self.planner.laying:
            self.planner.lay_lid(column)
        else:
            self.planner.add(column)

    def place_at(self, point: QPointF) -> str | None:
        return "stock:pile" if self.stock.place.contains(point) else super().place_at(point)

    def refusal(self, card: str | None, key: str) -> str:
        return self.say(text.STOCK_COMES) if key == "stock:pile" else super().refusal(card, key)

    def middle_groups(self) -> list[Group]:
        stock = Stop("stock:pile", self.say(text.STOCK, n=self.now.stock), self.stock.place, "text")
        return [*super().middle_groups(), Group("stock", stock.name, (stock,))]

    # Doing.

    def step_back(self) -> bool:
        """Of a plan, step by step."""
        if self.planner.laying:
            self.planner.stop_laying()
        elif self.can_step[0]:
            self.planner.back()
        else:
            return super().step_back()
        return True

    def step_on(self) -> bool:
        if not self.can_step[1]:
            return False
        self.planner.forward()
        return True

    @property
    def can_step(self) -> tuple[bool, bool]:
        draft = self.planner.draft
        return (False, False) if draft is None else (draft.can_undo, draft.can_redo)

    def build(self) -> None:
        """Carry the plan out; if it cannot be built, say why. Does nothing while others may knock."""
        planner = self.planner
        if planner.draft is None:
            self._cannot_plan()
        elif self.bidding.due:
            self.actions.refuse(self.say(text.BID_FIRST), self.bidding.bid.place)
        elif not self.now.waiting:
            move, blame = planner.move(), planner.blame
            if move is not None:
                self.actions.play_move(move, self.zones.words)
            else:
                self._refuse(self.telling.reason(planner.report), None if blame is None else blame.face)

    def set_aside(self) -> None:
        self.planner.set_aside()

    def take_up(self) -> None:
        self.planner.take_up()

    def end_turn(self) -> None:
        """End the turn without a build: pass, concede or be done, depending on the phase."""
        end = ENDS.get(self.now.phase)
        if end is not None and not self.now.waiting and self.actions.can_act(self.zones.words):
            self.actions.play_move(end(self.session.turn), self.zones.words)

    def _cannot_plan(self) -> None:
        self.actions.can_act(self.zones.words)  # says whose turn it is

    def _refuse(self, words: str, face: Face | None = None) -> None:
        """Say why something cannot be done, at `face`, or else where the keyboard or pointer is."""
        aim, about = self.surface.aim, self.zones.words
        column = self.focused_column() or (aim.column if aim else None)
        if face is not None:
            about = self.heap.rect_of([face])
        elif column is not None:
            about = self.column_rect(column)
        self.actions.refuse(words, about)

    @property
    def key_actions(self) -> tuple[KeyAction, ...]:
        """Without the numbers of seats at which no person sits, or only one."""
        seats = range(self.session.match.seats)
        people = [seat for seat in seats if self.session.is_person(seat)]
        shown = {pair[seat] for pair in (KNOCKS, LETS) for seat in people if len(people) > 1}
        return tuple(
            action for action in super().key_actions if action in shown or action not in (*KNOCKS, *LETS)
        )

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        best = {BEST: self.review.turn_over} if self.review.worth_showing else {}
        planning = self.keys_of.acts(self.focused_column(), self.now.phase)
        bidding = self.bidding.acts() if self.bidding.due and self.focused_column() is None else {}
        return {**self.panel.acts(), **bidding, **best, **planning, **super().own_acts()}

    def take_key(self, press: Press) -> bool:
        keymap = self.look.keys
        if self.question is not None or self.sheet is not None:
            return super().take_key(press)
        if self.bidding.take_key(press, keymap, self.focused_column() is not None):
            return True
        # Before all else: where a layout has a sign in place of a player's digit, knocking is what cannot wait.
        knock = keymap.find(press.keys(), knocks := self.panel.acts())
        if knock is not None:
            if not press.repeated:
                knocks[knock]()
            return True
        return super().take_key(press) or self._frame_key(keymap.find(press.keys(), (PRESS, BACK)))

    def _frame_key(self, action: KeyAction | None) -> bool:
        """Enter at a column, and Esc, while something is planned or shown."""
        if action is PRESS:
            return self.keys_of.enter(self.focused_column())
        if action is BACK and self.review.shown:
            self.review.turn_over()
            return True
        return action is BACK and self.keys_of.escape()

    # Bids and knocks.

    def _on_bid(self) -> None:
        """Show another bid and tell it to screen readers."""
        self.actions.drop_hint()
        self.note.hide()
        self.refresh()
        self.view.announce_for_now(self.bidding.bid.text)

    def _bid(self, points: int) -> None:
        self.actions.play_move(Bid(self.session.turn, points), self.bidding.bid.place)

    def _may_knock(self) -> bool:
        """Whether the table shows a pass on which people may knock."""
        return self.now.waiting and not self.view.concealed and not self.animator.running

    def _on_knock(self, seat: int) -> None:
        self.view.sound_requested.emit("knock")
        self.session.play(Knock(seat))

    # What happens to the plan.

    def _on_plan(self) -> None:
        """Show the changed plan and bring all of it into sight."""
        self.hinted = None
        self.note.hide()
        self.review.shown = False
        # Planned by mouse: Enter is to build, whatever was pressed last.
        if not self.view.focus_visible and not self.bidding.due:
            aim, columns = self.surface.aim, self.columns_to_walk()
            self.view.focus_key = key_of(aim.column if aim and aim.column in columns else columns[0])
        self.fit_camera()
        self.refresh()
        self.view.steps_changed.emit()

    def _on_step(self) -> None:
        """Tell a step by sound and to screen readers."""
        self.view.sound_requested.emit("lay")
        self.view.announce(self.telling.plan(self.planner.report) or self.turn_words())

    def _on_barred(self, why: Phrase) -> None:
        self._refuse(self.say(why))

    def _on_laying(self) -> None:
        self.refresh()
        if self.planner.laying:
            self.view.announce(self.say(text.CHOOSE_TOP))

    # What happens.

    def _on_events(self, events: list[Event]) -> None:
        self.review.note(self.now, events, self.session.is_person)  # `now` is still the position before
        super()._on_events(events)

    def _on_replaced(self) -> None:
        self.review.forget()
        super()._on_replaced()

    def _on_finished(self) -> None:
        super()._on_finished()
        if self.review.ready and not self.review.shown and not self.session.match.round_over:
            self._tell_review()

    def _tell_review(self) -> None:
        """Tell how good the last turn of a person was, in a note and to screen readers."""
        line = self.review.line()
        about = self.plates[self.viewer].place if self.viewer >= 0 else self.zones.words
        self.note.tell(line, about, self.zones.middle.adjusted(4, 4, -4, -4))
        self.part_bubbles()
        self.view.announce(line)

    def _on_objections(self) -> None:
        """People may knock now, or one of them has decided not to."""
        if not self.animator.running:
            self.settle()
            self.view.call()

    def _on_hint(self, move: Move | None) -> None:
        if isinstance(move, Build):
            self.animator.finish()
            # First the plan: the words of the hint tell what it would make. In a replay nobody plans yet.
            if self.planner.draft is None:
                owner = self.now.passer if self.now.phase == "knock" else move.seat
                self.planner.read(replace(self.now, planner=move.seat, owner=owner))
            self.planner.propose(ScoredBuild.of(move.pile, move.opened, 0))
        elif isinstance(move, Bid) and self.bidding.due:
            self.bidding.set_value(move.points)
        super()._on_hint(move)

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        film = MoveFilm(self.layer, self.animator.factor, self.heap, self.counts, self.stock, self._show_now)
        film.take(events, self.now, self._seen() or self.now)
        return film.flights, film.cues

    def _show_now(self, now: RoundSituation, news: Sequence[Event], sound: str) -> None:
        """Show a position in the course of a film, during which nobody plans."""
        self.now = replace(now, planner=NOBODY)
        self.planner.read(self.now)
        self.news = list(news)
        self.dress()
        self.dress_seats(turn=seat_of(news[0]))
        if sound:
            self.view.sound_requested.emit(sound)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        return [SOUNDS[type(event)] for event in events if type(event) in SOUNDS][:1]

    # The end.

    def round_table(self) -> RoundTable:
        return round_table(self.session.match, self.look.words)

    def follow_up(self) -> FollowUp:
        match = self.session.match
        deal = built_deal(match.rounds[-1].to_json(), match.seats)
        return FollowUp(DEMOLITION, dict(BUILT), deal, text.TAKE_DOWN)

    def ending_words(self) -> str:
        return self.say(text.ENDED_WORDS)
