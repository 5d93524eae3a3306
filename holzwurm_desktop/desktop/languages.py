"""The language of everything the player reads; it can change while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from holzwurm_desktop.languages import FALLBACK, LANGUAGES
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words, english

# To be translated by what the language calls itself: "Deutsch" in the German file.
_OWN_NAME = QT_TRANSLATE_NOOP("languages", "English")

# What Qt itself says in its file dialogs, and of docks, and its own translations lack in one of our languages, or say
# otherwise than we do. Only marked here, for the translators: Qt looks for it under the same context and source.
QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")
QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")
QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?")
QT_TRANSLATE_NOOP("QDockWidget", "Closes the dock widget")
QT_TRANSLATE_NOOP("QDockWidget", "Undocks and re-attaches the dock widget")
QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")
QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File")
QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File")
QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")


class Languages(QObject):
    """Installs the translations that the preferences ask for; Qt then sends windows a `LanguageChange` event."""

    def __init__(
        self, app: QCoreApplication, preferences: Preferences, only: str | None, parent: QObject
    ) -> None:
        """`only` is a language from the command line, which applies until the player chooses another one."""
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._only = only
        self._system = QLocale()  # kept because `_apply` replaces the default
        self._translators: list[QTranslator] = []
        self.words = Words(_translate)
        """Says phrases in the present language."""
        self.language = FALLBACK
        """The present language, one of `LANGUAGES`."""
        preferences.changed.connect(self._follow)
        self._apply()

    def _follow(self, name: str) -> None:
        if name == "language":
            self._only = None
            self._apply()

    def _apply(self) -> None:
        wanted = self._only or self._preferences.values.language
        self.language = system_language(self._system) if wanted == "system" else wanted
        # If the system uses the same language, keep its country's way of writing dates and numbers.
        own = self._system.name().startswith(self.language)
        # Otherwise British dates: "en" alone means American ones, and our English is spelt the British way.
        QLocale.setDefault(
            self._system if own else QLocale("en_GB" if self.language == "en" else self.language)
        )
        for old in self._translators:
            self._app.removeTranslator(old)
        folders = (  # the last one is asked first, so our own words for what Qt says win
            (f"qtbase_{self.language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (f"holzwurm_{self.language}", str(resource("translations"))),
        )
        self._translators = []
        for name, folder in folders:
            translator = QTranslator(self)
            if translator.load(name, folder):
                self._app.installTranslator(translator)
                self._translators.append(translator)


def own_name(language: str) -> str:
    """What a language calls itself, from its own translations; its code if they do not say."""
    said = words_in(language).say(_OWN_NAME)
    return language if said == _OWN_NAME.source and language != FALLBACK else said


def words_in(language: str) -> Words:
    """Says phrases in a language that need not be the present one."""
    translator = QTranslator()
    translator.load(f"holzwurm_{language}", str(resource("translations")))

    def said(context: str, source: str, n: int) -> str:
        # Where a phrase is not translated Qt would say it in English; but then it does not replace %n.
        found = translator.translate(context, source, None, n)
        return found.replace("%n", str(n)) if found else english(context, source, n)

    return Words(said)


def system_language(system: QLocale) -> str:
    """The first of the user's languages that the program has, else English."""
    spoken = (name.partition("-")[0] for name in system.uiLanguages())
    return next((name for name in spoken if name in LANGUAGES), FALLBACK)


def _translate(context: str, source: str, n: int) -> str:
    if n < 0:
        return QCoreApplication.translate(context, source)
    return QCoreApplication.translate(context, source, None, n)
