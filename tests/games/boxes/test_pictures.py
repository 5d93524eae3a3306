"""The pictures of piles on the rules pages: good ones beside bad ones."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.pictures import draw_picture_of


def draw(columns: str, verdict: str) -> QImage:
    arguments = {"columns": columns, "verdict": verdict}
    return draw_picture_of("kistenstapel/judged", arguments, LIGHT, 600, 1.0)


GAP = "0.0.1,1.0.1,1.1.1"
HOLLOW = "0.0.1,1.0.1,0.1.1"


def test_a_bad_pile_is_drawn_with_another_sign_than_a_good_one(qtbot: QtBot) -> None:
    corners = [
        image.copy(image.width() - 30, 0, 30, 34) for image in (draw(HOLLOW, "good"), draw(GAP, "bad"))
    ]

    assert corners[0] != corners[1]


@pytest.mark.parametrize(
    ("columns", "verdict"), [(GAP, "good"), (HOLLOW, "bad"), (GAP, "ugly"), ("x", "bad")]
)
def test_no_pile_is_judged_wrongly(qtbot: QtBot, columns: str, verdict: str) -> None:
    with pytest.raises(KeyError):
        draw(columns, verdict)
