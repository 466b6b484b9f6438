"""What lies on the table of a trick game, as items; see `ui.scene` for what it shares with all tables.

As there, `show` builds the table from an observation, cues change it event by event, and after either
`dump()` must equal `dump_of(observation)`. A card in somebody's hand that the viewer may not see has no
design here either: whichever of the backs is taken when it is played tells nothing.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSizeF

from cucu_desktop.engine.cards import CUCCO, HIDDEN, SeenCard
from cucu_desktop.ui import z
from cucu_desktop.ui.art import BACK
from cucu_desktop.ui.company import Dummy
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.layout import Layout
from cucu_desktop.ui.manners import Manners
from cucu_desktop.ui.places import Spot
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.tricks.bids import Bids
from cucu_desktop.ui.tricks.hands import HandsScene
from cucu_desktop.ui.tricks.heap import WonItem
from cucu_desktop.ui.tricks.kinds import Kind
from cucu_desktop.ui.tricks.last import LastTrick, LastTrickItem
from cucu_desktop.ui.tricks.layout import TrickLayout, lay_out
from cucu_desktop.ui.tricks.score import Score, ScoreItem, lines_of
from cucu_desktop.ui.tricks.seat import TrickSeat
from cucu_desktop.ui.tricks.seen import Dump, bids_in, dealer_of, dump_of, looked_at, partner_in

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

    from cucu_desktop.engine.trick_observation import TrickObservation
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.moves import Stage


_HELD_UP: Final = 1.15
"""How large a card is that one looks at, in widths of a card that is played."""


class TrickScene(HandsScene):
    """The table of a trick game.

    Attributes:
        trick: the cards played, in order; `leader`: who played the first.
        won: the tricks of each seat; `taken`: who took which cards, for the count.
        last: the last trick, small, to be looked at again.
        score: how the match stands.
        number: the number of the deal among those that count.
        bids: what has been bid, as it lies at the seats.
        counted: what lies there of the count at the end.
        looked: the card of the pile that somebody looks at, or None.
        discards: how many cards have been laid away.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0, *, kind: Kind) -> None:
        self.trick: list[CardItem] = []
        self.leader: int | None = None
        self.won: list[WonItem] = []
        self.taken: list[tuple[int, tuple[str, ...]]] = []
        self.number = 0
        self._names: tuple[str, ...] = ()
        self._deals, self._target = 0, 0
        self.looked: CardItem | None = None
        self.discards = 0
        self.bids = Bids(self)
        self.counted: list[QGraphicsItem] = []
        super().__init__(theme, ratio, kind=kind)
        self.last = LastTrickItem(self.art, theme)
        self.score = ScoreItem(self.art, theme)
        self.score.setZValue(z.POOL)
        self.addItem(self.last)
        self.addItem(self.score)
        self.pool.setVisible(False)

    def lay_out(self, size: QSizeF, bottom: int, onlookers: int, text_scale: float) -> TrickLayout:
        """Return where everything lies in a view of this size; nobody looks on."""
        del onlookers
        return lay_out(size, len(self.seats), bottom, text_scale, self.dummies)

    # Sitting down

    def _seat_for(self, player: "Player") -> TrickSeat:
        seat = TrickSeat(self.art, self.theme, player.name, player.face)
        seat.has_tokens = self.kind.names_partner
        return seat

    def behave(self, manners: Manners) -> None:
        """Play as this game is played."""
        super().behave(manners)
        self.pool.setVisible(False)

    def sit(self, players: "Sequence[Player]") -> None:
        """Let these people sit at the table, and nothing lie on it."""
        self.dummies = frozenset(seat for seat, player in enumerate(players) if isinstance(player, Dummy))
        self._names = tuple(player.name for player in players)
        super().sit(players)
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
        """Call those who sit here by other names."""
        super().rename(players)
        self._names = tuple(player.name for player in players)
        self.last.seat(self._names)
        self.write_score()

    def arrange(self, layout: Layout) -> None:
        """Put everything that lies on the table where it belongs in this layout."""
        super().arrange(layout)
        for seat in range(len(self.seats)):
            self.order_hand(seat)
            self.won[seat].lie(self.lay.won[seat])
        for place, card in enumerate(self.trick):
            card.lie(self.trick_spot(self.player_of(place)))
        self.last.lie(self.lay.last, self.lay.last_width, self.lay.last_large)
        self.score.lie(self.lay.score, self.lay.places[self.lay.bottom].name_px)
        if self.indicator:
            self.indicator.lie(self.lay.indicator)
        if self.looked:
            self.look_at(self.looked.face)
        self.bids.arrange()

    def names_of(self, side: Sequence[int]) -> list[str]:
        """Return what those of a side are called, the viewer first, without a dummy."""
        in_order = sorted(side, key=lambda seat: seat != self.viewer)
        return [self._names[seat] for seat in in_order if seat not in self.dummies]

    def set_won(self, seat: int, tricks: int) -> None:
        """Let somebody have taken so many tricks."""
        self.won[seat].set_count(tricks)
        self.people[seat].set_tricks(tricks)

    @property
    def people(self) -> list[TrickSeat]:
        """The seats, as those of a trick game."""
        return self.seats  # type: ignore[return-value]

    def stand(self, standing: Sequence[int]) -> None:
        """Let everybody have won so much in the match."""
        for seat, item in enumerate(self.people):
            item.set_standing(standing[seat] if seat < len(standing) else 0)
        self.write_score()

    def play_for(self, observation: "TrickObservation") -> None:
        """Know how long the match lasts."""
        self._deals, self._target = observation.options.deals, observation.options.target

    def write_score(self) -> None:
        """Write down how the match stands, once there is a deal."""
        seats = range(len(self.people))
        sides = [(seat,) for seat in seats] if self.kind.names_partner else [seats[::2], seats[1::2]]
        names = ["" if seat in self.dummies else name for seat, name in enumerate(self._names)]
        lines = lines_of(names, sides, [item.standing for item in self.people], self.viewer)
        told = Score(self.number, self._deals, self._target, lines) if self.number else None
        self.score.tell(told)

    def restyle(self, theme: Theme, ratio: float) -> None:
        """Look as this theme says, on a screen of this sharpness."""
        super().restyle(theme, ratio)
        self.last.wear(theme)
        self.score.wear(theme)

    def retranslate(self) -> None:
        """Write what stands on paper in the language of the window."""
        self.score.tell_again()
        self.bids.arrange()

    def kept_clear(self) -> list[QRectF]:
        """Where nobody's words may stand: on the score, on cards that are looked at, and what is counted."""
        cards = [*self.trick, *filter(None, (self.indicator, self.looked))]
        open_hands = {self.lay.bottom, *self.dummies}
        hands = [self.lay.hands[seat].rect for seat in open_hands if self.hands[seat]]
        counted = [item.sceneBoundingRect() for item in self.counted]
        return [self.score.area, *(card.spot.rect for card in cards), *hands, *counted]

    # Places

    def pack_spot(self) -> Spot:
        """Where what is not dealt lies: before the dealer while cards are dealt from it."""
        return self.lay.pile

    def home(self, seat: int) -> Spot:
        """Where the card of a seat lies when each draws one: before them, where they will play."""
        return self.lay.trick[seat]

    def player_of(self, place: int) -> int:
        """Return who plays the card at this place in the trick."""
        assert self.leader is not None
        return (self.leader + place) % len(self.seats)

    def trick_spot(self, seat: int) -> Spot:
        """Where the card lies that this seat plays."""
        return self.lay.trick[seat]

    def prepare(self) -> None:
        """Paint a card that will be played some time, or a face that will be made, while nothing moves."""
        if not self.art.prepare(self.lay.trick[0].width):
            any(seat.prepare() for seat in self.seats)

    def area_of(self, seat: int, card: CardItem) -> QRect:
        """Return where a card of a hand lies, or is about to lie, upright, as far as no other covers it."""
        spots = self.hand_spots(seat)  # which sorts the hand
        place = self.hands[seat].index(card)
        area = spots[place].rect
        if place + 1 < len(spots) and not self.lay.hands[seat].is_dense(len(spots)):
            area.setRight(min(area.right(), spots[place + 1].rect.left()))
        return area.toAlignedRect()

    def trick_area(self) -> QRect:
        """Return where the trick is played."""
        area = self.lay.trick[0].rect
        for spot in self.lay.trick:
            area = area.united(spot.rect)
        return area.toAlignedRect()

    # What cues do

    def keep_last(self, winner: int) -> None:
        """Let the trick in the middle be the last one, which may be looked at again."""
        assert self.leader is not None
        self.last.keep(LastTrick(tuple(card.face or BACK for card in self.trick), self.leader, winner))

    def remove_trick(self) -> None:
        """Take the cards of the trick out of the middle."""
        for card in self.trick:
            self.removeItem(card)
        self.trick, self.leader = [], None

    def turn_indicator(self, face: str | None) -> None:
        """Let this card lie turned up beside the pile, or none."""
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
        """Let the pile, which is out of play, be out of the way while cards are counted."""
        for item in (self.pack, self.indicator):
            if item:
                item.setOpacity(0.0 if aside else 1.0)

    def clear_passing(self) -> None:
        """Take away all that comes and goes."""
        super().clear_passing()
        self.put_aside(aside=False)

    @property
    def looked_spot(self) -> Spot:
        """Where a card of the pile is held up: in the middle, where nothing else lies as yet, and large."""
        return Spot(self.lay.pool.center(), self.lay.trick[0].width * _HELD_UP, -4)

    def look_at(self, face: str | None, *, there: bool = True) -> None:
        """Let a card of the pile be held up to whoever looks at it, or put it back."""
        if self.looked:
            self.removeItem(self.looked)
            self.looked = None
        if there:
            self.looked = CardItem(self.art, self.looked_spot)
            self.looked.show_face(face, public=False)
            self.looked.keep_picture()
            self.looked.is_covered = self.is_covered
            self.looked.setZValue(z.CARD)
            self.addItem(self.looked)

    def gather(self) -> None:
        """Take all cards off the table."""
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
        self.look_at(None, there=False)

    def cover(self, *, covered: bool) -> None:
        """Hide private faces from whoever is at the screen, or show them again."""
        super().cover(covered=covered)
        looked = [self.looked] if self.looked else []
        for card in (*(card for hand in self.hands for card in hand), *looked):
            card.is_covered = covered
            card.update()

    # Whole positions

    def show(self, observation: "TrickObservation") -> None:  # type: ignore[override]
        """Build the table as this observation has it."""
        self.clear_table()
        self.viewer = observation.seat
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
        self.look_at(None if looked == BACK else looked, there=looked is not None)
        self.turn_indicator(str(observation.indicator) if observation.indicator else None)
        self.turn_to(observation.to_act)
        self.settle(observation)

    def _lay_trick(self, cards: Sequence[SeenCard]) -> None:
        for place, design in enumerate(cards):
            card = CardItem(self.art, self.trick_spot(self.player_of(place)))
            card.show_face(str(design), public=True)
            card.keep_picture()
            card.setZValue(z.CARD + 1 + place / 10)
            self.addItem(card)
            self.mark(card)
            self.trick.append(card)

    def is_as(self, observation: "TrickObservation") -> bool:  # type: ignore[override]
        """Tell whether all that lies here is as in this observation, whoever's turn it is."""
        return self.dump() | {"to_act": observation.to_act} == dump_of(observation)

    def settle(self, observation: "TrickObservation") -> None:  # type: ignore[override]
        """Let the light stand by the hand from which a card is due: a dummy's, if it is a dummy's turn."""
        if observation.about is not None:
            for number, item in enumerate(self.seats):
                item.set_to_act(acts=number == observation.about)

    def at_this_deal(self, observation: "TrickObservation") -> "TrickObservation":  # type: ignore[override]
        """Return the observation as of the deal on the table: who deals it, and what was bid in it."""
        if self.dealer is None or self.dealer == observation.dealer:
            return observation
        after = observation.order.index(self.dealer) + 1
        bids = tuple((seat, CUCCO[card] if card else None) for seat, card in self.bids.said)
        return replace(observation, order=observation.order[after:] + observation.order[:after], bids=bids)

    def dump(self) -> Dump:
        """What is on the table, read off the items."""
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
            "looked": (self.looked.face or BACK) if self.looked else None,
            "discards": self.discards,
            "dealer": self.dealer,
            "to_act": self.to_act,
        }


def table_of(stage: "Stage") -> TrickScene:
    """Return the table, which is a trick game's."""
    assert isinstance(stage.scene, TrickScene)
    return stage.scene
