"""Pauses before turns: which seats may call first, without revealing them (B10-B12).

Bots choose at once, unseen. Where several persons share the screen it is covered at each pause that one of
them could use, whatever cards they hold; a single person among bots is asked, and only they see it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.engine.actions import CALL, WAIT
from cucu_desktop.engine.any_observation import as_exchange
from cucu_desktop.engine.events import SPECTATOR

if TYPE_CHECKING:
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.play.bot_turns import BotTurns
    from cucu_desktop.ui.play.match_view import MatchView

NOBODY: Final = -1
"""The seat while the bots are still thinking."""


class Heard(NamedTuple):
    """The next seat to decide.

    Attributes:
        seat: the seat; `NOBODY`: bots are still thinking; None: no seat is to act any more.
        calls: whether the seat calls, and need not be asked.
    """

    seat: int | None
    calls: bool = False


class Pauses:
    """The pauses of one match."""

    def __init__(self, match: Match, match_view: MatchView, bot_turns: BotTurns) -> None:
        self._match, self._match_view, self._bot_turns = match, match_view, bot_turns
        self._let_by = NOBODY
        self._pressed: set[int] = set()
        """The seats at other screens and open tables that have called since the last pause."""

    @property
    def is_to_cover(self) -> bool:
        """Whether the screen is to be covered for a pause, judged by public information."""
        if self._match_view.is_open or not self._match.is_pause or self._let_by == self._bot_turns.number:
            return False
        playing = self.playing
        if not self._have_to_hide:
            return False
        seen = as_exchange(self._match.observation(SPECTATOR))
        return any(seen.is_in(seat) and not seen.dead[seat] for seat in playing)

    @property
    def _have_to_hide(self) -> bool:
        """Whether a person in `playing` shares this screen, or there are persons at other screens."""
        return len(self.playing) + bool(self._match_view.remote) > 1 and bool(self.playing)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats of the persons at this screen who may call: not those of onlookers."""
        players = self._match.observation(SPECTATOR).players
        return tuple(seat for seat in self._match_view.persons if seat < players)

    def let_by(self) -> None:
        self._let_by = self._bot_turns.number

    def press(self, seat: int) -> None:
        """Store a call of a person at another screen, or at an open table, for the next pause."""
        self._pressed.add(seat)

    def hear(self) -> Heard:
        """Return the next seat that calls or has to be asked, submitting WAIT for the seats before it.

        Persons at other screens or an open table are never waited for: they have called before, or do not
        call. While a person at an open table decides, the others may still call.
        """
        match, several, is_pause = self._match, self._have_to_hide, self._match.is_pause
        still_call = self._match_view.is_open and match.to_act in self._match_view.persons
        for seat in match.silent if match.to_act is not None else ():
            if match.players[seat].bot is not None:
                answers = self._bot_turns.answers
                if answers is None:
                    return Heard(NOBODY)
                if answers.get(seat) is CALL:
                    return Heard(seat, calls=True)
            elif seat in self._pressed:
                self._pressed.clear()
                return Heard(seat, calls=True)
            elif not several and seat not in self._match_view.remote:
                return Heard(seat)
            if not still_call:
                match.submit(seat, WAIT)
        acts, decision = match.to_act, None
        if is_pause and acts is not None:
            decision = match.observation(acts).decision if acts in self._pressed else None
            self._pressed.clear()  # without the right to, a call changes nothing (B12)
        return Heard(acts, calls=decision is not None and decision.allows(CALL))
