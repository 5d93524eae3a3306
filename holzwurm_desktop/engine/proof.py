"""The one verdict on a record from outside: whether it keeps the rules, and what it says of its cards is true.

A round's seal commits to its deal before play, and a deal number to all chance of the round: its deal and every stock
that was shuffled later. As hardly two numbers give one deal, a sealed deal leaves no choice of the number either.
"""

from __future__ import annotations

from holzwurm_desktop.engine import commitment, records
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import DEAL_VERSION, deal_rng
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import GIVEN_KEY, Match


def accepted(data: Json) -> Match:
    """The match in a record (a parsed JSON value) from outside. Raises `RecordError` for the first thing that breaks
    the rules or is not what the record says it is."""
    match = Match.from_record(data)
    for index in range(len(match.rounds)):
        _check_seal(match, index)
        _check_number(match, index)
    return match


def _check_seal(match: Match, index: int) -> None:
    played = match.rounds[index]
    if commitment.KEY not in played.extra:
        return
    if not commitment.holds(played.deal, played.extra[commitment.KEY]):
        raise RecordError("broken-seal", round_index=index)
    if "deal_number" not in match.extra and any("chance" in move for move in played.moves):
        raise RecordError("missing-key", key="deal_number", round_index=index)


def _check_number(match: Match, index: int) -> None:
    """Check a round that is said to be dealt from the deal number."""
    number = match.extra.get("deal_number")
    if number is None or index < _given(match):
        return
    version = match.extra.get("deal_version", DEAL_VERSION)
    if not records.is_int(version) or not 1 <= version <= DEAL_VERSION:
        raise RecordError("bad-deal-version", value=version)
    if not _is_of_number(match, index, number):
        raise RecordError("other-deal", round_index=index, number=number)
    for place, move in enumerate(match.rounds[index].moves):
        if "chance" in move:
            drawn = match.at(index, place).chance()
            if drawn is None or any(move.get(key) != value for key, value in drawn.to_json().items()):
                raise RecordError("other-chance", round_index=index, move_index=place, number=number)


def _is_of_number(match: Match, index: int, number: int) -> bool:
    deal = match.rounds[index].deal
    return bool(match.game.deal(deal_rng(number, index), match.seats, match.options, deal["start"]) == deal)


def _given(match: Match) -> int:
    """How many first rounds were not dealt from the number."""
    given = match.extra.get(GIVEN_KEY)
    if given is not None:
        return int(given) if records.is_int(given) else 0
    # A match that began with what another one had left got its number with its second round, and earlier versions did
    # not say so.
    number, sealed = match.extra["deal_number"], commitment.KEY in match.rounds[0].extra
    return int(len(match.rounds) > 1 and not sealed and not _is_of_number(match, 0, number))
