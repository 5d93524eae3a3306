"""The open hand."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

from holzwurm_desktop.table.fan import Fan

CARDS = ["B1", "B2", "Y3", "Y4"]


def make_fan() -> Fan:
    fan = Fan()
    fan.lay(QRectF(0, 0, 400, 140), QSizeF(80, 112), 20)
    fan.fill(CARDS, lambda card: card[0])
    return fan


def test_there_is_room_between_colours() -> None:
    places = [spot.rect.x() for spot in make_fan().spots().values()]

    assert places[2] - places[1] > places[1] - places[0]


def test_the_raised_card_stands_free_above_the_others() -> None:
    fan = make_fan()
    low = fan.spots()["B2"]

    fan.raised = "B2"

    high = fan.spots()["B2"]
    assert high.rect.top() == low.rect.top() - 20
    assert all(high.z > spot.z for card, spot in fan.spots().items() if card != "B2")


def test_cards_that_may_stay_stand_a_little_higher() -> None:
    fan = make_fan()
    fan.ready = {"Y3"}

    tops = {card: spot.rect.top() for card, spot in fan.spots().items()}

    assert tops["Y3"] < tops["Y4"] == tops["B1"]


def test_raising_a_card_does_not_change_what_is_at_a_point() -> None:
    fan = make_fan()
    point = fan.spots()["Y3"].rect.center() - QPointF(38, 0)
    assert fan.card_at(point) == "Y3"

    fan.raised = "B2"

    assert fan.card_at(point) == "Y3"
    assert fan.card_at(QPointF(-50, 100)) is None
    assert fan.card_at(QPointF(100, 500)) is None
