"""Markers of some games: bets, offers and shares on paper, ties, a pot of chips, suits.

Like the scene, `show` builds them from an observation, cues change them, and after either `dump()` equals
`marks_of(observation)`.
"""

from typing import TYPE_CHECKING, Any

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.paper import MiddleItem, Sign, SlipItem
from cucu_desktop.ui.scene.items.pool import PotItem
from cucu_desktop.ui.scene.scene_dump import Tie, bet_of, bids_of, suits_of, tie_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.engine.cards import Card
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene.base_scene import BaseScene
    from cucu_desktop.ui.widgets.theme import Theme


Share = tuple[int, int, int]
"""A promised share of winnings: guest, innkeeper, percent."""


class Markers:
    """Adds the markers of one table to its scene and removes them.

    Attributes:
        bet: the bet proposed to the matador, if any.
        ledger: the promised shares of winnings: guest, innkeeper, percent.
        tie: the tie that is being played.
        suits: the suits of the Aces turned up.
        pot: the item of the pot of chips.
        offer: the offer of the guest at the inn: coins and percent.
        matador: the seat whose card goes up as matador.
    """

    def __init__(self, scene: "BaseScene") -> None:
        self._scene = scene
        self.bet: tuple[int, int, str | None] | None = None
        self.ledger: tuple[Share, ...] = ()
        self.tie: Tie | None = None
        self._waiting: tuple[Tie, ...] = ()
        self.suits: tuple[str, ...] = ()
        self.offer = (0, 0)
        self.matador: Card | None = None
        self.slips: dict[int, SlipItem] = {}
        self.pot = PotItem(scene.art, scene.theme)
        self.middle = MiddleItem(scene.art, scene.theme)
        for item, level in ((self.pot, z.POOL), (self.middle, z.MIDDLE)):
            item.setZValue(level)
            item.setVisible(False)
            scene.addItem(item)

    # Changes by cues

    def clear(self) -> None:
        """Remove the markers of a deal; the pot and the promised shares stay until the game's end."""
        self.clear_slips()
        self.set_tie(None)
        self.suits = ()
        self.matador = None
        self._show_middle()

    def forget(self) -> None:
        self.clear()
        self.set_ledger(())
        self.pot.count = 0

    def put_slip(
        self, seat: int, coins: int, percent: int = 0, outcome: str | None = None, *, firm: bool = True
    ) -> SlipItem:
        """Put a slip before a seat, replacing its present one."""
        self.take_slip(seat)
        slip = SlipItem(self._scene.art, self._scene.theme, seat, coins, percent, outcome)
        slip.setZValue(z.SLIP)
        slip.agree(firm=firm)
        self.slips[seat] = slip
        self._scene.addItem(slip)
        slip.place(*self._scene.lay.slip(seat))
        return slip

    def take_slip(self, seat: int) -> None:
        slip = self.slips.pop(seat, None)
        if slip:
            self._scene.removeItem(slip)

    def clear_slips(self) -> None:
        for seat in [*self.slips]:
            self.take_slip(seat)
        self.bet, self.offer = None, (0, 0)

    def propose_bet(self, seat: int, coins: int, outcome: str | None) -> SlipItem:
        """Put a slip with a bet before its player; the matador will answer."""
        self.bet = (seat, coins, outcome)
        return self.put_slip(seat, coins, outcome=outcome, firm=False)

    def answer_bet(self, seat: int, *, agreed: bool) -> None:
        self.bet = None
        if not agreed:
            self.take_slip(seat)
        elif seat in self.slips:
            self.slips[seat].agree(firm=True)

    def set_ledger(self, ledger: "Iterable[Share]") -> None:
        self.ledger = tuple((guest, innkeeper, percent) for guest, innkeeper, percent in ledger)
        seats = self._scene.seats
        for number, item in enumerate(seats):
            owed = [(to, percent) for guest, to, percent in self.ledger if guest == number]
            item.debts = tuple((seats[to].who, percent) for to, percent in owed)

    def set_tie(self, tie: Tie | None, waiting: "Iterable[Tie]" = ()) -> None:
        """Show this tie: all seats but its players are dimmed."""
        self.tie, self._waiting = tie, tuple(waiting)
        self._scene.stand_back(None if tie is None else tie[1])
        self._show_middle()

    def add_suit(self, suit: str) -> None:
        self.suits = tuple(sorted({*self.suits, suit}))
        self._show_middle()

    def _show_middle(self) -> None:
        if self.tie:
            signs = tuple(Sign(rank, cards=len(seats)) for rank, seats in (self.tie, *self._waiting))
        else:
            signs = tuple(Sign("A", suit) for suit in self.suits)
        self.middle.show_signs(signs, in_turn=self.tie is not None)

    # Whole positions

    def show(self, observation: "Observation") -> None:
        """Show the markers of this observation."""
        self.clear()
        self.pot.count = observation.pot
        self.set_ledger(observation.ledger)
        for seat, coins, outcome in observation.bets:
            if coins:
                self.put_slip(seat, coins, outcome=outcome)
        if proposed := bet_of(observation):
            self.propose_bet(*proposed)
        for seat, coins, percent in bids_of(observation):
            self.put_slip(seat, coins, percent)
        if observation.offer is not None:
            self.offer = (observation.offer.coins or 0, observation.offer.percent or 0)
        self.settle(observation)
        self.suits = suits_of(observation)
        self._show_middle()

    def settle(self, observation: "Observation") -> None:
        """Show the parts that no event reports: waiting ties, and bets agreed on before the deal."""
        self.set_tie(tie_of(observation), (tie[:2] for tie in observation.ties))
        if not self.slips and observation.bets:
            for seat, coins, outcome in observation.bets:
                if coins:
                    self.put_slip(seat, coins, outcome=outcome)

    def arrange(self) -> None:
        layout = self._scene.lay
        for seat, slip in self.slips.items():
            slip.place(*layout.slip(seat))
        self.pot.setVisible(layout.pot is not None)
        if layout.pot:
            self.pot.place(layout.pot, layout.pot_sum)
        self.middle.place(layout.middle(on_dish=self._scene.game.has_pool))

    def set_theme(self, theme: "Theme") -> None:
        self.pot.set_theme(theme)
        self.middle.set_theme(theme)
        for slip in self.slips.values():
            slip.set_theme(theme)

    def dump(self) -> dict[str, Any]:
        """Return the shown markers, read from the items."""
        betting = self._scene.game.has_matador  # then slips are bets, not offers
        firm = [slip for slip in self.slips.values() if slip.is_firm]
        return {
            "bets": tuple(sorted((slip.seat, slip.coins, slip.outcome) for slip in firm)) if betting else (),
            "bet": self.bet,
            "bids": () if betting else tuple(sorted((slip.seat, slip.coins, slip.percent) for slip in firm)),
            "ledger": self.ledger,
            "tie": self.tie,
            "pot": self.pot.count,
            "suits": self.suits,
        }
