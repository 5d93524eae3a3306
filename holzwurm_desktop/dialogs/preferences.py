"""The preferences: every change is applied and saved at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.desktop.languages import own_name
from holzwurm_desktop.dialogs.columns import Columns
from holzwurm_desktop.dialogs.frame import Heading, WorkshopDialog
from holzwurm_desktop.dialogs.keys_page import KeysPage
from holzwurm_desktop.dialogs.programs_page import ProgramsPage
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.names import LONGEST_NAME, tidy_name
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.models.key_book import KeyBook
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.preferences import preferences_of
from holzwurm_desktop.storage.settings import LARGEST_TEXT, SMALLEST_TEXT, choices_of
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import Words

LISTS = ("language", "theme", "animation_speed", "wordiness", "hand_order", "coach")
"""Settings of the whole program with several values, by name."""
TICKS = (
    "one_click_play",
    "from_memory",
    "curtain",
    "four_colours",
    "local_letters",
    "sound",
    "single_letters",
)
"""Those that are on or off."""


class PreferencesDialog(WorkshopDialog):
    """A page with two columns of fields, one with the keys and one with the programs that can play; the
    dialog may stay open next to the table."""

    def __init__(
        self,
        preferences: Preferences,
        book: KeyBook,
        words: Words,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._preferences = preferences
        self._words = words
        self._of_games = _words_of_games()
        self._game_lists = [key for key, spoken in self._of_games.items() if spoken.choices]
        self._game_ticks = [key for key, spoken in self._of_games.items() if not spoken.choices]
        self.lists = {name: _list_of(name) for name in (*LISTS, *self._game_lists)}
        self.ticks = {name: QCheckBox() for name in (*TICKS, *self._game_ticks)}
        self.player_name = QLineEdit()
        self.player_name.setMaxLength(LONGEST_NAME)
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setTracking(False)  # only where the handle is let go: every value is written to the disk
        self.text_size = QSpinBox()
        self.text_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.text_size.setSingleStep(10)
        self.text_size.setSuffix(" %")
        self.text_size.setKeyboardTracking(False)  # else typing 150 would show everything at 15 first
        self._labels = {name: QLabel() for name in (*self.lists, "player_name", "volume", "text_size")}
        self.keys = KeysPage(book, words, appearance, self.ticks["single_letters"])
        self.programs = ProgramsPage(preferences, words, appearance)
        self.finished.connect(self.programs.stop)
        self.pages = QTabWidget()
        self._headings = {name: Heading(appearance) for name in ("you", "look", "play", "sound")}
        self._lay_out()
        self._show_values()
        self._connect()
        self.retranslate()
        self.player_name.setFocus()  # else the keyboard would begin on the tabs

    def retranslate(self) -> None:
        self.write_title(self.tr("Preferences"), self.tr("Every change takes effect at once."))
        texts = {
            "language": self.tr("&Language"),
            "theme": self.tr("&Theme"),
            "text_size": self.tr("Te&xt size"),
            "animation_speed": self.tr("&Animations"),
            "wordiness": self.tr("Screen readers are tol&d"),
            "hand_order": self.tr("&Hand sorted"),
            "coach": self.tr("Coach in new matches"),
            "player_name": self.tr("Your &name"),
            "volume": self.tr("&Volume"),
            **{key: self._words.say(self._of_games[key].label) for key in self._game_lists},
        }
        for name, text in texts.items():
            self._labels[name].setText(text)
        headings = {
            "you": self.tr("You"),
            "look": self.tr("Appearance"),
            "play": self.tr("Play"),
            "sound": self.tr("Sound and speech"),
        }
        for name, text in headings.items():
            self._headings[name].setText(text)
        ticks = {
            "one_click_play": self.tr("&One click plays a card that has only one place to go"),
            "from_memory": self.tr("Play from &memory: known cards are not shown"),
            "curtain": self.tr("Curtain between players’ t&urns"),
            "four_colours": self.tr("&Four colours for the four suits"),
            "local_letters": self.tr("Letters of my language on the &cards, not A K Q J"),
            "sound": self.tr("&Sounds"),
            "single_letters": self.tr("Single &letters and digits act without Ctrl"),
            **{key: self._words.say(self._of_games[key].label) for key in self._game_ticks},
        }
        for name, text in ticks.items():
            self.ticks[name].setText(text)
        for place, text in enumerate((self.tr("General"), self.tr("Keys"), self.tr("Programs"))):
            self.pages.setTabText(place, text)
        self.keys.retranslate()
        self.programs.retranslate()
        self._describe()
        for name, choices in self._choices().items():
            for place, text in enumerate(choices):
                self.lists[name].setItemText(place, text)

    def _describe(self) -> None:
        ticks, lists = self.ticks, self.lists
        describe(
            {
                ticks["curtain"]: self.tr("Turn off if one person plays several seats."),
                ticks["from_memory"]: self.tr(
                    "Otherwise the table shows what everybody saw somebody take, and what you discarded yourself."
                ),
                ticks["one_click_play"]: self.tr(
                    "Otherwise a click takes the card up, and a second one lays it."
                ),
                ticks["single_letters"]: self.tr("Turn off if letters are struck or spoken by accident."),
                self.player_name: self.tr("What you are called at the table"),
                self.text_size: self.tr("The size of all letters, in windows and on the table"),
                lists["animation_speed"]: self.tr("How fast cards move, and how long computer players wait"),
                lists["wordiness"]: self.tr("How much of each move is read aloud"),
                lists["coach"]: self.tr(
                    "It says what the situation asks, and shows a move that was clearly better than yours."
                ),
                lists["hand_order"]: self.tr("How the cards in your hand are ordered"),
            }
        )

    def _choices(self) -> dict[str, Sequence[str]]:
        """The texts for the values of each list, in the order the settings declare them."""
        return {
            "language": (self.tr("same as system"), *map(own_name, LANGUAGES)),
            "theme": (self.tr("same as system"), self.tr("light"), self.tr("dark"), self.tr("high contrast")),
            "animation_speed": (self.tr("off"), self.tr("slow"), self.tr("normal"), self.tr("fast")),
            "wordiness": (self.tr("little"), self.tr("the usual"), self.tr("everything")),
            "hand_order": (self.tr("by colour"), self.tr("by value"), self.tr("by points")),
            "coach": (
                self.tr("on in games not played here yet"),
                self.tr("always on"),
                self.tr("always off"),
            ),
            **{key: self._choices_of_game(key) for key in self._game_lists},
        }

    def _choices_of_game(self, key: str) -> list[str]:
        spoken = self._of_games[key].choices
        return [self._words.say(spoken[str(value)], number=value) for value in choices_of(key)]

    def _lay_out(self) -> None:
        fields = {"player_name": self.player_name, "volume": self.volume, "text_size": self.text_size}
        for name, widget in {**self.lists, **fields}.items():
            self._labels[name].setBuddy(widget)
        you = self._form(("player_name", self.player_name), ("language", self.lists["language"]))
        look = self._form(
            ("theme", self.lists["theme"]),
            ("text_size", self.text_size),
            ("animation_speed", self.lists["animation_speed"]),
        )
        look.addRow(self.ticks["four_colours"])
        look.addRow(self.ticks["local_letters"])
        play = self._form(*((name, self.lists[name]) for name in ("hand_order", "coach", *self._game_lists)))
        play.insertRow(0, self.ticks["one_click_play"])
        play.addRow(self.ticks["from_memory"])
        play.addRow(self.ticks["curtain"])
        for name in self._game_ticks:
            play.addRow(self.ticks[name])
        sound = self._form(("volume", self.volume), ("wordiness", self.lists["wordiness"]))
        sound.insertRow(0, self.ticks["sound"])
        sections = []
        for name, form in (("you", you), ("look", look), ("play", play), ("sound", sound)):
            section = QVBoxLayout()
            section.setSpacing(8)
            section.addWidget(self._headings[name])
            section.addLayout(form)
            section.addStretch(1)
            sections.append(section)
        general = QWidget()
        page = QVBoxLayout(general)
        page.addWidget(Columns(sections))
        page.addStretch(1)
        self.pages.addTab(general, "")
        self.pages.addTab(self.keys, "")
        self.pages.addTab(self.programs, "")
        self.pages.currentChanged.connect(self._heed_page)
        self._heed_page()
        self.body.addWidget(self.pages, 1)

    def _heed_page(self) -> None:
        """Only the page in sight asks for room: a list that scrolls is not to be scrolled with all around it."""
        for place in range(self.pages.count()):
            page, shown = self.pages.widget(place), place == self.pages.currentIndex()
            way = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            if page is not None:
                page.setSizePolicy(QSizePolicy.Policy.Preferred, way)

    def _form(self, *rows: tuple[str, QWidget]) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, widget in rows:
            form.addRow(self._labels[name], widget)
        return form

    def _show_values(self, _changed: str = "") -> None:
        values = self._preferences.values
        for name, box in self.lists.items():
            box.setCurrentIndex(choices_of(name).index(values.value(name)))
        for name, tick in self.ticks.items():
            tick.setChecked(values.value(name) is True)
        self.player_name.setText(values.player_name)
        self.volume.setValue(values.volume)
        self.text_size.setValue(values.text_size)
        self.volume.setEnabled(values.sound)

    def _connect(self) -> None:
        self._preferences.changed.connect(self._show_values)
        for name, box in self.lists.items():
            # `activated` and not `currentIndexChanged`: only the player's choices, not those shown by `_show_values`.
            box.activated.connect(
                lambda place, name=name: self._preferences.change(**{name: choices_of(name)[place]})
            )
        for name, tick in self.ticks.items():
            tick.toggled.connect(lambda on, name=name: self._preferences.change(**{name: on}))
        self.ticks["sound"].toggled.connect(self.volume.setEnabled)
        # Not for every letter that is typed: each change is written to the disk.
        self.player_name.editingFinished.connect(
            lambda: self._preferences.change(player_name=tidy_name(self.player_name.text()))
        )
        self.text_size.valueChanged.connect(lambda value: self._preferences.change(text_size=value))
        self.volume.valueChanged.connect(lambda value: self._preferences.change(volume=value))


def _words_of_games() -> dict[str, OptionWords]:
    """The words of the settings that games declare, by key."""
    return {
        each.key: game_text(game_id).preferences[each.key]
        for game_id in kits()
        for each in preferences_of(game_id)
    }


def _list_of(name: str) -> QComboBox:
    box = QComboBox()
    box.addItems([""] * len(choices_of(name)))
    return box
