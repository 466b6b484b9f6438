"""Who of a match's players is at this screen, and what of the match concerns them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import SPECTATOR, DealBegan, Dealt, Drew, Exchanged, Exposed
from cucu_desktop.engine.rarer_events import Discarded, SetAside
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.match import Player
from cucu_desktop.match.trick_narration import DummyName
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from cucu_desktop.engine.actions import PlayerKind
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match


_SEEN: Final[tuple[PlayerKind, ...]] = ("reentry",)
"""Where everybody sees that there is only one answer."""
_UNSEEN: Final[tuple[PlayerKind, ...]] = ("rob", "bid")
"""Where only who is asked knows it."""


class Dummy(Player):
    """A seat without a player, as those see it who look at the table; it is called after who plays for it."""

    __slots__ = ()


def persons(match: Match, elsewhere: Container[str] = ()) -> tuple[int, ...]:
    """Return the seats of the persons at this screen: all but those with these names."""
    people = ((seat, player) for seat, player in enumerate(match.players) if player.bot is None)
    return tuple(seat for seat, player in people if player.name not in elsewhere)


def remote(match: Match, elsewhere: Container[str]) -> tuple[int, ...]:
    """Return the seats of the persons at screens of their own, who have these names."""
    people = ((seat, player) for seat, player in enumerate(match.players) if player.bot is None)
    return tuple(seat for seat, player in people if player.name in elsewhere)


def at_table(match: Match) -> tuple[Player, ...]:
    """Return everybody at the table: the players, and after them the dummies.

    They have the names that they are called by in the language of the window.
    """
    return seated(match.players, match.observation(SPECTATOR))


def seated(playing: Sequence[Player], seen: AnyObservation) -> tuple[Player, ...]:
    """Return the same of those who play, at a table that everybody sees so."""
    missing = range(len(playing), seen.players)
    players = [replace(player, name=called(player.name)) for player in playing]
    partners = [players[seen.player_for(seat)] for seat in missing]
    if len(partners) == 1:  # a single one has another partner in each deal, and one name in all (H4)
        return *players, _dummy(tr("Access", "the dummy"), partners[0])
    return (*players, *(_dummy(f"({partner.name})", partner) for partner in partners))


def _dummy(name: str, partner: Player) -> Dummy:
    """Return who sits where a dummy lies: nobody, but somebody plays for it (H2)."""
    return Dummy(DummyName(name), partner.face, partner.bot)


def nobody_is_in(match: Match) -> bool:
    """Return whether no person is in the game, here or elsewhere, so that the rest may be skipped."""
    seen = match.observation(SPECTATOR)
    return not match.is_over and not any(seen.is_in(seat) for seat in persons(match))


def is_awaited(match: Match) -> bool:
    """Return whether the match waits for a person, or for nobody any more."""
    return match.to_act is None or match.players[match.to_act].bot is None


def plays_open_hand(seen: object) -> bool:
    """Return whether the card that is due lies open for all, in a dummy's hand: nobody has to look."""
    return isinstance(seen, TrickObservation) and seen.about is not None


def last_card(match: Match) -> Action | None:
    """Return the card that is due, if it is the only one of its hand and can be played in one way only."""
    seen: object = None if match.to_act is None else match.observation(match.to_act)
    if not isinstance(seen, TrickObservation) or seen.decision is None or seen.kind != "play":
        return None
    hand = seen.hands[seen.seat if seen.about is None else seen.about]
    options = seen.decision.options
    return options[0] if len(hand) == len(options) == 1 and isinstance(options[0], Action) else None


def only_answer(match: Match) -> Action | None:
    """Return the answer that is given by itself, as there is no other and nothing is told by it.

    It is a last card, to stay out for want of coins, which all have seen, or, with only one person at this
    screen, to leave a card that may not be robbed or to pass for want of a card to call. With several one
    would know of such an answer that nobody came to the screen for it.
    """
    seat = match.to_act
    decision = None if seat is None or seat < 0 else match.observation(seat).decision
    if decision is None or len(decision.options) != 1:
        return None
    only = decision.options[0]
    is_alone = len(persons(match)) == 1
    if isinstance(only, Action) and (decision.kind in _SEEN or (is_alone and decision.kind in _UNSEEN)):
        return only
    return last_card(match)


def deal_since(match: Match, since: int) -> int | None:
    """Return with which event the last deal after this one began, if any did."""
    news = enumerate(match.feed(SPECTATOR, since), since)
    return max((number for number, event in news if isinstance(event, DealBegan)), default=None)


def got_unseen(events: Sequence[Event], seat: int) -> bool:
    """Return whether a player got another card by what they did, and has it in the hand, unseen by others.

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
