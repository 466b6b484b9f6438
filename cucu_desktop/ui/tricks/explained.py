"""What happens in a trick game, by the rules: from events to the keys of translations/words.

The texts tell of a card only where everybody saw it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.match.trick_telling import in_turn, names_in, written
from cucu_desktop.ui.told import Explains, Told, either, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.told import Words


def _played(event: tricks.Played, _: Sequence[int]) -> Told:
    return Told("Played-named" if event.series else "Played", {"name": event.seat}, "tricks")


def _partner(event: tricks.PartnerKnown, _: Sequence[int]) -> Told:
    if event.partner is None:
        return Told("PartnerKnown-no", {"name": event.bidder}, "partner")
    return Told("PartnerKnown", {"name": event.partner, "other": event.bidder}, "partner")


def _tokens(event: tricks.TokensMoved, _: Sequence[int]) -> Told:
    return Told("TokensMoved" if event.tokens > 0 else "TokensMoved-paid", {"name": event.seat}, "tokens")


TOLD: Final[dict[type, Explains]] = {
    tricks.BidMade: plain("bidding", "seat"),
    tricks.Passed: plain("bidding", "seat"),
    tricks.ThrownIn: plain("bidding"),
    tricks.LookedAt: plain("robbing", "seat"),
    tricks.Robbed: plain("robbing", "seat"),
    tricks.RobbingEnded: plain("robbing", "seat"),
    tricks.IndicatorTurned: plain("trump"),
    tricks.Discarded: plain("trump", "seat"),
    tricks.Played: _played,
    tricks.TrickTaken: plain("tricks", "seat"),
    tricks.PartnerKnown: _partner,
    tricks.Counted: lambda e, _: Told("Counted" if e.recount is None else "Counted-again", {}, "counting"),
    tricks.DealWon: either("counting", "winners"),
    tricks.TokensMoved: _tokens,
}
"""How each event is explained."""


def counts_told(event: tricks.Counted, wording: Words, names: Sequence[str]) -> str:
    """Return what the sides have counted, if twice then in the end: "Anna and Carlo 12, Bruna and Dino 7"."""
    return ", ".join(
        f"{wording.listed(names_in(side, names))} {written(points)}"
        for side, points in in_turn(event.sides, event.recount or event.points)
    )


def falls_as_trump(event: object, trump: str) -> bool:
    """Tell whether the trump card is played to a trick: led with a series named, it is explained as that."""
    return isinstance(event, tricks.Played) and not event.series and str(event.card) == trump


_SHOWN: Final = (tricks.BidMade, tricks.Robbed, tricks.IndicatorTurned, tricks.Played)
"""Events that tell everybody a card."""


def values_of(event: object, wording: Words, names: Sequence[str]) -> dict[str, Any]:
    """Return what stands in the explanation of an event beside the players it is about."""
    values: dict[str, Any] = {}
    if isinstance(event, _SHOWN):
        card = str(event.card)
        is_object = isinstance(event, (tricks.BidMade, tricks.Robbed))
        values["card"] = wording.card_kind(card) if is_object else wording.card(card)
        if isinstance(event, tricks.Played):
            values["series"] = wording.series(event.series) if event.series else wording.series_of(card)
            values["worth"] = wording.worth(card)
    elif isinstance(event, tricks.Counted):
        values["counts"] = counts_told(event, wording, names)
    elif isinstance(event, tricks.DealWon) and event.winners:
        values["names"] = wording.listed(names_in(event.winners, names))
    elif isinstance(event, tricks.TokensMoved):
        values["tokens"] = wording.tokens(abs(event.tokens))
    return values
