"""The ways into everything: the start page with its doors, *With people*, *Everything*, and each entry.

The features beside a match have controllers, and the pages after a game are chosen here.
"""

# ruff: noqa: PLC0415, PLW0108 - pages and controllers are imported and built on first use
from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.ui.window.doors import DOORS, unlock, use
from cucu_desktop.ui.window.inn.what_waits import calls
from cucu_desktop.ui.window.menus import AT_TABLE, ENTRIES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cucu_desktop.ui.pages.inn.people_page import PeoplePage, WorkshopPage
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.files import Files
    from cucu_desktop.ui.window.hosting.guests_opener import GuestsOpener
    from cucu_desktop.ui.window.inn.album_controller import AlbumController
    from cucu_desktop.ui.window.inn.club_controller import ClubController
    from cucu_desktop.ui.window.inn.daily_controller import DailyController
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController
    from cucu_desktop.ui.window.inn.score_controller import ScoreController
    from cucu_desktop.ui.window.inn.window_parts import WindowParts
    from cucu_desktop.ui.window.menus import Menus

    Way = Callable[[], object]


class Inn(QObject):
    """Carries out the entries of `menus`, and builds the pages that lead to other pages."""

    def __init__(
        self,
        parts: WindowParts,
        menus: Menus,
        files: Files,
        guests: GuestsOpener,
        of_window: Mapping[str, Way],
    ) -> None:
        """`of_window`: what the window itself carries out, by the ids of the entries."""
        super().__init__(parts.page_stack)
        self._parts, self._menus, self._files, self._guests = parts, menus, files, guests
        self._of_window = of_window
        self._context, self._page_stack = parts.context, parts.page_stack
        parts.match_controller.over.connect(self._end_game)
        parts.match_controller.seated.connect(self._watch_advice)

    # Controllers of features

    @cached_property
    def album(self) -> AlbumController:
        from cucu_desktop.ui.window.inn.album_controller import AlbumController

        return AlbumController(self._parts, self.duplicates)

    @cached_property
    def daily(self) -> DailyController:
        from cucu_desktop.ui.window.inn.daily_controller import DailyController

        return DailyController(self._parts, self.duplicates)

    @cached_property
    def club(self) -> ClubController:
        from cucu_desktop.ui.window.inn.club_controller import ClubController

        return ClubController(self._parts)

    @cached_property
    def score(self) -> ScoreController:
        from cucu_desktop.ui.window.inn.score_controller import ScoreController

        return ScoreController(self._parts)

    @cached_property
    def duplicates(self) -> DuplicateController:
        from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController

        return DuplicateController(self._parts)

    # Ways

    @property
    def doors(self) -> Mapping[str, Way]:
        """What opens each feature, by the id of its entry."""
        return {
            "evening": self._parts.evenings.tonight.open,
            "daily": lambda: self.daily.open(),
            "puzzles": self._parts.page_opener.open_puzzles,
            "feats": self.album.open_shelf,
            "score": lambda: self.score.open(),
            "club": lambda: self.club.open(),
            "print": self._open_print,
        }

    def go_to(self, name: str) -> None:
        self.doors[name]()

    def ways(self) -> dict[str, Way]:
        """Return what carries out each entry of `menus`, but those that only change a preference."""
        parts, files = self._parts, self._files
        page_opener, album = parts.page_opener, self.album
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
            **self.doors,
            **self._of_window,
        }

    def _open_print(self) -> None:
        from cucu_desktop.ui.pages.printing.print_page import PrintPage

        self._page_stack.push(lambda: PrintPage(self._context.theme, self._context.game_name))

    # The start page

    def open_start(self) -> None:
        from cucu_desktop.ui.pages.start_page import DOOR_OF, StartPage

        context, parts = self._context, self._parts
        page = StartPage(
            context.theme,
            context.art,
            calls(context, parts.match_controller.tell_unreadable),
            context.game_name,
            [prize.kind for prize in shelf.prizes(context.matches)],
        )
        ways: Mapping[str, Way] = {
            "resume": parts.evenings.resume_newest,
            "score": lambda: self.score.open(),
            "again": parts.page_opener.play_again,
            "play": parts.page_opener.play_now,
            "daily": lambda: self.daily.open(),
            "tonight": parts.evenings.tonight.open,
            "show": parts.page_opener.show_me,
            "choose": parts.page_opener.choose_game,
            "people": self._open_people,
            "album": self.album.open,
            "workshop": self.open_workshop,
        }

        def enter(name: str) -> None:
            if name in DOOR_OF:
                use(context, DOOR_OF[name])
            ways[name]()

        page.chosen.connect(enter)
        page.language_chosen.connect(lambda language: context.prefer(language=language))
        self._page_stack.fill(page)
        page.take_focus()

    # Pages that lead to other pages

    def _open_people(self) -> None:
        from cucu_desktop.ui.pages.inn.people_page import PeoplePage

        ways = {"screen": self._lay_table, "guests": self._guests.open, "score": lambda: self.score.open()}
        self._push_slips(PeoplePage, ways)

    def open_workshop(self) -> None:
        """Open the page of what is done beside the table."""
        from cucu_desktop.ui.pages.inn.people_page import WorkshopPage

        self._push_slips(WorkshopPage, self.ways())

    def _push_slips(self, kind: type[PeoplePage | WorkshopPage], ways: Mapping[str, Way]) -> None:
        def build() -> Page:
            page = kind(self._context.theme, self._context.art)
            page.chosen.connect(lambda name: ways[name]())
            return page

        self._page_stack.push(build)

    def _lay_table(self) -> None:
        """Open the set-up of the last game for two persons at this screen."""
        from cucu_desktop.ui.window.last_table import last_table

        last = last_table(self._context.preferences)
        game = last.game if last else self._context.wording.game_id
        self._parts.page_opener.lay_table(game, together=True)

    def open_everything(self) -> None:
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

    # A game

    def _end_game(self) -> None:
        """Open the page at the end of a game: of its evening, its daily deal, a comparison, or the game."""
        from cucu_desktop.ui.window.game_end import game_over_page

        playing = self._parts.match_controller.playing
        assert playing is not None  # a game on the table has just ended
        build = self._parts.evenings.after_game(playing.session)
        if build is not None or playing.session.match_view.setup.deals is None:
            self._page_stack.push(
                build or partial(game_over_page, self._parts, self.album.open_here), stays=True
            )
        elif playing.log is not None and not self.daily.tell_end(playing.log):
            self.duplicates.compare(playing.log, ends=True)

    def _watch_advice(self) -> None:
        """Mark in the diary each decision of a daily deal for which a hint is shown."""
        playing = self._parts.match_controller.playing
        assert playing is not None  # a match has just been seated
        seen, log = playing.session.match_view, playing.log
        if log is not None and seen.setup.deals is not None:
            playing.session.advised.connect(lambda _: self.daily.mark_advised(log, seen.shown))
