"""Events of the comparison: cards turned up, ties, tokens lost and won, who is out."""

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.observation import Observation
from cucu_desktop.ui.text.events.event_text import (
    Call,
    EventText,
    EventTexts,
    ExplanationKey,
    ExplanationWords,
    always,
    either,
    plain,
)

_OFTEN: Final = 3
"""One deal in this many has a remark about the last virgin."""


def _lost_call(event: happen.TokenLost, _: Observation) -> Call:
    if event.reason not in happen.IN_COMPARISON:
        return f"hit-{happen.kind_of_loss(event.reason)}", {}
    return f"lost-{event.reason}{'-last' if event.left == 1 else ''}", {}


def _lost(event: happen.TokenLost | rarer.SlippersLost, order: Sequence[int]) -> ExplanationKey:
    sections = {"matto": "matto", "promise": "inn", "fool": "fool"}
    usual = "comparison" if event.reason in happen.IN_COMPARISON else "arrests"
    cause = happen.kind_of_loss(event.reason)
    key = f"{type(event).__name__}-{cause}" if isinstance(event, happen.TokenLost) else ""
    section = sections.get(event.reason, usual) if key else "slippers"
    return plain(section, "seat", key=key)(event, order)


def _compared_call(event: happen.Compared, observation: Observation) -> Call | None:
    """Return a taunt of a dealer who pays (003, rule 4), or a remark about the last virgin."""
    if not observation.order:
        return None
    if observation.order[-1] in event.losers:
        return "with-the-pack", {}
    if not event.losers:
        return "nobody-pays", {}
    return ("one-virgin", {}) if _last_virgin(observation) is not None else None


def _mocking(event: happen.Compared, observation: Observation) -> int | None:
    """Return the seat that taunts a payer: the last virgin, or a player who does not pay."""
    call = _compared_call(event, observation)
    if call and call[0] == "one-virgin":
        return _last_virgin(observation)
    others = [seat for seat in observation.order if seat not in event.losers and not observation.dead[seat]]
    return others[crc32(f"{observation.deals}".encode()) % len(others)] if others else None


def _last_virgin(observation: Observation) -> int | None:
    """Return the only one of several who has never paid, in some deals; else None."""
    still = [seat for seat, virgin in enumerate(observation.virgin) if virgin and seat in observation.order]
    worth = len(observation.order) > 2 and crc32(f"{observation.deals}/virgin".encode()) % _OFTEN == 0
    return still[0] if len(still) == 1 and worth else None


def _losers(event: happen.Compared, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    return {"names": words.numbers.listed([names[seat] for seat in event.losers])} if event.losers else {}


def _tied(event: rarer.TieBegan, words: ExplanationWords, names: Sequence[str]) -> dict[str, Any]:
    return {
        "names": words.numbers.listed([names[seat] for seat in event.seats]),
        "rank": words.cards.of_rank(event.rank),
    }


SHOWDOWN: Final[EventTexts] = {
    happen.Exposed: EventText(explanation=plain("comparison"), announced=True),
    happen.Compared: EventText(
        explanation=either("comparison", "losers", otherwise="none"),
        values=_losers,
        call=_compared_call,
        speaker=_mocking,
        announced=True,
    ),
    rarer.Judged: EventText(
        explanation=either("comparison", "survives", "matador"),
        call=lambda event, _: ("through" if event.survives else "knocked-out", {}),
        speaker=lambda event, _: event.matador,
        announced=True,
        sums_up=True,
    ),
    happen.TokenLost: EventText(
        explanation=_lost,
        call=_lost_call,
        announced=True,
        sums_up=True,
        strikes=True,
    ),
    rarer.TokenGained: EventText(
        explanation=lambda event, order: plain(
            "matto" if event.reason == "matti" else "arrests", "seat", key=f"TokenGained-{event.reason}"
        )(event, order),
        call=lambda event, _: (f"gained-{event.reason}", {}),
        announced=True,
        sums_up=True,
    ),
    happen.CardDied: EventText(explanation=plain("comparison", "seat"), call=always("dead"), announced=True),
    happen.Eliminated: EventText(explanation=plain("back"), call=always("out"), announced=True, sums_up=True),
    rarer.SetAside: EventText(explanation=plain("back", "seat"), call=always("set-aside"), announced=True),
    rarer.TieBegan: EventText(
        explanation=plain("ties"),
        values=_tied,
        call=lambda event, _: ("tie", {"rank": event.rank}),
        speaker=lambda event, _: event.seats[0],
        announced=True,
    ),
    rarer.Discarded: EventText(explanation=plain("ties", "seat")),
    rarer.PackRenewed: EventText(explanation=plain("ties"), announced=True),
    rarer.Knocked: EventText(explanation=plain("fool", "seat"), call=always("knock"), announced=True),
    rarer.Lowered: EventText(explanation=plain("harlekin", "seat"), call=always("lowered"), announced=True),
    rarer.SlippersPutOn: EventText(
        explanation=plain("slippers", "seat"), call=always("slippers-on"), announced=True, sums_up=True
    ),
    rarer.SlippersLost: EventText(
        explanation=_lost, call=always("slippers-lost"), announced=True, sums_up=True, strikes=True
    ),
}
