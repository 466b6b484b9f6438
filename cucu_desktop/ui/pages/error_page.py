"""The page after an unexpected error: the match is not lost, and how to report the error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cucu_desktop.ui.pages.system_information import system_information, without_home
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.ui.widgets.theme import Theme

REPORTS: Final = "https://github.com/cucu-desktop/CucuDesktop/issues"
"""The address for reports."""

When = Literal["match", "no match", "last time"]
"""The situation of the error: a saved match; no match; or the end of the program in the last session."""


class ErrorPage(Page):
    """Shows an error; the opener connects the closing of the page."""

    def __init__(self, theme: Theme, report: str, what: str, when: When, log: Path | None) -> None:
        """Build the page.

        Args:
            theme: colours and size of text.
            report: the text to copy, with the system information.
            what: the error in one line, for developers.
            when: the situation of the error.
            log: the file with the report; None if it could not be written.
        """
        super().__init__(theme)
        self._report = report
        self._tell(what, when, log)
        self.body.addStretch(1)
        self._copied = written("", "body", "second", wrap=True)
        self.foot.addWidget(self._copied, 1)
        self.copy = self.button(tr("ErrorPage", "Copy report"))
        self.copy.clicked.connect(self._copy)
        self.first_focus = self.go_on = self.button(tr("ErrorPage", "Continue"), loud=True)
        self.go_on.clicked.connect(self.closed)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self._report.rstrip()}\n\n{system_information()}\n")
        self._copied.setText(tr("Common", "Copied."))
        announce(self._copied, self._copied.text())

    def _tell(self, what: str, when: When, log: Path | None) -> None:
        if when == "last time":
            self.title.setText(tr("ErrorPage", "Cucù closed unexpectedly last time"))
            safe = tr(
                "ErrorPage",
                "If you were playing, your game is safe, up to your last move. You’ll find it under “Album”.",
            )
        else:
            self.title.setText(tr("ErrorPage", "Something went wrong"))
            safe = (
                tr(
                    "ErrorPage",
                    "Your game is safe: every move is saved as soon as it is made. Choose Continue to "
                    "return to the table where you left off.",
                )
                if when == "match"
                else tr("ErrorPage", "Nothing that was saved is lost. You can simply continue.")
            )
        sorry = tr(
            "ErrorPage",
            "This is our fault, not yours. To help us fix it, copy the report and send it with a "
            "line about what you were doing. It describes the error and your system, and does not "
            "name you.",
        )
        lines = [
            what,
            tr("ErrorPage", "Send reports to {address}").format(address=REPORTS),
            tr("ErrorPage", "The report is saved in {file}").format(file=without_home(str(log)))
            if log is not None
            else tr("ErrorPage", "The report could not be saved. Copy it now."),
        ]
        where = written("\n".join(lines), "small", "third", wrap=True)
        where.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.addWidget(Vignette(self.theme, "inn-sign", least=120))
        self.body.addWidget(written(safe, "body", wrap=True))
        self.body.addWidget(written(sorry, "body", "second", wrap=True))
        self.body.addWidget(where)
