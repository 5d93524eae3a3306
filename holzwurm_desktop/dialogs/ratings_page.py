"""The page of the statistics with what the people who play here are rated at."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QThread, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from holzwurm_desktop.ai.ratings import PersonRating, ratings
from holzwurm_desktop.ai.scale import ANCHOR, ANCHORED, scale_of
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.dialogs.frame import MutedLabel
from holzwurm_desktop.dialogs.rows_table import rows_table
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.models.statistics import ratings_model
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import Words

if TYPE_CHECKING:
    from holzwurm_desktop.storage.match_rows import MatchRow


class RatingRun(QThread):
    """Computes the ratings of all people in a thread: with many matches that takes seconds."""

    def __init__(self, rows: list[MatchRow]) -> None:
        super().__init__()
        self.rows = rows
        self.found: list[PersonRating] = []

    def run(self) -> None:
        self.found = ratings(self.rows)


class RatingsPage(QWidget):
    """Lists ratings, with a line on the scale that they are told on."""

    worked_out = Signal()
    """The ratings are known now, or have to be worked out from other matches: `fill` the page again."""

    def __init__(self, words: Words, appearance: Appearance, picture: Callable[[str], QIcon | None]) -> None:
        """picture: that of a person, by name."""
        super().__init__()
        self._words = words
        self._all: list[MatchRow] = []
        self._ratings: list[PersonRating] | None = None
        self._run: RatingRun | None = None
        self._rated = ratings_model(words, self)
        self._rated.picture = picture
        self.table = rows_table(self._rated, 0)
        self.line = MutedLabel(appearance)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.line)

    def forget(self) -> None:
        """Work the ratings out anew when they are wanted next: the names are other ones."""
        self._all, self._ratings = [], None

    def fill(self, matches: list[MatchRow], game: str | None, person: str | None, hidden: Set[str]) -> None:
        """Show the ratings from all `matches`: those of one game or person if given, of nobody who is `hidden`."""
        # From all matches, whatever is selected: a rating depends on the whole history.
        self._all = matches
        if self._ratings is None:
            if self._run is None:
                self._run = RatingRun(matches)
                self._run.finished.connect(self._rated_all)
                self._run.start()
            self.line.setText(self.tr("Working it out…"))
            return
        self._rated.show_rows(
            [
                row
                for row in self._ratings
                if game in (None, row.game) and person in (None, row.name) and row.name not in hidden
            ]
        )
        self.table.setColumnHidden(1, game is not None)
        basis = self.tr("The ratings are based on all matches that count, whenever they were played.")
        self.line.setText(f"{basis} {self._scale_words(game)}")

    def wait(self) -> None:
        """Wait until nothing is worked out: Qt aborts the program if a thread's object goes while the thread runs."""
        if self._run is not None:
            self._run.wait()

    def _scale_words(self, game: str | None) -> str:
        """On which scale the ratings of one game, or of all, are told."""
        if game is None:
            middle = self._words.say(level_name(ANCHOR))
            return self.tr("Each game has a scale of its own, with “{level}” at {points}.").format(
                level=middle, points=round(ANCHORED)
            )
        posts = ", ".join(
            f"{self._words.say(level_name(level))} {round(scale_of(game).points(level))}" for level in LEVELS
        )
        return self.tr("On the same scale the computer players are fixed at: {posts}.").format(posts=posts)

    def _rated_all(self) -> None:
        assert self._run is not None
        run, self._run = self._run, None
        if run.rows is self._all:  # else names were joined meanwhile, and it is worked out anew
            self._ratings = run.found
        self.worked_out.emit()
