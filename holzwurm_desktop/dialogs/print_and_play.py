"""Asks what is to be printed of a game, makes the PDF in short steps, and tells where it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QProgressBar,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.field_names import FieldLabel
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.languages import Languages, own_name, words_in
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import MutedLabel, WorkshopDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.printing.order import Order, Paper, usual_paper
from holzwurm_desktop.printing.pdf import PdfJob
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import write_atomically
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.notices import notice

SUFFIX = ".pdf"


class PrintDialog(WorkshopDialog):
    """What to print, and the progress of it. Closing it stops the work; then nothing is written."""

    def __init__(
        self,
        preferences: Preferences,
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._preferences = preferences
        self._languages = languages
        self._games = list(kits())
        self._job: PdfJob | None = None
        self._steps: Iterator[None] = iter(())
        self._target = Path()
        self._clock = QTimer(self)
        self._clock.setInterval(0)  # whenever nothing else is to be done
        self._clock.timeout.connect(self._step)
        self.game_box, self.language_box, self.paper_box = QComboBox(), QComboBox(), QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.language_box.addItems([own_name(language) for language in LANGUAGES])
        self.paper_box.addItems([paper.name_shown for paper in Paper])
        self.language_box.setCurrentIndex(LANGUAGES.index(languages.language))
        self.paper_box.setCurrentIndex(list(Paper).index(usual_paper(QLocale.system())))
        self.cards, self.backs, self.rules = QCheckBox(), QCheckBox(), QCheckBox()
        for tick in (self.cards, self.rules):
            tick.setChecked(True)
            tick.toggled.connect(self._heed_choice)
        self.explanation = MutedLabel(appearance)
        self.bar = QProgressBar()
        self.bar.setVisible(False)
        self.line = MutedLabel(appearance)
        self.save_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.clicked.connect(self._choose)
        self._labels = [FieldLabel() for _ in range(3)]
        self._lay_out()
        size_first(self, 520)
        self.retranslate()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, box in zip(self._labels, (self.game_box, self.language_box, self.paper_box), strict=True):
            label.setBuddy(box)
            form.addRow(label, box)
        for tick in (self.cards, self.backs, self.rules):
            form.addRow(tick)
        self.body.addLayout(form)
        self.body.addWidget(self.explanation)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.line)
        self.body.addStretch(1)

    def show_game(self, game_id: str) -> None:
        """Choose a game. Raises `ValueError` if there is no such game."""
        self.game_box.setCurrentIndex(self._games.index(game_id))

    @property
    def order(self) -> Order:
        """What is chosen."""
        return Order(
            self._games[self.game_box.currentIndex()],
            LANGUAGES[self.language_box.currentIndex()],
            list(Paper)[self.paper_box.currentIndex()],
            cards=self.cards.isChecked(),
            rules=self.rules.isChecked(),
            backs=self.backs.isChecked(),
            four_colours=self._preferences.values.four_colours,
        )

    @property
    def busy(self) -> bool:
        """Whether a PDF is being made."""
        return self._clock.isActive()

    def retranslate(self) -> None:
        self.write_title(self.tr("Print and play"), self.tr("A game on paper, to play without a computer"))
        for label, text in zip(
            self._labels, (self.tr("&Game"), self.tr("&Language"), self.tr("&Paper")), strict=True
        ):
            label.setText(text)
        for place, game_id in enumerate(self._games):
            self.game_box.setItemText(place, self._languages.words.say(title_of(game_id)))
        self.cards.setText(self.tr("The &cards, and sheets to write on"))
        self.backs.setText(self.tr("The &backs of the cards too"))
        self.rules.setText(self.tr("The &rules"))
        self.explanation.setText(
            self.tr(
                "The cards come in true size with lines to cut along. Print on thick paper at 100 %, not fitted to"
                " the page; with backs on both sides, turned over the long edge."
            )
        )
        self.bar.setAccessibleName(self.tr("Print and play"))
        describe(
            {
                self.game_box: self.tr("The game to print"),
                self.language_box: self.tr("The language of the rules and sheets"),
                self.paper_box: self.tr("The paper in your printer"),
                self.cards: self.tr("All the cards of the game, and what the players write on"),
                self.backs: self.tr("Behind each page of cards comes one with their backs"),
                self.rules: self.tr("The rules of the game, with their pictures"),
                self.save_button: self.tr("Asks for a file and writes the pages to it"),
            }
        )
        self._heed_choice()

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def save_to(self, path: Path) -> None:
        """Make the PDF and write it to `path`."""
        self._stop()
        self._target, self._job = path, PdfJob(self.order)
        self._steps = self._job.steps()
        self.bar.setRange(0, 0)
        self.bar.setVisible(True)
        self.line.setText("")
        self._clock.start()
        self._heed_choice()

    def _choose(self) -> None:
        if self.busy:
            self._stop()
            self.line.setText(self.tr("Stopped: nothing was written."))
            return
        order = self.order
        proposed = words_in(order.language).say(title_of(order.game_id)) + SUFFIX
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save as PDF"), proposed, f"PDF (*{SUFFIX})")
        if name:
            self.save_to(Path(name if name.lower().endswith(SUFFIX) else name + SUFFIX))

    def _step(self) -> None:
        assert self._job is not None
        for _ in self._steps:
            self.bar.setRange(0, self._job.pages)
            self.bar.setValue(self._job.done)
            return
        content, pages = self._job.content, self._job.pages
        self._stop()
        try:
            write_atomically(self._target, content)
        except StorageError as error:
            self.line.setText(
                notice(self._languages.words, error.code, {"path": str(self._target), **error.data})
            )
            return
        self.line.setText(self.tr("%n page(s) were written to {path}.", "", pages).format(path=self._target))

    def _stop(self) -> None:
        """End the present work, if there is any, without a result."""
        self._clock.stop()
        self._steps = iter(())
        self._job = None
        self.bar.setVisible(False)
        self._heed_choice()

    def _heed_choice(self) -> None:
        self.backs.setEnabled(self.cards.isChecked())
        self.save_button.setText(self.tr("&Stop") if self.busy else self.tr("&Save as PDF…"))
        self.save_button.setEnabled(self.busy or self.cards.isChecked() or self.rules.isChecked())
