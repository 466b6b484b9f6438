"""Who says what at which event: from events to the keys of translations/local."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.trick_events import TrickEvent
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.ui.asking import fools_bargain
from cucu_desktop.ui.happened import runs_back
from cucu_desktop.ui.tricks import calls as tricks

Seen = Observation | TrickObservation
"""A table of either family, as somebody sees it."""
Call = tuple[str, dict[str, Any]]
_OFTEN: Final = 3
"""One in so many deals the last virgin is worth a word."""
_SHUT: Final = ("XV", "K", "R")
"""Cards at which one gets nothing and loses nothing, and so has time for a word."""
_FOND: Final = 2
"""How much fonder one is of one's own words than of what everybody says."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """An arrest from the other side: whoever asked may have something to say to it."""

    seat: int
    card: str


Spoken = Event | RarerEvent | TrickEvent | Stopped
"""What there may be words for."""


def call_of(event: Spoken, observation: Seen) -> Call | None:
    """Return the key of what is said at this event and the values in it, or None if nobody speaks."""
    if isinstance(observation, TrickObservation):
        return tricks.call_of(event, observation)
    find = _CALLS.get(type(event))
    return find(event, observation) if find else None


def speaker_of(event: Spoken, observation: Seen) -> int | None:
    """Return the seat that speaks at this event, or None."""
    if call_of(event, observation) is None:
        return None
    if isinstance(observation, TrickObservation):
        return tricks.speaker_of(event, observation)
    if isinstance(event, rarer.Offered):
        return _offering(event, observation)
    if isinstance(event, happen.Compared):
        return _mocking(event, observation)
    find = _SPEAKERS.get(type(event))
    return find(event) if find else int(event.seat)  # type: ignore[union-attr]


def moment_of(observation: Seen) -> tuple[int, int]:
    """Return which deal this is and how far it has gone: what everybody knows, to choose words by."""
    if isinstance(observation, TrickObservation):
        return observation.number, len(observation.bids) + len(observation.tricks)
    return observation.deals, observation.eliminations


def way_of(
    spoken: Sequence[dict[str, str]],
    own: Sequence[dict[str, str]],
    key: str,
    seat: int,
    moment: tuple[int, int],
) -> dict[str, str]:
    """Return one of the ways to say it, as is said there or as only this one says it.

    Neighbours do not parrot each other, and who has words of their own is fonder of them.
    """
    chance = crc32(f"{moment}/{seat}/{key}".encode())
    if chance % (len(spoken) + _FOND * len(own)) < _FOND * len(own):
        return own[chance % len(own)]
    return spoken[(crc32(f"{moment}/{key}".encode()) + seat) % len(spoken)]


def _kept(event: happen.Kept, observation: Observation) -> Call:
    is_last = bool(observation.order) and event.seat == observation.order[-1]
    return "keep-dealer" if is_last else "keep", {}


def _asked(event: happen.Asked, _: Observation) -> Call:
    return "exchange" if event.target is not None else "exchange-pack", {}


def _arrested(event: happen.Arrested, observation: Observation) -> Call:
    value = event.card.value
    back = event.shown if value == "XI" else value == "XII" and runs_back(event, observation.order)
    return f"arrest-{value}{'-back' if back else ''}", {}


def _offered(event: rarer.Offered, observation: Observation) -> Call:
    parts = [part for part, given in (("coins", event.coins), ("share", event.percent)) if given]
    if not parts:
        return "offer-nothing" if fools_bargain(observation) else "inn-drink", {}
    return f"offer-{'-'.join(parts)}", {"coins": event.coins, "percent": event.percent}


def _offering(event: rarer.Offered, observation: Observation) -> int:
    """Return who speaks: to a guest who offers nothing it is the innkeeper, who pours a glass."""
    nothing = not (event.coins or event.percent or fools_bargain(observation))
    return event.innkeeper if nothing else event.guest


def _answered(event: rarer.OfferAnswered, observation: Observation) -> Call:
    if fools_bargain(observation):
        return "matto-accepted" if event.accepted else "matto-refused", {}
    return "inn-sold" if event.accepted else "inn-drink", {}


def _bet(event: rarer.BetMade, _: Observation) -> Call:
    return (
        (f"bet-{event.outcome or 'against'}", {"coins": event.coins}) if event.coins else ("bet-nothing", {})
    )


def _lost(event: happen.TokenLost, _: Observation) -> Call:
    if event.reason in ("XII", "XIV"):
        return f"hit-{event.reason}", {}
    return f"lost-{event.reason}{'-last' if event.left == 1 else ''}", {}


def _compared(event: happen.Compared, observation: Observation) -> Call | None:
    """Mock the dealer who pays: one goes "with the pack" (003, rule 4); or think of who never has."""
    if not observation.order:
        return None
    if observation.order[-1] in event.losers:
        return "with-the-pack", {}
    if not event.losers:
        return "nobody-pays", {}
    return ("one-virgin", {}) if _last_virgin(observation) is not None else None


def _mocking(event: happen.Compared, observation: Observation) -> int | None:
    """Return who has something to say about who pays: the last virgin, or somebody who does not."""
    call = _compared(event, observation)
    if call and call[0] == "one-virgin":
        return _last_virgin(observation)
    others = [seat for seat in observation.order if seat not in event.losers and not observation.dead[seat]]
    return others[crc32(f"{observation.deals}".encode()) % len(others)] if others else None


def _last_virgin(observation: Observation) -> int | None:
    """Return the only one of several who has never paid, now and then; else None."""
    still = [seat for seat, virgin in enumerate(observation.virgin) if virgin and seat in observation.order]
    worth = len(observation.order) > 2 and crc32(f"{observation.deals}/virgin".encode()) % _OFTEN == 0
    return still[0] if len(still) == 1 and worth else None


def _given(event: happen.BackingGiven, _: Observation) -> Call:
    return ("backing-given", {"coins": event.coins}) if event.coins else ("backing-refused", {})


def _returned(event: happen.Reentered, observation: Observation) -> Call | None:
    """Greet the table; when all come back for nothing, one says it for all."""
    if not event.free:
        return "back", {}
    return ("all-back", {}) if observation.order[:1] == (event.seat,) else None


def _proposed(event: happen.DivisionProposed, _: Observation) -> Call:
    if event.percent == 50:
        return "propose-half", {}
    return "propose", {"percent": event.percent, "rest": 100 - event.percent}


_CALLS: Final[dict[type, Callable[[Any, Observation], Call | None]]] = {
    happen.DealBegan: lambda _e, _o: ("deal", {}),
    happen.Kept: _kept,
    happen.Asked: _asked,
    happen.Arrested: _arrested,
    Stopped: lambda e, _: ("stopped", {}) if e.card in _SHUT else None,
    happen.Promised: lambda e, _: (f"inn-{e.answer}", {}),
    happen.TokenLost: _lost,
    happen.Compared: _compared,
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
    rarer.TokenGained: lambda e, _: (f"gained-{e.reason}", {}),
    rarer.RunsBack: lambda _e, _o: ("runs-back", {}),
    rarer.SetAside: lambda _e, _o: ("set-aside", {}),
    rarer.Offered: _offered,
    rarer.OfferAnswered: _answered,
    rarer.TurnedUp: lambda e, _: (f"turned-up-{e.card.value}", {}),
    rarer.TieBegan: lambda e, _: ("tie", {"rank": e.rank}),
    rarer.BetMade: _bet,
    rarer.BetAnswered: lambda e, _: ("bet-agreed" if e.agreed else "bet-refused", {}),
    rarer.Judged: lambda e, _: ("through" if e.survives else "knocked-out", {}),
}

_SPEAKERS: Final[dict[type, Callable[[Any], int]]] = {
    happen.DealBegan: lambda e: e.dealer,
    happen.Arrested: lambda e: e.holder,
    happen.Promised: lambda e: e.innkeeper if e.answer in ("agreed", "refused") else e.guest,
    happen.BackingGiven: lambda e: e.backer,
    happen.GameWon: lambda e: e.winners[0],
    rarer.OfferAnswered: lambda e: e.innkeeper,
    rarer.TieBegan: lambda e: e.seats[0],
    rarer.BetAnswered: lambda e: e.matador,
    rarer.Judged: lambda e: e.matador,
}
"""Whose mouth it is, where it is not the event's `seat`."""
