"""Who sits where at a Superspion table, and words for what belongs to whom."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.text.words import Words


class Seating(NamedTuple):
    """lower: the seat at the lower edge; viewer: the seat of the person who looks, or -1; names: by seat."""

    lower: int
    viewer: int
    names: tuple[str, ...]

    @property
    def upper(self) -> int:
        """The seat at the upper edge."""
        return 1 - self.lower

    def trios_title(self, words: Words, seat: int) -> str:
        """The title of a seat's row of trios."""
        if seat == self.viewer:
            return words.say(text.OWN_TRIOS)
        return words.say(text.TRIOS_OF, name=self.names[seat])

    def folder_words(self, words: Words, seat: int, spy: str | None) -> str:
        """A seat's folder in words, for a screen reader. `spy` is the card seen in it, None while it is closed."""
        own, name = seat == self.viewer, self.names[seat]
        if spy is None:
            return words.say(text.OWN_FOLDER) if own else words.say(text.OTHER_FOLDER, name=name)
        card = text.card_name(words, spy)
        return words.say(text.OWN_SPY, card=card) if own else words.say(text.OTHER_SPY, name=name, card=card)
