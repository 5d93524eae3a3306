"""The words of the lessons: the same sentences in every language, and none that nobody says."""

from __future__ import annotations

import re

import pytest

from holzwurm_desktop.engine.lessons import lesson_of
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.lesson_page import read_page
from holzwurm_desktop.text.rules_page import controls_of, keys_of
from tests.playing import GAMES
from tests.text.test_rules_pages import NAMES, name_of

every_game = pytest.mark.parametrize("game_id", GAMES)
every_page = pytest.mark.parametrize(
    ("game_id", "language"), [(game_id, language) for game_id in GAMES for language in LANGUAGES]
)
LONGEST = 330
"""Letters of a sentence that is read beside a table, not like a page."""


def text_of(game_id: str, language: str) -> str:
    return resource("lessons", game_id, f"{language}.md").read_text("utf-8")


@every_page
def test_a_page_has_the_sentences_that_the_lesson_says_and_no_others(game_id: str, language: str) -> None:
    text = text_of(game_id, language)
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert sorted(headings) == sorted(lesson_of(game_id).texts)
    page = read_page(text)
    assert page.title
    assert all(page.sentences.values())


@every_page
def test_no_sentence_is_too_long_to_be_read_beside_a_table(game_id: str, language: str) -> None:
    page = read_page(text_of(game_id, language))
    assert {key: len(said) for key in page.sentences if len(said := page.spoken(key, str)) > LONGEST} == {}


@every_page
def test_a_spoken_sentence_has_no_marks(game_id: str, language: str) -> None:
    page = read_page(text_of(game_id, language))
    assert [
        said for key in page.sentences if re.search(r"[*`\[\]#]|key:|control:", said := page.spoken(key, str))
    ] == []


@every_game
def test_the_languages_name_the_same_keys_in_the_same_sentences(game_id: str) -> None:
    pages = [read_page(text_of(game_id, language)) for language in LANGUAGES]
    for key in lesson_of(game_id).texts:
        named = [sorted(keys_of(page.sentences[key])) for page in pages]
        assert all(found == named[0] for found in named), key


@every_game
def test_what_a_lesson_calls_a_control_is_called_so_in_the_program(game_id: str) -> None:
    pages = [read_page(text_of(game_id, language)) for language in LANGUAGES]
    for key in lesson_of(game_id).texts:
        named = [controls_of(page.sentences[key]) for page in pages]
        assert len({len(controls) for controls in named}) == 1, key
        for controls in zip(*named, strict=True):
            phrases = [
                NAMES[language].get(name_of(label), set())
                for language, label in zip(LANGUAGES, controls, strict=True)
            ]
            assert set.intersection(*phrases), controls


@every_game
def test_the_languages_name_the_same_numbers(game_id: str) -> None:
    pages = [read_page(text_of(game_id, language)) for language in LANGUAGES]
    for key in lesson_of(game_id).texts:
        numbers = [sorted(re.findall(r"\d+", page.spoken(key, lambda name: ""))) for page in pages]
        assert all(found == numbers[0] for found in numbers), (key, numbers)


@every_game
def test_french_has_no_breaking_space_before_punctuation(game_id: str) -> None:
    assert not re.search(r" [;?:!»]|« ", text_of(game_id, "fr"))


def test_a_page_is_read_by_its_headings() -> None:
    page = read_page(
        "# A title\n\n## one\n\nFirst line\nsecond **line**.\n\nNew paragraph.\n\n## two\nMore.\n"
    )
    assert page.title == "A title"
    assert page.sentences == {"one": "First line second **line**.\n\nNew paragraph.", "two": "More."}


def test_a_sentence_is_said_with_the_keys_of_the_system_and_spoken_without_marks() -> None:
    page = read_page("# T\n\n## a\nPress [Ctrl+Z](key:Ctrl+Z) or **[Pass](control:)**.\n")
    assert page.spoken("a", {"Ctrl+Z": "⌘Z"}.__getitem__) == "Press ⌘Z or Pass."
