"""What every game's table has: seats, the viewer's hand, words, questions, end sheets, and the film of a move.

A game's own table (in `table/games/`) derives from `GameTable` and adds its middle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Animator, Flight
from holzwurm_desktop.table.end_sheet import MatchSheet, RoundSheet, SheetItem, SheetLine
from holzwurm_desktop.table.fan import Fan
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem, NoteItem, WordsItem
from holzwurm_desktop.table.layer import SHIFT, CardLayer, Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Picking, Target
from holzwurm_desktop.table.question import Answer, QuestionItem
from holzwurm_desktop.table.seat import SeatItem, SeatState
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import level_name

if TYPE_CHECKING:
    from holzwurm_desktop.session.table_session import TableSession
    from holzwurm_desktop.table.view import TableView

Cue = tuple[float, Callable[[], None]]


class GameTable(QObject):
    """One match on the table. It shows what the session says and asks the session to play; it knows no rules."""

    orders: ClassVar[dict[str, Any]]
    """The orders of the hand: name -> (phrase, sort key, key of what stands together or None)."""

    def __init__(self, view: TableView, session: TableSession, look: Look) -> None:
        super().__init__(view)
        self.view = view
        self.session = session
        self.look = look
        self.text = game_text(session.match.game.id)
        self.zones: Zones
        self.layer = CardLayer(view.scene(), look)
        self.fan = Fan()
        self.picking = Picking(self.targets_of)
        self.animator = Animator(self)
        self.plates = [self._add(SeatItem(look)) for _ in range(session.match.seats)]
        self.words = self._add(WordsItem(look))
        self.note = self._add(NoteItem(look))
        self.order_button = self._add(ButtonItem(look, "button:order", self.next_order))
        self.question: QuestionItem | None = None
        self.sheet: SheetItem | None = None
        self.sheet_page = "round"
        self.hinted: Move | None = None
        self.news: list[Event] = []
        self._about = QRectF()
        self._holding = False
        self._turn_waits = False
        self.viewer = session.viewer
        self._connect()

    def _add(self, item: Any) -> Any:
        self.view.scene().addItem(item)
        return item

    def _connect(self) -> None:
        session = self.session
        session.events_happened.connect(self._on_events)
        session.position_replaced.connect(self._on_replaced)
        session.turn_changed.connect(self._on_turn)
        session.thinking_changed.connect(lambda _seat, _thinking: self._show_words())
        session.hint_found.connect(self._on_hint)
        session.move_refused.connect(self._on_refused)
        session.viewer_changed.connect(lambda _viewer: self._on_viewer())
        self.animator.finished.connect(self._on_finished)

    # What a game's own table says.

    def lay_middle(self) -> None:
        """Put the game's own places into `zones.middle`."""
        raise NotImplementedError

    def read(self) -> None:
        """Take over what the session shows now, as far as the viewer may see it."""
        raise NotImplementedError

    def arrange(self) -> dict[str, Spot]:
        """Where the cards of the middle lie."""
        raise NotImplementedError

    def dress(self) -> None:
        """Make everything in the middle but the cards agree with what was read."""
        raise NotImplementedError

    def hand(self) -> Sequence[str]:
        """The viewer's cards."""
        raise NotImplementedError

    def hand_count(self, seat: int) -> int:
        """How many cards a seat holds."""
        raise NotImplementedError

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Flights and cues that show `events`; what was read before is what lies there now."""
        raise NotImplementedError

    def targets_of(self, card: str) -> list[Target]:
        """Where a card of the hand may go now."""
        raise NotImplementedError

    def attempt(self, card: str, key: str) -> Move | None:
        """The move of laying `card` at a place, whether it is allowed or not; None if that is no move."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> str | None:
        """The key of the place at `point`."""
        raise NotImplementedError

    def middle_groups(self) -> list[Group]:
        """The stops of the middle."""
        raise NotImplementedError

    def key_place(self, text: str) -> str | None:
        """The place that a typed letter chooses."""
        raise NotImplementedError

    def round_lines(self) -> list[SheetLine]:
        """How the finished round's points add up."""
        raise NotImplementedError

    def news_of(self, seat: int) -> str:
        """What the last move did to a hand, in few words."""
        raise NotImplementedError

    def hint_words(self, move: Move) -> str:
        """Why `move` may be good."""
        raise NotImplementedError

    # What is shown.

    def others(self) -> list[int]:
        """The other seats, clockwise from the viewer's left."""
        seats, viewer = self.session.match.seats, self.session.viewer
        if viewer < 0:
            return list(range(seats))
        return [(viewer + step) % seats for step in range(1, seats)]

    def relay(self) -> None:
        """Lay everything out again, for another size, language or theme."""
        self.animator.finish()
        self.viewer = self.session.viewer
        zones, unit = self.zones, self.look.unit
        for seat, place in zip(self.others(), zones.seats, strict=True):
            self.plates[seat].put(place, 8 * unit)
        if self.viewer >= 0:
            self.plates[self.viewer].put(zones.own, 8 * unit)
        self.words.put(zones.words)
        self.fan.lay(zones.hand, zones.card, zones.rise)
        self.lay_middle()
        self.settle()

    def settle(self) -> None:
        """Make the table agree with the session, whatever was on it."""
        self.read()
        self._fill_fan()
        self.show_all()
        self._show_sheet()

    def show_all(self) -> None:
        """Show what was read, with focus, marks and what is held."""
        self.fan.held, self.fan.hinted = self.picking.held, getattr(self.hinted, "card", None)
        self.fan.raised = self.view.hovered_card or self.view.focused_card
        self.fan.focused = self.view.focused_card if self.view.focus_visible else None
        self.layer.settle(self.arrangement())
        self.dress()
        self.dress_seats()
        self._show_words()
        self._show_buttons()

    def arrangement(self) -> dict[str, Spot]:
        """Where all cards lie."""
        return {**self.arrange(), **self.fan.spots()}

    def _fill_fan(self) -> None:
        _, order, group = self.orders[self.view.hand_order]
        self.fan.fill(sorted(self.hand(), key=order), group)

    def refresh(self) -> None:
        """Show focus, marks and what is held; cards that fly are left alone."""
        if not self.animator.running:
            self.show_all()

    def dress_seats(self, turn: int | None = None) -> None:
        """Make the plates agree with what was read."""
        match, say = self.session.match, self.look.words.say
        turn = self.session.turn if turn is None else turn
        mover = getattr(self.news[0], "seat", -1) if self.news else -1
        for seat, plate in enumerate(self.plates):
            player = match.players[seat]
            total = say(phrases.TOTAL, points=_points(match.totals[seat]))
            kind = say(level_name(player.level)) if player.level else ""
            plate.show_state(
                SeatState(
                    name=player.name,
                    line=" · ".join(part for part in (kind, total) if part),
                    count=self.hand_count(seat),
                    on_turn=seat == turn,
                    marked=seat == mover,
                    news=self.news_of(seat) if seat == mover else "",
                )
            )

    def turn_words(self) -> str:
        """Whose turn it is, in a sentence; nothing when the round is over."""
        turn, say = self.session.turn, self.look.words.say
        if turn < 0:
            return ""
        if self.session.is_person(turn):
            return say(phrases.YOUR_TURN, name=self.session.name(turn))
        return say(phrases.TURN_OF, name=self.session.name(turn))

    def _show_words(self) -> None:
        if self.picking.held is not None:
            card = self.text.card_name(self.look.words, self.picking.held)
            self.words.say(self.look.words.say(phrases.PICK_TARGET, card=card[:1].upper() + card[1:]), True)
        elif self.hinted is not None:
            reason = self.hint_words(self.hinted)
            self.words.say(self.look.words.say(phrases.HINT, reason=reason), True)
        else:
            turn = self.session.turn
            self.words.say(self.turn_words(), turn >= 0 and self.session.is_person(turn))

    def _show_buttons(self) -> None:
        say, zones = self.look.words.say, self.zones
        phrase = self.orders[self.view.hand_order][0]
        self.order_button.dress(say(phrases.ORDER, order=say(phrase)), "O")
        width = min(zones.corner.width(), self.order_button.natural_width())
        height = 32 * zones.unit
        top = zones.corner.center().y() - height / 2
        self.order_button.put(QRectF(zones.corner.right() - width, top, width, height), 4 * zones.unit)
        for button in self.buttons():
            button.set_marks(
                self.view.focus_visible and self.view.focus_key == button.key,
                self.view.hovered_button == button.key,
            )

    def buttons(self) -> list[ButtonItem]:
        """The buttons that can be pressed now."""
        if self.question is not None:
            return self.question.buttons
        return self.sheet.buttons if self.sheet is not None else [self.order_button]

    # What happens.

    def _on_events(self, events: list[Event]) -> None:
        self.animator.finish()
        self._forget()
        for event in events:
            self.view.announce(self.text.event_text(self.look.words, event, self._names()))
        self.session.hold()
        self._holding = True
        self.news = list(events)
        if self.animator.factor == 0.0:
            for sound in self.sounds(events):
                self.view.sound_requested.emit(sound)
            self._on_finished()
        else:
            self.animator.play(*self.film(events))

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """The sounds that go with `events`."""
        raise NotImplementedError

    def _on_finished(self) -> None:
        if self.viewer != self.session.viewer:
            self.relay()
        else:
            self.settle()
        if self._turn_waits:
            self._turn_waits = False
            self._tell_turn()
        if self._holding:
            self._holding = False
            self.session.release()

    def _on_viewer(self) -> None:
        """Another person looks now: first what is on its way arrives."""
        if not self.animator.running:
            self.relay()

    def _on_replaced(self) -> None:
        self.animator.finish()
        self._forget()
        self.news = self.last_events()
        self.sheet_page = "round"
        self.relay()

    def last_events(self) -> list[Event]:
        """What the last move of the round did, found by playing it again."""
        match = self.session.match
        moves = match.rounds[-1].moves if match.rounds else []
        if not moves:
            return []
        return match.before(len(moves) - 1).play_json(moves[-1])

    def _on_turn(self, _seat: int) -> None:
        self._turn_waits = self.animator.running
        if not self._turn_waits:
            self.settle()
            self._tell_turn()

    def _tell_turn(self) -> None:
        seat = self.session.turn
        if seat >= 0 and self.session.is_person(seat):
            self.view.announce(self.turn_words(), urgent=True)
            self.view.sound_requested.emit("turn")

    def _on_hint(self, move: Move | None) -> None:
        self.animator.finish()
        self.picking.put_back()
        self.hinted = move
        if move is not None:
            self.view.announce(self.look.words.say(phrases.HINT, reason=self.hint_words(move)))
        self.refresh()

    def _on_refused(self, error: EngineError) -> None:
        data = self.text.error_data(self.look.words, error.data)
        self.refuse(sentence(self.look.words, error, **data), self._about)

    def _forget(self) -> None:
        """Drop what belonged to the position before: held card, hint, note, question."""
        self.picking.put_back()
        self.hinted = None
        self.note.hide()
        self.close_question()

    def _names(self) -> list[str]:
        return [player.name for player in self.session.match.players]

    # What the player does.

    def refuse(self, text: str, about: QRectF) -> None:
        """Say at `about` why something cannot be done."""
        inside = QRectF(QPointF(0, 0), self.zones.size).adjusted(4, 4, -4, -4)
        self.note.tell(text, about, inside, good=False)
        self.view.announce(text, urgent=True)
        self.view.sound_requested.emit("error")

    def can_act(self, about: QRectF) -> bool:
        """Whether the viewer is to move; if not, it says whose turn it is at `about`."""
        if self.session.my_turn:
            return True
        turn = self.session.turn
        if turn >= 0:
            say = self.look.words.say
            self.refuse(say(phrases.TURN_OF, name=self.session.name(turn)), about)
        return False

    def hold_card(self, card: str, choose: bool = False) -> bool:
        """Take up a card of the hand; False if it is not the viewer's turn."""
        self.note.hide()
        if not self.can_act(self.card_rect(card)):
            return False
        self.hinted = None
        self.picking.hold(card, choose)
        self._tell_choice()
        self.refresh()
        return True

    def put_back(self) -> None:
        """Hold nothing; the note goes too."""
        self.note.hide()
        self.picking.put_back()
        self.refresh()

    def press_card(self, card: str, choose: bool) -> None:
        """A click or Enter on a card: take it up, put it back, or play it where only one place is possible."""
        if self.picking.held == card:
            if choose and self.picking.chosen is not None:
                self.play_at(self.picking.chosen)
            else:
                self.put_back()
        elif self.hold_card(card, choose) and self.view.settings.one_click and self.picking.only:
            self.play_at(self.picking.only.key)

    def press_place(self, key: str, about: QRectF) -> None:
        """A click or Enter on a place."""
        if self.picking.held is not None:
            self.play_at(key)
        elif self.can_act(about):
            self.refuse(self.look.words.say(phrases.CHOOSE_CARD), about)

    def choose_place(self, key: str) -> None:
        """A typed letter: the held or focused card's play there is shown, or refused with the reason."""
        card = self.picking.held or self.view.focused_card
        if card is None:
            self.view.focus_stop(key)
            return
        if self.picking.held is None and not self.hold_card(card):
            return
        if key in self.picking.targets:
            self.note.hide()
            self.picking.choose(key)
            self._tell_choice()
            self.refresh()
        else:
            self.play_at(key)

    def step_target(self, step: int) -> None:
        """Up and Down: take up the focused card, then go through its targets."""
        card = self.picking.held or self.view.focused_card
        if card is None:
            return
        if self.picking.held is None:
            self.hold_card(card, choose=True)
            return
        self.picking.step(step)
        self._tell_choice()
        self.refresh()

    def play_at(self, key: str) -> None:
        """Play the held card at a place; the session says whether that is allowed."""
        card = self.picking.held
        if card is None:
            return
        self.note.hide()
        self._about = self.place_rect(key)
        target = self.picking.targets.get(key)
        move = target.move if target else self.attempt(card, key)
        if move is not None:
            self.session.play(move)

    def _tell_choice(self) -> None:
        chosen = self.picking.targets.get(self.picking.chosen or "")
        if chosen is not None:
            name = next(
                (
                    stop.name
                    for group in self.middle_groups()
                    for stop in group.stops
                    if stop.key == chosen.key
                ),
                "",
            )
            self.view.announce(f"{name}: {chosen.words}")

    def let_return(self, card: str) -> None:
        """A card that was dropped where it cannot go flies back into the hand."""
        self.picking.put_back()
        spot = self.fan_spot(card)
        item = self.layer.items.get(card)
        if item is None or spot is None or self.animator.factor == 0.0:
            self.refresh()
            return
        lasts = SHIFT * self.animator.factor
        self.animator.play([Flight(item, spot.rect, item.size, 0.0, lasts, height=0.0)], [])

    def fan_spot(self, card: str) -> Spot | None:
        """Where a card of the hand stands when it is neither held nor raised."""
        self.fan.held = self.fan.raised = None
        return self.fan.spots().get(card)

    def next_order(self) -> None:
        """Put the hand in its next order."""
        names = list(self.orders)
        after = names[(names.index(self.view.hand_order) + 1) % len(names)]
        self.view.set_hand_order(after)

    def card_rect(self, card: str) -> QRectF:
        """Where a card in sight lies."""
        item = self.layer.items.get(card)
        return item.place if item is not None else self.zones.hand

    def place_rect(self, key: str) -> QRectF:
        """Where a place lies."""
        stops = (stop for group in self.middle_groups() for stop in group.stops)
        return next((stop.rect for stop in stops if stop.key == key), self.zones.middle)

    def ask(self, text: str, answers: list[Answer]) -> None:
        """Ask on the table; the question closes when it is answered."""
        self.close_question()
        self.question = self._add(QuestionItem(self.look, text, answers))
        self.question.lay(self.zones.middle.center(), self.zones.middle)
        self.view.announce(text, urgent=True)
        self.view.focus_stop(self.question.buttons[0].key)

    def close_question(self) -> None:
        """Take the question off the table."""
        if self.question is not None:
            self.view.scene().removeItem(self.question)
            self.question = None

    # The end.

    def _show_sheet(self) -> None:
        if self.sheet is not None:
            self.view.scene().removeItem(self.sheet)
            self.sheet = None
        if not self.session.match.round_over or self.animator.running:
            return
        made = self._match_sheet() if self.sheet_page == "match" else self._round_sheet()
        self.sheet = self._add(made)
        margin = 18 * self.zones.unit
        whole = QRectF(QPointF(0, 0), self.zones.size)
        self.sheet.lay(whole.adjusted(margin, margin, -margin, -margin))
        self._show_buttons()
        self.view.mend_focus()

    def _button(self, key: str, text: str, act: Callable[[], None], main: bool = False) -> ButtonItem:
        button = ButtonItem(self.look, f"sheet:{key}", act)
        button.dress(text, "Enter" if main else "", main)
        return button

    def _round_sheet(self) -> SheetItem:
        say, match = self.look.words.say, self.session.match
        if match.over:
            buttons = [
                self._button("result", say(phrases.SHOW_RESULT), lambda: self.turn_page("match"), True)
            ]
        else:
            buttons = [self._button("next", say(phrases.NEXT_ROUND), self.session.next_round, True)]
        title = say(phrases.ROUND_RESULT, number=len(match.rounds), count=match.round_count)
        return RoundSheet(self.look, title, self.ending_words(), buttons, self.round_lines())

    def ending_words(self) -> str:
        """Why the round ended."""
        raise NotImplementedError

    def _match_sheet(self) -> SheetItem:
        say, match = self.look.words.say, self.session.match
        names = [match.players[seat].name for seat in match.winners]
        phrase = phrases.WINNER if len(names) == 1 else phrases.WINNERS
        columns = [say(phrases.ROUND_COLUMN, number=number + 1) for number in range(len(match.rounds))]
        rows = []
        for seat, player in enumerate(match.players):
            scores = [_points(played.scores[seat]) for played in match.rounds if played.scores is not None]
            rows.append((player.name, [*scores, _points(match.totals[seat])], seat in match.winners))
        buttons = [
            self._button("again", say(phrases.SAME_DEAL), self.session.restart_same_deal),
            self._button("new", say(phrases.NEW_MATCH), self.view.new_match_requested.emit, True),
            self._button("hands", say(phrases.SHOW_HANDS), lambda: self.turn_page("round")),
            self._button("lobby", say(phrases.LOBBY), self.view.lobby_requested.emit),
        ]
        return MatchSheet(
            self.look,
            say(phrase, names=", ".join(names)),
            self._help_words(),
            buttons,
            [*columns, say(phrases.TOTAL_COLUMN)],
            rows,
        )

    def _help_words(self) -> str:
        """Hints and moves taken back, which are shown with the result; nothing if there were none."""
        say, session = self.look.words.say, self.session
        parts = []
        if session.hints:
            parts.append(say(phrases.HINTS_USED, n=session.hints))
        if session.undos:
            parts.append(say(phrases.UNDOS_USED, n=session.undos))
        if session.practice:
            parts.append(say(phrases.PRACTICE))
        return " · ".join(parts)

    def turn_page(self, page: str) -> None:
        """Show the sheet of the round or of the match."""
        self.sheet_page = page
        if page == "match":
            self.view.sound_requested.emit("win")
        self._show_sheet()

    # Stops for keyboard and screen reader.

    def groups(self) -> list[Group]:
        """Everything the keyboard can go to now."""
        say = self.look.words.say
        buttons = tuple(
            Stop(button.key, button.text, button.sceneBoundingRect(), "button") for button in self.buttons()
        )
        if self.question is not None:
            return [Group("question", self.question.text, buttons)]
        if self.sheet is not None:
            return [Group("sheet", self.sheet.title, buttons), self._sheet_lines()]
        hand = tuple(
            Stop(
                f"hand:{card}",
                self.text.card_text(self.look.words, card),
                self.card_rect(card),
                "card",
                selected=card == self.picking.held,
            )
            for card in self.fan.cards
        )
        seats = tuple(
            Stop(f"seat:{seat}", self.seat_words(seat), self.plates[seat].place, "seat")
            for seat in range(len(self.plates))
        )
        return [
            Group("hand", say(phrases.HAND), hand),
            *self.middle_groups(),
            Group("seat", say(phrases.SEATS), seats),
            Group("button", say(phrases.BUTTONS), buttons),
        ]

    def seat_words(self, seat: int) -> str:
        """A plate for a screen reader."""
        say, state = self.look.words.say, self.plates[seat].state
        parts = [state.name, state.line, say(phrases.CARDS, n=self.hand_count(seat)), state.news]
        if state.on_turn:
            parts.append(say(phrases.ON_TURN))
        return ", ".join(part for part in parts if part)

    def _sheet_lines(self) -> Group:
        sheet = self.sheet
        if isinstance(sheet, RoundSheet):
            lines = [line.in_words() for line in sheet.lines]
        elif isinstance(sheet, MatchSheet):
            heads = sheet.columns
            lines = [
                f"{name}: " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, cells, strict=True))
                for name, cells, _ in sheet.rows
            ]
        else:
            lines = []
        rect = sheet.place if sheet is not None else QRectF()
        stops = tuple(Stop(f"line:{at}", line, rect, "text") for at, line in enumerate(lines))
        return Group("line", sheet.title if sheet is not None else "", stops)


def _points(points: float) -> str:
    return f"\N{MINUS SIGN}{-points:g}" if points < 0 else f"{points:g}"
