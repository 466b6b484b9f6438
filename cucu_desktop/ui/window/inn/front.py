"""The ways into everything: the start page with its doors, *With people*, *Everything*, and each entry."""

# ruff: noqa: PLC0415 - not needed for the first paint
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.ui.window.doors import DOORS, unlock, use
from cucu_desktop.ui.window.inn.what_waits import calls
from cucu_desktop.ui.window.menus import AT_TABLE, ENTRIES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.files import Files
    from cucu_desktop.ui.window.hosting.guests_opener import GuestsOpener
    from cucu_desktop.ui.window.inn.inn import Inn
    from cucu_desktop.ui.window.menus import Menus


class Front(QObject):
    """Builds the pages that lead to other pages."""

    def __init__(
        self,
        inn: Inn,
        menus: Menus,
        files: Files,
        guests: GuestsOpener,
        of_window: Mapping[str, Callable[[], object]],
    ) -> None:
        """`of_window`: what the window itself carries out, by the ids of the entries."""
        super().__init__(inn)
        self._inn, self._menus, self._files, self._guests = inn, menus, files, guests
        self._of_window, self._parts = of_window, inn.parts
        self._context, self._page_stack = inn.parts.context, inn.parts.page_stack

    def ways(self) -> dict[str, Callable[[], object]]:
        """Return what carries out each entry of `menus`, but those that only change a preference."""
        parts, files = self._parts, self._files
        page_opener, album = parts.page_opener, self._inn.album
        return {
            "hint": parts.match_controller.advise,
            "undo": parts.match_controller.take_back,
            "deal_number": page_opener.ask_number,
            "rules": page_opener.open_rules,
            "settings": page_opener.open_settings,
            "everything": self.open_everything,
            "new_game": page_opener.choose_game,
            "go_on": album.open,
            "show_me": page_opener.show_me,
            "album": album.open,
            "look_back": album.open_here,
            "collection": album.open_famous,
            "statistics": album.open_you,
            "people": self._open_people,
            "guests": self._guests.open,
            "open_file": files.choose,
            "save_account": files.save_account,
            "copy_account": files.copy_account,
            "keys": page_opener.open_keys,
            "about": page_opener.open_about,
            **self._inn.doors,
            **self._of_window,
        }

    def open_start(self) -> None:
        """Show the start page."""
        from cucu_desktop.ui.pages.start_page import StartPage

        context, parts = self._context, self._parts
        page = StartPage(
            context.theme,
            context.art,
            calls(context, self._parts.match_controller.tell_unreadable),
            context.game_name,
            [prize.kind for prize in shelf.prizes(context.matches)],
        )
        page.resume.connect(parts.evenings.resume_newest)
        page.tonight_wanted.connect(lambda: self._enter("tonight", parts.evenings.tonight.open))
        page.daily_wanted.connect(lambda: self._enter("today", partial(self._inn.go_to, "daily")))
        page.workshop_wanted.connect(lambda: self._enter("workshop", self.open_workshop))
        page.album_wanted.connect(lambda: self._enter("album", self._inn.album.open))
        page.score_wanted.connect(partial(self._inn.go_to, "score"))
        page.people_wanted.connect(self._open_people)
        page.again.connect(parts.page_opener.play_again)
        page.play_now.connect(parts.page_opener.play_now)
        page.choose_game.connect(parts.page_opener.choose_game)
        page.show_me.connect(parts.page_opener.show_me)
        page.language_chosen.connect(lambda language: context.prefer(language=language))
        self._page_stack.fill(page)
        page.take_focus()

    def _enter(self, door: str, opens: Callable[[], object]) -> None:
        """Open what is behind a door of the start page."""
        use(self._context, door)
        opens()

    def _open_people(self) -> None:
        self._page_stack.push(self._people)

    def _people(self) -> Page:
        from cucu_desktop.ui.pages.inn.people_page import PeoplePage

        page = PeoplePage(self._context.theme, self._context.art)
        ways: dict[str, Callable[[], object]] = {
            "screen": self._lay_table,
            "guests": self._guests.open,
            "score": partial(self._inn.go_to, "score"),
        }
        page.chosen.connect(lambda way: ways[way]())
        return page

    def _lay_table(self) -> None:
        """Open the set-up of the last game for two persons at this screen."""
        from cucu_desktop.ui.window.last_table import last_table

        last = last_table(self._context.preferences)
        game = last.game if last else self._context.wording.game_id
        self._parts.page_opener.lay_table(game, together=True)

    def open_workshop(self) -> None:
        """Open the page of what is done beside the table."""
        self._page_stack.push(self._workshop)

    def _workshop(self) -> Page:
        from cucu_desktop.ui.pages.inn.people_page import WorkshopPage

        page = WorkshopPage(self._context.theme, self._context.art)
        page.chosen.connect(lambda name: self.ways()[name]())
        return page

    def open_everything(self) -> None:
        """Open the page with all entries."""
        self._page_stack.push(self._everything)

    def _everything(self) -> Page:
        from cucu_desktop.ui.pages.everything_page import EverythingPage

        hides_doors = not set(DOORS) <= set(self._context.preferences.doors)
        page = EverythingPage(self._context.theme, self._menus.rows(), hides_doors=hides_doors)
        page.chosen.connect(self._carry_out)
        page.doors_wanted.connect(lambda: unlock(self._context, *DOORS))
        return page

    def _carry_out(self, name: str) -> None:
        """Carry out an entry that was chosen in *Everything*; one of the workshop opens its door."""
        if ENTRIES[name].group == "workshop":
            unlock(self._context, "workshop")
        if name in AT_TABLE:
            self._page_stack.close_pages()
        self._menus.actions[name].trigger()
