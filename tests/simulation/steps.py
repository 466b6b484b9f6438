"""The steps: what people do, in any order, and what the machine does to them.

A step is a function of the world and two numbers, which choose among what can be done now; it returns what
was done, in words, or "" if nothing could be. The numbers are all that a step depends on, so a list of names
and numbers repeats an evening.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
)

from tests.simulation import deep_steps
from tests.simulation.broken import BrokenError
from tests.simulation.clock import CLOCK
from tests.simulation.disk import DISK, MODES
from tests.simulation.phones import guest, host
from tests.simulation.world import SIZES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.simulation.world import World

TEXTS = (
    *("Bea", "Carla", "Dora", "Anna", "Rossi, Mario", "O'Brien, Seán", "Vincenzo Angelini", "Mario Rossi"),
    *("3", "12", "0", "-1", "", "  ", "<b>Ugo</b>", "{0}%s", "Łukasz", "\N{RIGHT-TO-LEFT OVERRIDE}abc"),
    *("x" * 300, "\N{PILE OF POO}" * 3, "Bea", "Carla"),
)
KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Home),
    *(Qt.Key.Key_A, Qt.Key.Key_K, Qt.Key.Key_N, Qt.Key.Key_O, Qt.Key.Key_H, Qt.Key.Key_U, Qt.Key.Key_1),
    *(Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_F1, Qt.Key.Key_F9, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
)
WAITS = (20, 300, 700, 2_000, 6_000, 30_000)
JUMPS = (-400 * 86_400, -86_400, 3_600, 86_400, 7 * 86_400, 400 * 86_400)
LANGUAGES = ("de", "it", "en")
SHORT = {
    "campli": {"tokens": 1, "reentry": False, "sharing": False, "agreement": False},
    "lu_stu": {"tokens": 1, "reentry": "never"},
    "cambio": {"pots": 1, "chips": 8},
    "coch": {"deals": 1},
    "zifuli": {"deals": 1},
    "trionfo": {"deals": 1},
}


class Step(NamedTuple):
    """A kind of step.

    Attributes:
        do: does it.
        weight: how often it is chosen.
        takes_back: whether lines may leave a log by it.
        keeps: whether all that is shown stays the same but for its words and looks.
    """

    do: Callable[[World, int, int], str]
    weight: int = 1
    takes_back: bool = False
    keeps: bool = False


def _of(things: list | tuple, number: int) -> object:
    return things[number % len(things)]


def label_of(button: QAbstractButton) -> str:
    return button.text() or button.accessibleName() or button.toolTip() or type(button).__name__


# Matches


def begin(world: World, which: int, how: int) -> str:
    """Begin a match of any game, with one person, a few or no bots, usual options or short ones."""
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - after the clock
    from cucu_desktop.ui.pages.setup import seating  # noqa: PLC0415

    game = _of(list(GAMES), which)
    plan = seating.usual(game, "Anna")
    if how % 2:
        plan = replace(plan, options=replace(plan.options, **SHORT.get(game, {})))
    players = list(plan.players)
    persons = min((1, 2, 3, len(players))[(how // 2) % 4], len(players))
    for at in range(1, persons):
        players[at] = seating.next_person(players[:at])
    seed = world.window.match_controller
    seed._seed = which * 64 + how
    world.window.play(replace(plan, players=tuple(players)))
    return f"begin {game} with {persons} of {len(players)} at the screen"


def decide(world: World, which: int, how: int) -> str:
    """Take a legal action of the person who is asked, or answer what covers the screen."""
    from cucu_desktop.engine.actions import Amount, Bet, Offer  # noqa: PLC0415
    from cucu_desktop.ui.play.session_state import Stage  # noqa: PLC0415
    from tests.ui.tables import a_bet, an_offer  # noqa: PLC0415

    playing = world.window.playing
    if playing is None or world.page is not None or world.stack.front is not None:
        return ""
    session = playing.session
    if session.stage in (Stage.HAND_OVER, Stage.CARD_HIDDEN):
        session.take_over()
        return "take over"
    if session.stage is Stage.PAUSED:
        session.let_by()
        return "let by"
    if session.stage is Stage.LOOK:
        session.cover()
        return "cover"
    if session.question is None:
        return _continue(playing.view.director.rest)
    option = _of(session.question.decision.options, which)
    chance = Random(how)
    if isinstance(option, Offer):
        action = an_offer(option, chance)
    elif isinstance(option, Bet):
        action = a_bet(option, chance)
    elif isinstance(option, Amount):
        action = option.of(option.low + how % (option.high - option.low + 1))
    else:
        action = option
    seat = session.match_view.asked
    lines, refused = session._match._replay.lines, []
    number = len(lines)
    session.refused.connect(refused.append)
    session.act(action)
    session.refused.disconnect(refused.append)
    done = [line for line in lines[number:] if line.get("do") == str(action) and line["seat"] == seat]
    if not refused and not done and str(action) != "wait":  # silence is not written
        raise BrokenError("acted", f"{action} of seat {seat} was taken, and is not in the log")
    return f"seat {seat}: {action}"


def _continue(rest: object) -> str:
    was_on, since = rest.is_on, rest._since._since
    CLOCK.advance(700)
    rest.go_on()
    if was_on and rest.is_on and rest._since._since == since:
        raise BrokenError("nobody", "the table waits for the reader, and does not go on")
    return "continue"


def undo(world: World, _which: int, _how: int) -> str:
    world.window.menus.actions["undo"].trigger()
    return "undo"


def leave(world: World, _which: int, _how: int) -> str:
    world.window.menus.actions["leave"].trigger()
    return "leave"


def resume(world: World, which: int, _how: int) -> str:
    """Resume any match in the folder."""
    logs = sorted(world.window.context.matches.glob("*.cucu"))
    if not logs:
        return ""
    log = _of(logs, which)
    world.window.resume(log)
    return f"resume {log.name}"


# The window


def press(world: World, which: int, how: int) -> str:
    """Press any button in reach; those at the foot of a page more often."""
    buttons = world.buttons()
    if not buttons:
        return ""
    button = _of(buttons[-4:] if how % 3 == 0 else buttons, which)
    told = f"press {label_of(button)!r} of {type(world.reach()).__name__}"
    world.deletes |= "remove" in label_of(button).lower() or type(world.reach()).__name__ == "AlbumPage"
    button.click()
    return told


def menu(world: World, which: int, _how: int) -> str:
    """Choose any entry of the menus."""
    action = _of(world.actions(), which)
    told = action.text().replace("&", "")
    world.deletes |= action is world.window.menus.actions["undo"]
    action.trigger()
    return f"menu {told!r}"


def inn(world: World, which: int, _how: int) -> str:
    """Open any feature beside a match."""
    name = _of(sorted(world.window.inn.doors), which)
    world.window.inn.go_to(name)
    return f"inn: {name}"


def fill(world: World, which: int, what: int) -> str:
    """Change any field or box."""
    inputs = world.inputs()
    if not inputs:
        return ""
    field = _of(inputs, which)
    page = world.reach()
    alike = page.findChildren(type(field))
    world.touched.add((type(page).__name__, type(field).__name__, alike.index(field)))
    field.setFocus()
    if isinstance(field, QLineEdit):
        text = _of(TEXTS, what)
        field.selectAll()
        field.insert(text)
        field.textEdited.emit(field.text())
        world.typed.add(field.text())
        return f"type {text[:20]!r}"
    if isinstance(field, QPlainTextEdit):
        field.setPlainText(_of(TEXTS, what))
    elif isinstance(field, QComboBox) and field.count():
        field.setCurrentIndex(what % field.count())
        field.activated.emit(field.currentIndex())
    elif isinstance(field, QCheckBox):
        field.click()
    elif isinstance(field, QSpinBox):
        field.setValue(field.minimum() + what % (field.maximum() - field.minimum() + 1))
    elif isinstance(field, QAbstractSpinBox):
        field.stepBy(1 if what % 2 else -1)
    return f"change {type(field).__name__}"


def pick(world: World, which: int, row: int) -> str:
    """Choose a row of any list or table."""
    lists = [each for each in world.reach().findChildren(QAbstractItemView) if each.isVisible()]
    lists = [each for each in lists if each.model() is not None and each.model().rowCount()]
    if not lists:
        return ""
    chosen = _of(lists, which)
    index = chosen.model().index(row % chosen.model().rowCount(), 0)
    chosen.setCurrentIndex(index)
    if row % 2:
        chosen.activated.emit(index)
    return f"pick row {index.row()} of {type(chosen).__name__}"


def key(world: World, which: int, _how: int) -> str:
    """Press a key where the keyboard is."""
    window = world.window
    chosen = _of(KEYS, which)
    at = window.focusWidget() or window
    world.deletes |= chosen in (Qt.Key.Key_U, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Delete)
    QTest.keyClick(at, chosen)
    return f"key {chosen.name} to {type(at).__name__}"


def back(world: World, _which: int, _how: int) -> str:
    if world.page is None:
        return ""
    told = f"Escape from {type(world.page).__name__}"
    QTest.keyClick(world.page.focusWidget() or world.page, Qt.Key.Key_Escape)
    return told


def scroll(world: World, which: int, part: int) -> str:
    areas = [each for each in world.reach().findChildren(QScrollArea) if each.verticalScrollBar().maximum()]
    if not areas:
        return ""
    bar = _of(areas, which).verticalScrollBar()
    bar.setValue(round(bar.maximum() * (part % 5) / 4))
    return "scroll"


def look(world: World, _which: int, _how: int) -> str:
    """Paint the whole window."""
    world.window.setUpdatesEnabled(True)
    world.window.grab()
    world.window.setUpdatesEnabled(False)
    return "look"


# Languages, looks and sizes, at any moment


def _choose(name: str, values: tuple, world: World, which: int, _how: int) -> str:
    value = _of(values, which)
    world.window.settings.change(**{name: value})
    return f"{name}: {value}"


def resize(world: World, which: int, _how: int) -> str:
    size = _of(SIZES, which)
    world.window.resize(*size)
    world.settle()
    CLOCK.advance(400)
    return f"size {size}"


# Time and the machine


def wait(world: World, which: int, _how: int) -> str:
    length = _of(WAITS, which)
    CLOCK.advance(length)
    world.waited = length
    return f"wait {length} ms"


def jump(world: World, which: int, _how: int) -> str:
    by = _of(JUMPS, which)
    CLOCK.shift += by
    return f"the clock jumps by {by} s"


def disk(world: World, which: int, _how: int) -> str:
    DISK.mode = _of((*MODES, "well"), which)
    if DISK.mode == "well":
        world.well_since = CLOCK.now
        CLOCK.advance(6_000)
    return f"the disk is {DISK.mode}"


def close(world: World, _which: int, _how: int) -> str:
    world.close_window()
    return "close the window and start again"


def kill(world: World, _which: int, _how: int) -> str:
    world.crash(cut=False)
    return "kill -9 and start again"


def cut(world: World, _which: int, _how: int) -> str:
    world.crash(cut=True)
    return "power cut and start again"


def second(world: World, _which: int, _how: int) -> str:
    """Open a second window on the same data, or use the other one."""
    if len(world.windows) < 2:
        world.open()
        return "open a second window"
    world.use(1 - world.at)
    return "go to the other window"


STEPS: dict[str, Step] = {
    "begin": Step(begin, 4),
    "decide": Step(decide, 40),
    "score": Step(deep_steps.keep_score, 4),
    "correct": Step(deep_steps.correct_score, 2),
    "club": Step(deep_steps.enter_club, 2),
    "puzzle": Step(deep_steps.solve, 1),
    "evening": Step(deep_steps.plan_evening, 1),
    "visit": Step(deep_steps.visit, 1),
    "aside": Step(deep_steps.aside, 2, keeps=True),
    "replay": Step(deep_steps.replay, 2),
    "open": Step(deep_steps.open_file),
    "undo": Step(undo, 4, takes_back=True),
    "leave": Step(leave),
    "resume": Step(resume, 2),
    "press": Step(press, 26),
    "menu": Step(menu, 5),
    "inn": Step(inn, 4),
    "fill": Step(fill, 12),
    "pick": Step(pick, 4),
    "key": Step(key, 14),
    "back": Step(back, 5),
    "scroll": Step(scroll, 2),
    "look": Step(look, 1),
    "language": Step(partial(_choose, "language", LANGUAGES), 3, keeps=True),
    "scheme": Step(partial(_choose, "scheme", ("day", "lamp", "contrast")), 2, keeps=True),
    "text": Step(partial(_choose, "text", (100, 150, 125, 200)), 1, keeps=True),
    "size": Step(resize, 1, keeps=True),
    "speed": Step(partial(_choose, "speed", ("at once", "fast", "normal", "by key"))),
    "wait": Step(wait, 8),
    "jump": Step(jump),
    "disk": Step(disk, 4),
    "close": Step(close),
    "kill": Step(kill, 2),
    "cut": Step(cut, 2),
    "second": Step(second, 2),
    "host": Step(host, 2),
    "guest": Step(guest, 16),
}
