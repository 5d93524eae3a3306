"""Words for piles of boxes, shared by Kistenstapel and the demolition game: cards, columns, keys."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

NAMES: dict[str, Phrase] = {
    "L": QT_TRANSLATE_NOOP("boxes", "left side"),
    "R": QT_TRANSLATE_NOOP("boxes", "right side"),
    "T": QT_TRANSLATE_NOOP("boxes", "closed lid"),
    "O": QT_TRANSLATE_NOOP("boxes", "open lid"),
}
COUNTED: dict[str, Phrase] = {
    "L": translate("boxes", "%n left side(s)", "", 1),
    "R": translate("boxes", "%n right side(s)", "", 1),
    "T": translate("boxes", "%n closed lid(s)", "", 1),
    "O": translate("boxes", "%n open lid(s)", "", 1),
}
NO_CARD = QT_TRANSLATE_NOOP("boxes", "no card")
BY_TYPE = QT_TRANSLATE_NOOP("boxes", "by type")
PILE = QT_TRANSLATE_NOOP("boxes", "Pile of boxes")
COLUMN = translate("boxes", "row {row}, place {place}: %n box(es), {lid}", "", 1)
EMPTY = QT_TRANSLATE_NOOP("boxes", "row {row}, place {place}: empty")
CLOSED = QT_TRANSLATE_NOOP("boxes", "closed")
OPEN = QT_TRANSLATE_NOOP("boxes", "open")
BOXES_LEFT = translate("boxes", "%n box(es)", "", 1)
XRAY = QT_TRANSLATE_NOOP("boxes", "X-ray")
XRAY_ON = QT_TRANSLATE_NOOP("boxes", "X-ray on: hidden boxes are shown.")
XRAY_OFF = QT_TRANSLATE_NOOP("boxes", "X-ray off.")
WHOLE = QT_TRANSLATE_NOOP("boxes", "Whole pile")


def counted_cards(words: Words, counts: Sequence[int]) -> str:
    """Numbers of (L, R, T, O) cards in words: "2 left sides, 1 closed lid". Raises `ValueError` if there are not
    four."""
    parts = [words.say(COUNTED[kind], n=count) for kind, count in zip(CARDS, counts, strict=True) if count]
    return ", ".join(parts) or words.say(NO_CARD)


def column_text(words: Words, row: int, place: int, height: int, opened: bool) -> str:
    """A column in words, for a screen reader; `row` and `place` as in `boxes.table.walk.place_name`."""
    if not height:
        return words.say(EMPTY, row=row, place=place)
    return words.say(COLUMN, n=height, row=row, place=place, lid=words.say(OPEN if opened else CLOSED))
