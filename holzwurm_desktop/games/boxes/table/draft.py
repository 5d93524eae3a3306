"""A plan for a build: boxes added, taken away and pulled, step by step, with what it would cost and bring.

No Qt and no session here. A draft may pass through piles that break the rules; its report says what is wrong and
where. The rules themselves are in `boxes.builds` and `boxes.piles`. Hands are numbers of (L, R, T, O) cards.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from holzwurm_desktop.games.boxes.builds import (
    CARDS,
    Hand,
    ScoredBuild,
    build_fault,
    cards_laid,
    returned_of,
    used_of,
    value_of,
)
from holzwurm_desktop.games.boxes.piles import (
    Box,
    Column,
    Face,
    Pile,
    Position,
    boxes_of,
    faces_of,
    layer_underneath,
    lid_position,
    lids_of,
    pile_fault,
)
from holzwurm_desktop.games.boxes.table.picture import Side, boxes_in, faces_of_box, sides_of


class Place(NamedTuple):
    """Where a box fits: its column, and the height of the column with it."""

    column: Column
    height: int


class Blame(NamedTuple):
    """Why a plan cannot be built.

    code: of the refusal, as in `boxes.piles.pile_fault` and `boxes.builds.build_fault`; columns: those that
    it is about; face: where the reason may be shown, None if it is nowhere on the pile; kind: the type of
    card of which there are too few, or ""; short: how many are missing.
    """

    code: str
    columns: tuple[Column, ...] = ()
    face: Face | None = None
    kind: str = ""
    short: int = 0


class Report(NamedTuple):
    """What a plan would do: boxes gained (negative for lost), cards used from the hand, cards returned to it, points.

    Cards and points are None while the pile breaks the rules, since such a pile has no picture made of whole cards.
    `blame` is None if the plan may be built.
    """

    boxes: int
    used: Hand | None
    returned: Hand | None
    points: int | None
    blame: Blame | None


@dataclass(frozen=True)
class _Stage:
    """The plan after a step. `fresh`: columns with an open lid from the hand; `layers`: how many layers were put
    underneath since the beginning, negative if some were taken out."""

    pile: tuple[tuple[Column, int], ...]
    fresh: frozenset[Column]
    layers: int


class Draft:
    """A plan that begins with a valid pile and its open positions, to be paid with the cards of `hand`.

    Steps return whether they changed anything.
    """

    def __init__(self, pile: Pile, opened: Collection[Position], hand: Hand) -> None:
        self.before = dict(pile)
        self.fixed = frozenset(opened)
        self.hand = hand
        self._stages = [_Stage(tuple(sorted(pile.items())), frozenset(), 0)]
        self._undone: list[_Stage] = []
        self._places: tuple[_Stage, list[Place]] | None = None

    # What the plan is.

    @property
    def pile(self) -> dict[Column, int]:
        """The columns as planned, which may break the rules. The dict is the caller's."""
        return dict(self._stages[-1].pile)

    @property
    def opened(self) -> frozenset[Position]:
        """All open positions as planned: those before, and those of lids laid from the hand."""
        pile = self.pile
        return self.fixed | {lid_position(column, pile[column]) for column in self._stages[-1].fresh}

    @property
    def fresh(self) -> frozenset[Column]:
        """The columns that get an open lid from the hand."""
        return self._stages[-1].fresh

    @property
    def changed(self) -> bool:
        """Whether the plan differs from what was there before it."""
        now, first = self._stages[-1], self._stages[0]
        return now != first

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return len(self._stages) > 1

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back and none made since."""
        return bool(self._undone)

    @property
    def old_boxes(self) -> set[Box]:
        """The boxes that stood before, at their present places."""
        # A layer underneath lifts every box and moves its column one step along both axes, so that in the
        # picture it stays where it was.
        up = self._stages[-1].layers
        return {(x + up, y + up, z + up) for x, y, z in boxes_in(self.before)}

    def sides(self, xray: bool = False) -> tuple[Side, ...]:
        """The plan as it is painted; `xray` as in `picture.sides_of`."""
        return sides_of(self.pile, self.opened, self.old_boxes if self.changed else None, xray)

    def build(self) -> ScoredBuild:
        """The plan as a building action, allowed or not."""
        return ScoredBuild.of(self.pile, self.opened, self.report().points or 0)

    # Steps.

    def set_height(self, column: Column, height: int) -> bool:
        """Give a column another height, 0 to take it away. The last column of all cannot be taken away."""
        pile, stage = self.pile, self._stages[-1]
        if height == pile.get(column, 0) or height < 0:
            return False
        if height:
            pile[column] = height
        elif len(pile) == 1:
            return False
        else:
            del pile[column]
        return self._step(pile, stage.fresh if height else stage.fresh - {column}, stage.layers)

    def add(self, column: Column) -> bool:
        """Put a box on a column, or begin a column, as high as `height_after_adding` says."""
        return self.set_height(column, self.height_after_adding(column))

    def take(self, column: Column) -> bool:
        """Take the top box of a column away, unless it is the last box of all."""
        return self.set_height(column, self.pile.get(column, 0) - 1)

    def layer(self, layers: int = 1) -> bool:
        """Put layers under the whole pile, or take some out (negative) if every column stays at least 1 high."""
        pile, stage = self.pile, self._stages[-1]
        if min(pile.values()) + layers < 1:
            return False
        fresh = frozenset((x + layers, y + layers) for x, y in stage.fresh)
        return self._step(layer_underneath(pile, layers), fresh, stage.layers + layers)

    def open_lid(self, column: Column) -> bool:
        """Lay an open lid from the hand on a column in place of its closed one, or take such a lid back again.

        Lids that were open before the plan stay, and the hand's open lids are all there are.
        """
        pile, stage = self.pile, self._stages[-1]
        if column not in pile or lid_position(column, pile[column]) in self.fixed:
            return False
        if column not in stage.fresh and len(stage.fresh) >= self.hand[3]:
            return False
        return self._step(pile, stage.fresh ^ {column}, stage.layers)

    def become(self, build: ScoredBuild) -> bool:
        """Plan a whole build at once, as one step."""
        pile = build.heights
        fresh = frozenset(lids_of(pile)[position] for position in build.opened if position not in self.fixed)
        return self._step(pile, fresh, self._layers_between(pile))

    def undo(self) -> bool:
        """Take the last step back."""
        if self.can_undo:
            self._undone.append(self._stages.pop())
            return True
        return False

    def redo(self) -> bool:
        """Do the step again that was taken back last."""
        if self.can_redo:
            self._stages.append(self._undone.pop())
            return True
        return False

    def reset(self) -> bool:
        """Go back to the beginning, as one step, which can be taken back."""
        first = self._stages[0]
        return self.changed and self._step(dict(first.pile), first.fresh, first.layers)

    def _step(self, pile: Pile, fresh: frozenset[Column], layers: int) -> bool:
        stage = _Stage(tuple(sorted(pile.items())), fresh, layers)
        if stage == self._stages[-1]:
            return False
        self._stages.append(stage)
        self._undone.clear()
        return True

    def _layers_between(self, pile: Pile) -> int:
        """How many layers `pile` has underneath, if as many boxes as can be are taken to be old ones."""
        # A build is only a pile, and says nothing of layers. Of equal guesses the one with the fewest layers
        # counts.
        old = boxes_in(self.before)

        def shared(up: int) -> int:
            return len(boxes_in(pile) & {(x + up, y + up, z + up) for x, y, z in old})

        return max(range(-16, 17), key=lambda up: (shared(up), -abs(up)))

    # What may be done.

    def height_after_adding(self, column: Column) -> int:
        """How high a column is once a box is added to it. A new column begins at 1, or as high as the columns
        in front of it, since in a valid pile it must not be lower."""
        pile = self.pile
        if column in pile:
            return pile[column] + 1
        x, y = column
        return max(1, pile.get((x + 1, y), 0), pile.get((x, y + 1), 0))

    def places(self) -> list[Place]:
        """Where one more box can be added so that the pile is valid and the lids open from before keep their
        places."""
        # Kept until the next step: it is asked for with every move of the mouse, and tries a pile for each place.
        stage = self._stages[-1]
        if self._places is None or self._places[0] != stage:
            self._places = stage, self._find_places()
        return self._places[1]

    def _find_places(self) -> list[Place]:
        pile = self.pile
        around = {(x + i, y + j) for x, y in pile for i, j in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
        found = []
        for column in sorted(around):
            if column in pile and lid_position(column, pile[column]) in self.fixed:
                continue
            height = self.height_after_adding(column)
            if pile_fault({**pile, column: height}) is None:
                found.append(Place(column, height))
        return found

    def report(self) -> Report:
        """What the plan would cost and bring, and why it cannot be built, if so."""
        pile = self.pile
        gained = boxes_of(pile) - boxes_of(self.before)
        fault = pile_fault(pile)
        if fault is not None:
            return Report(
                gained, None, None, None, Blame(fault.code, fault.columns, self._face(fault.columns))
            )
        opened = self.opened
        laid = cards_laid(self.before, self.fixed, pile, opened)
        used, returned = used_of(laid), returned_of(laid)
        points = value_of(pile) - value_of(self.before)
        code = build_fault(self.before, self.fixed, self.hand, pile, opened)
        return Report(gained, used, returned, points, self._blame(code.code, laid) if code else None)

    def _blame(self, code: str, laid: Hand) -> Blame:
        pile = self.pile
        if code == "open-lid-moved":
            lids = lids_of(pile)
            lost = min(position for position in self.fixed if position not in lids)
            return Blame(code, (), Face("T", lost, 0, lost))
        if code == "card-not-in-hand":
            kind, short = next(
                (kind, used - held)
                for kind, used, held in zip(CARDS, laid, self.hand, strict=True)
                if used > held
            )
            return Blame(code, (), self._new_face("T" if kind == "O" else kind), kind, short)
        if code == "closed-lid-returned":
            column = min(self.fresh)
            return Blame(code, (column,), self._face((column,)))
        return Blame(code)

    def _new_face(self, kind: str) -> Face | None:
        """A face of this kind that the plan adds, the frontmost; if it adds none, any of this kind."""
        old = self.old_boxes
        faces = [face for face in faces_of(self.pile) if face.kind == kind]
        added = [face for face in faces if (*face.column, face.level) not in old]
        return next(reversed(added or faces), None)

    def _face(self, columns: tuple[Column, ...]) -> Face | None:
        """The lid of the last of `columns`, also if there is no such column yet; None if there are no columns."""
        return self.lid_of(columns[-1]) if columns else None

    def lid_of(self, column: Column) -> Face:
        """The lid of a column; if there is no such column, the lid that it would have after `add`."""
        height = self.pile.get(column) or self.height_after_adding(column)
        return faces_of_box((*column, height))[0]
