"""Turns that a table of many players hardly ever reaches: all before have kept their dealt cards.

One shuffle in fifty may bring fifteen players who keep. So cards are drawn one by one until a player would
not keep, and only whole deals are played. What is drawn is as likely as in deals from the start.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.learning.sampling import Chances, Gain, Gains, Part, drawn, play_out
from cucu_desktop.learning.setting import Setting, actions_of
from cucu_desktop.learning.turn_key import NONE, UNASKED, TurnKey, read_key

if TYPE_CHECKING:
    from cucu_desktop.engine.cards import Card

TRIES: Final = 100
"""The number of times that cards are drawn for each deal that is wanted."""


def first_turn(after: int, rank: int) -> TurnKey:
    """Return a turn with a dealt card where all before have kept."""
    return TurnKey(UNASKED, None, after, rank, NONE)


def play_kept(setting: Setting, after: int, part: Part) -> Gains:
    """Play deals both ways from a player's turn on, if all before have kept; add up the payoffs.

    Args:
        setting: what is learnt.
        after: the number of players after that player.
        part: the policy, the seed and the number of deals that are wanted.
    """
    random, place, found = Random(part.seed), setting.seats - 1 - after, Gains()
    left = part.deals
    for _ in range(part.deals * TRIES):
        if not left:
            break
        pack = _kept_before(setting, part.policy, place, random)
        if pack is not None:
            left -= _play_both(setting, part.policy, pack, place, random, found)
    return found


def _kept_before(setting: Setting, policy: Chances, place: int, random: Random) -> list[Card] | None:
    """Return a pack with which the players before a place keep; None if one of them would not."""
    rest, cards = list(setting.pack), []
    for seat in range(place):
        at = random.randrange(len(rest))
        rest[at], rest[-1] = rest[-1], rest[at]
        cards.append(rest.pop())
        chances = policy.get(first_turn(setting.seats - 1 - seat, cards[-1].rank).text)
        if chances is not None and drawn(chances, len(chances), random):  # keeping is the first option
            return None
    random.shuffle(rest)
    return [*cards, *rest]


def _play_both(
    setting: Setting, policy: Chances, pack: list[Card], place: int, random: Random, found: Gains
) -> bool:
    """Play a deal both ways from the turn at a place on; return whether it comes to that turn."""
    deal = setting.deal(pack)
    for _ in range(place):
        decision = deal.due
        if decision is None or KEEP not in decision.options:
            return False
        deal.apply(KEEP)
    decision = deal.due
    if decision is None or decision.seat != deal.order[place]:
        return False
    key, options = deal.key(decision), actions_of(decision.options)
    turn = read_key(key)
    if turn is None or turn != first_turn(turn.after, turn.rank):
        return False
    worths = []
    for option in options:
        other = deal.clone()
        other.apply(option)
        worths.append(float(play_out(other, policy, random)[place]))
    gain = found.setdefault(key, Gain(place, tuple(map(str, options))))
    gain.note(worths)
    return True
