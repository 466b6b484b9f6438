"""Events of a turn at exchanging: kept, asked, exchanged, drawn; arrests, and cards that run back."""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.observation import Observation
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import POWERS
from cucu_desktop.match.events.event_row import (
    Call,
    EventRow,
    EventRows,
    always,
    by_reason,
    either,
    reasoned,
)

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
