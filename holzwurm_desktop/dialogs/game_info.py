"""Facts about the match on the table: its deal number, options, players, and the help used."""

from __future__ import annotations

import json

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.screens import size_first
from holzwurm_desktop.dialogs.frame import Heading, MutedLabel, WorkshopDialog
from holzwurm_desktop.engine.commitment import KEY
from holzwurm_desktop.engine.deals import DAY_KEY
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.clock import is_moment
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.game_text import game_text, title_of
from holzwurm_desktop.text.levels import kind_of
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import Phrase, Words

_SEAL_LINE = 32  # characters per line: a hash has 64 and is compared by eye


class GameInfoDialog(WorkshopDialog):
    """A list of facts, with a button that copies the deal number."""

    def __init__(
        self, session: TableSession, words: Words, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self._session = session
        self._words = words
        self._asked = False
        self.copy_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self._copy)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(22)
        self._form.setVerticalSpacing(8)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(self._form)
        self.seal_heading = Heading(appearance)
        self.seal = QLabel()
        self.seal.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.seal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.explanation, self.verdict = MutedLabel(appearance), QLabel()
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)  # it may hold text from a record
        self.verdict.setWordWrap(True)
        self.check_button = QPushButton()
        self.check_button.setAutoDefault(False)
        self.check_button.clicked.connect(self.check)
        row = QHBoxLayout()
        row.addWidget(self.check_button)
        row.addWidget(self.verdict, 1)
        for widget in (self.seal_heading, self.seal, self.explanation):
            self.body.addWidget(widget)
        self.body.addLayout(row)
        self.body.addStretch(1)
        self._checked = False
        size_first(self, 500)
        self.retranslate()

    def facts(self) -> list[tuple[str, str]]:
        """The facts, as pairs of name and value."""
        match, session = self._session.match, self._session
        names = [player.name for player in match.players]
        facts = [(self.tr("Deal number"), self._number())] if match.game.has_deals else []
        facts += [
            (self._option_label(name), self._option_value(name, value))
            for name, value in match.options.items()
        ]
        facts.append((self.tr("Starting player"), names[match.rounds[0].deal["start"]]))
        facts += [
            (self.tr("Seat {number}").format(number=seat + 1), self._seat(seat))
            for seat in range(match.seats)
        ]
        created = match.extra.get("created")
        if isinstance(created, str) and is_moment(created):
            facts.append((self.tr("Started on"), when(self._words, created)))
        day = match.extra.get(DAY_KEY)
        if isinstance(day, str):
            shown = QLocale().toString(
                QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat
            )
            facts.append((self.tr("Deal of the day"), shown))
        facts.append((self.tr("Hints"), QLocale().toString(session.hints)))
        facts.append((self.tr("Moves taken back"), QLocale().toString(session.undos)))
        if match.stand_ins:
            # A computer player failed, and a quick answer was made in its place.
            facts.append((self.tr("Stand-in moves"), QLocale().toString(match.stand_ins)))
        facts.append(
            (
                self.tr("Counts in the statistics"),
                self.tr("no, it is a practice match")
                if session.practice
                else self.tr("yes")
                if match.over
                else self.tr("yes, when it is finished"),
            )
        )
        return facts

    @property
    def sealed(self) -> str | None:
        """The seal (SHA-256 in hexadecimal) of the present round's deal; None if it has none."""
        if not self._session.match.game.has_deals:
            return None
        sealed = self._session.match.rounds[-1].extra.get(KEY)
        promised = sealed.get("sha256") if isinstance(sealed, dict) else None
        return promised if isinstance(promised, str) else None

    def check(self) -> None:
        """Check the whole match against its seals and the rules, and show the result."""
        self._checked = True
        match = self._session.match
        broken = [number + 1 for number in match.broken_seals]
        if broken:
            rounds = ", ".join(map(str, broken))
            self.verdict.setText(
                self.tr(
                    "The cards of round(s) {rounds} are not those that were sealed.", "", len(broken)
                ).format(rounds=rounds)
            )
            return
        try:
            # By way of its JSON text, as anybody would check it who gets the file.
            Match.from_record(json.loads(json.dumps(match.to_record())))
        except RecordError as error:
            self.verdict.setText(sentence(self._words, error))
        else:
            self.verdict.setText(
                self.tr("Checked: the cards are the sealed ones, and every move is allowed.")
            )

    def retranslate(self) -> None:
        title = self._words.say(title_of(self._session.match.game.id))
        self.write_title(self.tr("About this match"), title)
        if self._hides_number:
            self.copy_button.setText(self.tr("&Show deal number"))
        else:
            self.copy_button.setText(self.tr("&Copy deal number"))
        self.copy_button.setVisible(self._session.match.game.has_deals and self._session.closed is None)
        self.copy_button.setEnabled("deal_number" in self._session.match.extra)
        while self._form.rowCount():
            self._form.removeRow(0)  # deletes the row's widgets as well
        for name, fact in self.facts():
            label = QLabel(fact)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._form.addRow(name, label)
        self._tell_seal()

    def _tell_seal(self) -> None:
        sealed, over = self.sealed, self._session.match.over
        for widget in (self.seal_heading, self.seal, self.explanation):
            widget.setVisible(sealed is not None)
        self.check_button.setVisible(sealed is not None and over)
        self.check_button.setText(self.tr("C&heck the match"))
        self.seal_heading.setText(self.tr("Seal of this round’s cards (SHA-256)"))
        if sealed is not None:
            lines = [sealed[at : at + _SEAL_LINE] for at in range(0, len(sealed), _SEAL_LINE)]
            self.seal.setText("\n".join(lines))
            self.seal.setAccessibleName(f"{self.seal_heading.text()}: {sealed}")
        self.explanation.setText(
            self.tr(
                "The cards were fixed before the first move, and this number follows from them and from a secret"
                " number. Note it down: the saved match contains both, so that afterwards anybody can work it out"
                " again and see that no card was changed. The command “check” does that too."
            )
        )
        if self._checked:
            self.check()

    def _option_label(self, name: str) -> str:
        option = self._option_words(name)
        return self._words.say(option.label if option else Phrase("options", name))

    def _option_value(self, name: str, value: object) -> str:
        option = self._option_words(name)
        phrase = option.choices.get(str(value)) if option else None
        return self._words.say(phrase) if phrase else str(value)

    def _option_words(self, name: str) -> OptionWords | None:
        return game_text(self._session.match.game.id).option_words(name)

    def _seat(self, seat: int) -> str:
        player = self._session.match.players[seat]
        kind = self.tr("person") if player.level is None else kind_of(self._words, player)
        return f"{player.name} ({kind})"

    @property
    def _hides_number(self) -> bool:
        return not (self._asked or self._session.number_is_open)

    def _number(self) -> str:
        number = self._session.match.extra.get("deal_number")
        if not number:
            return self.tr("none, the cards came with the file")
        if self._hides_number:
            if self._session.closed is not None:
                return self.tr("hidden until all have played this deal")
            return self.tr("hidden until the match is over: whoever knows it can list every hand")
        return str(number)

    def _copy(self) -> None:
        if self._hides_number:
            self._asked = True
            self.retranslate()
            return
        QApplication.clipboard().setText(str(self._session.match.extra["deal_number"]))
