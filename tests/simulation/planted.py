"""Planted faults: each is a patch of one function, and a promise that it breaks; the simulation finds each.

python -m tests.simulation.planted [NAME...]    prints after how many steps each is found
python -m tests.simulation.planted --one FAULT STEPS    prints whether these steps, in JSON, find it
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__" and os.environ.get("PYTHONHASHSEED") != "0":
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["PYTHONPYCACHEPREFIX"] = ".simulation/bytecode"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.execv(sys.executable, [sys.executable, "-m", "tests.simulation.planted", *sys.argv[1:]])

import json
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST = 20_000
"""The steps within which each is found."""


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


def _instead(module: str, path: str, make: Callable[[Callable], object]) -> Callable[[], object]:
    """Return what patches the attribute at `path` of a module by `make` of the original."""

    def planted() -> object:
        owner = import_module(f"cucu_desktop.{module}")
        *parts, name = path.split(".")
        for part in parts:
            owner = getattr(owner, part)
        return patch.object(owner, name, make(vars(owner)[name]))

    return planted


def _gone(module: str, path: str) -> Callable[[], object]:
    return _instead(module, path, lambda _: _nothing)


def _never(module: str, path: str, value: object) -> Callable[[], object]:
    return _instead(module, path, lambda _: lambda *_, **__: value)


def _property(module: str, path: str, value: Callable[[object], object]) -> Callable[[], object]:
    return _instead(module, path, lambda _: property(value))


def _unsynced(write: Callable) -> Callable:
    def writes(*arguments: object, **named: object) -> None:
        write(*arguments, **{**named, "synced": False})

    return writes


def _forgetting(fail: Callable) -> Callable:
    def fails(writer: object, error: OSError) -> None:
        fail(writer, error)
        del writer._lines[writer._kept :]

    return fails


def _past_the_choice(take_back: Callable) -> Callable:
    def takes_back(match: object) -> int:
        choices = [at for at, line in enumerate(match._replay.lines) if "do" in line]
        seat = take_back(match)
        earlier = [at for at in choices if at < len(match._replay.lines)]
        if earlier and match.writer:
            lines = match._replay.lines[: earlier[-1]]
            match.writer.cut(1 + len(lines))
            match._replay.reset()
            for line in lines:
                match._replay.take_in(line)
        return seat

    return takes_back


def _to_the_neighbour(redacted: Callable) -> Callable:
    def tells(event: object, seat: int) -> object:
        return (
            event if type(event).__name__ == "Dealt" and event.seat % 5 == seat % 5 else redacted(event, seat)
        )

    return tells


def _with_cards(_: Callable) -> Callable:
    def shown(view: object, since: int, viewer: int = 63) -> list:
        return view._match._replay.state.table.events(since)[: view.shown - since]

    return shown


def _shallow(_: Callable) -> Callable:
    def clone(value: object) -> object:
        copy = type(value).__new__(type(value))
        for name in value._cloned:
            setattr(copy, name, getattr(value, name))
        return copy

    return clone


def _twice(choose: Callable) -> Callable:
    def chooses(table: object, guest: object, seat: int, does: str) -> bool:
        done = choose(table, guest, seat, does)
        match = table._playing.session._match
        if done and match.to_act == seat:
            option = match.observation(seat).decision.options[0]
            match.submit(seat, option if not hasattr(option, "of") else option.of(option.low))
        return done

    return chooses


def _english_score(tr: Callable) -> Callable:
    def said(context: str, text: str, comment: str = "") -> str:
        return text if context in ("Score", "Statistics", "Inn") else tr(context, text, comment)

    return said


def _usual_words(_: object) -> property:
    return property(lambda context: context.words_of("campli"))


def _narrow(fit: Callable) -> Callable:
    def fits(page: object, area: object) -> None:
        fit(page, area)
        page.setFixedWidth(page.width() // 3)

    return fits


def _fails_in_italian(told: Callable) -> Callable:
    def fails(context: str, text: str, comment: str = "") -> str:
        from cucu_desktop.ui.widgets.language import spoken  # noqa: PLC0415 - after the clock

        if spoken() == "it" and context == "KeysPage":
            raise KeyError(text)
        return told(context, text, comment)

    return fails


def _half(write: Callable) -> Callable:
    def writes(log: object, line: dict) -> None:
        if "say" not in line and len(log._replay.lines) % 9 != 8:
            write(log, line)

    return writes


PLANTED: dict[str, Callable[[], object]] = {
    "a file takes its name before it is synced": _instead("own_files", "write_whole", _unsynced),
    "the name of a new log is not synced": _gone("match.log_writer", "sync_folder"),
    "lines that could not be written are forgotten": _instead(
        "match.log_writer", "LogWriter._fail", _forgetting
    ),
    "a failed store is reported to nobody": _gone("kept_stores", "report"),
    "a failed log is told to nobody": _never("match.log_writer", "keep", True),
    "a line is played and not written": _instead("match.match", "Match._write", _half),
    "a log is closed without its missing lines": _gone("match.log_writer", "LogWriter._see_written"),
    "a result is not recorded": _never("match.records.game_result", "record", True),
    "a finished match is deleted instead of put away": _instead(
        "ui.play.saved_matches", "put_away", lambda _: lambda path: path.unlink(missing_ok=True)
    ),
    "a preference is not written": _never("ui.widgets.settings_file", "Settings._keep", True),
    "the lock of a match is not released": _instead(
        "ui.play.saved_matches", "unlock", lambda _: lambda _, taken: _KEPT.append(taken)
    ),
    "an undo goes past a choice": _instead("match.match", "Match.take_back", _past_the_choice),
    "an event is told to the wrong seat": _instead("match.match", "redacted", _to_the_neighbour),
    "the log beside the table has hidden cards": _instead(
        "ui.play.match_view", "MatchView.shown_since", _with_cards
    ),
    "a clone shares lists with its original": _instead("engine.values", "Cloneable.clone", _shallow),
    "a guest's choice decides twice": _instead("ui.guests.guest_table", "GuestTable._choose", _twice),
    "a bot's answer is dropped": _gone("ui.play.bot_turns", "BotTurns._keep_thought"),
    "a closed page goes on holding the match": _gone(
        "ui.window.match_controller", "MatchController.take_back_the_table"
    ),
    "the table does not go on when it is at rest": _gone("ui.animation.rest", "Rest._end"),
    "tokens on the table stay as they were": _gone("ui.scene.items.seat", "SeatItem.set_tokens"),
    "coins on the table stay as they were": _gone("ui.scene.items.picture", "Look.__set__"),
    "a page forgets what was typed": _never("ui.pages.setup.setup_page", "SetupPage.save_state", None),
    "the print page forgets what was chosen": _never(
        "ui.pages.printing.print_page", "PrintPage.save_state", None
    ),
    "the focus is lost by a rebuild": _gone("ui.window.stack.page_stack", "restore_focus"),
    "a rebuild scrolls to the top": _gone("ui.window.stack.page_stack", "restore_scrolling"),
    "menus keep their language": _gone("ui.window.menus", "Menus.retranslate"),
    "notices keep their language": _gone("ui.widgets.notices", "Notice.retranslate"),
    "a page is not translated": _instead("ui.pages.album.you_section", "tr", _english_score),
    "a game speaks as another": _instead("ui.play.context", "Context.wording", _usual_words),
    "a page is too narrow for its texts": _instead("ui.widgets.page", "Page.fit_into", _narrow),
    "a page fails in one language": _instead("ui.pages.keys_page", "tr", _fails_in_italian),
    "back does not go back": _gone("ui.window.stack.page_stack", "PageStack.back"),
}
"""What patches one function, by the fault."""
_KEPT: list[object] = []


@contextmanager
def planted(fault: str) -> Iterator[None]:
    """Plant a fault."""
    with PLANTED[fault]():
        yield


def steps_until_found(fault: str, folder: Path) -> tuple[int, str]:
    """Return the number of steps until a fault is found, and what was told; 0 if it is not."""
    from tests.simulation import evening  # noqa: PLC0415 - after the clock

    tally = evening.Tally()
    with planted(fault):
        number = 0
        while tally.steps < MOST:
            try:
                evening.simulate(folder, 500_000 + number, tally)
            except evening.FailureError as failure:
                return tally.steps, str(failure)
            number += 1
    return 0, ""


def found_by(steps: list[tuple[str, int, int]], fault: str, folder: Path) -> tuple[int, str]:
    """Play these steps with a fault; return their number and what was told, or 0 and nothing."""
    from tests.simulation import evening  # noqa: PLC0415 - after the clock

    tally = evening.Tally()
    with planted(fault):
        try:
            evening.repeat(folder, steps, tally)
        except evening.FailureError as failure:
            return tally.steps, str(failure)
    return 0, ""


def main(names: list[str]) -> int:
    """Look for each fault in a process of its own, and print the table."""
    if names[:1] == ["--one"]:
        return _one(names[1], [tuple(step) for step in json.loads(names[2])] if names[2:] else [])
    missed = 0
    for fault in PLANTED:
        if names and not any(name in fault for name in names):
            continue
        command = [sys.executable, "-m", "tests.simulation.planted", "--one", fault]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        told = done.stdout.strip().splitlines()[-1:] or [f"the process ended with {done.returncode}"]
        missed += not told[0][:1].isdigit() or told[0].startswith("0 ")
        print(f"{fault}: {told[0]}", flush=True)
    return min(missed, 1)


def _one(fault: str, given: list[tuple[str, int, int]]) -> int:
    from tests.simulation import program  # noqa: PLC0415 - before the program

    folder = Path(
        tempfile.mkdtemp(prefix="cucu-planted-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None)
    )
    try:
        program.prepare(folder)
        from tests.simulation.world import World  # noqa: PLC0415 - after the clock

        program.hear_errors(World.told)
        Path(".simulation").mkdir(exist_ok=True)
        steps, told = found_by(given, fault, folder) if given else steps_until_found(fault, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{steps} steps: {told.strip().splitlines()[-1][:150] if told else 'not found'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
