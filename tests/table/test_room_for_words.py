"""Where words have little room: what gives way, and that nothing is written over something else."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table import drawing
from holzwurm_desktop.table.drawing import TextLine, fits, text_width
from holzwurm_desktop.table.palette import PALETTES
from holzwurm_desktop.table.piles import shared_widths
from holzwurm_desktop.table.seat import SeatState
from tests.table.words_seen import watch

INK = PALETTES["light"].label_text


def test_piles_are_as_wide_as_their_words() -> None:
    assert shared_widths(400, [1, 1], 50, heads=[120, 260]) == [140, 260]


def test_piles_without_words_share_evenly() -> None:
    assert shared_widths(400, [1, 3], 50) == [200, 200]


def test_words_keep_their_share_where_not_all_cards_can_be_read() -> None:
    widths = shared_widths(200, [1, 30], 50, heads=[90, 60])

    assert widths == [90, 110]


def test_words_shrink_alike_where_they_do_not_fit_together() -> None:
    assert shared_widths(100, [0, 0], 10, heads=[150, 50]) == [75, 25]


@pytest.mark.usefixtures("qtbot")
def test_a_narrow_plate_leaves_the_level_out_before_it_cuts_the_total() -> None:
    state = SeatState("Bram", ("medium", "Total 12", "height 3"), None)
    short = "Total 12 · height 3"

    assert state.line_within(1000, 12) == "medium · Total 12 · height 3"
    assert state.line_within(text_width(short, 12), 12) == short
    assert state.line_within(1, 12) == "height 3"
    assert fits("height 3", 12, text_width("height 3", 12))
    assert not fits("height 3", 12, 1)


@pytest.mark.parametrize(
    ("title", "remark"),
    [
        ("Round 1", "a remark that is much longer than its title"),
        ("A title that is longer than it", "remark"),
    ],
)
def test_title_and_remark_take_the_room_they_need(
    title: str, remark: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = watch(monkeypatch)
    room = QRectF(0, 0, text_width(title, 14) + text_width(remark, 14) + 40, 20)
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    drawing.draw_head(painter, room, TextLine(title, 14, INK), TextLine(remark, 14, INK))
    painter.end()

    assert {words for words, _ in seen.places} == {title, remark}
    assert not seen.cut
    assert not seen.overlapping()
