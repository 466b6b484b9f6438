"""Events of a bargain: at the inn, with a Matto, bets; of players who are out, and of a division."""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.observation import Observation
from cucu_desktop.match.events.event_row import Call, EventRow, EventRows, always, either


def _parts(event: rarer.Offered) -> list[str]:
    return [part for part, given in (("coins", event.coins), ("share", event.percent)) if given]


def _offered(event: rarer.Offered, order: Sequence[int]) -> tuple[str, str]:
    return "Offered" if _parts(event) else "Offered-nothing", "inn" if event.guest in order else "matto"


def _offer_call(event: rarer.Offered, observation: Observation) -> Call:
    if not _parts(event):
        return "offer-nothing" if observation.is_matto_shown else "inn-drink", {}
    return "-".join(("offer", *_parts(event))), {"coins": event.coins, "percent": event.percent}


def _offering(event: rarer.Offered, observation: Observation) -> int:
    """Return the seat that speaks: to a guest who offers nothing the innkeeper, who pours a glass."""
    return event.guest if _parts(event) or observation.is_matto_shown else event.innkeeper


def _answer_call(event: rarer.OfferAnswered, observation: Observation) -> Call:
    if observation.is_matto_shown:
        return "matto-accepted" if event.accepted else "matto-refused", {}
    return "inn-sold" if event.accepted else "inn-drink", {}


def _bet_call(event: rarer.BetMade, _: Observation) -> Call:
    if not event.coins:
        return "bet-nothing", {}
    return f"bet-{event.outcome or 'against'}", {"coins": event.coins}


def _backing_call(event: happen.BackingGiven, _: Observation) -> Call:
    return ("backing-given", {"coins": event.coins}) if event.coins else ("backing-refused", {})


def _return_call(event: happen.Reentered, observation: Observation) -> Call | None:
    """Return the greeting of a returning player; one speaks for all when all come back free."""
    if not event.free:
        return "back", {}
    return ("all-back", {}) if observation.order[:1] == (event.seat,) else None


def _proposal_call(event: happen.DivisionProposed, _: Observation) -> Call:
    if event.percent == 50:
        return "propose-half", {}
    return "propose", {"percent": event.percent, "rest": 100 - event.percent}


BARGAINS: Final[EventRows] = {
    happen.Promised: EventRow(
        lambda event: f"promise-{event.answer}",
        lambda event, _: (f"Promised-{event.answer}", "inn"),
        ("guest", "innkeeper"),
        call=lambda event, _: (f"inn-{event.answer}", {}),
        speaker=lambda event, _: event.innkeeper if event.answer in ("agreed", "refused") else event.guest,
    ),
    rarer.Offered: EventRow(
        lambda event: "-".join(("offered", *(_parts(event) or ["nothing"]))),
        _offered,
        ("guest", "innkeeper"),
        ("coins", "percent"),
        call=_offer_call,
        speaker=_offering,
    ),
    rarer.OfferAnswered: EventRow(
        lambda event: "offer-accepted" if event.accepted else "offer-refused",
        lambda event, order: either("inn" if event.guest in order else "matto", "accepted")(event, order),
        ("guest", "innkeeper"),
        lambda event: {"name": event.innkeeper, "other": event.guest},
        call=_answer_call,
        speaker=lambda event, _: event.innkeeper,
    ),
    rarer.BetMade: EventRow(
        lambda event: f"bet-{(event.outcome or 'against') if event.coins else 'nothing'}",
        either("bets", "coins", otherwise="nothing"),
        words=("coins",),
        call=_bet_call,
    ),
    rarer.BetAnswered: EventRow(
        lambda event: "bet-agreed" if event.agreed else "bet-refused",
        either("bets", "agreed"),
        ("seat", "matador"),
        lambda event: {"name": event.matador, "other": event.seat},
        call=lambda event, _: ("bet-agreed" if event.agreed else "bet-refused", {}),
        speaker=lambda event, _: event.matador,
    ),
    happen.ReentryOffered: EventRow("reentry-offered", "back", words=lambda event: {"coins": event.cost}),
    happen.BackingAsked: EventRow("backing-asked", "back", words=("coins",), call=always("backing-asked")),
    happen.BackingGiven: EventRow(
        lambda event: "backing-given" if event.coins else "backing-refused",
        either("back", "coins", otherwise="none"),
        ("backer", "seat"),
        ("coins",),
        call=_backing_call,
        speaker=lambda event, _: event.backer,
    ),
    happen.Reentered: EventRow(
        lambda event: "reentered-free" if event.free else "reentered",
        lambda event, _: ("Reentered-free" if event.free else "Reentered", "back"),
        call=_return_call,
        announced=True,
        sums_up=True,
    ),
    happen.Left: EventRow("left", "back", call=always("leave")),
    happen.DivisionProposed: EventRow(
        "proposed", "pool", ("seat", "other"), ("percent",), call=_proposal_call
    ),
    happen.DivisionAnswered: EventRow(
        lambda event: "answer-accepted" if event.accepted else "answer-declined",
        either("pool", "accepted"),
        call=lambda event, _: ("accept" if event.accepted else "decline", {}),
    ),
    happen.DivisionEnded: EventRow("division-ended", "pool", (), announced=True),
}
