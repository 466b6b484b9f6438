"""Plays the other table of a season in a background process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.child_process import SILENCE, command, surroundings
from cucu_desktop.match.evening.other_table import question_of
from cucu_desktop.match.evening.season import THERE, Season
from cucu_desktop.match.log import LogError
from cucu_desktop.ui.widgets.settings_file import locked

if TYPE_CHECKING:
    from pathlib import Path


class OtherTableProcess(QObject):
    """Plays the missing evenings of a season, one at a time; an interrupted one is played again."""

    played = Signal()
    """The other table has finished an evening, and its result is in the log of the season."""
    restarted = Signal()
    """The process was silent, and has been started again."""

    def __init__(self, path: Path, parent: QObject) -> None:
        """`path`: the log of the season."""
        super().__init__(parent)
        self.path, self._number = path, -1
        self._process = QProcess(self)
        self._process.setEnvironment([f"{name}={value}" for name, value in surroundings().items()])
        self._told = b""
        self._silence = QTimer(self, singleShot=True)
        self._silence.setInterval(round(SILENCE * 1000))
        self._silence.timeout.connect(self._begin_again)
        self._process.readyReadStandardOutput.connect(self._hear)
        self._process.finished.connect(self._take)

    def go_on(self) -> None:
        """Play the next missing evening, unless one is being played."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            return
        try:
            season = Season.read(self.path)
        except LogError:
            return
        if not season.missing:
            return
        self._number = season.missing[0]
        plan = season.evening_plan(self._number, THERE)
        program, *arguments = command("regulars")
        self._told = b""
        self._silence.start()
        self._process.start(program, arguments)
        self._process.write(question_of(plan, f"{season.plan.seed}/{self._number}"))

    def stop(self) -> None:
        """Kill the process; its evening will be played again."""
        self._silence.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.finished.disconnect(self._take)
            self._process.kill()
            self._process.waitForFinished()

    def _hear(self) -> None:
        """Take empty lines, the signs of life; after the answer close the input, which ends the process."""
        self._silence.start()
        self._told = (self._told + bytes(self._process.readAllStandardOutput().data())).lstrip()
        if b"\n" in self._told:
            self._process.closeWriteChannel()

    def _begin_again(self) -> None:
        """Replace the process, which has given no sign of life."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self.stop()
            self._process.finished.connect(self._take)
            self.restarted.emit()
            self.go_on()

    def _take(self) -> None:
        """Save the result, and play the next evening."""
        try:
            self._silence.stop()
            points = json.loads(self._told + bytes(self._process.readAllStandardOutput().data()))
            with locked(self.path):
                season = Season.open(self.path)
                season.take(self._number, THERE, points)
                season.close()
        except (LogError, *DAMAGE):  # the process failed; the next call of `go_on` tries again
            return
        self.played.emit()
        self.go_on()
