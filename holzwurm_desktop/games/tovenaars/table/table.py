"""The table of Razende tovenaars: two lines between two towers, what each wizard has left, and the duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QKeyEvent, QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS, soldier_card
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Attacked,
    Blocked,
    Captured,
    Fill,
    Filled,
    Line,
    Reversed,
)
from holzwurm_desktop.games.tovenaars.table import choices
from holzwurm_desktop.games.tovenaars.table.asking import Asking
from holzwurm_desktop.games.tovenaars.table.choice import Choice
from holzwurm_desktop.games.tovenaars.table.draft import Draft
from holzwurm_desktop.games.tovenaars.table.film import SOUNDS, Film
from holzwurm_desktop.games.tovenaars.table.odds import attack_duel
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.games.tovenaars.table.places import FAR, NEAR, Places, divided, places_in
from holzwurm_desktop.games.tovenaars.table.reading import Reading
from holzwurm_desktop.games.tovenaars.table.report import blows_of
from holzwurm_desktop.games.tovenaars.table.result import ending_words, round_lines
from holzwurm_desktop.games.tovenaars.table.scenery import Scenery
from holzwurm_desktop.games.tovenaars.table.telling import Telling
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.piles import UnseenCards
from holzwurm_desktop.table.stops import Group

SECRET = ("line", "attacker-sleep", "defender-sleep")
"""Stages in which a choice is made that the other must not see."""


class TovenaarsTable(GameTable):
    """The person's line is the near one; of two people at one screen red's is, whoever looks."""

    orders: ClassVar[dict[str, Any]] = {"suit": (text.BY_ROLE, None, None)}
    places: Places
    fan: Choice

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.fan = Choice()
        self.picture = Picture()
        self.report: list[Event] = []
        self.stage = ""
        self.state_view: Any = None
        self.moves: list[Move] = []
        self.telling: Telling | None = None
        self.draft = Draft(self)
        self.unseen = UnseenCards(self.view.scene(), self.look)
        self.scenery = Scenery(self)
        self.asking = Asking(self)
        self.reading = Reading(self)
        self._told: tuple[int, Any] = (-1, None)

    # Seats.

    @property
    def near(self) -> int:
        """The seat whose line is near: the only person's, or red's."""
        return max(self.session.watcher, 0)

    def others(self) -> list[int]:
        """The far seat."""
        return [1 - self.near]

    def side_of(self, seat: int) -> int:
        """`NEAR` or `FAR`."""
        return NEAR if seat == self.near else FAR

    def secret(self, seat: int) -> bool:
        """Whether `seat` has a sealed choice to make."""
        state: Any = self.session.match.state
        return state is not None and state.turn == seat and state.view(seat).stage in SECRET

    # Reading.

    def read(self) -> None:
        """Take the picture from the viewer's own view; the report from what has happened."""
        session, state = self.session, self.session.match.state
        self.moves, self.telling = [], None
        if state is None:
            self.picture, self.report = Picture(), []
            return
        looking = self.viewer if self.viewer >= 0 else max(state.turn, 0)
        view: Any = state.view(looking)
        self.state_view, self.stage = view, view.stage
        self._read_report()
        self.picture = Picture.of(view, self.report, session.watcher)
        mine = session.my_turn and session.turn == self.viewer and not self.view.concealed
        if mine:
            self.moves = session.legal_moves()
            self.telling = Telling(self.look.words, view, self._names())
        if not mine or self.stage != "line":
            self.draft.clear()
        else:
            self.picture = self.picture.lined_up(session.turn, tuple(self.draft.line))

    def _read_report(self) -> None:
        match = self.session.match
        count = len(match.rounds[-1].moves) if match.rounds else 0
        if self._told[0] != count or self._told[1] is not match:
            self._told = (count, match)
            self.report = blows_of(match, self.session.watcher)

    def hand(self) -> Sequence[str]:
        """The cards that may be taken up now."""
        return choices.takeable(self.moves, self.picture)

    def fill_fan(self, cards: Sequence[str]) -> None:
        """They lie as they lie."""
        self.fan.fill(cards, None)

    def hand_count(self, seat: int) -> int | None:
        """All cards lie open."""
        return None

    def turn_words(self) -> str:
        """What the viewer has to do, or whose turn it is."""
        return self.telling.task() if self.telling is not None else super().turn_words()

    def settle(self) -> None:
        """Besides, bring the keyboard to a new question, or to the cards to choose from."""
        before = self.stage, len(self.report)
        super().settle()
        asked = (self.stage, len(self.report)) != before
        if asked and self.view.focus_visible and self.moves and self.question is None:
            if self.asking.strip is not None and not self.fan.cards:
                self.view.focus_stop(self.asking.strip.buttons[-1].key)
            elif self.fan.cards and self.view.focused_card is None:
                self.view.focus_stop(f"hand:{self.fan.cards[0]}")

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        """A low far strip, a high middle, all that is left along the lower edge."""
        return divided(size)

    def lay_middle(self) -> None:
        """Lines, towers, report; both plates at their sides."""
        zones = self.zones
        self.places = places_in(zones)
        self.plates[self.near].put(zones.own, 8 * zones.unit)
        self.plates[1 - self.near].put(zones.seats[0], 8 * zones.unit)
        self.scenery.lay()

    def paint_board(self, painter: QPainter) -> None:
        """Towers and the places of soldiers are part of the board."""
        self.scenery.paint(painter)

    def card_sizes(self) -> list[QSize]:
        """In the lines, in the stacks, beside soldiers, in dungeons."""
        places = self.places
        sizes = (places.card, places.near_card, places.far_card, places.side_card, places.captive)
        return [size.toSize() for size in sizes]

    def arrange(self) -> dict[str, Spot]:
        """Every open card."""
        return self.spots_of(self.picture)

    def arrangement(self) -> dict[str, Spot]:
        """Cards that may be taken up are lit."""
        self.fan.put(self.spots_of(self.picture))
        self.fan.lit = () if self.stage == "line" else self.fan.cards
        hinted = self.hinted
        self.fan.hinted = choices.card_of(hinted, self.picture) if hinted is not None else None
        return super().arrangement()

    def spots_of(self, picture: Picture) -> dict[str, Spot]:
        """Where the open cards of a picture lie, none taken up."""
        places, found = self.places, {}
        last = self._fresh_cards()
        for seat in range(2):
            side = self.side_of(seat)
            for slot, card in enumerate(picture.lines[seat]):
                if card is not None and card != BACK:
                    duelling = picture.duel is not None and picture.slot_in_duel(seat) == slot
                    found[card] = (places.soldier(side, slot, duelling), 30.0)
            stacks = (picture.reserve, picture.money, picture.charms, picture.sleep)
            for which, stack in enumerate(stacks):
                lying = places.stack(side, which, len(stack[seat]))
                piled = zip(stack[seat], lying, strict=True)
                found |= {card: (rect, 10.0 + i) for i, (card, rect) in enumerate(piled)}
            cells = places.cells(1 - side, len(picture.captives[seat]))
            caught = zip(picture.captives[seat], cells, strict=True)
            found |= {card: (rect, 40.0 + i) for i, (card, rect) in enumerate(caught)}
            for right, beside in ((True, picture.raised[seat]), (False, picture.thrown[seat])):
                if beside is not None and beside != BACK:
                    found[beside] = (places.beside(side, picture.slot_in_duel(seat), right), 35.0)
        return {card: Spot(rect, z, "last" if card in last else "") for card, (rect, z) in found.items()}

    def _fresh_cards(self) -> set[str]:
        """Soldiers that the last move was about."""
        found = set()
        for event in self.news:
            if isinstance(event, Attacked):
                found |= {
                    soldier_card(event.seat, event.card),
                    soldier_card(1 - event.seat, event.enemy),
                }
            elif isinstance(event, Filled | Captured):
                found.add(soldier_card(event.seat, event.card))
        return found

    def stack_place(self, seat: int) -> QRectF:
        """Where a sleep spell comes from."""
        return self.places.stack(self.side_of(seat), 3, 1)[0]

    def thrown_place(self, seat: int, picture: Picture) -> QRectF:
        """Where a seat's sleep spell lies in a duel."""
        return self.places.beside(self.side_of(seat), picture.slot_in_duel(seat), False)

    def goal_of(self, event: Event) -> QRectF | None:
        """Where the cards go that an event uses up; None: they fade where they lie."""
        card = QRectF(QPointF(0, 0), self.places.side_card)
        if isinstance(event, Blocked | Reversed):
            card.moveCenter(self.places.gap.center())
            return card
        if isinstance(event, Filled) and event.pay is not None:
            card.moveCenter(self.places.dungeons[1 - self.side_of(event.seat)].center())
            return card
        return None

    # Dressing.

    def dress(self) -> None:
        """Everything but the cards."""
        self.asking.update()
        self.scenery.dress()

    def show_all(self) -> None:
        """Cards that travelled face down have arrived."""
        self.unseen.clear()
        super().show_all()
        if self.asking.strip is not None:
            self.asking.strip.tell_remark()

    def own_buttons(self) -> list[ButtonItem]:
        """The answers of the question that is asked."""
        return self.asking.strip.buttons if self.asking.strip is not None else []

    def show_film(self, picture: Picture, report: list[Event], news: list[Event]) -> None:
        """Show a moment of a film, apart from its cards."""
        self.picture, self.report, self.news = picture, report, news
        self._told = (-1, None)
        self.moves, self.telling = [], None
        self.dress()
        self.dress_seats(turn=getattr(news[-1], "seat", self.session.turn))

    # Places.

    @property
    def emptied(self) -> int:
        """The slot that the viewer has to fill; -1: none."""
        return self.telling.emptied if self.telling is not None else -1

    @property
    def emptied_key(self) -> str:
        """The key of the slot that the viewer has to fill."""
        return choices.slot_key(max(self.viewer, 0), self.emptied)

    def place_at(self, point: QPointF) -> str | None:
        """The slot, dungeon or, where a card may go there, the gap at `point`."""
        return self.reading.place_at(point)

    def place_rect(self, key: str) -> QRectF:
        """Where a place lies."""
        return self.reading.rect_of(key)

    def key_place(self, letter: str) -> str | None:
        """See `take_key`."""
        return None

    def take_key(self, event: QKeyEvent) -> bool:
        """1 to 3 for slots; the keys that answers show."""
        letter = event.text().upper()
        if self.question is not None:
            shown = [answer for answer in self.question.answers if answer.hotkey == letter]
            for answer in shown:
                answer.act()
            return bool(shown)
        if self.sheet is not None or not letter:
            return False
        return self.asking.press(letter) or (letter in "123" and self._take_slot(int(letter) - 1))

    def _take_slot(self, slot: int) -> bool:
        """The key of a slot: what is held goes there; else the soldier there is taken up."""
        held = self.actions.picking.held
        if held is not None:
            keys = (choices.slot_key(seat, slot) for seat in (1 - self.viewer, self.viewer))
            wanted = [key for key in keys if key in self.actions.picking.targets]
            self.actions.play_at(wanted[0] if wanted else choices.slot_key(1 - self.viewer, slot))
            return True
        card = self.view.focused_card if self.stage == "line" else None
        if card is not None and self.actions.hold_card(card):
            self.actions.play_at(choices.slot_key(self.viewer, slot))
        elif self.viewer >= 0 and (soldier := self.picture.lines[self.viewer][slot]) in self.fan.cards:
            self.view.focus_stop(f"hand:{soldier}")
            self.actions.press_card(str(soldier), choose=True)
        return True

    # Playing.

    def targets_of(self, card: str) -> list[Target]:
        """Where a card may go, with what that will do."""
        if self.moves and isinstance(self.moves[0], Line):
            return self.draft.targets(card)
        assert self.telling is not None
        by_place: dict[str, list[Move]] = {}
        for move in self.moves_of(card):
            by_place.setdefault(choices.place_of(move, self.picture, self.emptied), []).append(move)
        targets = []
        for key, moves in by_place.items():
            words, good = self.telling.target_words(moves)
            fills = [move for move in moves if isinstance(move, Fill)]
            act = self.asking.payer(fills) if len(fills) > 1 else None
            targets.append(Target(key, moves[0], words, good, act))
        return targets

    def moves_of(self, card: str) -> list[Move]:
        """The legal moves that take up a card."""
        return [move for move in self.moves if choices.card_of(move, self.picture) == card]

    def attempt(self, card: str, key: str) -> Move | None:
        """Laying `card` at a place, allowed or not."""
        return choices.attempt(card, key, self.session.turn, self.picture, self.emptied)

    def refusal(self, card: str | None, key: str) -> str:
        """Why a place alone does nothing."""
        return self.reading.refusal(key) if card is None else ""

    # Words, film, sounds.

    def hint_words(self, move: Move) -> str:
        """Why the hinted move may be good."""
        strengths = None
        if isinstance(move, Attack):
            duel = attack_duel(self.state_view, move.seat, move.slot, move.target)
            strengths = (duel.own, duel.other) if duel.won else None
        return text.reason_text(self.look.words, move, strengths)

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Blow by blow."""
        self.fan.fill((), None)
        self.asking.clear()
        return Film(self).of(events)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """The first thing that can be heard."""
        return [SOUNDS[type(event)] for event in events if type(event) in SOUNDS][:1]

    def news_of(self, seat: int) -> str:
        """What the last move did."""
        kind = self.news[0].kind if self.news else ""
        return self.look.words.say(text.NEWS[kind]) if kind in text.NEWS else ""

    def seat_remark(self, seat: int) -> str:
        """How many soldiers a seat still has."""
        standing = sum(card is not None for card in self.picture.lines[seat])
        reserve = len(self.picture.reserve[seat]) - (SLOTS if BACK in self.picture.lines[seat] else 0)
        return self.look.words.say(text.SOLDIERS_LEFT, n=standing + reserve)

    # Stops, and the end.

    def hand_group(self) -> Group:
        """The cards to choose from, with what is told of each."""
        return self.reading.choice_group()

    def middle_groups(self) -> list[Group]:
        """Lines, dungeons, belongings, report."""
        return self.reading.groups()

    def round_lines(self) -> list[SheetLine]:
        """Who still stands, and who was caught."""
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        """Whose line is empty."""
        return ending_words(self.session.match, self.look.words)
