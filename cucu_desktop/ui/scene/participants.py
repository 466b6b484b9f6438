"""The persons among a match's players at this screen, and the facts of the match that concern them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import SPECTATOR, DealBegan, Dealt, Drew, Exchanged, Exposed
from cucu_desktop.engine.rarer_events import Discarded, SetAside
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.match import Player
from cucu_desktop.match.sides import DummyName
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from cucu_desktop.engine.actions import PlayerKind
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Match


_SEEN: Final[tuple[PlayerKind, ...]] = ("reentry",)
"""Options to which all players see that there is only one answer."""


class Dummy(Player):
    """A seat without a player, as `at_table` returns it; its name contains its partner's."""

    __slots__ = ()


def persons(match: Match, elsewhere: Container[str] = ()) -> tuple[int, ...]:
    """Return the seats of the persons at this screen: all persons except those with these names."""
    people = ((seat, player) for seat, player in enumerate(match.players) if player.bot is None)
    return tuple(seat for seat, player in people if player.name not in elsewhere)


def remote(match: Match, elsewhere: Container[str]) -> tuple[int, ...]:
    """Return the seats of the persons at other screens, who have these names."""
    return tuple(seat for seat in range(len(match.players)) if is_remote(match, seat, elsewhere))


def is_remote(match: Match, seat: int, elsewhere: Container[str]) -> bool:
    """Return whether a seat is that of a person at another screen, who has one of these names."""
    player = match.players[seat] if 0 <= seat < len(match.players) else None
    return player is not None and player.bot is None and player.name in elsewhere


def at_table(match: Match) -> tuple[Player, ...]:
    """Return the players at the table, followed by the dummies.

    Their names are in the language of the window.
    """
    return seated(match.players, match.observation(SPECTATOR))


def seated(playing: Sequence[Player], seen: AnyObservation) -> tuple[Player, ...]:
    """Return the players at the table of this observation, like `at_table`."""
    missing = range(len(playing), seen.players)
    players = [replace(player, name=called(player.name)) for player in playing]
    partners = [players[seen.player_for(seat)] for seat in missing]
    if len(partners) == 1:  # its partner changes with each deal, its name does not (H4)
        return *players, _dummy(tr("Access", "the dummy"), partners[0])
    return (*players, *(_dummy(f"({partner.name})", partner) for partner in partners))


def _dummy(name: str, partner: Player) -> Dummy:
    """Return the player of a dummy's seat; the partner plays its cards (H2)."""
    return Dummy(DummyName(name), partner.face, partner.bot)


def nobody_is_in(match: Match) -> bool:
    """Return whether no person is in the game any more, here or elsewhere; then the rest may be skipped."""
    seen = match.observation(SPECTATOR)
    return not match.is_over and not any(seen.is_in(seat) for seat in persons(match))


def is_awaited(match: Match) -> bool:
    """Return whether the match waits for a person, or is over."""
    return match.to_act is None or match.players[match.to_act].bot is None


def plays_open_hand(seen: object) -> bool:
    """Return whether the card due is in a dummy's open hand, so that no hidden cards are looked at."""
    return isinstance(seen, TrickObservation) and seen.about is not None


def last_card(match: Match) -> Action | None:
    """Return the card due, if it is the only card in its hand and has one meaning only."""
    seen: object = None if match.to_act is None else match.observation(match.to_act)
    if not isinstance(seen, TrickObservation) or seen.decision is None or seen.kind != "play":
        return None
    hand = seen.hands[seen.seat if seen.about is None else seen.about]
    options = seen.decision.options
    return options[0] if len(hand) == len(options) == 1 and isinstance(options[0], Action) else None


def only_answer(match: Match) -> Action | None:
    """Return the answer to give automatically: there is no alternative, and nothing is revealed by it.

    This is a last card, or staying out for lack of coins, which all have seen. With one person at this screen
    it is any other sole answer, as keeping a card that nothing higher could replace; with several, the
    others would learn of it, because nobody came to the screen.
    """
    seat = match.to_act
    decision = None if seat is None or seat < 0 else match.observation(seat).decision
    if decision is None or len(decision.options) != 1:
        return None
    only = decision.options[0]
    is_alone = len(persons(match)) == 1
    if isinstance(only, Action) and decision.kind != "play" and (decision.kind in _SEEN or is_alone):
        return only
    return last_card(match)


def deal_since(match: Match, since: int) -> int | None:
    """Return the index of the event that began the last deal after `since`; None without such a deal."""
    news = enumerate(match.feed(SPECTATOR, since), since)
    return max((number for number, event in news if isinstance(event, DealBegan)), default=None)


def got_unseen(events: Sequence[Event], seat: int) -> bool:
    """Return whether a player's own decision brought a hidden card into their hand.

    Cards dealt to them later do not count: they see those at their next decision.
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
