"""What every session of a table tells, whether it is played or looked through."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class SessionSignals(QObject):
    """A table and its window listen to these. A move is told by `events_happened`, any other change of the
    position by `position_replaced`; the others follow."""

    events_happened = Signal(object)
    """The events of one move."""
    position_replaced = Signal()
    turn_changed = Signal(int)
    """The seat to move, or `NOBODY`."""
    viewer_changed = Signal(int)
    """The seat whose view is shown, or `NOBODY`."""
    thinking_changed = Signal(int, bool)
    """A computer player's seat, and whether it thinks."""
    round_finished = Signal()
    match_finished = Signal()
    history_changed = Signal()
    """What can be undone or redone."""
    hint_found = Signal(object)
    move_refused = Signal(object)
    practice_started = Signal()
    noticed = Signal(str, object)
    """Something to tell the player: a code and its data, see `text.notices`."""
