"""The page to print what a table with real cards needs, and the file it saves."""

# ruff: noqa: PLC0415 - imported only when the page is opened
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.ui.pages.printing.print_page import PrintPage
    from cucu_desktop.ui.play.context import Context


def print_page(context: Context) -> PrintPage:
    """Return the page."""
    from cucu_desktop.ui.pages.printing.print_page import PrintPage

    page = PrintPage(context.theme, context.game_name)
    page.save_wanted.connect(lambda: _choose_file(page))
    return page


def _choose_file(page: PrintPage) -> None:
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QFileDialog

    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    start = str(Path(documents, f"{page.what.value}.pdf"))
    chosen, _ = QFileDialog.getSaveFileName(page, tr("Print", "Save PDF"), start, "*.pdf")
    if chosen:
        save(page, Path(chosen))


def save(page: PrintPage, path: Path) -> None:
    """Write what is chosen on the page into a file, and say so."""
    from cucu_desktop.match.printing.sheets import BACKS, PRINTED, print_pack
    from cucu_desktop.own_files import write_out
    from cucu_desktop.ui.pages.printing.sheet_writer import write_sheet

    what, paper = page.what.value, page.paper.value
    try:
        if what in PRINTED:
            back = page.back.value if what in BACKS else ""
            data = print_pack(what, paper, back, offset=page.shift, fold=page.fold.isChecked())
            write_out(path, data, mode=0o644)
        else:
            write_sheet(what, paper, page.language.value, str(path))
    except OSError:
        page.say(notices.not_opened("unwritable", path.name, ""))
    else:
        page.say(tr("Common", "Saved as “{name}”.").format(name=path.name))
