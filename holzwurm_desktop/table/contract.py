"""What a game's own table must provide, and what it may provide, to the code that all tables share.

All rectangles and points are in scene units. One scene unit is one logical (device-independent) pixel of the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.items import CardItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.table.surface import Surface
from holzwurm_desktop.text.words import Phrase

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

HandOrder: TypeAlias = tuple[
    Phrase, "Callable[[str], SupportsRichComparison] | None", Callable[[str], object] | None
]
"""An order of the hand: its name for the player, a sort key, and a key whose changes leave a gap between cards.

Both are functions of a card's key. Without the first, cards are sorted by their keys; without the second
there are no gaps.
"""


class FollowUp(NamedTuple):
    """A match that may follow this one. `words` stand on the button that starts it."""

    game_id: str
    options: dict[str, Json]
    deal: dict[str, Json]
    words: Phrase


class TableContract(QObject):
    """The middle of a table: what lies there, where a card may go, and the film of a move.

    A table reads the session (`read`) and shows what it read (`arrange`, `dress`). It knows no rules: what
    may be played comes from the session. Places are named by keys such as "row:2", which are also the keys of
    their stops (see `table.stops`). Methods that raise `NotImplementedError` are those that every game has to
    provide.
    """

    orders: ClassVar[dict[str, HandOrder]]
    """The orders of the hand by name. With only one order there is no button to change it."""

    card_item: ClassVar[type[CardItem]] = CardItem
    """The class of item that draws a card."""
    bare_groups: ClassVar[frozenset[str]] = frozenset(("seat", "line"))
    """The groups whose stops do not show themselves that the keyboard is on them."""
    surface: Surface | None = None
    """The part of the table that handles the mouse itself, if there is one."""

    def zones_for(self, size: QSizeF) -> Zones:
        """How a table of `size` is divided. A game overrides this if the usual division does not suit it."""
        raise NotImplementedError

    def lay_middle(self) -> None:
        """Lay out the game's own places in `zones.middle`. Called after every change of size, theme or viewer."""
        raise NotImplementedError

    def paint_board(self, painter: QPainter) -> None:
        """Draw what is cut into the board itself, in scene units. Qt keeps the result: this is called once
        for each layout, so nothing that changes with the position belongs here."""

    def card_sizes(self) -> list[QSize]:
        """The sizes in which cards lie on this table, in logical pixels. Pictures of the first are drawn first."""
        raise NotImplementedError

    def read(self) -> None:
        """Read the present position from the session, as far as the viewer may see it."""
        raise NotImplementedError

    def arrange(self) -> dict[str, Spot]:
        """Where the cards of the middle lie, by card key. The hand is not part of it."""
        raise NotImplementedError

    def dress(self) -> None:
        """Make everything in the middle except the cards agree with what was read."""
        raise NotImplementedError

    def secret(self, seat: int) -> bool:
        """Whether what `seat` sees or does now must be hidden from the other people at the screen."""
        return True

    def hand(self) -> Sequence[str]:
        """The keys of the viewer's cards, in no particular order."""
        raise NotImplementedError

    def laid_by(self) -> Sequence[str]:
        """Other cards that only the viewer may look at; shown to somebody who looks on with open hands."""
        return ()

    def hand_count(self, seat: int) -> int | None:
        """How many cards a seat holds; None if its plate shows no number."""
        raise NotImplementedError

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """The flights and cues that show `events`.

        Called before `read`: the table still shows the position before the events.
        """
        raise NotImplementedError

    def targets_of(self, card: str) -> list[Target]:
        """The places where a card of the hand may go now, in the order in which the keyboard visits them."""
        raise NotImplementedError

    def card_rect(self, card: str) -> QRectF:
        """Where a card in sight lies; the hand's area if it is not in sight."""
        raise NotImplementedError

    def place_rect(self, key: str) -> QRectF:
        """Where a place lies; the middle of the table if there is no such place."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show focus, marks and the held card. Does nothing while cards fly."""
        raise NotImplementedError

    def part_bubbles(self) -> None:
        """Keep notes and badges apart from each other, from prompts and buttons, and from what they are about."""
        raise NotImplementedError

    def ask(self, text: str, answers: list[Answer], about: QRectF | None = None) -> None:
        """Ask the player a question on the table, beside `about`, or in the middle if it is None."""
        raise NotImplementedError

    def close_question(self) -> None:
        """Take the question off the table."""
        raise NotImplementedError

    def notes(self) -> dict[str, Json]:
        """What is stored in the record with the next move, so that the table can find it there again."""
        return {}

    def set_aside(self) -> None:
        """Keep what the player has begun while moves of the past are shown. Most games have nothing to keep."""

    def take_up(self) -> None:
        """The present is shown again: go on with what was set aside."""

    def place_move(self, key: str) -> Move | None:
        """The move that pressing a place makes while no card is held, such as drawing from a pile there.

        It need not be allowed: the session refuses it with a reason. None if a card has to be chosen first.
        """
        return None

    def refusal(self, card: str | None, key: str) -> str:
        """Why laying `card` at a place is no move at all, or pressing the place if `card` is None.

        "" means that the words common to all tables will do.
        """
        return ""

    def attempt(self, card: str, key: str) -> Move | None:
        """The move that laying `card` at a place makes, whether it is allowed or not; None if that is no move."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> str | None:
        """The key of the place at `point`; None if there is none."""
        raise NotImplementedError

    def middle_groups(self) -> list[Group]:
        """The stops of the middle, in groups."""
        raise NotImplementedError

    def signs(self) -> list[QRectF]:
        """Where there is something to be read that is no stop nor lies on one, as a title or a flag."""
        return []

    def tells_something(self, stop: Stop) -> bool:
        """Whether a stop of the middle belongs into an account of the whole table in one breath: by default unless
        nothing lies there."""
        return stop.name != stop.short

    def place_keys(self) -> Mapping[str, KeyAction]:
        """What the keys do that choose places, by the keys of the places."""
        return {}

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What the game's own keys do now, besides choosing places, while nothing is asked and no sheet lies there.
        Where two of them have the same key, the first one counts."""
        return {}

    def take_key(self, press: Press) -> bool:
        """Do what a key means now. False if it has no meaning here: the view then handles it."""
        raise NotImplementedError

    def own_buttons(self) -> list[ButtonItem]:
        """The game's own buttons that can be pressed now."""
        return []

    def seat_points(self, seat: int) -> str:
        """The points of a seat in words, for its plate."""
        raise NotImplementedError

    def seat_remark(self, seat: int) -> str:
        """What else its plate tells about a seat; "" for nothing."""
        return ""

    def round_table(self) -> tuple[list[str], list[tuple[str, list[str], bool]]] | None:
        """The finished round as a table: column heads, and a row (name, a cell for each head, whether it won)
        for each seat. None if the round is shown by `round_lines` instead."""
        return None

    def round_lines(self) -> list[SheetLine]:
        """How the points of the finished round add up, one line for each seat. Not called if there is a
        `round_table`."""
        raise NotImplementedError

    def open_cards(self, seat: int) -> str:
        """The cards that lie open before a seat, in words; "" where there are none, or stops of their own tell
        them."""
        return ""

    def known_cards(self, seat: int) -> Sequence[str]:
        """The cards in a seat's hand that everybody saw it take, in the order in which they are to be shown."""
        return ()

    def taken_cards(self, events: Sequence[Event]) -> frozenset[str]:
        """The cards that everybody saw a seat take by these events."""
        return frozenset()

    def tip_at(self, point: QPointF) -> str:
        """What is told of what lies at `point`, in place of the name of its stop; "" if that says it all."""
        return ""

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        """What these events of one seat did, in a few words for each that is worth a note on its plate."""
        raise NotImplementedError

    def short_notes_of(self, events: Sequence[Event]) -> list[str]:
        """The same for the eye, where room is scarce."""
        return self.notes_of(events)

    def turn_words(self) -> str:
        """What the table waits for, in a sentence; "" when the round is over."""
        raise NotImplementedError

    def hinted_card(self, move: Move) -> str | None:
        """The card of the hand that the hinted `move` plays; None if it plays none."""
        return None

    def marked_cards(self, move: Move) -> Sequence[str]:
        """The cards on the table that `move` moves, for marks on them."""
        card = self.hinted_card(move)
        return () if card is None else (card,)

    def marked_place(self, move: Move) -> str:
        """The key of the place where `move` happens, for a mark there; "" if there is none."""
        return ""

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """The names of the sounds that go with `events`, for a table that shows no film."""
        raise NotImplementedError

    def follow_up(self) -> FollowUp | None:
        """A match that continues with what the finished one has left; None if there is none."""
        return None

    def ending_words(self) -> str:
        """A sentence that says why the round ended."""
        raise NotImplementedError
