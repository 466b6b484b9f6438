"""Skipping the rest of a game for a player who is out of it, and of a deal that is decided.

A player who is out is shown nothing more until a person at the screen is asked. A decided deal of tricks is
played to its end with the first legal cards and without delays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.view.view import TableView


class FastForward(QObject):
    """Finishes a game or deal without delays, on request."""

    def __init__(self, session: Session, view: TableView) -> None:
        super().__init__(session)
        self._session, self._view = session, view
        self._deal = 0
        """The number of the deal that is being finished, from 1; 0: none."""

    @property
    def is_possible(self) -> bool:
        """Whether the deal is decided and only one person plays at this screen."""
        from cucu_desktop.match.claim import is_decided  # noqa: PLC0415 - not before the first paint

        session = self._session
        seen: object = session.question
        alone = len(session.match_view.persons) == 1
        return alone and isinstance(seen, TrickObservation) and is_decided(seen)

    @property
    def told(self) -> str:
        """The label of the button, in the language of the window."""
        if self._session.question is not None:
            return tr("Playing", "Play out the rest")
        return tr("Playing", "Skip to the end")

    def begin(self) -> None:
        """Skip to the end, or play the rest of a decided deal at once."""
        question = self._session.question
        if question is None:
            self._session.skip_to_end()
        elif self.is_possible:
            self._deal = question.deals
            self._act()

    def takes_over(self) -> bool:
        """Return whether the present question is answered automatically, and schedule the answer."""
        question = self._session.question
        if not self._deal or question is None or question.deals != self._deal or not self.is_possible:
            self._deal = 0
            return False
        soon(self, self._act)
        return True

    def _act(self) -> None:
        question = self._session.question
        if question is None or question.decision is None:
            return
        card = question.decision.options[0]
        assert isinstance(card, Action)  # in trick games no action has an amount
        self._session.act(card)
        self._view.director.hurry()
