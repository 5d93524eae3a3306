"""The table of Superspion: folders, trios, fourth cards, stock and discard pile, and the elimination sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.table.film import Film, sounds_of
from holzwurm_desktop.games.superspion.table.guesser import Guesser
from holzwurm_desktop.games.superspion.table.notes import Notes, may_use
from holzwurm_desktop.games.superspion.table.picture import (
    RANKS,
    SUITS,
    Picture,
    by_rank,
    by_suit,
    possible_trio_ranks,
    sets_first,
)
from holzwurm_desktop.games.superspion.table.places import Places, divided, places_in
from holzwurm_desktop.games.superspion.table.props import KEYS, Props
from holzwurm_desktop.games.superspion.table.reading import middle_groups
from holzwurm_desktop.games.superspion.table.result import ending_words, round_lines
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.piles import UnseenCards
from holzwurm_desktop.table.stops import Group, neighbour


class SuperspionTable(GameTable):
    """The viewer's folder and trios below, the other's above."""

    orders: ClassVar[dict[str, Any]] = {
        "by-rank": (text.BY_RANK, by_rank, lambda card: card[0]),
        "sets": (text.BY_SETS, by_rank, lambda card: card[0]),
        "by-suit": (text.BY_SUIT, by_suit, lambda card: card[1]),
    }
    places: Places

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.picture = Picture()
        self.props = Props(self)
        self.guesser = Guesser(self)
        self.unseen = UnseenCards(self.view.scene(), self.look)
        self.notebook = Notes()
        self.peeking = False
        self.moves: list[Move] = []
        self._task = ""

    # Reading.

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return max(self.viewer, 0)

    def shown_seat(self) -> int:
        """The seat whose hand is seen; -1 if none is."""
        return -1 if self.view.concealed else self.viewer

    def read(self) -> None:
        """Take the picture from the viewer's own view."""
        session, state = self.session, self.session.match.state
        if state is None:
            self.picture = Picture()
            return
        view: Any = state.view(self.bottom)
        shown = self.shown_seat() >= 0
        self.picture = Picture.of(view, shown)
        self.notebook.follow(session.match)
        mine = shown and session.my_turn and session.turn == self.viewer
        self.moves = session.legal_moves() if mine else []
        self.peeking = self.peeking and shown
        self.guesser.read()
        can_lay = any(isinstance(move, Trio | Fourth) for move in self.moves)
        name = session.name(self.bottom)
        self._task = text.task_text(self.look.words, name, view, can_lay, self.guesser.active) if mine else ""

    def laid_by(self) -> Sequence[str]:
        """The viewer's own spy."""
        spy = self.picture.spies[self.viewer] if self.viewer >= 0 else None
        return () if spy is None else (spy,)

    def hand(self) -> Sequence[str]:
        """The viewer's cards."""
        return self.picture.hand

    def hand_count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.picture.sizes[seat]

    def turn_words(self) -> str:
        """What the viewer has to do, or whose turn it is."""
        return self._task or super().turn_words()

    def fill_fan(self, cards: Sequence[str]) -> None:
        """Besides the usual orders: possible trios first, then pairs."""
        if self.view.hand_order == "sets":
            group = self.orders["sets"][2]
            self.fan.fill(sets_first(cards, self.picture.spies[self.bottom]), group)
        else:
            super().fill_fan(cards)

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        """The other's plate in the corner."""
        zones = divided(size)
        return zones if self.session.viewer >= 0 else super().zones_for(size)

    def lay_middle(self) -> None:
        """Everything at its place."""
        self.places = places_in(self.zones)
        self.props.lay(self.places)

    def paint_board(self, painter: QPainter) -> None:
        """Troughs for trios, fourth cards and piles."""
        for item in self.props.grooves.values():
            paint_groove(painter, item.place, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        """In the hand, and on the table."""
        return [self.zones.card.toSize(), self.places.card.toSize()]

    def arrange(self) -> dict[str, Spot]:
        """Trios and fourth cards."""
        return self.spots(self.picture)

    def arrangement(self) -> dict[str, Spot]:
        """Cards of possible trios, and possible fourths, stand a little higher."""
        ranks = possible_trio_ranks(self.picture.hand, self.picture.spies[self.bottom])
        fourths = {move.card for move in self.moves if isinstance(move, Fourth)}
        self.fan.ready = {card for card in self.picture.hand if card[0] in ranks or card in fourths}
        taken = (getattr(event, "card", None) for event in self.news if event.kind == "took")
        self.fan.marked = {card for card in taken if card}
        return super().arrangement()

    def spots(self, picture: Picture) -> dict[str, Spot]:
        """Where the open cards of `picture` lie."""
        last = {card for event in self.news for card in getattr(event, "cards", ())}
        last |= {event.card for event in self.news if event.kind == "fourth-laid"}  # type: ignore[attr-defined]
        spots = {}
        for row, seat in enumerate((1 - self.bottom, self.bottom)):
            trios = picture.trios[seat]
            lying = self.places.trio_spots(row, [len(trio) for trio in trios])
            for trio, rects in zip(trios, lying, strict=True):
                for index, (card, rect) in enumerate(zip(trio, rects, strict=True)):
                    spots[card] = Spot(rect, 10.0 + index, "last" if card in last else "")
        for card, rect in zip(picture.fourths, self.places.fourth_spots(len(picture.fourths)), strict=True):
            spots[card] = Spot(rect, 10.0 + len(spots), "last" if card in last else "")
        return spots

    # Dressing.

    def dress(self) -> None:
        """Everything but the cards."""
        self.props.show()

    def trios_title(self, seat: int) -> str:
        """Whose trios lie in a row."""
        if seat == self.viewer:
            return self.look.words.say(text.OWN_TRIOS)
        return self.look.words.say(text.TRIOS_OF, name=self.session.name(seat))

    def folder_words(self, seat: int) -> str:
        """A folder for a screen reader."""
        say, card = self.look.words.say, self.open_spy(seat)
        own = seat == self.viewer
        if card is None:
            return say(text.OWN_FOLDER) if own else say(text.OTHER_FOLDER, name=self.session.name(seat))
        name = text.card_name(self.look.words, card)
        if own:
            return say(text.OWN_SPY, card=name)
        return say(text.OTHER_SPY, name=self.session.name(seat), card=name)

    def open_spy(self, seat: int) -> str | None:
        """The spy that lies open now."""
        spy = self.picture.spies[seat]
        return spy if self.session.match.round_over or (seat == self.viewer and self.peeking) else None

    def may_note(self) -> bool:
        """Whether the sheet may be used now."""
        return self.shown_seat() >= 0 and may_use(str(self.session.match.options["notes"]), self.picture)

    # Places and keys.

    def place_at(self, point: QPointF) -> str | None:
        """The groove, folder or box at `point`."""
        card = self.props.form.card_at(point)
        if card is not None:
            return f"box:{card}"
        if self.places.folders[1].contains(point):
            return "lay:folder"
        if self.places.folders[0].contains(point):
            return "lay:spy"
        return next((key for key, item in self.props.grooves.items() if item.place.contains(point)), None)

    def key_place(self, letter: str) -> str | None:
        """D for the discard pile, T for the own trios, F for the fourth cards."""
        return next((key for key, own in KEYS.items() if own == letter), None)

    def take_key(self, event: QKeyEvent) -> bool:
        """P peeks, G guesses, E ends the turn, Esc ends guessing; Up and Down go through the sheet's rows."""
        if self.question is not None or self.sheet is not None:
            return False
        acts = {"P": self.toggle_peek, "G": self.guesser.toggle, "E": self.end_turn}
        letter = event.text().upper()
        if letter in acts:
            acts[letter]()
            return True
        if event.key() == Qt.Key.Key_Escape and (self.guesser.active or self.peeking):
            self.guesser.active = self.peeking = False
            self.settle()
            return True
        steps = {Qt.Key.Key_Up: -len(RANKS), Qt.Key.Key_Down: len(RANKS)}
        if event.key() in steps and self.view.focus_key.startswith("box:"):
            at = SUITS.index(self.view.focus_key[-1]) + (1 if event.key() == Qt.Key.Key_Down else -1)
            if 0 <= at < len(SUITS):
                step = steps[Qt.Key(event.key())]
                self.view.focus_stop(neighbour(self.groups(), self.view.focus_key, step))
            return True
        return False

    def press_place(self, key: str) -> None:
        """Folders are looked into, boxes marked or named; else as on every table."""
        group, _, which = key.partition(":")
        if group == "box":
            self.guesser.press_box(which)
        elif key == "lay:folder":
            self.toggle_peek()
        elif key == "lay:spy":
            self.guesser.toggle()
        else:
            super().press_place(key)

    def own_buttons(self) -> list[ButtonItem]:
        """Guessing and ending the turn."""
        return [self.props.guess_button, self.props.end_button] if self.guesser.may_guess() else []

    # Playing.

    def toggle_peek(self) -> None:
        """Open the viewer's own folder, or close it."""
        if self.shown_seat() >= 0:
            self.peeking = not self.peeking
            self.settle()
            self.view.announce(self.folder_words(self.bottom))

    def end_turn(self) -> None:
        """End the viewer's turn."""
        if self.actions.can_act(self.places.buttons):
            self.actions.play_move(End(self.session.turn), self.places.buttons)

    def targets_of(self, card: str) -> list[Target]:
        """Discarding, or the trios and the fourth that `card` can be laid in."""
        say, words, moves = self.look.words.say, self.look.words, self.moves
        if any(isinstance(move, Discard) for move in moves):
            return [Target("lay:discard", Discard(self.session.turn, card), say(text.TO_DISCARD), True)]
        targets = []
        trios = [move for move in moves if isinstance(move, Trio) and card in move.cards]
        if len(trios) == 1:
            last = len(self.picture.trios[self.bottom]) == TRIOS_TO_WIN - 1
            cards = text.card_list(words, trios[0].cards)
            effect = say(text.TO_LAST_TRIO) if last else say(text.TO_TRIO, cards=cards)
            targets.append(Target("lay:trio", trios[0], effect, True))
        elif trios:
            act = partial(self.guesser.ask_trio, trios)
            targets.append(Target("lay:trio", None, say(text.TO_SOME_TRIO), True, act))
        if any(isinstance(move, Fourth) and move.card == card for move in moves):
            fourth = Fourth(self.session.turn, card)
            targets.append(Target("lay:fourth", fourth, say(text.TO_FOURTH), True))
        return targets

    def attempt(self, card: str, key: str) -> Move | None:
        """Laying `card` at a place, allowed or not; None where no move says that."""
        turn = self.session.turn
        if key == "lay:discard":
            return Discard(turn, card)
        return Fourth(turn, card) if key == "lay:fourth" else None

    def refusal(self, card: str | None, key: str) -> str:
        """Why a place takes no card, or gives none."""
        say = self.look.words.say
        if key == "lay:stock":
            return say(text.DRAWS_BY_ITSELF)
        return say(text.NO_TRIO_WITH) if card is not None and key == "lay:trio" else ""

    def notes(self) -> dict[str, Any]:
        """The marks made on the sheet since the last move."""
        return self.notebook.written(self.session.turn)

    def hinted_card(self, move: Move) -> str | None:
        """The card that is to be played."""
        return move.card if isinstance(move, Discard | Fourth | Guess) else None

    def hint_words(self, move: Move) -> str:
        """Why the hinted move may be good."""
        return text.reason_text(self.look.words, move)

    # Moving.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Cards travel one event after the other; what the viewer does not see travels face down."""
        return Film(self).of(events)

    def show_all(self) -> None:
        """Cards that travelled face down have arrived."""
        self.unseen.clear()
        super().show_all()

    def show_step(self, picture: Picture, mover: int, sound: str) -> None:
        """What a film shows, apart from cards, when an event's turn has come."""
        self.picture, self.moves = picture, []
        self.dress()
        self.dress_seats(turn=mover)
        self.view.sound_requested.emit(sound)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """Laying, taking, shuffling, knocking."""
        return sounds_of(events)

    def news_of(self, seat: int) -> str:
        """What the last move did."""
        return next(filter(None, (text.news_text(self.look.words, event) for event in self.news)), "")

    # Stops, and the end.

    def middle_groups(self) -> list[Group]:
        """Trios, piles and folders; then the sheet."""
        return middle_groups(self)

    def round_lines(self) -> list[SheetLine]:
        """Each spy, the trios, and what was left in hand."""
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        """Why the round ended."""
        return ending_words(self.session.match, self.look.words)
