"""What has to hold after each step; each invariant is a function that raises `BrokenError`."""

from __future__ import annotations

import gc
import re
import threading
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
)

from tests.simulation import promises
from tests.simulation.broken import BrokenError
from tests.simulation.clock import CLOCK
from tests.simulation.disk import DISK
from tests.simulation.phones import nobody_who_left_is_awaited, nothing_hidden_is_sent
from tests.simulation.redeal import nothing_hidden_is_told, observed

if TYPE_CHECKING:
    from tests.simulation.steps import Step
    from tests.simulation.world import World

MOST_BACK = 4
"""Steps back from any page to the first one, but for pages into which something was entered."""
SLOW = 5
"""Seconds of processor time for a step, many times what a page takes: machines differ."""
ENDS = 4
"""One evening in four ends with matches that are counted."""
CHECKED: set[tuple[object, ...]] = set()
"""The pages, by type and looks, whose texts have been measured in this process."""


def check(world: World, step: Step, before: object) -> None:
    nothing_loud(world)
    alone(world)
    locks_have_owners(world)
    world.promises.check(world)
    words_of_one_language(world)
    nothing_cut_off(world)
    table_is_the_log(world)
    nothing_hidden_is_told(world)
    nothing_hidden_is_sent(world)
    nobody_who_left_is_awaited(world)
    result_is_kept(world)
    if step.keeps:
        nothing_forgotten(world, before)
    one_is_expected(world)


def quick(told: str, seconds: float) -> None:
    """A step does not hold the window's thread for long."""
    if seconds > SLOW:
        raise BrokenError("slow", f"{told} took {seconds:.1f} s of processor time")


def check_end(world: World) -> None:
    """Back leads to the first page in four steps, and a table that is left leaves no timer."""
    DISK.mode = "well"
    if len(world.windows) > 1:
        world.close_window()
    before = world.window.settings.now
    while (page := world.page) is not None and not world.stack._entries[-1].stays:
        deep = len(world.stack._entries)
        plain = [
            entry for entry in world.stack._entries[:-1] if entry.state and entry.state.own == entry.fresh
        ]
        if len(plain) > MOST_BACK:
            raise BrokenError(
                "back", f"{len(plain)} pages with nothing entered lie below {type(page).__name__}"
            )
        page.closed.emit()
        world.settle()
        if len(world.stack._entries) >= deep:
            raise BrokenError("back", f"back does not close {type(page).__name__}")
    world.window.leave()
    world.stack.close_pages()
    CLOCK.advance(60_000)
    nothing_loud(world)
    left = CLOCK.repeating()
    if world.window.playing is None and world.page is None and left:
        raise BrokenError("left", f"a timer of {left[0]} still runs at the start page")
    if len(world.trace) % ENDS == 0 and world.window.playing is None:
        nothing_piles_up(world)
    world.crash(cut=False)
    now = world.window.settings.now
    differs = {name for name in before.__slots__ if getattr(before, name) != getattr(now, name)}
    if set(before.doors) <= set(now.doors):
        differs.discard("doors")  # finished games open more at a start
    if differs - {"geometry", "told", "name"} and not world.was_shared:
        raise BrokenError("not saved", f"the preference {min(differs)} is another after a restart")
    world.promises.check(world)


def nothing_piles_up(world: World) -> None:
    """A match that is begun and left once more, with a page over it, leaves nothing behind."""
    from tests.simulation import steps  # noqa: PLC0415 - it imports this module

    rounds = []
    for _ in range(3):
        steps.begin(world, 0, 1)
        world.settle()
        CLOCK.advance(2_000)
        steps.inn(world, 3, 0)
        world.settle()
        world.stack.close_pages()
        world.window.leave()
        world.stack.close_pages()
        CLOCK.advance(60_000)
        gc.collect()
        rounds.append(_what_there_is(world))
    for kind, number in rounds[2].items():
        if number > rounds[1][kind]:
            raise BrokenError("left", f"a match more leaves {number - rounds[1][kind]} more of {kind}")


def _what_there_is(world: World) -> Counter[str]:
    """Count the objects of Qt, of the program's own types that are no data, files, threads and timers."""
    found = Counter(type(each).__name__ for each in world.window.findChildren(QObject))
    found["thread"] = threading.active_count()
    found["timer that repeats"] = len(CLOCK.repeating())
    if (files := Path("/proc/self/fd")).is_dir():
        found["open file"] = len(list(files.iterdir()))
    for each in gc.get_objects():
        if type(each).__module__.startswith(("cucu_desktop.ui.play", "cucu_desktop.match.match")):
            found[f"object {type(each).__name__}"] += 1
    return found


def nothing_loud(world: World) -> None:
    """No traceback, no warning, no message of Qt, no page of errors."""
    if world.told:
        told = world.told[0]
        world.told.clear()
        raise BrokenError("loud", told)
    if type(world.page).__name__ == "ErrorPage":
        raise BrokenError("loud", "a page of errors")


def alone(world: World) -> None:
    """No notice says that another window has a match or the tournament when none has it."""
    from cucu_desktop.ui.pages.club.club_page import ClubPage  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.widgets.language import tr  # noqa: PLC0415
    from cucu_desktop.ui.widgets.notices import played_elsewhere  # noqa: PLC0415

    others = [window for window in world.windows if window is not world.window]
    if not others and played_elsewhere() in promises.TOLD:
        raise BrokenError("lock", "a match is open in another window, and there is none")
    has_notice = tr("Club", "The tournament is open in another window.") in promises.TOLD
    is_unsaved = any(name.endswith(".cucu-club") for name in world.promises.told)
    if has_notice and not is_unsaved and not any(window.page_stack.holds(ClubPage) for window in others):
        raise BrokenError("lock", "the tournament is open in another window, and none has its page")


def locks_have_owners(world: World) -> None:
    """A file that is locked by this window is open in it, or waits to be written."""
    from cucu_desktop.ui.play import saved_matches  # noqa: PLC0415 - after the clock

    owned = [*(writer.path for writer in promises.open_writers(world.home)), *saved_matches._unwritten]
    names = {str(saved_matches._lock_path(path)) for path in owned}
    for held in world.processes[world.at].locks:
        lock = held()
        if lock is not None and lock.isLocked() and lock.fileName() not in names:
            raise BrokenError("lock", f"{Path(lock.fileName()).name} is held, and its file is closed")


# Words


@cache
def _texts(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the English texts of the window, and their texts in this language."""
    from cucu_desktop.catalogues import catalogue  # noqa: PLC0415 - after the clock

    english, here = set(), set()
    for entry, text in catalogue(language)._catalog.items():
        identity = entry if isinstance(entry, str) else entry[0]
        context, _, original = identity.rpartition("\4")
        if ":" not in context and text:
            english.add(original)
            here.add(text)
    return frozenset(english), frozenset(here)


@cache
def strange(language: str) -> frozenset[str]:
    """Return the texts that show another language."""
    english, here = _texts(language)
    others: set[str] = set() if language == "en" else set(english)
    for other in ("de", "it"):
        if other != language:
            others |= _texts(other)[1]
    names = re.compile(r"[\w'’.-]+")
    return frozenset(text for text in others - here if " " in text or not names.fullmatch(text))


def words_of_one_language(world: World) -> None:
    """No text of another language than the window's; the pages of rules and about have some by intent."""
    language = world.window.settings.now.language
    found = strange(language).intersection(world.words()) - world.typed
    if found:
        where = type(world.reach()).__name__
        raise BrokenError("words", f"{min(found)!r} in the window in {language}, on {where}")


def nothing_cut_off(world: World) -> None:
    """No text that does not fit; measured once for each page, language and size."""
    from tests.ui.windows import cut_off  # noqa: PLC0415 - after the clock

    page, now = world.page, world.window.settings.now
    if page is None or world.typed & {"x" * 300}:
        return
    what = (type(page), page.game, now.language, now.text, world.window.size().toTuple())
    if what in CHECKED:
        return
    cut = cut_off(page)
    if cut:
        raise BrokenError("cut off", f"{cut[0]} on {type(page).__name__} in {now.language} at {now.text} %")
    CHECKED.add(what)


# The table


def table_is_the_log(world: World) -> None:
    """The table at rest is that of the observation, and the match is the replay of its log."""
    from cucu_desktop.engine.events import SPECTATOR  # noqa: PLC0415 - after the clock
    from cucu_desktop.match.match import Match  # noqa: PLC0415
    from cucu_desktop.ui.scene.scene_dump import dump_of  # noqa: PLC0415
    from cucu_desktop.ui.scene.tricks import scene_dump as tricks  # noqa: PLC0415

    playing = world.window.playing
    if playing is None or playing.view.busy:
        return
    session = playing.session
    match = session._match
    if not session.match_view.is_behind and not session.held:
        seen = session.observation
        wanted = (tricks.dump_of if hasattr(seen, "tricks") else dump_of)(seen)
        shown = playing.view.table.dump()
        differs = {name for name in wanted if wanted[name] != shown.get(name)} - {"to_act", "cards"}
        if differs:
            name = min(differs)
            raise BrokenError("table", f"{name} is {shown.get(name)!r}, not {wanted[name]!r}")
    lines = match._replay.lines
    if match.writer is not None and len(match.writer._lines) != len(lines) + 1:
        raise BrokenError(
            "log", f"{len(lines)} lines were played, and {len(match.writer._lines) - 1} are written"
        )
    if playing._wording.game_id != match.setup.game:
        raise BrokenError("words", f"{match.setup.game} speaks as {playing._wording.game_id}")
    if len(lines) % 7 == 0 and len(lines) < 300:
        again = Match.after(match.setup, list(lines))
        for seat in (SPECTATOR, *range(len(match.players))):
            if observed(again, seat) != observed(match, seat):
                raise BrokenError("replay", f"the observation of seat {seat} is not that of the log")


def result_is_kept(world: World) -> None:
    """The result of a game that is over is in the statistics, or a notice says that it is not."""
    from cucu_desktop import kept_stores  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.play.session_state import Stage  # noqa: PLC0415

    playing, controller = world.window.playing, world.window.match_controller
    if playing is None or playing.session.stage is not Stage.OVER or controller.guide is not None:
        return
    match = playing.session._match
    if match.writer is None or match.setup.case is not None or match.is_known:
        return
    kept = f"{match.writer.path.name} {match.game_number}"
    if kept not in world.promises.results(world) | world.unkept and "results" not in kept_stores.unwritten():
        raise BrokenError("not saved", f"the result of game {match.game_number} is not in the statistics")
    world.unkept.add(kept)


# Rebuilding


def shown_state(world: World) -> dict[str, object]:
    """Return what must survive a change of language or looks."""
    page = world.page
    found: dict[str, object] = {"page": type(page).__name__}
    playing = world.window.playing
    if playing is not None and page is None:
        session = playing.session
        found["stage"] = session.stage
        found["question"] = session.question and session.question.decision.options
        found["panel"] = world.window.settings.now.account
    if page is None:
        return found
    for kind, read in _READ.items():
        for field in page.findChildren(kind):
            if isinstance(field, QPlainTextEdit) and field.isReadOnly():
                continue
            own = type(page).__name__, type(field).__name__, page.findChildren(type(field)).index(field)
            if not (field.isVisible() or isinstance(field, QLineEdit | QPlainTextEdit)):
                continue  # what is chosen anew when it is shown again
            is_own_text = isinstance(field, QLineEdit) and not isinstance(field.parent(), QAbstractSpinBox)
            if own in world.touched or is_own_text:
                found[f"{kind.__name__} {own[1]} {own[2]}"] = read(field)
    focus = page.focusWidget()
    if focus is not None and focus is not page and focus.isVisible():
        found["focus"] = type(focus), page.findChildren(type(focus)).index(focus)
    bars = [area.verticalScrollBar() for area in page.findChildren(QScrollArea)]
    found["scrolled"] = any(bar.value() > bar.maximum() / 3 for bar in bars)
    found["width"] = world.window.width()
    found["scrolls"] = any(bar.maximum() > 3 * bar.singleStep() for bar in bars)
    return found


_READ = {
    QLineEdit: lambda field: field.text(),
    QPlainTextEdit: lambda field: field.toPlainText(),
    QComboBox: lambda box: (box.currentData() or box.currentIndex(), box.count()),
    QCheckBox: lambda box: box.isChecked(),
    QSpinBox: lambda box: box.value(),
}


def nothing_forgotten(world: World, before: dict[str, object]) -> None:
    """No input, focus, scroll position or question is lost by a change of language or looks."""
    after = shown_state(world)
    if before["page"] != after["page"]:
        raise BrokenError("forgotten", f"{before['page']} has become {after['page']}")
    page = before["page"]
    for name, value in before.items():
        now = after.get(name)
        if _may_change(world, before, name):
            continue
        if value != now:
            raise BrokenError("forgotten", f"{name} of {page} was {value!r} and is {now!r}")
    is_as_wide = before.get("width") == after.get("width")
    if is_as_wide and before.get("scrolled") and not after["scrolled"] and after["scrolls"]:
        raise BrokenError("forgotten", f"where {page} was scrolled to")
    if page != "NoneType" and before.get("focus") not in (None, after.get("focus")):
        kind, number = before["focus"]
        alike = world.page.findChildren(kind)
        if number < len(alike) and alike[number].isVisible() and alike[number].isEnabled():
            raise BrokenError("forgotten", f"the focus of {page}, which was {kind.__name__} {number}")


def _may_change(world: World, before: dict[str, object], name: str) -> bool:
    """Return whether a value may be another one after a change of language or looks."""
    page, value = before["page"], before[name]
    if name in ("page", "scrolled", "scrolls", "width", "focus"):
        return True
    if page == "SettingsPage" and "ComboBox" in name:
        return True
    if value == (-1, 0):  # a box without choices
        return True
    if name.startswith("QLineEdit"):  # each language has letters of its own for keys
        return page == "KeysPage" or value not in world.typed
    return name in ("stage", "question") and before["stage"].name in ("TABLE", "NEW_CARD", "SKIPPING")


# The expected actor


def one_is_expected(world: World) -> None:
    """Someone can do something, and after half a minute the table waits for nobody without a word."""
    from cucu_desktop.ui.play.session_state import Stage  # noqa: PLC0415 - after the clock

    if not world.buttons():
        CLOCK.advance(2_000)  # a cover takes no key at first
    if not world.buttons():
        raise BrokenError("nobody", f"no button can be pressed on {type(world.reach()).__name__}")
    playing = world.window.playing
    if playing is None or world.page is not None or world.stack.front is not None:
        return
    session = playing.session
    if "paper" in session._holds:
        raise BrokenError("nobody", "the match is held for a page and none is open")
    waits = session.stage in (Stage.TABLE, Stage.NEW_CARD, Stage.SKIPPING)
    if world.waited >= 30_000 and waits and not session.held and not playing.view.director.rest.is_on:
        seat = session.match_view
        if session._match.to_act not in seat.remote and not playing.view.busy:
            raise BrokenError("nobody", f"the table waits in stage {session.stage.name} for nobody")
