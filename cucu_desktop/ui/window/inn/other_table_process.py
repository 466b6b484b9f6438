"""Plays the other table of a season in a background process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from cucu_desktop.kept_stores import DAMAGE, locked
from cucu_desktop.match.child_process import command, surroundings
from cucu_desktop.match.evening.other_table import question_of
from cucu_desktop.match.evening.season import THERE, Season
from cucu_desktop.match.log import LogError

if TYPE_CHECKING:
    from pathlib import Path


class OtherTableProcess(QObject):
    """Plays the missing evenings of a season, one at a time; an interrupted one is played again."""

    played = Signal()
    """The other table has finished an evening, and its result is in the log of the season."""

    def __init__(self, path: Path, parent: QObject) -> None:
        """`path`: the log of the season."""
        super().__init__(parent)
        self.path, self._number = path, -1
        self._process = QProcess(self)
        surrounding = QProcessEnvironment()
        for name, value in surroundings().items():
            surrounding.insert(name, value)
        self._process.setProcessEnvironment(surrounding)
        self._process.readyReadStandardOutput.connect(self._let_end)
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
        self._process.start(program, arguments)
        self._process.write(question_of(plan, f"{season.plan.seed}/{self._number}"))

    def stop(self) -> None:
        """Kill the process; its evening will be played again."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.finished.disconnect(self._take)
            self._process.kill()
            self._process.waitForFinished()

    def _let_end(self) -> None:
        """Close the input once there is an answer, not before: the process ends when its input is closed."""
        if self._process.canReadLine():
            self._process.closeWriteChannel()

    def _take(self) -> None:
        """Save the result, and play the next evening."""
        try:
            points = json.loads(bytes(self._process.readAllStandardOutput().data()))
            with locked(self.path):
                season = Season.open(self.path)
                season.take(self._number, THERE, points)
                season.close()
        except (LogError, *DAMAGE):  # the process failed; the next call of `go_on` tries again
            return
        self.played.emit()
        self.go_on()
