"""The table of Razende tovenaars as stops for keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS, seat_of
from holzwurm_desktop.games.tovenaars.table.choices import GAP, REPORT, STRENGTHS, dungeon_key, slot_key
from holzwurm_desktop.games.tovenaars.table.ground import Ground
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.games.tovenaars.table.telling import Telling
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.words import Words

STACKS = (text.RESERVE, text.MONEY, text.CHARMS, text.SLEEPERS)
"""The names of a seat's stacks, in the order of `Picture.stacks`."""
CHARMS = 2
"""The index of the charms among the stacks. They are called by name, all other cards by rank."""


def choice_group(
    words: Words,
    telling: Telling | None,
    cards: Sequence[str],
    place: Callable[[str], QRectF],
    held: str | None,
) -> Group:
    """The group of cards that may be taken up, each with the odds that it brings. `place` gives where a card lies;
    `held` is the one that is held."""
    stops = tuple(
        Stop(
            f"hand:{card}",
            _choice_name(words, card, telling.picture),
            place(card),
            "card",
            selected=card == held,
            help=telling.of_card(card).replace("\n", " "),
        )
        for card in cards
        if telling is not None
    )
    return Group("hand", words.say(text.CHOICES), stops)


def _choice_name(words: Words, card: str, picture: Picture) -> str:
    """The name of a card, with its slot or the dungeon if it is in one."""
    seat, name = seat_of(card), text.card_name(words, card)
    if card in picture.lines[seat]:
        return words.say(text.IN_SLOT, card=name, slot=picture.lines[seat].index(card) + 1)
    return words.say(text.IN_DUNGEON, card=name) if card in picture.captives[seat] else name


class Reading:
    """Makes the stops for everything in sight except the cards to choose from; near things come first."""

    def __init__(
        self, words: Words, picture: Picture, ground: Ground, names: Sequence[str], attention: Attention
    ) -> None:
        self._words = words
        self._picture = picture
        self._ground = ground
        self._names = names
        self._attention = attention

    def groups(self, report: str) -> list[Group]:
        """The groups of lines, dungeons, stacks, and the `report` as it is read out."""
        say, seats = self._words.say, self._ground.seats
        slots = [self._slot_stop(seat, slot) for seat in seats for slot in range(SLOTS)]
        if GAP in self._attention.targets:
            slots.append(self._stop(GAP, say(text.FIELD)))
        dungeons = tuple(self._dungeon_stop(1 - seat) for seat in seats)
        stacks = tuple(self._stack_stop(seat, which) for seat in seats for which in range(len(STACKS)))
        told = Stop(REPORT, report or say(text.NO_DUEL), self._ground.places.report, "text")
        strengths = Stop(STRENGTHS, text.strength_text(self._words), self._ground.places.strengths, "text")
        return [
            Group("slot", say(text.LINES), tuple(slots)),
            Group("dungeon", say(text.DUNGEONS), dungeons),
            Group("stack", say(text.BELONGINGS), stacks),
            Group("report", say(text.REPORT), (told, strengths)),
        ]

    def _stop(self, key: str, name: str) -> Stop:
        return self._attention.stop(key, name, self._ground.rect_of(key, self._picture))

    def _slot_stop(self, seat: int, slot: int) -> Stop:
        say, name, number = self._words.say, self._names[seat], slot + 1
        card = self._picture.lines[seat][slot]
        if card is None:
            said = say(text.SLOT_EMPTY, name=name, slot=number)
        elif card == BACK:
            said = say(text.SLOT_HIDDEN, name=name, slot=number)
        else:
            said = say(text.SLOT_STATE, name=name, slot=number, card=text.rank_name(self._words, card[0]))
        return self._stop(slot_key(seat, slot), said)

    def _dungeon_stop(self, seat: int) -> Stop:
        """The dungeon that holds the soldiers of `seat`."""
        cards = text.list_text(self._words, [card[0] for card in self._picture.captives[seat]])
        name = self._words.say(text.DUNGEON_STATE, name=self._names[1 - seat], cards=cards)
        return self._stop(dungeon_key(seat), name)

    def _stack_stop(self, seat: int, which: int) -> Stop:
        words, stack = self._words, self._picture.stacks(seat)[which]
        if which == CHARMS:
            cards = ", ".join(text.card_name(words, card) for card in stack) or words.say(text.NOTHING)
        else:
            cards = text.list_text(words, [card[0] for card in stack])
        title = words.say(STACKS[which])
        key, name = (
            f"stack:{seat}{which}",
            words.say(text.STACK_STATE, name=self._names[seat], stack=title, cards=cards),
        )
        return Stop(key, name, self._ground.rect_of(key, self._picture), "place")
