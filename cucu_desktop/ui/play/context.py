"""What the window hands down to its controllers, and they to every page: nothing below asks upwards."""

# ruff: noqa: PLC0415 - words are read when a table or a page first speaks them
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
    """The things of which there is one for the whole window.

    Attributes:
        settings: keeps the preferences and tells when they change.
        matches: the folder in which the logs lie.
        theme: colours and size of text for whatever is made from now on.
        art: the pictures of the screen.
        setup: of the match in play; None while nobody plays.
        replayed: of the match that is looked through; None if none is.
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
        """The preferences of now."""
        return self.settings.now

    def prefer(self, **new: object) -> None:
        """Change preferences, by the names that `Preferences` has for them."""
        self.settings.change(**new)

    @property
    def results(self) -> Path:
        """The file in which results are kept."""
        return saved_matches.results(self.matches)

    @property
    def wording(self) -> Wording:
        """The words of the game in play, or of the usual one."""
        from cucu_desktop.games.catalogue import USUAL

        if self.setup is None:
            return self.words_of(USUAL.id)
        return self.words_of(self.setup.game, self.setup.options)

    @property
    def seen(self) -> Setup | None:
        """What was agreed for the match that is on the screen: the one looked through, or the one in play."""
        return self.replayed or self.setup

    def words_of(self, game: str, options: GameOptions | None = None) -> Wording:
        """Return the words of a game with these options, in the dialect that is preferred for it."""
        from cucu_desktop.ui.text.wording import wording_of

        preferences = self.settings.now
        place = preferences.places.get(game, "")
        return wording_of(preferences.language, game, options, place, glosses=preferences.glosses)

    def game_name(self, game: str) -> str:
        """Return what a game is called; only its name is read for that, not all that is said at its table."""
        from cucu_desktop.words import words_of

        return str(words_of("words", self.settings.now.language, game)["games"][game]["name"])
