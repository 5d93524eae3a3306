"""What a program that plays has done wrong, in words that can follow a colon."""

from __future__ import annotations

from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

FAULTS: dict[str, Phrase] = {
    "nothing-named": QT_TRANSLATE_NOOP("faults", "no command"),
    "no-command": QT_TRANSLATE_NOOP("faults", "a quotation that is not closed: {command}"),
    "no-program": QT_TRANSLATE_NOOP("faults", "there is no program {program}"),
    "not-here": QT_TRANSLATE_NOOP("faults", "this computer has no player called ‘{program}’"),
    "not-started": QT_TRANSLATE_NOOP("faults", "cannot be started: {said}"),
    "no-answer": QT_TRANSLATE_NOOP("faults", "no answer in time"),
    "closed-output": QT_TRANSLATE_NOOP("faults", "it closed its output"),
    "ended": QT_TRANSLATE_NOOP("faults", "it ended with status {status}"),
    "ended-saying": QT_TRANSLATE_NOOP("faults", "it ended with status {status}: {said}"),
    "flood": QT_TRANSLATE_NOOP("faults", "a flood of lines that nobody asked for"),
    "answered-error": QT_TRANSLATE_NOOP("faults", "it answered with an error: {said}"),
    "no-move": QT_TRANSLATE_NOOP("faults", "an answer without a move"),
    "other-seat": QT_TRANSLATE_NOOP("faults", "a move of another seat"),
    "illegal-move": QT_TRANSLATE_NOOP("faults", "an illegal move: {reason}"),
    "senseless-move": QT_TRANSLATE_NOOP("faults", "a move that makes no sense ({kind})"),
    "no-objection": QT_TRANSLATE_NOOP("faults", "neither an objection nor the answer that there is none"),
    "not-asked": QT_TRANSLATE_NOOP("faults", "not asked any more after {count} faults in a row"),
}


def fault_words(words: Words, fault: Fault) -> str:
    """What was wrong, without a full stop. A code that has no phrase is a sentence itself: the checks of the command
    `protocol`, which has no other language, tell their own."""
    phrase = FAULTS.get(fault.code)
    if phrase is None:
        return fault.code
    data: dict[str, object] = {
        key: sentence(words, value) if isinstance(value, EngineError) else value
        for key, value in fault.data.items()
    }
    return words.say(phrase, -1, **data)
