"""Cuccu a trionfo: two against two, with cards to rob and a single trump card, which may be out of play.

Players: 4, partners opposite. Pack: Cucco, 40 cards. Deal and play: anticlockwise. Source 001; rulings
R1-R11.

1. The series are *Numeri* I to X and *Figure*: Matto, Leone, Mascherone, Secchia, Nulla, XI to XV. The value
of a card is its numeral, that of a picture without one is 0 (R1).
2. The player at dealer's left, who cuts, looks at the lowest card of the pile and may rob it if it is a X,
   XIV or XV, then at the next, and so on (R8, R11). After 2 x 4 cards have been dealt to each, the dealer
   robs in the same way from the top of what is left.
3. The next card is turned up: the indicator. Its other copy, if it is in play, is the trump card.
4. Robbers discard down to eight cards, the cutter first (R9). The player at dealer's right leads.
5. A hand must follow the series led if it can. The trump card may be played at any time and takes the trick;
its leader names the series to be followed (001, 1 and 2; R7).
6. By Smith's rules a picture without value may not be led from a hand with other cards, nor played to a
picture
   from a hand that has one with value; neither binds the trump card (001, 3 to 5; R5, R7, R10).
7. The side with more points wins; an equal count is a draw (R6).

The sheets differ (R4): Masenghini's has neither the limit of three robbed cards nor rule 6.
"""

from typing import ClassVar, Final

from cucu_desktop.engine.actions import DISCARD, LEAD_NAMING, LEAVE, PLAY, ROB, Action, Decision, Option
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.tricks.card_bits import bits_of, discards, plays
from cucu_desktop.engine.tricks.state import COUNTING, DEALING, PLAYING, SHUFFLING, TrickState, in_series
from cucu_desktop.engine.vocabulary import Vocabulary
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TrickGame

ID: Final = "trionfo"
SHEETS: Final = ("smith", "masenghini")
"""The rule sheets, by author (R4)."""

NUMERI: Final = "I II III IV V VI VII VIII IX X"
HIGH: Final = "XI XII XIII XIV XV"
RANKS: Final = in_series(numeri=NUMERI, figure="MATTO LEONE MASCHERA SECCHIA NULLA " + HIGH)
VALUES: Final = dict.fromkeys(CUCCO.designs, 0.0) | {
    CUCCO[name]: float(value) for value, name in enumerate(f"{NUMERI} {HIGH}".split(), 1)
}
"""The value of each card: its numeral (R1)."""
WITH_VALUE: Final = bits_of(card for card, value in VALUES.items() if value)
TO_ROB: Final = frozenset((CUCCO["X"], CUCCO["XIV"], CUCCO["XV"]))
MOST_ROBBED: Final = 3
MAY_ROB: Final = tuple(Decision(seat, "rob", (ROB, LEAVE)) for seat in range(4))
MAY_NOT_ROB: Final = tuple(Decision(seat, "rob", (LEAVE,)) for seat in range(4))
"""The kinds of decisions; a turn with one option is asked for too (R8)."""
HAND: Final = 8


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        sheet: the rule sheet: "smith" or "masenghini" (R4).
        deals: the number of deals.
        target: if not 0, the number of deals to win the match, however many are played.
    """

    game: ClassVar[str] = ID
    sheet: str = "smith"
    deals: int = 4
    target: int = 0
    stake: ClassVar[int] = 0
    talk: ClassVar[bool] = False


class Rob(Phase["TrionfoState", Options]):
    """Look at the next card of the pile and rob it or leave it; leaving it ends the robbing (R3, R8).

    Attributes:
        robber: the robber's position in the playing order.
        index: the position in the pile.
    """

    robber: int
    index: int

    def enter(self, state: "TrionfoState") -> None:
        """Look at the first card."""
        state.table.look(state.order[self.robber], self.index)

    def ask(self, state: "TrionfoState") -> Decision | None:
        """Ask about the card looked at; it may be robbed if it is one of TO_ROB."""
        robber = state.table.looking
        if robber is None:
            return None
        return (MAY_ROB if state.table.peeked[robber] in TO_ROB else MAY_NOT_ROB)[robber]

    def answer(self, state: "TrionfoState", action: Action) -> None:
        """Rob the card and look at the next one (not after a third card by Smith's rules), or leave it."""
        table, robber = state.table, state.order[self.robber]
        if action == LEAVE:
            table.leave(robber)
            return
        table.rob(robber, self.index)
        if state.options.sheet != "smith" or len(table.robbed[robber]) < MOST_ROBBED:
            table.look(robber, self.index)

    def vocabulary(self, options: object) -> Vocabulary:
        del options
        return {"rob": (ROB, LEAVE)}


class CutterRobs(Rob):
    """The player at dealer's left robs from below, before the deal (R2, R11)."""

    robber = -2
    index = 0


class DealerRobs(Rob):
    """The dealer robs from the top of the remaining pile, after the deal (R2, R11)."""

    robber = -1
    index = -1


class Indicator(Phase["TrionfoState", Options]):
    """The top card of the remaining pile is turned up; its other copy is the trump card."""

    def enter(self, state: "TrionfoState") -> None:
        """Turn it up."""
        state.table.turn_indicator(state.dealer)


class Discards(Phase["TrionfoState", Options]):
    """Robbers lay away any cards, one at a time, until eight are left; the cutter first (R9)."""

    def ask(self, state: "TrionfoState") -> Decision | None:
        """Ask the cutter, then the dealer."""
        for seat in state.order[-2:]:
            if len(state.table.hands[seat]) > HAND:
                return Decision(seat, "discard", discards(state.table.held[seat]))
        return None

    def answer(self, state: "TrionfoState", action: Action) -> None:
        """Lay the card away."""
        assert state.decision is not None  # an action answers a decision
        assert action.card is not None  # a discard names a card
        state.table.discard(state.decision.seat, action.card)

    def vocabulary(self, options: object) -> Vocabulary:
        del options
        return {"discard": tuple(DISCARD.values())}


class TrionfoState(TrickState):
    """A deal of Cuccu a trionfo under way."""

    __slots__ = ()

    pack = CUCCO
    seats = 4
    packets = (4, 4)
    phases = (
        SHUFFLING, CutterRobs(), DEALING, DealerRobs(), Indicator(), Discards(), PLAYING, COUNTING,
    )  # fmt: skip
    ranks = RANKS
    values = VALUES
    options: Options

    @classmethod
    def vocabulary(cls, options: GameOptions) -> Vocabulary:
        """Return the words of each kind of decision; a series is named with the trump card led."""
        naming = (action for both in LEAD_NAMING.values() for action in both)
        return {**super().vocabulary(options), "play": (*PLAY.values(), *naming)}

    @property
    def trump(self) -> Card | None:
        """The trump card; None before the indicator is turned, and if it is out of play."""
        table = self.table
        indicator = table.indicator
        if indicator in table.pile or any(card is indicator for _, card in table.discards):
            return None
        return indicator

    def winning(self) -> int:
        """Return the position in the trick of the winning card: the trump card before all (001, 1)."""
        trick, trump = self.table.trick, self.table.indicator
        if trump in trick:
            return trick.index(trump)
        return super().winning()

    def playable(self, seat: int) -> int:
        """Return the designs that the seat may play, as bits; `trump_bit` is in one hand at most."""
        table = self.table
        held, trump, series = table.held[seat], table.trump_bit, table.series
        smith = self.options.sheet == "smith"
        if series is None:  # restriction 3, but for the trump card (R5, R7)
            return held & (WITH_VALUE | trump) or held if smith else held
        follow = held & self.bits[series]
        if not follow:
            return held
        if smith and series == "figure" and table.trick[0] is not table.indicator:  # 4, but for 5 (R7, R10)
            follow = follow & WITH_VALUE or follow
        return follow | held & trump  # 1

    def lacked_by(self, card: Card, led: Card | None, series: str) -> int:
        """Return the designs that a hand cannot have held if this card was played from it, as bits."""
        trump = self.table.indicator
        if card is trump:
            return 0
        if card not in self.ranks[series]:
            return self.bits[series]
        if VALUES[card] or self.options.sheet != "smith" or led is trump:
            return 0
        if led is None:  # restriction 3
            return WITH_VALUE | self.table.trump_bit
        return WITH_VALUE & self.bits["figure"]  # 4

    def options_with_trump(self, bits: int) -> tuple[Option, ...]:
        """Return the actions of leading these designs; with the trump card a series is named (001, 2)."""
        table = self.table
        assert table.indicator is not None  # a trump card has an indicator
        return (*plays(bits ^ table.trump_bit), *LEAD_NAMING[table.indicator])


GAME: Final = TrickGame(
    id=ID,
    state_class=TrionfoState,
    seats=range(4, 5),
    usual_seats=4,
    has_partners=True,
    places=("bergamo",),
    emblem="XIII",
    deal_unit="points",
    options=Options,
    limits={"deals": range(1, 41), "target": range(41)},
    choices={"sheet": SHEETS},
    presets={sheet: Options(sheet) for sheet in SHEETS},
    sections=("start", "series", "robbing", "deal", "trump", "tricks", "counting", "match"),
)
"""No table talk: it might inform a partner."""
