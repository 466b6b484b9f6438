"""Events of the game around its deals: sitting down, stakes and winnings, dealing, talk, the end."""

from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.match.events.event_row import (
    Call,
    EventRow,
    EventRows,
    always,
    by_reason,
    either,
    reasoned,
)

_COINS: Final = by_reason(
    {
        "stake": "start",
        "reentry": "back",
        "backing": "back",
        "win": "pool",
        "agreement": "pool",
        "share": "back",
        "fee": "pot",
        "penalty": "pot",
        "pot": "pot",
    }
)


def _talked(event: happen.Talked, _: object) -> Call:
    return event.phrase, {"card": event.card} if event.card else {}


GAME: Final[EventRows] = {
    happen.SeatsDrawn: EventRow(
        "seats-drawn", "start", (), words=lambda event: {"name": 0, "card": event.cards[0]}
    ),
    happen.BoughtIn: EventRow("bought-in", "start", words=("coins",)),
    happen.GameBegan: EventRow("game-began", "start", ("dealer",)),
    happen.CoinsPaid: EventRow(reasoned("paid"), _COINS, words=("coins",)),
    happen.CoinsTaken: EventRow(reasoned("taken"), _COINS, words=("coins",), announced=True, sums_up=True),
    rarer.CoinsGiven: EventRow(
        reasoned("given"),
        by_reason({"inn": "inn", "matto": "matto", "bargain": "inn", "bet": "bets"}),
        ("seat", "other"),
        ("coins",),
        announced=True,
        sums_up=True,
    ),
    happen.DealBegan: EventRow(
        lambda event: "deal-began-two" if len(event.order) == 2 else "deal-began",
        "turn",
        ("dealer",),
        lambda event: {"names": event.order, "number": event.number},
        call=always("deal"),
        speaker=lambda event, _: event.dealer,
        announced=True,
    ),
    rarer.PackLasts: EventRow("", "counting", ()),
    rarer.PotBegan: EventRow(
        "pot-began", "pot", (), words=lambda event: {"names": event.players}, announced=True
    ),
    rarer.PotCarried: EventRow("pot-carried", "pot", (), ("coins",), announced=True, sums_up=True),
    rarer.LeftPot: EventRow(
        lambda event: "left-pot" if event.free else "left-pot-poor",
        either("pot", "free", otherwise="poor"),
        call=always("out"),
        announced=True,
        sums_up=True,
    ),
    happen.Dealt: EventRow("", ""),
    happen.Talked: EventRow(
        lambda event: f"talk-{event.phrase}",
        "talk",
        words=lambda event: {"spoken": event.card},
        call=_talked,
    ),
    happen.GameWon: EventRow(
        lambda event: "won" if len(event.winners) == 1 else "won-shared",
        lambda event, _: ("GameWon" if len(event.winners) == 1 else "GameWon-shared", "pool"),
        (),
        lambda event: {"names": event.winners},
        call=always("win"),
        speaker=lambda event, _: event.winners[0],
        announced=True,
        sums_up=True,
    ),
}
