"""An analysis in its match's record: written beside the moves, and read from a record that anybody may have made."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.ai.analysis import Analysis, Judged, figures, judgement
from holzwurm_desktop.engine.carried import ACCURACIES_KEY, KINDS
from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.engine.records import is_int

SEEN, OPEN = KINDS


class Analyses(NamedTuple):
    """The analyses of one match, None where there is none: of what the seats could know, and with open cards."""

    seen: Analysis | None = None
    opened: Analysis | None = None


def to_json(match: Match, analysis: Analysis) -> dict[str, Json]:
    """The form of an analysis of `match` in its record."""
    return {
        "iterations": analysis.iterations,
        "seed": analysis.seed,
        ACCURACIES_KEY: [
            round(each.accuracy, 1) if each.judged else None for each in figures(match, analysis)
        ],
        "rounds": [[_written(match.game.id, known) for known in played] for played in analysis.rounds],
    }


def key_of(analysis: Analysis) -> str:
    """The key under which a record keeps it."""
    return OPEN if analysis.open_cards else SEEN


def read_all(match: Match, found: Mapping[str, Json]) -> Analyses:
    """The analyses of `match` among these, by kind; one that does not fit its moves is passed over."""
    return Analyses(read(match, found.get(SEEN), False), read(match, found.get(OPEN), True))


def read(match: Match, data: Json, open_cards: bool) -> Analysis | None:
    """The analysis of `match` in this form; None if it is none, or that of other moves."""
    try:
        iterations, seed, rounds = data["iterations"], data["seed"], data["rounds"]
        if not is_int(iterations) or iterations < 1 or not is_int(seed):
            return None
        pairs = zip(match.rounds, rounds, strict=True)
        known = tuple(_read_round(match, played, written) for played, written in pairs)
    except (TypeError, KeyError, ValueError, EngineError):
        return None
    return Analysis(iterations, seed, open_cards, known)


def _written(game_id: str, known: Judged | None) -> dict[str, Json] | None:
    if known is None:
        return None
    numbers = {"chance": known.chance, "after": known.after, "loss": known.loss}
    written: dict[str, Json] = {key: value for key, value in numbers.items() if value is not None}
    called = judgement(game_id, known)
    if called is not None:
        written["judgement"] = called.value
    if known.best is not None:
        written["best"] = known.best.to_json()
    if known.certain:
        written["certain"] = True
    return written


def _read_round(match: Match, played: Round, written: Json) -> tuple[Judged | None, ...]:
    """Raises `TypeError`, `ValueError`, `KeyError` or `EngineError` for what is no analysis of a round's moves."""
    return tuple(_read(match, move, known) for move, known in zip(played.moves, written, strict=True))


def _read(match: Match, made: Mapping[str, Json], written: Json) -> Judged | None:
    if written is None:
        return None
    if not isinstance(written, dict) or "chance" in made:
        raise TypeError("no decision")
    chance, after, loss = (_number(written, key) for key in ("chance", "after", "loss"))
    if any(each is not None and each > 1.0 for each in (chance, after)):
        raise ValueError("no chance")
    return Judged(
        chance, after, loss, _best(match, made, written.get("best")), written.get("certain") is True
    )


def _best(match: Match, made: Mapping[str, Json], written: Json) -> Move | None:
    if written is None:
        return None
    if written["seat"] != made["seat"]:
        raise ValueError("another seat's move")
    return match.game.move_from_json(written)


def _number(written: Json, key: str) -> float | None:
    value = written.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value) or value < 0:
        raise ValueError(key)
    return float(value)
