"""The words for a rule option or a setting of a game, and those for the one option that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase


@dataclass(frozen=True)
class OptionWords:
    """A rule option, or a setting of one game: its label, a sentence about it, and a name for each of its choices.

    `unoffered`: choices that the new-game dialog leaves out, because such a match begins in another way.
    """

    label: Phrase
    explanation: Phrase | None = None
    choices: Mapping[str, Phrase] = field(default_factory=dict)
    unoffered: frozenset[str] = frozenset()


ROUNDS = OptionWords(
    QT_TRANSLATE_NOOP("options", "Rounds"),
    QT_TRANSLATE_NOOP("options", "The highest total after the last round wins the match."),
)
"""The option `rounds`, which every game has."""
