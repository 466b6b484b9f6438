"""Events of the game around its deals: sitting down, stakes and winnings, dealing, talk, the end."""

from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.ui.text.events.event_text import (
    Call,
    EventText,
    EventTexts,
    always,
    by_reason,
    either,
    plain,
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


GAME: Final[EventTexts] = {
    happen.SeatsDrawn: EventText(explanation=plain("start")),
    happen.BoughtIn: EventText(explanation=plain("start")),
    happen.GameBegan: EventText(explanation=plain("start")),
    happen.CoinsPaid: EventText(explanation=_COINS),
    happen.CoinsTaken: EventText(explanation=_COINS, announced=True, sums_up=True),
    rarer.CoinsGiven: EventText(
        explanation=by_reason(
            {"inn": "inn", "matto": "matto", "bargain": "inn", "bet": "bets"}, "seat", "other"
        ),
        announced=True,
        sums_up=True,
    ),
    happen.DealBegan: EventText(
        explanation=plain("turn"), call=always("deal"), speaker=lambda event, _: event.dealer, announced=True
    ),
    rarer.PackLasts: EventText(explanation=plain("counting")),
    rarer.PotBegan: EventText(explanation=plain("pot"), announced=True),
    rarer.PotCarried: EventText(explanation=plain("pot"), announced=True, sums_up=True),
    rarer.LeftPot: EventText(
        explanation=either("pot", "free", "seat", otherwise="poor"),
        call=always("out"),
        announced=True,
        sums_up=True,
    ),
    happen.Dealt: EventText(explanation=None),
    happen.Talked: EventText(explanation=plain("talk"), call=_talked),
    happen.GameWon: EventText(
        explanation=lambda event, order: plain(
            "pool", key="GameWon" if len(event.winners) == 1 else "GameWon-shared"
        )(event, order),
        call=always("win"),
        speaker=lambda event, _: event.winners[0],
        announced=True,
        sums_up=True,
    ),
}
