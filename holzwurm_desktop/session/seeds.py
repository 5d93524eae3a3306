"""Seeds of the computer players that depend on nothing but what they see."""

from __future__ import annotations

import json
import zlib

from holzwurm_desktop.engine.contract import View


def seed_of(view: View, number: int | None = None) -> int:
    """A seed that equal views share; with `number`, those of one number only."""
    seen = json.dumps(view._asdict(), sort_keys=True)
    return zlib.crc32((seen if number is None else f"{number}:{seen}").encode())
