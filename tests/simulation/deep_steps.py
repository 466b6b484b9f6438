"""Steps that lead far into the program at once: a game to its end, a score begun, a puzzle answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QLineEdit

from tests.simulation.broken import BrokenError

if TYPE_CHECKING:
    from tests.simulation.world import World

PEOPLE = ("Bea", "Carla", "Dora", "Ugo", "Rossi, Mario", "Vincenzo Angelini", "Bea")


def keep_score(world: World, which: int, how: int) -> str:
    """Begin a score of real cards, or tap on a player and go on."""
    if type(world.page).__name__ != "ScorePage":
        world.window.inn.go_to("score")
    page = world.page
    if type(page).__name__ != "ScorePage":
        return f"score: {type(page).__name__}"
    setup = page.setup
    if setup.isVisible():
        for at in range(2 + which % 3):
            setup.names[at].setText(PEOPLE[(at + how) % len(PEOPLE)])
        loud = [button for button in page.findChildren(QAbstractButton) if button.property("loud")]
        for button in loud:
            if button.isVisible() and button.isEnabled():
                button.click()
        world.typed.update(PEOPLE)
        return "begin a score"
    tiles = [each for each in page.findChildren(QAbstractButton) if type(each).__name__ == "SeatTile"]
    shown = [tile for tile in tiles if tile.isVisible() and tile.isEnabled()]
    if shown:
        shown[which % len(shown)].click()
    world.settle()
    loud = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.property("loud") and button.isVisible() and button.isEnabled()
    ]
    if loud and how % 2:
        loud[0].click()
    return "a tap in the score"


def correct_score(world: World, which: int, how: int) -> str:
    """Correct an earlier entry of the score that is open, beside its log."""
    page = world.page
    if type(page).__name__ != "ScorePage" or page.kept is None or page.setup.isVisible():
        return ""
    page.show_part("log")
    change = page.change
    change.entry.setCurrentIndex(which % max(change.entry.count(), 1))
    change.instead.setCurrentIndex(how % max(change.instead.count(), 1))
    lines = len(page.kept._writer._lines)
    if not change.isVisible() or not change.form.button.isEnabled():
        return "look at the log of the score"
    change.form.button.click()
    if len(page.kept._writer._lines) != lines + 1:
        raise BrokenError("acted", "a correction of the score is not in its log")
    page.show_part("counter")
    return "correct the score"


def enter_club(world: World, which: int, how: int) -> str:
    """Enter a person in the tournament, or take the last entry back."""
    if type(world.page).__name__ != "ClubPage":
        world.window.inn.go_to("club")
    if type(world.page).__name__ != "ClubPage":
        return f"tournament: {type(world.page).__name__}"
    if how % 5 == 1 and world.page.undo_button.isEnabled():
        world.page.undo_button.click()
        return "undo in the tournament"
    if world.page.view not in world.page.forms:  # a list without a form
        return ""
    fields = [each for each in world.page.findChildren(QLineEdit) if each.isVisible() and each.isEnabled()]
    if not fields:
        return ""
    name = f"{PEOPLE[which % len(PEOPLE)]} {how % 9}"
    fields[which % len(fields)].setText(name)
    world.typed.add(name)
    world.page.enter()
    return f"enter {name!r} in the tournament"


def solve(world: World, which: int, how: int) -> str:
    """Open a puzzle and answer it."""
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - after the clock
    from cucu_desktop.match.puzzles.puzzle import puzzles_of  # noqa: PLC0415

    game = list(GAMES)[which % len(GAMES)]
    puzzles = puzzles_of(game)
    if not puzzles:
        return ""
    world.window.page_opener.open_puzzles(puzzles[how % len(puzzles)])
    world.settle()
    page = world.page
    if type(page).__name__ != "PuzzlePage":
        return f"puzzle: {type(page).__name__}"
    solved, puzzle = page._solved, page.puzzle.id
    page.table.view.answer([page.puzzle.best])
    if not solved.is_solved(puzzle):
        raise BrokenError("not saved", f"the answer to {puzzle} is not counted")
    return f"solve a puzzle of {game}"


def plan_evening(world: World, which: int, how: int) -> str:
    """Plan an evening and begin it, or go on with it."""
    world.window.evenings.tonight.open()
    world.settle()
    if type(world.page).__name__ != "TonightPage":
        return f"evening: {type(world.page).__name__}"
    world.page.section.planned.emit()
    world.settle()
    loud = [button for button in world.buttons() if button.property("loud")]
    if loud:
        loud[0].click()
    return "begin an evening"


def replay(world: World, which: int, how: int) -> str:
    """Replay the match in play, or any match in the folder; go on in the replay that is open."""
    past = world.window.past
    if past.replay is not None:
        buttons = [each for each in past.replay.findChildren(QAbstractButton) if each.isVisible()]
        shown = [button for button in buttons if button.isEnabled()]
        if shown:
            shown[which % len(shown)].click()
        return "go on in the replay"
    if world.window.playing is not None:
        past.look_back()
        return "look back"
    logs = sorted(world.home.rglob("*.cucu"))
    if not logs:
        return ""
    past.open(logs[which % len(logs)], line=how % 7)
    return "replay a match"


def open_file(world: World, which: int, _how: int) -> str:
    """Open a file as from a folder: a match, or one that is of no use."""
    files = sorted(path for path in world.home.rglob("*") if path.suffix in (".cucu", ".cucu-club", ".json"))
    if not files:
        return ""
    world.window.files.open(files[which % len(files)])
    return f"open {files[which % len(files)].suffix}"


def aside(world: World, which: int, _how: int) -> str:
    """Open another page over the open one, and go back."""
    page = world.page
    if page is None or world.stack._entries[-1].stays:
        return ""
    depth = len(world.stack._entries)
    name = sorted(world.window.inn.doors)[which % len(world.window.inn.doors)]
    world.window.inn.go_to(name)
    world.settle()
    if world.page is None or len(world.stack._entries) != depth + 1 or type(world.page) is type(page):
        return ""
    world.page.closed.emit()
    return f"open {name} over {type(page).__name__}, and go back"


def visit(world: World, which: int, how: int) -> str:
    """Open a season, the deals of the day or what is printed, and press what goes on."""
    name = ("season", "daily", "print", "feats")[which % 4]
    if name == "season":
        world.window.evenings.tonight.open()
    else:
        world.window.inn.go_to(name)
    for _ in range(1 + how % 3):
        world.settle()
        loud = [button for button in world.buttons() if button.property("loud")]
        if not loud or world.page is None:
            break
        loud[0].click()
    return f"visit {name}"
