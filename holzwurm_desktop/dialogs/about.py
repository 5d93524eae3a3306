"""What this program is, and where it keeps its files."""

from __future__ import annotations

import platform
from html import escape

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from holzwurm_desktop import __version__
from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.paths import commit, licences
from holzwurm_desktop.storage.folders import Folders

REPORT_HEIGHT = 140  # logical pixels


class AboutDialog(WorkshopDialog):
    """The program's icon and a page of text."""

    def __init__(
        self,
        folders: Folders,
        appearance: Appearance,
        parent: QWidget | None = None,
        last_words: str = "",
    ) -> None:
        """`last_words`: the error output of the computer players' process; empty if all went well."""
        super().__init__(appearance, parent)
        self._folders = folders
        self.report_label = QLabel()
        self.report = QPlainTextEdit(last_words.strip(), readOnly=True)
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)  # otherwise the keyboard could not leave the field
        self.report.setMaximumHeight(REPORT_HEIGHT)
        self.report_label.setBuddy(self.report)
        for widget in (self.report_label, self.report):
            widget.setVisible(bool(last_words.strip()))
        icon = QLabel()
        icon.setPixmap(QApplication.windowIcon().pixmap(112, 112))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.text.setMinimumWidth(200)
        row = QHBoxLayout()
        row.setSpacing(22)
        row.addWidget(icon)
        row.addWidget(self.text, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.report_label)
        self.body.addWidget(self.report)
        size_first(self, 580)
        self.retranslate()

    def retranslate(self) -> None:
        version, built = self.tr("Version {version}").format(version=__version__), commit()
        if built:
            version = self.tr("Version {version}, commit {commit}").format(version=__version__, commit=built)
        self.write_title("Holzwurm Desktop", version)
        self.report_label.setText(self.tr("What the computer players last reported"))
        self.report.setAccessibleName(self.report_label.text())
        lines = (
            self.tr(
                "An offline table for six little-known card games, for one, or for several at one computer."
            ),
            self.tr(
                "Nothing you play leaves this computer."
                " The computer players see no more than you would in their place."
            ),
            self.tr(
                "The cards follow from the number of the deal by a formula that anybody can work out again: the"
                " numbers of Python’s random.Random({seed}), shuffled by the method of Fisher and Yates. The page"
                " “record-format” of the documentation explains it, and the seal of each round."
            ).format(seed="deal + round × 2⁶⁴"),
            self.tr("Free software under the MIT licence, drawn and written by its contributors."),
            self.tr("Games are kept in {data}, preferences in {config}.").format(
                data=f"<i>{escape(str(self._folders.data))}</i>",
                config=f"<i>{escape(str(self._folders.config))}</i>",
            ),
            self._others(),
            f"Python {platform.python_version()} · Qt {qVersion()} · PySide {PySide6.__version__}",
        )
        self.text.setText("".join(f"<p>{line}</p>" for line in lines if line))

    def _others(self) -> str:
        """Where the licences lie of what others made; "" where nothing of others is in the package."""
        folder = licences()
        if folder is None:
            return ""
        return self.tr("The licences of the libraries in it are in {folder}.").format(
            folder=f"<i>{escape(str(folder))}</i>"
        )
