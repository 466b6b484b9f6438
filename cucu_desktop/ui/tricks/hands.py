"""The hands at the table of a trick game: where their cards lie, which stand out, and whose are open."""

from PySide6.QtCore import QPointF

from cucu_desktop.ui import z
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.places import CARD_HEIGHT, Spot
from cucu_desktop.ui.scene import TableScene
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.tricks.kinds import Kind
from cucu_desktop.ui.tricks.layout import RAISED, TrickLayout
from cucu_desktop.ui.tricks.trump import seal


class HandsScene(TableScene):
    """A table at which everybody holds a hand.

    Attributes:
        kind: which game is played.
        dummies: the seats without a player, whose hands lie open.
        hands: the cards in each seat's hand, from left to right.
        indicator: the card turned up, or None.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, *, kind: Kind) -> None:
        self.kind = kind
        self.dummies: frozenset[int] = frozenset()
        self.hands: list[list[CardItem]] = []
        self.indicator: CardItem | None = None
        self._acting = 0
        self._playable: frozenset[str] = frozenset()
        super().__init__(theme, ratio)

    @property
    def lay(self) -> TrickLayout:
        """Where everything has its place."""
        assert isinstance(self.layout_, TrickLayout)
        return self.layout_

    def order_hand(self, seat: int) -> None:
        """Let a hand lie in its fan, sorted as far as it is seen, what may be played raised."""
        for card, spot in zip(self.hands[seat], self.hand_spots(seat), strict=True):
            card.lie(spot)
        self.stack_hand(seat)

    def stack_hand(self, seat: int) -> None:
        """Let each card of a hand lie over the one at its left."""
        level = z.OWN_CARD if seat == self.lay.bottom else z.CARD
        for place, card in enumerate(self.hands[seat]):
            card.setZValue(level + place / 100)

    def hand_spots(self, seat: int) -> list[Spot]:
        """Return where the cards of a hand belong, after sorting it."""
        hand = self.hands[seat]
        hand.sort(key=lambda card: self.kind.place_in_hand(card.face) if card.face else (0, 0))
        spots = self.lay.hands[seat].spots(len(hand))
        if seat != self.acting_hand:
            return spots
        lift = self.lay.hands[seat].width * CARD_HEIGHT * RAISED
        if seat != self.lay.bottom:
            lift *= 0.6
        return [
            Spot(spot.centre - QPointF(0, lift), spot.width, spot.angle)
            if card.face in self._playable
            else spot
            for card, spot in zip(hand, spots, strict=True)
        ]

    @property
    def acting_hand(self) -> int | None:
        """The hand from which the viewer may play now."""
        return self._acting if self._playable else None

    def offer(self, seat: int, playable: frozenset[str]) -> None:
        """Raise the cards of a hand that may be played; none: lower them."""
        before, self._acting, self._playable = self.acting_hand, seat, playable
        for other in {seat, before} - {None}:
            if other is not None and other < len(self.hands):
                self.order_hand(other)

    def card_at(self, seat: int, face: str) -> CardItem | None:
        """Return a card of this design in a hand, if there is one."""
        return next((card for card in self.hands[seat] if card.face == face), None)

    def mark(self, card: CardItem) -> None:
        """Put a seal on the trump card, or take it off a card that is none any more."""
        seal(card, trump=self.indicator is not None and card.face == self.indicator.face)

    def is_open(self, seat: int) -> bool:
        """Whether everybody sees this hand."""
        return seat in self.dummies

    def take_up(self, seat: int, face: str | None, spot: Spot) -> CardItem:
        """Put a card into a hand; it lies in this spot as yet."""
        card = CardItem(self.art, spot)
        if face:
            card.show_face(face, public=self.is_open(seat))
        card.is_covered = self.is_covered
        card.setZValue(z.MOVING)
        self.addItem(card)
        self.mark(card)
        self.hands[seat].append(card)
        return card

    def take_out(self, seat: int, face: str) -> CardItem:
        """Take a card out of a hand: the one of this design, or, if it was not seen, any."""
        hand = self.hands[seat]
        card = self.card_at(seat, face) or hand[len(hand) // 2]
        hand.remove(card)
        return card
