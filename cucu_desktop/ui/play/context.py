"""Settings, folders and theme that the window passes to its controllers, and they to the pages."""

# ruff: noqa: PLC0415 - words are read when a table or a page first needs them
from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.play import saved_matches

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.setup import Setup
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.preferences import Preferences
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme


class Context:
    """The objects of which the window has one each.

    Attributes:
        settings: stores the preferences and emits their changes.
        matches: the folder of the logs.
        theme: colours and size of text for widgets created from now on.
        art: the pictures of the screen.
        setup: of the match being played; None if there is none.
        replayed: of the match being replayed; None if there is none.
    """

    def __init__(self, settings: Settings, matches: Path, theme: Theme, art: Art) -> None:
        self.settings = settings
        self.matches = matches
        self.theme = theme
        self.art = art
        self.setup: Setup | None = None
        self.replayed: Setup | None = None

    @property
    def preferences(self) -> Preferences:
        return self.settings.now

    def prefer(self, **new: object) -> None:
        self.settings.change(**new)

    @property
    def results(self) -> Path:
        return saved_matches.results(self.matches)

    @property
    def wording(self) -> Wording:
        """The words of the game being played, or of the default game."""
        from cucu_desktop.games.catalogue import USUAL

        if self.setup is None:
            return self.words_of(USUAL.id)
        return self.words_of(self.setup.game, self.setup.options)

    @property
    def seen(self) -> Setup | None:
        """The setup of the match on the screen: the one being replayed, or the one being played."""
        return self.replayed or self.setup

    def words_of(self, game: str, options: GameOptions | None = None) -> Wording:
        """Return the words of a game with these options, in the preferred dialect."""
        from cucu_desktop.ui.text.wording import wording_of

        preferences = self.settings.now
        place = preferences.places.get(game, "")
        shows, glosses = preferences.local_words, preferences.glosses
        return wording_of(preferences.language, game, options, place, shows=shows, glosses=glosses)

    def game_name(self, game: str) -> str:
        """Return the name of a game; reads no other words of it."""
        from cucu_desktop.words import words_of

        return str(words_of("words", self.settings.now.language, game)["games"][game]["name"])
