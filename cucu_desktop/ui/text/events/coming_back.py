"""Events of players who are out: coming back, backing, leaving; and the division between two."""

from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.events.event_text import Call, EventText, EventTexts, always, either, plain


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


COMING_BACK: Final[EventTexts] = {
    happen.ReentryOffered: EventText(
        explanation=plain("back", "seat"),
        values=lambda event, words, _: {"cost": words.numbers.coins(event.cost)},
    ),
    happen.BackingAsked: EventText(explanation=plain("back", "seat"), call=always("backing-asked")),
    happen.BackingGiven: EventText(
        explanation=either("back", "coins", "backer", "seat", otherwise="none"),
        call=_backing_call,
        speaker=lambda event, _: event.backer,
    ),
    happen.Reentered: EventText(
        explanation=lambda event, order: plain(
            "back", "seat", key="Reentered-free" if event.free else "Reentered"
        )(event, order),
        call=_return_call,
        announced=True,
        sums_up=True,
    ),
    happen.Left: EventText(explanation=plain("back", "seat"), call=always("leave")),
    happen.DivisionProposed: EventText(explanation=plain("pool"), call=_proposal_call),
    happen.DivisionAnswered: EventText(
        explanation=either("pool", "accepted"),
        call=lambda event, _: ("accept" if event.accepted else "decline", {}),
    ),
    happen.DivisionEnded: EventText(explanation=plain("pool"), announced=True),
}
