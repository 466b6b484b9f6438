"""Duplicate deals: the same cards played again, by bots in the person's seat or by the person in theirs."""

# ruff: noqa: PLC0415 - imported only when a deal is compared
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.match.match import Match
    from cucu_desktop.match.playback.playback import PastDeal, Playback
    from cucu_desktop.ui.pages.duplicate.duplicate_page import PlayedDeal
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


class DuplicateController(QObject):
    """Compares results with the same cards."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.page_stack)
        self._parts = parts
        self._before: dict[Path, tuple[str, int]] = {}
        """For the log of each deal played again, the player who had the seat before, and their result."""

    def compare(self, log: Path, ordinal: int | None = None, *, ends: bool = False) -> None:
        """Open the page about a deal of a match; show a notice if it cannot be played again.

        Args:
            log: of the match.
            ordinal: index among all its deals, from 0; None: the last finished one.
            ends: whether it has just ended on the table.
        """
        from cucu_desktop.match.log import LogError
        from cucu_desktop.match.playback.playback import Playback
        from cucu_desktop.ui.pages.duplicate.duplicate_page import DuplicatePage
        from cucu_desktop.ui.widgets.notices import unreadable

        context, controller = self._parts.context, self._parts.match_controller
        try:
            playback = Playback.read(log)
        except LogError as error:
            reason = error.reason
            self._parts.page_stack.notify(lambda: unreadable(reason, log.name))
            return
        played = _played(log, playback, ordinal)
        if played is None:
            self._parts.page_stack.notify(lambda: tr("Duplicate", "This deal can’t be played again."))
            return
        setup, deal = playback.setup, playback.deals[played.number]

        def build() -> DuplicatePage:
            wording = context.words_of(setup.game, setup.options)
            page = DuplicatePage(context.theme, wording, played, self._before.get(log))
            page.again.connect(lambda seat: self._play(playback, deal, played, seat))
            page.looked.connect(lambda: self._parts.past.open(log, seat=played.seat, deal=played.number))
            if ends:
                page.closed.connect(controller.leave)
            return page

        self._parts.page_stack.push(build, stays=ends)

    def _play(self, playback: Playback, deal: PastDeal, played: PlayedDeal, seat: int) -> None:
        from cucu_desktop.match.playback.duplicate import from_seat

        def make(seed: int, path: Path) -> Match:
            self._before[path] = played.players[seat].name, played.brought[seat]
            return from_seat(playback, deal, seat, seed, path)

        self._parts.match_controller.begin_from(make)


def _played(log: Path, playback: Playback, ordinal: int | None) -> PlayedDeal | None:
    """Return the deal as its only person or the first seat played it; None if it cannot be played again."""
    from cucu_desktop.match.playback.deal_outcome import outcome_of
    from cucu_desktop.match.playback.duplicate import can_be_compared
    from cucu_desktop.ui.pages.duplicate.duplicate_page import PlayedDeal

    over = [number for number, deal in enumerate(playback.deals) if deal.is_over]
    number = (over[-1] if over else None) if ordinal is None else ordinal
    if number is None or number not in over or not can_be_compared(playback, playback.deals[number]):
        return None
    deal = playback.deals[number]
    persons = playback.persons(deal.first)
    seat = persons[0] if len(persons) == 1 else 0
    players = playback.players(deal.first)[: playback.seats(deal.first)]
    return PlayedDeal(log, number, seat, players, outcome_of(playback, deal))
