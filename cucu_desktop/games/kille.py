"""Kille of Sweden, with one card each: the lowest dies, and Harlekin falls when he is exchanged.

Players: 3 to 15. Pack: Kille, 42 cards. Deal and play: clockwise. Sources S, W, C and B of family-north;
rulings N1-N5, N9, N12, N13, KL1-KL8, E1, E2, E7 and E9.

1. Every player stakes coins and has a right to the pot.
2. Each player is dealt a card (N1). In turn each player keeps it or exchanges it with the next one; the
dealer, last, with the pack.
3. A player who is asked has no choice. A matador is shown instead and takes its effect: see `POWERS` (N2-N5).
4. Harlekin is the highest card until it is exchanged, and the lowest from then on (KL3).
5. At the comparison the lowest card dies (KL2); a player who died before is not compared (KL1). If all would
die: KL8.
6. A dead player may buy a new right, a limited number of times (KL6). The last player takes the pool (KL7).
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from cucu_desktop.engine.actions import BUY, LEAVE, Action, Decision
from cucu_desktop.engine.cards import KILLE, Card
from cucu_desktop.engine.events import Left, Reentered, ReentryOffered
from cucu_desktop.engine.exchange import SHUFFLING, STAKES, Talk
from cucu_desktop.engine.mechanisms.dealt_first import SURVIVORS, Dealing, DealtFirstState
from cucu_desktop.engine.mechanisms.powers import POWER_COMPARISON, POWER_TURNS, PowerState
from cucu_desktop.engine.power import Power, by_card
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import Vocabulary
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "kille"

HARLEKIN, BLAREN = KILLE["HARLEKIN"], KILLE["BLAREN"]
LOWERED: Final = -1
"""The rank of a Harlekin that has been exchanged."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool; also the price of a new right.
        buys: how often in a game a player may buy a new right (KL6).
        drawn: the effect of drawn cards: all "acts", only horsemen and inns "passes", none "kept" (N4).
        husu: whether the sow undoes the "chain" of exchanges of the card she is offered, or "all" (KL5).
        blaren: whether its holder "dies" at the comparison, or it is only "low" (KL2).
        all_out: the rule if all would die at the comparison: "replay", or they "share" the pool (KL8).
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 5
    buys: int = 3
    drawn: str = "acts"
    husu: str = "chain"
    blaren: str = "dies"
    all_out: str = "replay"
    talk: bool = True
    tokens: ClassVar[int] = 1
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


class HarlekinDeal(Dealing):
    """Each player is dealt a card; no Harlekin has been exchanged yet."""

    def enter(self, state: DealtFirstState) -> None:
        """Deal."""
        super().enter(state)
        assert isinstance(state, KilleState)
        state.lowered = [False] * len(state.lowered)


class Buying(Phase["KilleState", Options]):
    """Players who died in this deal may buy a new right, in playing order (KL6)."""

    def enter(self, state: "KilleState") -> None:
        """Queue the players who may buy."""
        tokens, bought = state.table.tokens, state.bought
        most = state.options.buys
        state.talk = Talk([seat for seat in state.deal.order if not tokens[seat] and bought[seat] < most])

    def ask(self, state: "KilleState") -> Decision | None:
        """Ask the next player."""
        talk, price = state.talk, state.options.stake
        if not talk.fallen:
            return None
        seat = talk.returning = talk.fallen.pop(0)
        talk.cost = price
        state.table.record(ReentryOffered, seat, price)
        options = (BUY, LEAVE) if state.table.coins[seat] >= price else (LEAVE,)
        return Decision(seat, "reentry", options, cost=price)

    def answer(self, state: "KilleState", action: Action) -> None:
        """Buy, or leave for good."""
        talk, table = state.talk, state.table
        seat, talk.returning = talk.returning, None
        assert seat is not None  # only a player who is asked answers
        if action is LEAVE:
            table.record(Left, seat)
            return
        table.pay(seat, talk.cost, "reentry")
        state.bought[seat] += 1
        state.reentries += 1
        table.issue(seat, 1, virgin=False)
        table.record(Reentered, seat, 1, False)

    def vocabulary(self, options: Options) -> Vocabulary:
        return {"reentry": (BUY, LEAVE)} if options.buys else {}


class KilleState(PowerState):
    """A game of Kille under way, from the stakes to the pool. A token is a right to the pot.

    Attributes:
        lowered: for each seat whether it has a Harlekin that has been exchanged.
        bought: how often each has bought a new right in this game.
    """

    __slots__ = ("bought", "lowered")

    pack = KILLE
    phases = (STAKES, SHUFFLING, HarlekinDeal(), POWER_TURNS, POWER_COMPARISON, Buying(), SURVIVORS)
    cycle = 1
    options: Options

    def __init__(self, options: Options, coins: Sequence[int], dealer: int, onlookers: int = 0) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.lowered = [False] * len(coins)
        self.bought = [0] * len(coins)

    @property
    def powers(self) -> Mapping[Card, Power]:
        return by_card(POWERS)

    def observed(self) -> dict[str, Any]:
        return {"lowered": tuple(self.lowered), "bought": tuple(self.bought)}

    def swap(self, seat: int, other: int, reason: str) -> None:
        """Swap two cards; a Harlekin goes face up and is the lowest from now on (KL3)."""
        table, lowered = self.table, self.lowered
        for each in (seat, other):
            if table.cards[each] is HARLEKIN and not lowered[each]:
                table.lower(each)
                lowered[each] = True
        table.swap(seat, other, reason)
        lowered[seat], lowered[other] = lowered[other], lowered[seat]

    def draw(self, seat: int) -> None:
        """Exchange the card for the next of the pack, which counts as never exchanged (KL3)."""
        super().draw(seat)
        self.lowered[seat] = False

    def die(self, seat: int, reason: str) -> None:
        """Make a player die, whose card is laid aside (KL1)."""
        self.table.lose(seat, reason)
        self.table.bury(seat)

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players who die at the comparison, but for one who is spared (KL2, KL8)."""
        options = self.options
        ranks = {seat: LOWERED if self.lowered[seat] else card.rank for seat, card in held.items()}
        lowest = min(ranks.values())
        losers = {
            seat: "lowest" if ranks[seat] == lowest else "blaren"
            for seat, card in held.items()
            if ranks[seat] == lowest or (card is BLAREN and options.blaren == "dies")
        }
        return {} if self.is_void(held, dict.fromkeys(losers, 1)) else losers

    def is_void(self, compared: Collection[int], due: Mapping[int, int]) -> bool:
        """Return whether all would die, and the deal is to be replayed (KL8)."""
        return self.options.all_out == "replay" and len(due) == len(compared)


def kuku(state: KilleState, _position: int, _card: Card) -> None:
    """End the deal (N5)."""
    state.end_deal()


def husar(state: KilleState, position: int, card: Card) -> None:
    """Kill the asker (KL4)."""
    state.die(state.deal.order[position], card.id)


def husu(state: KilleState, position: int, card: Card) -> None:
    """Send the asker's card back to the seat it was dealt to, whose player dies (KL5)."""
    deal = state.deal
    dealt_to = deal.way[0][0] if deal.way else deal.order[position]
    state.undo(deal.way if state.options.husu == "chain" else deal.exchanges)
    state.die(dealt_to, card.id)


def inn(_state: KilleState, _position: int, _card: Card) -> None:
    """Send the asker on (N3)."""


POWERS: Final = (
    Power("bird", KILLE["KUKU"], kuku, "bird"),
    Power("dragoon", KILLE["HUSAR"], husar),
    Power("cat", KILLE["HUSU"], husu),
    Power("inn", KILLE["KAVALL"], inn, "horse"),
    Power("inn", KILLE["VARDSHUS"], inn),
)
"""The effect of each matador on a player who asks for it."""


GAME: Final = ExchangeGame(
    id=ID,
    state_class=KilleState,
    seats=range(3, 16),
    usual_seats=7,
    clockwise=True,
    places=("varmland",),
    emblem="HARLEKIN",
    options=Options,
    limits={"stake": range(1, 101), "buys": range(10)},
    choices={
        "drawn": ("acts", "passes", "kept"),
        "husu": ("chain", "all"),
        "blaren": ("dies", "low"),
        "all_out": ("replay", "share"),
    },
    presets={"kille": Options(), "one_life": Options(buys=0)},
    powers=POWERS,
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "harlekin", "comparison", "back", "pool", "talk"),
    dealt_first=True,
    has_tokens=False,
)
"""The presets: as in Sweden; without buying in."""
