"""Whose cards may be shown outside the table: in the move list, a replay, a record file and the like.

People who share one screen keep their cards from each other until their match is over. Only the table shows a
hand meanwhile, to the person who has lifted the curtain.
"""

from __future__ import annotations

from holzwurm_desktop.engine import contract
from holzwurm_desktop.engine.match import Match

NOBODY = contract.NOBODY


def people(match: Match) -> list[int]:
    """The seats at which people sit, in ascending order."""
    return [seat for seat, player in enumerate(match.players) if player.level is None]


def keeps_secrets(match: Match) -> bool:
    """Whether several people keep their cards from each other.

    Giving the match up changes nothing: it can be resumed with the same cards.
    """
    return len(people(match)) > 1 and not match.over


def has_open_cards(match: Match) -> bool:
    """Whether everything may be shown: the match is over, or the only person has given it up."""
    return match.over or (match.extra.get("abandoned") is True and not keeps_secrets(match))


def seats_to_show(match: Match) -> tuple[int, ...]:
    """The seats whose view may be shown outside the table.

    All seats if the cards are open; else the only person's; none where several people keep secrets.
    """
    if has_open_cards(match):
        return tuple(range(match.seats))
    return () if keeps_secrets(match) else tuple(people(match))


def watcher(match: Match, viewer: int) -> int:
    """The seat whose knowledge may stay on the screen: `viewer`, or `NOBODY` (-1) unless exactly one person plays."""
    return viewer if len(people(match)) == 1 else NOBODY
