"""Which cover a session wants: one person is waited for, or at a pause anybody may be heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.session_state import Stage

if TYPE_CHECKING:
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.widgets.theme import Theme


def cover_of(session: Session, theme: Theme) -> HandoverScreen:
    """Return the cover for whom the table of this session is covered."""
    match_view = session.match_view
    player = match_view.company[session.covered_for]
    if session.stage is not Stage.PAUSED:
        cover = HandoverScreen(theme, player)
        cover.taken.connect(session.take_over)
        return cover
    from cucu_desktop.ui.play.covers.pause_screen import PauseScreen  # noqa: PLC0415 - few games have pauses

    pause = PauseScreen(theme, player, {seat: match_view.company[seat] for seat in match_view.persons})
    pause.taken.connect(session.let_by)
    pause.called.connect(session.call)
    pause.looked.connect(session.look)
    return pause
