"""What just happened, by the rules: from events to the keys of translations/words and to rules sections."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.trick_events import TrickEvent
from cucu_desktop.games import ace_chasing, campli, coch, cuckoo, lu_stu, tiebreak, trionfo, zifuli
from cucu_desktop.ui.told import Explains, Told, either, plain
from cucu_desktop.ui.tricks import explained

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        campli.ID: ("start", "turn", "arrests", "inn", "comparison", "matto", "back", "pool", "talk"),
        lu_stu.ID: (
            "start", "turn", "arrests", "run", "inn", "comparison", "matto", "back", "pool", "talk",
        ),
        cuckoo.ID: ("start", "turn", "arrests", "comparison", "pool", "talk"),
        ace_chasing.ID: ("start", "bets", "turn", "comparison", "pool", "talk"),
        tiebreak.ID: ("start", "turn", "arrests", "ties", "comparison", "pool", "talk"),
        coch.ID: ("start", "series", "deal", "tricks", "counting", "dummies", "match"),
        zifuli.ID: ("start", "series", "deal", "bidding", "partner", "tricks", "counting", "tokens", "match"),
        trionfo.ID: ("start", "series", "robbing", "deal", "trump", "tricks", "counting", "match"),
    }
)  # fmt: skip
"""The sections of each game's rules page, in order."""
_NEAREST: Final[Mapping[str, str]] = MappingProxyType(
    {"back": "pool", "run": "arrests", "turn": "deal", "pool": "match"}
)
"""Where a page tells of something that it has no section for."""


def told_of(
    event: Event | RarerEvent | TrickEvent, order: Sequence[int], game: str = campli.ID
) -> Told | None:
    """Return how to explain the event, or None for a card that is simply dealt.

    Args:
        event: what happened.
        order: the deal's playing order, the dealer last.
        game: the game's id.
    """
    find = _TOLD.get(type(event)) or explained.TOLD.get(type(event))
    if find is None:
        return None
    told = find(event, order)
    return told if told.section in SECTIONS[game] else told._replace(section=_NEAREST[told.section])


def runs_back(event: happen.Arrested, order: Sequence[int]) -> bool:
    """Tell whether a card is stopped on its way back, by somebody before the one it lies with (L7)."""
    if event.holder not in order or event.exchanger not in order:
        return False
    return order.index(event.holder) < order.index(event.exchanger)


def _on_the_way_back(event: happen.Arrested, order: Sequence[int]) -> bool:
    """Tell whether to explain a card that is stopped on its way back; an inn asked for is not shown."""
    value = event.card.value
    return event.shown if value == "XI" else value in ("XII", "XIII") and runs_back(event, order)


def _arrested(event: happen.Arrested, order: Sequence[int]) -> Told:
    key = f"Arrested-{event.card.value}"
    horse = event.card.value in ("XIII", "C")
    if _on_the_way_back(event, order):
        key += "-back"
    elif horse and order and event.holder == order[-1]:
        key += "-dealer"
    seats = {"name": event.holder, "other": event.exchanger}
    return Told(key, seats, "inn" if key == "Arrested-XI" else "run" if key.endswith("-back") else "arrests")


def _asked(event: happen.Asked, _: Sequence[int]) -> Told:
    if event.target is None:
        return Told("Asked-pack", {"name": event.seat}, "turn")
    return Told("Asked", {"name": event.seat, "other": event.target}, "turn")


def _offered(event: rarer.Offered, order: Sequence[int]) -> Told:
    key = "Offered" if event.coins or event.percent else "Offered-nothing"
    section = "inn" if event.guest in order else "matto"
    return Told(key, {"name": event.guest, "other": event.innkeeper}, section)


_EXCHANGED: Final = {"turn": "turn", "inn": "inn", "cat": "arrests"}
_LOST: Final = {
    "XII": "arrests",
    "XIV": "arrests",
    "lowest": "comparison",
    "matto": "matto",
    "promise": "inn",
}
_COINS: Final = {
    "stake": "start",
    "reentry": "back",
    "backing": "back",
    "win": "pool",
    "agreement": "pool",
    "share": "back",
}
_GIVEN: Final = {"inn": "inn", "matto": "matto", "bargain": "inn", "bet": "bets"}


def _coins(event: happen.CoinsPaid | happen.CoinsTaken, _: Sequence[int]) -> Told:
    return Told(f"{type(event).__name__}-{event.reason}", {}, _COINS[event.reason])


_TOLD: Final[dict[type, Explains]] = {
    happen.SeatsDrawn: plain("start"),
    happen.BoughtIn: plain("start"),
    happen.GameBegan: plain("start"),
    happen.CoinsPaid: _coins,
    happen.CoinsTaken: _coins,
    happen.DealBegan: plain("turn"),
    happen.Kept: plain("turn", "seat"),
    happen.Asked: _asked,
    happen.Exchanged: lambda e, _: Told(
        f"Exchanged-{e.reason}", {"name": e.seat, "other": e.other}, _EXCHANGED[e.reason]
    ),
    happen.Drew: plain("turn", "seat"),
    happen.Arrested: _arrested,
    happen.Promised: lambda e, _: Told(
        f"Promised-{e.answer}", {"name": e.guest, "other": e.innkeeper}, "inn"
    ),
    happen.TokenLost: lambda e, _: Told(f"TokenLost-{e.reason}", {"name": e.seat}, _LOST[e.reason]),
    happen.CardDied: plain("comparison", "seat"),
    happen.Exposed: plain("comparison"),
    happen.Compared: lambda e, _: Told("Compared" if e.losers else "Compared-none", {}, "comparison"),
    happen.Eliminated: plain("back"),
    happen.ReentryOffered: plain("back", "seat"),
    happen.BackingAsked: plain("back", "seat"),
    happen.BackingGiven: lambda e, _: Told(
        "BackingGiven" if e.coins else "BackingGiven-none", {"name": e.backer, "other": e.seat}, "back"
    ),
    happen.Reentered: lambda e, _: Told(
        "Reentered-free" if e.free else "Reentered", {"name": e.seat}, "back"
    ),
    happen.Left: plain("back", "seat"),
    happen.DivisionProposed: plain("pool"),
    happen.DivisionAnswered: either("pool", "accepted"),
    happen.DivisionEnded: plain("pool"),
    happen.GameWon: lambda e, _: Told("GameWon" if len(e.winners) == 1 else "GameWon-shared", {}, "pool"),
    happen.Talked: plain("talk"),
    rarer.TokenGained: lambda e, _: Told(
        f"TokenGained-{e.reason}", {"name": e.seat}, "matto" if e.reason == "matti" else "arrests"
    ),
    rarer.RunsBack: plain("run", "seat", "target"),
    rarer.SetAside: plain("back", "seat"),
    rarer.Offered: _offered,
    rarer.OfferAnswered: lambda e, order: either(
        "inn" if e.guest in order else "matto", "accepted", "guest", "innkeeper"
    )(e, order),
    rarer.CoinsGiven: lambda e, _: Told(
        f"CoinsGiven-{e.reason}", {"name": e.seat, "other": e.other}, _GIVEN[e.reason]
    ),
    rarer.TurnedUp: plain("arrests", "seat"),
    rarer.Discarded: plain("ties", "seat"),
    rarer.PackRenewed: plain("ties"),
    rarer.TieBegan: plain("ties"),
    rarer.BetMade: lambda e, _: Told("BetMade" if e.coins else "BetMade-nothing", {"name": e.seat}, "bets"),
    rarer.BetAnswered: either("bets", "agreed", "seat", "matador"),
    rarer.Judged: either("comparison", "survives", "matador"),
}
