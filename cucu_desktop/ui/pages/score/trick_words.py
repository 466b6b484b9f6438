"""The standing, the entry form and the deals of a trick game with real cards, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.events import GameWon
from cucu_desktop.match.score.sheet import DEALT
from cucu_desktop.match.sides import written
from cucu_desktop.ui.guests.outcome import won_told
from cucu_desktop.ui.pages.score.seat_tile import Seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.match.score.trick_score import TrickScore
    from cucu_desktop.ui.text.wording import Wording


def players_of(score: TrickScore, wording: Wording) -> list[Seated]:
    """Return the content of the tiles: what each player has won."""
    game, series = score.game, score.series
    return [
        Seated(
            name=name,
            has=won_told(wording, game.game, series.standing[seat]),
            deals=seat == series.deal.dealer and not series.is_over,
            won=seat in series.winners,
        )
        for seat, name in enumerate(game.names)
    ]


def match_told(score: TrickScore, wording: Wording) -> str:
    """Return the headline: the deal and its dealer, or the winners of the match."""
    tr, names, series = catalogue(wording.language).pgettext, score.game.names, score.series
    if series.is_over:
        return wording.log.sentence(GameWon(series.winners), names) or ""
    dealer = tr("Score", "{name} deals").format(name=names[series.deal.dealer])
    return f"{wording.log.standing(score.told.count(DEALT) + 1, 0)} · {dealer}"


def count_names(score: TrickScore, tr: Callable[[str, str], str]) -> list[str]:
    """Return the names of the fields for the points of both sides, and for the recount; `tr` translates."""
    sides = [side.replace("+", " + ") for side in score.side_names(score.series.deal)]
    sides = sides or [tr("Score", "the bidder’s side")] * 2
    points, recount = tr("Score", "Points of {side}"), tr("Score", "Recount of {side}")
    return [*(points.format(side=side) for side in sides), recount.format(side=sides[0])]


def deal_told(score: TrickScore, wording: Wording) -> str:
    """Return the result of the last deal; "" before the first one."""
    tr, result = catalogue(wording.language).pgettext, score.result()
    if not result["deals"]:
        return ""
    if result["points"] is None:
        return tr("Score", "Thrown in: nobody bid.")
    points = ", ".join(
        f"{side.replace('+', ' + ')} {written(count)}" for side, count in result["points"].items()
    )
    if result["result"] == "draw":
        return tr("Score", "{points}. Drawn.").format(points=points)
    won = str(result["result"]).replace("+", " + ")
    return tr("Score", "{points}. {side} won.").format(points=points, side=won)
