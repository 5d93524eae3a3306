"""The theme of everything on the screen and the size of its letters; both can change while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.table.palette import PALETTES, Palette, application_palette, stylesheet
from holzwurm_desktop.text.letters import rank_letters
from holzwurm_desktop.text.words import Words

TITLE_FAMILIES = [
    "Palatino Linotype",
    "Palatino",
    "P052",
    "TeX Gyre Pagella",
    "Book Antiqua",
    "Georgia",
    "serif",
]
"""Book typefaces for titles, in order of preference: each system has some of them."""


class Appearance(QObject):
    """Applies the palette and size of letters that the preferences and the system ask for to the whole application.

    The application's font is the one place where that size is kept: whoever measures letters asks it.
    """

    palette_changed = Signal(object)
    """The `Palette` in which everything has to be drawn from now on: a new one, or the same with larger letters."""

    def __init__(
        self, app: QApplication, preferences: Preferences, words: Words, only: str | None, parent: QObject
    ) -> None:
        """`words` say phrases in the present language; `only` is a theme from the command line, which applies until
        the player chooses another one."""
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._words = words
        self._only = only
        app.setStyle("Fusion")  # the native styles ignore parts of a palette, so themes would come out half
        self.palette = self._wanted()
        """The present palette."""
        self._size_letters()
        self._dress()
        preferences.changed.connect(self._follow)
        app.styleHints().colorSchemeChanged.connect(self._refresh)

    def _follow(self, name: str) -> None:
        if name == "theme":
            self._only = None
        if name in ("theme", "four_colours", "local_letters", "language"):
            self._refresh()
        elif name == "text_size" and self._size_letters():
            self._dress()  # widgets with a style sheet keep their font until it is set anew
            self.palette_changed.emit(self.palette)

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted.key != self.palette.key:  # setting a style sheet polishes every widget anew, which is slow
            self.palette = wanted
            self._dress()
            self.palette_changed.emit(wanted)

    def _wanted(self) -> Palette:
        theme = self._only or self._preferences.values.theme
        palette = PALETTES[self._system_theme() if theme == "system" else theme]
        if self._preferences.values.local_letters:
            palette = palette.with_rank_letters(rank_letters(self._words))
        return palette.with_four_colours() if self._preferences.values.four_colours else palette

    def _system_theme(self) -> str:
        hints = self._app.styleHints()
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            contrast = hints.accessibility().contrastPreference()
            if contrast == Qt.ContrastPreference.HighContrast:
                return "high_contrast"
        return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    def _size_letters(self) -> bool:
        """Give the application letters of the size asked for; whether that has changed anything."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        # In points, also where the system gives pixels, as everybody else does sums with points.
        points = QFontInfo(font).pointSizeF() * self._preferences.values.text_size / 100
        font.setPointSizeF(round(points * 4) / 4)
        if font == self._app.font():
            return False
        self._app.setFont(font)
        return True

    def _dress(self) -> None:
        self._app.setPalette(application_palette(self.palette))
        self._app.setStyleSheet(stylesheet(self.palette))


def title_font(points: float) -> QFont:
    """The font of titles; `points` is its size."""
    font = QFont(TITLE_FAMILIES)
    font.setPointSizeF(points)
    font.setBold(True)
    return font
