"""A sentence for every code with which storage and sessions report something to the player."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

SENTENCES: dict[str, Phrase] = {
    # What was found when the program started.
    "database-damaged": QT_TRANSLATE_NOOP(
        "notices",
        "The saved games could not be read. The file was kept as {kept_as}; a new one has been begun.",
    ),
    "database-rescued": QT_TRANSLATE_NOOP(
        "notices",
        "The file of the saved games was damaged and is kept as {kept_as}. Matches that could be copied out of it"
        " into a new one: {saved}.",
    ),
    "database-missing": QT_TRANSLATE_NOOP(
        "notices",
        "There are no saved games at {path} any more, but there are backups of them. A new file has been begun.",
    ),
    "database-deleted": QT_TRANSLATE_NOOP(
        "notices",
        "The file {path} was deleted while the program was running. It was written again: nothing is lost.",
    ),
    "database-replaced": QT_TRANSLATE_NOOP(
        "notices",
        "Another file took the place of the saved games while the program was running. It was kept as {kept_as}, and"
        " the games you see here were written to {path} again.",
    ),
    "log-foreign": QT_TRANSLATE_NOOP(
        "notices",
        "The file of the saved games was replaced after the program had ended badly. What the old file lacked does"
        " not fit the new one and was kept as {kept_as}.",
    ),
    "database-newer": QT_TRANSLATE_NOOP(
        "notices",
        "The saved games come from a newer version of the program. They were kept as {kept_as};"
        " a new file has been begun.",
    ),
    "database-migrated": QT_TRANSLATE_NOOP(
        "notices", "The saved games were brought up to date. A copy of the old file was kept as {copy}."
    ),
    "database-read-only": QT_TRANSLATE_NOOP(
        "notices",
        "Nothing can be written to {path}: games can be played now, but will not be kept.",
    ),
    "database-locked": QT_TRANSLATE_NOOP(
        "notices",
        "Another program is using the saved games: games can be played now, but will not be kept.",
    ),
    "database-disk-full": QT_TRANSLATE_NOOP(
        "notices", "The disk is full: games can be played now, but will not be kept."
    ),
    "start-failed": QT_TRANSLATE_NOOP(
        "notices",
        "The program could not start as usual ({reason}). The saved games in {path} were left as they are;"
        " what is played now will not be kept.",
    ),
    "now-kept": QT_TRANSLATE_NOOP(
        "notices", "The saved games can be written again: everything that was played is kept now."
    ),
    "in-use": QT_TRANSLATE_NOOP(
        "notices",
        "Holzwurm Desktop is already open in another window. You can play here too,"
        " as long as each match is played in only one of them.",
    ),
    "settings-damaged": QT_TRANSLATE_NOOP(
        "notices",
        "The preferences could not be read and have been reset. The old file was kept as {kept_as}.",
    ),
    "settings-unreadable": QT_TRANSLATE_NOOP(
        "notices", "The preferences in {path} cannot be read: changes may not be kept."
    ),
    "settings-invalid": QT_TRANSLATE_NOOP(
        "notices", "Some preferences were invalid and have been reset: {keys}."
    ),
    "backup-failed": QT_TRANSLATE_NOOP("notices", "No backup could be made this time: {reason}."),
    "restored": QT_TRANSLATE_NOOP(
        "notices", "The backup has been restored. What was there before is kept as {kept_as}."
    ),
    "put-back": QT_TRANSLATE_NOOP(
        "notices",
        "What was there before is back. The backup, and what was played since, is kept as {kept_as}.",
    ),
    # What went wrong with reading or writing.
    "disk-full": QT_TRANSLATE_NOOP("notices", "The disk is full: this could not be saved."),
    "read-only": QT_TRANSLATE_NOOP("notices", "Nothing can be written there: this could not be saved."),
    "no-permission": QT_TRANSLATE_NOOP("notices", "The system does not allow access to {path}."),
    "not-found": QT_TRANSLATE_NOOP("notices", "There is no file {path}."),
    "not-a-file": QT_TRANSLATE_NOOP("notices", "{path} is not a file."),
    "replaced": QT_TRANSLATE_NOOP(
        "notices",
        "Another program has written over {path} while this one was running: nothing can be saved now.",
    ),
    "locked": QT_TRANSLATE_NOOP("notices", "Another program is using the saved games: try again."),
    "damaged": QT_TRANSLATE_NOOP("notices", "This saved game is damaged and cannot be read."),
    "io-error": QT_TRANSLATE_NOOP("notices", "The disk reports an error: {reason}."),
    "unforeseen": QT_TRANSLATE_NOOP(
        "notices", "Something went wrong that nobody foresaw ({reason}): this was not done."
    ),
    "too-large": QT_TRANSLATE_NOOP("notices", "{path} is too large for a game file."),
    "not-json": QT_TRANSLATE_NOOP("notices", "{path} is not a game file."),
    "bad-record": QT_TRANSLATE_NOOP("notices", "That is not a game file."),
    "bad-archive": QT_TRANSLATE_NOOP("notices", "{path} is not a backup or export of this program."),
    "newer-archive": QT_TRANSLATE_NOOP(
        "notices", "{path} comes from a newer version of the program and cannot be read by this one."
    ),
    "no-such-game": QT_TRANSLATE_NOOP("notices", "This saved game is not there any more."),
    "evening-changed": QT_TRANSLATE_NOOP(
        "notices", "The evening {title} has been changed in another window, or is not there any more."
    ),
    "changed-elsewhere": QT_TRANSLATE_NOOP(
        "notices", "This match has been played on in another window. Open it again to go on from there."
    ),
    # What went wrong while a match was played.
    "not-saved-disk-full": QT_TRANSLATE_NOOP(
        "notices", "The disk is full: the last moves are not saved yet. Make room and play on."
    ),
    "not-saved-read-only": QT_TRANSLATE_NOOP(
        "notices", "Nothing can be written to the disk: the last moves are not saved."
    ),
    "not-saved-no-permission": QT_TRANSLATE_NOOP(
        "notices", "The system does not allow saving to {path}: the last moves are not saved."
    ),
    "not-saved-locked": QT_TRANSLATE_NOOP(
        "notices", "Another program holds the saved games: the last moves will be saved with the next one."
    ),
    "not-saved-damaged": QT_TRANSLATE_NOOP(
        "notices", "The file of the saved games is damaged: this match is not saved any more."
    ),
    "not-saved-io-error": QT_TRANSLATE_NOOP(
        "notices", "The disk reports an error, the last moves are not saved: {reason}."
    ),
    "not-saved-no-such-game": QT_TRANSLATE_NOOP(
        "notices", "This match was deleted meanwhile: what is played now is not saved."
    ),
    "not-saved-replaced": QT_TRANSLATE_NOOP(
        "notices",
        "Another program has written over {path}: the last moves are not saved. Save a copy and start the program"
        " again.",
    ),
    "not-saved-changed-elsewhere": QT_TRANSLATE_NOOP(
        "notices",
        "This match has been played on in another window. Here it goes on as a practice match of its own.",
    ),
    "deal-known": QT_TRANSLATE_NOOP(
        "notices", "Deal {number} was played here before: this is a practice match, as its cards are known."
    ),
    "deal-closed": QT_TRANSLATE_NOOP(
        "notices",
        "Somebody at the evening ‘{title}’ has yet to play this deal without having seen it. It is opened as soon as"
        " all have played it or dropped out.",
    ),
    "computer-failed": QT_TRANSLATE_NOOP(
        "notices",
        "{name} lost the thread twice and has played after a quick look."
        " This match is marked as one with a stand-in move.",
    ),
    "program-failed": QT_TRANSLATE_NOOP(
        "notices",
        "The program {name} gave no answer that counts: {reason}. Where it fails, a move after a quick look stands in"
        " for it, and the match is marked so.",
    ),
    "program-given-up": QT_TRANSLATE_NOOP(
        "notices",
        "The program {name} has failed three times in a row and is not asked any more in this match: a quick look"
        " stands in for it.",
    ),
    "players-unavailable": QT_TRANSLATE_NOOP(
        "notices",
        "The computer players’ own process does not start ({reason}): they play after a quick look only."
        " ‘About Holzwurm Desktop’ tells more.",
    ),
    "hint-failed": QT_TRANSLATE_NOOP("notices", "No hint could be found this time."),
}

UNKNOWN = QT_TRANSLATE_NOOP("notices", "Something unexpected happened ({code}). The match goes on.")


def notice(words: Words, code: str, data: Mapping[str, object]) -> str:
    """The sentence for a notice. Lists in `data` are joined with commas; a missing entry shows as "?".

    An unknown code gives a general sentence with the code in it: a notice must never fail.
    """
    phrase = SENTENCES.get(code)
    if phrase is None:
        return words.say(UNKNOWN, code=code)
    # Only the names in the phrase: `data` may hold more, and lack what a disk that failed did not report.
    wanted = (name for _, name, _, _ in Formatter().parse(phrase.source) if name)
    filled: dict[str, Json] = {name: _as_text(words, data.get(name, "?")) for name in wanted}
    return words.say(phrase, **filled)


def _as_text(words: Words, value: object) -> str:
    if isinstance(value, Fault):
        return fault_words(words, value).removesuffix(".")  # some end with a sentence, and stand in one here
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
