"""The results of a deal of the day in words: on the page, and as lines for sharing.

The shared lines name no card: their readers may not have played the deals of the day yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.text import dates
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.words import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from cucu_desktop.match.daily.diary import DayResult, DiaryEntry
    from cucu_desktop.ui.text.wording import Wording

BEST: Final = "\N{BLACK CIRCLE}"
OTHER: Final = "\N{WHITE CIRCLE}"
_MOST_MARKS: Final = 12
"""With more decisions than these only numbers are shown."""


def told_outcome(wording: Wording, brought: int) -> str:
    """Return the result of a deal for the player: coins, points ahead or tokens, as its game calls them."""
    played = GAMES[wording.game_id]
    plus = "+" * (brought > 0)
    if played.deal_unit == "coins":
        return f"{plus}{wording.numbers.coins(brought)}"
    number, told = abs(brought), signed(brought, plus=True)
    if played.deal_unit == "points":
        return trn("Daily", "{amount} point", "{amount} points", number).format(amount=told)
    if isinstance(played, TrickGame):
        return trn("Daily", "{amount} token", "{amount} tokens", number).format(amount=told)
    if not brought:
        return tr("Daily", "nothing lost")
    return f"{plus}{wording.numbers.tokens(brought)}"


def told_best(result: DayResult) -> str:
    """Return the number of best decisions; "" until they are judged."""
    if result.best is None or result.decisions is None:
        return ""
    if not result.decisions:
        return tr("Daily", "no decisions to make")
    told = trn(
        "Daily",
        "{best} of {n} decision was the best",
        "{best} of {n} decisions were the best",
        result.decisions,
    ).format(best=result.best)
    return ", ".join(filter(None, (told, told_advised(result))))


def told_advised(result: DayResult) -> str:
    """Return the number of decisions with advice; "" if 0."""
    if not result.advised:
        return ""
    return trn("Daily", "{n} with a hint", "{n} with a hint", result.advised)


def marks_of(result: DayResult) -> str:
    """Return a filled mark for each best decision, and an empty mark for each other decision."""
    if not result.decisions or result.best is None or result.decisions > _MOST_MARKS:
        return ""
    return BEST * result.best + OTHER * (result.decisions - result.best)


def to_share(day: date, entries: Sequence[DiaryEntry | None], words_of: Callable[[str], Wording]) -> str:
    """Return the lines for sharing: the day, and the result of each deal played.

    Args:
        day: the day.
        entries: the entries of its deals; None: not played.
        words_of: returns the words of a game.
    """
    later = tr("Daily", "played late")
    lines = [tr("Daily", "Cucù, deals of the day, {day}").format(day=dates.short_day(day))]
    for entry in entries:
        if entry is None or entry.result is None:
            continue
        result = entry.result
        of = f"{result.best}/{result.decisions}" if result.decisions else ""
        wording = words_of(entry.deal.game)
        name = wording.choices.game(entry.deal.game)["name"]
        parts = (f"{name}: {told_outcome(wording, result.brought)}", of)
        line = " · ".join(filter(None, (*parts, marks_of(result), told_advised(result))))
        lines.append(f"{line} ({later})" if entry.is_late else line)
    return "\n".join(lines)
