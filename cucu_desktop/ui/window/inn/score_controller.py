"""The score sheet of a game with real cards: its page, its log, and the screen for the room."""

# ruff: noqa: PLC0415 - imported only when a score is opened
from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.window.inn.kept_page import KeptPage

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.match.score.kept_score import KeptScore
    from cucu_desktop.ui.pages.score.score_page import ScorePage
    from cucu_desktop.ui.pages.score.score_screen import ScoreScreen
    from cucu_desktop.ui.window.inn.score_phones import ScorePhones
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class ScoreController(KeptPage["KeptScore", "ScorePage", "ScoreScreen"]):
    """Opens the page of the score, and keeps its log locked while it is open.

    Attributes:
        phones: the phones that follow the score, None while no door is open for them.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self._parts = parts
        self.phones: ScorePhones | None = None
        parts.page_stack.page_closed.connect(self._close_phones)
        self._handed_in: dict[Path, bool] = {}
        """Whether a game counts in the tournament, by its log."""

    def open(self) -> None:
        """Open the page with the score that was opened last, or the set-up of a new one.

        A score that another window keeps stays there.
        """
        self._parts.page_stack.push(self._build)

    def _build(self) -> ScorePage:
        from cucu_desktop.match.score.kept_score import kept_games, known_names
        from cucu_desktop.ui.pages.score.score_page import ScorePage
        from cucu_desktop.ui.window.inn.score_to_club import entered_names

        context = self._parts.context
        if self._kept is None:  # else the page is built again, in another language or text size
            self._open_last()
        games = kept_games(context.matches)
        known = [*dict.fromkeys((*known_names(games), *entered_names(context.matches)))]
        page = self._page = ScorePage(context.theme, context.art, context.words_of, self._kept, known)
        page.means.note.setChecked(context.preferences.note_cards)
        page.means.note.toggled.connect(lambda noted: context.prefer(note_cards=noted))
        page.begun.connect(self._begin)
        page.setup.offer_games(self._told(games))
        page.setup.continued.connect(self._go_on)
        page.closed.connect(self._close)
        page.screen_button.clicked.connect(self._open_screen)
        page.shown.connect(self._follow)
        page.phone_button.clicked.connect(self._open_phones)
        if self.phones is not None:
            self.phones.follow(page)
        page.shown.connect(self._offer_club)
        page.club_button.clicked.connect(self.hand_in)
        self._offer_club()
        return page

    def _open_last(self) -> None:
        """Continue the latest game, unless another window has it."""
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.score.kept_score import KeptScore, scores

        for path in scores(self._parts.context.matches)[:1]:
            with suppress(LogError):
                if not self._take(path, KeptScore.open):
                    self._parts.page_stack.notify(
                        lambda: tr("Common", "This game is open in another window.")
                    )

    def _told(self, games: Sequence[KeptScore]) -> list[tuple[Path, str]]:
        """Return the other games that are kept, each with its description; those under way come first."""
        from cucu_desktop.ui.pages.score.score_words import game_told

        context = self._parts.context
        own = None if self._kept is None else self._kept.path
        others = [kept for kept in games if kept.path != own]
        return [(kept.path, game_told(kept, context.words_of(kept.sheet.game.game.id))) for kept in others]

    def _go_on(self, path: Path) -> None:
        """Continue another game; the present one is kept, too."""
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.score.kept_score import KeptScore

        page = self.page
        try:
            is_free = self._take(path, KeptScore.open)
        except LogError:
            page.say(tr("Score", "This game can’t be read."))
            return
        if is_free:
            self._show_kept()
        else:
            page.say(tr("Common", "This game is open in another window."))

    def _begin(self, plan: Mapping[str, Any]) -> None:
        from cucu_desktop.match.score.kept_score import KeptScore, new_path

        path = new_path(self._parts.context.matches)
        while not self._take(path, partial(KeptScore.begin, dict(plan))):  # another window begins this one
            path = path.with_name(f"{int(path.stem) + 1:05}{path.suffix}")
        self._show_kept()

    def _show_kept(self) -> None:
        """Show the game that was begun or continued instead of the one before."""
        from cucu_desktop.match.score.kept_score import kept_games

        assert self._kept is not None
        self.page.keep(self._kept)
        self.page.setup.offer_games(self._told(kept_games(self._parts.context.matches)))

    def _close(self) -> None:
        super()._close()
        self._close_phones()
        self._handed_in.clear()

    # Tournament

    def _offer_club(self) -> None:
        from cucu_desktop.ui.window.inn.score_to_club import can_hand_in, is_handed_in

        kept, matches, offer = self._kept, self._parts.context.matches, ""
        if self._page is None:
            return
        if kept is not None and can_hand_in(matches, kept):
            if kept.path not in self._handed_in:
                self._handed_in[kept.path] = is_handed_in(matches, kept)
            is_there = self._handed_in[kept.path]
            offer = tr("Score", "Remove entry") if is_there else tr("Score", "Enter in tournament")
        self._page.offer_club(offer)

    def hand_in(self) -> None:
        """Enter the finished game in the tournament, or remove it there if it was entered."""
        from cucu_desktop.ui.pages.club.entry_form import EntryRefusedError
        from cucu_desktop.ui.window.inn.score_to_club import hand_in

        kept, page = self._kept, self.page
        assert kept is not None
        try:
            told = hand_in(self._parts.context.matches, kept)
        except EntryRefusedError as error:
            told = str(error)
        self._handed_in.clear()
        self._offer_club()
        page.say(told)

    # Phones

    def _open_phones(self) -> None:
        from cucu_desktop.ui.widgets.notices import no_network
        from cucu_desktop.ui.window.inn.score_phones import open_phones

        if self.phones is None:
            self.phones = open_phones(self.page, self)
        if self.phones is None:
            self._parts.page_stack.notify(no_network)
        else:
            self.page.show_part("phones")

    def _close_phones(self) -> None:
        if self.phones is not None:
            self.phones.close()
        self.phones = None

    # Screen

    def _new_screen(self) -> ScoreScreen:
        from cucu_desktop.ui.pages.score.score_screen import ScoreScreen

        context = self._parts.context
        return ScoreScreen(context.theme, context.art, self._parts.page_stack)

    def _follow(self) -> None:
        """Show the standing of the page on the screen, too."""
        if self._screen is not None and self._page is not None:
            shown = self._page.for_room
            if shown is not None:
                self._screen.show_standing(shown)
