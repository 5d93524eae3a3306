"""What people look like, in words."""

from __future__ import annotations

import pytest

from holzwurm_desktop.storage.people import Person
from holzwurm_desktop.storage.people_rows import COLOURS, NONE, PORTRAITS
from holzwurm_desktop.text.people import COLOUR_NAMES, PORTRAIT_NAMES, face_of_person, looks_text
from holzwurm_desktop.text.words import Words


def test_every_colour_and_portrait_has_a_name_of_its_own() -> None:
    for names, codes in ((COLOUR_NAMES, COLOURS), (PORTRAIT_NAMES, PORTRAITS)):
        assert tuple(names) == (NONE, *codes)
        assert len(set(names.values())) == len(names)


@pytest.mark.parametrize(
    ("colour", "portrait", "words", "face"),
    [
        ("red", "gluepot", "glue pot, red", "gluepot/red"),
        (NONE, "lamp", "lantern, no colour", "lamp/"),
        ("grey", NONE, "no picture, grey", "/grey"),
        (NONE, NONE, "no picture, no colour", ""),
    ],
)
def test_looks_are_told_and_drawn(colour: str, portrait: str, words: str, face: str) -> None:
    nora = Person(1, "Nora", colour, portrait)
    assert looks_text(Words(), nora) == words
    assert face_of_person(nora) == face
