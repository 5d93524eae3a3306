"""What a record carries beside the moves, under `meta`: the analyses of its match (docs/record-format.md)."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json

META_KEY, ANALYSIS_KEY = "meta", "analysis"
"""Where a record keeps its analyses: an object in an object, with a key for each kind."""
ACCURACIES_KEY = "accuracies"
"""The key of an analysis for the accuracy of each seat, from 0 to 100, or null."""
KINDS = ("seen", "open")
"""What the seats could know, and with open cards."""


def of_header(header: Mapping[str, Json]) -> dict[str, dict[str, Json]]:
    """The analyses in the optional keys of a record, by kind; what is none is passed over."""
    meta = header.get(META_KEY)
    found = meta.get(ANALYSIS_KEY) if isinstance(meta, dict) else None
    kinds = found if isinstance(found, dict) else {}
    return {kind: kinds[kind] for kind in KINDS if isinstance(kinds.get(kind), dict)}


def put_into(header: Mapping[str, Json], analyses: Mapping[str, dict[str, Json]]) -> dict[str, Json]:
    """The optional keys of a record with these analyses, by kind, among them; other ones are kept."""
    if not analyses:
        return dict(header)
    meta = header.get(META_KEY)
    kept = meta if isinstance(meta, dict) else {}
    return {**header, META_KEY: {**kept, ANALYSIS_KEY: {**of_header(header), **analyses}}}


def without(header: Mapping[str, Json]) -> dict[str, Json]:
    """The optional keys of a record without any analysis: of what is played on, it would not be true."""
    meta = header.get(META_KEY)
    if not isinstance(meta, dict) or ANALYSIS_KEY not in meta:
        return dict(header)
    rest = {key: value for key, value in meta.items() if key != ANALYSIS_KEY}
    others = {key: value for key, value in header.items() if key != META_KEY}
    return {**others, META_KEY: rest} if rest else others
