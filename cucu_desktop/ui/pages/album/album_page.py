"""The pages of the album."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.pages.list_page import ListPage
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.pages.album.famous_section import FamousSection
    from cucu_desktop.ui.pages.list_page import Section
    from cucu_desktop.ui.widgets.theme import Theme


class AlbumPage(ListPage):
    """All that is past: games, shelf, and numbers."""

    def __init__(self, theme: Theme, sections: Sequence[Section], at: int) -> None:
        super().__init__(theme, tr("Common", "Album"), sections, at)


class FamousPage(ListPage):
    """The famous deals."""

    def __init__(self, theme: Theme, section: FamousSection) -> None:
        super().__init__(theme, tr("Album", "Famous deals"), [section])
