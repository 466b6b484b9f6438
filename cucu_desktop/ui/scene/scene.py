"""What lies on the table, as items: the one place that creates, finds and counts them.

The scene knows places and pictures, not rules. `show` builds it from an observation, cues change it
event by event, and after either `dump()` must equal `dump_of(observation)`: what is on the screen is
what the viewer may know, and nothing else.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui import z
from cucu_desktop.ui.items.bubble import BubbleItem
from cucu_desktop.ui.items.card import CardItem, PackItem
from cucu_desktop.ui.items.lens import LensItem, beside
from cucu_desktop.ui.items.pool import PoolItem
from cucu_desktop.ui.items.seat import SeatItem
from cucu_desktop.ui.items.sign import HEIGHT as SIGN_HEIGHT
from cucu_desktop.ui.items.sign import SignItem
from cucu_desktop.ui.layout import Layout, lay_out
from cucu_desktop.ui.manners import Manners
from cucu_desktop.ui.markers import Markers
from cucu_desktop.ui.marks import inn_of
from cucu_desktop.ui.midst import lens_sizes
from cucu_desktop.ui.passing import PassingScene
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.seen import Dump, dealer_of, dump_of, face_for
from cucu_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.match import Player

_HEAP = 3
"""So many cards laid away lie further and further out; from then on it begins again."""

PACK = -1
"""The place of the pack, beside those of the seats."""


class TableScene(PassingScene):
    """The table and all that lies on it.

    Attributes:
        layout_: where everything has its place.
        seats: the people, by seat.
        cards: the card before each seat, or None.
        laid: the cards laid away in this deal.
        pack, pool: these.
        manners: how the game is played, as far as one sees it.
        markers: what lies there at some tables only.
        sign: the inn's, while a guest is stopped there.
        dealer: before whom the pack lies, or None before the first deal.
        order: this deal's players in playing order.
        to_act: whose decision it is, as shown.
        viewer: the seat whose eyes the window has.
        is_covered: whether private faces are hidden from whoever is at the screen.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0) -> None:
        super().__init__(theme, ratio)
        self.manners = Manners()
        self.layout_: Layout | None = None
        self.seats: list[SeatItem] = []
        self.cards: list[CardItem | None] = []
        self.laid: list[CardItem] = []
        self.pool = PoolItem(self.art, theme)
        self.pack = PackItem(self.art)
        self.pool.setZValue(z.POOL)
        self.pack.setZValue(z.PACK)
        self.addItem(self.pool)
        self.addItem(self.pack)
        self.markers = Markers(self)
        self.lens = LensItem(self.art, theme)
        self.lens.setZValue(z.LENS)
        self.addItem(self.lens)
        self.order: Sequence[int] = ()
        self.sign: SignItem | None = None
        self.dealer: int | None = None
        self.to_act: int | None = None
        self.viewer = 0
        self.is_covered = False

    @property
    def lay(self) -> Layout:
        """Where everything has its place."""
        assert self.layout_ is not None
        return self.layout_

    # Sitting down and standing up

    def sit(self, players: "Sequence[Player]") -> None:
        """Let these people sit at the table, and nothing lie on it."""
        self.clear_table()
        self.lens.look_at((None, None, None))
        for item in self.seats:
            self.removeItem(item)
        self.seats = [self._seat_for(player) for player in players]
        self.cards = [None] * len(players)
        for item in self.seats:
            item.setZValue(z.SEAT)
            item.behave(self.manners)
            self.addItem(item)

    def rename(self, players: "Sequence[Player]") -> None:
        """Call those who sit here by other names."""
        for item, player in zip(self.seats, players, strict=True):
            item.be_called(player.name)

    def _seat_for(self, player: "Player") -> SeatItem:
        return SeatItem(self.art, self.theme, player.name, player.face)

    def behave(self, manners: Manners) -> None:
        """Play as this game is played."""
        self.manners = manners
        self.art.use(manners.pack.name, manners.variants)
        self.pool.setVisible(manners.has_pool)
        for item in self.seats:
            item.behave(manners)

    def arrange(self, layout: Layout) -> None:
        """Put everything that lies on the table where it belongs in this layout."""
        self.layout_ = layout
        self.setSceneRect(QRectF(QPointF(0, 0), layout.size))
        self.clear_passing()
        for seat, item in enumerate(self.seats):
            item.sit(layout.places[seat], layout.edge(seat))
        self.pool.lie(layout.pool, layout.sum)
        self._place_pack()
        for seat, card in enumerate(self.cards):
            if card:
                card.lie(self.home(seat))
        for number, card in enumerate(self.laid):
            card.lie(self.laid_spot(number))
        if self.sign:
            self.hang_sign(self.sign.innkeeper, self.sign.guest)
        self.markers.arrange()
        self.lens.setVisible(layout.lens is not None)
        if layout.lens:
            large = lens_sizes(layout.unit, self.theme.text_scale)
            self.lens.lie(layout.lens, large, clockwise=self.manners.clockwise)

    def restyle(self, theme: Theme, ratio: float) -> None:
        """Look as this theme says, on a screen of this sharpness."""
        self.theme = theme
        self.art.forget()
        self.art.ratio = ratio
        for seat in self.seats:
            seat.wear(theme)
        self.pool.wear(theme)
        self.markers.restyle(theme)
        self.lens.wear(theme)

    def lay_out(self, size: QSizeF, bottom: int, onlookers: int, text_scale: float) -> Layout:
        """Return where everything lies in a view of this size, with this seat at the bottom."""
        way, shown = self.manners.clockwise, self.manners.shown
        players = len(self.seats) - onlookers
        return lay_out(size, players, bottom, onlookers, text_scale, clockwise=way, shown=shown)

    # Places

    def home(self, seat: int) -> Spot:
        """Where the card of a seat lies."""
        place = self.lay.places[seat]
        return place.card or Spot(place.face, place.radius)

    def pack_spot(self) -> Spot:
        """Where the pack lies now."""
        place = self.lay.places[self.dealer or 0]
        return place.pack or Spot(place.face, place.radius)

    def laid_spot(self, number: int) -> Spot:
        """Where a card laid away comes to lie: askew under the pack."""
        spot = self.pack_spot()
        # A heap that grows, but not across the table.
        away = QPointF(3, 3) * (number % _HEAP + 1)
        return Spot(spot.centre + away, spot.width, spot.angle + 24 + number * 13)

    def prepare(self) -> None:
        """Paint a card that will be wanted at the comparison, while nothing moves."""
        self.art.prepare(min(place.card.width for place in self.lay.places if place.card))

    # What cues do

    def new_card(self, seat: int, spot: Spot) -> CardItem:
        """Put a card, face down, into play for a seat; it lies in this spot as yet."""
        old = self.cards[seat]
        if old:
            self.removeItem(old)
        return self.place_card(seat, CardItem(self.art, spot))

    def place_card(self, seat: int, card: CardItem) -> CardItem:
        """Let a card that is not yet on the table lie for a seat."""
        card.is_covered = self.is_covered
        card.setZValue(self.level(seat))
        self.addItem(card)
        self.cards[seat] = card
        return card

    def level(self, seat: int) -> float:
        """How high the card of a seat lies."""
        return z.OWN_CARD if seat == self.lay.bottom else z.CARD

    def lay_away(self, card: CardItem) -> None:
        """Take a card out of play, to lie under the pack."""
        self.cards = [None if other is card else other for other in self.cards]
        card.setZValue(z.LAID)
        self.laid.append(card)

    def add_laid(self, card: CardItem) -> None:
        """Let a card that was nobody's lie under the pack."""
        card.lie(self.laid_spot(len(self.laid)))
        self.addItem(card)
        self.lay_away(card)

    def gather_laid(self) -> None:
        """Take the cards laid away off the table."""
        for card in self.laid:
            self.removeItem(card)
        self.laid = []

    def take_pack(self, dealer: int | None, count: int) -> None:
        """Let the pack, so many cards, lie before this dealer."""
        self.dealer = dealer
        self.pack.set_count(count)
        for seat, item in enumerate(self.seats):
            item.set_deals(deals=seat == dealer)
        self._place_pack()

    def _place_pack(self) -> None:
        self.pack.setVisible(self.dealer is not None)
        if self.dealer is not None and self.layout_:
            self.pack.lie(self.pack_spot())

    def gather(self) -> None:
        """Take all cards off the table."""
        self.gather_laid()
        for card in self.cards:
            if card:
                self.removeItem(card)
        self.cards = [None] * len(self.seats)

    def stand_back(self, playing: Collection[int] | None) -> None:
        """Let only these be seen clearly, with their cards; None: everybody."""
        for seat, item in enumerate(self.seats):
            faint = playing is not None and seat not in playing
            item.set_faint(faint=faint)
            card = self.cards[seat]
            if card:
                card.set_faint(faint=faint)

    def turn_to(self, seat: int | None) -> None:
        """Show whose decision it is."""
        self.to_act = seat
        for number, item in enumerate(self.seats):
            item.set_to_act(acts=number == seat)
        if seat is not None and self.lens.isVisible():
            self.lens.look_at([self.seats[at] if at is not None else None for at in beside(self.order, seat)])

    def put_bubble(self, bubble: BubbleItem, seat: int) -> None:
        """Show a bubble beside a seat's face, off what is said or shown large at the moment.

        In a crowd there is room for one at a time.
        """
        for other in [*self.bubbles]:
            if other.seat == seat or self.lay.lens:
                self.remove_passing(other)
        bubble.seat = seat
        spoken = [QRectF(other.pos(), other.size) for other in self.bubbles]
        area = self.lay.bubble(seat, bubble.size, [*self.kept_clear(), *spoken])
        bubble.put(area, self.lay.tip(seat, area) + self.seats[seat].off)
        self.bubbles.append(bubble)
        self.add_passing(bubble, z.BUBBLE)

    def kept_clear(self) -> list[QRectF]:
        """Where nobody's words may stand now: on what is shown large or passes, and on the inn's sign."""
        shown = [card.sceneBoundingRect() for card in self.cards if card and card.zValue() == z.STAGED]
        sign = [self.sign.room, self.home(self.sign.innkeeper).rect] if self.sign else []
        crown = 0.2 if self.manners.dealt_first else 0.0  # it comes down on a King in a moment
        return [*(area.adjusted(0, -area.height() * crown, 0, 0) for area in shown), *sign, *self.crossed]

    def hang_sign(self, innkeeper: int, guest: int) -> SignItem:
        """Hang out the inn's sign by the innkeeper's face and card, off the guest's card."""
        self.take_sign_down()
        place = self.lay.places[innkeeper]
        wide = max(place.radius * 2.4, 76)
        keep = [self.home(guest).rect, self.home(innkeeper).rect]
        room = self.lay.bubble(innkeeper, QSizeF(wide, wide * SIGN_HEIGHT), keep)
        points_right = room.center().x() > place.face.x()
        self.sign = SignItem(self.art, innkeeper, guest, room, points_right=points_right)
        self.sign.setZValue(z.SIGN)
        self.addItem(self.sign)
        return self.sign

    def take_sign_down(self) -> None:
        """Let nobody be stopped at the inn."""
        if self.sign:
            self.removeItem(self.sign)
            self.sign = None

    def show_inn(self, observation: "Observation") -> None:
        """Let the sign hang if, and only if, guest or innkeeper is being asked in this observation."""
        inn = inn_of(observation)
        if inn is None:
            self.take_sign_down()
        elif self.sign is None or (self.sign.innkeeper, self.sign.guest) != inn:
            self.hang_sign(*inn)

    def clear_table(self) -> None:
        """Take away cards, pack and all that passes by."""
        self.clear_passing()
        self.take_sign_down()
        self.gather()
        self.take_pack(None, 0)
        self.markers.clear()

    def cover(self, *, covered: bool) -> None:
        """Hide private faces from whoever is at the screen, or show them again."""
        self.is_covered = covered
        for card in (*self.cards, *self.laid):
            if card:
                card.is_covered = covered
                card.update()

    # Whole positions

    def show(self, observation: "Observation") -> None:
        """Build the table as this observation has it."""
        self.clear_table()
        self.viewer = observation.seat
        for seat, item in enumerate(self.seats):
            item.plays = seat < observation.players
            item.set_tokens(
                observation.tokens[seat], virgin=observation.virgin[seat], handed=observation.handed[seat]
            )
            item.set_coins(observation.coins[seat])
            item.set_mood("")
            item.move_aside(float(item.is_out))
        self.pool.set_coins(observation.pool)
        self.order = observation.order
        if observation.order:
            self.take_pack(dealer_of(observation), observation.stock)
        for seat, card in enumerate(observation.cards):
            if card is not None:
                before = self.new_card(seat, self.home(seat))
                before.show_face(
                    face_for(card, seat, self.viewer, public=observation.shown[seat]),
                    public=observation.shown[seat],
                )
                before.bury(dead=observation.dead[seat])
        for number in range(len(observation.laid)):
            self.add_laid(CardItem(self.art, self.laid_spot(number)))
        self.turn_to(observation.to_act)
        self.show_inn(observation)
        self.markers.show(observation)

    def is_as(self, observation: "Observation") -> bool:
        """Tell whether all that lies here is as in this observation, whoever's turn it is."""
        due, shown = dump_of(observation), self.dump() | {"to_act": observation.to_act}
        # Bets that were agreed on before the deal come without an event.
        return (shown if shown["bets"] else shown | {"bets": due["bets"]}) == due

    def settle(self, observation: "Observation") -> None:
        """Show what belongs to a question that is open, now that all before it has been shown."""
        self.show_inn(observation)
        self.markers.settle(observation)

    def at_this_deal(self, observation: "Observation") -> "Observation":
        """Return the observation as of the deal on the table: what is said now is said in that one."""
        dealer = self.dealer
        if dealer is None or not observation.order or dealer_of(observation) == dealer:
            return observation
        others = tuple(seat for seat in observation.order if seat != dealer)
        return replace(observation, order=(*others, dealer))

    def dump(self) -> Dump:
        """What is on the table, read off the items."""
        return {
            "cards": self._of_cards(
                lambda card: card.face if card.face and card.turned == 1.0 else "back", None
            ),
            "public": self._of_cards(lambda card: card.is_public, default=False),
            "dead": self._of_cards(lambda card: card.is_dead, default=False),
            "tokens": tuple(item.tokens for item in self.seats),
            "handed": tuple(item.handed for item in self.seats),
            "virgin": tuple(item.is_virgin and item.tokens > 0 for item in self.seats),
            "coins": tuple(item.coins for item in self.seats),
            "pool": self.pool.coins,
            "pack": None if self.dealer is None else (self.dealer, self.pack.count),
            "laid": len(self.laid),
            "to_act": self.to_act,
            **self.markers.dump(),
        }

    def _of_cards(self, read: Callable[[CardItem], object], default: object) -> tuple[object, ...]:
        return tuple(read(card) if card else default for card in self.cards)
