"""What is drawn: faces that differ, shapes that differ, a board without bands, pictures Qt can read."""

from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from holzwurm_desktop.engine.records import FITTING
from holzwurm_desktop.games.boxes.art import SideState, lattice_point, paint_side
from holzwurm_desktop.games.deck52 import cards as standard
from holzwurm_desktop.games.holzwurm import cards as holzwurm
from holzwurm_desktop.paths import resource
from holzwurm_desktop.storage.people_rows import COLOURS, NONE, PORTRAITS
from holzwurm_desktop.table.art import board as boards
from holzwurm_desktop.table.art import ornaments
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.art.glyphs import MINUS, text_in, text_path
from holzwurm_desktop.table.art.portraits import DISCS, paint_portrait, portrait
from holzwurm_desktop.table.art.vectors import draw_picture, fitted, outline
from holzwurm_desktop.table.cards import CardPixmaps, deck
from holzwurm_desktop.table.palette import DARK, HIGH_CONTRAST, LIGHT, PALETTES, Palette
from holzwurm_desktop.text.levels import PERSONS, PROGRAM_FACE

GAMES = ("holzwurm", "kistenstapel", "afbraak", "bergbeklimmen", "superspion", "tovenaars")
PICTURES = [path for part in ("cards", "lobby", "players") for path in sorted(resource(part).rglob("*.svg"))]
FACES = [*PERSONS, FITTING, PROGRAM_FACE]
DRAWN_BY_QT = {"svg", "g", "path", "circle", "ellipse", "rect", "linearGradient", "radialGradient", "stop"}

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def face(card: str, width: int = 60, palette: Palette = LIGHT) -> QImage:
    height = width * 7 // 5
    return drawn(width, height, lambda p: holzwurm.paint_face(p, QRectF(0, 0, width, height), card, palette))


def grey(image: QImage) -> bytes:
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = bytes(shades.constBits()), shades.bytesPerLine()
    # Lines are padded to four bytes, with whatever lay in memory.
    return b"".join(data[y * line : y * line + shades.width()] for y in range(shades.height()))


def left_strip(image: QImage) -> QImage:
    return image.copy(0, 0, image.width() // 4, image.height())


def filled_pixels(letter: str, side: int = 24) -> set[int]:
    path = fitted(outline(letter, "cards", "shapes.svg"), QRectF(0, 0, side, side))
    image = drawn(side, side, lambda p: p.fillPath(path, QColor("black")))
    return {y * side + x for y in range(side) for x in range(side) if image.pixelColor(x, y).alpha() > 127}


def test_the_holzwurm_deck_has_66_different_cards() -> None:
    assert len(set(holzwurm.FACES)) == 66
    assert "N1" not in holzwurm.FACES


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_no_two_faces_look_alike_even_in_grey(palette: Palette) -> None:
    pictures = {grey(face(card, 40, palette)) for card in holzwurm.FACES}
    assert len(pictures) == len(holzwurm.FACES)


@pytest.mark.parametrize("width", [60, 120])
def test_the_left_quarter_of_a_face_tells_the_card(width: int) -> None:
    strips = {grey(left_strip(face(card, width))) for card in holzwurm.FACES}
    assert len(strips) == len(holzwurm.FACES)


def corner_difference(a: QImage, b: QImage) -> int:
    pairs = zip(grey(a.copy(0, 0, 25, 48)), grey(b.copy(0, 0, 25, 48)), strict=True)
    return sum(abs(left - right) for left, right in pairs)


def test_a_face_turned_upside_down_shows_the_same_corner() -> None:
    upright = face("V7", 100)
    turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert 4 * corner_difference(upright, turned) < corner_difference(upright, face("G8", 100))


def test_the_six_shapes_and_the_drop_have_outlines_of_their_own() -> None:
    pixels = {letter: filled_pixels(letter) for letter in "BYRGVNX"}
    for a, b in combinations(pixels, 2):
        shared = len(pixels[a] & pixels[b]) / len(pixels[a] | pixels[b])
        assert shared < 0.82, (a, b)


def test_the_back_looks_the_same_either_way_up() -> None:
    back = drawn(100, 140, lambda p: holzwurm.paint_back(p, QRectF(0, 0, 100, 140), LIGHT))
    turned = back.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    apart = sum(abs(a - b) for a, b in zip(grey(back), grey(turned), strict=True)) / (100 * 140)
    assert apart < 6


def standard_face(card: str, width: int, palette: Palette = LIGHT) -> QImage:
    height = width * 7 // 5
    return drawn(width, height, lambda p: standard.paint_face(p, QRectF(0, 0, width, height), card, palette))


@pytest.mark.parametrize("width", [40, 100])
def test_the_52_cards_differ_even_in_grey(width: int) -> None:
    pictures = {grey(standard_face(card, width)) for card in standard.FACES}
    assert len(pictures) == 52


def test_the_left_quarter_of_a_standard_card_tells_it() -> None:
    strips = {grey(left_strip(standard_face(card, 100))) for card in standard.FACES}
    assert len(strips) == 52


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_card_shows_as_many_suits_as_its_rank(rank: str) -> None:
    middle = standard_face(f"{rank}D", 250).copy(63, 20, 124, 310)
    count = 10 if rank == "T" else int(rank)
    assert red_islands(middle) == count


def red_islands(image: QImage) -> int:
    """Count the connected red areas."""
    red = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).red() > 120 and image.pixelColor(x, y).green() < 90
    }
    count = 0
    while red:
        count += 1
        border = [red.pop()]
        while border:
            x, y = border.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in red:
                    red.remove(near)
                    border.append(near)
    return count


@pytest.mark.parametrize("rank", "JQK")
def test_a_court_wears_the_colour_of_its_suit(rank: str) -> None:
    palette = LIGHT.with_four_colours()
    middle = standard_face(f"{rank}C", 100, palette).copy(28, 10, 44, 120)
    robe = palette.clubs.rgb()
    assert sum(middle.pixel(x, y) == robe for x in range(44) for y in range(120)) > 200


def test_a_pixmap_has_the_size_of_the_screen_it_is_for() -> None:
    pixmap = CardPixmaps().pixmap("holzwurm", "B7", QSize(50, 70), 2.0, LIGHT)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (100, 140, 2.0)


def test_a_pixmap_is_drawn_once() -> None:
    cache = CardPixmaps()
    first = cache.pixmap("holzwurm", None, QSize(50, 70), 1.0, LIGHT)
    assert cache.pixmap("holzwurm", None, QSize(50, 70), 1.0, LIGHT).cacheKey() == first.cacheKey()
    assert cache.pixmap("holzwurm", None, QSize(50, 70), 1.0, DARK).cacheKey() != first.cacheKey()


def test_the_cache_of_pixmaps_stays_within_its_limit() -> None:
    cache = CardPixmaps(limit=5 * 50 * 70 * 4)
    for card in holzwurm.FACES[:12]:
        cache.pixmap("holzwurm", card, QSize(50, 70), 1.0, LIGHT)
        assert cache.used <= 5 * 50 * 70 * 4


def test_a_face_that_the_deck_does_not_have_is_refused() -> None:
    with pytest.raises(KeyError):
        CardPixmaps().pixmap("holzwurm", "N1", QSize(50, 70), 1.0, LIGHT)


def test_a_game_has_the_deck_that_its_kit_names() -> None:
    assert deck("holzwurm").faces == holzwurm.FACES
    assert deck("afbraak").faces == deck("kistenstapel").faces
    assert deck("bergbeklimmen").faces == standard.FACES
    with pytest.raises(KeyError):
        deck("stock")


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_picture_uses_only_what_qt_draws(path: Path) -> None:
    assert QSvgRenderer(str(path)).isValid()
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(path).iter()}
    assert tags <= DRAWN_BY_QT


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lobby_picture_of_four_to_three(game: str) -> None:
    size = QSvgRenderer(str(resource("lobby", f"{game}.svg"))).defaultSize()
    assert size.width() * 3 == size.height() * 4


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_picture_keeps_within_its_round_corners(game: str) -> None:
    image = drawn(200, 150, lambda p: draw_picture(p, QRectF(0, 0, 200, 150), "lobby", f"{game}.svg"))
    corners = [image.pixelColor(x, y).alpha() for x in (0, 199) for y in (0, 149)]
    assert corners == [0, 0, 0, 0]
    assert image.pixelColor(100, 75).alpha() == 255


def test_the_icon_shows_light_and_dark_at_16_pixels() -> None:
    image = drawn(16, 16, lambda p: draw_picture(p, QRectF(0, 0, 16, 16), "icons", "holzwurm-desktop.svg"))
    levels = [image.pixelColor(x, y).lightness() for x in range(16) for y in range(16)]
    assert max(levels) - min(levels) > 120


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"no-such\.svg"):
        draw_picture(QPainter(), QRectF(), "cards", "no-such.svg")


def test_a_number_is_narrowed_to_its_place() -> None:
    place = QRectF(0, 0, 20, 20)
    assert text_in("+10", place).boundingRect().width() <= 20.01
    assert text_path(f"{MINUS}8").boundingRect().width() > text_path("8").boundingRect().width()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_board_text_can_be_read_wherever_it_stands(palette: Palette) -> None:
    board = drawn(640, 400, lambda p: paint_board(p, QRectF(0, 0, 640, 400), palette))
    text = luminance(palette.board_text)
    grounds = [luminance(board.pixelColor(x, y)) for x in range(0, 640, 4) for y in range(0, 400, 4)]
    readable = [max(g, text) + 0.05 >= 4.5 * (min(g, text) + 0.05) for g in grounds]
    assert sum(readable) / len(readable) > 0.98


def luminance(colour: QColor) -> float:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(value) for value in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_lamplight_on_the_board_has_no_bands() -> None:
    # A band is a long run of one and the same colour; the tooth of the wood breaks every run.
    board = drawn(640, 400, lambda p: paint_board(p, QRectF(0, 0, 640, 400), DARK))
    longest = run = 0
    for before, after in pairwise(board.pixel(x, 200) for x in range(640)):
        run = run + 1 if before == after else 0
        longest = max(longest, run)
    assert longest < 12


def test_the_board_is_the_same_each_time() -> None:
    def board(painter: QPainter) -> None:
        paint_board(painter, QRectF(0, 0, 200, 120), LIGHT)

    first = drawn(200, 120, board)
    boards._kept.clear()
    assert drawn(200, 120, board) == first


def test_boards_are_kept_while_they_are_small_and_two_of_any_size() -> None:
    boards._kept.clear()
    for side in (160, 320, 480, 160):
        drawn(side, side, lambda p, s=side: paint_board(p, QRectF(0, 0, s, s), LIGHT))
    assert [size[0] for size in boards._kept] == [320, 480, 160]
    for side in (1600, 1760, 1920):
        drawn(side, side, lambda p, s=side: paint_board(p, QRectF(0, 0, s, s), LIGHT))
        assert boards._pixels() <= boards._KEPT_PIXELS
    assert [size[0] for size in boards._kept] == [1760, 1920]
    for side in (3200, 3360):
        drawn(side, side, lambda p, s=side: paint_board(p, QRectF(0, 0, s, s), LIGHT))
    assert [size[0] for size in boards._kept] == [3200, 3360]
    boards._kept.clear()


def test_a_lit_lamp_differs_from_an_unlit_one_in_grey() -> None:
    lit, unlit = (
        grey(drawn(24, 24, lambda p, on=on: ornaments.paint_lamp(p, QRectF(0, 0, 24, 24), on, HIGH_CONTRAST)))
        for on in (True, False)
    )
    assert sum(abs(a - b) > 40 for a, b in zip(lit, unlit, strict=True)) > 20


def test_a_peg_shows_another_picture_for_every_count() -> None:
    pictures = {
        grey(drawn(32, 32, lambda p, n=count: ornaments.paint_peg(p, QRectF(0, 0, 32, 32), n, LIGHT, "G")))
        for count in range(12)
    }
    assert len(pictures) == 12


def test_ornaments_leave_the_painter_as_it_was() -> None:
    def paint(painter: QPainter) -> None:
        painter.setPen(QColor("red"))
        rect = QRectF(0, 0, 40, 40)
        ornaments.paint_crown(painter, rect, LIGHT)
        ornaments.paint_arrow(painter, rect, 90, QColor("blue"), LIGHT)
        ornaments.paint_verdict(painter, rect, False, LIGHT)
        ornaments.paint_focus_ring(painter, rect, LIGHT)
        ornaments.paint_glow(painter, rect, LIGHT.target, 6)
        ornaments.paint_card_shadow(painter, rect, 4, LIGHT)
        ornaments.paint_slot(painter, rect, LIGHT)
        assert painter.pen().color() == QColor("red")
        assert painter.transform().isIdentity()

    drawn(40, 40, paint)


def lid(state: SideState, kind: str = "T", palette: Palette = LIGHT) -> QImage:
    corners = [lattice_point(a, b, 40) + QPointF(40, 4) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
    return drawn(80, 50, lambda p: paint_side(p, kind, corners, palette, state))


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_an_open_box_is_much_darker_than_a_closed_lid(palette: Palette) -> None:
    closed, opened = (lid(SideState.LAID, kind, palette).pixelColor(40, 24) for kind in "TO")
    assert luminance(closed) > 3 * luminance(opened) + 0.05


def test_a_side_looks_different_in_every_state_even_in_grey() -> None:
    assert len({grey(lid(state)) for state in SideState}) == len(SideState)


def test_a_ghost_lets_the_board_shine_through() -> None:
    assert lid(SideState.LAID).pixelColor(40, 24).alpha() == 255
    assert lid(SideState.GHOST).pixelColor(40, 24).alpha() < 128


def test_the_lattice_is_isometric() -> None:
    right, left, front = lattice_point(1, 0, 10), lattice_point(0, 1, 10), lattice_point(1, 1, 10)
    assert right.x() == -left.x() == pytest.approx(8.66, abs=0.01)
    assert right.y() == left.y() == 5
    assert (front.x(), front.y()) == (0, 10)


@pytest.mark.parametrize("side", [32, 160])
def test_portraits_differ_in_grey_as_well(side: int) -> None:
    faces = [
        drawn(side, side, lambda p, f=face: paint_portrait(p, QRectF(0, 0, side, side), f)) for face in FACES
    ]
    shades = [grey(image) for image in faces]
    for one, other in combinations(shades, 2):
        differ = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
        assert differ > 0.15 * side * side


def test_every_level_and_a_program_have_a_portrait_and_nobody_else_has() -> None:
    assert {path.stem for path in resource("players").glob("*.svg")} == set(FACES)


@pytest.mark.parametrize("side", [32, 160])
def test_the_portraits_of_people_differ_in_grey_as_well(side: int) -> None:
    drawings = [
        grey(drawn(side, side, lambda p, f=face: paint_portrait(p, QRectF(0, 0, side, side), f"{f}/")))
        for face in PORTRAITS
    ]
    for one, other in combinations(drawings, 2):
        differ = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
        assert differ > 0.12 * side * side


def test_every_portrait_of_people_has_a_picture_and_every_colour_a_disc() -> None:
    assert {path.stem for path in resource("people").glob("*.svg")} == {*PORTRAITS, "plain"}
    assert set(DISCS) == {NONE, *COLOURS}
    for colour in COLOURS:
        disc = portrait(f"/{colour}", 20, 1.0).toImage().pixelColor(10, 10)
        assert disc.name() == DISCS[colour]
    assert len(set(DISCS.values())) == len(DISCS)


def test_a_portrait_of_a_person_stands_on_their_disc() -> None:
    pictures = {bytes(portrait(f"cat/{colour}", 40, 1.0).toImage().constBits()) for colour in DISCS}
    assert len(pictures) == len(DISCS)


def test_a_portrait_is_sharp_on_every_screen_and_clear_where_there_is_none() -> None:
    sharp = portrait("hard", 20, 2.0)
    assert (sharp.width(), sharp.devicePixelRatio()) == (40, 2.0)
    assert sharp.toImage().pixelColor(20, 20).alpha() == 255
    assert portrait("", 20, 1.0).toImage().pixelColor(10, 10).alpha() == 0
