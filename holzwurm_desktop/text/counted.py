"""Marks phrases that count, in the one shape in which lupdate sees that they need a form for each plural."""

from holzwurm_desktop.text.words import Phrase


def translate(context: str, source: str, _disambiguation: str, _n: int) -> Phrase:
    """Mark a phrase with `%n` where it is written, as in `translate("table", "%n card(s)", "", 1)`.

    It is translated where it is said, `words.say(phrase, n=3)`. Name and last arguments are there for lupdate.
    """
    return Phrase(context, source)
