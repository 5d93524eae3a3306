"""Whose knowledge may be shown: what every door beside the table asks before it shows or writes anything.

People who share one screen keep their cards from each other until their match is over, whoever sits before it
now: the table alone shows a hand, to the person who lifted the curtain.
"""

from __future__ import annotations

from holzwurm_desktop.engine import contract
from holzwurm_desktop.engine.match import Match

NOBODY = contract.NOBODY


def people(match: Match) -> list[int]:
    """The seats of people."""
    return [seat for seat, player in enumerate(match.players) if player.level is None]


def keeps_secrets(match: Match) -> bool:
    """Whether several people keep their cards from each other. Giving a match up shows them to nobody: the
    same cards may lie on the table again."""
    return len(people(match)) > 1 and not match.over


def has_open_cards(match: Match) -> bool:
    """Whether everything may be shown: the match is over, or the only person has given it up."""
    return match.over or (match.extra.get("abandoned") is True and not keeps_secrets(match))


def seats_to_show(match: Match) -> tuple[int, ...]:
    """The seats whose view may be shown beside the table: all with open cards, else the only person's."""
    if has_open_cards(match):
        return tuple(range(match.seats))
    return () if keeps_secrets(match) else tuple(people(match))


def watcher(match: Match, viewer: int) -> int:
    """The seat whose knowledge may stay in sight, where `viewer` looks: -1 where several people look in turn."""
    return viewer if len(people(match)) == 1 else NOBODY
