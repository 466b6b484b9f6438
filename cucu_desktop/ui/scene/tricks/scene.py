"""The items on the table of a trick game; see `ui.scene` for the parts that all tables share.

There, too, `show` builds the table from an observation, cues change it event by event, and after either
`dump()` must equal `dump_of(observation)`. A card hidden from the viewer has no design here either: which
of the backs is removed when it is played reveals nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF

from cucu_desktop.engine.any_observation import as_tricks
from cucu_desktop.engine.cards import CUCCO, HIDDEN, SeenCard
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.tricks.seating import across, turned
from cucu_desktop.games.game import Game, TrickGame
from cucu_desktop.match.sides import DummyName, in_order, place_of
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.layout.layout import Layout
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.scene.tricks.bids import Bids
from cucu_desktop.ui.scene.tricks.hands import HandsScene
from cucu_desktop.ui.scene.tricks.last_trick import LastTrick, LastTrickItem, WonItem
from cucu_desktop.ui.scene.tricks.layout import RAISED
from cucu_desktop.ui.scene.tricks.looked_card import LookedCard
from cucu_desktop.ui.scene.tricks.scene_dump import Dump, bids_in, dealer_of, dump_of, looked_at, partner_in
from cucu_desktop.ui.scene.tricks.score import Score, ScoreItem, lines_of, points_by_seat
from cucu_desktop.ui.scene.tricks.seat import TrickSeat
from cucu_desktop.ui.widgets.art import BACK
from cucu_desktop.ui.widgets.player_names import labelled
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.tricks.observation import TrickObservation
    from cucu_desktop.match.match import Player


class TrickScene(HandsScene):
    """The table of a trick game.

    Attributes:
        trick: the cards played, in order; `leader`: the player of the first.
        won: the tricks of each seat; `taken`: winner and cards of each trick, for the count.
        last: the last trick, small at the edge.
        score: the score of the match.
        number: the number of the deal among those that count.
        bids: the bids shown at the seats.
        counted: the items of the count at the end.
        count_again: arranges these for the present layout; None without a count.
        looked: the card of the pile that a player looks at.
        discards: the number of cards discarded.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, *, game: TrickGame) -> None:
        self.trick: list[CardItem] = []
        self.leader: int | None = None
        self.won: list[WonItem] = []
        self.taken: list[tuple[int, tuple[str, ...]]] = []
        self.number = 0
        self._names: tuple[str, ...] = ()
        self._deals, self._target = 0, 0
        self._shows_points = self._partners_change = False
        self.discards = 0
        self.bids = Bids(self)
        self.counted: list[QGraphicsItem] = []
        self.count_again: Callable[[], None] | None = None
        super().__init__(theme, ratio, game=game)
        self.looked = LookedCard(self)
        self.last = LastTrickItem(self.art, theme)
        self.score = ScoreItem(self.art, theme)
        self.score.setZValue(z.POOL)
        self.addItem(self.last)
        self.addItem(self.score)
        self.pool.setVisible(False)

    # Seats

    def _seat_for(self, player: "Player") -> TrickSeat:
        return TrickSeat(self.art, self.theme, player.name, player.face)

    def set_game(self, game: Game, options: GameOptions) -> None:
        super().set_game(game, options)
        self.pool.setVisible(False)

    def sit(self, players: "Sequence[Player]", first: int | None = None) -> None:
        """Create the seats of these players at an empty table; `first`: the seat listed first in scores."""
        self._names = tuple(player.name for player in players)
        super().sit(players, first)
        self.last.seat(self._names)
        self.score.tell(None)
        for heap in self.won:
            self.removeItem(heap)
        self.hands = [[] for _ in players]
        self.won = [WonItem(self.art) for _ in players]
        for heap in self.won:
            heap.setZValue(z.LAID)
            self.addItem(heap)

    def rename(self, players: "Sequence[Player]") -> None:
        super().rename(players)
        self._names = tuple(player.name for player in players)
        self.last.seat(self._names)
        self.write_score()

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        for seat in range(len(self.seats)):
            self.order_hand(seat)
            self.won[seat].place(self.lay.won[seat])
        for position, card in enumerate(self.trick):
            card.place(self.home(self.player_of(position)))
        self.last.place(self.lay.last, self.lay.last_width, self.lay.last_large, self.lay.own_top)
        self.score.place(self.lay.score, self.lay.seats[self.lay.bottom].name_px)
        if self.indicator:
            self.indicator.place(self.lay.indicator)
        self.looked.arrange()
        self.bids.renew()
        if self.count_again is not None:
            self.count_again()

    @property
    def first(self) -> int:
        """The seat whose side is listed first in scores: the viewer's, unless set otherwise."""
        return self.viewer if self._first is None else self._first

    def names_of(self, side: Sequence[int]) -> list[str]:
        """Return the names of a side, in the order of the scores, without dummies."""
        return [
            labelled(self._names[seat]) for seat in in_order(side, self.first) if seat not in self.dummies
        ]

    def set_won(self, seat: int, tricks: int) -> None:
        self.won[seat].set_count(tricks)
        self.people[seat].tricks = tricks

    def stand(self, standing: Sequence[int]) -> None:
        for seat, item in enumerate(self.people):
            item.standing = standing[seat] if seat < len(standing) else 0
        self.write_score()

    def play_for(self, observation: "TrickObservation") -> None:
        """Set the length of the match, and whether points are counted per player."""
        self._deals, self._target = observation.length, observation.options.target
        self._partners_change = observation.partners_change

    def write_score(self) -> None:
        """Show the score, unless no deal has begun."""
        if not self.number:
            self.score.tell(None)
            return
        seats = range(len(self.people))
        seated = turned(self.round, 0)
        partners = [seated[::2], seated[1::2]]
        alone = [(seat,) for seat in seats if seat not in self.dummies]
        sides = alone if self.game.names_partner or self._partners_change else partners
        names = ["" if seat in self.dummies else name for seat, name in enumerate(self._names)]
        taken = points_by_seat(self.taken, self.game.values, seats) if self._shows_points else []
        if taken and self._partners_change:  # both partners have the points of their pair
            taken = [taken[seat] + taken[across(self.round, seat)] for seat in seats]
        pairs = self._pairs(partners) if self._partners_change else ()
        for points in (taken, []):  # in a small window there is no room for the points of the deal
            lines = lines_of(names, sides, [item.standing for item in self.people], self.first, points)
            in_tokens = self.game.names_partner
            self.score.tell(Score(self.number, self._deals, self._target, lines, pairs, in_tokens))
            if not points or self.score.area.bottom() <= self.lay.score.bottom():
                break

    def _pairs(self, partners: Sequence[Sequence[int]]) -> tuple[str, ...]:
        """Return the pairs of this deal, the viewer's side first; a dummy is named with its partner."""
        sides = sorted(partners, key=lambda side: place_of(side, self.first))
        named = ([self._names[seat] for seat in in_order(side, self.first)] for side in sides)
        return tuple(" & ".join(sorted(pair, key=lambda name: isinstance(name, DummyName))) for pair in named)

    def show_points(self, *, wanted: bool) -> None:
        self._shows_points = wanted
        self.write_score()

    def set_theme(self, theme: Theme, ratio: float) -> None:
        super().set_theme(theme, ratio)
        self.last.set_theme(theme)
        self.score.set_theme(theme)

    def retranslate(self) -> None:
        self.score.fit()
        self.bids.renew()

    def kept_clear(self) -> list[QRectF]:
        """Return the areas that bubbles avoid: score, hands, played cards and the count."""
        cards = filter(None, (self.indicator, self.looked.item))
        open_hands = {self.lay.bottom, *self.dummies}
        hands = [self.lay.hands[seat].rect for seat in open_hands if self.hands[seat]]
        counted = [item.sceneBoundingRect() for item in self.counted]
        played = [spot.rect for spot in self.lay.trick]  # also those to which cards are moving
        return [self.score.area, *(card.spot.rect for card in cards), *played, *hands, *counted]

    # Spots

    def pack_spot(self) -> Spot:
        return self.lay.pile

    def home(self, seat: int) -> Spot:
        """Return the spot of the card that a seat plays, or draws for its place."""
        return self.lay.trick[seat]

    def player_of(self, position: int) -> int:
        """Return the player of the card at this position of the trick."""
        assert self.leader is not None
        return turned(self.round, self.leader)[position]

    def prepare(self) -> None:
        """Render a card or a face in advance; called in pauses."""
        if not self.art.prepare(self.lay.trick[0].width):
            any(seat.prepare() for seat in self.seats)

    def area_of(self, seat: int, card: CardItem) -> QRect:
        """Return the present or coming area of a hand's card, unrotated, except its covered part."""
        spots = self.hand_spots(seat)  # sorts the hand, too
        position = self.hands[seat].index(card)
        area = spots[position].rect
        if position + 1 < len(spots) and not self.lay.hands[seat].is_dense(len(spots)):
            area.setRight(min(area.right(), spots[position + 1].rect.left()))
        return area.toAlignedRect()

    def trick_area(self) -> QRect:
        area = self.lay.trick[0].rect
        for spot in self.lay.trick:
            area = area.united(spot.rect)
        return area.toAlignedRect()

    def read_areas(self) -> list[QRect]:
        return [self.trick_area()]

    def open_areas(self) -> list[QRect]:
        return self.read_areas()

    def own_areas(self) -> list[QRect]:
        """Return the areas of the hands that the viewer sees, and of the score."""
        hands = (self.lay.hands[seat] for seat in {self.lay.bottom, *self.dummies} if self.hands[seat])
        raised = (hand.rect.adjusted(0, -RAISED * hand.width * CARD_HEIGHT, 0, 0) for hand in hands)
        return [area.toAlignedRect() for area in (*raised, self.score.area)]

    # Changes by cues

    def keep_last(self, winner: int) -> None:
        """Keep the trick in the middle as the last one."""
        assert self.leader is not None
        seats = turned(self.round, self.leader)
        self.last.keep(LastTrick(tuple(card.face or BACK for card in self.trick), seats, winner))

    def remove_trick(self) -> None:
        for card in self.trick:
            self.removeItem(card)
        self.trick, self.leader = [], None

    def turn_indicator(self, face: str | None) -> None:
        """Show this card turned up beside the pile; None: none."""
        if self.indicator:
            self.removeItem(self.indicator)
            self.indicator = None
        if face:
            self.indicator = CardItem(self.art, self.lay.indicator)
            self.indicator.show_face(face, public=True)
            self.indicator.keep_picture()
            self.indicator.setZValue(z.PACK + 1)
            self.addItem(self.indicator)
            self.mark(self.indicator)
        for card in (*(card for hand in self.hands for card in hand), *self.trick):
            self.mark(card)

    def put_aside(self, *, aside: bool) -> None:
        """Hide the pile and the tricks taken while the count needs the space, or show them again."""
        for item in (self.pack, self.indicator, *self.won):
            if item:
                item.setOpacity(0.0 if aside else 1.0)

    def clear_passing(self) -> None:
        super().clear_passing()
        self.put_aside(aside=False)

    def gather(self) -> None:
        super().gather()
        self._rest()
        for card in (*(card for hand in self.hands for card in hand), *self.trick):
            self.removeItem(card)
        self.last.keep(None)
        self.hands = [[] for _ in self.seats]
        self.trick, self.leader, self.taken, self.discards = [], None, [], 0
        self._playable = frozenset()
        self._pointed = self._picked = None
        self.spreading.clear()
        for seat in range(len(self.won)):
            self.set_won(seat, 0)
        self.bids.tell(())
        self.turn_indicator(None)
        self.looked.put_back()

    def cover(self, *, covered: bool) -> None:
        super().cover(covered=covered)
        for card in (self.looked.item, *(card for hand in self.hands for card in hand)):
            if card:
                card.is_covered = covered

    # Whole positions

    def show(self, observation: "AnyObservation") -> None:
        observation = as_tricks(observation)
        self.clear_table()
        self.counted, self.count_again = [], None
        self.viewer = observation.seat
        self.sit_in(observation.order)
        self.take_pack(dealer_of(observation), observation.pile)
        for seat, hand in enumerate(observation.hands):
            for card in hand:
                self.take_up(seat, None if card is HIDDEN else str(card), self.lay.pile)
            self.order_hand(seat)
            taken = sum(trick.winner == seat for trick in observation.tricks)
            self.set_won(seat, taken)
        self.taken = [(trick.winner, tuple(map(str, trick.cards))) for trick in observation.tricks]
        if observation.tricks:
            self.leader = observation.tricks[-1].leader
            self._lay_trick(observation.tricks[-1].cards)
            self.keep_last(observation.tricks[-1].winner)
            self.remove_trick()
        if observation.trick:
            self.leader = observation.leader
            self._lay_trick(observation.trick)
        self.discards = len(observation.discards)
        self.number = observation.played + 1
        self.play_for(observation)
        self.stand(observation.standing)
        self.bids.tell(bids_in(observation), partner_in(observation))
        looked = looked_at(observation)
        if looked is not None:
            self.looked.show(None if looked == BACK else looked)
        self.turn_indicator(str(observation.indicator) if observation.indicator else None)
        self.turn_to(observation.to_act)
        self.settle(observation)

    def _lay_trick(self, cards: Sequence[SeenCard]) -> None:
        for position, design in enumerate(cards):
            card = CardItem(self.art, self.home(self.player_of(position)))
            card.show_face(str(design), public=True)
            card.keep_picture()
            card.setZValue(z.CARD + 1 + position / 10)
            self.addItem(card)
            self.mark(card)
            self.trick.append(card)

    def is_as(self, observation: "AnyObservation") -> bool:
        return self.dump() | {"to_act": observation.to_act} == dump_of(as_tricks(observation))

    def settle(self, observation: "AnyObservation") -> None:
        """Mark the seat from whose hand a card is due: the dummy's on a dummy's turn."""
        if observation.about is not None:
            for number, item in enumerate(self.seats):
                item.is_to_act = number == observation.about

    def at_this_deal(self, observation: "AnyObservation") -> "AnyObservation":
        """Return the observation with the dealer and the bids of the deal on the table."""
        observation = as_tricks(observation)
        if self.dealer is None or self.dealer == observation.dealer:
            return observation
        bids = tuple((seat, CUCCO[card] if card else None) for seat, card in self.bids.said)
        return replace(observation, order=self.round, bids=bids)

    def dump(self) -> Dump:
        return {
            "hands": tuple(tuple(sorted(card.face or BACK for card in hand)) for hand in self.hands),
            "leader": self.leader,
            "trick": tuple(card.face for card in self.trick),
            "won": tuple(heap.count for heap in self.won),
            "standing": tuple(item.standing for item in self.people),
            "bids": self.bids.said,
            "partner": self.bids.partner,
            "last": self.last.trick.cards if self.last.trick else (),
            "pile": self.pack.count,
            "indicator": self.indicator.face if self.indicator else None,
            "looked": (self.looked.item.face or BACK) if self.looked.item else None,
            "discards": self.discards,
            "dealer": self.dealer,
            "round": None if self.dealer is None else turned(self.round, 0),
            "to_act": self.to_act,
        }


def trick_scene(scene: TableScene) -> TrickScene:
    """Return this scene, checked to be a trick game's."""
    assert isinstance(scene, TrickScene)
    return scene
