"""Opening and saving files: matches and deals that are opened, game logs that are saved as text.

An opened file is never written to. A match from outside the match folder is copied into it and resumed there;
a deal begins a match of its own, and the one in play is suspended. A file that cannot be opened is reported
in a notice.
"""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.window.guided_controller import GuidedController
    from cucu_desktop.ui.window.match_controller import WindowCore


class Files(QObject):
    """Opens files at the table of the window, and saves the text of the log panel."""

    replay_wanted = Signal(Path)
    """The finished match of this log is to be replayed."""

    def __init__(self, core: WindowCore, guided: GuidedController) -> None:
        super().__init__(core.page_stack)
        self._context, self._page_stack, self._match_controller = core
        self._guided = guided

    # Opening

    def choose(self) -> None:
        """Show a file dialog for a saved match or a deal, and open the file."""
        from PySide6.QtWidgets import QFileDialog

        kinds = tr("Files", "Saved games and deals")
        title = tr("Common", "Open file")
        chosen, _ = QFileDialog.getOpenFileName(
            self._page_stack, title, documents(), f"{kinds} (*.cucu *.toml *.json)"
        )
        if chosen:
            self.open(Path(chosen))

    def open(self, path: Path) -> None:
        """Open a file, or show a notice why it cannot be opened."""
        from cucu_desktop.match.log import LogError
        from cucu_desktop.ui.widgets import notices
        from cucu_desktop.ui.window.file_reader import NotOpenedError, deal_of, is_match, read_file

        try:
            data = read_file(path)
            if is_match(path, data):
                self._resume(path, data)
            else:
                entry = deal_of(path.stem, data)
                self._guided.stage(entry, entry.busiest)
        except NotOpenedError as error:
            reason, why, line, name = error.reason, error.why, error.line, path.name
            offer = notices.Offer(lambda: tr("Saves", "Open in the editor"), lambda: self._edit(path))
            self._page_stack.notify(
                lambda: notices.not_opened(reason, name, why, line), offer if reason == "no deal" else None
            )
        except LogError as error:
            of_log, name = error.reason, path.name
            self._page_stack.notify(lambda: notices.unreadable(of_log, name))

    def _edit(self, path: Path) -> None:
        """Open a faulty deal in the system's editor; show a notice if it has none."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        def no_editor() -> str:
            told = tr("Saves", "The system has no program that opens “{name}”. Open it in any text editor.")
            return told.format(name=path.name)

        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute()))):
            self._page_stack.notify(no_editor)

    def _resume(self, path: Path, data: bytes) -> None:
        """Resume a match: the user's own, else the copy that was made before, else a new copy.

        A match that is over is replayed from where it is.
        """
        from cucu_desktop.ui.window.file_reader import copied_before, is_over

        matches = self._context.matches
        if path.resolve().parent == matches.resolve():
            self._match_controller.resume(path)
            return
        if is_over(data):
            self.replay_wanted.emit(path)
            return
        self._match_controller.resume(copied_before(matches, data) or self._copy(data))

    def _copy(self, data: bytes) -> Path:
        """Copy another user's match into the match folder.

        Raises:
            NotOpenedError: the copy cannot be written.
        """
        from cucu_desktop.local_time import local_now
        from cucu_desktop.match.setup import draw_seed
        from cucu_desktop.own_files import own_folder, write_whole
        from cucu_desktop.ui.window.file_reader import NotOpenedError

        matches = self._context.matches
        copy = saved_matches.new_log(matches, draw_seed(), local_now())
        try:
            own_folder(matches)
            write_whole(copy, data)
        except OSError as error:
            raise NotOpenedError("unreadable") from error
        return copy

    # Saving

    def copy_account(self) -> None:
        """Copy the text of the log panel of the game in play to the clipboard."""
        if self._match_controller.playing is not None:
            QGuiApplication.clipboard().setText(self._account())
            self._page_stack.notify(lambda: tr("Files", "Log of this game copied."))

    def save_account(self) -> None:
        """Show a file dialog, and save the text of the log panel of the game in play."""
        import re

        from PySide6.QtWidgets import QFileDialog

        from cucu_desktop.ui.widgets import notices

        if self._match_controller.playing is None:
            return
        text = self._account()
        game = re.sub(r"[^\w -]", "", text.partition("\n")[0])
        chosen, _ = QFileDialog.getSaveFileName(
            self._page_stack, tr("Files", "Save log"), str(Path(documents(), f"{game}.txt")), "*.txt"
        )
        if not chosen:
            return
        name = Path(chosen).name
        try:
            Path(chosen).write_text(text, encoding="utf-8")
        except (OSError, ValueError):
            self._page_stack.notify(lambda: notices.not_opened("unwritable", name, ""))
        else:
            self._page_stack.notify(
                lambda: tr("Files", "Log of this game saved as “{name}”.").format(name=name)
            )

    def _account(self) -> str:
        playing = self._match_controller.playing
        assert playing is not None
        return _transcript(playing.seen.so_far, playing.names, self._context.wording)


def _transcript(events: Iterable[Event], names: Sequence[str], wording: Wording) -> str:
    """Return the rows of the log panel for these events, deal by deal.

    Only public information is included, whichever seat the events are from.

    Args:
        events: the events of a game that have been shown.
        names: of the players, by seat.
        wording: the words of the game.
    """
    from cucu_desktop.engine.events import SPECTATOR, DealBegan, redacted
    from cucu_desktop.engine.tricks.events import TrickTaken

    lines = [wording.choices.game(wording.game_id)["name"], ", ".join(names)]
    deal = trick = 0
    for event in events:
        public = redacted(event, SPECTATOR)
        if isinstance(public, DealBegan):
            deal, trick = public.number, 0
            lines += ["", wording.log.standing(deal, 0).partition(" · ")[0]]
            sentence: str | None = wording.log.dealer(public, names)
        else:
            sentence = wording.log.sentence(public, names, deal, trick)
        trick += isinstance(public, TrickTaken)
        if sentence:
            lines.append(sentence)
    return "\n".join(lines) + "\n"


def documents() -> str:
    """Return the folder in which file dialogs begin."""
    from PySide6.QtCore import QStandardPaths

    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
