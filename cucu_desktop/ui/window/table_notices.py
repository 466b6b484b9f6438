"""Notices about the match on the table."""

# ruff: noqa: PLC0415 - rarely needed
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.window.stack.page_stack import PageStack


def tell_unknown_faces(page_stack: PageStack, match: Match) -> None:
    """Show a notice with the players whose face is unknown."""
    from cucu_desktop.ui.widgets.notices import face_not_known
    from cucu_desktop.ui.widgets.pictures.drawings import has_face

    names = ", ".join(player.name for player in match.players if not has_face(player.face))
    if names:
        page_stack.notify(lambda: face_not_known(names))


def tell_kept(page_stack: PageStack, name: Callable[[], str], resume: Callable[[], object]) -> None:
    """Show a notice that a match is kept, with a button to resume it; `name` returns that of its game."""
    from cucu_desktop.ui.widgets.language import tr
    from cucu_desktop.ui.widgets.notices import Offer, match_kept

    page_stack.notify(lambda: match_kept(name()), Offer(lambda: tr("Saves", "Back to the match"), resume))


def tell_saving(page_stack: PageStack, what: str) -> None:
    """Show a notice about a change in the state of the log."""
    from cucu_desktop.ui.widgets.notices import saving

    page_stack.notify(lambda: saving(what))
