"""Cards on paper: all of them, in true size, cut apart by the lines, with their backs behind them."""

from collections import Counter
from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.games.boxes.builds import CARD_SET, CARDS
from holzwurm_desktop.printing.card_leaves import RULER, CardLeaf, card_leaves
from holzwurm_desktop.printing.order import Order, Paper
from holzwurm_desktop.printing.pdf import PdfJob
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.paper import on_paper
from holzwurm_desktop.text.words import Words
from tests.printing.pdf_files import POINTS, PdfFile, single_lines

pytestmark = pytest.mark.usefixtures("qapp")
every_game = pytest.mark.parametrize("game_id", list(kits()))
every_paper = pytest.mark.parametrize("paper", list(Paper))
BOXES = ("afbraak", "kistenstapel")
PRINTERS_EDGE = 4.2
"""Millimetres at the edge of the paper that many printers leave white."""


def pdf(order: Order) -> PdfFile:
    job = PdfJob(order)
    for _ in job.steps():
        pass
    return PdfFile(job.content)


def leaves(game_id: str, paper: Paper = Paper.A4, backs: bool = False) -> list[CardLeaf]:
    return card_leaves("Game", on_paper(game_id), paper, LIGHT, Words(), backs)


def drawn(leaf: CardLeaf) -> QImage:
    """A page of cards, with a dot of the page as a pixel."""
    image = QImage(leaf.paper.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for _ in leaf.draw(painter):
        pass
    painter.end()
    return image


def is_white(image: QImage, corners: list[QPointF]) -> bool:
    """Whether the middle of a place is not printed on."""
    middle = QPolygonF(corners).boundingRect().center().toPoint()
    return all(
        image.pixelColor(middle.x() + x, middle.y() + y) == QColor(Qt.GlobalColor.white)
        for x in range(-30, 31, 10)
        for y in range(-30, 31, 10)
    )


def places_on(leaf: CardLeaf) -> list[list[QPointF]]:
    """Where the places lie on the page."""
    at = leaf.paper.centred(leaf.what.page.size)
    return [[corner + at for corner in place] for place in leaf.what.page.places]


@every_paper
def test_a_card_is_cut_63_millimetres_wide_and_88_high(paper: Paper) -> None:
    lines = single_lines(pdf(Order("holzwurm", "en", paper, cards=True, rules=False)).drawings()[0])
    wide, high = (size / POINTS for size in _of(paper))
    cuts = [[value / POINTS for point in line for value in point] for line in lines]
    upright = sorted(x for x, y, x2, y2 in cuts if x == x2 and abs(y - y2) > 200)
    level = sorted(y for x, y, x2, y2 in cuts if y == y2 and abs(x - x2) > 150)
    left, bottom = (wide - 3 * 63) / 2, (high - 3 * 88) / 2
    assert upright == pytest.approx([left + 63 * at for at in range(4)], abs=0.05)
    assert level == pytest.approx([bottom + 88 * at for at in range(4)], abs=0.05)


def test_the_ruler_is_as_long_as_it_says() -> None:
    lines = single_lines(pdf(Order("bergbeklimmen", "en", rules=False)).drawings()[0])
    ruler = max((line for line in lines if max(line[0][0], line[1][0]) < 8 * POINTS), key=_length)
    assert _length(ruler) / POINTS == pytest.approx(RULER, abs=0.05)


def test_the_edges_of_a_rhombus_are_40_millimetres_long_and_meet_at_60_degrees() -> None:
    drawing = pdf(Order("kistenstapel", "en", rules=False)).drawings()[0]
    cuts = [line for line in single_lines(drawing) if abs(line[0][0] - line[1][0]) > 1]
    slanting = [line for line in cuts if _length(line) / POINTS == pytest.approx(40, abs=0.05)]
    assert len(slanting) >= 30
    for (x, y), (x2, y2) in slanting:
        assert abs(y2 - y) / _length(((x, y), (x2, y2))) == pytest.approx(0.5, abs=0.001)
    upright = {round(line[0][0], 2) for line in single_lines(drawing) if _length(line) > 250 * POINTS}
    steps = sorted(upright)
    assert [(b - a) / POINTS for a, b in pairwise(steps)] == pytest.approx([40 * 3**0.5 / 2] * 5, abs=0.05)


@every_game
def test_every_card_of_a_game_is_there_as_often_as_the_game_has_it(game_id: str) -> None:
    faces = Counter(face for leaf in leaves(game_id) for face in leaf.faces)
    if game_id in BOXES:
        assert faces == dict(zip(CARDS, CARD_SET, strict=True))
    else:
        assert faces.total() == {"holzwurm": 66}.get(game_id, 52)
        assert set(faces.values()) == {1}


@every_game
@every_paper
def test_cards_and_lines_keep_off_the_edge_of_the_paper(game_id: str, paper: Paper) -> None:
    for leaf in leaves(game_id, paper):
        at = paper.centred(leaf.what.page.size)
        cuts = leaf.what.page.cuts(len(leaf.faces))
        ends = [point + at for line in cuts for point in (line.p1(), line.p2())]
        ink = QPolygonF([*ends, *(corner for place in places_on(leaf) for corner in place)])
        edge = PRINTERS_EDGE / 25.4 * 96
        room = QRectF(QPointF(0, 0), paper.size).adjusted(edge, edge, -edge, -edge)
        assert room.contains(ink.boundingRect())


@every_game
def test_each_page_is_cut_along_all_edges_of_its_cards_and_through_none(game_id: str) -> None:
    for leaf in leaves(game_id):
        page = leaf.what.page
        cuts = page.cuts(len(leaf.faces))
        for place in page.places[: len(leaf.faces)]:
            edges = [QLineF(place[at - 1], place[at]) for at in range(4)]
            assert all(any(_covers(cut, edge) for cut in cuts) for edge in edges)
            middle = QPolygonF(list(place)).boundingRect().center()
            assert all(_distance(cut, middle) > 50 for cut in cuts)


@every_game
def test_cards_do_not_overlap(game_id: str) -> None:
    places = [QPolygonF(list(place)) for place in on_paper(game_id).page.places]
    for at, place in enumerate(places):
        for other in places[at + 1 :]:
            shared = place.intersected(other)
            assert shared.boundingRect().width() * shared.boundingRect().height() < 1


@every_game
def test_every_place_that_has_a_card_is_drawn_and_no_other(game_id: str) -> None:
    last = leaves(game_id)[-1]
    assert 0 < len(last.faces) <= len(last.what.page.places)
    image = drawn(last)
    seen = [not is_white(image, place) for place in places_on(last)]
    assert seen == [at < len(last.faces) for at in range(len(seen))]


@every_game
def test_a_back_lies_behind_its_face_when_the_paper_is_turned(game_id: str) -> None:
    face, back = leaves(game_id, backs=True)[-2:]
    assert (face.back, back.back) == (False, True)
    wide = face.paper.size.width()
    image = drawn(back)
    behind = [[QPointF(wide - corner.x(), corner.y()) for corner in place] for place in places_on(face)]
    seen = [not is_white(image, place) for place in behind]
    assert seen == [at < len(face.faces) for at in range(len(seen))]


@every_game
def test_all_backs_look_alike(game_id: str) -> None:
    back = leaves(game_id, backs=True)[1]
    one, other = (QRectF(QPolygonF(place).boundingRect()) for place in places_on(back)[:2])
    image = drawn(back)
    first = image.copy(QRectF(one.center() - QPointF(40, 40), one.center() + QPointF(40, 40)).toRect())
    second = image.copy(QRectF(other.center() - QPointF(40, 40), other.center() + QPointF(40, 40)).toRect())
    differ = sum(
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) > 60
        for x in range(first.width())
        for y in range(first.height())
    )
    assert differ < 0.05 * first.width() * first.height()  # places begin at parts of a pixel


def test_a_rhombus_is_filled_to_its_edges_whatever_it_shows(qapp: QApplication) -> None:
    what = on_paper("kistenstapel")
    for face in CARDS:
        for place in what.page.places[:12:6]:  # one of each kind of strip
            image = QImage(200, 280, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            middle = (place[0] + place[2]) / 2
            painter.translate(QPointF(100, 140) - middle)
            what.page.paint_face(painter, place, face, LIGHT)
            painter.end()
            for corner in place:  # just inside each corner
                inside = QPointF(100, 140) + (corner - middle) * 0.97
                assert image.pixelColor(inside.toPoint()) != QColor(Qt.GlobalColor.white)
            for at in range(4):  # just outside the middle of each edge
                outside = QPointF(100, 140) + ((place[at - 1] + place[at]) / 2 - middle) * 1.08
                assert image.pixelColor(outside.toPoint()) == QColor(Qt.GlobalColor.white)


def _of(paper: Paper) -> tuple[float, float]:
    return {Paper.A4: (210 * POINTS, 297 * POINTS), Paper.LETTER: (612.0, 792.0)}[paper]


def _length(line: tuple[tuple[float, float], tuple[float, float]]) -> float:
    (x, y), (x2, y2) = line
    return hypot(x2 - x, y2 - y)


def _covers(cut: QLineF, edge: QLineF) -> bool:
    """Whether an edge is a part of a cut."""
    return all(_distance(cut, point) < 0.01 for point in (edge.p1(), edge.p2()))


def _distance(line: QLineF, point: QPointF) -> float:
    """How far a point is from the nearest one of a line."""
    along, to = line.p2() - line.p1(), point - line.p1()
    share = QPointF.dotProduct(to, along) / QPointF.dotProduct(along, along)
    foot = line.pointAt(min(1.0, max(0.0, share)))
    return hypot(point.x() - foot.x(), point.y() - foot.y())
