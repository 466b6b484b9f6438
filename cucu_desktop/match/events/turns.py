"""Events of a turn: kept, asked, exchanged, drawn, arrests, cards that run back; and of bargains.

A bargain is one at the inn, with a Matto, a bet, a return or its backing, a division.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.observation import Observation
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import POWERS
from cucu_desktop.match.events.event_row import Call, EventRow, EventRows, always, by_reason, either, reasoned

_SHUT: Final = {"XV", "K", "R", *(card for card, power in POWERS.items() if power.kind == "bird")}
"""Cards that neither give nor take anything, so that the player makes a remark."""
_JUMPED: Final = {"XIII", "C", *(card for card, power in POWERS.items() if power.kind == "inn")}
"""Cards that send the exchanger on to the next player, and before the dealer to the pack."""


@frozen
class Stopped:
    """An arrest for the stopped player, who may make a remark."""

    seat: int
    card: str


def _runs_back(event: happen.Arrested, order: Sequence[int]) -> bool:
    """Return whether a card is stopped on its way back, by a seat before its present one (L7)."""
    if event.holder not in order or event.exchanger not in order:
        return False
    return order.index(event.holder) < order.index(event.exchanger)


def _on_the_way_back(event: happen.Arrested, order: Sequence[int]) -> bool:
    """Return whether to explain a card as stopped on its way back; an inn is not shown."""
    value = event.card.value
    return (event.shown or value != "XI") and value in ("XI", "XII", "XIII") and _runs_back(event, order)


def _arrested(event: happen.Arrested, order: Sequence[int]) -> tuple[str, str]:
    key = f"Arrested-{event.card.value}"
    if _on_the_way_back(event, order):
        return f"{key}-back", "run"
    if event.card.value in _JUMPED and order and event.holder == order[-1]:
        return f"{key}-dealer", "arrests"
    return key, "inn" if key == "Arrested-XI" else "arrests"


def _arrest_call(event: happen.Arrested, observation: Observation) -> Call:
    value = event.card.value
    back = value in ("XI", "XII") and event.shown and _runs_back(event, observation.order)
    return f"arrest-{value}{'-back' if back else ''}", {}


def _kept_call(event: happen.Kept, observation: Observation) -> Call:
    return "keep-dealer" if event.seat == observation.last else "keep", {}


def _turned_up_call(event: rarer.TurnedUp, observation: Observation) -> Call:
    again = getattr(observation.options, "drawn_king", "") == "next"
    return f"turned-up-{event.card.value}{'-next' if again else ''}", {}


TURNS: Final[EventRows] = {
    happen.Kept: EventRow("kept", "turn", call=_kept_call),
    happen.Asked: EventRow(
        lambda event: "asked-pack" if event.target is None else "asked",
        lambda event, _: ("Asked-pack" if event.target is None else "Asked", "turn"),
        ("seat", "target"),
        call=lambda event, _: ("exchange" if event.target is not None else "exchange-pack", {}),
    ),
    happen.Exchanged: EventRow(
        reasoned("exchanged"),
        by_reason({"turn": "turn", "inn": "inn", "cat": "arrests"}),
        ("seat", "other"),
        announced=True,
    ),
    happen.Drew: EventRow("drew", "turn", announced=True),
    happen.Arrested: EventRow(
        lambda event: f"arrested-{event.card.value}",
        _arrested,
        ("holder", "exchanger"),
        ("card",),
        call=_arrest_call,
        speaker=lambda event, _: event.holder,
        strikes=True,
    ),
    Stopped: EventRow("", "", call=lambda event, _: ("stopped", {}) if event.card in _SHUT else None),
    rarer.Called: EventRow("called", "owl", call=always("call"), announced=True, sums_up=True),
    rarer.Fell: EventRow(
        reasoned("fell"),
        by_reason({"XIV": "arrests", "XII": "arrests", "MATTO": "fool"}),
        call=lambda event, _: (f"hit-{event.reason}", {}),
        announced=True,
        sums_up=True,
        strikes=True,
    ),
    rarer.RunsBack: EventRow("runs-back", "run", ("seat", "target"), call=always("runs-back")),
    rarer.Chosen: EventRow("chosen", "turn", announced=True),
    rarer.TurnedUp: EventRow("turned-up", "arrests", words=("card",), call=_turned_up_call, announced=True),
    rarer.KingOpened: EventRow(
        "king-opened",
        "arrests",
        words=("card",),
        call=lambda event, _: (f"opened-{event.card.value}", {}),
        announced=True,
    ),
    rarer.KingMet: EventRow(
        lambda event: "king-met" if event.passes else "king-met-stopped",
        either("arrests", "passes", otherwise="stopped"),
        ("seat", "holder"),
        announced=True,
    ),
}


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
