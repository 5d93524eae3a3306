"""What only positions of Bergbeklimmen share that are worth the same, in a few bytes: what an ending is known by.

Suits and team members are all the same, as are cards that nobody needs any more, and a climber's two piles may change
places.

Compiled from this file where there is a compiler; see `position_keys.pxd` for the types.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from holzwurm_desktop.games.bergbeklimmen.rules import BergbeklimmenPosition, climber_of, need


def position_key(state: BergbeklimmenPosition) -> bytes:
    """What only positions of equal value share, for the beginning of a turn."""
    out = cython.declare(cython.uchar[128])
    if not cython.compiled:
        out = [0] * 128
    out[0] = state.turn
    end: cython.int = _put_seat(state, 1, out, _put_seat(state, 0, out, 1))
    return bytes([out[i] for i in range(end)]) if not cython.compiled else out[:end]


def climb_key(state: BergbeklimmenPosition, roped: cython.bint) -> bytes:
    """The same for a climber alone, by whether he is always `roped`."""
    out = cython.declare(cython.uchar[128])
    if not cython.compiled:
        out = [0] * 128
    out[0] = state.turn * 4 + state.front * 2 + (1 if roped else 0)
    end: cython.int = _put_seat(state, state.turn, out, 1)
    return bytes([out[i] for i in range(end)]) if not cython.compiled else out[:end]


def _put_seat(
    state: BergbeklimmenPosition, seat: cython.int, out: cython.p_uchar, at: cython.int
) -> cython.int:
    """Write one side of the mountain: route, hand, and piles, which may change places; return where it ends."""
    one: cython.int = 100
    two: cython.int = 100
    i: cython.int
    swap: cython.bint = False
    start: cython.int = seat * 2
    if state.size[seat] > 0:
        one = _worth_keeping(state, seat, state.hand[start])
    if state.size[seat] > 1:
        two = _worth_keeping(state, seat, state.hand[start + 1])
    out[at] = state.route_length[seat]
    out[at + 1] = one if one < two else two
    out[at + 2] = two if one < two else one
    at += 3
    if state.pile_length[start] != state.pile_length[start + 1]:
        swap = state.pile_length[start] < state.pile_length[start + 1]
    else:
        for i in range(state.pile_length[start]):
            one = _worth_keeping(state, seat, state.pile[start * 26 + i])
            two = _worth_keeping(state, seat, state.pile[(start + 1) * 26 + i])
            if one != two:
                swap = one < two
                break
    at = _put_pile(state, seat, start + (1 if swap else 0), out, at)
    return _put_pile(state, seat, start + (0 if swap else 1), out, at)


def _put_pile(
    state: BergbeklimmenPosition, seat: cython.int, pile: cython.int, out: cython.p_uchar, at: cython.int
) -> cython.int:
    i: cython.int
    out[at] = state.pile_length[pile]
    for i in range(state.pile_length[pile]):
        out[at + 1 + i] = _worth_keeping(state, seat, state.pile[pile * 26 + i])
    return at + 1 + state.pile_length[pile]


def _worth_keeping(state: BergbeklimmenPosition, seat: cython.int, card: cython.int) -> cython.int:
    """A card as far as it matters: what is never needed is all the same, and so are suits and team members."""
    if climber_of(card) != seat:
        # It goes to the other's piles, where its rank matters.
        return 50 + _worth_keeping(state, 1 - seat, card)
    lacking: cython.int = need(state.route_length[seat], card >> 2)
    if lacking < 0:
        return 49
    return 0 if card >> 2 >= 10 else 1 + (card >> 2)
