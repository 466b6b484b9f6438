"""Offers of the start page: the suspended match, the season, today's deals, the last players.

They are read at every start, so seasons, evenings and the diary are imported only if any were saved.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.ui.pages.start_calls import Calls, SeasonCall
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.saved_matches import Save, Unreadable
from cucu_desktop.ui.window.doors import new_doors, open_doors

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from cucu_desktop.match.evening.evening_store import EveningLeft
    from cucu_desktop.ui.play.context import Context

A_DAY: Final = 3
"""Number of deals in a day; a copy, so that the start need not import the programme."""
_RECENT: Final = 5
"""Number of finished matches that are searched for the last one that is not from the collection."""


def calls(context: Context, tell: Callable[[str, Path], None] | None = None) -> Calls:
    """Return the offers; `tell` is called once for each log that cannot be read."""
    open_doors(context)
    left, matches = newest(context, tell), context.matches
    evening = None
    if isinstance(left, Save):
        evening = next((each for each in store.waiting(matches) if each.match == left.path.name), None)
    season, again = _season(matches), _again(matches, left)
    has_played = any((left, season, again)) or saved_matches.daily(matches).is_dir()
    is_new = not (has_played or context.preferences.lessons)
    preferences = context.preferences
    return Calls(
        left,
        evening,
        season,
        _daily(matches) if "today" in preferences.doors else None,
        again,
        _running_score(matches),
        is_new,
        preferences.doors,
        frozenset(new_doors(preferences)),
    )


def newest(context: Context, tell: Callable[[str, Path], None] | None = None) -> Save | EveningLeft | None:
    """Return the match, or the evening between two games, that was suspended last."""
    save = _match(context, tell)
    evenings = store.waiting(context.matches)
    evening = next((left for left in evenings if not _has_match(left, context.matches)), None)
    if evening is None or (save is not None and save.played.timestamp() > evening.written):
        return save
    return evening


def _has_match(left: EveningLeft, matches: Path) -> bool:
    """Return whether a match of an evening is suspended: the match is offered then."""
    return left.match is not None and (matches / left.match).is_file()


def _match(context: Context, tell: Callable[[str, Path], None] | None) -> Save | None:
    """Return the newest match; a deal of the collection only if there is no other."""
    told = context.preferences.told
    offered: Save | None = None
    for found in saved_matches.waiting(context.matches):
        if isinstance(found, Save):
            if not found.is_of_collection:
                return found
            offered = offered or found
        if tell is not None and isinstance(found, Unreadable) and found.path.name not in told:
            tell(found.reason, found.path)
    return offered


def _running_score(matches: Path) -> str:
    """Return the id of the game whose score of real cards is under way; "" if none is."""
    if not (matches.parent / "scores").is_dir():
        return ""
    from cucu_desktop.match.score.kept_score import kept_games

    running = next((kept for kept in kept_games(matches) if not kept.is_over), None)
    return running.plan["game"] if running is not None else ""


def _season(matches: Path) -> SeasonCall | None:
    """Return the evening and the leader of the last season, unless its evenings at this table are over."""
    season = None
    for season in shelf.seasons(matches):  # noqa: B007 - the last one
        pass
    if season is None or season.next_evening == len(season.plan.evenings):
        return None
    number, most = season.next_evening + 1, len(season.plan.evenings)
    first, second = season.standings[:2]
    lead = first.points - second.points
    if not lead:
        return SeasonCall(number, most)
    persons = [person.name for person in season.plan.persons]
    return SeasonCall(number, most, first.player.name, lead, persons == [first.player.name])


def _daily(matches: Path) -> tuple[int, int] | None:
    """Return how many of today's deals are over, and the number of deals; None if all are over."""
    day, folder, done = today(), saved_matches.daily(matches), 0
    with suppress(OSError):
        if any(folder.glob(f"{day.isoformat()}-*")):
            from cucu_desktop.match.daily.diary import Diary

            found = Diary(folder).of_day(day)
            done = sum(entry is not None and entry.state == "over" for entry in found)
    return (done, A_DAY) if done < A_DAY else None


def today() -> date:
    """Return today's date in local time."""
    from cucu_desktop.local_time import local_now

    return local_now().date()


def _again(matches: Path, left: Save | EveningLeft | None) -> Save | None:
    """Return the last finished match outside the collection, unless `left` has the same game and players."""
    again = last_played(matches)
    if again is None or (isinstance(left, Save) and (left.game, set(left.names)) == _company(again)):
        return None
    return again


def last_played(matches: Path) -> Save | None:
    """Return the last finished match outside the collection."""
    found = saved_matches.played(matches, _RECENT)
    return next((save for save in found if not save.is_of_collection), None)


def _company(save: Save) -> tuple[str, set[str]]:
    return save.game, set(save.names)
