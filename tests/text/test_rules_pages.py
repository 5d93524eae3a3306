"""The rules pages: one per game and language, alike in build and pictures."""

import re
from pathlib import Path
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.rules_page import controls_of, keys_of, written_out

FOLDERS = sorted(path for path in resource("rules").iterdir() if path.is_dir())
PAGES = [folder / f"{language}.md" for folder in FOLDERS for language in LANGUAGES]

HOLZWURM = r"(?:[BYRGVN](?:[1-9]|1[01])|X13)"
RANK = r"[A2-9TJQK]"
SUIT = r"[SHDC]"
STANDARD = RANK + SUIT
SOLDIER = r"[7-9TJQKA]"
FIGHTER = SOLDIER + r"(?:\.[2-6])?"


def some(item: str) -> str:
    """Pattern of a list of at least one item, with commas between."""
    return f"{item}(?:,{item})*"


def maybe(item: str) -> str:
    """Pattern of a list that may be empty."""
    return f"(?:{some(item)})?"


COLUMNS = some(r"-?\d+\.-?\d+\.\d+")
POSITIONS = maybe(r"-?\d+\.-?\d+")

# What the table's code can draw, and the shape of each argument.
PICTURES = {
    "holzwurm/cards": {"cards": some(HOLZWURM)},
    "holzwurm/row": {"cards": some(HOLZWURM)},
    "holzwurm/fate": {"cards": some(HOLZWURM)},
    "holzwurm/hand": {"cards": some(HOLZWURM)},
    "holzwurm/play": {"row": maybe(HOLZWURM), "card": HOLZWURM, "effect": "stays|takes"},
    "kistenstapel/cards": {"cards": some("[LRTO]")},
    "kistenstapel/judged": {"columns": COLUMNS, "verdict": "good|bad"},
    **{f"{game}/pile": {"columns": COLUMNS, "open": POSITIONS} for game in ("afbraak", "kistenstapel")},
    **{
        f"{game}/build": {"from": COLUMNS, "to": COLUMNS, "open": POSITIONS}
        for game in ("afbraak", "kistenstapel")
    },
    **{f"{game}/cards": {"cards": some(STANDARD)} for game in ("bergbeklimmen", "superspion")},
    "bergbeklimmen/route": {"side": "red|black", "cards": maybe(STANDARD)},
    "bergbeklimmen/middle": {name: maybe(STANDARD) for name in ("red0", "red1", "black0", "black1")},
    "superspion/spy": {"card": STANDARD},
    "superspion/sheet": {"seen": maybe(STANDARD), "out": maybe(f"(?:{STANDARD}|{RANK}|{SUIT})")},
    "tovenaars/lines": {"black": some(f"(?:{SOLDIER}|-)"), "red": some(f"(?:{SOLDIER}|-)")},
    "tovenaars/cards": {"cards": some(STANDARD)},
    "tovenaars/sleep": {"attacker": SOLDIER, "defender": SOLDIER, "winner": "attacker|defender"},
    "tovenaars/duel": {"attacker": FIGHTER, "defender": FIGHTER, "winner": "attacker|defender"},
}


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def images(text: str) -> list[tuple[str, str]]:
    """(alternative text, address) of every image of a page, in order."""
    return re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", text)


def headings(text: str) -> list[int]:
    """Levels of a page's headings, in order."""
    return [len(marks) for marks in re.findall(r"^(#+) ", text, flags=re.MULTILINE)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_its_rules_in_every_language(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.md")) == sorted(LANGUAGES)


def test_every_game_has_rules_pages() -> None:
    assert set(all_games()) <= {folder.name for folder in FOLDERS}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_languages_of_a_game_have_the_same_headings(folder: Path) -> None:
    levels = {language: headings(text_of(folder / f"{language}.md")) for language in LANGUAGES}
    assert all(found == levels["en"] for found in levels.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_languages_of_a_game_show_the_same_pictures(folder: Path) -> None:
    shown = {
        language: [address for _, address in images(text_of(folder / f"{language}.md"))]
        for language in LANGUAGES
    }
    assert all(found == shown["en"] for found in shown.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_languages_of_a_game_name_the_same_numbers_in_their_tables(folder: Path) -> None:
    numbers = {}
    for language in LANGUAGES:
        rows = [line for line in text_of(folder / f"{language}.md").splitlines() if line.startswith("|")]
        numbers[language] = [re.findall(r"\d+", row) for row in rows]
    assert all(found == numbers["en"] for found in numbers.values())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_begins_with_its_only_title(page: Path) -> None:
    levels = headings(text_of(page))
    assert text_of(page).startswith("# ")
    assert levels.count(1) == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_shows_pictures_of_known_kinds_only(page: Path) -> None:
    found = images(text_of(page))
    assert found
    for _, address in found:
        kind, _, query = address.removeprefix("picture:").partition("?")
        arguments = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True))
        assert address.startswith("picture:")
        assert kind in PICTURES, address
        assert list(arguments) == list(PICTURES[kind]), address
        for name, value in arguments.items():
            assert re.fullmatch(PICTURES[kind][name], value), address


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_picture_of_a_page_is_told_in_words(page: Path) -> None:
    assert all(alternative.strip() for alternative, _ in images(text_of(page)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_holds_no_html(page: Path) -> None:
    assert not re.search(r"<[a-zA-Z/!]|&[a-z#0-9]+;", text_of(page))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_has_no_breaking_space_before_punctuation(folder: Path) -> None:
    text = re.sub(r"^\|[ :|-]+$", "", text_of(folder / "fr.md"), flags=re.MULTILINE)
    assert not re.search(r" (?:[;?:»]|!(?!\[))|« ", text)


def name_of(text: str) -> str:
    """A control's name as it is spoken of: without key letter and dots, at the beginning of a sentence or not."""
    return text.replace("&", "").removesuffix("…").replace("\u202f", "\u00a0").casefold()


def names_in_program(language: str) -> dict[str, set[tuple[str, str]]]:
    """What the program says in a language, by name: (context, source) of every phrase that is said so."""
    found: dict[str, set[tuple[str, str]]] = {}
    for context in ElementTree.parse(resource("translations", f"holzwurm_{language}.ts")).iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""))
            found.setdefault(name_of(message.findtext("translation", "")), set()).add(key)
    return found


NAMES = {language: names_in_program(language) for language in LANGUAGES}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_what_a_page_calls_a_control_is_called_so_in_the_program(folder: Path) -> None:
    named = [controls_of(text_of(folder / f"{language}.md")) for language in LANGUAGES]
    assert len({len(controls) for controls in named}) == 1, named
    for controls in zip(*named, strict=True):
        # The same control in all languages: one phrase of the program is said by all these names.
        phrases = [
            NAMES[language].get(name_of(label), set())
            for language, label in zip(LANGUAGES, controls, strict=True)
        ]
        assert set.intersection(*phrases), controls


def test_a_control_that_the_program_calls_otherwise_is_noticed() -> None:
    assert name_of("Raad de spion") not in NAMES["nl"]
    assert name_of("Spion raden") in NAMES["nl"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_languages_of_a_game_name_the_same_keys(folder: Path) -> None:
    keys = [sorted(keys_of(text_of(folder / f"{language}.md"))) for language in LANGUAGES]
    assert keys[0]
    assert all(found == keys[0] for found in keys)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_no_key_is_fixed_text(page: Path) -> None:
    marked = re.sub(r"\[[^\]]*\]\(key:[^)]+\)", "", text_of(page))
    assert not re.search(r"\*\*(?:[A-Z0-9+−]|F\d+)\*\*|\b(?:Ctrl|Strg|Shift|Alt)\+", marked)


def test_keys_are_written_as_the_system_writes_them() -> None:
    page = "[Ctrl+Z](key:Ctrl+Z) undoes, [Pass](control:) passes."
    assert written_out(page, {"Ctrl+Z": "⌘Z"}.__getitem__) == "`⌘Z` undoes, **Pass** passes."


def test_what_there_is_to_see_stands_beneath_a_picture() -> None:
    assert written_out("![A 7](picture:x/y?z=7)", str) == "![A 7](picture:x/y?z=7)\n\n*A 7*"


def test_pictures_on_adjacent_lines_stand_side_by_side() -> None:
    shown = written_out("![A](picture:x/y?z=1)\n![B](picture:x/y?z=2)", str).splitlines()
    assert shown == [
        "| ![A](picture:x/y?z=1&beside=2) | ![B](picture:x/y?z=2&beside=2) |",
        "| --- | --- |",
        "| *A* | *B* |",
    ]


SUMMARY = {
    "en": "In short",
    "nl": "In het kort",
    "de": "Kurz gesagt",
    "fr": "En bref",
    "es": "En pocas palabras",
}
"""What the first part is called. A language that is not here may choose; its pages agree in any case."""
ONE_SCREEN = 1_000
"""Characters of a summary that is read at one glance."""


def first_part(page: Path) -> tuple[str, str]:
    """The heading and the text of a page's first part."""
    heading, text = re.split(r"^## ", text_of(page), flags=re.MULTILINE)[1].split("\n", 1)
    return heading, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_of_a_language_begin_with_the_same_heading(language: str) -> None:
    assert len({first_part(folder / f"{language}.md")[0] for folder in FOLDERS}) == 1


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_begins_with_a_summary_of_one_screen(page: Path) -> None:
    first, summary = first_part(page)
    assert first == SUMMARY.get(page.stem, first)
    assert 3 <= summary.count("\n- ") <= 6
    assert len(summary) < ONE_SCREEN
