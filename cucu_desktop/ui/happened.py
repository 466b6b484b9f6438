"""What just happened, by the rules: from events to the keys of translations/words and to rules sections."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import Event

Told = tuple[str, dict[str, int], str]
"""The key of the explanation, the seats named in it, and the section of the rules page."""

SECTIONS: Final = ("start", "turn", "arrests", "inn", "comparison", "matto", "back", "pool", "talk")
"""The sections of a rules page, in order."""


def told_of(event: Event, order: Sequence[int]) -> Told | None:
    """Return how to explain the event, or None for a card that is simply dealt.

    Args:
        event: what happened.
        order: the deal's playing order, the dealer last.
    """
    find = _TOLD.get(type(event))
    return find(event, order) if find else None


def _arrested(event: happen.Arrested, order: Sequence[int]) -> Told:
    key = f"Arrested-{event.card}"
    if key == "Arrested-XIII" and order and event.holder == order[-1]:
        key += "-dealer"
    seats = {"name": event.holder, "other": event.exchanger}
    return key, seats, "inn" if key == "Arrested-XI" else "arrests"


def _asked(event: happen.Asked, _: Sequence[int]) -> Told:
    if event.target is None:
        return "Asked-pack", {"name": event.seat}, "turn"
    return "Asked", {"name": event.seat, "other": event.target}, "turn"


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


def _coins(event: happen.CoinsPaid | happen.CoinsTaken, _: Sequence[int]) -> Told:
    return f"{type(event).__name__}-{event.reason}", {}, _COINS[event.reason]


def _plain(section: str, *seats: str) -> Callable[[Any, Sequence[int]], Told]:
    """Explain an event by its kind alone; its first seat is {name}, its second {other}."""

    def told(event: Event, _: Sequence[int]) -> Told:
        named = dict(zip(("name", "other"), (getattr(event, seat) for seat in seats), strict=False))
        return type(event).__name__, named, section

    return told


_TOLD: Final[dict[type, Callable[[Any, Sequence[int]], Told]]] = {
    happen.SeatsDrawn: _plain("start"),
    happen.BoughtIn: _plain("start"),
    happen.GameBegan: _plain("start"),
    happen.CoinsPaid: _coins,
    happen.CoinsTaken: _coins,
    happen.DealBegan: _plain("turn"),
    happen.Kept: _plain("turn", "seat"),
    happen.Asked: _asked,
    happen.Exchanged: lambda e, _: (
        f"Exchanged-{e.reason}",
        {"name": e.seat, "other": e.other},
        _EXCHANGED[e.reason],
    ),
    happen.Drew: _plain("turn", "seat"),
    happen.Arrested: _arrested,
    happen.Promised: lambda e, _: (f"Promised-{e.answer}", {"name": e.guest, "other": e.innkeeper}, "inn"),
    happen.TokenLost: lambda e, _: (f"TokenLost-{e.reason}", {"name": e.seat}, _LOST[e.reason]),
    happen.CardDied: _plain("comparison", "seat"),
    happen.Exposed: _plain("comparison"),
    happen.Compared: lambda e, _: ("Compared" if e.losers else "Compared-none", {}, "comparison"),
    happen.Eliminated: _plain("back"),
    happen.ReentryOffered: _plain("back", "seat"),
    happen.BackingAsked: _plain("back", "seat"),
    happen.BackingGiven: lambda e, _: (
        "BackingGiven" if e.coins else "BackingGiven-none",
        {"name": e.backer, "other": e.seat},
        "back",
    ),
    happen.Reentered: lambda e, _: ("Reentered-free" if e.free else "Reentered", {"name": e.seat}, "back"),
    happen.Left: _plain("back", "seat"),
    happen.DivisionProposed: _plain("pool"),
    happen.DivisionAnswered: lambda e, _: (
        "DivisionAnswered" if e.accepted else "DivisionAnswered-no",
        {},
        "pool",
    ),
    happen.DivisionEnded: _plain("pool"),
    happen.GameWon: _plain("pool"),
    happen.Talked: _plain("talk"),
}
