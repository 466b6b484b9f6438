"""People with a memory: when a game begins, one of the bots may say what they remember of a person here."""

# ruff: noqa: PLC0415 - whoever sits down for the first time reads no store
from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.match_widget import MatchWidget


class Remembered(QObject):
    """Listens for games that begin at a table; a child of it.

    What is said is no table talk and in no log: it follows from games that are over.
    """

    def __init__(self, playing: MatchWidget, context: Context) -> None:
        super().__init__(playing)
        self._playing, self._context = playing, context
        playing.session.seated.connect(self._look)

    def _look(self) -> None:
        """Let somebody speak, at the very beginning of a game that is kept."""
        session, context = self._playing.session, self._context
        seen = session.match_view
        if (
            seen.log is None
            or seen.shown
            or seen.setup.case is not None
            or not context.preferences.table_talk
        ):
            return
        if not seen.persons or not context.results.is_file():
            return
        from cucu_desktop.match.records.remembrance import remark
        from cucu_desktop.match.records.store import Store, StoreError

        person = seen.company[seen.persons[0]]
        bots = {player.bot: seat for seat, player in enumerate(seen.company) if player.bot is not None}
        random = Random(f"{seen.log}/{seen.public_observation.deals}")
        try:
            found = remark(Store(context.results).acquaintances(person.name), list(bots), random)
        except StoreError:
            return
        if found is not None:
            self._say(*found, bots[found[0]], person.name, random)

    def _say(self, bot: str, kind: str, seat: int, name: str, random: Random) -> None:
        from cucu_desktop.ui.animation.card_motion import speak
        from cucu_desktop.ui.text.remembered import reminder
        from cucu_desktop.ui.widgets.player_names import called

        words = reminder(self._context.wording.language, bot, kind, called(name), seat, random)
        observation = self._playing.session.match_view.public_observation
        self._playing.view.director.interject(lambda context: speak(context, words), observation)
