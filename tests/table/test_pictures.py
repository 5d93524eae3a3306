"""The pictures of the rules pages."""

import re
from urllib.parse import parse_qsl

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.palette import DARK, LIGHT
from holzwurm_desktop.table.pictures import draw_picture_of

PAGE = resource("rules", "holzwurm", "en.md").read_text("utf-8")
ADDRESSES = re.findall(r"\(picture:([^)]+)\)", PAGE)


def draw(address: str, width: int = 600, ratio: float = 1.0) -> QImage:
    kind, _, query = address.partition("?")
    return draw_picture_of(kind, dict(parse_qsl(query, keep_blank_values=True)), LIGHT, width, ratio)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_picture_of_the_page_is_drawn(qtbot: QtBot, address: str) -> None:
    image = draw(address)

    assert not image.isNull()
    assert image.pixelColor(0, 0).alpha() < 255
    assert any(image.pixelColor(x, image.height() // 2).alpha() == 255 for x in range(image.width()))


def test_a_picture_is_never_wider_than_asked_and_keeps_its_proportion(qtbot: QtBot) -> None:
    wide, narrow = draw(ADDRESSES[0]), draw(ADDRESSES[0], width=120)

    assert narrow.width() <= 120
    assert narrow.width() / narrow.height() == pytest.approx(wide.width() / wide.height(), rel=0.03)


def test_a_picture_has_the_pixels_of_its_screen(qtbot: QtBot) -> None:
    image = draw(ADDRESSES[0], ratio=2.0)

    assert image.devicePixelRatio() == 2.0
    assert image.width() == 2 * draw(ADDRESSES[0]).width()


def test_staying_and_taking_look_different(qtbot: QtBot) -> None:
    stays = draw("holzwurm/play?row=B1,B9&card=B5&effect=stays")

    assert stays != draw("holzwurm/play?row=B1,B9&card=B5&effect=takes")


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("holzwurm/nothing", {}),
        ("nobody/cards", {"cards": "B1"}),
        ("holzwurm/cards", {}),
        ("holzwurm/cards", {"cards": "Z9"}),
        ("holzwurm/play", {"row": "", "card": "B1", "effect": "explodes"}),
    ],
)
def test_what_cannot_be_drawn_is_refused(qtbot: QtBot, kind: str, arguments: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        draw_picture_of(kind, arguments, DARK, 600, 1.0)
