"""Icons in the forms of three systems."""

import struct

import pytest
from PySide6.QtGui import QImage

import make_icons
from project_facts import ICON


@pytest.mark.parametrize("size", [16, 512])
def test_a_png_has_the_size_asked_for_and_clear_corners(size: int) -> None:
    image = QImage.fromData(make_icons.png_bytes(ICON, size), "PNG")
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(size // 2, size // 3).alpha() == 255


def test_what_is_no_picture_is_refused(tmp_path: object) -> None:
    with pytest.raises(ValueError, match="no picture"):
        make_icons.png_bytes(ICON.with_name("none.svg"), 16)


def test_a_windows_icon_lists_its_pictures() -> None:
    data = make_icons.ico_bytes(ICON, (16, 256))
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    sizes = []
    for number in range(2):
        side, *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        sizes.append((side, QImage.fromData(data[offset : offset + length], "PNG").width()))
    assert sizes == [(16, 16), (0, 256)]


def test_a_macos_icon_is_as_long_as_it_says() -> None:
    data = make_icons.icns_bytes(ICON)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    assert data[8:12] == b"ic04"
