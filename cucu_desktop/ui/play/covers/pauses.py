"""Pauses before turns: who is heard before whoever is to act, without anybody seeing whom (B10-B12).

Bots choose at once, unseen. Where several people share the screen it is covered at each pause that one of
them could use, whoever holds what; a single person among bots is asked, and only they know of it.
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
"""Nobody is heard yet: the bots have not made up their minds."""


class Heard(NamedTuple):
    """Who is heard next.

    Attributes:
        seat: theirs; `NOBODY`: bots are still thinking; None: nobody is to act any more.
        calls: whether they call, and need not be asked.
    """

    seat: int | None
    calls: bool = False


class Pauses:
    """The pauses of one match."""

    def __init__(self, match: Match, match_view: MatchView, bot_turns: BotTurns) -> None:
        self._match, self._match_view, self._bot_turns = match, match_view, bot_turns
        self._let_by = NOBODY
        self._pressed: set[int] = set()
        """Who has called at a screen of their own since the pause before."""

    @property
    def is_to_cover(self) -> bool:
        """Whether the screen is to be covered for a pause, as far as everybody can tell."""
        if not self._match.is_pause or self._let_by == self._bot_turns.number:
            return False
        playing = self.playing
        if not self._have_to_hide:
            return False
        seen = as_exchange(self._match.observation(SPECTATOR))
        return any(seen.is_in(seat) and not seen.dead[seat] for seat in playing)

    @property
    def _have_to_hide(self) -> bool:
        """Whether somebody who is heard here has others beside them, or guests, who see this screen."""
        return len(self.playing) + bool(self._match_view.remote) > 1 and bool(self.playing)

    @property
    def playing(self) -> tuple[int, ...]:
        """The persons at this screen who may ever be heard: not those who only look on."""
        players = self._match.observation(SPECTATOR).players
        return tuple(seat for seat in self._match_view.persons if seat < players)

    def let_by(self) -> None:
        """Cover the screen for this pause no more."""
        self._let_by = self._bot_turns.number

    def press(self, seat: int) -> None:
        """Keep that a person at a screen of their own calls: it is heard at the next pause."""
        self._pressed.add(seat)

    def hear(self) -> Heard:
        """Hear who may call, one after the other, up to whoever calls or has to be asked.

        Those at screens of their own are never waited for: they have called before, or let it by.
        """
        match, several, remote = self._match, self._have_to_hide, self._match_view.remote
        while match.to_act is not None and match.silent:
            seat = match.silent[0]
            if match.players[seat].bot is not None:
                answers = self._bot_turns.answers
                if answers is None:
                    return Heard(NOBODY)
                if answers.get(seat) is CALL:
                    return Heard(seat, calls=True)
            elif seat in remote:
                if seat in self._pressed:
                    self._pressed.clear()
                    return Heard(seat, calls=True)
            elif not several:
                return Heard(seat)
            match.submit(seat, WAIT)
        self._pressed.clear()  # without the right to, a call changes nothing (B12)
        return Heard(match.to_act)
