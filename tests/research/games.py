"""Games of research played at random."""

from cucu_desktop.engine.actions import CHANCE, Shuffled
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research.configuration import Configuration

FEW = {game.id: {"seats": max(game.seats[0], 4 if 4 in game.seats else 0)} for game in GAMES.values()}
"""Each game with four at the table, or as few as may be."""
VARIED = {
    "campli": [
        {"seats": 2},
        {"seats": 20, "tokens": 1},
        {"seats": 3, "reentry": False, "agreement": False},
        {"seats": 19, "lions": False},
    ],
    "lu_stu": [
        {"seats": 3, "tokens": 1, "reentry": "never", "agreement": False},
        {"seats": 38, "matti": 1},
        {"seats": 37, "lions": False},
    ],
    "cuckoo": [
        {"seats": 3, "pack": "italian40", "saltacavallo": True},
        {"seats": 2, "all_out": "replay"},
        {"seats": 4, "kings": "open", "ties": "cancel", "drawn_king": "life", "all_out": "share"},
        {"seats": 25, "packs": 2, "past_kings": True, "ace": "high", "tokens": 1},
        {"seats": 3, "tokens": 2, "all_out": "stake", "purse": 7, "drawn_king": "next"},
    ],
    "ace_chasing": [{"seats": 5, "bets": "either", "purse": 7}],
    "tiebreak": [{"seats": 12, "chips": 1}],
    "coch": [{"seats": 2, "deals": 1}, {"seats": 3, "target": 1}],
    "trionfo": [{"seats": 4, "sheet": "masenghini", "deals": 1}],
    "zifuli": [{"seats": 5, "deals": 1, "dealer": 2}],
}
"""Other seats and options."""
EVERY = [(game, settings) for game in GAMES for settings in (FEW[game], *VARIED.get(game, ()))]


def configured(game, **settings):
    return Configuration(game, FEW[game] | settings)


def play(configuration, random):
    """Play a game at random; before each decision of a player yield the state and the choices."""
    state = configuration.begin()
    while state.decision is not None:
        if state.decision.seat == CHANCE:
            state.apply(Shuffled.by(random, state.to_shuffle))
            continue
        choices = configuration.actions.choices(state.decision)
        yield state, choices
        state.apply(random.choice(list(choices.actions.values())))
    yield state, None
