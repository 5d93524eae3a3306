"""A commitment to a deal: its hash is known before play, so the deal cannot be changed unnoticed later.

The hash is SHA-256 over `NONCE:DEAL`, with the nonce in hexadecimal and the deal as JSON with sorted keys and no
spaces, in UTF-8. Hash and nonce are in the round of the record under the optional key `sealed`, so that anyone can
check them.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json

KEY = "sealed"
_NONCE_BYTES = 16  # without a nonce the deal could be found by hashing every possible one


def seal(deal: Mapping[str, Json]) -> dict[str, Json]:
    """A commitment to `deal` with a fresh nonce: `{"sha256": ..., "nonce": ...}`."""
    nonce = secrets.token_hex(_NONCE_BYTES)
    return {"sha256": digest(deal, nonce), "nonce": nonce}


def digest(deal: Mapping[str, Json], nonce: str) -> str:
    """The hash of a deal and a nonce, in hexadecimal."""
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{nonce}:{text}".encode()).hexdigest()


def holds(deal: Mapping[str, Json], sealed: Json) -> bool:
    """Whether `sealed`, the value of a round's key of that name, commits to `deal`. False if it is malformed."""
    if not isinstance(sealed, dict):
        return False
    nonce, promised = sealed.get("nonce"), sealed.get("sha256")
    return isinstance(nonce, str) and isinstance(promised, str) and digest(deal, nonce) == promised
