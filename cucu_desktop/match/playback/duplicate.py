"""Duplicate play of a finished deal: by another player, or from another seat, to compare results.

The deal is played again from its first card, by several bots in turn at one seat; all else is as it was. The
others use the same random numbers as before, so that they repeat their actions as long as nobody deviates.
"""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import PERSONS, VISITORS
from cucu_desktop.frozen import frozen
from cucu_desktop.match.match import Match
from cucu_desktop.match.playback.deal_outcome import outcome_of
from cucu_desktop.match.playback.play_on import can_play_on, cast_of, free_bots, play_on, recast_match
from cucu_desktop.match.playback.playback import PastDeal, Playback

LEVEL: Final = 3
BEST: Final = tuple(
    person.id for person in PERSONS.values() if person.level == LEVEL and person.id not in VISITORS
)
"""The bots that play the seat: the best players of the house."""


@frozen
class Duplicate:
    """The end of a deal with a bot at one seat: `brought` is each seat's gain, in the unit of the game."""

    bot: str
    brought: tuple[int, ...]


def can_be_compared(playback: Playback, deal: PastDeal) -> bool:
    return can_play_on(playback, deal.first)


def from_seat(playback: Playback, deal: PastDeal, seat: int, seed: int, path: Path | None = None) -> Match:
    """Return a match in which the person at the screen plays a deal from this seat; it is over with the deal.

    The seed is that of the bots.

    Raises:
        ValueError: the deal cannot be replayed.
    """
    return play_on(playback, deal.first, seat, seed, path, deals=deal.ordinal)


def played_by(playback: Playback, deal: PastDeal, seat: int, bot: str) -> Duplicate:
    """Play a deal to its end with this bot at the seat.

    Raises:
        ValueError: the deal cannot be replayed.
    """
    if not can_be_compared(playback, deal):
        msg = "this deal cannot be played once more"
        raise ValueError(msg)
    players = playback.players(deal.first)
    free = free_bots(players)
    cast = {player.name: cast_of(player, free, is_person=False) for player in players}
    name = players[seat].name
    cast[name] = replace(cast[name], bot=bot)
    setup = playback.setup
    match = recast_match(playback, deal.first, cast, setup.seed, deals=deal.ordinal)
    while (asked := match.first_to_decide) is not None:
        # As at the table (`bot_workers.question_of`), with random numbers of its own.
        drawn = f"{setup.seed}/{match.game_number}/{match.length}/{asked}"
        chance = Random(f"{drawn}/call" if asked in match.silent else drawn)
        if asked not in match.silent:
            chance.choice([asked])
        who = match.players[asked].bot
        assert who is not None  # all seats have bots
        match.submit(asked, choose(PERSONS[who], match.observation(asked), match.heard(asked), chance))
    again = match.playback()
    return Duplicate(bot, outcome_of(again, again.deals[-1]))
