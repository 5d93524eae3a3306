"""The PDF: its pages, its fonts and pictures, and that the work can be stopped."""

import dataclasses

import pytest
from PySide6.QtCore import QLocale

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.printing.order import Order, Paper, usual_paper
from holzwurm_desktop.printing.pdf import PdfJob, palette_on_paper
from holzwurm_desktop.text.words import Words
from tests.printing.pdf_files import POINTS, PdfFile

pytestmark = pytest.mark.usefixtures("qapp")
every_game = pytest.mark.parametrize("game_id", list(kits()))
MEGABYTE = 1_000_000


def finished(order: Order) -> PdfJob:
    job = PdfJob(order)
    for _ in job.steps():
        assert job.done <= job.pages
    return job


@every_game
def test_everything_is_drawn_as_shapes_with_its_fonts_and_stays_small(game_id: str) -> None:
    job = finished(Order(game_id, "de", backs=True))
    file = PdfFile(job.content)
    assert file.images == 0
    assert file.fonts == file.embedded > 0
    assert len(job.content) < 3 * MEGABYTE
    assert len(file.boxes) == job.pages == job.done
    assert len(file.drawings()) == job.pages


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (210, 297)), (Paper.LETTER, (215.9, 279.4))])
def test_a_page_has_the_size_of_the_paper(paper: Paper, size: tuple[float, float]) -> None:
    file = PdfFile(finished(Order("superspion", "en", paper)).content)
    for box in file.boxes:
        assert [side / POINTS for side in box] == pytest.approx(size, abs=0.3)  # Qt counts whole points


def test_what_is_wanted_is_printed_and_nothing_else() -> None:
    order = Order("superspion", "en")
    both = finished(order).pages
    cards = finished(dataclasses.replace(order, rules=False)).pages
    rules = finished(dataclasses.replace(order, cards=False)).pages
    assert cards == 6 + 1  # nine cards on a page, and a page of elimination sheets
    assert rules > 1
    assert both == cards + rules
    assert finished(dataclasses.replace(order, rules=False, backs=True)).pages == cards + 6


def test_a_game_for_more_than_two_has_a_score_sheet() -> None:
    assert finished(Order("holzwurm", "en", rules=False)).pages == 8 + 1
    assert finished(Order("kistenstapel", "en", rules=False)).pages == 2 + 1
    assert finished(Order("bergbeklimmen", "en", rules=False)).pages == 6


@pytest.mark.parametrize(("language", "title"), [("de", "Bergsteigen"), ("nl", "Bergbeklimmen")])
def test_it_is_called_as_the_game_is_in_the_language(language: str, title: str) -> None:
    assert PdfFile(finished(Order("bergbeklimmen", language, cards=False)).content).title == title


def test_work_that_is_stopped_leaves_nothing() -> None:
    job = PdfJob(Order("tovenaars", "en"))
    steps = job.steps()
    for _ in range(12):
        next(steps)
    steps.close()  # type: ignore[attr-defined]
    assert job.content == b""
    assert job.done < job.pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_letters_of_the_language(language: str) -> None:
    letters = PdfJob(Order("tovenaars", language))._words
    shown = "".join(palette_on_paper(letters, False).rank(rank) for rank in "AKQJ")
    assert shown == {"de": "AKDB", "en": "AKQJ", "es": "AKQJ", "fr": "ARDV", "nl": "AHVB"}.get(
        language, shown
    )


def test_four_colours_are_those_of_the_table() -> None:
    two, four = (palette_on_paper(Words(), colours) for colours in (False, True))
    assert two.diamonds == two.hearts
    assert len({four.suit(suit).name() for suit in "SHDC"}) == 4


@pytest.mark.parametrize(
    ("country", "paper"),
    [("en_US", Paper.LETTER), ("de_DE", Paper.A4), ("nl_NL", Paper.A4), ("en_GB", Paper.A4)],
)
def test_the_paper_of_the_country_is_offered_first(country: str, paper: Paper) -> None:
    assert usual_paper(QLocale(country)) is paper
