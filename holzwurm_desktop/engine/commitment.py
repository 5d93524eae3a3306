"""A deal that is committed to before play: its hash is known from the start, so it cannot be changed later.

The hash is SHA-256 over `NONCE:DEAL`, the nonce in hexadecimal and the deal as JSON with sorted keys and no
spaces, in UTF-8. Both stand in the round of the record, under the optional key `sealed`. Anyone can check it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json

KEY = "sealed"
_NONCE_BYTES = 16


def seal(deal: Mapping[str, Json]) -> dict[str, Json]:
    """The commitment to a deal, made with a fresh nonce: `{"sha256": ..., "nonce": ...}`."""
    nonce = secrets.token_hex(_NONCE_BYTES)
    return {"sha256": digest(deal, nonce), "nonce": nonce}


def digest(deal: Mapping[str, Json], nonce: str) -> str:
    """The hash of a deal and a nonce, in hexadecimal."""
    text = json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{nonce}:{text}".encode()).hexdigest()


def holds(deal: Mapping[str, Json], sealed: Json) -> bool:
    """Whether `sealed`, a round's value of that key, commits to `deal`; False for anything malformed."""
    if not isinstance(sealed, dict):
        return False
    nonce, promised = sealed.get("nonce"), sealed.get("sha256")
    return isinstance(nonce, str) and isinstance(promised, str) and digest(deal, nonce) == promised
