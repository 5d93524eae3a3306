"""The table of Kistenstapel: one pile, everybody's open cards, and a plan for the next build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QKeyEvent

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.boxes.handover import BUILT, DEMOLITION, built_deal
from holzwurm_desktop.games.boxes.piles import Column, Face, Position, lid_position
from holzwurm_desktop.games.boxes.table.counts import CountsState
from holzwurm_desktop.games.boxes.table.picture import Side, extent_of, faces_of_box, heart_of, sides_of
from holzwurm_desktop.games.boxes.table.pile_item import Marks
from holzwurm_desktop.games.boxes.table.stock import StockItem
from holzwurm_desktop.games.boxes.table.table import BoxTable
from holzwurm_desktop.games.boxes.table.walk import column_of, key_of
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import (
    Build,
    Built,
    Concede,
    Conceded,
    Done,
    Drawn,
    Knocked,
    Pass,
)
from holzwurm_desktop.games.kistenstapel.table.bidding import Bidding
from holzwurm_desktop.games.kistenstapel.table.ending import round_table
from holzwurm_desktop.games.kistenstapel.table.film import Film
from holzwurm_desktop.games.kistenstapel.table.keys import PlanKeys
from holzwurm_desktop.games.kistenstapel.table.knocking import KnockPanel
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.review import Review
from holzwurm_desktop.games.kistenstapel.table.situation import Situation, situation_of
from holzwurm_desktop.games.kistenstapel.table.telling import Telling
from holzwurm_desktop.games.kistenstapel.table.tools import Tools
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.contract import FollowUp
from holzwurm_desktop.table.labels import ButtonItem, NoteItem
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.table.stops import Group, Stop


class KistenstapelTable(BoxTable):
    """`now`: what was read; `planner`: the plan of whoever may build; `panel`: knocking; `bidding`: bids."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.now = Situation()
        self.stock: StockItem = self.add(StockItem(self.look))
        self.reason: NoteItem = self.add(NoteItem(self.look))
        self.planner = Planner(self)
        self.review = Review(self)
        self.telling = Telling(self)
        self.tools_of = Tools(self)
        self.keys_of = PlanKeys(self)
        self.panel = KnockPanel(self)
        self.bidding = Bidding(self)
        self.session.objections.changed.connect(self._on_objections)

    # Reading.

    def read(self) -> None:
        """Take over what the viewer sees."""
        session = self.session
        state: Any = session.match.state
        if state is None:
            return
        before = self.now
        mine = session.my_turn and not self.view.concealed
        people = () if self.view.concealed else session.objections.people
        self.now = situation_of(state.view(max(self.viewer, 0)), mine, people)
        self.pile, self.opened = dict(self.now.pile), self.now.opened
        self.cards = list(self.now.hands)
        self.planner.read()
        if self.now.pile != before.pile:
            self.fit_camera(anew=True)

    def lay_out_again(self) -> None:
        """Another size wants another look at the pile."""
        super().lay_out_again()
        if self.camera.is_home:
            self.show_whole()

    def lay_middle(self) -> None:
        """The stock at the upper left of the pile."""
        super().lay_middle()
        unit, middle = self.zones.unit, self.zones.middle
        self.stock.put(QRectF(middle.left(), middle.top() + 2 * unit, 84 * unit, 74 * unit), 2 * unit)

    def pile_after(self) -> tuple[dict[Column, int], frozenset[Position]]:
        """Pile and open lids as they are after the last move."""
        state: Any = self.session.match.state
        return state.pile(), frozenset(state.open_lids())

    def secret(self, seat: int) -> bool:
        """Bids are sealed; all else is open."""
        return self.now.phase == "bid"

    # Showing.

    def sides(self) -> tuple[Side, ...]:
        """The plan, the best build that was missed, or the pile as it lies."""
        if self.review.shown:
            return self.review.sides()
        if self.planner.draft is not None:
            return self.planner.draft.sides(self.xray)
        return super().sides()

    def plan_pile(self) -> dict[Column, int]:
        """The pile as it is planned."""
        return self.pile if self.planner.draft is None else self.planner.draft.pile

    def camera_for(self, after: tuple[dict[Column, int], frozenset[Position]]) -> None:
        """Bring a pile into sight that is about to be built."""
        self.camera.keep(extent_of(side.face for side in sides_of(*after)))

    def plan_changed(self) -> None:
        """Keep the plan in sight, and show it."""
        self.review.shown = False
        if not self.view.focus_visible:  # planned by mouse: Enter is to build, whatever was pressed last
            aim = self.planner.aim
            columns = self.columns_to_walk()
            self.view.focus_key = key_of(aim.column if aim and aim.column in columns else columns[0])
        self.camera.keep(extent_of(side.face for side in self.sides()))
        self.refresh()

    def marks(self) -> Marks:
        """Places that fit, the aim, the blame, the last build, and where the keyboard is."""
        planner, sides = self.planner, self.heap.sides
        if self.review.shown:
            return Marks()
        aim, added = planner.aim, set()
        for event in self.news:
            if isinstance(event, Built) and not planner.changed:
                added = set(event.added)
        places = planner.draft.places() if planner.draft is not None and not planner.laying else []
        hidden = None if aim is None else aim.column
        return Marks(
            places=tuple(heart_of(*place) for place in places if place.column != hidden),
            hovered=planner.aimed_faces(),
            sign="" if aim is None else aim.sign,
            blamed=self._blamed_faces(),
            last=tuple(s.face for s in sides if (*s.face.column, s.face.level) in added),
            focused=self.focus_faces(),
        )

    def _blamed_faces(self) -> tuple[Face, ...]:
        report = self.planner.report
        if report is None or report.blame is None:
            return ()
        draft = self.planner.draft
        if draft is None or not report.blame.columns:
            return () if report.blame.face is None else (report.blame.face,)
        return tuple(draft.lid_of(column) for column in report.blame.columns)

    def dress(self) -> None:
        """Everything, the reason at the offending face, and what is asked."""
        super().dress()
        self.badge.hide()
        self.panel.dress()
        self.stock.dress(self.now.stock, self.say(text.STOCK, n=self.now.stock))
        self._dress_reason()
        if not self.animator.running:
            self.bidding.offer()

    def _dress_reason(self) -> None:
        report = self.planner.report
        blame = None if report is None else report.blame
        if blame is None or blame.face is None or self.review.shown or self.question is not None:
            self.reason.hide()
            return
        inside = self.zones.middle.adjusted(4, 4, -4, -4)
        self.reason.tell(self.planner.reason(), self.face_rect(blame.face), inside, good=False)

    def counts_state(self, seat: int) -> CountsState:
        """A seat's cards, and what the plan does to them."""
        state = super().counts_state(seat)
        report = self.planner.report
        if report is None or report.used is None or report.returned is None or seat != self.now.owner:
            return state
        gain = [back - used for back, used in zip(report.returned, report.used, strict=True)]
        short = report.blame.kind if report.blame is not None else ""
        return CountsState(state.counts, (gain[0], gain[1], gain[2], gain[3]), short, state.focused)

    def dress_tools(self) -> None:
        """Words and keys on the tools."""
        super().dress_tools()
        self.tools_of.dress()

    def own_buttons(self) -> list[ButtonItem]:
        """What may be pressed in this phase."""
        return [*self.tools_of.buttons(), *self.panel.buttons()]

    def seat_points(self, seat: int) -> str:
        """The points of this round, and the total of those before."""
        match = self.session.match
        points = self.say(text.POINTS, n=self.now.scores[seat]) if self.now.scores else ""
        if match.round_count == 1:
            return points
        return f"{points} · {self.say(phrases.TOTAL, points=points_text(match.totals[seat]))}"

    def hand_words(self) -> str:
        """Whose cards they are."""
        return self.say(text.CARDS_OF)

    def turn_words(self) -> str:
        """The plan in a line, or what to do."""
        return self.telling.line()

    def news_of(self, seat: int) -> str:
        """What the seat did last."""
        return self.telling.news()

    # Columns.

    def faces_of_place(self, column: Column) -> tuple[Face, ...]:
        """A column; of a free place, the box that would be put there."""
        draft = self.planner.draft
        if draft is None or column in draft.pile:
            return super().faces_of_place(column)
        return faces_of_box((*column, draft.height_after_adding(column)))

    def columns_to_walk(self) -> list[Column]:
        """The columns, and while planning also the free places around them."""
        pile = self.plan_pile()
        if self.planner.draft is None:
            return list(pile)
        ways = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
        return sorted({(x + dx, y + dy) for x, y in pile for dx, dy in ways})

    def top_is_open(self, column: Column) -> bool:
        """Whether there is an open lid on a column, as planned."""
        height = self.plan_pile().get(column, 0)
        opened = self.opened if self.planner.draft is None else self.planner.draft.opened
        return bool(height) and lid_position(column, height) in opened

    def height_of(self, column: Column) -> int:
        """As planned."""
        return self.plan_pile().get(column, 0)

    def about_column(self, column: Column) -> tuple[str, str]:
        """A column, and which keys do what there."""
        return self.column_words(column), self.telling.keys_at(column)

    def press_place(self, key: str) -> None:
        """A screen reader's press puts a box there."""
        column = column_of(key)
        if column is None:
            return
        if self.planner.draft is None:
            self.actions.can_act(self.place_rect(key))
        else:
            self.planner.add(column)

    def middle_groups(self) -> list[Group]:
        """The pile, then the stock."""
        stock = Stop("stock:pile", self.say(text.STOCK, n=self.now.stock), self.stock.place, "text")
        return [*super().middle_groups(), Group("stock", stock.name, (stock,))]

    # Doing.

    def tell_here(self, words: str, faces: Sequence[Face] | None) -> None:
        """Say why something cannot be done, at some faces or where the keyboard or pointer is."""
        column = self.focused_column() or (self.planner.aim.column if self.planner.aim else None)
        about = self.zones.words
        if faces:
            about = self.heap.rect_of(faces)
        elif column is not None:
            about = self.column_rect(column)
        self.actions.refuse(words, about)

    def tell_plan(self) -> None:
        """Let the plan be heard."""
        self.view.sound_requested.emit("lay")
        self.view.announce(self.planner.line() or self.telling.line())

    def build(self) -> None:
        """Carry out the plan; if it may not be built, say why."""
        planner = self.planner
        if planner.draft is None:
            self.actions.can_act(self.zones.words)
            return
        move = planner.move()
        report = planner.report
        if move is not None and not self.now.waiting:
            self.actions.play_move(move, self.zones.words)
        elif not self.now.waiting:
            face = report.blame.face if report and report.blame else None
            self.tell_here(planner.reason(), None if face is None else (face,))

    def review_over(self) -> None:
        """Show the best build of the last turn, or the table again."""
        self.review.turn_over()

    def say_no_more(self) -> None:
        """Pass, concede or be done, whatever the phase is about."""
        kinds: dict[str, Any] = {"play": Pass, "knock": Concede, "leftover": Done}
        kind = kinds.get(self.now.phase)
        if kind is None or self.now.waiting:
            return
        if self.actions.can_act(self.zones.words):
            self.actions.play_move(kind(self.session.turn), self.zones.words)

    def hover_at(self, point: QPointF | None) -> None:
        """Show what a click would do."""
        self.planner.hover(point)

    def click_at(self, point: QPointF, second: bool) -> None:
        """Change the plan."""
        if self.planner.draft is None:
            self.actions.can_act(self.zones.words)
        else:
            self.planner.click(point, second)

    def pullable_at(self, point: QPointF) -> tuple[Column, int] | None:
        """A column of the plan."""
        return self.planner.pullable(point)

    def pull(self, column: Column, height: int) -> None:
        """Pull it."""
        self.planner.pull(column, height)

    def pulled(self) -> None:
        """Let it go."""
        self.planner.pulled()

    def take_key(self, event: QKeyEvent) -> bool:
        """Bids, knocks and plans have keys of their own."""
        if self.bidding.take_key(event):
            return True
        if self.question is not None or self.sheet is not None:
            return False
        return self.panel.take_key(event) or self.keys_of.take(event) or super().take_key(event)

    # What happens.

    def _on_events(self, events: list[Event]) -> None:
        self.review.note(self.now, events)
        super()._on_events(events)

    def _on_replaced(self) -> None:
        self.review.forget()
        super()._on_replaced()

    def _on_finished(self) -> None:
        super()._on_finished()
        if self.review.ready and not self.review.shown and not self.session.match.round_over:
            self.telling.tell_review()

    def _on_objections(self) -> None:
        """People may knock now, or one of them has let it be."""
        if not self.animator.running:
            self.settle()

    def _on_hint(self, move: Move | None) -> None:
        if isinstance(move, Build):
            self.animator.finish()
            self.planner.propose(move)
        super()._on_hint(move)

    def hint_words(self, move: Move) -> str:
        """What the hint proposes."""
        return self.telling.hint(move)

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """See `Film`."""
        film = Film(self, events)
        return film.flights, film.cues

    def show_now(self, now: Situation, news: Sequence[Event], sound: str) -> None:
        """Show a position on the way of a film, in which nobody plans."""
        self.now = now._replace(planner=-1)
        self.pile, self.opened, self.cards = dict(now.pile), now.opened, list(now.hands)
        self.planner.read()
        self.news = list(news)
        self.dress()
        self.dress_seats(turn=getattr(news[0], "seat", -1))
        if sound:
            self.view.sound_requested.emit(sound)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """What is heard without animation."""
        names = {Built: "lay", Knocked: "knock", Conceded: "error", Drawn: "take"}
        return [names[type(event)] for event in events if type(event) in names][:1]

    # The end.

    def round_table(self) -> Any:
        """How the scores came about."""
        return round_table(self.session.match, self.look.words)

    def follow_up(self) -> FollowUp:
        """The pile may be taken down."""
        match = self.session.match
        deal = built_deal(match.rounds[-1].to_json(), match.seats)
        return FollowUp(DEMOLITION, dict(BUILT), deal, text.TAKE_DOWN)

    def ending_words(self) -> str:
        """There is but one end."""
        return self.say(text.ENDED_WORDS)
