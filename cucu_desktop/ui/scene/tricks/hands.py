"""The hands in a trick game's scene: the order of their seats (H4), positions of cards, open hands."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QSizeF, QVariantAnimation

from cucu_desktop.engine.tricks.seating import Order, across, turned
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.participants import Dummy
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.tricks.card_marks import Pointer, TrumpSeal
from cucu_desktop.ui.scene.tricks.layout import POINTED, RAISED, TrickLayout, lay_out
from cucu_desktop.ui.scene.tricks.seat import TrickSeat
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cucu_desktop.match.match import Player


class HandsScene(TableScene):
    """A table with a hand at every seat; seats are in the playing order of the deal, not by their numbers.

    Attributes:
        game: the game played.
        dummies: the seats without a player, whose hands are open.
        hands: the cards in each seat's hand, from left to right.
        indicator: the card turned up, or None.
        spreading: the seats whose cards are being spread.
    """

    game: TrickGame

    def __init__(self, theme: Theme, ratio: float = 1.0, *, game: TrickGame) -> None:
        self.dummies: frozenset[int] = frozenset()
        self._text_scale = 1.0
        self.hands: list[list[CardItem]] = []
        self.indicator: CardItem | None = None
        self._pointed: CardItem | None = None
        self._picked: CardItem | None = None
        self._acting = 0
        self._playable: frozenset[str] = frozenset()
        self.spreading: set[int] = set()
        self._rising: list[tuple[CardItem, QPointF, QPointF]] = []
        """The cards being raised or lowered, with start and end positions."""
        super().__init__(theme, ratio, game)
        self._rise = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._raise_on)
        self._rise.finished.connect(self._rising.clear)

    @property
    def lay(self) -> TrickLayout:
        assert isinstance(self.layout_, TrickLayout)
        return self.layout_

    @property
    def people(self) -> list[TrickSeat]:
        """The seats, typed as those of a trick game."""
        return self.seats  # type: ignore[return-value]

    @property
    def round(self) -> Order:
        """The seats in playing order; from the first deal on the dealer is last."""
        return tuple(self.order) or tuple(range(len(self.seats)))

    def lay_out(self, size: QSizeF, bottom: int, onlookers: int, text_scale: float) -> TrickLayout:
        """Return the layout of a view of this size; there are no onlookers."""
        del onlookers
        self._text_scale = text_scale
        return lay_out(size, self.round, bottom, text_scale, self.dummies)

    def sit(self, players: "Sequence[Player]", first: int | None = None) -> None:
        """Create the seats of these players at an empty table; `first`: the seat listed first in scores."""
        self.order = ()
        self.dummies = frozenset(seat for seat, player in enumerate(players) if isinstance(player, Dummy))
        super().sit(players, first)

    def sits_as(self, order: Order) -> bool:
        return turned(self.round, 0) == turned(order, 0)

    def sit_in(self, order: Order) -> None:
        """Arrange the seats in this playing order; a dummy has the face of its partner."""
        is_other = not self.sits_as(order)
        self.order = order
        if is_other and self.layout_:
            self.arrange(self.lay_out(self.lay.size, self.lay.bottom, 0, self._text_scale))
            self.rearranged.emit()
        for dummy in self.dummies:
            self.people[dummy].be_played_by(self.seats[across(order, dummy)].who)

    def order_hand(self, seat: int) -> None:
        """Arrange a hand in its fan, its visible cards sorted.

        Cards that may be played are raised; the others of that hand are dimmed.
        """
        self._rest()
        for card, spot in zip(self.hands[seat], self.hand_spots(seat), strict=True):
            if not card.is_resting_at(spot):
                card.place(spot)
            card.is_faint = seat == self.acting_hand and card.face not in self._playable
            card.keep_picture()
        self.stack_hand(seat)

    def stack_hand(self, seat: int) -> None:
        """Set the z values of a hand: each card covers its left neighbour, so that all numerals are visible.

        Only in a dense hand a hovered card covers the others.
        """
        level = z.OWN_CARD if seat == self.lay.bottom else z.CARD
        hand = self.hands[seat]
        is_dense = self.lay.hands[seat].is_dense(len(hand))
        for position, card in enumerate(hand):
            in_front = is_dense and card is self._in_front
            card.setZValue(level + (0.5 if in_front else position / 100))

    def hand_spots(self, seat: int) -> list[Spot]:
        """Return the spots of a hand's cards, after sorting the hand."""
        hand = self.hands[seat]
        hand.sort(key=lambda card: self.game.position_in_hand(card.face) if card.face else (0, 0))
        faces = [card.face for card in hand]
        first = sum(face is None or not self.game.position_in_hand(face)[0] for face in faces)
        spots = self.lay.hands[seat].spots(len(hand), first)
        return [
            Spot(spot.centre + self._out(seat, card), spot.width, spot.angle)
            for card, spot in zip(hand, spots, strict=True)
        ]

    def _out(self, seat: int, card: CardItem) -> QPointF:
        """Return the offset of a raised card: up, or towards the table from its far side."""
        lift = POINTED if card is self._in_front else 0.0
        if seat == self.acting_hand and card.face in self._playable:
            lift += RAISED
        down = 1 if self.lay.seats[seat].inward.y() > 0 else -1
        return QPointF(0, down * lift * self.lay.hands[seat].width * CARD_HEIGHT)

    @property
    def _in_front(self) -> CardItem | None:
        """The raised card: the hovered one, or else the picked one."""
        return self._pointed or self._picked

    @property
    def pointed(self) -> CardItem | None:
        return self._pointed

    def point_at(self, card: CardItem | None) -> None:
        """Raise the card that mouse or keyboard points at; None: no card."""
        before, self._pointed = self._in_front, card
        self._let_stand_out(before)

    def pick(self, card: CardItem | None) -> None:
        """Raise this card until the next offer, while the player is asked about its meaning."""
        before, self._picked = self._in_front, card
        self._let_stand_out(before)

    def _let_stand_out(self, before: CardItem | None) -> None:
        """Arrange the hands whose raised card has changed; during a deal, set only z values."""
        others = [seat for seat, hand in enumerate(self.hands) if before in hand or self._in_front in hand]
        for seat in self.spreading.intersection(others):
            self.stack_hand(seat)
        self.order_hands([seat for seat in others if seat not in self.spreading])

    def card_under(self, seat: int, point: QPointF) -> CardItem | None:
        """Return the card of a hand at a point: the uppermost unraised one, so that each is reachable.

        A raised card is still found at its unraised position; otherwise it would fall back at once.
        """
        for card in reversed(self.hands[seat]):
            if card.is_at(point) or card.is_at(point + self._out(seat, card)):
                return card
        return None

    @property
    def acting_hand(self) -> int | None:
        """The hand from which the viewer may play now."""
        return self._acting if self._playable else None

    def offer(self, seat: int, playable: frozenset[str]) -> None:
        """Raise the cards of a hand that may be played and dim its others; none: lower all."""
        before, self._acting, self._playable = self.acting_hand, seat, playable
        self._picked = None
        hands = [other for other in {seat, before} - {None} if other is not None and other < len(self.hands)]
        self.order_hands(hands)

    def order_hands(self, hands: Sequence[int]) -> None:
        """Arrange these hands; cards move to their new spots if animations are on."""
        were = [(card, card.pos()) for seat in hands for card in self.hands[seat]]
        for seat in hands:
            self.order_hand(seat)
        if self.ease:
            self._rise_from(were)

    def _rise_from(self, were: Sequence[tuple[CardItem, QPointF]]) -> None:
        """Animate cards from their previous to their present positions."""
        self._rising += [(card, start, card.pos()) for card, start in were if start != card.pos()]
        if self._rising:
            self._raise_on(0.0)
            self._rise.setDuration(self.ease)
            self._rise.start()

    def _raise_on(self, part: float) -> None:
        for card, start, end in self._rising:
            card.setPos(start + (end - start) * part)

    def _rest(self) -> None:
        if self._rising:
            self._raise_on(1.0)
            self._rising.clear()
            self._rise.stop()

    def advise(self, seat: int, face: str | None) -> None:
        """Show the hint's pointing hand at a raised card of this design; None: remove the hand."""
        for hand in self.hands:
            for card in hand:
                Pointer.put(card, wanted=False)
        found = self.card_at(seat, face) if face else None
        if found is not None or self._picked is not None:
            self.pick(found)
        if found is not None:
            Pointer.put(found, wanted=True)

    def card_at(self, seat: int, face: str) -> CardItem | None:
        return next((card for card in self.hands[seat] if card.face == face), None)

    def mark(self, card: CardItem) -> None:
        """Put the trump seal on the trump card's twin, or remove it from another card."""
        TrumpSeal.put(card, wanted=self.indicator is not None and card.face == self.indicator.face)

    def is_open(self, seat: int) -> bool:
        return seat in self.dummies

    def take_up(self, seat: int, face: str | None, spot: Spot) -> CardItem:
        """Create a card of a hand, temporarily in this spot."""
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
        """Remove a card from a hand and return it: one of this design, or any if the hand is hidden."""
        hand = self.hands[seat]
        card = self.card_at(seat, face) or hand[len(hand) // 2]
        self._rising[:] = [
            way for way in self._rising if way[0] not in hand
        ]  # they are raised from their present positions
        hand.remove(card)
        self._picked = None
        if card is self._pointed:
            self._pointed = None
        return card
