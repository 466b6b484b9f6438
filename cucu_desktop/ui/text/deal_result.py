"""The events that decide the result of a deal, collected while they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.tricks import events as tricks

if TYPE_CHECKING:
    from cucu_desktop.ui.text.log_words import Happening

_ENDS: Final = (happen.Compared, rarer.Judged, tricks.DealWon, tricks.ThrownIn)
_INN: Final = "XI"
_FOOLS: Final = "matti"
"""The reason for which both holders of a fool gain a token (L4)."""


class DealResult:
    """The shown events of one deal, as far as they decide its result."""

    def __init__(self) -> None:
        self.paid: list[tuple[happen.TokenLost | rarer.SlippersLost, str]] = []
        """Each lost token, and the card that lost it, or that it was lost to."""
        self.fallen: list[rarer.Fell] = []
        """The players who fell before the comparison, and the cards that struck (B8)."""
        self.promised: dict[int, int] = {}
        """The innkeepers who have promised to pay if their guest loses with a nulla, by guest."""
        self.stopped: dict[int, int] = {}
        """The holders of an inn, by the guest that they have stopped."""
        self.exposed: dict[int, str] = {}
        self.bets: dict[int, tuple[int, str | None]] = {}
        """The coins and the outcome that each seat has last named, while it bets against the matador (A5)."""
        self.agreed: set[int] = set()
        """The seats whose bet the matador has agreed to."""
        self.gained: list[int] = []
        """The seats that have gained a token for two fools (L4)."""
        self.counted: tricks.Counted | None = None
        self.bid: tricks.PartnerKnown | None = None
        """The bidder and their partner, where they play for tokens (Z5)."""
        self.tokens: dict[int, int] = {}
        """The tokens that each seat gets for the deal, or pays (negative)."""
        self.end: Happening | None = None
        """The event that decided the deal; None before that."""

    def note(self, event: Happening) -> None:
        """Follow the next event shown; a new deal clears the old one."""
        if isinstance(event, happen.DealBegan):
            self.paid, self.fallen, self.exposed, self.tokens = [], [], {}, {}
            self.promised, self.stopped, self.gained = {}, {}, []
            self.bets, self.agreed = {}, set()
            self.counted = self.end = self.bid = None
        elif isinstance(event, happen.Exposed) and isinstance(event.card, Card):
            self.exposed[event.seat] = event.card.id
        elif isinstance(event, happen.Arrested | happen.Promised):
            self._note_inn(event)
        elif isinstance(event, happen.TokenLost | rarer.SlippersLost):
            shown = self.exposed.get(event.seat, "hidden")
            card = shown if event.reason in happen.IN_COMPARISON else event.reason
            self.paid.append((event, card))
        elif isinstance(event, rarer.TokenGained):
            self.gained += [event.seat] * (event.reason == _FOOLS)
        elif isinstance(event, rarer.BetMade | rarer.BetAnswered):
            self._note_bet(event)
        elif isinstance(event, rarer.Fell):
            self.fallen.append(event)
        elif isinstance(event, tricks.Counted | tricks.PartnerKnown | tricks.TokensMoved):
            self._note_count(event)
        elif isinstance(event, _ENDS) or (isinstance(event, happen.GameWon) and self._ends_early):
            self.end = event

    def _note_count(self, event: tricks.Counted | tricks.PartnerKnown | tricks.TokensMoved) -> None:
        if isinstance(event, tricks.Counted):
            self.counted = event
        elif isinstance(event, tricks.PartnerKnown):
            self.bid = event
        else:
            self.tokens[event.seat] = event.tokens

    def _note_bet(self, event: rarer.BetMade | rarer.BetAnswered) -> None:
        if isinstance(event, rarer.BetMade):
            self.bets[event.seat] = event.coins, event.outcome
        elif event.agreed:
            self.agreed.add(event.seat)

    def _note_inn(self, event: happen.Arrested | happen.Promised) -> None:
        if isinstance(event, happen.Promised):
            if event.answer == "agreed":
                self.promised[event.guest] = event.innkeeper
        elif isinstance(event.card, Card) and event.card.id == _INN:
            self.stopped[event.exchanger] = event.holder

    @property
    def _ends_early(self) -> bool:
        """Whether the game is won in a deal without comparison, since one player is left (N9)."""
        return self.end is None and bool(self.paid)
