"""The marks that players make on their elimination sheets, and how the record keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.deck52.words import is_card
from holzwurm_desktop.games.superspion.deck import ruled_out
from holzwurm_desktop.games.superspion.table.form import MARKS
from holzwurm_desktop.games.superspion.table.picture import Picture

KEY = "sheet"
"""The key of a recorded move that holds its seat's marks: {"out": cards, "seen": cards}."""


class Notes:
    """The marks of both seats. What a seat has marked goes into the record with its next move."""

    def __init__(self) -> None:
        self._marks: tuple[dict[str, str], dict[str, str]] = ({}, {})
        self._read: tuple[int, int] | None = None
        self._unwritten = [False, False]

    def follow(self, match: Match) -> None:
        """Read the marks from the record if another match or round is on the table."""
        # A move taken back leaves the marks alone: they are the player's notes, not part of the position.
        here = (id(match.rounds[0].deal) if match.rounds else 0, len(match.rounds))
        if here == self._read:
            return
        self._read = here
        self._marks, self._unwritten = ({}, {}), [False, False]
        for move in match.rounds[-1].moves if match.rounds else ():
            if KEY in move and move.get("seat") in (0, 1):
                self._marks[move["seat"]].clear()
                self._marks[move["seat"]].update(_marks_of(move[KEY]))

    def marks(self, seat: int, picture: Picture, fill: bool) -> dict[str, str]:
        """The marks on the sheet of `seat`, by card; with `fill` also what is certain. None for a `seat` of -1."""
        if seat < 0:
            return {}
        certain = certain_marks(picture.sighted, picture.trios[1 - seat]) if fill else {}
        # What is certain goes before a mark that contradicts it, which is kept in the record all the same.
        return {**self._marks[seat], **certain}

    def turn_over(self, seat: int, card: str) -> None:
        """Change the mark in a card's box to the next one, going round."""
        now = self._marks[seat].get(card, "")
        self._marks[seat][card] = MARKS[(MARKS.index(now) + 1) % len(MARKS)]
        self._unwritten[seat] = True

    def written(self, seat: int) -> dict[str, Json]:
        """What goes into the record with a move of `seat`: all its marks, if they have changed since its last move.
        They count as written then."""
        if seat < 0 or not self._unwritten[seat]:
            return {}
        self._unwritten[seat] = False
        marks = self._marks[seat]
        return {KEY: {mark: [card for card in marks if marks[card] == mark] for mark in MARKS if mark}}


def certain_marks(sighted: Iterable[str], trios: Sequence[Sequence[str]]) -> dict[str, str]:
    """What is certain about the other player's spy, as marks by card: it is none of the cards `sighted`
    elsewhere, nor one that the other player's `trios` rule out."""
    return {**dict.fromkeys(ruled_out(trios), "out"), **dict.fromkeys(sighted, "seen")}


def _marks_of(written: Json) -> dict[str, str]:
    """The marks in a record. Whatever is malformed is left out, as a record may come from anywhere."""
    if not isinstance(written, dict):
        return {}
    listed = {mark: written.get(mark) for mark in MARKS if mark}
    return {
        card: mark
        for mark, cards in listed.items()
        if isinstance(cards, list)
        for card in cards
        if is_card(card)
    }
