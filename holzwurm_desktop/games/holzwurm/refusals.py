"""A sentence for every code with which Der dreizehnte Holzwurm refuses something."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    "bad-fate-pile": QT_TRANSLATE_NOOP("errors", "The fate pile is incomplete or out of order."),
    "colour-has-row": QT_TRANSLATE_NOOP(
        "errors", "{card} belongs in the row of its colour, which is there already."
    ),
    "five-rows-lie": QT_TRANSLATE_NOOP("errors", "Five rows lie on the table: there is no room for another."),
    "no-such-row": QT_TRANSLATE_NOOP("errors", "There is no row {row}."),
    "row-of-other-colour": QT_TRANSLATE_NOOP("errors", "That row has another colour than {card}."),
}
