"""Messages to the player, put into words on the notice bar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.storage.errors import Notice, StorageError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words
from holzwurm_desktop.window.notice_bar import NoticeBar, Strip

_PLACE = QT_TRANSLATE_NOOP("notices", "{file}: round {round}, move {move}: {reason}")
_FILE = QT_TRANSLATE_NOOP("notices", "{file}: {reason}")
_DELETED = QT_TRANSLATE_NOOP("notices", "‘{title}’ was deleted.")
_SAVE_COPY = QT_TRANSLATE_NOOP("notices", "&Save a copy")
_OF_EVENING = QT_TRANSLATE_NOOP("notices", "This match counts for the evening ‘{title}’.")
_STANDINGS = QT_TRANSLATE_NOOP("notices", "&Standings")
_BRING_BACK = QT_TRANSLATE_NOOP("notices", "R&estore")
_LEFT = QT_TRANSLATE_NOOP("notices", "The match you were in is kept on the start page.")
_LEFT_COUNTING = QT_TRANSLATE_NOOP(
    "notices",
    "The match you were in is kept on the start page. Once you move here it is practice too: its cards are known.",
)
_FIRST_TIME = QT_TRANSLATE_NOOP(
    "notices", "Your first match of ‘{title}’? The rules can stay open beside the table."
)
_RULES = QT_TRANSLATE_NOOP("notices", "Show the &rules")
_NEW_HERE = "new here"
_GO_BACK = QT_TRANSLATE_NOOP("notices", "Go &back to it")
_BACKUPS = QT_TRANSLATE_NOOP("notices", "&Backups…")
_LESSON = QT_TRANSLATE_NOOP(
    "notices", "Your first match of ‘{title}’? A lesson of a few minutes shows how it goes."
)
_LEARN = QT_TRANSLATE_NOOP("notices", "&Learn")
_UNKEPT = ("database-locked", "database-disk-full", "database-read-only")
_NOT_SAVED = "not saved"
_NOT_KEPT = "not kept"
_PUT_BACK = QT_TRANSLATE_NOOP("notices", "&Undo that")
_UNOPENED = ("database-damaged", "database-rescued", "database-missing", "start-failed")


class Notifier:
    """Shows messages on a notice bar; those shown follow a change of language."""

    def __init__(self, bar: NoticeBar, words: Words) -> None:
        self._bar = bar
        self._words = words
        self._unkept: Notice | StorageError | None = None  # why nothing is kept at all, as long as it is so

    def tell(self, code: str, data: Mapping[str, object], cause: str = "") -> None:
        """Tell of a notice or of something that went wrong, by its code. `cause`: see `over`."""
        self._bar.tell(Strip(lambda: notice(self._words, code, data), cause=cause))

    def over(self, cause: str) -> None:
        """Take back what was told of a cause that is gone."""
        self._bar.withdraw(cause)

    def start_notice(
        self,
        told: Notice | StorageError,
        choose_backup: Callable[[], None],
        put_back: Callable[[tuple[Path, ...]], None],
    ) -> None:
        """Show a notice from the start of the program. If the database did not open, the backups are offered; after
        one was brought back, what was there before."""
        if told.code in _UNKEPT:
            self._unkept = told
            self.tell(told.code, told.data, _NOT_KEPT)
            return
        kept = tuple(told.data.get("kept", ()))
        if told.code in _UNOPENED:
            self._offer(told, _BACKUPS, choose_backup)
        elif kept:
            self._offer(told, _PUT_BACK, lambda: put_back(kept))
        else:
            self.notice(told)

    def _offer(self, told: Notice | StorageError, label: Phrase, act: Callable[[], None]) -> None:
        """Tell something, with a button that stays valid."""
        said, button = (
            lambda: notice(self._words, told.code, told.data),
            lambda: self._words.say(label),
        )
        self._bar.tell(Strip(said, button, act, lasting=True))

    def notice(self, told: Notice | StorageError) -> None:
        """Show a notice or an error of the storage layer."""
        self.tell(told.code, told.data)

    def say(self, sentence: Callable[[], str]) -> None:
        """Show a message; `sentence` returns it in the present language."""
        self._bar.tell(Strip(sentence))

    def not_saved(self, code: str, data: Mapping[str, object], save_copy: Callable[[], None]) -> None:
        """Tell that a match cannot be stored just now, and offer to save a copy of it elsewhere."""
        for cause in (_NOT_SAVED, _NOT_KEPT):  # what is told here says as much
            self._bar.withdraw(cause)
        self._bar.tell(
            Strip(
                lambda: notice(self._words, code, data),
                lambda: self._words.say(_SAVE_COPY),
                save_copy,
                lasting=True,
                cause=_NOT_SAVED,
            )
        )

    def saved_again(self) -> None:
        """Take back that a match cannot be stored: it is, or it was left. That nothing is kept may still be so."""
        if self._bar.withdraw(_NOT_SAVED) and self._unkept is not None:
            self.tell(self._unkept.code, self._unkept.data, _NOT_KEPT)

    def kept_again(self) -> None:
        """Take back that nothing is kept."""
        self._unkept = None
        for cause in (_NOT_SAVED, _NOT_KEPT):
            self._bar.withdraw(cause)

    def record_refused(self, name: str, error: RecordError) -> None:
        """Say what is wrong with the record called `name`, and where in it."""
        self._bar.tell(Strip(lambda: self._record_sentence(name, error)))

    def deleted(self, title: str, bring_back: Callable[[], None]) -> None:
        """Say that a saved match is gone, and offer to bring it back."""
        self._bar.tell(
            Strip(
                lambda: self._words.say(_DELETED, title=title),
                lambda: self._words.say(_BRING_BACK),
                bring_back,
            )
        )

    def first_time(self, title: Phrase, show_rules: Callable[[], None]) -> None:
        """Welcome somebody who has not played a game yet, and offer its rules; until the first move."""
        self._bar.tell(
            Strip(
                lambda: self._words.say(_FIRST_TIME, title=self._words.say(title)),
                lambda: self._words.say(_RULES),
                show_rules,
                cause=_NEW_HERE,
            )
        )

    def evening(self, title: str, show: Callable[[], None]) -> None:
        """Say that the match which is over counts for an evening, and offer its standings."""
        self._bar.tell(
            Strip(
                lambda: self._words.say(_OF_EVENING, title=title),
                lambda: self._words.say(_STANDINGS),
                show,
            )
        )

    def welcomed(self) -> None:
        """Take the welcome back."""
        self._bar.withdraw(_NEW_HERE)

    def left_behind(self, counts: bool, go_back: Callable[[], None]) -> None:
        """Say where the match is that was left for a practice copy, and offer to go back to it. `counts`: it still
        counts in the statistics, as long as nobody moves in the copy."""
        left = _LEFT_COUNTING if counts else _LEFT
        self._bar.tell(Strip(lambda: self._words.say(left), lambda: self._words.say(_GO_BACK), go_back))

    def lesson(self, title: Phrase, learn: Callable[[], None]) -> None:
        """Offer somebody who has not played a game yet its lesson; until the first move."""
        words = self._words
        self._bar.tell(
            Strip(
                lambda: words.say(_LESSON, title=words.say(title)),
                lambda: words.say(_LEARN),
                learn,
                cause=_NEW_HERE,
            )
        )

    def _record_sentence(self, name: str, error: RecordError) -> str:
        reason = sentence(self._words, error)
        if error.round_index is None or error.move_index is None:
            return self._words.say(_FILE, file=name, reason=reason)
        place = {"round": error.round_index + 1, "move": error.move_index + 1}
        return self._words.say(_PLACE, file=name, reason=reason, **place)
