"""What match lies on the table: its deal number, options, players and what was used."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFormLayout, QLabel, QWidget

from holzwurm_desktop.dialogs.appearance import Appearance
from holzwurm_desktop.dialogs.frame import WorkshopDialog
from holzwurm_desktop.engine.commitment import KEY
from holzwurm_desktop.models.saved_games import when
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.game_words import game_words, title_of
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import Phrase, Words

SHOWN_OF_SEAL = 16  # letters: enough to compare with the file at the end


class GameInfoDialog(WorkshopDialog):
    """A list of facts, with a button that copies the deal number."""

    def __init__(
        self, session: TableSession, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._session = session
        self._words = words
        self.copy_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self._copy)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(22)
        self._form.setVerticalSpacing(8)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(self._form)
        self.body.addStretch(1)
        self.setMinimumWidth(440)
        self.retranslate()

    def facts(self) -> list[tuple[str, str]]:
        """What there is to say, each with its name."""
        match, session = self._session.match, self._session
        number = match.extra.get("deal_number")
        names = [player.name for player in match.players]
        facts = [
            (self.tr("Deal number"), str(number) if number else self.tr("none, the cards came with the file"))
        ]
        facts += [
            (self._option_label(name), self._option_value(name, value))
            for name, value in match.options.items()
        ]
        facts.append((self.tr("Begins"), names[match.rounds[0].deal["start"]]))
        facts += [
            (self.tr("Seat {number}").format(number=seat + 1), self._seat(seat))
            for seat in range(match.seats)
        ]
        created = match.extra.get("created")
        if isinstance(created, str):
            facts.append((self.tr("Begun"), when(self._words, created)))
        sealed = match.rounds[-1].extra.get(KEY)
        if isinstance(sealed, dict):
            facts.append((self.tr("Seal of this round’s cards"), str(sealed.get("sha256"))[:SHOWN_OF_SEAL]))
        facts.append((self.tr("Hints"), QLocale().toString(session.hints)))
        facts.append((self.tr("Moves taken back"), QLocale().toString(session.undos)))
        facts.append(
            (
                self.tr("Counts in the statistics"),
                self.tr("no, it is a practice match")
                if session.practice
                else self.tr("yes, when it is finished"),
            )
        )
        return facts

    def retranslate(self) -> None:
        title = self._words.say(title_of(self._session.match.game.id))
        self.write_title(self.tr("About this match"), title)
        self.copy_button.setText(self.tr("&Copy deal number"))
        self.copy_button.setEnabled("deal_number" in self._session.match.extra)
        while self._form.rowCount():
            self._form.removeRow(0)
        for name, fact in self.facts():
            label = QLabel(fact)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._form.addRow(name, label)

    def _option_label(self, name: str) -> str:
        option = self._option_words(name)
        return self._words.say(option.label if option else Phrase("options", name))

    def _option_value(self, name: str, value: object) -> str:
        option = self._option_words(name)
        phrase = option.choices.get(str(value)) if option else None
        return self._words.say(phrase) if phrase else str(value)

    def _option_words(self, name: str) -> OptionWords | None:
        words = game_words().get(self._session.match.game.id)
        return words.options.get(name) if words else None

    def _seat(self, seat: int) -> str:
        player = self._session.match.players[seat]
        kind = self.tr("person") if player.level is None else self._words.say(level_name(player.level))
        return f"{player.name} ({kind})"

    def _copy(self) -> None:
        QApplication.clipboard().setText(str(self._session.match.extra["deal_number"]))
