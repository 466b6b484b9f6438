"""Papers that anybody may lay on the table at any time: games to choose, matches to go on with, settings.

Each is read and built when it is first wanted, so that nothing of it is paid for before the table is seen.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.match.collection import Entry
    from cucu_desktop.ui.main_window import MainWindow
    from cucu_desktop.ui.seating import Plan
    from cucu_desktop.ui.sheet import Sheet

USUAL_GAME = "campli"


class Papers(QObject):
    """Lays papers in a window and tells what was chosen on them."""

    laid = Signal(object)
    """A sheet to be laid on the table."""
    planned = Signal(object)
    """A Plan to be played."""
    chosen = Signal(object)
    """The path of a match to go on with."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def play_now(self) -> None:
        """Sit down at once: the usual game, one person and five bots."""
        from cucu_desktop.ui.naming import unnamed
        from cucu_desktop.ui.seating import usual

        wishes = self._window.preferences.now
        self.planned.emit(usual(USUAL_GAME, wishes.name or unnamed(), wishes.face))

    def choose_game(self) -> None:
        """Lay the list of games."""
        from cucu_desktop.ui.games_page import GamesSheet

        sheet = GamesSheet(self._window.theme, self._window.wording, self._window.art)
        sheet.played.connect(lambda game: self.planned.emit(self._plan(game)))
        sheet.laid.connect(self.lay_table)
        sheet.rules_wanted.connect(self._read_rules_of)
        sheet.collection_wanted.connect(self.open_collection)
        self._lay(sheet)

    def lay_table(self, game: str) -> None:
        """Lay the set-up sheet of a game."""
        self._lay_plan(self._plan(game))

    def _lay_plan(self, plan: Plan) -> None:
        from cucu_desktop.ui.setup import SetUpSheet

        window, game = self._window, plan.game
        sheet = SetUpSheet(window.theme, window.words_of(game), plan, self._sets(game))
        sheet.begun.connect(self._remember_and_play)
        sheet.sets_changed.connect(lambda sets: self._keep_sets(game, sets))
        self._lay(sheet)

    def list_matches(self) -> None:
        """Lay the list of matches that wait."""
        from cucu_desktop.ui import saves
        from cucu_desktop.ui.saves_page import SavesSheet

        playing = self._window.playing
        here = playing.log if playing else None
        found = [save for save in saves.waiting(self._window.matches) if save.path != here]
        sheet = SavesSheet(self._window.theme, self._window.wording, found)
        sheet.chosen.connect(lambda save: self.chosen.emit(save.path))
        self._lay(sheet)

    def open_collection(self, entry: Entry | None = None) -> None:
        """Lay the collection of deals worth seeing, open at one of them."""
        from cucu_desktop.ui.collection_page import CollectionSheet

        window = self._window
        game = entry.game if entry else window.wording.game_id
        name = entry.name if entry else ""
        sheet = CollectionSheet(window.theme, window.art, window.words_of, game, name)
        sheet.played.connect(lambda entry, seat: window.host.stage(entry, seat, shows=False))
        sheet.shown.connect(lambda entry, seat: window.host.stage(entry, seat, shows=True))
        self._lay(sheet)

    def open_statistics(self) -> None:
        """Lay the book, open at the page of whoever is at the screen."""
        from cucu_desktop.ui import saves
        from cucu_desktop.ui.statistics_page import StatisticsSheet

        window = self._window
        playing = window.playing
        names = [playing.session.company[seat].name for seat in playing.session.persons] if playing else []
        name = names[0] if names else window.preferences.now.name
        self._lay(
            StatisticsSheet(window.theme, window.wording, window.art, saves.results(window.matches), name)
        )

    def open_settings(self) -> None:
        """Lay the settings."""
        from cucu_desktop.ui.settings import SettingsSheet

        self._lay(SettingsSheet(self._window.theme, self._window.preferences))

    def open_rules(self, section: str = "") -> None:
        """Lay the rules of the game that is being played or laid, open at a section.

        A table that was being laid is written on as it was when the rules have been read.
        """
        window = self._window
        laid = window.room.sheet
        playing = window.playing.session.setup.game if window.playing else USUAL_GAME
        plan: Plan | None = getattr(laid, "plan", None)
        rules = self._lay_rules((laid.game if laid else "") or playing, section)
        if plan is not None:
            rules.closed.connect(lambda: self._lay_plan(plan))

    def _read_rules_of(self, game: str) -> None:
        """Lay the rules of a game that somebody may choose, and after them the games again."""
        self._lay_rules(game).closed.connect(self.choose_game)

    def _lay_rules(self, game: str, section: str = "") -> Sheet:
        from cucu_desktop.ui.rules_page import RulesSheet

        sheet = RulesSheet(self._window.theme, self._window.words_of(game), section)
        sheet.game = game
        self._lay(sheet)
        return sheet

    def open_about(self) -> None:
        """Lay the slip that tells whose program this is."""
        from cucu_desktop.ui.about import AboutSheet

        self._lay(AboutSheet(self._window.theme))

    def _lay(self, sheet: Sheet) -> None:
        self.laid.emit(sheet)

    def _plan(self, game: str) -> Plan:
        """Return the table as it was last laid for this game, or as it usually is."""
        from cucu_desktop.ui import seating
        from cucu_desktop.ui.naming import unnamed

        wishes = self._window.preferences.now
        kept = seating.read(game, wishes.tables[game]) if game in wishes.tables else None
        return kept or seating.usual(game, wishes.name or unnamed(), wishes.face)

    def _sets(self, game: str) -> dict[str, Any]:
        """Return the sets of options of a game that were given a name, as far as they can be played now."""
        from cucu_desktop.ui import seating

        kept = self._window.preferences.now.sets.get(game, {})
        found = {name: seating.read_options(game, table) for name, table in kept.items()}
        return {name: options for name, options in found.items() if options is not None}

    def _keep_sets(self, game: str, sets: Mapping[str, Any]) -> None:
        wishes = self._window.preferences.now
        written = {name: asdict(options) for name, options in sets.items()}
        self._window.wish(sets={**wishes.sets, game: written})

    def _remember_and_play(self, plan: Plan) -> None:
        from cucu_desktop.ui import seating
        from cucu_desktop.ui.naming import GUEST

        preferences = self._window.preferences
        wishes = preferences.now
        person = next((player for player in plan.everybody if player.bot is None), None)
        name, face = (person.name, person.face) if person else (wishes.name, wishes.face)
        name = wishes.name if name == GUEST else name
        tables = {**wishes.tables, plan.game: seating.written(plan)}
        preferences.put(replace(wishes, name=name, face=face, tables=tables))
        self.planned.emit(plan)
