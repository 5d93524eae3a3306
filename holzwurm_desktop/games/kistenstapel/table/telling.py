"""Everything a Kistenstapel table says in a line: what to do, what is planned, what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.boxes.piles import Column, lid_position
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import (
    Bid,
    BidMade,
    Build,
    Built,
    Concede,
    Conceded,
    Knocked,
    LeftoverDone,
    Pass,
    Passed,
)
from holzwurm_desktop.table.phrases import TURN_OF
from holzwurm_desktop.text.words import Phrase

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable


class Telling:
    """The words of one table."""

    def __init__(self, table: KistenstapelTable) -> None:
        self._table = table

    def _say(self, phrase: Phrase, n: int = -1, **data: Any) -> str:
        return self._table.look.words.say(phrase, n, **data)

    def line(self) -> str:
        """The line below the pile."""
        table, now = self._table, self._table.now
        if table.review.shown:
            return table.review.title()
        if table.planner.laying:
            return self._say(text.CHOOSE_TOP)
        if table.planner.changed:
            return table.planner.line()
        if now.waiting:
            return self._say(text.WHO_KNOCKS, name=self._name(now.passer))
        turn = table.session.turn
        if turn < 0:
            return ""
        if not table.session.my_turn:
            return self._say(TURN_OF, name=self._name(turn))
        return self._what_to_do(turn)

    def _what_to_do(self, turn: int) -> str:
        now, name = self._table.now, self._name(turn)
        if now.phase == "knock":
            return self._say(text.SHOW_OR_CONCEDE, name=name, passer=self._name(now.passer))
        if now.phase == "leftover":
            line = self._say(text.BUILD_ON_OR_STOP, name=name)
            if now.bid:
                return f"{line} {self._say(text.BUILDS_ON_BID, bid=now.bid, made=now.made)}"
            return line
        return self._say(text.PLAN_OR_PASS, name=name) if now.phase == "play" else ""

    def news(self) -> str:
        """What the seat that moved has done."""
        for event in self._table.news:
            if isinstance(event, Built):
                return self._say(text.NEWS_BUILT, n=event.points)
            if isinstance(event, BidMade):
                phrase = text.HAS_BID if event.bid is None else text.BIDS
                return self._say(phrase, bid=event.bid)
            for kind, phrase in _NEWS.items():
                if isinstance(event, kind):
                    return self._say(phrase)
        return ""

    def keys_at(self, column: Column) -> str:
        """What keys do at a column."""
        draft = self._table.planner.draft
        if draft is None:
            return ""
        height = draft.pile.get(column, 0)
        if not height:
            return self._say(text.PLUS)
        if lid_position(column, height) in draft.fixed:
            return self._say(text.BARRED)
        return self._say(text.PLUS_MINUS)

    def hint(self, move: Move) -> str:
        """What a hint proposes."""
        if isinstance(move, Build):
            report = self._table.planner.report
            return self._say(text.HINT_BUILD, n=report.points or 0 if report else 0)
        if isinstance(move, Bid):
            return self._say(text.HINT_BID, bid=move.points)
        if isinstance(move, Pass):
            return self._say(text.HINT_PASS)
        return self._say(text.HINT_CONCEDE if isinstance(move, Concede) else text.HINT_DONE)

    def tell_review(self) -> None:
        """Tell how good the last turn of a person was."""
        table = self._table
        line = table.review.line()
        inside = table.zones.middle.adjusted(4, 4, -4, -4)
        about = table.plates[table.viewer].place if table.viewer >= 0 else table.zones.words
        table.note.tell(line, about, inside)
        table.view.announce(line)

    def _name(self, seat: int) -> str:
        return self._table.session.name(seat) if seat >= 0 else ""


_NEWS: dict[type, Phrase] = {
    Passed: text.NEWS_PASSED,
    Knocked: text.NEWS_KNOCKED,
    Conceded: text.NEWS_CONCEDED,
    LeftoverDone: text.NEWS_DONE,
}
