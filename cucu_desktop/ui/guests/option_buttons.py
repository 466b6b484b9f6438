"""The buttons of a decision, as they are sent to a guest's page.

An option with a card of a hand is a place in that hand: `at` names the hand, and the page makes a button of
each card there that is of this kind. All other options are buttons in the panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import Action, Bet, Offer
from cucu_desktop.ui.text.amount_words import starting_amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.actions import Option
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.ui.text.amount_words import Part
    from cucu_desktop.ui.text.buttons import Label
    from cucu_desktop.ui.text.wording import Wording

_PARTS: Final[dict[str, Part]] = {"raise": "raise", "back": "back", "propose": "propose"}
_FROM_A_HAND: Final = ("play", "discard")


def options_of(seen: AnyObservation, wording: Wording) -> list[Json]:
    """Return the buttons of the open decision; none without one."""
    options = seen.decision.options if seen.decision is not None else ()
    return [each for option in options for each in _option(option, seen, wording)]


def _option(option: Option, seen: AnyObservation, wording: Wording) -> list[JsonObject]:
    """Return the buttons of an option: one, but for bets one for each outcome."""
    buttons, amounts, tr = wording.buttons, wording.amounts, catalogue(wording.language).pgettext
    if isinstance(option, Action):
        button = button_of(str(option), buttons.option(option, seen))
        if option.card is None or option.word not in _FROM_A_HAND:
            return [button]
        place = "named" if option.series else "own" if seen.about is None else "dummy"
        return [button | {"card": option.card.id, "at": place}]
    if isinstance(option, Offer):
        coins = _part("offer-coins", wording, 0, option.high, 1)
        share = _part("offer-share", wording, 0, option.share, 0 if option.high else 1, sign="%")
        parts = [part for part in (coins, share) if part["high"]]
        does = amounts.does(Action(option.word, coins=1))
        return [button_of(option.word, buttons.offer(1, 0), parts, means=does)]
    if isinstance(option, Bet):
        parts = [_part("bet", wording, 1, option.high, 1)]
        outcomes = option.outcomes if option.high else ()
        made = []
        for each in outcomes:
            does = amounts.does(Action(option.word, coins=1, outcome=each)) or tr("Guests", "Bet")
            tail = f" {each}" if each else ""
            made.append(button_of(option.word, buttons.bet(1, each), parts, tail=tail, means=does))
        return made if option.low else [*made, button_of(str(option.of(0)), buttons.bet(0))]
    sign = "%" if option.percent else ""
    part = _part(_PARTS[option.word], wording, option.low, option.high, starting_amount(option), sign=sign)
    label = buttons.option(option, seen, starting_amount(option))
    does = amounts.does(option.of(option.low))
    return [button_of(option.word, label, [part], means=does or label.meaning)]


def _part(part: Part, wording: Wording, low: int, high: int, start: int, *, sign: str = "") -> JsonObject:
    return {"name": wording.amounts.name(part), "low": low, "high": high, "start": start, "sign": sign}


def button_of(
    do: str, label: Label, parts: Sequence[JsonObject] = (), *, tail: str = "", means: str | None = None
) -> JsonObject:
    """Return a button: its notation is `do`, the amount of each part, and `tail`."""
    meaning, call = ("", label.local) if means == "" else label.lines(means or "")
    return {"do": do, "parts": list(parts), "tail": tail, "say": call, "means": meaning, "one": True}
