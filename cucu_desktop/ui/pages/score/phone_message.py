"""What phones show of the score of real cards, and the choices of the phone that keeps it.

A message has the form that `ui/guests/seat_view` describes. A choice goes to the widgets that a tap uses.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import NotationError, parse
from cucu_desktop.match.score.sheet import DEALT
from cucu_desktop.match.score.trick_score import points_in
from cucu_desktop.ui.guests.option_buttons import options_of
from cucu_desktop.ui.guests.seat_view import SeatView
from cucu_desktop.ui.pages.score.bargain_form import MOST_COINS, bargain_names, offer_text
from cucu_desktop.ui.pages.score.deal_form import bid_choices, field_names
from cucu_desktop.ui.pages.score.score_frame import refusals
from cucu_desktop.ui.pages.score.score_words import log_of, next_told, shown_of
from cucu_desktop.ui.pages.score.seat_tile import mark_words, seated_told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.pages.score.score_page import ScorePage
    from cucu_desktop.ui.pages.score.seat_tile import Seated
    from cucu_desktop.ui.text.wording import Wording

_TOLD: Final = 3
"""The number of latest sentences of the log that are sent."""
_VALUES, _LONGEST = 4, 4
"""The number of values of a bargain, and the most digits of one."""


def phone_message(page: ScorePage, language: str, *, keeps: bool) -> JsonObject | None:
    """Return the message for a phone; None without a game. Only the one that keeps the score has options."""
    kept, stands = page.kept, page.standing
    if kept is None or (stands is None and kept.tricks is None):
        return None
    game = kept.sheet.game
    wording = SeatView(language, game.game.id, game.options, game.names, page.wording.place).wording
    tr, shown = catalogue(language).pgettext, shown_of(kept.sheet, stands, wording)
    options = _options(page, stands, shown.seated, wording) if keeps and page.is_counting else []
    buttons = {str(option["say"]) for option in options if option.get("on") is not None}
    ask = shown.asks
    if not page.is_counting:
        ask = tr("Score", "A new game is being set up.")
    elif options and (stands is None or stands.waits_for_deal):
        ask = next_told(stands, tr)
    players: list[Json] = [
        _player(seated, ", ".join(seated_told(seated, tr)))
        for seated in shown.seated
        if not (seated.is_live and seated.name in buttons)
    ]
    told: list[Json] = [*log_of(kept.sheet, wording)[-_TOLD:]]
    public: JsonObject = {
        "pack": wording.pack,
        "players": players,
        "pool": shown.told,
        "trick": [],
        "open": [],
        "ask": ask,
        "told": told,
        "result": "",
        "call": None,
        "continue": False,
        "over": kept.is_over,
        "board": not keeps,
    }
    listed: list[Json] = [*options]
    own: JsonObject = {
        "name": tr("Score", "Scorekeeper") if keeps else "",
        "cards": [],
        "looked": [],
        "ask": ask if options else "",
        "options": listed,
        "side": "",
        "undo": keeps and page.is_counting and bool(kept.sheet.told),
        "hint": False,
        "advice": refusals(tr)[page.refused] if keeps and page.refused else "",
        "advised": "",
    }
    return {"public": public, "own": own}


def _options(
    page: ScorePage, stands: ScoreStanding | None, seats: Sequence[Seated], wording: Wording
) -> list[JsonObject]:
    """Return the buttons of the phone that keeps the score."""
    if stands is None:
        return [] if page.kept is None or page.kept.is_over else _deal(page, wording)
    if not stands.waits_for_deal:
        return options_of(stands.seen, wording)  # type: ignore[return-value]
    tr, tap = catalogue(wording.language).pgettext, page.means.tap
    options = [
        _button(f"{tap} {seated.name}", seated.name, ", ".join(seated_told(seated, tr)), on=bool(seated.lost))
        for seated in seats
        if seated.is_live
    ]
    options.append(_button(DEALT, tr("Common", "Next deal")))
    names, means = mark_words(tr), tr("Score", "A tap means:")
    options += [_choice(f"mean {each}", names[each], means, on=each == tap) for each in stands.taps]
    if "won" in stands.taps:
        people = [(str(seat), stands.names[seat]) for seat in sorted(stands.playing)]
        guest, innkeeper, coins, share = bargain_names(tr).values()
        parts: list[Json] = [
            _among(guest, people, 0),
            _among(innkeeper, people, 1),
            {**_number(coins, MOST_COINS), "start": 0},
            {**_number(share, 100), "start": 0, "sign": "%"},
        ]
        agreed = _button("offer", tr("Score", "Agreed"), tr("Score", "Inn sold …"))
        options.append({**agreed, "parts": parts, "whole": True})
    return options


def _deal(page: ScorePage, wording: Wording) -> list[JsonObject]:
    """Return the bidders as buttons, and the form for the deal, as far as entered in the window."""
    form, score, tr = page.deal, page.deal.score, catalogue(wording.language).pgettext
    assert score is not None
    options: list[JsonObject] = []
    names, choices = field_names(score, tr), bid_choices(score, wording)
    if score.game.game.names_partner:
        options = [
            _choice(f"bidder {name}", told, names["bidder"], on=name == form.value("bidder"))
            for told, name in choices["bidder"]
        ]
    parts: list[Json] = []
    for field in form.active:
        if field in choices:
            told = [(str(at), each) for at, (each, _) in enumerate(choices[field])]
            parts.append(_among(names[field], told, form.index(field)))
        else:
            most, step = form.limits(field)
            start = points_in(form.value(field))
            parts.append({**_number(names[field], most), "start": start, "step": step})
    following = _button(f"deal {score.told.count(DEALT) + 1}", tr("Common", "Next deal"))
    return [*options, {**following, "parts": parts, "whole": True}]


def _player(seated: Seated, has: str) -> JsonObject:
    return {"name": seated.name, "card": None, "has": has, "out": seated.is_out, "acts": seated.asked}


def _number(name: str, high: float) -> JsonObject:
    return {"name": name, "low": 0, "high": int(high), "sign": ""}


def _among(name: str, choices: Sequence[tuple[str, str]], start: int) -> JsonObject:
    """Return a choice among values, each with its text."""
    listed: list[Json] = [[value, told] for value, told in choices]
    first = choices[min(start, len(choices) - 1)][0] if choices else ""
    return {"name": name, "choices": listed, "start": first, "sign": ""}


def _button(do: str, say: str, means: str = "", *, on: bool | None = None) -> JsonObject:
    """Return a button; `on` is whether it is pressed, None if it cannot stay so."""
    button: JsonObject = {"do": do, "parts": [], "tail": "", "say": say, "means": means, "card": ""}
    return button if on is None else {**button, "on": on}


def _choice(do: str, say: str, means: str, *, on: bool) -> JsonObject:
    """Return one of several small buttons of which one is pressed."""
    return {**_button(do, say, means, on=on), "small": True}


def take_choice(page: ScorePage, text: str) -> None:
    """Do what the phone that keeps the score has chosen; ignore what is not possible now."""
    stands, kept = page.standing, page.kept
    if kept is None or not page.is_counting:
        return
    if text == "undo":
        page.undo()
    elif kept.tricks is not None:
        _take_deal(page, kept.tricks, text)
    elif stands is not None and stands.waits_for_deal:
        _take_tap(page, stands, text)
    elif stands is not None and stands.seen.decision is not None:
        with suppress(NotationError):
            page.ask.answered.emit(parse(text))


def _take_tap(page: ScorePage, stands: ScoreStanding, text: str) -> None:
    word, _, rest = text.partition(" ")
    if text == DEALT:
        page.go_on()
    elif word == "offer" and "won" in stands.taps:
        _take_bargain(page, stands, rest.removesuffix("%").split())
    elif word == "mean" and rest in stands.taps:
        page.means.mean(rest)
    elif word == page.means.tap and rest in stands.names:
        seat = stands.names.index(rest)
        if seat in stands.playing or any(stands.lost[seat : seat + 1]):
            page.board.tapped.emit(seat)


def _take_bargain(page: ScorePage, stands: ScoreStanding, values: Sequence[str]) -> None:
    """Tell a bargain: the seats of guest and innkeeper, the coins, the share."""
    if not all(each.isascii() and each.isdecimal() and len(each) <= _LONGEST for each in values):
        return
    numbers = [int(each) for each in values]
    if len(numbers) == _VALUES and stands.playing.issuperset(numbers[:2]):
        guest, innkeeper = (stands.names[seat] for seat in numbers[:2])
        page.bargain.told.emit(offer_text(guest, innkeeper, *numbers[2:]))


def _take_deal(page: ScorePage, score: TrickScore, text: str) -> None:
    """Choose the bidder, or end the deal: "deal", its number, and the values of the fields."""
    form = page.deal
    word, _, rest = text.partition(" ")
    if word == "bidder" and rest in ("", *score.game.names) and score.game.game.names_partner:
        form.put(bidder=rest)
        form.chosen.emit()
    number, *values = rest.split() or [""]
    active = form.active
    if score.winners or word != "deal" or number != str(score.told.count(DEALT) + 1):
        return
    if len(values) == len(active) and all(map(form.take, active, values)) and form.active == active:
        page.go_on()  # else equal points are counted again
