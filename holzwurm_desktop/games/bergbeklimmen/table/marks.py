"""Words on a Bergbeklimmen table: what must be laid, what a route needs, what a play would do; and the rope."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.constants import TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.deck import leader_of, must_lay
from holzwurm_desktop.games.bergbeklimmen.table.picture import Picture
from holzwurm_desktop.games.bergbeklimmen.table.places import Places
from holzwurm_desktop.games.bergbeklimmen.table.rope import RopeItem
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import BadgeItem, TagItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.text.words import Phrase

ON_CARDS = 1500.0
"""The z value of words that lie on cards of the hand, above raised and flying ones."""


def tag_of(card: str, seat: int, climbs: bool) -> Phrase:
    """What is said of a card in the hand of `seat`: that it must be laid, fits the route now (`climbs`), or may be
    kept."""
    if must_lay(card, seat):
        return text.MUST_LAY
    return text.FITS if climbs else text.MAY_KEEP


class Marks:
    """The items for tags, badges and rope. Each is made once and hidden while it is not needed."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._look = look
        self.badges = [BadgeItem(look) for _ in range(3)]  # a card may go to a route and to two piles
        self.hand_tags = [TagItem(look) for _ in range(2)]  # a hand has two cards
        self.face_tags = [TagItem(look) for _ in range(2)]
        self.own_tag = TagItem(look)
        self.rope = RopeItem(look)
        self.rope_tag = TagItem(look)
        for tag in self.hand_tags:
            tag.setZValue(ON_CARDS)
        for item in (*self.badges, *self.hand_tags, *self.face_tags, self.own_tag, self.rope, self.rope_tag):
            scene.addItem(item)

    def show_hand(self, hand: Mapping[str, Spot], seat: int, climbing: Collection[str]) -> None:
        """Tell on each card of `hand` whether `seat` must lay it, may lay it on the route (`climbing`) or may keep
        it. -1 for `seat` shows nothing."""
        cards = list(hand) if seat >= 0 else []
        for index, tag in enumerate(self.hand_tags):
            tag.setVisible(index < len(cards))
            if index < len(cards):
                rect = hand[cards[index]].rect
                middle = QPointF(rect.center().x(), rect.bottom() - 7 * self._look.unit)
                said = tag_of(cards[index], seat, cards[index] in climbing)
                tag.dress(self._look.words.say(said), middle, rect.width() * 1.14)

    def show_routes(self, places: Places, picture: Picture, viewer: int) -> None:
        """Show what each route needs next, which of them is the viewer's (-1: neither), and the rope on the
        leader."""
        for seat, tag in enumerate(self.face_tags):
            wanted = text.wanted_text(self._look.words, picture.routes[seat])
            self._tag(places, tag, wanted, seat, 27)
        self.own_tag.setVisible(viewer >= 0)
        if viewer >= 0:
            self._stack(places, self.own_tag, text.OWN_SIDE, [self.face_tags[viewer]], viewer)
        leader = leader_of(picture.routes)
        stands: list[QRectF] = []
        if leader is not None:
            # The rope hangs from the leader's top card to as high as the other team stands, not below the climbers.
            low, high = sorted(len(route) - 1 for route in picture.routes)
            stands = [places.stand(leader, at) for at in range(max(low, TEAM_SIZE - 1), high + 1)]
        self.rope.tie(stands, places.mountain)
        self.rope_tag.setVisible(leader is not None)
        if leader is not None:
            below = [self.face_tags[leader], *([self.own_tag] if leader == viewer else [])]
            self._stack(places, self.rope_tag, text.IN_FRONT, below, leader)

    def show_badges(self, badges: Sequence[tuple[Target, bool, QPointF, float]]) -> None:
        """Show what the held card would do at its targets, each with (target, whether it is chosen, middle
        and greatest width of its badge in scene units)."""
        for index, badge in enumerate(self.badges):
            badge.setVisible(index < len(badges))
            if index < len(badges):
                target, chosen, middle, widest = badges[index]
                badge.tell(target.words, target.good, chosen, middle, widest)
                badge.setZValue(ON_CARDS)

    def _stack(
        self, places: Places, tag: TagItem, words: Phrase, below: Sequence[TagItem], seat: int
    ) -> None:
        """Show `words` on `tag`, on the face of a seat, above the tags `below`, of which there must be one."""
        above = 27 + sum(each.size.height() / places.unit + 6 for each in below)
        self._tag(places, tag, self._look.words.say(words), seat, above)

    def _tag(self, places: Places, tag: TagItem, said: str, seat: int, above: float) -> None:
        """Show `said` on `tag`, on the face of a seat, `above` units above the foot and beside the stock."""
        at, widest = self._on_face(places, seat, above), places.face(seat).width() * 0.32
        tag.dress(said, at, widest)
        apart = tag.size.width() / 2 + 4 * places.unit
        if seat == 0:
            at.setX(min(at.x(), places.stock.left() - apart))
        else:
            at.setX(max(at.x(), places.stock.right() + apart))
        tag.dress(said, at, widest)

    @staticmethod
    def _on_face(places: Places, seat: int, above: float) -> QPointF:
        """A point for words on a face, `above` units above the foot, half-way between slope and cave."""
        face = places.face(seat)
        aside = face.width() * 0.24 * (1 if seat == 0 else -1)
        return QPointF(face.center().x() + aside, face.bottom() - above * places.unit)
