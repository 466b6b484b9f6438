"""The items on the table: the only module that creates, finds and counts them.

The scene knows positions and pictures, not rules. `show` builds it from an observation, cues change it
event by event, and after either `dump()` must equal `dump_of(observation)`: the screen shows what the
viewer may know, and nothing else.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF

from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.base_scene import BaseScene
from cucu_desktop.ui.scene.inn import Inn
from cucu_desktop.ui.scene.items.card import CardItem, PackItem
from cucu_desktop.ui.scene.items.lens import LensItem
from cucu_desktop.ui.scene.items.pool import PoolItem
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.layout.center_layout import lens_sizes
from cucu_desktop.ui.scene.layout.layout import Layout, lay_out
from cucu_desktop.ui.scene.markers import Markers
from cucu_desktop.ui.scene.moved_cards import Discards, Forward
from cucu_desktop.ui.scene.open_cards import OpenCards
from cucu_desktop.ui.scene.scene_dump import Dump, dealer_of, dump_of, dump_of_items, face_for
from cucu_desktop.ui.widgets.seat_geometry import Spot
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.games.game import Game
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.scene.layout.trials import Shown

PACK = -1
"""The key of the pack, among the numbers of seats."""
_CLEAR = 4.0
"""The distance, in pixels, of a bubble from an enlarged card."""


class TableScene(BaseScene):
    """The table and all its items.

    Attributes:
        laid: the cards discarded in this deal.
        pack, pool: the items of pack and pool.
        full_pack, is_clockwise: the cards of the game, and its playing direction.
        markers: the markers of some games.
        forward: the cards that are pushed forward.
        open_cards: the keys and held faces of an open table.
        inn: the inn's sign, shown while a guest is stopped.
        order: this deal's players in playing order; to_act: the seat shown as acting.
        viewer: the seat whose view the window shows.
        is_covered: whether private faces are hidden from the person at the screen.
        lies_open: whether all dealt cards are face up, after a deal.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, game: "Game" = USUAL) -> None:
        super().__init__(theme, ratio, game)
        self.full_pack, self.is_clockwise = game.pack_of(game.usual), game.clockwise
        self.pool = PoolItem(self.art, theme)
        self.pack = PackItem(self.art)
        self.lens = LensItem(self.art, theme)
        for item, level in ((self.pool, z.POOL), (self.pack, z.PACK), (self.lens, z.LENS)):
            item.setZValue(level)
            self.addItem(item)
        self.markers = Markers(self)
        self.order: Sequence[int] = ()
        self.inn = Inn(self)
        self.laid = Discards(self)
        self.open_cards = OpenCards(self)
        self.forward = Forward(self)
        self.to_act: int | None = None
        self._acts: int | None = None
        """The last acting seat other than the dealer, who also answers others' questions."""
        self.viewer = 0
        self._first: int | None = None
        self.is_covered = self.lies_open = False

    def read_areas(self) -> list[QRect]:
        """Return the areas that the player has to read: every seat's card."""
        return [seat.card.rect.toAlignedRect() for seat in self.lay.seats if seat.card]

    def open_areas(self) -> list[QRect]:
        """Return those of `read_areas` in which cards lie face up: a tooltip may cover the others."""
        return [
            seat.card.rect.toAlignedRect()
            for seat, card in zip(self.lay.seats, self.cards, strict=False)
            if seat.card and card is not None and card.face
        ]

    def own_areas(self) -> list[QRect]:
        """Return further areas that the viewer reads: the hands in trick games, none here."""
        return []

    # Seats

    def sit(self, players: "Sequence[Player]", first: int | None = None) -> None:
        """Create the seats of these players at an empty table; `first`: the seat listed first in scores."""
        self._first = first
        self.clear_table()
        self.lens.look_at((), (), None)
        for item in self.seats:
            self.removeItem(item)
        self.seats = [self._seat_for(player) for player in players]
        self.cards = [None] * len(players)
        for item in self.seats:
            item.setZValue(z.SEAT)
            item.set_game(self.game)
            self.addItem(item)

    def rename(self, players: "Sequence[Player]") -> None:
        for item, player in zip(self.seats, players, strict=True):
            item.be_called(player.name)

    def _seat_for(self, player: "Player") -> SeatItem:
        return SeatItem(self.art, self.theme, player.name, player.face)

    def show_points(self, *, wanted: bool) -> None:
        """Set whether to show the points taken so far in a deal; only trick games have any."""

    def set_game(self, game: "Game", options: "GameOptions") -> None:
        pack = game.pack_of(options)
        self.game, self.full_pack, self.is_clockwise = game, pack, game.is_clockwise(options)
        self.art.use(pack.name, game.drawings)
        self.pool.setVisible(game.has_pool)
        for item in self.seats:
            item.set_game(game)

    def arrange(self, layout: Layout) -> None:
        """Move all items to their spots in this layout."""
        self.layout_ = layout
        self.setSceneRect(QRectF(QPointF(0, 0), layout.size))
        self.clear_passing()
        for seat, item in enumerate(self.seats):
            item.sit(layout.seats[seat], layout.edge(seat))
        self.pool.place(layout.pool, layout.sum)
        self._lay_pack()
        for seat, card in enumerate(self.cards):
            if card:
                card.place(self.home(seat))
        self.forward.arrange()
        self.open_cards.forget_layout()
        self.laid.arrange()
        self.inn.arrange()
        self.markers.arrange()
        self.lens.setVisible(layout.lens is not None)
        if layout.lens:
            large = lens_sizes(layout.unit, layout.letters)
            self.lens.place(layout.lens, large, clockwise=self.is_clockwise)

    def set_theme(self, theme: Theme, ratio: float) -> None:
        """Set the theme, at this device pixel ratio."""
        self.theme = theme
        self.art.forget()
        self.art.ratio = ratio
        for seat in self.seats:
            seat.set_theme(theme)
        self.pool.set_theme(theme)
        self.open_cards.clear()
        self.markers.set_theme(theme)
        self.lens.set_theme(theme)

    def lay_out(self, size: QSizeF, bottom: int, onlookers: int, text_scale: float) -> Layout:
        """Return the layout of a view of this size, with this seat at the bottom."""
        game = self.game
        shown: Shown = (
            "ties" if game.has_pot else "suits" if game.has_matador else "pile" if game.has_pile else ""
        )
        seats, clockwise = len(self.seats) - onlookers, self.is_clockwise
        return lay_out(size, seats, bottom, onlookers, text_scale, clockwise=clockwise, shown=shown)

    # Spots

    def prepare(self) -> None:
        """Render a card in advance for the comparison; called in pauses."""
        self.art.prepare(min(geometry.card.width for geometry in self.lay.seats if geometry.card))

    def prepare_turn(self) -> None:
        """Render the lens of the next turn in advance; called in pauses."""
        if self.to_act is not None and self._acts is not None and self.lens.isVisible():
            self.lens.prepare(self.seats, self.order, self._acts)

    # Changes by cues

    def new_card(self, seat: int, spot: Spot) -> CardItem:
        """Create the card of a seat, face down, temporarily in this spot."""
        old = self.cards[seat]
        if old:
            self.removeItem(old)
        return self.put_card(seat, CardItem(self.art, spot))

    def put_card(self, seat: int, card: CardItem) -> CardItem:
        card.is_covered = self.is_covered
        card.setZValue(self.level(seat))
        self.addItem(card)
        self.cards[seat] = card
        return card

    def level(self, seat: int) -> float:
        return z.OWN_CARD if seat == self.lay.bottom else z.CARD

    def lay_away(self, card: CardItem) -> None:
        self.cards = [None if other is card else other for other in self.cards]
        self.laid.take(card)

    def take_pack(self, dealer: int | None, count: int) -> None:
        self.dealer = dealer
        self.pack.set_count(count)
        for seat, item in enumerate(self.seats):
            item.deals = seat == dealer
        self._lay_pack()

    def _lay_pack(self) -> None:
        self.pack.setVisible(self.dealer is not None)
        if self.dealer is not None and self.layout_:
            self.pack.place(self.pack_spot())

    def gather(self) -> None:
        self.laid.clear()
        self.forward.clear()
        for card in self.cards:
            if card:
                self.removeItem(card)
        self.cards = [None] * len(self.seats)

    def turn_to(self, seat: int | None) -> None:
        self.to_act = seat
        if seat is not None and seat != self.dealer:
            self._acts = seat
        for number, item in enumerate(self.seats):
            item.is_to_act = number == seat
        if seat is not None:
            self.look_at(seat)

    def look_at(self, seat: int | None) -> None:
        """Show a seat and its neighbours in the lens; None: the acting seat."""
        seat = self.to_act if seat is None else seat
        if seat is not None and self.lens.isVisible():
            self.lens.look_at(self.seats, self.order, seat)

    def kept_clear(self) -> list[QRectF]:
        """Return the areas that bubbles avoid now: open cards, ties, passing items, and the inn's sign."""
        large = (z.STAGED, z.PUSHED)
        shown = [card.sceneBoundingRect() for card in self.cards if card and card.zValue() in large]
        crown = 0.2 if self.game.dealt_first else 0.0  # space for a King's crown
        return [
            *(card.sceneBoundingRect() for card in self.cards if card and card.is_public),
            *(area.adjusted(-_CLEAR, -_CLEAR - area.height() * crown, _CLEAR, _CLEAR) for area in shown),
            *([self.markers.middle.covers] if self.markers.middle.signs else []),
            *self.inn.kept_clear(),
            *self.crossed,
        ]

    def clear_table(self) -> None:
        self.clear_passing()
        self.open_cards.clear()
        self.inn.take_down()
        self.gather()
        self.take_pack(None, 0)
        self.markers.clear()

    def cover(self, *, covered: bool) -> None:
        """Hide private faces from the person at the screen, or show them again."""
        self.is_covered = covered
        for card in (*self.cards, *self.laid.cards):
            if card:
                card.is_covered = covered

    # Whole positions

    def show(self, observation: "AnyObservation") -> None:
        observation = as_exchange(observation)
        self.clear_table()
        self.viewer = observation.seat
        for seat, item in enumerate(self.seats):
            item.plays = seat < observation.players
            item.set_tokens(
                observation.tokens[seat], virgin=observation.virgin[seat], handed=observation.handed[seat]
            )
            item.in_slippers = bool(observation.slippers) and observation.slippers[seat]
            item.coins = observation.coins[seat]
            item.mood = ""
            item.move_aside(float(item.is_out))
        self.pool.count = observation.pool
        self.order = observation.order
        if observation.order:
            self.take_pack(dealer_of(observation), observation.stock)
        for seat, card in enumerate(observation.cards):
            if card is not None:
                before, public = self.new_card(seat, self.home(seat)), observation.shown[seat]
                before.show_face(face_for(card, seat, self.viewer, public=public), public=public)
                before.is_dead = observation.dead[seat]
                before.is_fallen = bool(observation.lowered) and observation.lowered[seat]
        for laid in observation.laid:
            away = CardItem(self.art, self.laid.spot())
            if self.game.has_pile:
                away.show_face(face_for(laid, SPECTATOR, self.viewer, public=True), public=True)
            self.laid.add(away)
        self.turn_to(observation.to_act)
        self.inn.show(observation)
        self.markers.show(observation)

    def is_as(self, observation: "AnyObservation") -> bool:
        """Return whether the items match this observation, ignoring the acting seat."""
        due, shown = dump_of(as_exchange(observation)), self.dump() | {"to_act": observation.to_act}
        # Bets agreed on before the deal have no event.
        return (shown if shown["bets"] else shown | {"bets": due["bets"]}) == due

    def settle(self, observation: "AnyObservation") -> None:
        """Show the parts that belong to an open question, after all previous events have been shown."""
        observation = as_exchange(observation)
        self.inn.show(observation)
        self.markers.settle(observation)

    def at_this_deal(self, observation: "AnyObservation") -> "AnyObservation":
        """Return the observation as of the deal on the table: bubbles belong to that deal."""
        dealer, observation = self.dealer, as_exchange(observation)
        if dealer is None or not observation.order or dealer_of(observation) == dealer:
            return observation
        others = tuple(seat for seat in observation.order if seat != dealer)
        return replace(observation, order=(*others, dealer))

    def dump(self) -> Dump:
        """Return the visible state of the table, read from the items."""
        return {
            **dump_of_items(self.cards, self.seats),
            "pool": self.pool.count,
            "pack": None if self.dealer is None else (self.dealer, self.pack.count),
            "laid": len(self.laid.cards),
            "pile": tuple(card.face for card in self.laid.cards) if self.game.has_pile else (),
            "to_act": self.to_act,
            **self.markers.dump(),
        }
