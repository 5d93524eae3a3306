"""What a screen reader hears and finds while whole matches are played by keys: a real client of AT-SPI, on a desktop
of its own, beside the real program."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.text.spoken import spoken
from tests.playing import ROOT
from tests.reading.desktop import lacking, private_desktop
from tests.reading.listener import FOCUSED, Listener, Place

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=f"no screen reader can be here without {lacking()}"),
    pytest.mark.timeout(600),
]
STOPPED = -signal.SIGTERM


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    with private_desktop(tmp_path) as environment:
        yield environment


@pytest.fixture
def listener(desktop: Mapping[str, str]) -> Iterator[Listener]:
    listener = Listener(desktop)
    yield listener
    listener.close()


class Match:
    """A match in the program, one decision at a time."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def next(self) -> dict[str, Any] | None:
        """What there was to hear since the last time, and is to see now; None when the match is over."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else None

    def close(self) -> None:
        """Nobody wants to see the rest."""
        self._process.terminate()

    def go_on(self) -> None:
        """Let the next decision be made."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()


@contextmanager
def match_of(game_id: str, environment: Mapping[str, str]) -> Iterator[Match]:
    command = [sys.executable, "-m", "tests.reading.player", game_id]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True)
    try:
        yield Match(process)
        assert process.wait(timeout=60) in (0, STOPPED)
    finally:
        process.kill()
        process.wait()
        for pipe_end in (process.stdin, process.stdout):
            assert pipe_end is not None
            pipe_end.close()


def sentences(texts: list[str]) -> list[str]:
    """Texts as they are joined for the ear."""
    return [text if text[-1] in ".!?…:" else f"{text}." for text in texts if text]


def heard_texts(listener: Listener) -> list[str]:
    return [str(heard.said) for heard in listener.heard if heard.kind.startswith("Announcement")]


def tree(listener: Listener, table: Place) -> list[dict[str, Any]]:
    """The table's groups and stops, as the reader finds them."""
    return [
        {
            "name": listener.name(group),
            "stops": [[listener.name(stop), listener.about(stop)] for stop in listener.children(group)],
        }
        for group in listener.children(table)
    ]


class Counting:
    """The children of each object as a reader knows them that reads them once, and then goes by what it is told."""

    def __init__(self, listener: Listener, table: Place) -> None:
        self._children = {each: listener.children(each) for each in (table, *listener.children(table))}

    def follow(self, listener: Listener) -> None:
        """Take over what was told."""
        for heard in listener.heard:
            if heard.kind.startswith("ChildrenChanged"):
                known, child = self._children.setdefault(heard.source, []), Place(*heard.said)
                if child in known:
                    known.remove(child)
                if heard.kind.endswith("add"):
                    known.append(child)
                    if child not in self._children:  # a group: it is told of as a whole
                        self._children[child] = listener.children(child)
                else:
                    self._children.pop(child, None)

    def of(self, place: Place) -> set[Place]:
        return set(self._children.get(place, []))


def focused_name(listener: Listener, table: Place) -> str:
    stops = (stop for group in listener.children(table) for stop in listener.children(group))
    return next((listener.name(stop) for stop in stops if listener.states(stop) & FOCUSED), "")


def in_order(parts: Iterable[str], text: str) -> bool:
    """Whether a text has all these parts, one after another; between them may stand what was lost."""
    at = 0
    for part in parts:
        found = text.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return True


def check_told(report: dict[str, Any], listener: Listener) -> None:
    """Every move was heard whole in one text, in its order, and last of all who has to do what."""
    heard, at = heard_texts(listener), 0
    for told in report["told"]:
        move = [spoken(sentence) for sentence in sentences(told)]
        found = next((place for place in range(at, len(heard)) if in_order(move, heard[place])), -1)
        assert found >= 0, f"{move!r} was not heard in {heard}"
        at = found
    if report["told"] and report["call"]:
        assert heard[-1].endswith(sentences([report["call"]])[0]), heard


@pytest.mark.parametrize(
    "game_id",
    [pytest.param(each, marks=() if each == "holzwurm" else pytest.mark.slow) for each in sorted(kits())],
)
def test_a_whole_match_by_keys_is_heard_and_found(
    game_id: str, desktop: Mapping[str, str], listener: Listener
) -> None:
    with match_of(game_id, desktop) as match:
        counting = table = None
        while (report := match.next()) is not None:
            told = listener.wait(lambda: bool(heard_texts(listener)), patience=5.0 if report["told"] else 0.1)
            assert told or not report["told"]
            if table is None:
                window = listener.desktop()[-1]
                table = listener.find(window, "Card table")
                assert table is not None
                counting = Counting(listener, table)
                listener.heard.clear()
            groups = tree(listener, table)  # asking hears what is left to be heard
            check_told(report, listener)
            assert groups == report["groups"]
            assert focused_name(listener, table) == report["focused"]
            assert counting is not None
            counting.follow(listener)
            for place in (table, *listener.children(table)):
                assert counting.of(place) == set(listener.children(place)), listener.name(place)
            listener.heard.clear()
            match.go_on()


# What Orca 43 listens to, of what comes from a table.
READER_WITHOUT_ANNOUNCEMENTS = (
    "object:state-changed:focused",
    "object:property-change:accessible-description",
)


def test_a_reader_that_knows_no_announcements_is_told_with_the_focused_stop(
    desktop: Mapping[str, str],
) -> None:
    listener = Listener(desktop, READER_WITHOUT_ANNOUNCEMENTS)
    with match_of("holzwurm", desktop) as match:
        match.next()
        match.go_on()
        report = match.next()
        assert report is not None
        listener.wait(lambda: any("Ben " in str(heard.said) for heard in listener.heard))
        described = [
            heard for heard in listener.heard if heard.kind == "PropertyChange accessible-description"
        ]
        announced = heard_texts(listener)
        last = described[-1]
        states = listener.states(last.source)
        match.close()

    listener.close()
    assert announced == []
    told, call = (" ".join(sentences(each)) for each in (report["told"][-1], [report["call"]]))
    # Between both the coach, which is on in the first match, says what the position asks: all in one text.
    assert told in last.said
    assert last.said.endswith(call)
    assert states & FOCUSED
