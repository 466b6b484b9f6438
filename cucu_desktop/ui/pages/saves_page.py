"""The unfinished matches, to be continued: players, date, and progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from cucu_desktop.ui.pages.match_line import MatchLine
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.play.saved_matches import remove
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent, QShowEvent

    from cucu_desktop.ui.play.saved_matches import Elsewhere, Save, Unreadable
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

MOST: Final = 40
"""The most matches listed, the newest first."""


class SavedMatchesPage(WordedPage):
    """All unfinished matches, the last one first."""

    chosen = Signal(object)
    """A `Save` to continue."""
    removed = Signal()
    """A match was removed and must not be offered anywhere else."""
    WIDTH = 700

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        found: Sequence[Save | Unreadable | Elsewhere],
    ) -> None:
        super().__init__(theme, wording)
        self.title.setText(tr("SavesPage", "Resume a match"))
        self._none = written(tr("SavesPage", "No unfinished matches."), "name", "second", wrap=True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture = Vignette(theme, "tea", least=150)
        for part in (self._picture, self._none):
            self.body.addWidget(part)
            part.setVisible(not found)
        self._asked: MatchLine | None = None
        self.lines = [MatchLine(theme, wording, save) for save in found[:MOST]]
        for line in self.lines:
            self.body.addWidget(line)
            line.go_on.clicked.connect(partial(self._choose, line))
            line.remove.clicked.connect(partial(self._ask, line))
        about = tr(
            "SavesPage",
            "A saved match contains all its cards, including those nobody has seen yet. Only you can "
            "read the files.",
        )
        self._about = written(about, "small", "third", wrap=True)
        self.body.addStretch(1)
        self.body.addWidget(self._about)
        self._about.setVisible(bool(found))
        self._question = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._question, 8)
        self.foot.addStretch(1)
        self.delete = self.button(tr("SavesPage", "Delete"))
        self._keep = self.button(tr("SavesPage", "Cancel"), loud=True)
        self._back = self.button(tr("SavesPage", "Back"))
        self._back.clicked.connect(self.closed)
        self._keep.clicked.connect(lambda: self._ask(None))
        self.delete.clicked.connect(self._remove_asked)
        self._show_question()

    def _choose(self, line: MatchLine) -> None:
        self.chosen.emit(line.save)

    def _ask(self, line: MatchLine | None) -> None:
        """Ask for confirmation of the removal of a match; None cancels the question."""
        before, self._asked = self._asked, line
        self._show_question()
        if line is not None:
            self._keep.setFocus()
            announce(self._question, self._question.text())
        elif before is not None:
            before.remove.setFocus()

    def _show_question(self, told: str = "") -> None:
        """Show the question about a match, or another message, or nothing."""
        asks = self._asked is not None
        if self._asked is not None:
            told = tr("SavesPage", "Delete this match? This can’t be undone. {match}").format(
                match=self._asked.told
            )
        self._question.setText(told)
        self._question.setVisible(bool(told))
        for button in (self._keep, self.delete):
            button.setVisible(asks)
        self._back.setVisible(not asks)
        for line in self.lines:
            line.setEnabled(not asks)
        self.refit()

    def _remove_asked(self) -> None:
        """Remove the match in question, or show that the removal failed."""
        line, self._asked = self._asked, None
        assert line is not None
        if not remove(line.save):
            self._show_question(tr("SavesPage", "This match can’t be deleted right now."))
            announce(self._question, self._question.text())
            return
        self.removed.emit()
        number = self.lines.index(line)
        self.lines.remove(line)
        self.body.removeWidget(line)
        line.hide()
        line.deleteLater()
        for part in (self._picture, self._none):
            part.setVisible(not self.lines)
        self._about.setVisible(bool(self.lines))
        self._show_question()
        following = self.lines[number : number + 1] or self.lines[-1:]
        (following[0].remove if following else self._back).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape first cancels the question."""
        if event.key() == Qt.Key.Key_Escape and self._asked is not None:
            self._ask(None)
        else:
            super().keyPressEvent(event)

    def save_state(self) -> Path | None:
        """Return the match whose removal awaits confirmation."""
        return None if self._asked is None else self._asked.save.path

    def restore_state(self, state: Path | None) -> None:
        self._ask(next((line for line in self.lines if line.save.path == state), None))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = next((line.go_on for line in self.lines if line.go_on.isEnabled()), self._back)
        first.setFocus()
