"""What a game's own table says and does, for everything that all tables share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QKeyEvent, QPainter

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.items import CardItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.table.stops import Group
from holzwurm_desktop.table.surface import Surface
from holzwurm_desktop.text.words import Phrase

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

HandOrder: TypeAlias = tuple[
    Phrase, "Callable[[str], SupportsRichComparison] | None", Callable[[str], object] | None
]
"""An order of the hand: what it is called, its sort key, and the key of what stands together; None: as it is dealt,
and all together."""


class FollowUp(NamedTuple):
    """A match that may follow this one: the game, its options, its first deal, and words for the button."""

    game_id: str
    options: dict[str, Json]
    deal: dict[str, Json]
    words: Phrase


class TableContract(QObject):
    """The middle of a table: what lies there, where a card may go, and the film of a move.

    A table reads the session (`read`) and shows what it read (`arrange`, `dress`); it knows no rules.
    """

    orders: ClassVar[dict[str, HandOrder]]
    """The orders of the hand by name. A hand that has but one order has no button for it."""

    card_item: ClassVar[type[CardItem]] = CardItem
    """What a card is drawn by."""
    surface: Surface | None = None
    """The part of the table that takes the mouse itself, if there is one."""

    def zones_for(self, size: QSizeF) -> Zones:
        """How a table of `size` is divided; other than usual in games that need another division."""
        raise NotImplementedError

    def lay_middle(self) -> None:
        """Put the game's own places into `zones.middle`."""
        raise NotImplementedError

    def paint_board(self, painter: QPainter) -> None:
        """Draw what is cut into the board itself; called once for each size and theme."""

    def card_sizes(self) -> list[QSize]:
        """The sizes in which cards lie on this table, the most wanted first."""
        raise NotImplementedError

    def read(self) -> None:
        """Take over what the session shows now, as far as the viewer may see it."""
        raise NotImplementedError

    def arrange(self) -> dict[str, Spot]:
        """Where the cards of the middle lie."""
        raise NotImplementedError

    def dress(self) -> None:
        """Make everything in the middle but the cards agree with what was read."""
        raise NotImplementedError

    def secret(self, seat: int) -> bool:
        """Whether what `seat` sees or does now must be hidden from the other people at the screen."""
        return True

    def hand(self) -> Sequence[str]:
        """The viewer's cards."""
        raise NotImplementedError

    def laid_by(self) -> Sequence[str]:
        """What else the viewer alone may look at, for whoever looks on with open cards."""
        return ()

    def hand_count(self, seat: int) -> int | None:
        """How many cards a seat holds; None where that is not told on its plate."""
        raise NotImplementedError

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Flights and cues that show `events`; what was read before is what lies there now."""
        raise NotImplementedError

    def targets_of(self, card: str) -> list[Target]:
        """Where a card of the hand may go now."""
        raise NotImplementedError

    def card_rect(self, card: str) -> QRectF:
        """Where a card in sight lies."""
        raise NotImplementedError

    def place_rect(self, key: str) -> QRectF:
        """Where a place lies."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show focus, marks and what is held; cards that fly are left alone."""
        raise NotImplementedError

    def ask(self, text: str, answers: list[Answer], about: QRectF | None = None) -> None:
        """Ask on the table, at what it is `about`."""
        raise NotImplementedError

    def close_question(self) -> None:
        """Take the question off the table."""
        raise NotImplementedError

    def notes(self) -> dict[str, Json]:
        """What goes into the record with the next move, for the table to find there again."""
        return {}

    def place_move(self, key: str) -> Move | None:
        """The move of pressing a place while no card is held, such as drawing from a pile there, whether it
        is allowed or not; None where a card has to be chosen first."""
        return None

    def refusal(self, card: str | None, key: str) -> str:
        """Why there is no move of laying `card` at a place, or (None) of pressing it without a card; "" where
        the usual words will do."""
        return ""

    def attempt(self, card: str, key: str) -> Move | None:
        """The move of laying `card` at a place, whether it is allowed or not; None if that is no move."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> str | None:
        """The key of the place at `point`."""
        raise NotImplementedError

    def middle_groups(self) -> list[Group]:
        """The stops of the middle."""
        raise NotImplementedError

    def key_place(self, text: str) -> str | None:
        """The place that a typed letter chooses."""
        raise NotImplementedError

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means in this game; False for one that means what it does on every table."""
        return False

    def own_buttons(self) -> list[ButtonItem]:
        """The game's own buttons that can be pressed now."""
        return []

    def seat_points(self, seat: int) -> str:
        """The points of a seat, for its plate."""
        raise NotImplementedError

    def seat_remark(self, seat: int) -> str:
        """What else is known of a seat, for its plate."""
        return ""

    def round_table(self) -> tuple[list[str], list[tuple[str, list[str], bool]]] | None:
        """The finished round as a table of numbers: heads, and for each seat its name, a word for each head,
        and whether it won; None where `round_lines` tell it."""
        return None

    def round_lines(self) -> list[SheetLine]:
        """How the finished round's points add up."""
        raise NotImplementedError

    def news_of(self, seat: int) -> str:
        """What the last move did to a hand, in few words."""
        raise NotImplementedError

    def hint_words(self, move: Move) -> str:
        """Why `move` may be good."""
        raise NotImplementedError

    def hinted_card(self, move: Move) -> str | None:
        """The card of the hand that the hint `move` is about, if it is about one."""
        return None

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """The sounds that go with `events`."""
        raise NotImplementedError

    def follow_up(self) -> FollowUp | None:
        """What else may be played with what the finished match has left."""
        return None

    def ending_words(self) -> str:
        """Why the round ended."""
        raise NotImplementedError
