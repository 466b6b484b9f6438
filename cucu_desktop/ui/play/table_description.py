"""Description of the table for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.play.session_state import Stage

if TYPE_CHECKING:
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.view.accessibility import TableAccessibility


class TableDescription:
    """Updates the accessible table when the session shows something new; owned by the match widget.

    Attributes:
        accessibility: the table for screen reader and keyboard.
    """

    def __init__(self, session: Session, accessibility: TableAccessibility) -> None:
        self._session, self.accessibility = session, accessibility

    def begin(self) -> None:
        self.accessibility.show(self._session.observation, self._session.match_view.names)

    def update(self) -> None:
        """Describe the state that the table shows; do nothing while events have not been shown."""
        view = self._session.match_view
        if not view.is_behind and self._session.stage is not Stage.CLOSED:
            self.accessibility.show(view.described(self._session.question), view.names)
