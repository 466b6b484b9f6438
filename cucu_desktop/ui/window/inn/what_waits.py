"""What is offered first at the start: the match, or the evening between two games, that was left last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.evening import store
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.saved_matches import Save, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cucu_desktop.match.evening.store import EveningLeft
    from cucu_desktop.ui.play.context import Context


def newest(context: Context, tell: Callable[[str, Path], None] | None = None) -> Save | EveningLeft | None:
    """Return what is to be offered; `tell` is called for each log that cannot be read and was not told of."""
    save = _match(context, tell)
    evenings = store.waiting(context.matches)
    evening = next((left for left in evenings if not _has_match(left, context.matches)), None)
    if evening is None or (save is not None and save.played.timestamp() > evening.written):
        return save
    return evening


def _has_match(left: EveningLeft, matches: Path) -> bool:
    """Tell whether a match waits in the midst of an evening: then that is what is offered."""
    return left.match is not None and (matches / left.match).is_file()


def _match(context: Context, tell: Callable[[str, Path], None] | None) -> Save | None:
    """Return the newest match: one's own before a deal of the collection."""
    told = context.preferences.told
    offered: Save | None = None
    for found in saved_matches.waiting(context.matches):
        if isinstance(found, Save):
            if not found.is_of_collection:
                return found
            offered = offered or found
        if tell is not None and isinstance(found, Unreadable) and found.path.name not in told:
            tell(found.reason, found.path)
    return offered
