"""The pictures of the rules of Razende tovenaars."""

import re
from urllib.parse import parse_qsl

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.pictures import draw_picture_of

ADDRESSES = sorted(
    {
        address
        for language in LANGUAGES
        for address in re.findall(
            r"\(picture:([^)]+)\)", resource("rules", "tovenaars", f"{language}.md").read_text("utf-8")
        )
    }
)


def draw(address: str) -> QImage:
    kind, _, query = address.partition("?")
    return draw_picture_of(kind, dict(parse_qsl(query)), LIGHT, 600, 1.0)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_picture_of_the_pages_is_drawn(qtbot: QtBot, address: str) -> None:
    image = draw(address)

    lower = image.height() * 3 // 4
    assert any(image.pixelColor(x, lower).alpha() == 255 for x in range(image.width()))


def test_the_crown_stands_over_the_winner(qtbot: QtBot) -> None:
    attacker = draw("tovenaars/duel?attacker=A&defender=8&winner=attacker")

    assert attacker != draw("tovenaars/duel?attacker=A&defender=8&winner=defender")


@pytest.mark.parametrize(
    "address",
    [
        "tovenaars/lines?black=7,K&red=9,Q,T",
        "tovenaars/lines?black=7,K,X&red=9,Q,T",
        "tovenaars/duel?attacker=9.7&defender=J&winner=attacker",
        "tovenaars/duel?attacker=9&defender=J&winner=nobody",
        "tovenaars/sleep?attacker=2&defender=J&winner=attacker",
        "tovenaars/cards?cards=9H,XX",
    ],
)
def test_what_is_no_card_is_not_drawn(qtbot: QtBot, address: str) -> None:
    with pytest.raises(KeyError):
        draw(address)
