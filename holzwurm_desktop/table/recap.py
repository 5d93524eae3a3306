"""Since your turn: what the viewer is told of it by a panel, by marks, notes and a banner, and once more as a film.

Everything comes from the events of the moves as the viewer's seat knows them (`session.since`), in the words of the
move list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.since import Since
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import SPEEDS, Cue
from holzwurm_desktop.table.frame_keys import AGAIN, FOLD
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import Beside
from holzwurm_desktop.table.recap_item import (
    BannerItem,
    RecapItem,
    RecapPlace,
    Sentence,
    recap_place,
)
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.game_text import GameText

FOLDED_SIGN = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
UNFOLDED_SIGN = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"
BEAT = 1700.0
"""Milliseconds at normal speed that the game waits after a loss of the viewer's."""


class Recap:
    """What has happened since the viewer's turn. before: the events of that time but those of the last move.

    Only where somebody plays: whoever looks through a match, or on while computers play, sees each move by itself.
    """

    def __init__(
        self, session: Session, view: Stage, look: Look, text: GameText, again: Callable[[], None]
    ) -> None:
        """`again` plays all of it once more."""
        self._session = session
        self._view = view
        self._look = look
        self._text = text
        self._since = Since(text.within_turn, text.opened_by)
        self.before: list[Event] = []
        self.item = RecapItem(look)
        self.banner = BannerItem(look)
        self.fold_button = ButtonItem(look, "button:since", self.turn_fold)
        self.again_button = ButtonItem(look, "button:again", again)
        for item in (self.item, self.banner, self.fold_button, self.again_button):
            view.scene().addItem(item)
        for button in (self.fold_button, self.again_button):
            button.setZValue(425)
        self._place = recap_place(QSizeF(1, 1), True)
        self._panel = QRectF()

    # What happened.

    @property
    def told(self) -> list[Event]:
        """All events since the viewer's turn; none where nobody is told, or behind a curtain."""
        seen = self._session.told_seat >= 0 and not self._view.concealed
        return self._since.events if seen else []

    @property
    def first(self) -> int:
        """The number (from 0) in the round of the first move since the viewer's turn."""
        return self._since.first

    def whole_round(self) -> list[Event]:
        """Everything that has happened in the round, as far as the viewer saw it; nothing where nobody is told."""
        return self._since.whole_round() if self._session.told_seat >= 0 else []

    def read(self) -> list[Event]:
        """Read the match as it is now; the events of its last move."""
        seat = self._session.told_seat
        self._since.follow(self._session.match, seat if seat >= 0 else self._session.viewer)
        last = self._since.last()
        told = self.told
        self.before = told[: max(0, len(told) - len(last))]
        return last

    def take(self, events: Sequence[Event]) -> None:
        """These `events`, of the last move, are about to be shown."""
        if self._session.told_seat < 0:
            self.before = []
            return
        self._since.follow(self._session.match, self._session.told_seat)
        told = self._since.events
        self.before = told[: max(0, len(told) - len(events))]

    def sentences(self) -> list[Sentence]:
        """What happened, a sentence for each event that is worth one."""
        seat = self._session.told_seat
        return [
            Sentence(self._say(event), bool(self._headline(event, seat))) for event in self._worth(self.told)
        ]

    def aloud(self, event: Event) -> str:
        """What happened as it is read out; a loss has its headline before it, as on the banner."""
        headline = self._headline(event, self._session.told_seat)
        return f"{headline} {self._say(event)}".lstrip()

    def all_aloud(self) -> str:
        """The sentences as they are read out."""
        return " ".join(self.aloud(event) for event in self._worth(self.told))

    @staticmethod
    def _worth(events: Sequence[Event]) -> list[Event]:
        # How the round ended, the sheet tells.
        return [event for event in events if event.kind != "round-ended"]

    def light(self, move: int | None) -> None:
        """Light the sentences of move `move` (from 0) since the turn, which is just shown again; None lights none."""
        counts = [len(self._worth(events)) for events in self._since.moves]
        begin = 0 if move is None else sum(counts[:move])
        self.item.light(range(begin, begin if move is None else begin + counts[move]))

    def _say(self, event: Event) -> str:
        names = [player.name for player in self._session.match.players]
        return self._text.event_text(self._look.words, event, names)

    def _headline(self, event: Event, seat: int) -> str:
        phrase = self._text.loss(event, seat, self._since.whole_round) if seat >= 0 else None
        return "" if phrase is None else self._look.words.say(phrase)

    # A loss.

    def loss(self, events: Sequence[Event]) -> tuple[str, str] | None:
        """(headline, sentence) of the first of these events that costs the viewer something; None if none does."""
        seat = self._session.told_seat
        for event in events:
            headline = self._headline(event, seat)
            if headline:
                return headline, self._say(event)
        return None

    @property
    def beat(self) -> float:
        """Milliseconds that a loss is shown. A desktop that wants no motion has a beat as well; who wants the game to
        go on at once has none."""
        return BEAT * SPEEDS[self._view.settings.speed]

    def beat_after(self, at: float, events: Sequence[Event], inside: QRectF) -> list[Cue]:
        """What shows the banner `at` milliseconds of a film, and keeps it for a beat; nothing if nothing is lost."""
        lost = self.loss(events)
        if lost is None or not self.beat:
            return []

        def show() -> None:
            self.dress()
            self.banner.tell(*lost, inside)

        return [(at, show), (at + self.beat, lambda: None)]

    # The panel.

    @property
    def shown(self) -> bool:
        """Whether there is a panel at all: somebody plays, and there is room."""
        return self._session.told_seat >= 0 and not self._panel.isEmpty()

    @property
    def place(self) -> RecapPlace:
        """How the room was divided; its panel is the whole room at the edge, which the coach may share."""
        return self._place

    @property
    def folded(self) -> bool:
        """Whether only its buttons are shown."""
        return self._place.folded or self._view.settings.since_folded

    def lay(self, size: QSizeF, coached: bool = False) -> QSizeF:
        """Lie in a room of `size`; what is left of it for the table, from its upper left corner. coached: the coach's
        panel is open in the same room, so that it must not be low."""
        if self._session.told_seat < 0:
            self._place = RecapPlace(size, QRectF(), Beside.APART, 1.0, True)
        else:
            self._place = recap_place(size, self._view.settings.since_folded and not coached)
        self.take_room(self._place.panel)
        return self._place.table

    def take_room(self, panel: QRectF) -> None:
        """Lie there, in a part of the room at the table's edge."""
        self._panel = panel
        for item in (self.item, self.fold_button, self.again_button):
            item.setVisible(self.shown)

    def dress(self) -> None:
        """Show what there is to tell, and lay everything out."""
        if not self.shown:
            return
        say, place = self._look.words.say, self._place
        self.fold_button.sign = FOLDED_SIGN if self.folded else UNFOLDED_SIGN
        self.fold_button.dress(self.title, FOLD, pressed=not self.folded)
        self.again_button.dress(say(phrases.AGAIN), AGAIN, enabled=bool(self.told))
        room, foot = self._lay_buttons()
        self.item.tell(self.sentences(), "" if self._view.concealed else say(phrases.NOTHING_YET))
        self.item.lay(self._panel, room, foot, place.unit)
        self.item.focus(self._focused())
        self.fold_button.about = self.item.remark

    @property
    def title(self) -> str:
        """What the panel is called: true also before the viewer's first turn."""
        return self._look.words.say(phrases.SINCE_TURN if self._since.begun else phrases.SINCE_DEAL)

    def _lay_buttons(self) -> tuple[QRectF, QRectF]:
        """Lay the buttons out; what is left for sentences, and for how many of them are out of sight: both empty on a
        folded panel."""
        panel, unit, beside = self._panel, self._place.unit, self._place.beside
        edge, gap, height = 5 * unit, 6 * unit, 25 * unit
        inner = panel.adjusted(edge, edge, -edge, -edge)
        buttons = (self.fold_button, self.again_button)
        for button in buttons:
            button.own_unit = unit
        wishes = [button.natural_width() for button in buttons]
        if self._place.folded:
            wide = min(1.0, (inner.width() - gap) / sum(wishes))
            left = QRectF(inner.left(), inner.top(), wishes[0] * wide, inner.height())
            right = QRectF(QPointF(left.right() + gap, inner.top()), QSizeF(wishes[1] * wide, inner.height()))
            places, room, foot = (left, right), QRectF(), QRectF()
        elif beside is Beside.SIDE:
            first = QRectF(inner.left(), inner.top(), inner.width(), height)
            places = (first, first.translated(0, height + gap))
            room = inner.adjusted(edge, 2 * (height + gap) + edge, -edge, -edge - 18 * unit)
            foot = QRectF(room.left(), room.bottom(), room.width(), 18 * unit)
        else:
            width = min(max(wishes), inner.width() * (1.0 if self.folded else 0.46 if self._shares else 0.26))
            first = QRectF(inner.left(), inner.top(), width, height)
            places = (first, first.translated(0, height + gap))
            room = inner.adjusted(width + 12 * unit, 0, -edge, 0)
            foot = QRectF(QPointF(inner.left(), places[1].bottom()), QPointF(first.right(), inner.bottom()))
        for button, place in zip(buttons, places, strict=True):
            button.put(place, 4 * unit)
        return (QRectF(), QRectF()) if self.folded else (room, foot)

    @property
    def _shares(self) -> bool:
        """Whether the coach has a part of the room."""
        return self._panel != self._place.panel

    def turn_fold(self) -> None:
        """Fold the panel, or unfold it. The view keeps that for other matches, too."""
        folded = not self._view.settings.since_folded
        self._view.set_since_folded(folded)
        told = phrases.FOLDED if folded else phrases.UNFOLDED
        self._view.announce(self._look.words.say(told, title=self.title))

    def buttons(self) -> list[ButtonItem]:
        """The buttons of the panel."""
        return [self.fold_button, self.again_button] if self.shown else []

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What keys do."""
        if self._session.told_seat < 0:
            return {}
        return {AGAIN: self.again_button.press, FOLD: self.turn_fold}

    def groups(self) -> list[Group]:
        """The sentences as stops, unless the panel is folded."""
        if not self.shown or self.folded or not self.item.sentences:
            return []
        stops = tuple(
            Stop(f"since:{at}", sentence.text, self.item.place_of(at), "text")
            for at, sentence in enumerate(self.item.sentences)
        )
        return [Group("since", self.title, stops)]

    def _focused(self) -> int:
        group, _, which = self._view.focus_key.partition(":")
        return int(which) if group == "since" and self._view.focus_visible else -1


def merged(notes: Sequence[str]) -> tuple[str, ...]:
    """Short notes in their order, those that repeat told once with their number."""
    counted: dict[str, int] = {}
    for note in filter(None, notes):
        counted[note] = counted.get(note, 0) + 1
    return tuple(note if count == 1 else f"{note} ×{count}" for note, count in counted.items())
