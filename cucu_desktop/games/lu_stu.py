"""Lu Stù of Montorio al Vomano: a cuckoo game with a bargain at the inn, and a cat that sends cards back.

Players: 2 to 39. Pack: Cucco, 40 cards, or 39 with one Matto, or two fewer without the lions. Deal and play:
anticlockwise. Source 003, its 24 rules; source 000, second part, where those are silent; rulings E1-E9 and
L1-L15.

1. Every player stakes coins and has three tokens, handed out only when one is lost or won (5). A player who
has never lost one is a *virgin* (9).
2. One card each, dealt one at a time; keep it (*sto*), or pass it on (*passo*) if a higher one can come
(2, 7, 11).
3. The five high cards arrest a pass: see `ARRESTS`. The guest makes the inn an offer (13), the cat sends the
card back round the table (14, 23).
4. A player who loses the last token to an arrest is out at once, *su saupr* (18).
5. The lowest card loses a token, of equal ones the earliest (8, 19); a Matto pays besides the lowest card,
two Matti win a token each (12).
6. A player who is out may come back while a virgin is left; every return doubles the price (10).
7. The last with a token takes the pool (8); the last two may agree to divide it (20). If nobody is left, all
return (21).
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from cucu_desktop.engine.actions import EXCHANGE, KEEP, KEEP_OR_EXCHANGE, SHOW, Decision, turns
from cucu_desktop.engine.cards import CUCCO, LIONLESS, Card, Pack
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES
from cucu_desktop.engine.mechanisms.agreement import AGREEMENT
from cucu_desktop.engine.mechanisms.arrests import jump, stop
from cucu_desktop.engine.mechanisms.bargain import BARGAIN, BargainState
from cucu_desktop.engine.mechanisms.fools_bargain import FINAL_TURNS, FOOLS_BARGAIN, may_show_matto
from cucu_desktop.engine.mechanisms.reentry import BACKING, POOL, REENTRY
from cucu_desktop.engine.mechanisms.reverse import REVERSE_RUN
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import ExchangeGame

ID: Final = "lu_stu"
SEATS: Final = range(2, 40)

MATTO, NULLA, X = CUCCO["MATTO"], CUCCO["NULLA"], CUCCO["X"]
XI, XII, XIII, XIV, XV = (CUCCO[name] for name in ("XI", "XII", "XIII", "XIV", "XV"))
ONE_MATTO: Final = CUCCO.part(CUCCO.cards[1:])
"""The pack without one Matto (L11)."""
PACKS: Final = {
    (2, True): CUCCO,
    (1, True): ONE_MATTO,
    (2, False): LIONLESS,
    (1, False): LIONLESS.part(LIONLESS.cards[1:]),
}
"""The packs by their number of Matti and with or without lions (L15)."""
KEEP_ONLY: Final = turns(KEEP)
WITH_SHOW: Final = turns(KEEP, EXCHANGE, SHOW)
"""By seat, the options that a turn might have where the holder of a Matto may show it first (21)."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        tokens: tokens each player begins and comes back with.
        matti: the number of Matti in the pack; with one there are 38 players at most (L11).
        reentry: the price of the first re-entry: "double" the stake (003), the "stake" (000); "never": no
            re-entry.
        sharing: whether others may put coins into a re-entry for a share of the winnings.
        agreement: whether the last two may agree to divide the pool.
        fools_bargain: whether a Matto's holder in a final may sell the choice to keep or pass it (21).
        lions: whether the lions are in the pack; without them there are two players fewer (L15).
    """

    game: ClassVar[str] = ID
    stake: int = 5
    tokens: int = 3
    matti: int = 2
    reentry: str = "double"
    sharing: bool = True
    agreement: bool = True
    fools_bargain: bool = True
    lions: bool = True
    talk: ClassVar[bool] = False
    """No table talk about cards (L12)."""


def seats(options: Options) -> range:
    """Return the possible numbers of players: a card each, and one for the dealer to exchange."""
    return range(SEATS.start, len(PACKS[options.matti, options.lions].cards))


class LuStuState(BargainState):
    """A game of Lu Stù under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, AGREEMENT, SHUFFLING, FINAL_TURNS, COMPARISON, REENTRY, POOL)
    interrupts = {FINAL_TURNS: (FOOLS_BARGAIN, BARGAIN, REVERSE_RUN), REENTRY: (BACKING,)}  # noqa: RUF012
    cycle = 1
    tokens_after_loss = True
    options: Options

    @property
    def pack(self) -> Pack:
        return PACKS[self.options.matti, self.options.lions]

    def reentry_cost(self) -> int | None:
        """Return the price of a re-entry, doubled by every earlier one (003, rule 10; L9)."""
        if self.options.reentry == "never":
            return None
        return self.options.stake << self.reentries + (self.options.reentry == "double")

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn: keep; pass if a higher card may come (2; L1); or as bound (21)."""
        deal, card = self.deal, self.table.cards[seat]
        assert card is not None  # a card is dealt before the question
        if deal.bound and deal.bound[0] == seat:
            return Decision(seat, "turn", (deal.bound[1],))
        if card.rank <= X.rank or (seat == deal.dealer and card.rank <= XIV.rank):
            return KEEP_OR_EXCHANGE[seat]
        return KEEP_ONLY[seat]

    def open_turn(self, seat: int) -> Decision:
        return (WITH_SHOW if may_show_matto(self) else KEEP_OR_EXCHANGE)[seat]

    def try_exchange(self, target: int) -> None:
        """Try the next player; all know that a player who passes holds a card up to X."""
        self.table.low[self.deal.order[self.deal.exchanger]] = True
        super().try_exchange(target)

    def pay_for(self, exchanger: int, reason: str) -> None:
        """Take a token for an arrest; with the last one the player is out at once (003, rule 18; L6)."""
        seat = self.deal.order[exchanger]
        self.table.lose(seat, reason)
        if not self.table.tokens[seat]:
            self.table.set_aside(seat)

    def gainers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the holders of two Matti, of a lone pair's only the dealer (003, rule 12; L4)."""
        if list(held.values()).count(MATTO) < 2:
            return {}
        fools = [seat for seat, card in held.items() if card is MATTO]
        return dict.fromkeys(fools if len(held) > len(fools) else fools[1:], "matti")

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the losers, in playing order: the earliest lowest (L2), a single Matto too (L3).

        The last player left pays nothing (L6), a cuckoo counts as any card (L5).
        """
        lowest, fools = None, []
        for seat, card in held.items():
            if card is MATTO:
                fools.append(seat)
            elif lowest is None or card.rank < held[lowest].rank:
                lowest = seat
        if len(held) == 1 or lowest is None:
            return {}
        innkeeper = self.deal.promises.get(lowest) if held[lowest] is NULLA else None
        payer, reason = (lowest, "lowest") if innkeeper is None else (innkeeper, "promise")
        losers = {payer: reason} if payer in held else {}
        if len(fools) != 1:
            return losers
        return {seat: losers.get(seat, "matto") for seat in held if seat in losers or seat in fools}


def taverna(state: LuStuState, exchanger: int, holder: int) -> None:
    """Stop the exchanger at the inn: "tingh la Cas, che mi dai in cambio?" (XI, L8)."""
    order = state.deal.order
    state.table.announce(order[holder], order[exchanger], show=False)
    state.interrupt(BARGAIN)


def gnaff(state: LuStuState, exchanger: int, holder: int) -> None:
    """Take a token; if the player is still in, the card runs back: "Gnaff, cart'arrit" (XII, L7)."""
    stop(state, exchanger, holder)
    state.pay_for(exchanger, "XII")
    if state.table.tokens[state.deal.order[exchanger]]:
        state.interrupt(REVERSE_RUN)


def bbum(state: LuStuState, exchanger: int, holder: int) -> None:
    """Shoot the exchanger, who loses a token and stops there (XIV)."""
    stop(state, exchanger, holder)
    state.pay_for(exchanger, "XIV")


ARRESTS: Final = {XI: taverna, XII: gnaff, XIII: jump, XIV: bbum, XV: stop}
"""The effect of each special card on a player who asks for it."""

LuStuState.arrests = ARRESTS


GAME: Final = ExchangeGame(
    id=ID,
    state_class=LuStuState,
    seats=SEATS,
    seats_with=seats,
    usual_seats=8,
    places=("montorio",),
    apart=(MATTO.id,),
    first_of_equals=True,
    emblem="XII",
    options=Options,
    limits={"stake": range(1, 101), "tokens": range(1, 10), "matti": range(1, 3)},
    choices={"reentry": ("double", "stake", "never")},
    house_rules=("lions",),
    presets={
        "montorio": Options(),
        "source-000": Options(reentry="stake"),
        "many": Options(matti=1),
        "short": Options(tokens=1, reentry="never", sharing=False),
    },
    sections=(
        "start",
        "turn",
        "arrests",
        "run",
        "inn",
        "comparison",
        "matto",
        "back",
        "pool",
        "house",
        "talk",
    ),
    handed_late=LuStuState.tokens_after_loss,
    has_virgins=True,
)
"""The presets: as in source 003; as in 000; for a large table (003, rule 12); one life each.

Nothing may be said about cards (003, rule 24).
"""
