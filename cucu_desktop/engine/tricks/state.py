"""The state of a trick game of the Cucco pack: two series, following, the highest card of the series led.

A state is one deal. Its seats are numbered in playing order round the table; the player after the dealer
leads. The hard idea is that every card exists twice: of two equal highest cards the first one played takes
the trick (001), and a player who holds both plays one of them, no matter which.

A dummy has a seat and a hand, which is face up, but no player: its partner decides, so `Decision.seat` is
the partner and `Decision.other` the dummy (H2).
"""

from collections.abc import Iterable, Mapping
from typing import Final

from cucu_desktop.engine.actions import PLAY, SHUFFLE, Action, Decision, Option, Shuffled
from cucu_desktop.engine.cards import CUCCO, Card, Pack
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.engine.state import Phase, State
from cucu_desktop.engine.tricks.card_bits import FEW, bits_of, choices, plays
from cucu_desktop.engine.tricks.events import Counted, DealWon, DummyAssigned
from cucu_desktop.engine.tricks.seating import Order, across, first_order
from cucu_desktop.engine.tricks.table import TrickTable
from cucu_desktop.engine.vocabulary import Vocabulary

Sides = tuple[tuple[int, ...], ...]
"""The sides: for each its seats in playing order."""


def in_series(**series: str) -> dict[str, dict[Card, int]]:
    """Return for each series the ranks of its cards, which are listed from low to high.

    >>> in_series(numbers="I II", fools="MATTO LEONE")["fools"][CUCCO["LEONE"]]
    1
    """
    return {
        name: {CUCCO[card]: rank for rank, card in enumerate(cards.split())} for name, cards in series.items()
    }


class TrickState(State):
    """A deal of a trick game under way; each game's own class adds its differences.

    Attributes:
        options: the game's options.
        number: the number of this deal in its match, from 1.
        dealer: who deals.
        order: the seats in playing order, the dealer last.
        dummies: the seats without a player.
        points, recount: the points of each side at the end; `recount` is None unless needed.
        winners: the seats that won, () for a drawn deal; None while play goes on, and after a deal thrown in.
        standing: what each seat has won in earlier deals.
        played: how many deals before this one count: a deal thrown in does not.
        length: the number of deals in the match, unless `target` ends it.
        partners_change: whether partners change from deal to deal, so that each player has their own points
            (H4).
    """

    __slots__ = (
        "dealer", "dummies", "length", "number", "options", "order", "partners_change", "played", "points",
        "recount", "standing", "winners",
    )  # fmt: skip

    table: TrickTable
    options: TrickOptions
    pack: Pack
    seats: int
    """The number of hands."""
    packets: tuple[int, ...]
    """The packets of the deal: the number of cards in each."""
    ranks: Mapping[str, Mapping[Card, int]]
    """For each series the ranks of its cards."""
    series: Mapping[Card, str]
    """Each card's series."""
    bits: Mapping[str, int]
    """For each series its designs as bits."""
    halves: tuple[int, ...]
    """The bits of the two series, without their names."""
    values: Mapping[Card, float]
    """The value of each card in the count of tricks."""
    second_values: Mapping[Card, float] | None = None
    """The values of a second count, if the sides are equal; None: an equal count is a draw."""
    dummy_goes_round = False
    """Whether a lone dummy is each player's partner in turn (H4)."""
    cycle = None

    def __init_subclass__(cls) -> None:
        """Derive the class attributes that follow from the ranks."""
        super().__init_subclass__()
        cls.series = {card: name for name, ranks in cls.ranks.items() for card in ranks}
        cls.bits = {name: bits_of(ranks) for name, ranks in cls.ranks.items()}
        cls.halves = tuple(cls.bits.values())

    def __init__(
        self,
        options: TrickOptions,
        dealer: int,
        dummies: Iterable[int] = (),
        number: int = 1,
        order: Order | None = None,
    ) -> None:
        """Begin a deal.

        Args:
            options: the game's options.
            dealer: who deals.
            dummies: the seats without a player.
            number: the number of this deal in its match.
            order: the seats in playing order, the dealer last; None for the order of their numbers.
        """
        self.dummies = frozenset(dummies)
        self.order = order or first_order(dealer, self.seats)
        super().__init__(TrickTable(self.order, self.dummies))
        self.options = options
        self.number = number
        self.dealer = dealer
        self.points: tuple[float, ...] = ()
        self.recount: tuple[float, ...] | None = None
        self.winners: tuple[int, ...] | None = None
        self.standing = (0,) * self.seats
        self.played = number - 1
        self.length = options.deals
        self.partners_change = False

    def scores(self) -> tuple[int, ...]:
        """Return 1 for each seat that has won the deal, -1 for each that has lost it, else 0."""
        if not self.winners:
            return (0,) * self.seats
        return tuple(1 if seat in self.winners else -1 for seat in range(self.seats))

    def credit(self) -> tuple[int, ...]:
        """Return the value of the deal for each seat in a match: 1 for winning it."""
        return tuple(max(score, 0) for score in self.scores())

    @property
    def ended(self) -> bool:
        return self._phase is self.phases[-1]

    # Rules that each game of the family decides

    @classmethod
    def round_of(cls, players: int) -> int:
        """Return the number of deals in which each player has the dummy once; 1 without such rounds (H4)."""
        return players if cls.dummy_goes_round and players == cls.seats - 1 else 1

    @classmethod
    def length_of(cls, options: TrickOptions, players: int) -> int:
        """Return the number of deals in the match, in whole rounds, unless `target` ends it."""
        deals = cls.round_of(players)
        return (options.deals + deals - 1) // deals * deals

    def sides(self) -> Sides:
        """Return the two sides: partners sit opposite each other."""
        return self.order[::2], self.order[1::2]

    def sides_known_to(self, seat: int) -> Sides | None:
        """Return the sides if this seat may know them, else None; for a spectator, if they are public."""
        del seat
        return self.sides()

    def playable(self, seat: int) -> int:
        """Return the designs that the seat may play, as bits: a hand has to follow the series led (001)."""
        table = self.table
        held = table.held[seat]
        return held if table.series is None else held & self.bits[table.series] or held

    def lacked_by(self, card: Card, led: Card | None, series: str) -> int:
        """Return the designs that a hand cannot have held if this card was played from it, as bits.

        Args:
            card: the card played.
            led: the card led to the trick, None if this is it.
            series: the series to be followed.
        """
        del led
        return 0 if card in self.ranks[series] else self.bits[series]

    def options_with_trump(self, bits: int) -> tuple[Option, ...]:
        """Return the actions of leading one of these designs, with the trump card among them."""
        raise NotImplementedError

    def winning(self) -> int:
        """Return the position in the trick of the winning card, the highest of the series led."""
        table = self.table
        assert table.series is not None  # a card has been led
        ranks = self.ranks[table.series]
        heights = [ranks.get(card, -1) for card in table.trick]
        return heights.index(max(heights))  # of equal cards the first (001)

    def called_card_fell(self, seat: int) -> None:
        """React to a seat playing the card that was named in the last bid."""
        raise NotImplementedError

    # The play

    def player_for(self, seat: int) -> int:
        """Return the seat that decides for a seat: itself, or a dummy's partner (H2)."""
        return across(self.order, seat) if seat in self.dummies else seat

    def count(self, values: Mapping[Card, float]) -> tuple[float, ...]:
        """Return the value of each side's tricks."""
        worth = values.__getitem__
        taken = [0.0] * self.seats
        for trick in self.table.tricks:
            taken[trick.winner] += sum(map(worth, trick.cards))
        return tuple([sum([taken[seat] for seat in side]) for side in self.sides()])


class Shuffle(Phase[TrickState, TrickOptions]):
    """The pack is shuffled and cut: the one thing that chance decides."""

    def ask(self, state: TrickState) -> Decision | None:
        return None if state.table.pile else SHUFFLE

    def shuffled(self, state: TrickState, shuffled: Shuffled) -> None:
        """Put the pack down and begin the deal."""
        state.table.gather(shuffled.cards)
        state.table.record(DealBegan, state.number, state.dealer, state.order)
        if state.partners_change:
            (dummy,) = state.dummies
            state.table.record(DummyAssigned, state.player_for(dummy), dummy)


class Deal(Phase[TrickState, TrickOptions]):
    """All seats are dealt their cards in packets (001: "2 mal 5", "2 mal 4")."""

    def enter(self, state: TrickState) -> None:
        """Deal."""
        for packet in state.packets:
            for seat in state.order:
                state.table.deal(seat, packet)


class Play(Phase[TrickState, TrickOptions]):
    """Trick after trick, until no cards are left; the player after the dealer leads to the first."""

    def enter(self, state: TrickState) -> None:
        """Give the lead to the player after the dealer."""
        state.table.give_lead(state.order[0])

    def ask(self, state: TrickState) -> Decision | None:
        """Ask for the next card."""
        table = state.table
        seat = table.to_play
        if not table.hands[seat]:
            return None
        bits = state.playable(seat)
        if seat in state.dummies:
            return Decision(state.player_for(seat), "play", plays(bits), seat)
        if table.series is None and bits & table.trump_bit:
            return Decision(seat, "play", state.options_with_trump(bits))
        one, other = state.halves
        if bits & one and bits & other and bits.bit_count() > FEW:
            return Decision(seat, "play", plays(bits))
        return choices[seat](bits)

    def answer(self, state: TrickState, action: Action) -> None:
        """Play the card; the last one completes the trick."""
        table, card = state.table, action.card
        assert card is not None  # what is played is a card
        seat, named = table.to_play, action.series
        if table.series is None:
            table.demand(named or state.series[card])
        table.play(card, named)
        if card is table.called:
            state.called_card_fell(seat)
        if len(table.trick) == state.seats:
            table.take(state.winning())

    def vocabulary(self, options: TrickOptions) -> Vocabulary:
        del options
        return {"play": tuple(PLAY.values())}


class Count(Phase[TrickState, TrickOptions]):
    """The sides count the cards in their tricks; if equal, and the game has a second count, once more."""

    def enter(self, state: TrickState) -> None:
        """Count, and set the winners."""
        sides = state.sides()
        counts = state.points = state.count(state.values)
        if counts[0] == counts[1] and state.second_values:
            counts = state.recount = state.count(state.second_values)
        state.winners = () if counts[0] == counts[1] else sides[counts.index(max(counts))]
        state.table.record(Counted, sides, state.points, state.recount)
        state.table.record(DealWon, state.winners)


SHUFFLING: Final = Shuffle()
DEALING: Final = Deal()
PLAYING: Final = Play()
COUNTING: Final = Count()
