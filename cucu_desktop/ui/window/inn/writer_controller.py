"""The deal editor: its page, its files, and the table at which its deals are played."""

# ruff: noqa: PLC0415 - imported only when the editor is opened
from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from cucu_desktop.names import as_named
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.preferences import is_still
from cucu_desktop.ui.window.files import documents

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from cucu_desktop.match.playback.playback import PastDeal, Playback
    from cucu_desktop.match.scenario.draft.draft import Draft
    from cucu_desktop.ui.audio.sound import Sounds
    from cucu_desktop.ui.pages.writer.writer_page import WriterPage
    from cucu_desktop.ui.window.inn.window_parts import WindowParts

_MOST_DEALS = 12
"""Number of the last deals of a match that are offered."""


class WriterController(QObject):
    """Keeps the draft that is being edited, until another one is opened."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self._parts = parts
        self._draft: Draft | None = None
        self._sounds: Sounds | None = None

    @classmethod
    def of(cls, parts: WindowParts) -> WriterController:
        """Return the controller of this window."""
        return parts.page_stack.findChild(cls) or cls(parts)

    def open(self) -> None:
        """Open the page with the last draft, or a new one of the game in play."""
        from cucu_desktop.match.scenario.draft.draft import new_draft
        from cucu_desktop.match.scenario.draft.draft_file import kept

        context = self._parts.context
        last = None if self._draft is not None else kept(saved_matches.draft(context.matches))
        self._draft = self._draft or last or new_draft(context.wording.game_id)
        self._parts.page_stack.push(self._build)
        page = self._page
        if page is not None and last is not None and last.is_begun:
            page.tell(tr("Writer", "This is the deal you were editing last time."))

    @property
    def _page(self) -> WriterPage | None:
        """The page, if it is open."""
        from cucu_desktop.ui.pages.writer.writer_page import WriterPage

        page = self._parts.page_stack.page
        return page if isinstance(page, WriterPage) else None

    def _build(self) -> WriterPage:
        from cucu_desktop.ui.pages.writer.writer_page import WriterPage

        context = self._parts.context
        assert self._draft is not None  # the page is opened with a draft
        still = is_still(context.preferences)
        page = WriterPage(context.theme, context.art, context.words_of, self._draft, still=still)
        page.changed.connect(self._keep)
        page.played.connect(self._play)
        page.saved.connect(self._save)
        page.opened.connect(self._choose_file)
        page.pasted.connect(lambda text: self._read(tr("Writer", "the clipboard"), text.encode()))
        page.past_wanted.connect(self._offer_past)
        page.sounded.connect(self._sound)
        page.destroyed.connect(self._drop_sounds)
        return page

    def write_on(self, scenario: Mapping[str, Any]) -> None:
        """Open the page with this scenario, which must be readable."""
        from cucu_desktop.match.scenario.draft.scenario_form import read

        self._take(read(dict(scenario)))

    def write_down(self, playback: Playback, deal: PastDeal) -> None:
        """Open the page with a finished deal of a match."""
        from cucu_desktop.match.scenario.draft.played_deal import draft_of
        from cucu_desktop.ui.widgets.player_names import called

        names = [called(player.name) for player in playback.players(deal.first)]
        self._take(draft_of(playback, deal, names))

    def _keep(self, draft: Draft) -> None:
        from cucu_desktop.match.scenario.draft.draft_file import keep

        self._draft = draft
        keep(saved_matches.draft(self._parts.context.matches), draft)

    def _take(self, draft: Draft) -> None:
        """Show another draft on the page, opened if necessary; the replaced draft can be restored."""
        if self._page is None:
            self.open()
        page = self._page
        assert page is not None  # `open` has just shown it
        page.take(draft)

    def _drop_sounds(self) -> None:
        self._sounds = None

    def _sound(self, name: str) -> None:
        from cucu_desktop.ui.audio.sound import Sounds

        if self._sounds is None:
            self._sounds = Sounds()
            preferences = self._parts.context.preferences
            self._sounds.take_preferences(preferences.volume, muted=preferences.muted)
        self._sounds.play(name)

    # Playing

    def _play(self, scenario: Mapping[str, Any], seat: int | None) -> None:
        """Lay the deal on the table, like one from a file."""
        from cucu_desktop.match.scenario.draft.toml_text import toml_of
        from cucu_desktop.ui.window.file_reader import deal_of

        entry = deal_of(tr("Writer", "Custom deal"), toml_of(scenario).encode())
        names = [as_named(str(each["name"])) for each in scenario["seats"]]
        own = entry.busiest if seat is None else entry.seats.index(names[seat])
        playing = {entry.seats.index(name) for name in entry.playing}
        self._parts.guided.stage(entry, own if own in playing else min(playing), shows=False)

    # Files

    def _choose_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from cucu_desktop.ui.widgets import notices
        from cucu_desktop.ui.window.file_reader import NotOpenedError, read_file

        kinds = tr("Writer", "Saved deals")
        chosen, _ = QFileDialog.getOpenFileName(
            self._parts.page_stack, tr("Files", "Open file"), documents(), f"{kinds} (*.toml *.json)"
        )
        if not chosen:
            return
        path = Path(chosen)
        try:
            data = read_file(path)
        except NotOpenedError as error:
            reason = error.reason
            self._parts.page_stack.notify(lambda: notices.not_opened(reason, path.name, ""))
        else:
            self._read(path.name, data)

    def _read(self, name: str, data: bytes) -> None:
        """Show the deal of a file, or a notice with the fault in it."""
        from cucu_desktop.match.scenario.draft.scenario_form import read
        from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
        from cucu_desktop.ui.widgets import notices
        from cucu_desktop.ui.window.file_reader import NotOpenedError, scenario_of

        try:
            draft = read(scenario_of(data))
        except NotOpenedError as error:
            reason = error.reason
            self._parts.page_stack.notify(lambda: notices.not_opened(reason, name, ""))
        except InvalidScenarioError as error:
            why = str(error)
            self._parts.page_stack.notify(lambda: notices.not_opened("no deal", name, why))
        else:
            self._take(draft)

    def _save(self, text: str, name: str) -> None:
        from PySide6.QtWidgets import QFileDialog

        from cucu_desktop.ui.widgets import notices

        stack = self._parts.page_stack
        title = tr("Writer", "Save deal")
        chosen, _ = QFileDialog.getSaveFileName(
            stack, title, str(Path(documents(), f"{name}.toml")), "*.toml"
        )
        if not chosen:
            return
        called = Path(chosen).name
        try:
            Path(chosen).write_text(text, encoding="utf-8")
        except (OSError, ValueError):
            stack.notify(lambda: notices.not_opened("unwritable", called, ""))
        else:
            stack.notify(lambda: tr("Writer", "Deal saved as “{name}”.").format(name=called))

    # Past deals

    def _offer_past(self) -> None:
        """Show a menu of the finished deals of the match on the screen, and of past matches."""
        from cucu_desktop.ui.widgets.menu import Menu

        page = self._page
        assert page is not None
        menu = Menu(page)
        playback = self._playback()
        over = [deal for deal in playback.deals if deal.is_over] if playback is not None else []
        for number, deal in enumerate(reversed(over[-_MOST_DEALS:]), 1):
            told = tr("Deals", "Deal {number}").format(number=deal.ordinal)
            key = f"&{number} " if number < 10 else ""
            assert playback is not None
            menu.addAction(f"{key}{told}").triggered.connect(partial(self._write_down, playback, deal))
        if not over:
            none = menu.addAction(tr("Writer", "No deal at the table is over yet"))
            none.setEnabled(False)
        menu.addSeparator()
        menu.addAction(tr("Menus", "&Past matches")).triggered.connect(self._parts.page_opener.list_played)
        menu.aboutToHide.connect(menu.deleteLater)
        button = QApplication.focusWidget()
        below = button if isinstance(button, QWidget) else page
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))

    def _write_down(self, playback: Playback, deal: PastDeal, _checked: object = None) -> None:
        self.write_down(playback, deal)

    def _playback(self) -> Playback | None:
        """Return the match that is being replayed, else the one in play."""
        replay, playing = self._parts.past.replay, self._parts.match_controller.playing
        if replay is not None:
            return replay.steps.playback
        return None if playing is None else playing.session.match_view.playback()
