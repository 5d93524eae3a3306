"""The colours: kept apart for every eye, and text that can be read on them."""

import re
from dataclasses import fields
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from holzwurm_desktop.paths import resource
from holzwurm_desktop.table.art.glyphs import text_path
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.palette import (
    PALETTES,
    Palette,
    application_palette,
    stylesheet,
)

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1.0, applied to linear RGB.
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
ORDINARY = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
COLOURED = "BYRGV"
SUIT_LETTERS = COLOURED + "N"
# (text, background) pairs that people read.
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    ("board_text", "board"),
    ("board_text", "board_light"),
    ("board_muted", "board"),
    ("label_text", "label"),
    ("label_muted", "label"),
    ("good", "label"),
    ("bad", "label"),
    ("warning", "label"),
    ("peg_text", "peg"),
    ("hearts", "card"),
    ("diamonds", "card"),
    ("spades", "card"),
    ("clubs", "card"),
    ("window_text", "window"),
    ("muted_text", "window"),
    ("base_text", "base"),
    ("base_text", "base_alternate"),
    ("button_text", "button"),
    ("selected_text", "selected"),
    ("link", "window"),
    ("link", "base"),
)


def times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: QColor) -> Triple:
    def channel(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())


def lab(rgb: Triple) -> Triple:
    def bend(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    white = times(XYZ, (1.0, 1.0, 1.0))
    x, y, z = (bend(value / full) for value, full in zip(times(XYZ, rgb), white, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: QColor, eye: tuple[Triple, Triple, Triple]) -> Triple:
    a, b, c = (min(1.0, max(0.0, value)) for value in times(eye, linear(colour)))
    return lab((a, b, c))


def distance(a: Triple, b: Triple) -> float:
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


def contrast(a: QColor, b: QColor) -> float:
    light, dark = sorted((times(XYZ, linear(colour))[1] for colour in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_bar(palette: Palette) -> float:
    return 7.0 if palette.name == "high_contrast" else 4.5


themes = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())


@themes
@pytest.mark.parametrize(
    "eye",
    [ORDINARY, DEUTERANOPIA, PROTANOPIA, TRITANOPIA],
    ids=["ordinary", "deuteranopia", "protanopia", "tritanopia"],
)
def test_the_five_card_colours_stay_apart_for_every_eye(
    palette: Palette, eye: tuple[Triple, Triple, Triple]
) -> None:
    fills = [seen(palette.card_colour(letter).fill, eye) for letter in COLOURED]
    assert min(distance(a, b) for a, b in combinations(fills, 2)) >= 25


@themes
def test_the_five_card_colours_differ_in_lightness_alone(palette: Palette) -> None:
    greys = [seen(palette.card_colour(letter).fill, ORDINARY)[0] for letter in COLOURED]
    assert min(abs(a - b) for a, b in combinations(greys, 2)) >= 7


@themes
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read_on_its_ground(palette: Palette, text: str, ground: str) -> None:
    for variant in (palette, palette.with_four_colours()):
        assert contrast(getattr(variant, text), getattr(variant, ground)) >= text_bar(palette)


@themes
@pytest.mark.parametrize("letter", SUIT_LETTERS)
def test_a_card_number_can_be_read_on_card_and_panel(palette: Palette, letter: str) -> None:
    tones = palette.card_colour(letter)
    assert contrast(tones.ink, palette.card) >= text_bar(palette)
    assert contrast(tones.ink, tones.tint) >= text_bar(palette)


@themes
def test_the_thirteen_can_be_read_on_its_dark_frame(palette: Palette) -> None:
    assert contrast(palette.poison.fill, palette.poison.ink) >= text_bar(palette)


@themes
@pytest.mark.parametrize("sign", ["focus", "hint", "playable", "target", "target_bad", "last_move"])
def test_what_leads_the_eye_stands_out_from_the_board(palette: Palette, sign: str) -> None:
    assert contrast(getattr(palette, sign), palette.board) >= 3


@themes
@pytest.mark.parametrize("ground", ["board", "label", "card", "window", "base", "button"])
def test_the_focus_ring_stands_out_in_one_of_its_two_tones(palette: Palette, ground: str) -> None:
    beside = getattr(palette, ground)
    assert max(contrast(tone, beside) for tone in (palette.focus, palette.focus_halo)) >= 3
    assert contrast(palette.focus, palette.focus_halo) >= 3


@themes
@pytest.mark.parametrize("mark", ["focus", "hint", "playable", "target", "target_bad", "last_move"])
def test_the_rim_of_a_marked_card_stands_out_from_the_card(palette: Palette, mark: str) -> None:
    tones = (getattr(palette, mark), palette.focus_halo)  # drawn beside each other, see `CardItem`
    assert max(contrast(tone, palette.card) for tone in tones) >= 3


@themes
@pytest.mark.parametrize("ground", ["window", "base", "button"])
def test_the_edges_of_buttons_and_fields_can_be_seen(palette: Palette, ground: str) -> None:
    assert contrast(palette.button_edge, getattr(palette, ground)) >= 3


@themes
def test_the_knob_of_a_slider_can_be_seen(palette: Palette) -> None:
    assert "QSlider::handle" in stylesheet(palette)
    assert contrast(palette.selected, palette.base) >= 3
    assert contrast(palette.selected, palette.window) >= 3


@themes
def test_a_label_stands_out_from_the_board_and_its_lines_from_the_label(palette: Palette) -> None:
    assert max(contrast(tone, palette.board) for tone in (palette.label, palette.label_edge)) >= 3
    assert contrast(palette.label_edge, palette.label) >= 3


@themes
@pytest.mark.parametrize(
    "eye", [ORDINARY, DEUTERANOPIA, PROTANOPIA], ids=["ordinary", "deuteranopia", "protanopia"]
)
def test_the_panels_of_the_card_colours_differ_in_lightness(
    palette: Palette, eye: tuple[Triple, Triple, Triple]
) -> None:
    tints = {letter: seen(palette.card_colour(letter).tint, eye) for letter in SUIT_LETTERS}
    light = sorted(tint[0] for tint in tints.values())
    assert min(lighter - darker for darker, lighter in pairwise(light)) >= 3
    assert min(distance(*(tints[letter] for letter in pair)) for pair in combinations("RGN", 2)) >= 6


@themes
def test_four_suits_have_four_colours_in_every_theme(palette: Palette) -> None:
    four = palette.with_four_colours()
    for eye in (ORDINARY, DEUTERANOPIA, PROTANOPIA):
        suits = [seen(four.suit(letter), eye) for letter in "SHDC"]
        assert min(distance(a, b) for a, b in combinations(suits, 2)) >= 12


@themes
def test_the_three_faces_of_a_box_differ_in_lightness(palette: Palette) -> None:
    tones = [
        seen(getattr(palette, name), ORDINARY)[0]
        for name in ("box_lid", "box_left", "box_right", "box_inside")
    ]
    assert all(lighter - darker >= 12 for lighter, darker in pairwise(tones))


@themes
def test_every_colour_of_a_theme_is_valid(palette: Palette) -> None:
    plain = [field.name for field in fields(Palette) if field.type is QColor]
    assert plain
    assert all(getattr(palette, name).isValid() for name in plain)


def test_four_colours_give_each_suit_its_own() -> None:
    palette = PALETTES["light"].with_four_colours()
    assert len({palette.suit(letter).name() for letter in "SHDC"}) == 4
    assert palette.key != PALETTES["light"].key


@themes
def test_widgets_take_their_colours_from_the_theme(palette: Palette) -> None:
    made = application_palette(palette)
    assert made.color(QPalette.ColorRole.Window) == palette.window
    assert made.color(QPalette.ColorRole.HighlightedText) == palette.selected_text


@themes
def test_the_style_sheet_leaves_no_name_open(palette: Palette) -> None:
    assert "$" not in stylesheet(palette)


def test_a_court_card_has_its_language_s_letter() -> None:
    palette = PALETTES["light"].with_rank_letters("AHVB")
    assert [palette.rank(rank) for rank in "A2TJQK"] == ["A", "2", "10", "B", "V", "H"]
    assert palette.key != PALETTES["light"].key


@pytest.mark.parametrize("letter", "AKQJDBHVR")
def test_every_letter_of_a_rank_can_be_drawn(letter: str) -> None:
    assert 90 < text_path(letter).boundingRect().height() <= 101


def test_in_high_contrast_an_empty_frame_stands_out_from_the_board() -> None:
    palette = PALETTES["high_contrast"]
    for board in (palette.board, palette.board_light):
        image = QImage(200, 120, QImage.Format.Format_RGB32)
        image.fill(board)
        painter = QPainter(image)
        paint_groove(painter, QRectF(20, 20, 160, 80), palette, 1.0)
        painter.end()
        # Across each of the four sides, the line of the frame is met.
        ways = (
            [(x, 60) for x in range(10, 30)],
            [(x, 60) for x in range(170, 190)],
            [(100, y) for y in range(10, 30)],
            [(100, y) for y in range(90, 110)],
        )
        for way in ways:
            assert max(contrast(image.pixelColor(x, y), board) for x, y in way) >= 3.0


@themes
@pytest.mark.parametrize(("icon", "name"), [("close", "close"), ("normal", "float")])
def test_the_icons_of_a_pane_go_with_the_theme(palette: Palette, icon: str, name: str) -> None:
    shade = "light" if palette.button_text.lightness() > 127 else "dark"
    file = f"{name}-{shade}.svg"

    assert re.search(rf'titlebar-{icon}-icon: url\("[^"]*{file}"\)', stylesheet(palette))
    colours = re.findall(r'stroke="(#[0-9a-f]{6})"', resource("icons", file).read_text(encoding="utf-8"))
    assert contrast(QColor(colours[0]), palette.button) >= 3.0
