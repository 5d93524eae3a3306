"""The rules on paper: whole, without what only matters at the computer, and broken where it does no harm."""

import re
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPalette, QTextBlock, QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.desktop.rules_dress import holds_picture
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.printing.order import Paper
from holzwurm_desktop.printing.rules_leaves import RulesLeaf, rules_leaves
from holzwurm_desktop.table.palette import DARK, LIGHT, application_palette
from holzwurm_desktop.text.rules_page import for_paper, keys_of, pictures_of
from holzwurm_desktop.text.words import Words

pytestmark = pytest.mark.usefixtures("qapp")
every_page = pytest.mark.parametrize(
    ("game_id", "language"), [(game_id, language) for game_id in kits() for language in LANGUAGES]
)
every_paper = pytest.mark.parametrize("paper", list(Paper))


def page_of(game_id: str, language: str) -> str:
    return resource("rules", game_id, f"{language}.md").read_text("utf-8")


@cache
def leaves(game_id: str, language: str, paper: Paper) -> list[RulesLeaf]:
    steps = rules_leaves("Game", page_of(game_id, language), paper, LIGHT, Words())
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: list[RulesLeaf] = done.value
            return found


def document(game_id: str, language: str, paper: Paper) -> QTextDocument:
    return leaves(game_id, language, paper)[0].document


def blocks(text: QTextDocument) -> list[QTextBlock]:
    found, block = [], text.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def lines(text: QTextDocument, block: QTextBlock) -> list[tuple[float, float]]:
    """Top and bottom of each line of a block."""
    top, layout = text.documentLayout().blockBoundingRect(block).top(), block.layout()
    places = (layout.lineAt(at) for at in range(layout.lineCount()))
    return [(top + line.y(), top + line.y() + line.height()) for line in places]


@every_page
def test_only_the_part_about_the_program_is_left_out(game_id: str, language: str) -> None:
    page = page_of(game_id, language)
    printed = for_paper(page)
    assert keys_of(page)
    assert not keys_of(printed)
    assert pictures_of(printed) == pictures_of(page)
    headings = re.findall(r"^#+ .*$", page, re.MULTILINE)
    assert re.findall(r"^#+ .*$", printed, re.MULTILINE) == headings[:-1]


@every_paper
@every_page
def test_every_paragraph_is_on_some_page_and_no_line_on_two(
    game_id: str, language: str, paper: Paper
) -> None:
    text = document(game_id, language, paper)
    high, count = text.pageSize().height(), len(leaves(game_id, language, paper))
    for block in blocks(text):
        assert block.layout().lineCount() > 0, block.text()
        for top, bottom in lines(text, block):
            assert 0 <= top // high == (bottom - 1) // high < count, block.text()


@every_paper
@every_page
def test_no_heading_is_left_behind_and_no_caption_parted_from_its_picture(
    game_id: str, language: str, paper: Paper
) -> None:
    text = document(game_id, language, paper)
    high, all_blocks = text.pageSize().height(), blocks(text)
    for block, following in pairwise(all_blocks):
        bound = block.blockFormat().headingLevel() > 0 or holds_picture(block)
        if bound and QTextCursor(block).currentTable() is None:
            assert lines(text, block)[0][0] // high == lines(text, following)[0][0] // high, block.text()


@every_paper
@every_page
def test_no_table_is_cut(game_id: str, language: str, paper: Paper) -> None:
    text = document(game_id, language, paper)
    for frame in text.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            place = text.documentLayout().frameBoundingRect(frame)
            high = text.pageSize().height()
            assert place.top() // high == place.bottom() // high


@every_paper
@every_page
def test_nothing_is_wider_than_the_page(game_id: str, language: str, paper: Paper) -> None:
    text = document(game_id, language, paper)
    assert text.documentLayout().documentSize().width() <= text.pageSize().width() + 1


def test_letters_are_black_whatever_the_theme(qapp: QApplication) -> None:
    before = qapp.palette()
    try:
        qapp.setPalette(application_palette(DARK))
        image = drawn(leaves("holzwurm", "en", Paper.A4)[0])
        assert qapp.palette().color(QPalette.ColorRole.Text).lightness() > 128
    finally:
        qapp.setPalette(before)
    pixels = [image.pixelColor(x, y) for x in range(60, 400) for y in range(60, 110)]
    assert min(pixel.lightness() for pixel in pixels) < 30
    assert image.pixelColor(5, 5).lightness() == 255


def test_pictures_stay_on_their_page() -> None:
    """A picture clips what it draws; then it must still not reach beyond the text."""
    for leaf in leaves("bergbeklimmen", "fr", Paper.A4):
        image, inside = drawn(leaf), Paper.A4.inside.toAlignedRect().adjusted(-2, -2, 2, 2)
        below = range(inside.bottom() + 35, image.height())
        assert all(
            image.pixelColor(x, y).lightness() == 255 for y in below for x in range(0, image.width(), 2)
        )
        beside = range(inside.right() + 1, image.width())
        assert all(
            image.pixelColor(x, y).lightness() == 255 for x in beside for y in range(0, image.height(), 2)
        )


def drawn(leaf: RulesLeaf) -> QImage:
    image = QImage(leaf.paper.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for _ in leaf.draw(painter):
        pass
    painter.end()
    return image
