"""Sentences for the refusals that the games with piles of boxes share."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    "bad-height": QT_TRANSLATE_NOOP("errors", "A column is at least one box high."),
    "closed-lid-returned": QT_TRANSLATE_NOOP("errors", "An open box may not be exchanged for a closed lid."),
    "column-too-far": QT_TRANSLATE_NOOP("errors", "A column stands too far away."),
    "column-twice": QT_TRANSLATE_NOOP("errors", "A column is given twice."),
    "no-point": QT_TRANSLATE_NOOP("errors", "The build makes no point."),
    "no-such-column": QT_TRANSLATE_NOOP("errors", "There is no column there."),
    "not-a-pile": QT_TRANSLATE_NOOP("errors", "A pile is a list of columns, each three whole numbers."),
    "not-positions": QT_TRANSLATE_NOOP("errors", "Open boxes are given by two whole numbers each."),
    "number-too-large": QT_TRANSLATE_NOOP("errors", "A number is beyond {most}."),
    "open-lid-moved": QT_TRANSLATE_NOOP("errors", "An open box may not be moved."),
    "open-lid-on-top": QT_TRANSLATE_NOOP(
        "errors", "The open box on top stays as long as a closed one can go."
    ),
    "open-not-a-lid": QT_TRANSLATE_NOOP("errors", "An open lid needs a box whose lid can be seen."),
    "pile-empty": QT_TRANSLATE_NOOP("errors", "A pile has at least one box."),
    "pile-gap": QT_TRANSLATE_NOOP("errors", "There is a gap between two columns."),
    "pile-not-connected": QT_TRANSLATE_NOOP("errors", "The pile falls apart: its columns must touch."),
    "pile-rises-to-viewer": QT_TRANSLATE_NOOP(
        "errors", "A column in front may not be higher than one behind it."
    ),
    "position-twice": QT_TRANSLATE_NOOP("errors", "An open box is given twice."),
    "too-many-cards": QT_TRANSLATE_NOOP(
        "errors", "The pile takes {count} cards of kind {card}; there are only {most}."
    ),
}
