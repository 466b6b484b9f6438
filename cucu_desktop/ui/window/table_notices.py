"""Notices about the match on the table."""

# ruff: noqa: PLC0415 - rarely needed
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.window.stack.page_stack import PageStack


def tell_unknown_faces(page_stack: PageStack, match: Match) -> None:
    """Show a notice with the players whose face is unknown."""
    from cucu_desktop.ui.widgets.notices import face_not_known
    from cucu_desktop.ui.widgets.pictures.drawings import has_face

    names = ", ".join(player.name for player in match.players if not has_face(player.face))
    if names:
        page_stack.notify(lambda: face_not_known(names))


def tell_saving(page_stack: PageStack, what: str) -> None:
    """Show a notice about a change in the state of the log."""
    from cucu_desktop.ui.widgets.notices import saving

    page_stack.notify(lambda: saving(what))
