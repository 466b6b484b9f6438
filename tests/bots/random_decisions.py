"""Decisions of every game at random, as the seat that decides sees them."""

from random import Random

from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.actions import CHANCE, SHUFFLE, Shuffled
from cucu_desktop.engine.events import redacted
from cucu_desktop.engine.observation import observe as observe_exchange
from cucu_desktop.engine.tricks.observation import observe as observe_tricks
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from tests.games.random_play import any_action, any_game, any_shuffle

TRICKS = [game for game, found in GAMES.items() if isinstance(found, TrickGame)]
EXCHANGE = [game for game in GAMES if game not in TRICKS]
SENSIBLE = PERSONS["bruna"]
"""Who plays where it is not left to chance: quickly, and not too well."""


def exchange_decisions(game, seeds, steps=80):
    """Decisions of an exchange game: the state, and what the seat that decides sees and has heard.

    In every second game the players do anything, so that what no bot would bring about is there, too.
    """
    for seed in seeds:
        random = Random(f"{game}/{seed}")
        state, began = any_game(game, random), 0
        for _ in range(steps):
            if state.is_over:
                break
            decision = state.decision
            if decision.seat == CHANCE:
                began = len(state.table.journal) if decision is SHUFFLE else began
                state.apply(any_shuffle(state, random))
                continue
            heard = [redacted(event, decision.seat) for event in state.table.events(began)]
            seen = observe_exchange(state, decision.seat)
            yield state, seen, heard
            state.apply(any_action(state, random) if seed % 2 else choose(SENSIBLE, seen, heard, random))


def trick_decisions(game, seeds):
    """Decisions of a trick game, in deals that are played at random: what the seat sees and has heard."""
    for seed in seeds:
        random = Random(f"{game}/{seed}")
        kind = GAMES[game]
        options = random.choice(list(kind.presets.values()))
        dummies = random.choice([(), (1,)]) if kind.may_be_dummies else ()
        state = kind.state_class(options, kind.hands - 1, dummies)
        state.start()
        state.apply(Shuffled.by(random, state.pack))
        while state.decision is not None:
            player = state.decision.seat
            heard = [redacted(event, player) for event in state.table.events()]
            yield state, observe_tricks(state, player), heard
            state.apply(any_action(state, random))


def decisions(game, seeds):
    """Decisions of any game."""
    return trick_decisions(game, seeds) if game in TRICKS else exchange_decisions(game, seeds)


def some(found, number, random, most=1):
    """A number of decisions, as many of each kind as there are, few with a single option.

    They are picked from `most` times their number of each kind; four times as many if there is one kind. To
    find them takes longer than to assess them: games are played for them.
    """
    by_kind = {}
    for decision in found:
        seen = decision[1]
        if len(seen.decision.options) == 1 and random.random() < 0.9:
            continue
        kind = by_kind.setdefault(seen.kind, [])
        kind.append(decision[1:])
        if min(map(len, by_kind.values())) >= most * number * (1 if len(by_kind) > 1 else 4):
            break
    for kind in by_kind.values():
        random.shuffle(kind)
    picked = []
    while len(picked) < number and any(by_kind.values()):
        picked += [kind.pop() for kind in by_kind.values() if kind]
    return picked[:number]
