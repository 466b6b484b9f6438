"""What phones show of the score of real cards, and the choices of the phone that keeps it.

A message has the form that `ui/guests/seat_view` describes. A choice goes to the widgets that a tap uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.actions import NotationError, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.match.score.game_score import DEALT
from cucu_desktop.match.score.trick_score import points_in
from cucu_desktop.ui.guests.option_buttons import options_of
from cucu_desktop.ui.guests.seat_view import SeatView
from cucu_desktop.ui.pages.score.bargain_form import bargain_asks, offer_label, offer_text, usual_offers
from cucu_desktop.ui.pages.score.score_frame import refusals
from cucu_desktop.ui.pages.score.score_words import log_of, seats_of, standing_told
from cucu_desktop.ui.pages.score.seat_tile import seated_told
from cucu_desktop.ui.pages.score.tap_meaning import TAPS, tap_names, taps_of
from cucu_desktop.ui.pages.score.trick_words import (
    count_names,
    last_deal_told,
    match_told,
    people_told,
    winners_told,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.score.game_score import Score
    from cucu_desktop.match.score.standing import ScoreStanding
    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.pages.score.score_page import ScorePage
    from cucu_desktop.ui.pages.score.seat_tile import Seated
    from cucu_desktop.ui.pages.score.trick_board import TrickBoard

_TOLD: Final = 3
"""The number of latest sentences of the log that are sent."""


class _Shown(NamedTuple):
    """The contents of a message that differ between exchange games and trick games.

    Attributes:
        players: what each player has; those who are buttons in `options` are missing.
        stands: the deal, the pool, the dealer.
        ask: what is asked or done now.
        options: the buttons of the phone that keeps the score.
        told: the sentences about what happened, the last ones at the end.
        over: whether the game is over.
    """

    players: list[Json]
    stands: str
    ask: str
    options: list[Json]
    told: list[str]
    over: bool


def phone_message(page: ScorePage, language: str, *, keeps: bool) -> JsonObject | None:
    """Return the message for a phone; None without a game. Only the one that keeps the score has options."""
    kept = page.kept
    if kept is None:
        return None
    game = kept.sheet.game
    view = SeatView(language, game.game.id, game.options, game.names, page.wording.place)
    tr = catalogue(language).pgettext
    if kept.tricks is not None:
        shown = _tricks(page, kept.tricks, view, keeps=keeps)
    elif page.standing is not None:
        shown = _tokens(page, kept.score, page.standing, view, keeps=keeps)
    else:
        return None
    if not page.is_counting:
        shown = shown._replace(ask=tr("Score", "A new game is being set up."), options=[])
    told: list[Json] = [*shown.told[-_TOLD:]]
    public: JsonObject = {
        "pack": view.wording.pack,
        "players": shown.players,
        "pool": shown.stands,
        "trick": [],
        "open": [],
        "ask": shown.ask,
        "told": told,
        "result": "",
        "call": None,
        "continue": False,
        "over": shown.over,
        "board": not keeps,
    }
    options = shown.options if keeps else []
    own: JsonObject = {
        "name": tr("Score", "Scorekeeper") if keeps else "",
        "cards": [],
        "looked": [],
        "ask": shown.ask if options else "",
        "options": options,
        "side": "",
        "undo": keeps and page.is_counting and bool(kept.sheet.told or page.bargain.guest),
        "hint": False,
        "advice": refusals(tr)[page.refused] if keeps and page.refused else "",
        "advised": "",
    }
    return {"public": public, "own": own}


def _tokens(page: ScorePage, score: Score, stands: ScoreStanding, view: SeatView, *, keeps: bool) -> _Shown:
    """Return the contents about an exchange game."""
    wording, seen, tr = view.wording, stands.seen, catalogue(view.wording.language).pgettext
    seats = seats_of(stands, wording, letters=False)
    taps = keeps and page.is_counting and stands.waits_for_deal
    ask, options = "", []
    if not stands.waits_for_deal:
        ask = wording.addressed().prompts.question(seen, stands.names)
        options = options_of(seen, wording)
    elif taps:
        ask, form = tr("Score", "Tap everyone who lost, then “Next deal”."), page.bargain
        if page.is_bargaining:
            ask = bargain_asks(form.guest, form.innkeeper, tr)
            taps = not form.innkeeper
        options = _taps(page, stands, seats, view)
    players: list[Json] = [
        _player(seated.name, seated_told(seated, tr), out=seated.is_out, acts=seated.asked)
        for seated in seats
        if not (taps and _is_live(seated))
    ]
    return _Shown(
        players, standing_told(stands, wording), ask, options, log_of(score, wording), bool(seen.winners)
    )


def _tricks(page: ScorePage, score: TrickScore, view: SeatView, *, keeps: bool) -> _Shown:
    """Return the contents about a trick game."""
    wording, series, tr = view.wording, score.series, catalogue(view.wording.language).pgettext
    players: list[Json] = [_player(name, told) for name, told in people_told(score, wording).items()]
    ask, options = winners_told(score, wording), []
    if keeps and not series.is_over:
        ask = tr("Score", "Play the deal, then enter its points.")
        options = _deal_form(page.tricks, score, view)
    return _Shown(
        players,
        "" if series.is_over else match_told(score, wording),
        ask,
        options,
        [last_deal_told(score, wording)] if score.told else [],
        series.is_over,
    )


def _deal_form(board: TrickBoard, score: TrickScore, view: SeatView) -> list[Json]:
    """Return the bid as buttons, and the form for the points of the deal, as far as entered in the window."""
    wording, tr = view.wording, catalogue(view.wording.language).pgettext
    options: list[Json] = []
    parts: list[Json] = []
    if score.game.game.names_partner:
        bidder = board.bidder.currentData()
        none, alone = tr("Score", "nobody: thrown in"), tr("Score", "alone")
        for word, box, first in (("bidder", board.bidder, none), ("partner", board.partner, alone)):
            if box.isEnabledTo(board):
                means = tr("Score", "Bid by") if word == "bidder" else tr("Score", "Partner")
                values = [str(box.itemData(at)) for at in range(box.count())]
                options += [
                    _choice(f"{word} {value}", value or first, means, on=value == box.currentData())
                    for value in values
                ]
        if bidder:
            choices: list[Json] = [[card.id, wording.cards.name(card.id)] for card in CUCCO.designs]
            start = board.card.currentData()
            parts.append({"name": tr("Score", "Card"), "choices": choices, "start": start, "sign": ""})
    names, deal = count_names(score, tr), score.told.count(DEALT) + 1
    for spin in board.counts:
        name = names[(*board.points, board.recount).index(spin)]
        part = _part(name, int(spin.maximum()))
        parts.append({**part, "start": spin.value() or None, "step": spin.singleStep()})
    return [*options, {**_button(f"deal {deal}", tr("Common", "Next deal")), "parts": parts, "whole": True}]


def _player(name: str, told: Sequence[str], *, out: bool = False, acts: bool = False) -> JsonObject:
    return {"name": name, "card": None, "has": ", ".join(told), "out": out, "acts": acts}


def _taps(page: ScorePage, stands: ScoreStanding, seats: Sequence[Seated], view: SeatView) -> list[Json]:
    """Return the buttons while a deal is played: players, the next deal, meanings of a tap, bargains."""
    tr, tap = catalogue(view.wording.language).pgettext, page.means.tap
    inn = _button("inn", tr("Score", "Inn sold …"), on=page.is_bargaining)
    if page.is_bargaining:
        return [*_bargain(page, stands, seats, view), inn]
    options: list[Json] = []
    names = {each: name for each, name in tap_names(tr).items() if each in taps_of(stands)}
    for seated in filter(_is_live, seats):
        has = ", ".join(seated_told(seated, tr))
        options.append(_button(f"{tap} {seated.name}", seated.name, has, on=bool(seated.lost)))
    options.append(_button(DEALT, tr("Common", "Next deal")))
    means = tr("Score", "A tap means:")
    options += [_choice(f"mean {each}", name, means, on=each == tap) for each, name in names.items()]
    return [*options, inn] if stands.bargains else options


def _bargain(
    page: ScorePage, stands: ScoreStanding, seats: Sequence[Seated], view: SeatView
) -> Iterator[Json]:
    """Yield the people to choose from, then the usual offers, and the form for any other."""
    tr, form, wording = catalogue(view.wording.language).pgettext, page.bargain, view.wording
    guest, innkeeper = form.guest, form.innkeeper
    if not innkeeper:
        for seated in filter(_is_live, seats):
            word = "innkeeper" if guest and seated.name != guest else "guest"
            has = ", ".join(seated_told(seated, tr))
            yield _button(f"{word} {seated.name}", seated.name, has, on=seated.name == guest)
        return
    for coins, percent, is_possible in usual_offers(stands, guest):
        if is_possible:
            text = offer_text(guest, innkeeper, coins, percent)
            yield {**_button(text, offer_label(coins, percent, wording)), "small": True}
    parts: list[Json] = [
        _part(tr("Score", "Coins now"), form.coins.maximum()),
        _part(tr("Score", "Share of the winnings"), form.share.maximum(), "%"),
    ]
    agreed = _button(f"offer {guest} {innkeeper}", tr("Score", "Agreed"), f"{guest} → {innkeeper}")
    yield {**agreed, "parts": parts}


def _is_live(seated: Seated) -> bool:
    """Return whether a tap on a player means something in this deal; the button shows what they have."""
    return seated.is_in or bool(seated.lost)


def _part(name: str, high: int, sign: str = "") -> JsonObject:
    return {"name": name, "low": 0, "high": high, "start": 0, "sign": sign}


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
    elif stands is None:
        return
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
    elif stands.bargains and (text == "inn" or page.is_bargaining):
        _take_bargain(page, stands, text)
    elif word == "mean":
        for tap in TAPS:
            if rest == tap and (stands.bargains or tap != "won"):
                page.means.mean(tap)
    elif word == page.means.tap and _is_tile(stands, rest):
        page.board.tapped.emit(stands.names.index(rest))


def _is_tile(stands: ScoreStanding, name: str) -> bool:
    """Return whether a person's tile may be tapped."""
    if name not in stands.names:
        return False
    seat = stands.names.index(name)
    return seat in stands.playing or any(stands.lost[seat : seat + 1])


def _take_deal(page: ScorePage, score: TrickScore, text: str) -> None:
    """Choose the bidder or the partner, or end the deal: "deal", its number, in Zifuli a card, the points."""
    board = page.tricks
    word, _, rest = text.partition(" ")
    if score.series.is_over:
        return
    if word in ("bidder", "partner"):
        box = board.bidder if word == "bidder" else board.partner
        if score.game.game.names_partner and box.isEnabledTo(board):
            board.choose(box, rest)
        return
    number, *entered = rest.split() or [""]
    if word != "deal" or number != str(score.told.count(DEALT) + 1):
        return
    if board.bidder.currentData() and (not entered or not board.choose(board.card, entered.pop(0))):
        return
    counts, points = board.counts, [points_in(each) for each in entered]
    if len(points) != len(counts) or None in points:
        return
    for spin, value in zip(counts, points, strict=True):
        assert value is not None
        if value > spin.maximum():
            page.refuse_entry("points")
            return
        spin.setValue(value)
    if len(board.counts) == len(counts):  # else equal points are counted again
        page.go_on()


def _take_bargain(page: ScorePage, stands: ScoreStanding, text: str) -> None:
    word, _, rest = text.partition(" ")
    form = page.bargain
    if text == "inn":
        page.means.inn.toggle()
    elif word == "offer":
        form.told.emit(text)
    elif word == ("guest" if form.guest in ("", rest) else "innkeeper") and _is_tile(stands, rest):
        form.take(rest)
