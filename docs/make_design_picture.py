"""Draws design.svg: the layers of the program, and how a move travels through its processes.

The layers are read from the import contracts in pyproject.toml; what is said of them, the processes and
the signals stand in the tables below. `python3 docs/make_design_picture.py` writes the picture beside this file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
PICTURE = HERE / "design.svg"
PROJECT = HERE.parent / "pyproject.toml"
PACKAGE = "holzwurm_desktop"

LAYER_NOTES = {
    "__main__": "the command line",
    "studio": "pictures, self-test, measurements",
    "app": "builds everything and hands it in",
    "window": "start page, menus, panes, notices",
    "dialogs": "dialogs",
    "printing": "cards and rules as a PDF",
    "desktop": "theme, language, motion, one instance",
    "games": "a room a game: rules, player, words, table",
    "table": "frame of every table: view, pointer, cards",
    "models": "Qt item models",
    "session": "turns, undo, saving",
    "cli": "no window",
    "text": "from codes to words",
    "ai": "from a view to a move",
    "evenings": "plans and standings",
    "storage": "SQLite and files",
    "engine": "contract, match, records, deals, kits",
    "paths": "where resources are",
    "commands": "the commands there are",
    "languages": "the languages there are",
}
"""One line about each layer. Every layer of the contract needs one."""


class Lane(NamedTuple):
    """A part that takes part in a move, and the process it runs in."""

    name: str
    process: str


class Message(NamedTuple):
    """What one lane tells another. `kind`: "signal", "call" or "line" (a line of JSON between processes)."""

    sender: str
    receiver: str
    text: str
    kind: str


LANES = (
    Lane("table", "window process"),
    Lane("session", "window process"),
    Lane("match", "window process"),
    Lane("storage", "window process"),
    Lane("worker", "worker process"),
)

MESSAGES = (
    Message("table", "session", "a person's move", "call"),
    Message("session", "match", "check and apply", "call"),
    Message("match", "session", "events, or a refusal", "call"),
    Message("session", "storage", "one transaction", "call"),
    Message("session", "table", "events_happened", "signal"),
    Message("session", "table", "turn_changed", "signal"),
    Message("session", "worker", "question: view, level, seed", "line"),
    Message("session", "table", "thinking_changed", "signal"),
    Message("worker", "session", "answer: move", "line"),
    Message("session", "match", "check and apply", "call"),
    Message("session", "storage", "one transaction", "call"),
    Message("session", "table", "events_happened", "signal"),
)
"""A person's move and a computer player's answer, in the order of time."""

OTHER_SIGNALS = (
    ("position_replaced", "undo, redo, a new round"),
    ("round_finished", "scores are in"),
    ("match_finished", "winners are known"),
    ("viewer_changed", "whose hand is shown"),
    ("history_changed", "what can be undone"),
    ("hint_found", "the answer to a wish for a hint"),
    ("noticed", "something to tell the player"),
)

PAPER, INK, FAINT, LANE = "#faf4e8", "#33281c", "#6b5c48", "#fffdf8"
PLAIN, WITH_QT, EDGE = "#ecd9b4", "#d5e0e8", "#b79f78"
ARROWS = {"signal": "#9c4a1a", "call": INK, "line": "#2c5f7c"}
KINDS = {"call": "call and answer", "signal": "signal", "line": "JSON line between processes"}
MARGIN, GAP, LAYER_HEIGHT = 28, 8, 46
STACK_WIDTH, LANE_WIDTH, STEP = 470, 132, 40
SMALL, NORMAL, LARGE = 12, 14, 18


def layers_of(contract: Mapping[str, Any]) -> list[list[str]]:
    """The layers of an import-linter contract, the highest first, each with the modules that share it."""
    rows = []
    for layer in contract["layers"]:
        names = str(layer).replace(":", "|").split("|")
        rows.append([name.strip().strip("()").strip() for name in names])
    return rows


def contracts(project: Mapping[str, Any], kind: str) -> list[dict[str, Any]]:
    """The import contracts of one kind."""
    found: Sequence[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return [contract for contract in found if contract["type"] == kind]


def house_layers(project: Mapping[str, Any]) -> list[list[str]]:
    """The layers of the whole package."""
    stacks = [each for each in contracts(project, "layers") if each.get("containers") == [PACKAGE]]
    return layers_of(stacks[0])


def game_layers(project: Mapping[str, Any]) -> list[list[str]]:
    """The layers within the folder of a game; none if no contract speaks of them."""
    for contract in contracts(project, "layers"):
        if any(str(each).startswith(f"{PACKAGE}.games.") for each in contract.get("containers", ())):
            return layers_of(contract)
    return []


def without_qt(project: Mapping[str, Any]) -> set[str]:
    """The rooms whose modules may not import Qt."""
    return {
        str(module).split(".")[1]
        for contract in contracts(project, "forbidden")
        if "PySide6" in contract["forbidden_modules"]
        for module in contract["source_modules"]
        if str(module).count(".") == 1
    }


def text(x: float, y: float, words: str, size: int = NORMAL, colour: str = INK, more: str = "") -> str:
    """A line of text whose baseline begins at (x, y)."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" {more}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A rounded box."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="7" fill="{fill}" '
        f'stroke="{EDGE}"/>'
    )


def stack(rows: Sequence[Sequence[str]], plain: set[str], x: float, y: float) -> list[str]:
    """The layers from the top down, those that share one side by side."""
    drawn = []
    for row in rows:
        width = (STACK_WIDTH - GAP * (len(row) - 1)) / len(row)
        for place, name in enumerate(row):
            left = x + place * (width + GAP)
            drawn.append(box(left, y, width, LAYER_HEIGHT, PLAIN if name in plain else WITH_QT))
            drawn.append(text(left + 12, y + 20, name, NORMAL, INK, 'font-weight="bold"'))
            drawn.append(text(left + 12, y + 37, LAYER_NOTES.get(name, ""), SMALL, FAINT))
        y += LAYER_HEIGHT + GAP
    return drawn


def chain(rows: Sequence[Sequence[str]], x: float, y: float) -> list[str]:
    """The layers within a game on one line, the highest first."""
    names = " > ".join(", ".join(row) for row in rows)
    return [text(x, y, f"Inside games/<id>: {names}", SMALL)]


def arrow(x1: float, x2: float, y: float, message: Message) -> list[str]:
    """An arrow between two lanes, with its words above it."""
    colour = ARROWS[message.kind]
    tip = 7 if x2 > x1 else -7
    dashed = 'stroke-dasharray="5 3"' if message.kind == "line" else ""
    weight = 'font-weight="bold"' if message.kind == "signal" else ""
    return [
        f'<path d="M{x1:g} {y:g} H{x2 - tip:g}" stroke="{colour}" stroke-width="1.6" fill="none" {dashed}/>',
        f'<path d="M{x2:g} {y:g} l{-tip:g} -4 v8 z" fill="{colour}"/>',
        f'<rect x="{min(x1, x2) + 6:g}" y="{y - 18:g}" width="{7 * len(message.text):g}" height="14" '
        f'fill="{PAPER}" opacity="0.85"/>',
        text(min(x1, x2) + 8, y - 6, message.text, SMALL, colour, weight),
    ]


def lanes(x: float, y: float) -> list[str]:
    """The parts as lanes, and over them a person's move and the answer to it."""
    drawn = []
    centre = {lane.name: x + (place + 0.5) * LANE_WIDTH for place, lane in enumerate(LANES)}
    for process in dict.fromkeys(lane.process for lane in LANES):
        places = [place for place, lane in enumerate(LANES) if lane.process == process]
        left, width = x + places[0] * LANE_WIDTH + 4, len(places) * LANE_WIDTH - 8
        drawn.append(text(left + width / 2, y + 12, process, SMALL, FAINT, 'text-anchor="middle"'))
        drawn.append(f'<path d="M{left:g} {y + 20:g} h{width:g}" stroke="{FAINT}" stroke-width="2"/>')
    bottom = y + 92 + STEP * len(MESSAGES)
    for lane in LANES:
        middle = centre[lane.name]
        drawn.append(f'<path d="M{middle:g} {y + 60:g} V{bottom - 22:g}" stroke="{EDGE}"/>')
        drawn.append(box(middle - 48, y + 30, 96, 30, LANE))
        drawn.append(text(middle, y + 50, lane.name, NORMAL, INK, 'text-anchor="middle" font-weight="bold"'))
    for step, message in enumerate(MESSAGES):
        drawn += arrow(centre[message.sender], centre[message.receiver], y + 92 + step * STEP, message)
    return drawn


def legends(x: float, y: float, width: float) -> list[str]:
    """What the colours of the arrows mean, and the signals that are not in the lanes."""
    drawn = []
    left = x
    for kind, meaning in KINDS.items():
        dashed = 'stroke-dasharray="5 3"' if kind == "line" else ""
        drawn.append(f'<path d="M{left:g} {y - 4:g} h26" stroke="{ARROWS[kind]}" stroke-width="2" {dashed}/>')
        drawn.append(text(left + 32, y, meaning, SMALL))
        left += 56 + 7 * len(meaning)
    drawn.append(text(x, y + 30, "Other signals of a session", NORMAL, INK, 'font-weight="bold"'))
    for place, (name, meaning) in enumerate(OTHER_SIGNALS):
        column, line = place % 2, place // 2
        left, top = x + column * width / 2, y + 52 + line * 34
        drawn.append(text(left, top, name, SMALL, ARROWS["signal"], 'font-weight="bold"'))
        drawn.append(text(left, top + 15, meaning, SMALL, FAINT))
    return drawn


def picture(project: Mapping[str, Any]) -> str:
    """The whole picture as SVG, of a parsed pyproject.toml."""
    rows, inside = house_layers(project), game_layers(project)
    right = MARGIN * 2 + STACK_WIDTH + 16
    width = right + LANE_WIDTH * len(LANES) + MARGIN
    legend_top = MARGIN + 24 + 92 + STEP * len(MESSAGES) + 10
    stack_bottom = MARGIN + 40 + len(rows) * (LAYER_HEIGHT + GAP)
    height = max(legend_top + 60 + 34 * ((len(OTHER_SIGNALS) + 1) // 2), stack_bottom + 64) + MARGIN
    heading = 'font-weight="bold"'
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" font-family="DejaVu Sans, Verdana, sans-serif">',
        "<title>Layers, processes and signals of Holzwurm Desktop</title>",
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="{PAPER}"/>',
        text(MARGIN, MARGIN + 18, "Layers: imports point down only", LARGE, INK, heading),
        *stack(rows, without_qt(project), MARGIN, MARGIN + 36),
        *(chain(inside, MARGIN, stack_bottom + 14) if inside else []),
        box(MARGIN, stack_bottom + 32, 22, 16, PLAIN),
        text(MARGIN + 30, stack_bottom + 45, "imports no Qt, which is checked", SMALL),
        box(MARGIN + 260, stack_bottom + 32, 22, 16, WITH_QT),
        text(MARGIN + 290, stack_bottom + 45, "the others", SMALL),
        text(right, MARGIN + 18, "A move and its answer, from top to bottom", LARGE, INK, heading),
        *lanes(right, MARGIN + 36),
        *legends(right, legend_top + 12, LANE_WIDTH * len(LANES)),
        "</svg>",
    ]
    return "\n".join(drawn) + "\n"


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(picture(tomllib.loads(PROJECT.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
