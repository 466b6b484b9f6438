"""Who says what at which event: from events to the keys of translations/local."""

from collections.abc import Callable
from typing import Any, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

Call = tuple[str, dict[str, Any]]


def call_of(event: Event, observation: Observation) -> Call | None:
    """Return the key of what is said at this event and the values in it, or None if nobody speaks."""
    find = _CALLS.get(type(event))
    return find(event, observation) if find else None


def speaker_of(event: Event, observation: Observation) -> int | None:
    """Return the seat that speaks at this event, or None."""
    if call_of(event, observation) is None:
        return None
    find = _SPEAKERS.get(type(event))
    return find(event) if find else int(event.seat)  # type: ignore[union-attr]


def _kept(event: happen.Kept, observation: Observation) -> Call:
    is_last = bool(observation.order) and event.seat == observation.order[-1]
    return "keep-dealer" if is_last else "keep", {}


def _asked(event: happen.Asked, _: Observation) -> Call:
    return "exchange" if event.target is not None else "exchange-pack", {}


def _lost(event: happen.TokenLost, _: Observation) -> Call:
    return f"{'hit' if event.reason in ('XII', 'XIV') else 'lost'}-{event.reason}", {}


def _given(event: happen.BackingGiven, _: Observation) -> Call:
    return ("backing-given", {"coins": event.coins}) if event.coins else ("backing-refused", {})


def _returned(event: happen.Reentered, _: Observation) -> Call | None:
    return None if event.free else ("back", {})


def _proposed(event: happen.DivisionProposed, _: Observation) -> Call:
    if event.percent == 50:
        return "propose-half", {}
    return "propose", {"percent": event.percent, "rest": 100 - event.percent}


_CALLS: Final[dict[type, Callable[[Any, Observation], Call | None]]] = {
    happen.DealBegan: lambda _e, _o: ("deal", {}),
    happen.Kept: _kept,
    happen.Asked: _asked,
    happen.Arrested: lambda e, _: (f"arrest-{e.card}", {}),
    happen.Promised: lambda e, _: (f"inn-{e.answer}", {}),
    happen.TokenLost: _lost,
    happen.CardDied: lambda _e, _o: ("dead", {}),
    happen.Eliminated: lambda _e, _o: ("out", {}),
    happen.BackingAsked: lambda _e, _o: ("backing-asked", {}),
    happen.BackingGiven: _given,
    happen.Reentered: _returned,
    happen.Left: lambda _e, _o: ("leave", {}),
    happen.DivisionProposed: _proposed,
    happen.DivisionAnswered: lambda e, _: ("accept" if e.accepted else "decline", {}),
    happen.GameWon: lambda _e, _o: ("win", {}),
    happen.Talked: lambda e, _: (e.phrase, {"card": e.card} if e.card else {}),
}

_SPEAKERS: Final[dict[type, Callable[[Any], int]]] = {
    happen.DealBegan: lambda e: e.dealer,
    happen.Arrested: lambda e: e.holder,
    happen.Promised: lambda e: e.innkeeper if e.answer in ("agreed", "refused") else e.guest,
    happen.BackingGiven: lambda e: e.backer,
    happen.GameWon: lambda e: e.winners[0],
}
"""Whose mouth it is, where it is not the event's `seat`."""
