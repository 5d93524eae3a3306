"""What the engine refuses can be told in another process."""

from __future__ import annotations

import pickle

import pytest

from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError


@pytest.mark.parametrize("kind", [EngineError, IllegalMove, RecordError])
def test_a_refusal_is_the_same_in_another_process(kind: type[EngineError]) -> None:
    error = pickle.loads(pickle.dumps(kind("option-range", option="rounds", high=10)))

    assert type(error) is kind
    assert (error.code, error.data) == ("option-range", {"option": "rounds", "high": 10})
    assert str(error) == "option-range (option='rounds', high=10)"


def test_where_a_record_is_wrong_is_told_too() -> None:
    error = pickle.loads(pickle.dumps(RecordError("illegal-move", round_index=2, move_index=5)))

    assert (error.round_index, error.move_index) == (2, 5)
