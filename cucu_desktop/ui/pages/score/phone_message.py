"""What phones show of the score of real cards, and the choices of the phone that keeps it.

A message has the form that `ui/guests/seat_view` describes. A choice has the same effect as the tap on the
page of the score: it goes to the same widgets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import NotationError, parse
from cucu_desktop.match.score.game_score import DEALT
from cucu_desktop.ui.guests.seat_view import SeatView
from cucu_desktop.ui.pages.score.score_words import log_of, seats_of, standing_told
from cucu_desktop.ui.pages.score.seat_tile import seated_told
from cucu_desktop.ui.pages.score.tap_meaning import TAPS, tap_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.ui.pages.score.score_page import ScorePage
    from cucu_desktop.ui.pages.score.seat_tile import Seated

_TOLD: Final = 3
"""The number of latest sentences of the log that are sent."""


def phone_message(page: ScorePage, language: str, *, keeps: bool) -> JsonObject | None:
    """Return what a phone shows now, in a language; None without a game with tokens.

    Args:
        page: the page of the score.
        language: that of the phone.
        keeps: whether the phone keeps the score; others get no options.
    """
    stands, kept = page.standing, page.kept
    if stands is None or kept is None or kept.tricks is not None:
        return None
    game = kept.score.game
    view = SeatView(language, game.game.id, game.options, stands.names, page.wording.place)
    wording, seen, tr = view.wording, stands.seen, catalogue(language).pgettext
    seats = seats_of(stands, letters=False)
    taps = keeps and page.is_counting and stands.waits_for_deal
    ask, options = "", []
    if not page.is_counting:
        ask = tr("Score", "A new game is being set up.")
    elif not stands.waits_for_deal:
        ask = wording.addressed().prompts.question(seen, stands.names)
        options = view.options(seen)
    elif taps:
        ask = tr("Score", "Tap everyone who lost, then “Next deal”.")
        options = _taps(page, stands, seats, view)
    undo = keeps and page.is_counting and bool(kept.score.told)
    players: list[Json] = [
        {
            "name": seated.name,
            "card": None,
            "has": ", ".join(seated_told(seated, tr)),
            "out": seated.is_out,
            "acts": seated.asked,
        }
        for seated in seats
        if not (taps and _is_live(seated))
    ]
    told: list[Json] = [*log_of(kept.score, wording)[-_TOLD:]]
    public: JsonObject = {
        "pack": wording.pack,
        "players": players,
        "pool": standing_told(stands, wording),
        "trick": [],
        "open": [],
        "ask": ask,
        "told": told,
        "result": "",
        "call": None,
        "continue": None,
        "over": bool(seen.winners),
    }
    own: JsonObject = {
        "name": tr("Score", "Scorekeeper") if keeps else "",
        "cards": [],
        "looked": [],
        "ask": ask if keeps and options else "",
        "options": options if keeps else [],
        "side": "",
        "undo": undo,
        "hint": False,
        "advice": "",
        "advised": "",
    }
    return {"public": public, "own": own}


def _taps(page: ScorePage, stands: ScoreStanding, seats: Sequence[Seated], view: SeatView) -> list[Json]:
    """Return the buttons while a deal is played: players, the next deal, meanings of a tap, bargains."""
    tr, tap = catalogue(view.wording.language).pgettext, page.means.tap
    names = {each: name for each, name in tap_names(tr).items() if stands.bargains or each != "won"}
    options: list[Json] = []
    for seated in filter(_is_live, seats):
        has = ", ".join(seated_told(seated, tr))
        options.append(_button(f"{tap} {seated.name}", seated.name, has, on=bool(seated.lost)))
    options.append(_button(DEALT, tr("Score", "Next deal")))
    means = tr("Score", "A tap means:")
    options += [_button(f"mean {each}", name, means, on=each == tap) for each, name in names.items()]
    if not stands.bargains:
        return options
    is_open, form = page.means.inn.isChecked(), page.bargain
    options.append(_button("inn", tr("Score", "Inn sold …"), on=is_open))
    if is_open:
        for word, box, means in (
            ("guest", form.guest, tr("Score", "Guest")),
            ("innkeeper", form.innkeeper, tr("Score", "Innkeeper")),
        ):
            options += [
                _button(f"{word} {box.itemText(at)}", box.itemText(at), means, on=at == box.currentIndex())
                for at in range(box.count())
            ]
        guest, innkeeper = form.guest.currentText(), form.innkeeper.currentText()
        if guest != innkeeper:
            parts: list[Json] = [
                _part(tr("Score", "Coins now"), form.coins.maximum()),
                _part(tr("Score", "Share of the winnings"), form.share.maximum(), "%"),
            ]
            agreed = _button(f"offer {guest} {innkeeper}", tr("Score", "Agreed"), f"{guest} → {innkeeper}")
            options.append({**agreed, "parts": parts})
    return options


def _is_live(seated: Seated) -> bool:
    """Return whether a tap on a player means something in this deal; the button shows what they have."""
    return seated.is_in or bool(seated.lost)


def _part(name: str, high: int, sign: str = "") -> JsonObject:
    return {"name": name, "low": 0, "high": high, "start": 0, "sign": sign}


def _button(do: str, say: str, means: str = "", *, on: bool | None = None) -> JsonObject:
    """Return a button; `on` is whether it is pressed, None if it cannot stay so."""
    button: JsonObject = {"do": do, "parts": [], "tail": "", "say": say, "means": means, "card": ""}
    return button if on is None else {**button, "on": on}


def take_choice(page: ScorePage, text: str) -> None:
    """Do what the phone that keeps the score has chosen; ignore what is not possible now."""
    stands = page.standing
    if stands is None or not page.is_counting or page.kept is None or page.kept.tricks is not None:
        return
    if text == "undo":
        page.undo()
    elif stands.seen.decision is not None:
        try:
            action = parse(text)
        except NotationError:
            return
        page.ask.answered.emit(action)
    elif stands.waits_for_deal:
        _take_tap(page, stands, text)


def _take_tap(page: ScorePage, stands: ScoreStanding, text: str) -> None:
    word, _, rest = text.partition(" ")
    if text == DEALT:
        page.go_on()
    elif word == "mean":
        for tap in TAPS:
            if rest == tap and (stands.bargains or tap != "won"):
                page.means.mean(tap)
    elif word == page.means.tap and rest in stands.names:
        seat = stands.names.index(rest)
        if seat in stands.playing or any(stands.lost[seat : seat + 1]):
            page.board.tapped.emit(seat)
    elif stands.bargains:
        _take_bargain(page, text)


def _take_bargain(page: ScorePage, text: str) -> None:
    word, _, rest = text.partition(" ")
    form, inn = page.bargain, page.means.inn
    if text == "inn":
        inn.toggle()
    elif inn.isChecked() and word == "offer":
        form.told.emit(text)
    elif inn.isChecked() and word in ("guest", "innkeeper"):
        box = form.guest if word == "guest" else form.innkeeper
        box.setCurrentIndex(max(box.findText(rest), 0))
