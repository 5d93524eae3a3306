"""The table of Razende tovenaars: two lines between two towers, what each wizard has left, and the duel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS, soldier_card, strength_of
from holzwurm_desktop.games.tovenaars.keys import SLOT
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Attacked,
    Captured,
    Fill,
    Filled,
    LeftEmpty,
    Line,
    Slid,
    Slide,
)
from holzwurm_desktop.games.tovenaars.table import choices
from holzwurm_desktop.games.tovenaars.table.asking import Asking
from holzwurm_desktop.games.tovenaars.table.choice import Choice
from holzwurm_desktop.games.tovenaars.table.draft import Draft
from holzwurm_desktop.games.tovenaars.table.film import SOUNDS, act_of
from holzwurm_desktop.games.tovenaars.table.ground import Ground
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture, Report, blows_of
from holzwurm_desktop.games.tovenaars.table.places import Places, divided, places_in
from holzwurm_desktop.games.tovenaars.table.questions import (
    Asked,
    line_question,
    payment_answers,
    question_of,
)
from holzwurm_desktop.games.tovenaars.table.reading import Reading, choice_group
from holzwurm_desktop.games.tovenaars.table.result import ending_words, round_lines
from holzwurm_desktop.games.tovenaars.table.scenery import Scenery
from holzwurm_desktop.games.tovenaars.table.telling import Telling
from holzwurm_desktop.games.tovenaars.view import TovenaarsView
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import Act, PictureTable, Step, view_of
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.table.wordiness import FULL


class TovenaarsTable(PictureTable[TovenaarsView, Picture]):
    """The table. The line of whoever looks is the near one.

    There is no hand: the fan holds the cards that may be taken up, where they lie (see `Choice`). draft: the
    line that is being put together; telling: words about the viewer's moves, None while there are none;
    asking: the question that the position asks.
    """

    orders: ClassVar = {"suit": (text.BY_ROLE, None, None)}
    event_sounds = SOUNDS
    bare_groups: ClassVar = PictureTable.bare_groups | {"stack"}
    places: Places
    fan: Choice

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look, TovenaarsView, Picture())
        self.fan = Choice()
        self.stage = ""
        self.telling: Telling | None = None
        self.draft = Draft()
        self.scenery = Scenery(view.scene(), look)
        self.asking = Asking(view.scene(), look)
        # With the number of moves and the match that it belongs to.
        self._last_report: tuple[int, Match | None, Report] = (-1, None, ())

    # Seats.

    @property
    def near(self) -> int:
        """The seat whose line is near: the viewer's, or red's while nobody in particular looks."""
        return max(self.viewer, 0)

    @property
    def ground(self) -> Ground:
        """The places of this layout, by seat."""
        return Ground(self.places, self.near)

    def others(self) -> list[int]:
        return [1 - self.near]

    def secret(self, seat: int) -> bool:
        """Whether `seat` has a sealed choice to make: all else is open."""
        match = self.session.match
        if match.state is None or match.state.turn != seat:
            return False
        return view_of(match, seat, TovenaarsView).sealed

    def eye(self) -> int:
        """The viewer, or the seat on turn if neither of the two looks."""
        state = self.session.match.state
        return self.viewer if self.viewer >= 0 or state is None else max(state.turn, 0)

    # Reading.

    def take(self, view: TovenaarsView) -> Picture:
        session, self.stage = self.session, view.stage
        picture = Picture.of(view, self._report(), session.watcher)
        if not self.moves or self.stage != "line":
            self.draft.clear()
        else:
            picture = picture.lined_up(session.turn, tuple(self.draft.line))
        self.telling = (
            Telling(self.look.words, view, self._names(), self.moves, picture) if self.moves else None
        )
        return picture

    def _report(self) -> Report:
        """The report of the last duel."""
        # Finding it plays moves again, and the table reads more often than once a move.
        match = self.session.match
        count = len(match.rounds[-1].moves) if match.rounds else 0
        if self._last_report[0] != count or self._last_report[1] is not match:
            self._last_report = (count, match, blows_of(match, self.session.watcher))
        return self._last_report[2]

    def held_in(self, picture: Picture) -> Sequence[str]:
        return () if self.telling is None else self.telling.cards

    def fill_fan(self, cards: Sequence[str]) -> None:
        # Cards stay where they lie: there is nothing to sort.
        self.fan.fill(cards, None)

    def hand_count(self, seat: int) -> int | None:
        return None

    def turn_words(self) -> str:
        return self.telling.task() if self.telling is not None else super().turn_words()

    def called_for(self) -> tuple[object, ...]:
        return self.stage, len(self.picture.report)

    def start_stop(self) -> str:
        """The cards to choose from; where there are none, the last answer, which mostly changes nothing."""
        if self.fan.cards or self.asking.strip is None:
            return super().start_stop()
        return self.asking.strip.buttons[-1].key

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        return divided(size, letters_scale())

    def lay_middle(self) -> None:
        zones = self.zones
        self.places = places_in(zones)
        self.plates[self.near].put(zones.own, 8 * zones.unit)  # the frame does that only where somebody looks
        self.scenery.lay(self.places)

    def paint_board(self, painter: QPainter) -> None:
        self.scenery.paint(painter, self.ground, self._names())

    def card_sizes(self) -> list[QSize]:
        places = self.places
        sizes = (places.card, places.near_card, places.far_card, places.side_card, places.captive)
        return [size.toSize() for size in sizes]

    def arrangement(self) -> dict[str, Spot]:
        # Cards that may be taken up are lit, but not for a line, when all soldiers may be.
        self.fan.put(self.spots(self.picture))
        self.fan.lit = () if self.stage == "line" else self.fan.cards
        self.fan.hinted = choices.card_of(self.hinted, self.picture) if self.hinted is not None else None
        return super().arrangement()

    def arranged(self, picture: Picture) -> dict[str, Spot]:
        return self.spots(picture)

    def spots(self, picture: Picture) -> dict[str, Spot]:
        return self.ground.spots(picture, self._fresh_cards())

    def _fresh_cards(self) -> set[str]:
        """The soldiers that fought, fell or were put up since the viewer's turn."""
        found = set()
        for event in self.recent:
            if isinstance(event, Attacked):
                found |= {soldier_card(event.seat, event.card), soldier_card(1 - event.seat, event.enemy)}
            elif isinstance(event, Filled | Captured | Slid):
                found.add(soldier_card(event.seat, event.card))
        return found

    # Dressing.

    def dress(self) -> None:
        self.asking.update(self._asked(), self.ground, self.zones.size)
        self.scenery.dress(self.picture, self.ground, self._names(), self.attention())
        if self.question is not None:
            self.scenery.clear(self.question.place)
        card = self.view.pointer.card or self.view.focused_card
        free = self.actions.picking.held is None and self.question is None and not self.note.isVisible()
        told = self.odds_of(card) if card is not None and free else ""
        about = self.card_rect(card) if card is not None else QRectF()
        self.scenery.show_odds(told, about, self.places, self.zones.size)

    def odds_of(self, card: str) -> str:
        """What is told about a card that may be taken up; "" for any other."""
        return self.telling.of_card(card) if self.telling is not None else ""

    def _asked(self) -> Asked | None:
        """The question that the position asks, if it asks one."""
        if self.question is not None or self.telling is None:
            return None
        words = self.look.words
        if self.draft.full:
            return line_question(words, self._confirm_line)
        return question_of(words, self.telling, self.actions.picking.held is not None, self._answer)

    def hinted_key(self, move: Move) -> str:
        return choices.place_of(move, self.picture, self.emptied)

    def marked_cards(self, move: Move) -> Sequence[str]:
        if isinstance(move, Line):
            return [soldier_card(move.seat, rank) for rank in move.cards]
        card = choices.card_of(move, self.picture)
        return () if card is None else (card,)

    def marked_place(self, move: Move) -> str:
        return self.hinted_key(move) if isinstance(move, Attack | Slide | Fill) else ""

    def changed_places(self) -> frozenset[str]:
        emptied = [event for event in self.recent if isinstance(event, LeftEmpty)]
        return frozenset(choices.slot_key(event.seat, event.slot) for event in emptied)

    def open_places(self) -> frozenset[str]:
        wanted = self.emptied >= 0 and self.actions.picking.held is None
        return frozenset({self.emptied_key} if wanted else ())

    def show_all(self) -> None:
        super().show_all()
        if self.asking.strip is not None:
            self.asking.strip.tell_remark()

    def tip_at(self, point: QPointF) -> str:
        """A card that lies open and what it is for, and what taking it up may bring."""
        lying = [
            (spot.z, card) for card, spot in self.spots(self.picture).items() if spot.rect.contains(point)
        ]
        if not lying:
            return ""
        card = max(lying)[1]
        return " ".join(part for part in (text.use_text(self.look.words, card), self.odds_of(card)) if part)

    def own_buttons(self) -> list[ButtonItem]:
        return self.asking.strip.buttons if self.asking.strip is not None else []

    # Places.

    @property
    def emptied(self) -> int:
        """The slot that the viewer has to fill; -1 if none."""
        return self.telling.emptied if self.telling is not None else -1

    @property
    def emptied_key(self) -> str:
        """The key of the slot that the viewer has to fill."""
        return choices.slot_key(max(self.viewer, 0), self.emptied)

    def place_at(self, point: QPointF) -> str | None:
        return self.ground.place_at(point, choices.GAP in self.actions.picking.targets)

    def place_rect(self, key: str) -> QRectF:
        return self.ground.rect_of(key, self.picture)

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        """The answers that are asked for, and the slots."""
        slots = {action: partial(self._take_slot, at) for at, action in enumerate(SLOT)}
        return {**self.asking.acts, **slots}

    def _take_slot(self, slot: int) -> None:
        """Do what the key of a slot does: play the held card there, put the focused one there while the line
        is chosen, or take up the soldier that stands there."""
        held = self.actions.picking.held
        if held is not None:
            keys = (choices.slot_key(seat, slot) for seat in (1 - self.viewer, self.viewer))
            wanted = [key for key in keys if key in self.actions.picking.targets]
            self.actions.play_at(wanted[0] if wanted else choices.slot_key(1 - self.viewer, slot))
            return
        card = self.view.focused_card if self.stage == "line" else None
        if card is not None and self.actions.hold_card(card):
            self.actions.play_at(choices.slot_key(self.viewer, slot))
        elif self.viewer >= 0 and (soldier := self.picture.lines[self.viewer][slot]) in self.fan.cards:
            self.view.focus_stop(f"hand:{soldier}")
            self.actions.press_card(str(soldier), choose=True)

    # Playing.

    def targets_of(self, card: str) -> list[Target]:
        if self.telling is None:
            return []
        if isinstance(self.moves[0], Line):
            effect = self.look.words.say(text.LINES_UP)
            return self.draft.targets(card, self.session.turn, effect, self._line_up)
        by_place: dict[str, list[Move]] = {}
        for move in self.telling.moves_of(card):
            by_place.setdefault(choices.place_of(move, self.picture, self.emptied), []).append(move)
        targets = []
        for key, moves in by_place.items():
            words, good = self.telling.target_words(moves)
            fills = [move for move in moves if isinstance(move, Fill)]
            act = partial(self._ask_payment, fills) if len(fills) > 1 else None
            targets.append(Target(key, moves[0], words, good, act))
        return targets

    def _line_up(self, card: str, slot: int) -> None:
        """Put a soldier into a slot of the draft."""
        self.draft.put(card, slot)
        self.view.sound_requested.emit("lay")
        self.settle()
        said, name = self.look.words.say, self._names()[self.session.turn]
        rank = text.rank_name(self.look.words, card[0])
        self.view.announce(said(text.SLOT_STATE, name=name, slot=slot + 1, card=rank))
        if self.view.focus_visible and self.draft.full and self.asking.strip is not None:
            self.view.focus_stop(self.asking.strip.buttons[0].key)

    def _confirm_line(self) -> None:
        self.actions.play_move(self.draft.move(self.session.turn), self.places.gap)

    def _answer(self, move: Move) -> None:
        """Give an answer to the question that is asked."""
        about = self.asking.strip.place if self.asking.strip is not None else self.places.gap
        if self.actions.can_act(about):
            self.actions.play_move(move, about)

    def _ask_payment(self, fills: Sequence[Fill]) -> None:
        """Ask how a ransom is to be paid."""
        words, owned = self.look.words, [int(card[0]) for card in self.picture.money[fills[0].seat]]
        question = words.say(text.PAY_QUESTION, price=sum(fills[0].pay or ()))
        self.ask(question, payment_answers(words, fills, owned, self._pay), self.place_rect(self.emptied_key))

    def _pay(self, fill: Fill | None) -> None:
        self.close_question()
        if fill is None:
            self.refresh()
        else:
            self.actions.play_move(fill, self.place_rect(self.emptied_key))

    def attempt(self, card: str, key: str) -> Move | None:
        return choices.attempt(card, key, self.session.turn, self.picture, self.emptied)

    def refusal(self, card: str | None, key: str) -> str:
        if card is not None:
            return ""
        say = self.look.words.say
        if self.emptied >= 0 and key == choices.dungeon_key(self.viewer):
            held = [card for card in self.picture.captives[self.viewer] if card not in self.fan.cards]
            if held:
                return say(text.NO_EXACT_SUM, price=strength_of(held[-1][0]))
        return say(text.LINE_READY if self.draft.full else text.ONE_OF_YOURS)

    # Words, film, sounds.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        # Nothing can be chosen while it runs.
        self.fan.fill((), None)
        self.asking.clear()
        return super().film(events)

    def act_of(self, step: Step[Picture]) -> Act:
        return act_of(step, self.ground)

    def show_step(self, step: Step[Picture], seat: int | None, news: list[Event]) -> None:
        self.telling = None
        super().show_step(step, seat, news)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        return super().sounds(events)[:1]  # without a film all would sound at once

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        told = [
            text.NEWS[event.kind] for event in events if event.kind in text.NEWS and event.kind != "declined"
        ]
        declined = any(event.kind == "declined" for event in events)
        # What was let be is worth a note only where nothing was done.
        return [
            self.look.words.say(phrase) for phrase in told or ([text.NEWS["declined"]] if declined else [])
        ]

    def seat_remark(self, seat: int) -> str:
        """How many soldiers a seat still has."""
        # While a line is face down, the reserve is shown whole, though those of the line have left it.
        standing = sum(card is not None for card in self.picture.lines[seat])
        reserve = len(self.picture.reserve[seat]) - (SLOTS if BACK in self.picture.lines[seat] else 0)
        return self.look.words.say(text.SOLDIERS_LEFT, n=standing + reserve)

    # Stops, and the end.

    def hand_group(self) -> Group:
        held = self.actions.picking.held
        return choice_group(self.look.words, self.telling, self.fan.cards, self.card_rect, held)

    def middle_groups(self) -> list[Group]:
        reading = Reading(self.look.words, self.picture, self.ground, self._names(), self.attention())
        return reading.groups(" ".join(self.scenery.report.lines))

    def signs(self) -> list[QRectF]:
        """The flags and names of the towers, above their dungeons."""
        heads = zip(self.places.towers, self.places.dungeons, strict=True)
        return [tower.intersected(QRectF(tower.topLeft(), dungeon.topRight())) for tower, dungeon in heads]

    def tells_something(self, stop: Stop) -> bool:
        """What each still owns is told on its own, unless all is wanted: it would take two breaths."""
        group = stop.key.partition(":")[0]
        owned = group == "stack" and self.view.settings.wordiness != FULL
        return group != "report" and not owned and super().tells_something(stop)

    def round_lines(self) -> list[SheetLine]:
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        return ending_words(self.session.match, self.look.words)
