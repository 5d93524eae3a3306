"""An input field for one of the rule options of a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from holzwurm_desktop.engine.contract import Option
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import Phrase, Words


class OptionField:
    """An input field for a rule option: a number, or a list of named choices."""

    def __init__(self, name: str, option: Option, option_words: OptionWords | None) -> None:
        self.name = name
        self._option = option
        self._words = option_words
        self.label = QLabel()
        self.widget: QWidget
        # The texts come later, by `retranslate`: here each list gets its number of lines.
        unoffered = option_words.unoffered if option_words else ()
        self._choices = [choice for choice in option.choices if choice not in unoffered]
        if self._choices:
            self._choice = QComboBox()
            self._choice.addItems([""] * len(self._choices))
            self.widget = self._choice
        else:
            self._number = QSpinBox()
            self._number.setRange(option.low, option.high)
            self._number.setMinimumWidth(90)
            self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.widget = self._number
        self.label.setBuddy(self.widget)

    def show_value(self, value: int | str) -> None:
        """Show `value` in the field."""
        if self._choices:
            known = value if value in self._choices else self._option.default
            self._choice.setCurrentIndex(self._choices.index(str(known)))
        else:
            self._number.setValue(int(value))

    def value(self) -> int | str:
        """The present value."""
        return self._choices[self._choice.currentIndex()] if self._choices else self._number.value()

    def retranslate(self, words: Words) -> None:
        """Set all texts again, in the present language."""
        given = self._words or OptionWords(Phrase("options", self.name))
        self.label.setText(words.say(given.label))
        self.widget.setAccessibleDescription(words.say(given.explanation) if given.explanation else "")
        for place, choice in enumerate(self._choices):
            phrase = given.choices.get(choice)
            self._choice.setItemText(place, words.say(phrase) if phrase else choice)
