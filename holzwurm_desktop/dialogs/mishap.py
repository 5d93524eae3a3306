"""Says that something went wrong that nobody foresaw, with a report to copy."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog


class MishapDialog(WorkshopDialog):
    """What happened, how it goes on, and the report."""

    def __init__(self, report: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.report = QPlainTextEdit(report, readOnly=True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)  # otherwise the keyboard could not leave the field
        self.copy_button = QPushButton()
        self.buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self.copy)
        self.body.addWidget(self.text)
        self.body.addWidget(self.report, 1)
        self.retranslate()
        size_first(self, 620, 420)

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self.report.toPlainText())

    def retranslate(self) -> None:
        self.write_title(self.tr("Something went wrong"))
        self.text.setText(
            self.tr(
                "That was a fault of the program. The match goes on from the last saved move. The report helps to"
                " mend the fault; it holds no cards and no names of players."
            )
        )
        self.report.setAccessibleName(self.tr("Report"))
        self.copy_button.setText(self.tr("Copy &report"))
        describe(
            {
                self.report: self.tr("Where in the program it went wrong"),
                self.copy_button: self.tr("Puts the report on the clipboard"),
            }
        )
