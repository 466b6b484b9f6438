"""What is told when something went wrong that nobody expected: that nothing is lost, and how to report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cucu_desktop.ui.pages.system_information import system_information, without_home
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.vignette import Vignette

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.widgets.theme import Theme

REPORTS: Final = "https://github.com/cucu-desktop/CucuDesktop/issues"
"""Where reports are read."""

When = Literal["match", "no match", "last time"]
"""What went on when it happened: a match that is saved; nothing of the kind; or it ended the program."""


class ErrorPage(Page):
    """Tells of an error; whoever opens it knows how to go on, which is what closing it means."""

    WIDTH = 600

    def __init__(self, theme: Theme, report: str, what: str, when: When, log: Path | None) -> None:
        """Write the page.

        Args:
            theme: colours and size of text.
            report: what is copied, with the system's information.
            what: the error in one line, as those who mend it know it.
            when: what went on.
            log: the file that has the report; None if it could not be written.
        """
        super().__init__(theme)
        self._report, self._what, self._when, self._log = report, what, when, log
        self._safe = written("", "body", wrap=True)
        self._sorry = written("", "body", "second", wrap=True)
        self._where = written("", "small", "third", wrap=True)
        self._where.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.addWidget(Vignette(theme, "inn-sign", least=120))
        for label in (self._safe, self._sorry, self._where):
            self.body.addWidget(label)
        self.body.addStretch(1)
        self._copied = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._copied, 1)
        self.copy = self.button()
        self.copy.clicked.connect(self._copy)
        self.go_on = self.button(loud=True)
        self.go_on.clicked.connect(self.closed)
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self._report.rstrip()}\n\n{system_information()}\n")
        self._copied.setText(tr("ErrorPage", "Copied."))
        announce(self._copied, self._copied.text())

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        if self._when == "last time":
            self.title.setText(tr("ErrorPage", "Last time the program broke off"))
            safe = tr(
                "ErrorPage",
                "It did not end as it should. If you were playing, the match is safe, up to the last choice: "
                "it waits where matches wait to be gone on with.",
            )
        else:
            self.title.setText(tr("ErrorPage", "Something went wrong"))
            safe = (
                tr(
                    "ErrorPage",
                    "Your match is safe: every choice was saved before anybody saw what came of it. "
                    "If you go on, the table is laid again as it was.",
                )
                if self._when == "match"
                else tr("ErrorPage", "Nothing that was saved is lost. You can simply go on.")
            )
        self._safe.setText(safe)
        self._sorry.setText(
            tr(
                "ErrorPage",
                "The program is at fault, not you. If you like to help mending it, copy the report and "
                "send it with a word on what you were doing: it tells the error and what kind of system "
                "this is, and does not name you.",
            )
        )
        lines = [
            self._what,
            tr("ErrorPage", "Reports go to {address}").format(address=REPORTS),
            tr("ErrorPage", "The report is kept in {file}").format(file=without_home(str(self._log)))
            if self._log is not None
            else tr("ErrorPage", "The report could not be written to the disk: copy it now."),
        ]
        self._where.setText("\n".join(lines))
        self._copied.setText("")
        self.label(self.copy, tr("ErrorPage", "Copy the report"))
        self.label(self.go_on, tr("ErrorPage", "Go on"))

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on."""
        super().showEvent(event)
        self.go_on.setFocus()
