"""The cover for the stage of a session: `HandoverScreen` for one person, `PauseScreen` at a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.covers.passed_over import passed_over
from cucu_desktop.ui.play.session_state import Stage

if TYPE_CHECKING:
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


def cover_of(session: Session, theme: Theme, wording: Wording, pause_seconds: int = 0) -> HandoverScreen:
    """Return the cover for the table of this session.

    Args:
        session: the session.
        theme: colours and size of text.
        wording: the words of the game.
        pause_seconds: the length of a pause in seconds; 0: until a person ends it.
    """
    match_view = session.match_view
    player = match_view.company[session.covered_for]
    if session.stage is not Stage.PAUSED:
        cover = HandoverScreen(theme, player, passed_over(match_view, wording))
        cover.taken.connect(session.take_over)
        return cover
    from cucu_desktop.ui.play.covers.pause_screen import PauseScreen  # noqa: PLC0415 - few games have pauses

    persons = {seat: match_view.company[seat] for seat in session.heard_persons}
    pause = PauseScreen(theme, player, persons, seconds=pause_seconds)
    pause.lapsed.connect(session.lapse)
    pause.taken.connect(session.let_by)
    pause.called.connect(session.call)
    pause.looked.connect(session.look)
    return pause
