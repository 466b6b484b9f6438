"""A guest, and what connected guests do only if all want to: go on after a result, skip to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.ui.play.match_widget import MatchWidget


class Guest:
    """A player at a screen of their own, or, without a name, an onlooker.

    Attributes:
        name: the player's name; "" for onlookers.
        key: the id of their connection; "" without one.
        language: that of their page.
        is_let_in: whether the host has confirmed the name.
        told: the last message about the table sent to them.
        spoke_at: the time of their last remark, as `time.monotonic` returns it.
    """

    def __init__(self, name: str, *, is_let_in: bool) -> None:
        self.name, self.is_let_in = name, is_let_in
        self.key = ""
        self.language = "en"
        self.told = ""
        self.spoke_at = 0.0


class Votes(QObject):
    """The guests who have agreed so far.

    Attributes:
        read: the names of those who have read the result for which the table waits.
        skips: the names of those who want to skip to the end.
    """

    changed = Signal()

    def __init__(self, playing: MatchWidget, voters: Callable[[], set[str]]) -> None:
        """Connect to the session of `playing`; `voters` returns the names of the voting guests."""
        super().__init__(playing)
        self._playing, self._voters = playing, voters
        self.read: set[str] = set()
        self.skips: set[str] = set()
        self._is_out = False
        """Whether no person is in the game any more."""
        playing.session.out.connect(self._note_out)
        playing.reading.connect(self._begin_reading)

    def count(self) -> None:
        """Do what all want now, as those who have not agreed may have gone; show small who still reads."""
        names = ", ".join(self.reading)
        told = tr("Guests", "Still reading: {names}.").format(names=names) if names else ""
        self._playing.buttons.go_on.say(tr("Playing", "Continue"), told, "Space")
        if self._playing.is_reading and self._voters() and not self.reading:
            self._playing.read()
        if self._may_skip and self._voters() and self._voters() <= self.skips:
            self.skips.clear()
            self._playing.session.skip_to_end()

    @property
    def reading(self) -> list[str]:
        """The names of the guests who have not read the result."""
        return sorted(self._voters() - self.read) if self._playing.is_reading else []

    def read_by(self, name: str) -> None:
        """Note that a guest has read the result; when all have, the table goes on."""
        if name in self.reading:
            self.read.add(name)
            self.changed.emit()
            self.count()

    def _begin_reading(self) -> None:
        self.read.clear()
        self.count()

    def _note_out(self, out: bool) -> None:  # noqa: FBT001 - a slot
        self._is_out = out
        if not out:
            self.skips.clear()

    @property
    def _may_skip(self) -> bool:
        """Whether the guests may skip to the end: with a person at the screen, that person decides."""
        session = self._playing.session
        return self._is_out and not session.match_view.persons and not session.is_left

    @property
    def for_skip(self) -> tuple[int, int] | None:
        """How many guests want to skip to the end, and how many have to; None: they may not."""
        voters = self._voters()
        return (len(voters & self.skips), len(voters)) if self._may_skip else None

    def skip(self, name: str) -> None:
        """Note that a guest wants to skip to the end, or no longer wants to."""
        if self._may_skip:
            self.skips ^= {name}
            self.changed.emit()
            self.count()
