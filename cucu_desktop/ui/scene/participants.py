"""Who of a match's company is at this screen, and what of the match concerns them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cucu_desktop.engine.events import SPECTATOR, DealBegan, Dealt, Drew, Exchanged, Exposed
from cucu_desktop.engine.rarer_events import Discarded, SetAside
from cucu_desktop.match.match import Player
from cucu_desktop.match.trick_telling import DummyName
from cucu_desktop.ui.naming import called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match


class Dummy(Player):
    """A seat without a player, as those see it who look at the table; it is called after who plays for it."""

    __slots__ = ()


def persons(match: Match) -> tuple[int, ...]:
    """Return the seats of the persons at this screen."""
    return tuple(seat for seat, player in enumerate(match.players) if player.bot is None)


def at_table(match: Match) -> tuple[Player, ...]:
    """Return everybody at the table: the players, and for each hand without one, its partner's second.

    They have the names that they are called by in the language of the window.
    """
    seats = match.observation(SPECTATOR).players
    missing = range(len(match.players), seats)
    players = [replace(player, name=called(player.name)) for player in match.players]
    return (*players, *(_second(players[(seat + seats // 2) % seats]) for seat in missing))


def _second(player: Player) -> Dummy:
    """Return who sits where a dummy lies: nobody, but somebody plays for it (H2)."""
    return Dummy(DummyName(f"({player.name})"), player.face, player.bot)


def nobody_is_in(match: Match) -> bool:
    """Tell whether nobody at this screen is in the game, so that the rest may be skipped."""
    seen = match.observation(SPECTATOR)
    return not match.is_over and not any(seen.is_in(seat) for seat in persons(match))


def is_awaited(match: Match) -> bool:
    """Tell whether the match waits for a person, or for nobody any more."""
    return match.to_act is None or match.players[match.to_act].bot is None


def deal_since(match: Match, since: int) -> int | None:
    """Return with which event the last deal after this one began, if any did."""
    news = enumerate(match.feed(SPECTATOR, since), since)
    return max((number for number, event in news if isinstance(event, DealBegan)), default=None)


def got_unseen(events: Sequence[Event], seat: int) -> bool:
    """Tell whether a player got another card by what they did, and has it in the hand, unseen by others.

    A card dealt to them since is looked at when they are asked.
    """
    got = False
    for event in events:
        if isinstance(event, Exchanged):
            got = got or seat in (event.seat, event.other)
        elif isinstance(event, Drew):
            got = got or event.seat == seat
        elif isinstance(event, Exposed | Discarded | SetAside | Dealt) and event.seat == seat:
            got = False
    return got
