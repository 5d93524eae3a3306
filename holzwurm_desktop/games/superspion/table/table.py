"""The table of Superspion: folders, trios, fourth cards, stock and discard pile, and the elimination sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.games.deck52.words import short_name
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.deck import may_use_sheet, possible_trio_ranks, suspects
from holzwurm_desktop.games.superspion.keys import END, FILL, GUESS, PEEK
from holzwurm_desktop.games.superspion.moves import (
    Discard,
    Discarded,
    End,
    Fourth,
    FourthLaid,
    Guess,
    Shuffled,
    Took,
    Trio,
    TrioLaid,
)
from holzwurm_desktop.games.superspion.preferences import FILL_SHEET
from holzwurm_desktop.games.superspion.table.film import SOUNDS, act_of
from holzwurm_desktop.games.superspion.table.form import FormState
from holzwurm_desktop.games.superspion.table.notes import Notes
from holzwurm_desktop.games.superspion.table.picture import SUITS, Picture, by_rank, by_suit, sets_first
from holzwurm_desktop.games.superspion.table.places import Places, divided, places_in
from holzwurm_desktop.games.superspion.table.props import PLACES, Props
from holzwurm_desktop.games.superspion.table.questions import guess_answers, trio_answers
from holzwurm_desktop.games.superspion.table.reading import sheet_group, table_group
from holzwurm_desktop.games.superspion.table.result import ending_words, round_lines
from holzwurm_desktop.games.superspion.table.seating import Seating
from holzwurm_desktop.games.superspion.view import SuperspionView
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import Act, PictureTable, Step
from holzwurm_desktop.table.frame_keys import BACK, DOWN, UP
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.row import head_width
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop, neighbour

_ROWS = {UP: -1, DOWN: 1}


class SuperspionTable(PictureTable[SuperspionView, Picture]):
    """The table: the viewer's folder and trios below, the other player's above.

    peeking: whether the viewer's own folder is open.
    """

    orders: ClassVar = {
        "by-rank": (text.BY_RANK, by_rank, lambda card: card[0]),
        "sets": (text.BY_SETS, by_rank, lambda card: card[0]),
        "by-suit": (text.BY_SUIT, by_suit, lambda card: card[1]),
    }
    event_sounds = SOUNDS
    places: Places

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look, SuperspionView, Picture())
        self.props = Props(view.scene(), look, self.toggle_guess, self.end_turn, self.toggle_fill)
        self.notebook = Notes()
        self.peeking = False
        self.reviewing = False
        """Whether the viewer's own discards lie face up in the place of the fourth cards."""
        self.guessing = False
        """Whether a card is to be chosen on the sheet, as the first step of a guess."""
        self.asked: str | None = None
        """The chosen card, while the player is asked whether the guess is meant."""

    # Reading.

    @property
    def seating(self) -> Seating:
        """Who sits where now; it changes with the viewer."""
        return Seating(self.eye(), self.viewer, tuple(self._names()))

    @property
    def open_spies(self) -> list[str | None]:
        """The spies whose folders are open, by seat; None for a closed folder."""
        over, seen = self.session.match.round_over, self.viewer if self.peeking else -1
        return [spy if over or seat == seen else None for seat, spy in enumerate(self.picture.spies)]

    def take(self, view: SuperspionView) -> Picture:
        shown = self.shown_seat >= 0
        self.notebook.follow(self.session.match)
        # What was begun ends when a curtain falls, or when the turn is over.
        self.peeking = self.peeking and shown
        self.guessing = self.guessing and self._may(Guess)
        picture = Picture.of(view, shown)
        self.reviewing = self.reviewing and self._may_review(picture)
        return picture

    def _may_review(self, picture: Picture) -> bool:
        return bool(picture.own_discards) and not self.view.settings.from_memory

    def _may(self, *kinds: type[Move]) -> bool:
        """Whether one of the legal moves is of these kinds."""
        return any(isinstance(move, kinds) for move in self.moves)

    def called_for(self) -> tuple[object, ...]:
        return self.picture.laying, self._may(Trio, Fourth)

    def start_stop(self) -> str:
        """The hand, or, once nothing can be laid any more, the button that ends the turn."""
        over = self.picture.laying and not self._may(Trio, Fourth)
        return self.props.end_button.key if over else super().start_stop()

    def held_in(self, picture: Picture) -> Sequence[str]:
        return picture.hand

    def laid_by(self) -> Sequence[str]:
        spy = self.picture.spies[self.viewer] if self.viewer >= 0 else None
        return () if spy is None else (spy,)

    def hand_count(self, seat: int) -> int:
        return self.picture.sizes[seat]

    def turn_words(self) -> str:
        if not self.moves:
            return super().turn_words()
        name, can_lay = self.session.name(self.viewer), self._may(Trio, Fourth)
        return text.task_text(self.look.words, name, self.picture.laying, can_lay, self.guessing)

    def fill_fan(self, cards: Sequence[str]) -> None:
        # This order depends on the whole hand and on the spy, which the sort key of a single card cannot see.
        if self.view.hand_order == "sets":
            group = self.orders["sets"][2]
            self.fan.fill(sets_first(cards, self.picture.spies[self.eye()]), group)
        else:
            super().fill_fan(cards)

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        zones = divided(size, letters_scale())
        return zones if self.session.viewer >= 0 else super().zones_for(size)

    def lay_middle(self) -> None:
        unit = self.zones.unit
        head = max(head_width("", self.look.words.say(title), unit) for title in (text.STOCK, text.DISCARDS))
        self.places = places_in(self.zones, head)
        self.props.lay(self.places)

    def paint_board(self, painter: QPainter) -> None:
        for item in self.props.grooves.values():
            paint_groove(painter, item.place, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        return [self.zones.card.toSize(), self.places.card.toSize()]

    def arrangement(self) -> dict[str, Spot]:
        # Cards of possible trios, and possible fourths, stand a little higher.
        ranks = possible_trio_ranks(self.picture.hand, self.picture.spies[self.eye()])
        fourths = {move.card for move in self.moves if isinstance(move, Fourth)}
        self.fan.ready = {card for card in self.picture.hand if card[0] in ranks or card in fourths}
        self.fan.marked = {event.card for event in self.news if isinstance(event, Took) and event.card}
        return super().arrangement()

    def spots(self, picture: Picture) -> dict[str, Spot]:
        last = {event.card for event in self.recent if isinstance(event, FourthLaid)}
        last |= {card for event in self.recent if isinstance(event, TrioLaid) for card in event.cards}
        spots = {}
        for row, seat in enumerate((1 - self.eye(), self.eye())):
            trios = picture.trios[seat]
            lying = self.places.trio_spots(row, [len(trio) for trio in trios])
            for trio, rects in zip(trios, lying, strict=True):
                for index, (card, rect) in enumerate(zip(trio, rects, strict=True)):
                    spots[card] = Spot(rect, 10.0 + index, "last" if card in last else "")
        middle = picture.own_discards if self.reviewing else picture.fourths
        for card, place in zip(middle, self.places.fourth_spots(len(middle)), strict=True):
            spots[card] = Spot(place, 10.0 + len(spots), "last" if card in last else "")
        return spots

    # Dressing.

    def dress(self) -> None:
        seating, attention, hint = self.seating, self.attention(), self.hinted
        self.props.show_places(self.picture, seating, attention, self.reviewing, self._reminder())
        self.props.show_folders(seating, self.open_spies, self.guessing, attention)
        self.props.form.show_state(self._form_state(seating))
        kind = hint.kind if isinstance(hint, Guess | End) else ""
        lays = self._may(Trio, Fourth)
        self.props.show_buttons(self.places.buttons, self._may(Guess), self.guessing, kind, lays)
        self.props.show_fill(self._may_fill(), self._fills)

    def _reminder(self) -> str:
        """While the viewer looks into the own folder: what the other player can make of it."""
        spy = self.picture.spies[self.viewer] if self.peeking else None
        if spy is None or self.session.match.round_over:
            return ""
        trios = self.picture.trios
        lying = {card for laid in trios for trio in laid for card in trio}.union(self.picture.fourths)
        return text.suit_text(self.look.words, spy, len(suspects(trios[self.viewer], lying)))

    def _form_state(self, seating: Seating) -> FormState:
        say, option, used = self.look.words.say, self._sheet_option, self._may_note()
        marks = self._marks() if used else {}
        title, remark = say(text.SHEET), ""
        if self.guessing:
            title = say(text.NAME_THE_SPY, name=seating.names[seating.upper])
        elif used:
            left = len(RANKS) * len(SUITS) - sum(bool(mark) for mark in marks.values())
            remark = say(text.UNKNOWN_LEFT, n=left)
        elif option != "always":
            remark = say(text.FROM_FIVE if option == "five" else text.NOT_USED)
        group, _, which = self.view.focus_key.partition(":")
        return FormState(
            title,
            remark,
            marks,
            used,
            self.guessing,
            legend=tuple((mark, say(words)) for mark, words in text.LEGEND.items()) if used else (),
            chosen=self.asked or (self.hinted.card if isinstance(self.hinted, Guess) else None),
            focused=which if group == "box" and self.view.focus_visible else None,
        )

    @property
    def _sheet_option(self) -> str:
        return str(self.session.match.options["notes"])

    def _may_note(self) -> bool:
        return self.shown_seat >= 0 and may_use_sheet(self._sheet_option, self.picture.trios)

    def _marks(self) -> dict[str, str]:
        return self.notebook.marks(self.viewer, self.picture, self._fills)

    @property
    def _fills(self) -> bool:
        """Whether what is certain is filled in: not for those who play from memory."""
        settings = self.view.settings
        return FILL_SHEET.of(settings.of_games) and not settings.from_memory

    def _may_fill(self) -> bool:
        return self._may_note() and not self.view.settings.from_memory and not self.session.match.round_over

    def toggle_fill(self) -> None:
        """Fill in what is certain on the sheet, or no longer. The choice is kept."""
        self.view.game_preference_chosen.emit(FILL_SHEET.key, not self._fills)

    def hinted_key(self, move: Move) -> str:
        places: dict[type, str] = {Discard: "lay:discard", Trio: "lay:trio", Fourth: "lay:fourth"}
        return places.get(type(move), "")

    def changed_places(self) -> frozenset[str]:
        places: dict[type[Event], str] = {
            Discarded: "lay:discard",
            Took: "lay:stock",
            Shuffled: "lay:discard",
        }
        return frozenset(places[type(event)] for event in self.recent if type(event) in places)

    # Places and keys.

    def place_at(self, point: QPointF) -> str | None:
        card = self.props.form.card_at(point)
        if card is not None:
            return f"box:{card}"
        if self.places.folders[1].contains(point):
            return "lay:folder"
        if self.places.folders[0].contains(point):
            return "lay:spy"
        return next((key for key, item in self.props.grooves.items() if item.place.contains(point)), None)

    def place_keys(self) -> dict[str, KeyAction]:
        """The discard pile, the own trios, the fourth cards."""
        return PLACES

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        """Peeking, guessing, ending the turn; out of turn they say why not."""
        fill = {FILL: self.toggle_fill} if self._may_fill() else {}
        return {PEEK: self.toggle_peek, GUESS: self.toggle_guess, END: self.end_turn, **fill}

    def take_key(self, press: Press) -> bool:
        """Besides, Esc ends guessing, and Up and Down go through the sheet's rows."""
        if super().take_key(press):
            return True
        if self.question is not None or self.sheet is not None:
            return False
        action = self.look.keys.find(press.keys(), (BACK, *_ROWS))
        if action is BACK and (self.guessing or self.peeking or self.reviewing):
            self.guessing = self.peeking = self.reviewing = False
            self.settle()
            return True
        if action in _ROWS and self.view.focus_key.startswith("box:"):
            step = _ROWS[action]
            if 0 <= SUITS.index(self.view.focus_key[-1]) + step < len(SUITS):
                # The boxes are one group, row by row: a row further is as many stops as there are ranks.
                self.view.focus_stop(neighbour(self.groups(), self.view.focus_key, step * len(RANKS)))
            return True
        return False

    def press_place(self, key: str) -> None:
        """Open a folder, or mark or name a box of the sheet; for other places as on every table."""
        group, _, which = key.partition(":")
        if group == "box":
            self._press_box(which)
        elif key == "lay:folder":
            self.toggle_peek()
        elif key == "lay:spy":
            self.toggle_guess()
        elif key == "lay:discard" and self.actions.picking.held is None and self._may_review(self.picture):
            self.toggle_review()
        else:
            super().press_place(key)

    def own_buttons(self) -> list[ButtonItem]:
        turn = [self.props.guess_button, self.props.end_button] if self._may(Guess) else []
        return [*turn, *([self.props.fill_button] if self._may_fill() else [])]

    # Folder and sheet.

    def toggle_peek(self) -> None:
        """Open or close the viewer's own folder. Does nothing behind a curtain."""
        if self.shown_seat >= 0:
            self.peeking = not self.peeking
            self.settle()
            seat = self.eye()
            words = self.seating.folder_words(self.look.words, seat, self.open_spies[seat])
            self.view.announce(". ".join(part for part in (words, self._reminder()) if part))

    def toggle_review(self) -> None:
        """Lay the viewer's own discards open, or away again."""
        self.reviewing = not self.reviewing
        self.settle()
        if self.reviewing:
            self.view.announce(text.discards_text(self.look.words, self.picture.own_discards))

    def toggle_guess(self) -> None:
        """The first step of a guess: let the sheet ask for a card, or no longer if it does."""
        about = self.places.folders[0]
        if not self._may(Guess):
            if self.actions.can_act(about):
                self.actions.refuse(self.look.words.say(text.GUESS_LATER), about)
            return
        self.actions.forget()
        self.guessing = not self.guessing
        self.settle()
        if self.guessing:
            self.view.announce(self.turn_words(), urgent=True)
            if self.view.focus_visible:
                self.view.focus_stop("box:AS")  # the first box: the next thing to do is to choose one

    def _press_box(self, card: str) -> None:
        """A box of the sheet was pressed: name its card, mark it, or say why it cannot be marked."""
        words, form = self.look.words, self.props.form
        if self.guessing:
            self._ask_guess(card)
        elif self._may_note():
            self.notebook.turn_over(self.eye(), card)
            self.refresh()
            self.view.announce(text.mark_text(words, card, form.state.marks.get(card, "")))
        else:
            never = self._sheet_option == "never"
            self.actions.refuse(words.say(text.SHEET_NEVER if never else text.SHEET_CLOSED), form.box(card))

    def _ask_guess(self, card: str) -> None:
        """The second step of a guess: ask whether it is meant."""
        words, seating = self.look.words, self.seating
        self.asked = card
        where = self.picture.place_of(card, self.eye())
        question = text.guess_question(words, card, seating.names[seating.upper], where)
        beside_the_sheet = self.places.stock.united(self.places.buttons)  # which has to stay in sight
        answers = guess_answers(words, card, bool(where), self._answer_guess)
        self.ask(question, answers, beside_the_sheet)
        if where:
            self.view.focus_stop("question:no")
        self.refresh()

    def _answer_guess(self, card: str | None) -> None:
        self.close_question()
        self.asked = None
        if card is None:
            self.refresh()
        else:
            self.guessing = False
            self.actions.play_move(Guess(self.session.turn, card), self.places.sheet)

    # Playing.

    def end_turn(self) -> None:
        """End the viewer's turn, or say whose turn it is."""
        if self.actions.can_act(self.places.buttons):
            self.actions.play_move(End(self.session.turn), self.places.buttons)

    def targets_of(self, card: str) -> list[Target]:
        words, moves = self.look.words, self.moves
        say = words.say
        if self._may(Discard):
            return [Target("lay:discard", Discard(self.session.turn, card), say(text.TO_DISCARD), True)]
        targets = []
        trios = [move for move in moves if isinstance(move, Trio) and card in move.cards]
        if len(trios) == 1:
            last = len(self.picture.trios[self.eye()]) == TRIOS_TO_WIN - 1
            cards = text.card_list(words, trios[0].cards)
            effect = say(text.TO_LAST_TRIO) if last else say(text.TO_TRIO, cards=cards)
            targets.append(Target("lay:trio", trios[0], effect, True))
        elif trios:
            act = partial(self._ask_trio, trios)
            targets.append(Target("lay:trio", None, say(text.TO_SOME_TRIO), True, act))
        fourth = Fourth(self.session.turn, card)
        if fourth in moves:
            targets.append(Target("lay:fourth", fourth, say(text.TO_FOURTH), True))
        return targets

    def _ask_trio(self, trios: Sequence[Trio]) -> None:
        words = self.look.words
        self.ask(words.say(text.WHICH_TRIO), trio_answers(words, trios, self._lay_trio), self.places.rows[1])

    def _lay_trio(self, trio: Trio | None) -> None:
        self.close_question()
        if trio is None:
            self.refresh()
        else:
            self.actions.play_move(trio, self.places.rows[1])

    def attempt(self, card: str, key: str) -> Move | None:
        turn = self.session.turn
        if key == "lay:discard":
            return Discard(turn, card)
        return Fourth(turn, card) if key == "lay:fourth" else None

    def refusal(self, card: str | None, key: str) -> str:
        say = self.look.words.say
        if key == "lay:stock":
            return say(text.DRAWS_BY_ITSELF)
        return say(text.NO_TRIO_WITH) if card is not None and key == "lay:trio" else ""

    def notes(self) -> dict[str, Json]:
        return self.notebook.written(self.session.turn)

    def hinted_card(self, move: Move) -> str | None:
        return move.card if isinstance(move, Discard | Fourth | Guess) else None

    def marked_cards(self, move: Move) -> Sequence[str]:
        return move.cards if isinstance(move, Trio) else super().marked_cards(move)

    # Moving.

    def act_of(self, step: Step[Picture]) -> Act | None:
        stock, pile = self.props.stock.place, self.props.pile.place
        return act_of(step.event, self.shown_seat, self._hand_place, stock, pile)

    def _hand_place(self, seat: int) -> QRectF:
        return self.plates[seat].hand_place(self.places.card)

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        return text.notes_of(self.look.words, events, text.card_name)

    def short_notes_of(self, events: Sequence[Event]) -> list[str]:
        return text.notes_of(self.look.words, events, short_name)

    # Stops, and the end.

    def middle_groups(self) -> list[Group]:
        words, attention = self.look.words, self.attention()
        known = self.picture.own_discards if self._may_review(self.picture) else ()
        return [
            table_group(words, self.picture, self.places, self.seating, self.open_spies, known, attention),
            sheet_group(words, self.props.form),
        ]

    def signs(self) -> list[QRectF]:
        """The title of the sheet."""
        return [self.props.form.head()]

    def tells_something(self, stop: Stop) -> bool:
        group, _, card = stop.key.partition(":")
        return card in self.props.form.state.marks if group == "box" else super().tells_something(stop)

    def round_lines(self) -> list[SheetLine]:
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        return ending_words(self.session.match, self.look.words)
