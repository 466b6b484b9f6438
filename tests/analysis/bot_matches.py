"""Matches that bots have played, each a log to be looked back at."""

from random import Random

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup

BRUNA, GILDO = "bruna", "gildo"
"""A player who counts cards, and one who follows rules of thumb."""


def heard(match, seat):
    """The events of the present deal as a seat has them."""
    feed = match.feed(seat)
    began = [number for number, event in enumerate(feed) if isinstance(event, DealBegan)]
    return feed[began[-1] if began else 0 :]


def play(path, game, seats=4, *, deals=3, seed=1, bots=(BRUNA, GILDO), options=None, act=None):
    """Play a number of deals of a game, or to its end, and keep the log; the first seat is a person."""
    named = [(bots[seat % len(bots)], seat) for seat in range(seats)]
    players = tuple(
        Player(f"{bot}-{seat}", "you-1" if not seat else bot, bot if seat else None) for bot, seat in named
    )
    options = options or GAMES[game].usual
    match = Match.begin(Setup(game, players, options, seed=seed, drawn=False), path)
    random = Random(seed)
    while not match.is_over and len(match.finished_deals) < deals:
        seat = match.to_act
        bot = PERSONS[bots[int(match.players[seat].name.rpartition("-")[2]) % len(bots)]]
        seen, told = match.observation(seat), heard(match, seat)
        action = (act and act(seen, told)) or choose(bot, seen, told, random)
        match.submit(seat, action)
    match.close()
    return match
