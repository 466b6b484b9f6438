"""Opens the album, and carries out what is chosen there: replays, matches played again, exercises."""

# ruff: noqa: PLC0415 - imported only when the album is opened
from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.match.feats.shelf import Earned
    from cucu_desktop.match.match import Match
    from cucu_desktop.match.scenario.collection import CollectedScenario
    from cucu_desktop.ui.pages.album.games_section import GamesSection
    from cucu_desktop.ui.pages.album.shelf_section import ShelfSection
    from cucu_desktop.ui.pages.album.you_section import YouSection
    from cucu_desktop.ui.play.match_view import MatchView
    from cucu_desktop.ui.play.saved_matches import Save
    from cucu_desktop.ui.widgets.page import Page
    from cucu_desktop.ui.window.inn.duplicate_controller import DuplicateController
    from cucu_desktop.ui.window.inn.window_parts import WindowParts

GAMES, SHELF, YOU = range(3)
"""The tabs of the album."""


class AlbumController(QObject):
    """Opens the album at one of its tabs."""

    def __init__(self, parts: WindowParts, duplicates: DuplicateController) -> None:
        super().__init__(parts.page_stack)
        self._parts, self._duplicates = parts, duplicates

    # The album

    def open(self, tab: int = GAMES, key: object = None) -> None:
        """Open the album at a tab, and there at the row with this key."""
        from cucu_desktop.ui.pages.album.album_page import AlbumPage

        def build() -> Page:
            page = AlbumPage(self._parts.context.theme, self._sections(), tab)
            page.open_at(key)
            return page

        self._parts.page_stack.push(build)

    def open_here(self) -> None:
        """Open the album at the game on the table, or at the latest one."""
        from cucu_desktop.ui.pages.album.games_section import key_of

        here = self._here()
        self.open(GAMES, key_of(here) if here else None)

    def open_shelf(self) -> None:
        self.open(SHELF)

    def open_you(self) -> None:
        self.open(YOU)

    def _sections(self) -> tuple[GamesSection, ShelfSection, YouSection]:
        left = list(saved_matches.waiting(self._parts.context.matches))  # puts away those that are over
        return self._games(), self._shelf(), self._you(left)

    def _here(self) -> Save | None:
        """Return the game on the table; None if there is none, or its log cannot be read."""
        from dataclasses import replace

        from cucu_desktop.match.log import LogError

        playing = self._parts.match_controller.playing
        if playing is None or playing.log is None:
            return None
        try:
            here = saved_matches.told_game(playing.log)
        except LogError:
            return None
        return replace(here, is_over=playing.session.match_view.is_over)

    # Games

    def _games(self) -> GamesSection:
        from cucu_desktop.ui.pages.album.games_section import GamesSection, stored_games

        parts, here = self._parts, self._here()
        find = partial(stored_games, parts.context.matches, here)
        section = GamesSection(parts.context, find, self._deals_of, here)
        section.watched.connect(self._watch)
        section.deal_watched.connect(
            lambda game, deal: parts.past.open(game.path, deal=self._index(game, deal))
        )
        section.continued.connect(lambda game: parts.match_controller.resume(game.path))
        section.again.connect(parts.page_opener.play_again)
        section.deal_again.connect(self._play_deal)
        section.compared.connect(
            lambda game, deal: self._duplicates.compare(game.path, self._index(game, deal))
        )
        section.learn_wanted.connect(
            lambda name, game: parts.page_opener.open_questions(name, game.game, game.path)
        )
        if parts.match_controller.playing is None:
            section.removed.connect(parts.match_controller.free)
        return section

    def _watch(self, game: Save, line: int, seat: int | None) -> None:
        if line:
            self._parts.past.open(game.path, line, seat)
        elif game == self._here() and not game.is_over:
            self._parts.past.look_back()
        else:
            self._parts.past.open(game.path, deal=self._index(game))

    @staticmethod
    def _index(game: Save, deal: DealRecord | None = None) -> int:
        """Return the index, from 0, of a deal among all of its match; None: the first of the game."""
        from cucu_desktop.match.playback.past_games import index_of

        return index_of(game.path, game.number, deal.ordinal if deal else 1)

    def _match_of(self, game: Save) -> Match | MatchView:
        """Return the match as it was at the end of a game; see `at_end_of`."""
        from cucu_desktop.match.playback.past_games import at_end_of

        playing = self._parts.match_controller.playing
        if playing is not None and game == self._here():
            return playing.session.match_view
        return at_end_of(game.path, game.number)

    def _deals_of(self, game: Save) -> Sequence[DealRecord]:
        """Return the finished deals of a game; none if its log cannot be read."""
        from cucu_desktop.kept_stores import DAMAGE
        from cucu_desktop.match.log import LogError

        try:
            return self._match_of(game).finished_deals
        except (LogError, *DAMAGE):
            return ()

    def _play_deal(self, game: Save, deal: DealRecord) -> None:
        """Play a deal again, as a new match; the one in play is suspended."""
        self._parts.match_controller.begin_from(partial(self._match_of(game).again, deal))

    # The shelf

    def _shelf(self) -> ShelfSection:
        from cucu_desktop.match.evening import prize_shelf
        from cucu_desktop.match.feats.shelf import Shelf
        from cucu_desktop.ui.pages.album.shelf_section import ShelfSection

        context = self._parts.context
        logs = {log.name: log for log in saved_matches.kept_logs(context.matches)}

        def look_at(earned: Earned) -> None:
            self._parts.past.open(logs[earned.log], earned.line, earned.seat)

        shelf = Shelf(context.results)
        section = ShelfSection(context, shelf, list(logs.values()), prize_shelf.prizes(context.matches))
        section.watched.connect(look_at)
        section.famous_wanted.connect(self.open_famous)
        return section

    def open_famous(self, entry: CollectedScenario | None = None) -> None:
        """Open the famous deals, at one of them."""
        from cucu_desktop.ui.pages.album.album_page import FamousPage
        from cucu_desktop.ui.pages.album.famous_section import FamousSection

        context = self._parts.context
        game = entry.game if entry else context.wording.game_id

        def build() -> Page:
            section = FamousSection(context, game)
            page = FamousPage(context.theme, section)
            if entry is not None:
                page.open_at((entry.game, entry.name))
            section.played.connect(self._parts.guided.stage)
            section.shown.connect(self._parts.past.watch)
            return page

        self._parts.page_stack.push(build)

    # The person

    def _you(self, left: Sequence[object]) -> YouSection:
        from cucu_desktop.ui.pages.album.you_section import YouSection
        from cucu_desktop.ui.pages.analysis.rating_view import RatingView

        context, playing = self._parts.context, self._parts.match_controller.playing
        seen = playing.session.match_view if playing else None
        names = [seen.company[seat].name for seat in seen.persons] if seen else []
        logs = saved_matches.kept_logs(context.matches)
        ratings = RatingView(context.theme, context.words_of, logs, saved_matches.analyses(context.matches))
        ratings.learn_wanted.connect(self._parts.page_opener.open_questions)
        return YouSection(context, names[0] if names else context.preferences.name, ratings, left)
