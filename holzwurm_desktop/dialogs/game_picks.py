"""A list of games, of which several can be chosen, each with the number of rounds of a match."""

from __future__ import annotations

from collections.abc import Container
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSpinBox, QWidget

from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.text.game_text import game_text, title_of
from holzwurm_desktop.text.words import Words


class GamePicks(QWidget):
    """A row per game; emits `changed` when something is chosen otherwise."""

    changed = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._offered: Container[str] = tuple(all_games())
        self._alone = False
        self.checks: dict[str, QCheckBox] = {}
        self.rounds: dict[str, QSpinBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        self._title = QLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._title, 0, 0, 1, 2)
        for row, (game_id, game) in enumerate(all_games().items(), 1):
            box, rounds, option = QCheckBox(), QSpinBox(), game.options["rounds"]
            rounds.setRange(option.low, option.high)
            rounds.setValue(int(option.default))
            rounds.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.toggled.connect(partial(self._toggled, game_id))
            rounds.valueChanged.connect(self.changed)
            grid.addWidget(box, row, 0)
            grid.addWidget(rounds, row, 1)
            self.checks[game_id], self.rounds[game_id] = box, rounds
        self._show()

    @property
    def chosen(self) -> tuple[tuple[str, int], ...]:
        """The ids of the chosen games that are offered, each with its rounds."""
        return tuple(
            (game_id, self.rounds[game_id].value())
            for game_id, box in self.checks.items()
            if box.isChecked() and game_id in self._offered
        )

    def minimumSizeHint(self) -> QSize:
        # What surrounds it scrolls; pressed together, the numbers could not be read.
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def offer(self, games: Container[str]) -> None:
        """Let only these games be chosen; others come back as they were when they are offered again."""
        self._offered = games
        self._show()

    def only_one(self, alone: bool) -> None:
        """Let only one game be chosen at a time, or several again. Of several the first stays chosen."""
        self._alone = alone
        if alone and len(chosen := self.chosen) > 1:
            self._leave_only(chosen[0][0])

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self._title.setText(self.tr("Rounds of a match"))
        for game_id, box in self.checks.items():
            title = self._words.say(title_of(game_id))
            box.setText(title.replace("&", "&&"))
            describe({box: self._words.say(game_text(game_id).line)})
            self.rounds[game_id].setAccessibleName(self.tr("Rounds of a match of {game}").format(game=title))

    def _toggled(self, game_id: str, checked: bool) -> None:
        if checked and self._alone:
            self._leave_only(game_id)
        self._show()

    def _leave_only(self, game_id: str) -> None:
        for other, box in self.checks.items():
            if other != game_id:
                box.setChecked(False)

    def _show(self) -> None:
        for game_id, box in self.checks.items():
            box.setEnabled(game_id in self._offered)
            self.rounds[game_id].setEnabled(box.isChecked() and game_id in self._offered)
        self.changed.emit()
