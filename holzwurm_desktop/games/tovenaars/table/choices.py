"""Which cards may be taken up now and where each may go: the legal moves as cards and places. No Qt here.

Place keys: "slot:01" is slot 1 of seat 0 (slots count from 0); "gap:" lies between the lines; "dungeon:0" holds the
soldiers of seat 0, and so stands at the side of seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars.deck import BLOCK_SPELL, role_of, soldier_card, spell_card
from holzwurm_desktop.games.tovenaars.moves import Attack, Block, Fill, Line, Sleep, Slide, Strength
from holzwurm_desktop.games.tovenaars.table.picture import ALL_SOLDIERS, Picture

GAP = "gap:"
REPORT = "report:duel"
STRENGTHS = "report:strengths"


def slot_key(seat: int, slot: int) -> str:
    """The place key of a slot."""
    return f"slot:{seat}{slot}"


def dungeon_key(seat: int) -> str:
    """The place key of the dungeon that holds the soldiers of `seat`."""
    return f"dungeon:{seat}"


def card_of(move: Move, picture: Picture) -> str | None:
    """The card that `move` moves or plays; None for a move without a card, such as an answer."""
    if isinstance(move, Slide):
        return picture.lines[move.seat][move.source]
    if isinstance(move, Attack):
        return picture.lines[move.seat][move.slot]
    if isinstance(move, Block):
        return spell_card(move.seat, BLOCK_SPELL)
    if isinstance(move, Strength):
        return spell_card(move.seat, move.spell) if move.spell else None
    if isinstance(move, Sleep):
        return spell_card(move.seat, move.spell)
    return soldier_card(move.seat, move.card) if isinstance(move, Fill) else None


def place_of(move: Move, picture: Picture, emptied: int) -> str:
    """The key of the place where the card of `move` goes. `emptied` is the slot that has to be filled, or -1."""
    if isinstance(move, Slide):
        return slot_key(move.seat, move.target)
    if isinstance(move, Attack):
        return slot_key(1 - move.seat, move.target)
    if isinstance(move, Strength):
        return slot_key(move.seat, picture.slot_in_duel(move.seat))
    return slot_key(move.seat, emptied) if isinstance(move, Fill) else GAP


def takeable(moves: Sequence[Move], picture: Picture) -> list[str]:
    """The cards that the legal `moves` take up, in the order in which they lie."""
    if not moves:
        return []
    if isinstance(moves[0], Line):  # a move has three soldiers: any of them may be taken up
        return list(ALL_SOLDIERS[moves[0].seat])
    cards = {card for move in moves if (card := card_of(move, picture)) is not None}
    return [card for card in everything(picture) if card in cards]


def everything(picture: Picture) -> list[str]:
    """All open cards on the table, those in the lines first."""
    found: list[str | None] = [card for line in picture.lines for card in line]
    for stacks in (picture.reserve, picture.captives, picture.charms, picture.sleep, picture.money):
        found += [card for stack in stacks for card in stack]
    return [card for card in (*found, *picture.raised, *picture.thrown) if card is not None]


def attempt(card: str, key: str, seat: int, picture: Picture, emptied: int) -> Move | None:
    """The move that `seat` makes by laying `card` at a place, whether allowed or not; None if that is no move."""
    kind, _, where = key.partition(":")
    role = role_of(card)
    if role == "soldier" and kind == "slot":
        owner, slot = int(where[0]), int(where[1])
        if card in picture.lines[seat]:
            source = picture.lines[seat].index(card)
            if source == slot and owner == seat:
                return None
            return Slide(seat, source, slot) if owner == seat else Attack(seat, source, slot)
        if owner == seat and emptied == slot:
            return Fill(seat, card[0], None)
    if role == "strength" and kind == "slot":
        return Strength(seat, int(card[0])) if int(where[0]) == seat else None
    if kind == "gap" and role == "sleep":
        return Sleep(seat, card[0])
    return Block(seat) if kind == "gap" and role == "block" else None
