"""What `bench ladder` prints and writes: a scale in words, as a table and as source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import mean

from holzwurm_desktop.ai.scale import Measured, Scale, scale_of
from holzwurm_desktop.cli.bradley_terry import Pair
from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.strength import level_strength
from holzwurm_desktop.text.words import Words


def in_words(game_id: str, matches: int, scale: Scale, won: Mapping[Pair, float]) -> str:
    """The measured scale, the weakest first, and how often each level won against the one below."""
    lines = [f"{game_id}: {matches} matches of {scale.rounds} round{'s' * (scale.rounds != 1)}"]
    below = dict((higher, lower) for lower, higher in pairwise(LEVELS))
    for player, found in scale.players.items():
        line = f"{player:>10}: {_points(found)}"
        if player in below:
            wins, losses = won[player, below[player]], won[below[player], player]
            line += f", won {wins / (wins + losses):.1%} against {below[player]}"
        lines.append(line)
    return "\n".join(lines)


def points_in_words(game_id: str, landed: Mapping[str, Measured]) -> str:
    """Where each strength landed, and how far from its number."""
    lines = [f"{game_id}:"]
    for player, found in landed.items():
        lines.append(f"{player:>10}: {_points(found)}, {found.points - float(player):+.0f}")
    off = [abs(found.points - float(player)) for player, found in landed.items()]
    lines.append(f"  on average {mean(off):.0f} points off")
    return "\n".join(lines)


def stored_in_words(games: Sequence[Game]) -> str:
    """The stored scales as the table of the README, and what is told of each level."""
    words = Words()
    measured = [game for game in games if scale_of(game.id).command]
    lines = table(measured)
    for game in measured:
        scale = scale_of(game.id)
        lines += ["", f"{words.say(title_of(game.id))}: {scale.date}, {scale.command}"]
        lines += [
            f"{words.say(level_name(level)):>10}: {level_strength(words, game.id, level)}" for level in LEVELS
        ]
    return "\n".join(lines)


def table(games: Sequence[Game]) -> list[str]:
    """The lines of a table in Markdown: the points of all players of these games; none for no games."""
    if not games:
        return []
    order = (YARDSTICKS[0], *LEVELS, *YARDSTICKS[1:])
    lines = [f"| game | {' | '.join(order)} |", "| --- |" + " --- |" * len(order)]
    for game in games:
        found = scale_of(game.id).players
        cells = " | ".join(_points(found[player]) for player in order)
        lines.append(f"| {game.id} | {cells} |")
    return lines


def _points(found: Measured) -> str:
    return f"{found.points:.0f} ± {found.interval:.0f}" if found.interval else f"{found.points:.0f}"


def source(scale: Scale) -> str:
    """The module that stores a scale in a game's room."""
    players = "".join(
        f'        "{player}": Measured({found.points:.0f}, {found.interval:.0f}),\n'
        for player, found in scale.players.items()
    )
    return (
        '"""How strong the players of this game are. The command that it names has written this."""\n\n'
        "from holzwurm_desktop.ai.scale import Measured, Scale\n\n"
        "SCALE = Scale(\n"
        f"    {{\n{players}    }},\n"
        f"    rounds={scale.rounds},\n"
        f'    command="{scale.command}",\n'
        f'    date="{scale.date}",\n'
        ")\n"
    )
