"""The lines of words on a Kistenstapel table: what to do, what is planned, what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.boxes.table.draft import Report
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.keys import ADD, LID, TAKE
from holzwurm_desktop.games.kistenstapel.moves import (
    BidMade,
    Built,
    Conceded,
    Knocked,
    LeftoverDone,
    Passed,
)
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.situation import RoundSituation
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.frame_keys import PRESS
from holzwurm_desktop.text.words import Phrase, Words


class Telling:
    """The lines of one table."""

    def __init__(self, words: Words, name: Callable[[int], str]) -> None:
        """`name` tells who sits at a seat."""
        self._words = words
        self._say = words.say
        self._name = name

    def what_to_do(self, now: RoundSituation) -> str:
        """What the person to move may do; "" while bids are made, which have a question of their own."""
        name = self._name(now.turn)
        if now.phase == "knock":
            return self._say(text.SHOW_OR_CONCEDE, name=name, passer=self._name(now.passer))
        if now.phase == "leftover":
            line = self._say(text.BUILD_ON_OR_STOP, name=name)
            if now.bid:
                return f"{line} {self._say(text.BUILDS_ON_BID, bid=now.bid, made=now.made)}"
            return line
        return self._say(text.PLAN_OR_PASS, name=name) if now.phase == "play" else ""

    def plan(self, report: Report | None) -> str:
        """What a plan would do: boxes, cards laid and returned by type, and points, or the cards that are lacking. If
        it breaks the rules, why; "" without a plan."""
        if report is None:
            return ""
        if report.used is None or report.returned is None:
            return self.reason(report)
        effect = text.effect_text(self._words, report.boxes, report.used, report.returned)
        if report.blame is not None:
            return f"{effect} · {self.reason(report)}"
        points = report.points or 0
        sign = "\N{MINUS SIGN}" if points < 0 else ""
        return f"{effect} · {sign}{self._say(text.POINTS, n=abs(points))}"

    def reason(self, report: Report | None) -> str:
        """Why the plan cannot be built; "" if it can."""
        if report is None:
            return self._say(text.PLAN_NOTHING)
        blame = report.blame
        return "" if blame is None else text.blame_text(self._words, blame.code, blame.kind, blame.short)

    def notes(self, events: Sequence[Event]) -> list[str]:
        """What a seat has done, in a few words for its plate."""
        notes = []
        for event in events:
            if isinstance(event, Built):
                notes.append(self._say(text.NEWS_BUILT, n=event.points))
            elif isinstance(event, BidMade):
                phrase = text.HAS_BID if event.bid is None else text.BIDS
                notes.append(self._say(phrase, bid=event.bid))
            elif type(event) in _NEWS:
                notes.append(self._say(_NEWS[type(event)]))
        return notes

    def keys_at(self, planner: Planner, column: Column, key_of: Callable[[KeyAction], str]) -> str:
        """What keys do at a column; `key_of`: the name of the key that does something, "" if there is none."""
        if planner.draft is None:
            return ""
        if planner.is_fixed(column):
            return self._say(text.BARRED)
        keys = [(ADD, text.KEY_ADDS)]
        if column in planner.draft.pile:
            keys += [(TAKE, text.KEY_TAKES), (LID, text.KEY_OPENS)]
        keys.append((PRESS, text.KEY_BUILDS))
        named = ((key_of(action), phrase) for action, phrase in keys)
        return " ".join(self._say(phrase, key=key) for key, phrase in named if key)


_NEWS: dict[type[Event], Phrase] = {
    Passed: text.NEWS_PASSED,
    Knocked: text.NEWS_KNOCKED,
    Conceded: text.NEWS_CONCEDED,
    LeftoverDone: text.NEWS_DONE,
}
