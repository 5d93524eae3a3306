"""The program's icon in every size and form that a system asks for, drawn from its SVG."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_TYPES = {
    b"ic04": 16,
    b"ic05": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Apple's names for sizes in pixels; ic10 to ic14 are for screens of double density."""


def png_bytes(svg: Path, size: int, canvas: int | None = None) -> bytes:
    """The picture as a PNG of `size` pixels, in the middle of a clear square of `canvas` pixels if given."""
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():  # before there is a painter: one that outlives its image crashes
        raise ValueError(f"no picture: {svg}")
    canvas = canvas or size
    image = QImage(canvas, canvas, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    margin = (canvas - size) / 2
    renderer.render(painter, QRectF(margin, margin, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6 takes text, too
    return bytes(data.data())


def ico_bytes(svg: Path, sizes: Sequence[int] = ICO_SIZES) -> bytes:
    """A Windows icon of PNG pictures (since Windows Vista)."""
    pictures = [png_bytes(svg, size) for size in sizes]
    header = struct.pack("<HHH", 0, 1, len(sizes))
    offset = len(header) + 16 * len(sizes)
    for size, picture in zip(sizes, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        header += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return header + b"".join(pictures)


def icns_bytes(svg: Path) -> bytes:
    """A macOS icon. Apple's icons leave a tenth of their square clear on every side."""
    parts = []
    for kind, size in ICNS_TYPES.items():
        picture = png_bytes(svg, round(size * 0.8), size)
        parts.append(kind + struct.pack(">I", len(picture) + 8) + picture)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body
