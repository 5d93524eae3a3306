"""Texts for translators: what counts is marked so that it gets a form for each plural, and all files agree."""

import ast
import re
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

import holzwurm_desktop
from holzwurm_desktop.games.deck52 import words as deck52
from holzwurm_desktop.games.holzwurm import words as holzwurm
from holzwurm_desktop.games.holzwurm.words import TOOK_SHORT
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.words import Words
from holzwurm_desktop.window.menus import MENUS

PACKAGE = Path(holzwurm_desktop.__file__).parent
FILES = [resource("translations", f"holzwurm_{language}.ts") for language in LANGUAGES]


def messages(path: Path) -> list[tuple[str, str, list[str]]]:
    """Context, source and translations (several for a message that counts) of what is translated."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            found.append((context.findtext("name", ""), message.findtext("source", ""), forms))
    return found


def fields(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_phrase_that_counts_is_never_marked_like_one_that_does_not() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP":
                texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
                wrong += [f"{path.name}: {text}" for text in texts if "%n" in str(text)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_that_does_not_count_is_translated_even_with_a_number(language: str) -> None:
    """A note on a plate is one of two phrases, of which only one counts."""
    translator = QTranslator()
    assert translator.load(f"holzwurm_{language}", str(resource("translations")))
    words = Words(lambda context, source, n: translator.translate(context, source, None, n) or source)
    said = {n: words.say(TOOK_SHORT, n=n, points="+8") for n in (-1, 0, 1, 4)}
    assert len({*said.values()}) == 1
    assert (said[4] == "took +8") == (language == "en")


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_a_translation_fills_in_the_same_data(path: Path) -> None:
    for context, source, forms in messages(path):
        for form in forms:
            assert fields(form) == fields(source), (context, source, form)


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_a_translation_has_a_key_letter_where_the_source_has_one(path: Path) -> None:
    for context, source, forms in messages(path):
        for form in forms:
            assert len(re.findall("&(?!&)", form)) == len(re.findall("&(?!&)", source)), (
                context,
                source,
                form,
            )


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_the_key_letters_of_a_menu_are_all_different(path: Path) -> None:
    said = {source: forms[0] for context, source, forms in messages(path) if context == "menus"}
    rows = [[title for title, _ in MENUS]]
    rows += [[entry.text for entry in entries if entry is not None] for _, entries in MENUS]
    for row in rows:
        texts = [said.get(phrase.source, phrase.source) for phrase in row]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(letters) == len(set(letters)), texts


@pytest.mark.parametrize("path", FILES, ids=LANGUAGES)
def test_what_counts_has_forms_for_its_plurals(path: Path) -> None:
    for message in ElementTree.parse(path).getroot().iter("message"):
        if "%n" in message.findtext("source", ""):
            assert message.get("numerus") == "yes", message.findtext("source")


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_no_line_breaks_between_a_card_s_name_and_its_number(language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"holzwurm_{language}", str(resource("translations")))
    words = Words(lambda context, source, n: translator.translate(context, source, None, n) or source)
    names = [deck52.card_name(words, "8S"), deck52.the_card(words, "TH"), holzwurm.the_card(words, "B7")]
    for name in names:
        assert re.search(r"\d", name)
        assert not re.search(r" \d|\d ", name), name
