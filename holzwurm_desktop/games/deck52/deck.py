"""What the two-player games share: the standard deck, and reading their deals and moves.

A card is written as rank and suit, `TH` for the ten of hearts. Its number is `rank * 4 + suit`, ranks in the
order of `RANKS`, suits in that of `SUITS`: so `number >> 2` is the rank, `number & 3` the suit, and the red
suits come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError
from holzwurm_desktop.engine.records import string_list

RANKS = "A23456789TJQK"
SUITS = "HDSC"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The 52 cards; a card's number is its index here."""
CARD_NUMBERS = {name: number for number, name in enumerate(DECK)}


def card_number(card: str) -> int:
    """The number of a card. Raises `IllegalMove` for an unknown name."""
    number = CARD_NUMBERS.get(card)
    if number is None:
        raise IllegalMove("no-such-card", card=card)
    return number


def read_verb(data: Mapping[str, Json], verbs: Iterable[str]) -> str:
    """The one key of a move's JSON form that tells what kind of move it is. Raises `IllegalMove` if there is
    none, or several."""
    # Exactly one: a move with two verbs could be read in two ways.
    found = [verb for verb in verbs if verb in data]
    if len(found) != 1:
        raise IllegalMove("not-a-move-of-this-game")
    return found[0]


def read_seat(data: Mapping[str, Json]) -> int:
    """The seat in a move's JSON form. Raises `IllegalMove` if there is none; its range is checked by the
    caller."""
    return _whole_number(data.get("seat"), IllegalMove("no-seat"))


def read_card(value: Json) -> str:
    """A card's name in a move. Raises `IllegalMove` if it is none of the 52."""
    if not isinstance(value, str) or value not in CARD_NUMBERS:
        raise IllegalMove("no-such-card", card=value)
    return value


def read_true(data: Mapping[str, Json], verb: str) -> None:
    """Check that `verb`, a move without any detail, has the value true. Raises `IllegalMove` otherwise."""
    if data[verb] is not True:
        raise IllegalMove("must-be-true", key=verb)


def read_start(deal: Mapping[str, Json]) -> int:
    """The seat that begins. Raises `RecordError` if the deal does not name one of the two seats."""
    start = _whole_number(deal.get("start"), RecordError("bad-deal"))
    if not 0 <= start < 2:
        raise RecordError("no-such-seat", seat=start)
    return start


def read_hands(deal: Mapping[str, Json], size: int) -> list[list[str]]:
    """The two hands of a deal. Raises `RecordError` unless each has `size` cards; the cards are checked
    elsewhere."""
    hands = deal.get("hands")
    if not isinstance(hands, list) or len(hands) != 2:
        raise RecordError("bad-hands")
    if any(string_list(hand) is None or len(hand) != size for hand in hands):
        raise RecordError("bad-hands")
    return hands


def read_stock(deal: Mapping[str, Json], size: int) -> list[str]:
    """The stock of a deal, top first. Raises `RecordError` unless it has `size` cards."""
    stock = string_list(deal.get("stock"))
    if stock is None or len(stock) != size:
        raise RecordError("bad-stock")
    return stock


def check_whole_deck(dealt: Sequence[str]) -> None:
    """Check that the 52 cards of a deal are those of the deck, each once. Raises `RecordError` otherwise."""
    for card in dealt:
        if card not in CARD_NUMBERS:
            raise RecordError("no-such-card", card=card)
    # Called with 52 names: if all are known and different, none is missing.
    if len(set(dealt)) != len(dealt):
        raise RecordError("card-twice", card=next(card for card in dealt if dealt.count(card) > 1))


def _whole_number(value: Json, refusal: EngineError) -> int:
    # In Python true is an int too, in a record it is not.
    if not isinstance(value, int) or isinstance(value, bool):
        raise refusal
    return value


def duel_scores(winner: int) -> list[float]:
    """The two scores of a finished round: 1 for the winner and 0 for the other, or 0.5 each.

    winner: a seat, or a negative number for a draw.
    """
    if winner < 0:
        return [0.5, 0.5]
    return [int(winner == 0), int(winner == 1)]
