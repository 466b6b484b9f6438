"""Events of a bargain: at the inn, with the holder of a Matto, and bets with the matador."""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.events.event_text import Call, EventText, EventTexts, ExplanationKey, either, plain


def _offered(event: rarer.Offered, order: Sequence[int]) -> ExplanationKey:
    key = "Offered" if event.coins or event.percent else "Offered-nothing"
    section = "inn" if event.guest in order else "matto"
    return ExplanationKey(key, {"name": event.guest, "other": event.innkeeper}, section)


def _offer_call(event: rarer.Offered, observation: Observation) -> Call:
    parts = [part for part, given in (("coins", event.coins), ("share", event.percent)) if given]
    if not parts:
        return "offer-nothing" if observation.is_matto_shown else "inn-drink", {}
    return f"offer-{'-'.join(parts)}", {"coins": event.coins, "percent": event.percent}


def _offering(event: rarer.Offered, observation: Observation) -> int:
    """Return the seat that speaks: to a guest who offers nothing the innkeeper, who pours a glass."""
    nothing = not (event.coins or event.percent or observation.is_matto_shown)
    return event.innkeeper if nothing else event.guest


def _answered(event: rarer.OfferAnswered, order: Sequence[int]) -> ExplanationKey:
    section = "inn" if event.guest in order else "matto"
    return either(section, "accepted", "guest", "innkeeper")(event, order)


def _answer_call(event: rarer.OfferAnswered, observation: Observation) -> Call:
    if observation.is_matto_shown:
        return "matto-accepted" if event.accepted else "matto-refused", {}
    return "inn-sold" if event.accepted else "inn-drink", {}


def _bet_call(event: rarer.BetMade, _: Observation) -> Call:
    if not event.coins:
        return "bet-nothing", {}
    return f"bet-{event.outcome or 'against'}", {"coins": event.coins}


BARGAINS: Final[EventTexts] = {
    happen.Promised: EventText(
        explanation=lambda event, order: plain("inn", "guest", "innkeeper", key=f"Promised-{event.answer}")(
            event, order
        ),
        call=lambda event, _: (f"inn-{event.answer}", {}),
        speaker=lambda event, _: event.innkeeper if event.answer in ("agreed", "refused") else event.guest,
    ),
    rarer.Offered: EventText(explanation=_offered, call=_offer_call, speaker=_offering),
    rarer.OfferAnswered: EventText(
        explanation=_answered, call=_answer_call, speaker=lambda event, _: event.innkeeper
    ),
    rarer.BetMade: EventText(
        explanation=either("bets", "coins", "seat", otherwise="nothing"), call=_bet_call
    ),
    rarer.BetAnswered: EventText(
        explanation=either("bets", "agreed", "seat", "matador"),
        call=lambda event, _: ("bet-agreed" if event.agreed else "bet-refused", {}),
        speaker=lambda event, _: event.matador,
    ),
}
