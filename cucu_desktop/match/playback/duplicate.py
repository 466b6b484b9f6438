"""The same cards once more: by somebody else, or from another seat, to lay one's result beside theirs.

A deal that is over is played again from its first card on, by bots who take a seat of it one after the other;
all else is as it was. The others decide by the same chance as before, so that they do the same as long as
nobody has done anything else.
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
"""Who is asked: the best players of the house."""


@frozen
class Duplicate:
    """How a deal ended when somebody else had a seat in it.

    Attributes:
        bot: who had it.
        brought: what it brought, by seat, in the unit of the game.
    """

    bot: str
    brought: tuple[int, ...]


def can_be_compared(playback: Playback, deal: PastDeal) -> bool:
    """Tell whether a deal can be played once more."""
    return can_play_on(playback, deal.first)


def from_seat(playback: Playback, deal: PastDeal, seat: int, seed: int, path: Path | None = None) -> Match:
    """Return a match in which the person at the screen plays a deal from this seat; it is over with the deal.

    Args:
        playback: the match that the deal is of.
        deal: the deal.
        seat: the seat.
        seed: what the bots decide by.
        path: where its log goes, if it is kept.

    Raises:
        ValueError: the deal cannot be played once more.
    """
    return play_on(playback, deal.first, seat, seed, path, deals=deal.ordinal)


def played_by(playback: Playback, deal: PastDeal, seat: int, bot: str) -> Duplicate:
    """Have a deal played to its end with this bot at the seat.

    Raises:
        ValueError: the deal cannot be played once more.
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
        # As at the table (`bot_workers.question_of`), where this draws who thinks.
        drawn = f"{setup.seed}/{match.game_number}/{match.length}/{asked}"
        chance = Random(f"{drawn}/call" if asked in match.silent else drawn)
        if asked not in match.silent:
            chance.choice([asked])
        who = match.players[asked].bot
        assert who is not None  # bots sit everywhere
        match.submit(asked, choose(PERSONS[who], match.observation(asked), match.heard(asked), chance))
    again = match.playback()
    return Duplicate(bot, outcome_of(again, again.deals[-1]))
