"""The standing, the entry form and the log of a trick game with real cards, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.catalogues import catalogue
from cucu_desktop.engine.events import GameWon
from cucu_desktop.engine.tricks.events import BidMade
from cucu_desktop.match.score.game_score import DEALT
from cucu_desktop.match.score.trick_score import TrickScore
from cucu_desktop.match.sides import DummyName, written
from cucu_desktop.ui.guests.outcome import won_told

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.ui.text.wording import Wording


def people_told(score: TrickScore, wording: Wording) -> dict[str, list[str]]:
    """Return for each player, by name, the deals or tokens won, then the marks of dealer and winner."""
    tr, result = catalogue(wording.language).pgettext, score.result()
    winners = result["winner"] if isinstance(result["winner"], list) else [result["winner"]]
    told = {}
    for name, won in result["standing"].items():
        marks = [tr("Common", "deals")] * (name == result["dealer"])
        marks += [tr("Score", "has won")] * (name in winners)
        told[name] = [won_told(wording, score.game.game, won), *marks]
    return told


def match_told(score: TrickScore, wording: Wording) -> str:
    """Return the headline: the deal and its dealer, or the winners of the match."""
    tr, series = catalogue(wording.language).pgettext, score.series
    if series.is_over:
        return winners_told(score, wording)
    dealer = tr("Score", "{name} deals").format(name=score.game.names[series.deal.dealer])
    return f"{wording.log.standing(score.told.count(DEALT) + 1, 0)} · {dealer}"


def count_names(score: TrickScore, tr: Callable[[str, str], str]) -> list[str]:
    """Return the names of the fields for the points of both sides, and for the recount; `tr` translates."""
    sides = [side.replace("+", " + ") for side in score.side_names(score.series.deal)]
    if not sides:
        points = tr("Score", "Points of the bidder’s side")
        return [points, points, tr("Score", "Recount of the bidder’s side")]
    points, recount = tr("Score", "Points of {side}"), tr("Score", "Recount of {side}")
    return [*(points.format(side=side) for side in sides), recount.format(side=sides[0])]


def last_deal_told(score: TrickScore, wording: Wording) -> str:
    """Return the result of the last deal; before the first one what to do."""
    tr, result = catalogue(wording.language).pgettext, score.result()
    if not result["deals"]:
        return tr("Score", "Play the deal, then enter its points.")
    told = deal_told(score, wording)
    return told if result["points"] is None else tr("Score", "Last deal: {told}").format(told=told)


def deal_told(score: TrickScore, wording: Wording) -> str:
    tr, result = catalogue(wording.language).pgettext, score.result()
    if result["points"] is None:
        return tr("Score", "Thrown in: nobody bid.")
    points = ", ".join(
        f"{side.replace('+', ' + ')} {written(count)}" for side, count in result["points"].items()
    )
    if result["result"] == "draw":
        return tr("Score", "{points}. Drawn.").format(points=points)
    won = str(result["result"]).replace("+", " + ")
    return tr("Score", "{points}. {side} won.").format(points=points, side=won)


def trick_log(score: TrickScore, wording: Wording) -> list[str]:
    """Return all deals, a sentence for each event, in order."""
    again, names, seen = TrickScore(score.game), list(score.game.names), 0
    names += [DummyName("")] * (again.series.kind.seats - len(names))
    found: list[str] = []
    for number, text in enumerate(score.told):
        if not number or score.told[number - 1] == DEALT:
            found.append(wording.log.standing(again.told.count(DEALT) + 1, 0))
        again.tell(text)
        table = again.series.table
        bidder = again.bidder(text)
        bid = [BidMade(bidder, text.rpartition(" ")[2])] if bidder is not None else []
        for event in (*bid, *table.events(seen)):
            sentence = wording.log.sentence(event, names, again.series.deals)
            found += [sentence] if sentence else []
        seen = len(table.journal)
    return found


def winners_told(score: TrickScore, wording: Wording) -> str:
    """Return the sentence about the winners of the match; "" before its end."""
    winners = score.series.winners
    return (wording.log.sentence(GameWon(winners), score.game.names) or "") if winners else ""
