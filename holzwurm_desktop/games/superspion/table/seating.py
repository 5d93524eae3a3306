"""Who sits where at a Superspion table, and what belongs to whom in words."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.text.words import Words


class Seating(NamedTuple):
    """lower: the seat at the lower edge; viewer: the seat that looks, or -1; names: by seat."""

    lower: int
    viewer: int
    names: tuple[str, ...]

    @property
    def upper(self) -> int:
        """The seat at the upper edge."""
        return 1 - self.lower

    def trios_title(self, words: Words, seat: int) -> str:
        """Whose trios lie in a row."""
        if seat == self.viewer:
            return words.say(text.OWN_TRIOS)
        return words.say(text.TRIOS_OF, name=self.names[seat])

    def folder_words(self, words: Words, seat: int, spy: str | None) -> str:
        """A seat's folder for a screen reader; `spy`: the card seen in it, None while it is closed."""
        own, name = seat == self.viewer, self.names[seat]
        if spy is None:
            return words.say(text.OWN_FOLDER) if own else words.say(text.OTHER_FOLDER, name=name)
        card = text.card_name(words, spy)
        return words.say(text.OWN_SPY, card=card) if own else words.say(text.OTHER_SPY, name=name, card=card)
