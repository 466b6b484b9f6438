"""The tournament of a club: its file, the files merged into it, its prints, and the screen for the room."""

# ruff: noqa: PLC0415 - imported only when the tournament is opened
from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cucu_desktop.local_time import local_now
from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.language import spoken, tr, trn
from cucu_desktop.ui.window.files import documents
from cucu_desktop.ui.window.inn.kept_page import KeptPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.match.club.club_file import ClubFile  # noqa: F401 - of the base class
    from cucu_desktop.match.club.name_list import ListedName
    from cucu_desktop.ui.pages.club.club_page import ClubPage
    from cucu_desktop.ui.pages.club.club_screen import ClubScreen
    from cucu_desktop.ui.pages.club.names_page import NamesPage
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class ClubController(KeptPage["ClubFile", "ClubPage", "ClubScreen"]):
    """Opens the page of the tournament, and does what its buttons ask for."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self._parts = parts

    def open(self) -> None:
        """Open the page; a notice if another window has it, or its file cannot be read."""
        from cucu_desktop.match.club.club_file import club_path, open_club, reason_of

        stack, matches = self._parts.page_stack, self._parts.context.matches
        path = club_path(matches)
        try:
            if self._kept is None and not self._take(path, lambda _: open_club(matches)):
                stack.notify(lambda: tr("Club", "The tournament is open in another window."))
                return
        except OSError as error:
            reason = reason_of(error)
            stack.notify(lambda: notices.not_opened(reason, path.name, ""))
            return
        stack.push(self._build)

    def _build(self) -> ClubPage:
        from cucu_desktop.ui.pages.club.club_page import ClubPage

        assert self._kept is not None  # opened before the page
        page = self._page = ClubPage(self._parts.context.theme, self._kept)
        page.closed.connect(self._close)
        wanted = {
            "merge": self._choose_files,
            "copy": self._choose_copy,
            "print": self._choose_print,
            "screen": self._open_screen,
            "names": self._open_names,
        }
        page.wanted.connect(lambda what: wanted[what]())
        page.shown.connect(self._follow)
        return page

    # Lists of names

    def _open_names(self) -> None:
        """Open the page for a list of names, at the place selected."""
        from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError

        try:
            self.page.writer.need_place()
        except EntryRefusedError as error:
            self.page.say(str(error))
        else:
            self._parts.page_stack.push(partial(self._build_names, self.page.place_box.currentText()))

    def _build_names(self, name: str) -> NamesPage:
        from cucu_desktop.ui.pages.club.names_page import NamesPage

        page = NamesPage(self._parts.context.theme, self.page.club.book, name)
        page.file_wanted.connect(partial(self._choose_names, page))
        page.entered.connect(self._enter_names)
        return page

    def _choose_names(self, page: NamesPage) -> None:
        from PySide6.QtWidgets import QFileDialog

        chosen, _ = QFileDialog.getOpenFileName(
            self._parts.page_stack, tr("Common", "Open file"), documents(), "*.csv *.txt *.tsv"
        )
        if chosen:
            self.open_names(page, Path(chosen))

    def open_names(self, page: NamesPage, path: Path) -> None:
        """Show the names of a file on the page for a list."""
        from cucu_desktop.match.club.name_list import LARGEST, decoded

        try:
            with path.open("rb") as file:
                page.text.setPlainText(decoded(file.read(LARGEST)))
        except OSError:
            page.told.setText(notices.not_opened("unreadable", path.name, ""))

    def _enter_names(self, listed: list[ListedName]) -> None:
        told = self.page.writer.write_list(listed)
        self._parts.page_stack.back()
        self.page.prepare_form()
        self.page.refresh()
        self.page.say(told)

    # Files

    def _choose_files(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        chosen, _ = QFileDialog.getOpenFileNames(
            self._parts.page_stack, tr("Club", "Merge files"), documents(), "*.cucu-club"
        )
        if chosen:
            self.merge([Path(each) for each in chosen])

    def merge(self, paths: list[Path]) -> None:
        """Merge club files into the tournament, and say what came of it."""
        from cucu_desktop.match.club.club_command import read_club
        from cucu_desktop.match.club.club_words import conflict_told
        from cucu_desktop.match.terminal import told

        page, club = self.page, self.page.club
        files, said = [], []
        for path in paths:
            try:
                files.append((path.name, read_club(path)))
            except OSError:
                said.append(notices.not_opened("unreadable", path.name, ""))
        new, problems = club.take_in(files)
        said.append(trn("Club", "{n} new entry.", "{n} new entries.", new))
        copies = (each for each in club.book.conflicts if each.key == "one-key")
        said += [conflict_told(club.book, each, spoken()) for each in copies]
        said += [told(spoken(), f"club-{each.key}", file=each.file, line=each.line) for each in problems[:1]]
        if len(problems) > 1:
            said.append(
                trn("Club", "{n} line could not be read.", "{n} lines could not be read.", len(problems))
            )
        page.fill_places()
        page.refresh()
        page.say(" ".join(said))

    def _choose_copy(self) -> None:
        title = tr("Club", "Tournament")
        path, _ = self._save_path(tr("Club", "Pass on"), f"{title}.cucu-club", "*.cucu-club")
        if path is not None:
            self._save(path, partial(path.write_bytes, self.page.club.data()))

    def _choose_print(self) -> None:
        page = self.page
        name = f"{page.view_box.currentText()}.pdf"
        slips = tr("Club", "Entry slips") + " (*.pdf)"
        kinds = [tr("Club", "List") + " (*.pdf)", tr("Club", "Spreadsheet") + " (*.csv)"]
        if page.view == "people":
            kinds.insert(1, slips)
        path, kind = self._save_path(tr("Club", "Print"), name, ";;".join(kinds))
        if path is not None:
            self.print_to(path, slips=kind == slips)

    def print_to(self, path: Path, *, slips: bool = False) -> None:
        """Write the list on the page into a file: PDF, or CSV by its ending."""
        from cucu_desktop.match.club.club_lists import as_csv
        from cucu_desktop.ui.pages.club.list_print import print_list, print_slips

        page, listed = self.page, self.page.listed
        title = page.club.book.name or tr("Club", "Tournament")
        below = f"{page.place_box.currentText()} · {local_now().date().isoformat()}"
        write: Callable[[], object] = partial(
            print_list, str(path), f"{title}: {page.view_box.currentText()}", below, listed
        )
        if path.suffix.lower() == ".csv":
            write = partial(path.write_bytes, as_csv(listed, spoken()))
        elif slips:
            write = partial(print_slips, str(path), title, listed)
        self._save(path, write)

    def _save(self, path: Path, write: Callable[[], object]) -> None:
        """Write a file by `write`, and say on the page whether it has succeeded."""
        try:
            write()
        except OSError:
            self.page.say(notices.not_opened("unwritable", path.name, ""))
        else:
            self.page.say(tr("Common", "Saved as “{name}”.").format(name=path.name))

    def _save_path(self, title: str, name: str, kinds: str) -> tuple[Path | None, str]:
        """Ask for a file to be written; return it, and the kind that was chosen."""
        from PySide6.QtWidgets import QFileDialog

        start = str(Path(documents(), name))
        chosen, kind = QFileDialog.getSaveFileName(self._parts.page_stack, title, start, kinds)
        if not chosen:
            return None, kind
        path = Path(chosen)
        return path.with_suffix(".csv") if kind.endswith("(*.csv)") and path.suffix != ".csv" else path, kind

    # Screen

    def _new_screen(self) -> ClubScreen:
        from cucu_desktop.ui.pages.club.club_screen import ClubScreen

        return ClubScreen(self._parts.context.theme, self._parts.page_stack)

    def _follow(self) -> None:
        """Show the list of the page on the screen, too."""
        page = self._page
        if self._screen is not None and page is not None:
            title = f"{page.view_box.currentText()} · {page.place_box.currentText()}"
            self._screen.show_list(title, page.listed)
