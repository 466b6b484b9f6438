"""Coucou of France: the dealer keeps the best of three cards and takes no turn.

Players: 2 to 20. Pack: the standard 52, or the piquet pack of 32. Deal and play: anticlockwise. Sources:
French Wikipedia's "Coucou", jeuxdecartes1; for l'As qui court regles.com, and Larousse of about 1900; rulings
E1-E3, E7, E9 and D1-D8.

1. Every player stakes coins and has three tokens (D6).
2. Each player is dealt a card, the dealer last and three, of which the best is kept (D2), or one (D3).
King high, Ace low, in the short pack, too (D1).
3. Each player keeps the card or exchanges it with the next one who has a turn; the last with the pack (D4).
4. A King that is asked for says "coucou!" and stays; turned up from the pack it is refused (D4).
5. All holders of the lowest rank lose a token, or the first of them; nobody if all are equal (D5).
6. The last player with a token takes the pool (D6, D7).
"""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

from cucu_desktop.engine.actions import Action, Decision
from cucu_desktop.engine.cards import STANDARD, Card, Pack
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES, Turns
from cucu_desktop.engine.mechanisms.arrests import stop
from cucu_desktop.engine.mechanisms.dealt_first import DEALING, SURVIVORS, DealtFirstState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "coucou"

PIQUET: Final = STANDARD.part(card for card in STANDARD.cards if card.value not in ("2", "3", "4", "5", "6"))
PACKS: Final = {"standard52": STANDARD, "piquet32": PIQUET}
KINGS: Final = frozenset(card for card in STANDARD.designs if card.value == "K")
"""Neither given (D4) nor taken from the pack."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        chips: tokens each player begins with (D6).
        dealer: whether the dealer has the best of "three" cards and no turn (D2), or "one" like the others
            (D3).
        pack: the cards, "standard52" or "piquet32" (D1).
        ties: whether "all" with the lowest rank pay, or the "first" of them in playing order (D5).
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 5
    chips: int = 3
    dealer: str = "three"
    pack: str = "standard52"
    ties: str = "all"
    talk: bool = True
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False

    @property
    def tokens(self) -> int:
        """The chips, under the name that `ExchangeOptions` has for them."""
        return self.chips


class DealersThree(Phase["CoucouState", ExchangeOptions]):
    """The dealer keeps the best of three cards, by rule and not by choice (D2)."""

    def enter(self, state: "CoucouState") -> None:
        """Choose for a dealer with three cards."""
        if state.dealer_waits:
            state.table.choose(state.deal.dealer)


class PlayersTurns(Turns):
    """The turns of all players but a dealer with three cards; the last player exchanges with the pack."""

    def ask(self, state: "CoucouState") -> Decision | None:  # type: ignore[override]
        """Ask the next player, until the last one has had their turn."""
        return None if state.deal.at > state.last else super().ask(state)

    def answer(self, state: "CoucouState", action: Action) -> None:  # type: ignore[override]
        """Keep, exchange with the next player, or, for the last one, with the pack."""
        deal = state.deal
        if action.word == "exchange" and deal.at == state.last:
            state.exchange_with_pack(deal.order[deal.at])
            state.end_run(deal.at)
        else:
            super().answer(state, action)


class CoucouState(DealtFirstState):
    """A game of Coucou under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, SHUFFLING, DEALING, DealersThree(), PlayersTurns(), COMPARISON, SURVIVORS)
    cycle = 1
    kings = KINGS
    options: Options

    @property
    def pack(self) -> Pack:
        return PACKS[self.options.pack]

    @property
    def dealer_waits(self) -> bool:
        """Whether the dealer has three cards, and no turn."""
        return self.options.dealer == "three"

    @property
    def last(self) -> int:
        """The position in the order of the last player who has a turn."""
        return len(self.deal.order) - 1 - self.dealer_waits

    def observed(self) -> dict[str, Any]:
        return {**super().observed(), "dealer_waits": self.dealer_waits}

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players with the lowest rank, or the first of them; none if all are equal (D5)."""
        lowest = min([card.rank for card in held.values()])
        losers = {seat: "lowest" for seat, card in held.items() if card.rank == lowest}
        if self.is_void(held, dict.fromkeys(losers, 1)):
            return {}
        return dict([*losers.items()][:1]) if self.options.ties == "first" else losers

    def is_void(self, compared: Collection[int], due: Mapping[int, int]) -> bool:
        """Return whether all are equal (D5)."""
        return len(due) == len(compared)


CoucouState.arrests = dict.fromkeys(KINGS, stop)


GAME: Final = ExchangeGame(
    id=ID,
    state_class=CoucouState,
    seats=range(2, 21),
    places=("salon",),
    emblem="KC",
    options=Options,
    limits={"stake": range(1, 101), "chips": range(1, 10)},
    choices={"dealer": ("three", "one"), "pack": tuple(PACKS), "ties": ("all", "first")},
    presets={
        "coucou": Options(),
        "six": Options(pack="piquet32"),
        "as_qui_court": Options(dealer="one", chips=2),
        "larousse": Options(dealer="one", ties="first"),
    },
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "comparison", "pool", "talk"),
    dealt_first=True,
)
"""The presets: the dealer's three; with the short pack; l'As qui court; as in Larousse."""
