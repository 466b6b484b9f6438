"""Cucù of Campli: one card each, keep it or pass it on, the lowest pays, the last with a token wins the pool.

Players: 2 to 20. Pack: Cucco, 40 cards, or 38 without the lions and 19 players. Deal and play: anticlockwise.
Source 000, first part; rulings E1-E9 and C1-C12.

1. Every player stakes coins and has three tokens. A player who has never lost one is a *virgin*.
2. The dealer deals one card at a time, beginning at the right; each player keeps it (*sto*) or exchanges it
   (*passo*) with the next player, who is dealt a card for it. The dealer, last, exchanges with the pack.
3. A card up to X has to be given. The five high ones are announced instead, and arrest the exchange: see
   `ARRESTS`.
4. At the end the cards are turned up and the lowest loses a token, as do its equals and the Matto: see
   `CampliState.losers`.
5. A player without tokens may come back for a price that doubles with every elimination, while a virgin
   is left.
6. The last with a token takes the pool; the last two may agree to divide it.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from cucu_desktop.engine.actions import (
    AGREE,
    ASK,
    EXCHANGE,
    KEEP,
    KEEP_OR_EXCHANGE,
    REFUSE,
    Action,
    Decision,
    turns,
)
from cucu_desktop.engine.cards import CUCCO, LIONLESS, Card, Pack
from cucu_desktop.engine.events import Promised
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES, TURNS, ExchangeState
from cucu_desktop.engine.mechanisms.agreement import AGREEMENT
from cucu_desktop.engine.mechanisms.arrests import jump, stop
from cucu_desktop.engine.mechanisms.reentry import BACKING, POOL, REENTRY
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import Vocabulary
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "campli"
SEATS: Final = range(2, 21)

MATTO, NULLA, V = CUCCO["MATTO"], CUCCO["NULLA"], CUCCO["V"]
XI, XII, XIII, XIV, XV = (CUCCO[name] for name in ("XI", "XII", "XIII", "XIV", "XV"))
EXCHANGE_ONLY: Final = turns(EXCHANGE)


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool; also the price of the first re-entry.
        tokens: tokens each player begins and comes back with.
        reentry: whether a player who is out may buy back in.
        sharing: whether others may put coins into a re-entry for a share of the winnings.
        agreement: whether the last two may agree to divide the pool.
        talk: whether players may talk about their cards and plans, truly or not.
        lions: whether the lions are in the pack; without them there are 19 players at most (C11).
    """

    game: ClassVar[str] = ID
    stake: int = 5
    tokens: int = 3
    reentry: bool = True
    sharing: bool = True
    agreement: bool = True
    talk: bool = True
    lions: bool = True


def seats(options: Options) -> range:
    """Return the possible numbers of players: each needs a card, and another to exchange with the pack."""
    return SEATS if options.lions else SEATS[:-1]


class Inn(Phase["CampliState", Options]):
    """The guest at the inn: "Fermatevi alquanto" - "Pagherai se null?" (000, "XI Taverna"; C6)."""

    def enter(self, state: "CampliState") -> None:
        """Ask the guest first."""
        deal = state.deal
        deal.asked = deal.order[deal.exchanger]

    def ask(self, state: "CampliState") -> Decision | None:
        """Ask the guest, then, if asked for the promise, the innkeeper."""
        deal = state.deal
        guest, innkeeper = deal.order[deal.exchanger], deal.order[deal.target]
        if deal.asked == guest:
            return Decision(guest, "inn", (KEEP, ASK), innkeeper)
        if deal.asked == innkeeper:
            return Decision(innkeeper, "promise", (AGREE, REFUSE), guest)
        return None

    def answer(self, state: "CampliState", action: Action) -> None:
        """Keep the card, ask for the promise, give it, or give the inn away instead."""
        deal, table = state.deal, state.table
        guest, innkeeper = deal.order[deal.exchanger], deal.order[deal.target]
        said = SAID[action.word]
        table.record(Promised, guest, innkeeper, said)
        deal.asked = innkeeper if said == "asked" else None
        if said == "agreed":
            deal.promises[guest] = innkeeper
        if said == "refused":
            state.cross(deal.target, "inn")
        elif said != "asked":
            state.end_run(deal.target)

    def vocabulary(self, options: object) -> Vocabulary:
        del options
        return {"inn": (KEEP, ASK), "promise": (AGREE, REFUSE)}


INN: Final = Inn()
SAID: Final = {"keep": "kept", "ask": "asked", "agree": "agreed", "refuse": "refused"}
"""The words by which `Promised` records the answers at the inn."""


class CampliState(ExchangeState):
    """A game of Cucù under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, AGREEMENT, SHUFFLING, TURNS, COMPARISON, REENTRY, POOL)
    interrupts = {TURNS: (INN,), REENTRY: (BACKING,)}  # noqa: RUF012 - a table of the rules
    cycle = 1
    options: Options

    @property
    def pack(self) -> Pack:
        return CUCCO if self.options.lions else LIONLESS

    def reentry_cost(self) -> int | None:
        """Return the price of the present re-entry: the stake, doubled for every earlier elimination (C7)."""
        return self.options.stake << self.eliminations - 1 if self.options.reentry else None

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn; an agreement makes a non-dealer exchange a card below V (C8)."""
        if self.agreement and seat != self.deal.dealer:
            card = self.table.cards[seat]
            assert card is not None  # a card is dealt before the question
            if card.rank < V.rank:
                return EXCHANGE_ONLY[seat]
        return KEEP_OR_EXCHANGE[seat]

    def open_turn(self, seat: int) -> Decision:
        return KEEP_OR_EXCHANGE[seat]

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players who lose a token, with the reason (000, "The Result"; C2-C4, C6).

        One Matto pays along with the lowest of the other cards; two Matti stand between XIV and XV. A Cucù
        never pays.
        """
        lowest, fools = XV.rank, 0
        for card in held.values():
            if card is MATTO:
                fools += 1
            elif card.rank < lowest:
                lowest = card.rank
        losers = {}
        for seat, card in held.items():
            if card is MATTO:
                if fools == 1:
                    losers[seat] = "matto"
                elif lowest == XV.rank:
                    losers[seat] = "lowest"
            elif card.rank == lowest and card is not XV:
                innkeeper = self.deal.promises.get(seat) if card is NULLA else None
                if innkeeper is None:
                    losers[seat] = "lowest"
                else:
                    losers[innkeeper] = "promise"
        return losers


def taverna(state: CampliState, exchanger: int, holder: int) -> None:
    """Stop the exchanger at the inn, which is announced but not shown, and ask (XI)."""
    order = state.deal.order
    state.table.announce(order[holder], order[exchanger], show=False)
    state.interrupt(INN)


def gnaf(state: CampliState, exchanger: int, holder: int) -> None:
    """Take a token from the exchanger; the card runs back the way it came (XII, C5)."""
    deal, table = state.deal, state.table
    table.announce(deal.order[holder], deal.order[exchanger])
    state.pay_for(exchanger, "XII")
    for giver, receiver in reversed(deal.way):
        table.swap(receiver, giver, "cat")
    state.end_run(holder)


def bum(state: CampliState, exchanger: int, holder: int) -> None:
    """Shoot the exchanger, who keeps the card and loses a token (XIV)."""
    deal = state.deal
    state.table.announce(deal.order[holder], deal.order[exchanger])
    state.pay_for(exchanger, "XIV")
    state.end_run(holder)


ARRESTS: Final = {XI: taverna, XII: gnaf, XIII: jump, XIV: bum, XV: stop}
"""The effect of each special card on a player who asks for it."""

CampliState.arrests = ARRESTS


GAME: Final = ExchangeGame(
    id=ID,
    state_class=CampliState,
    seats=SEATS,
    seats_with=seats,
    places=("campli", "montorio"),
    apart=(MATTO.id,),
    emblem="XV",
    options=Options,
    limits={"stake": range(1, 101), "tokens": range(1, 10)},
    presets={
        "campli": Options(),
        "short": Options(tokens=1, reentry=False, sharing=False),
        "strict": Options(reentry=False, sharing=False, agreement=False),
        "silent": Options(talk=False),
    },
    house_rules=("lions",),
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "inn", "comparison", "matto", "back", "pool", "house", "talk"),
    has_virgins=True,
)
"""The presets: as in source 000; one life each; no re-entry and no agreement; no table talk."""
