"""Cambio, the Japanese form of Cucco, also called Gran-père: the holder of the owl may end the deal.

Players: 2 to 20. Pack: Cucco, 40 cards, or 39 with one owl. Deal and play: anticlockwise. Sources G, S, P and
K of family-cambio; rulings B1-B22, E2, E3, E7, E8 and E9.

1. Each player pays a chip for the pot (B20). The pack is shuffled for the pot and lasts for all its deals
(B15).
2. Each player is dealt a card. In turn each keeps it or asks the next who has not fallen (B4, B6).
3. A player who is asked has no choice: human, horse, cat and house take their effect, any other card is
given. That player still has a turn of their own (B5). Behind the last player comes the pack.
4. The fool strikes a player who receives it from a player; drawn from the pack it is the highest card (B8).
5. The holder of the owl may end the deal at the pause before any turn (B9-B11).
6. The lowest cards and the fallen lose: they pay and stay in the pot, or leave it (B14, B17, B18).
7. The last player in the pot takes it (B19). The game is over when a player has no chip left (B21).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cucu_desktop.engine.cards import CUCCO, Card, Pack
from cucu_desktop.engine.events import Asked
from cucu_desktop.engine.exchange import Comparison, ExchangeState
from cucu_desktop.engine.mechanisms.calls import CALLED_TURNS, CallDeal
from cucu_desktop.engine.mechanisms.lasting_pack import LASTING_DEALING, LASTING_SHUFFLE
from cucu_desktop.engine.mechanisms.pots import FEES, PENALTIES, POT, SITTING_DOWN, PotState
from cucu_desktop.engine.power import Power, by_card
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "cambio"

OWL, HUMAN, HORSE, CAT, HOUSE = (CUCCO[name] for name in ("XV", "XIV", "XIII", "XII", "XI"))
FOOL: Final = CUCCO["MATTO"]
HIGHEST: Final = len(CUCCO.designs)
"""The rank of a fool that was drawn from the pack (B8)."""
LAST_TWO: Final = 2
ONE_OWL: Final = CUCCO.part(CUCCO.cards[:-1])


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        chips: the chips that each player begins with.
        owls: the number of owls in the pack.
        children: the number of deals of a pot in which losers may pay and stay (B17).
        pay: the penalty: as many chips as the number of the "deal", or "one".
        pots: the number of pots after which the game is over; 0: when a player has no chip (B21).
        skip: whether horse and house are told apart when they skip: "named", or "unnamed".
        fallen: whether a fallen player's card is turned up at once, "open", or at the comparison, "closed".
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    chips: int = 25
    owls: int = 2
    children: int = 3
    pay: str = "deal"
    pots: int = 0
    skip: str = "named"
    fallen: str = "open"
    talk: bool = True
    stake: ClassVar[int] = 0
    tokens: ClassVar[int] = 1
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


@dataclass(slots=True)
class CambioDeal(CallDeal):
    """A deal of Cambio.

    Attributes:
        skipped: the seats whose card has answered "skip": a horse or a house.
    """

    skipped: frozenset[int] = frozenset()


class CambioComparison(Comparison):
    """All cards are turned up, also those of the fallen; the cards of the others are compared (B14)."""

    def show(self, state: ExchangeState) -> dict[int, Card]:
        """Turn up all cards; return those that are compared."""
        assert isinstance(state, CambioState)
        table, order = state.table, state.deal.order
        state.spread = order
        for seat in order:
            if not (table.dead[seat] and table.shown[seat]):
                table.expose(seat)
        return {seat: card for seat, card in state.held().items() if not table.dead[seat]}


class CambioState(PotState):
    """A game of Cambio under way, from the first fee to the last pot."""

    __slots__ = ()

    phases = (
        SITTING_DOWN, LASTING_SHUFFLE, FEES, LASTING_DEALING, CALLED_TURNS, CambioComparison(), PENALTIES,
        POT,
    )  # fmt: skip
    cycle = 1
    new_deal = CambioDeal
    deal: CambioDeal
    options: Options

    @property
    def pack(self) -> Pack:
        return ONE_OWL if self.options.owls == 1 else CUCCO

    def observed(self) -> dict[str, Any]:
        deal, seats = self.deal, range(len(self.table.coins))
        return {
            "dealt_to": tuple((seat, to) for seat, to in deal.dealt_to.items() if to is not None),
            "skipped": tuple(seat in deal.skipped for seat in seats),
            "number": self.coming.number,
            "pots": self.pots,
            "is_carried": self.is_carried,
        }

    def may_call(self, seat: int) -> bool:
        """Return whether the seat's player holds an owl and has not fallen (B9)."""
        return self.table.cards[seat] is OWL and not self.table.dead[seat]

    def exchange(self, position: int) -> None:
        """Ask the players behind, in order, then the pack (B6)."""
        deal, table = self.deal, self.table
        seat = deal.order[position]
        for other in deal.order[position + 1 :]:
            if table.dead[other]:
                continue
            table.record(Asked, seat, other)
            card = table.cards[other]
            assert card is not None  # every player was dealt a card
            power = POWERS.get(card)
            if power is None:
                self._cross(seat, other)
            else:
                self._answer(seat, other)
                power.effect(self, seat, card)
            if power is None or power.kind != "inn":
                deal.at += 1
                return
        table.record(Asked, seat, None)
        deal.draws = True

    def _answer(self, seat: int, other: int) -> None:
        """Apply the effect of the card that is asked for; a skip need not tell the horse from the house."""
        card = self.table.cards[other]
        if card not in (HORSE, HOUSE):
            self.table.announce(other, seat)
            return
        self.deal.skipped |= {other}
        if self.options.skip == "named":
            self.table.announce(other, seat)
        else:
            self.table.skip(other, seat)

    def _cross(self, seat: int, other: int) -> None:
        """Swap the cards of two players; a player who receives a fool falls, the asker first (B8)."""
        deal = self.deal
        self.table.swap(seat, other, "turn")
        to = deal.dealt_to
        to[seat], to[other] = to[other], to[seat]
        crossed = {seat: other, other: seat}
        deal.skipped = frozenset(crossed.get(each, each) for each in deal.skipped)
        for each in (seat, other):
            if self.table.cards[each] is FOOL:
                self.fall(each, FOOL.id)

    def draw_on(self) -> bool:
        """Turn up cards that refuse or take effect, then draw; return whether the pack has run out."""
        deal, table = self.deal, self.table
        seat = deal.order[deal.at]
        while table.stock:
            card = table.stock[-1]
            power = POWERS.get(card)
            if power is None and card is not OWL:
                self.draw(seat)
                deal.skipped -= {seat}
                return False
            table.turn_up(seat)
            if power is not None:
                power.effect(self, seat, card)
            if power is None or power.kind != "inn":
                return False
        return True

    def fall(self, seat: int, reason: str) -> None:
        """Put a player out of the deal and turn their card up, by an option only at the comparison."""
        table = self.table
        table.fall(seat, reason)
        if self.options.fallen == "open" and not table.shown[seat]:
            table.expose(seat)

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players with the lowest card; a single player left loses nothing (B14)."""
        if len(held) < LAST_TWO:
            return {}
        ranks = {seat: self._rank(seat, card) for seat, card in held.items()}
        lowest = min(ranks.values())
        return {seat: "lowest" for seat, rank in ranks.items() if rank == lowest}

    def _rank(self, seat: int, card: Card) -> int:
        is_from_pack = self.deal.dealt_to[seat] is None
        return HIGHEST if card is FOOL and is_from_pack else card.rank

    def pay_after(self, seat: int, reason: str) -> None:
        """Take nothing: losers are asked for a penalty later (B17)."""


def human(state: CambioState, asker: int, card: Card) -> None:
    """Put the asker out of the deal."""
    state.fall(asker, card.id)


def cat(state: CambioState, asker: int, card: Card) -> None:
    """Put the player to whom the asker's card was dealt out of the deal (B7)."""
    owner = state.deal.dealt_to[asker]
    assert owner is not None  # nobody offers a card that came off the pack (B6)
    if not state.table.dead[owner]:
        state.fall(owner, card.id)


def inn(_state: CambioState, _asker: int, _card: Card) -> None:
    """Send the asker on (B6)."""


POWERS: Final = by_card(
    (
        Power("dragoon", HUMAN, human),
        Power("inn", HORSE, inn),
        Power("cat", CAT, cat),
        Power("inn", HOUSE, inn),
    )
)
"""The effects of cards on a player who asks for them, or draws them."""


GAME: Final = ExchangeGame(
    id=ID,
    state_class=CambioState,
    seats=range(2, 21),
    usual_seats=7,
    places=("osaka",),
    emblem="MATTO",
    highest_drawn="MATTO",
    ending_card="XV",
    deal_unit="coins",
    options=Options,
    limits={
        "chips": range(1, 1001),
        "owls": range(1, 3),
        "children": range(101),
        "pots": range(1001),
    },
    choices={
        "pay": ("deal", "one"),
        "skip": ("named", "unnamed"),
        "fallen": ("open", "closed"),
    },
    presets={
        "gran_pere": Options(),
        "short": Options(chips=10),
        "arena": Options(owls=1),
        "one_chip": Options(pay="one"),
    },
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "fool", "owl", "comparison", "pot", "counting", "talk"),
    dealt_first=True,
    chips="chips",
    has_tokens=False,
    has_pile=True,
)
"""The presets: the clubs of Japan; a short evening; one owl, for eight and more; one chip each."""
