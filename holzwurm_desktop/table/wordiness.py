"""How much a screen reader is told: what somebody who wants to hear little is spared, and what somebody who wants all
of it gets besides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.spoken import spoken
from holzwurm_desktop.text.words import Words

SHORT, USUAL, FULL = "short", "usual", "full"
"""What the setting may be. What lies on the table, what others do, what is news to the player, and why something
cannot be done is told in all of them."""


def events_to_tell(
    events: Sequence[Event], viewer: int, known: frozenset[str], wordiness: str
) -> Sequence[Event]:
    """The events that are told to seat `viewer`. Who wants to hear little is not told what he did himself, in events
    of the kinds that are `known` to whoever causes them."""
    if wordiness != SHORT:
        return events
    return [event for event in events if event.seat != viewer or event.kind not in known]


def groups_to_tell(groups: Iterable[Group], wordiness: str, words: Words) -> list[Group]:
    """The groups that there is something in, with as much about each stop as is wanted."""
    return [
        replace(
            group,
            stops=tuple(
                _stop_to_tell(stop, f"{number}", f"{len(group.stops)}", wordiness, words)
                for number, stop in enumerate(group.stops, 1)
            ),
        )
        for group in groups
        if group.stops
    ]


def _stop_to_tell(stop: Stop, number: str, count: str, wordiness: str, words: Words) -> Stop:
    name, told = stop.name, _all_of(stop)
    if wordiness == SHORT:
        name = stop.short if stop.kind == "card" and stop.short else stop.name
        # A button that does nothing has to say why.
        told = stop.about if stop.enabled else told
    elif wordiness != USUAL:
        key = words.say(phrases.KEY, key=stop.hotkey) if stop.hotkey else ""
        place = words.say(phrases.PLACE, number=number, count=count) if count != "1" else ""
        told = in_sentences((told, key, place))
    return replace(stop, name=spoken(name), told=spoken(told))


def _all_of(stop: Stop) -> str:
    return in_sentences((stop.about, stop.help)) if stop.about and stop.help else stop.about or stop.help
