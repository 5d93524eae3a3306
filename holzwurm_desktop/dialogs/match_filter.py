"""Selects past matches: by game, person, level, practice or not, and date."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from datetime import UTC, date, datetime, time, timedelta

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QComboBox, QDateEdit, QLabel, QWidget

from holzwurm_desktop.desktop.field_names import name_list
from holzwurm_desktop.desktop.flow import Flow
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.records import FITTING, LEVELS
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.storage.figures import Selection
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import Words

COUNTED, PRACTICE, BOTH = range(3)
_KINDS: dict[int, bool | None] = {COUNTED: False, PRACTICE: True, BOTH: None}
_OPPONENTS = (*LEVELS, FITTING)
ALL_TIME, WEEK, MONTH, YEAR, BETWEEN = range(5)
# Days, including today.
_DAYS = {WEEK: 7, MONTH: 30, YEAR: 365}


class MatchFilter(QWidget):
    """A row of lists to choose from; emits `changed` when the selection changes."""

    changed = Signal()

    def __init__(
        self,
        game_id: str,
        words: Words,
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        """Start with the matches of `game_id` that count in the statistics."""
        super().__init__(parent)
        self._words = words
        self._today = today
        self._games = ["", *kits()]
        self.game, self.person, self.level, self.kind, self.period = (QComboBox() for _ in range(5))
        now = today()
        self.since, self.until = (QDateEdit(QDate(now.year, now.month, now.day)) for _ in range(2))
        self._dash = QLabel("–")
        self.game.addItems([""] * len(self._games))
        self.game.setCurrentIndex(self._games.index(game_id))
        self.person.addItem("")
        self.level.addItems([""] * (1 + len(_OPPONENTS)))
        self.kind.addItems([""] * len(_KINDS))
        self.period.addItems([""] * 5)
        self._lay_out()
        self.retranslate()
        for box in (self.game, self.person, self.level, self.kind, self.period):
            box.currentIndexChanged.connect(self._tell)
        for edit in (self.since, self.until):
            edit.dateChanged.connect(self._tell)
        self._show_dates()

    @property
    def selection(self) -> Selection:
        """The present selection."""
        since, until = self._moments()
        return Selection(
            game=self.game_id,
            player=self.person.currentText() if self.person.currentIndex() > 0 else None,
            level=_OPPONENTS[self.level.currentIndex() - 1] if self.level.currentIndex() > 0 else None,
            practice=_KINDS[self.kind.currentIndex()],
            since=since,
            until=until,
        )

    @property
    def game_id(self) -> str | None:
        """The id of the selected game; None for all games."""
        return self._games[self.game.currentIndex()] or None

    @property
    def people(self) -> list[str]:
        """The people who can be chosen."""
        return [self.person.itemText(place) for place in range(1, self.person.count())]

    def offer_people(self, rows: Iterable[MatchRow], hidden: Set[str] = frozenset()) -> None:
        """Offer the people who played in `rows` but those who are `hidden`, keeping the present choice."""
        played = {seat.name for row in rows for seat in row.seats if seat.level is None}
        names = sorted(played - hidden, key=collated)
        chosen = self.person.currentText() if self.person.currentIndex() > 0 else ""
        self.person.blockSignals(True)  # refilling the list would announce a change for every line
        while self.person.count() > 1:
            self.person.removeItem(1)
        self.person.addItems(names)
        self.person.setCurrentIndex(names.index(chosen) + 1 if chosen in names else 0)
        self.person.blockSignals(False)

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self.game.setItemText(0, self.tr("all games"))
        for place, game_id in enumerate(self._games[1:], 1):
            self.game.setItemText(place, self._words.say(game_text(game_id).title))
        self.person.setItemText(0, self.tr("all people"))
        self.level.setItemText(0, self.tr("any level"))
        for place, level in enumerate(_OPPONENTS, 1):
            self.level.setItemText(place, self._words.say(level_name(level)))
        kinds = (self.tr("matches that count"), self.tr("practice matches"), self.tr("both"))
        periods = (
            self.tr("all time"),
            self.tr("last 7 days"),
            self.tr("last 30 days"),
            self.tr("last 12 months"),
            self.tr("from … to …"),
        )
        for box, texts in ((self.kind, kinds), (self.period, periods)):
            for place, text in enumerate(texts):
                box.setItemText(place, text)
        lists = {
            self.game: self.tr("Game"),
            self.person: self.tr("Person"),
            self.level: self.tr("Level of an opponent"),
            self.kind: self.tr("Practice"),
            self.period: self.tr("Period"),
        }
        for box, name in lists.items():
            name_list(box, name)
        for edit, name in ((self.since, self.tr("From")), (self.until, self.tr("To"))):
            edit.setAccessibleName(name)

    def _lay_out(self) -> None:
        row = Flow(self)
        for widget in (self.game, self.person, self.level, self.kind, self.period):
            widget.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            row.addWidget(widget)
        for edit in (self.since, self._dash, self.until):
            row.addWidget(edit)
        for edit in (self.since, self.until):
            edit.setCalendarPopup(True)

    def _tell(self) -> None:
        self._show_dates()
        self.changed.emit()

    def _show_dates(self) -> None:
        for widget in (self.since, self._dash, self.until):
            widget.setVisible(self.period.currentIndex() == BETWEEN)

    def _moments(self) -> tuple[datetime | None, datetime | None]:
        """The first moment that counts and the first that does not, in UTC, for whole days of the local time zone."""
        period = self.period.currentIndex()
        if period == ALL_TIME:
            return None, None
        if period in _DAYS:
            return _start_of(self._today() - timedelta(days=_DAYS[period] - 1)), None
        first, last = (_date(edit.date()) for edit in (self.since, self.until))
        return _start_of(first), _start_of(last + timedelta(days=1))


def _start_of(day: date) -> datetime:
    return datetime.combine(day, time()).astimezone(UTC)


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
