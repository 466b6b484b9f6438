"""A deal of Cambio with chosen cards, acted out in words, for tests."""

from dataclasses import replace

from cucu_desktop.engine.actions import (
    CALL,
    EXCHANGE,
    KEEP,
    LEAVE,
    PAY,
    WAIT,
    Shuffled,
)
from cucu_desktop.engine.rarer_events import Fell
from cucu_desktop.games.cambio import CambioState, Options

WORDS = {"x": EXCHANGE, "k": KEEP, "call": CALL, "wait": WAIT, "pay": PAY, "leave": LEAVE}


def game(seats, coins=None, **chosen):
    """A game of this number of seats, the last of them the first dealer."""
    state = CambioState(replace(Options(), **chosen), coins or [25] * seats, seats - 1)
    state.start()
    return state


def deal(cards, seats=3, coins=None, **chosen):
    """A deal in which the pack begins with these cards, the dealer last."""
    return shuffle(game(seats, coins, **chosen), cards)


def shuffle(state, cards=""):
    state.apply(Shuffled(state.to_shuffle.complete([state.pack[name] for name in cards.split()])))
    return state


def act(state, words):
    """Do this one after the other: "2call" by seat 2, else by whose turn it is."""
    for word in words.split():
        seat = int(word[0]) if word[0].isdigit() else state.due.seat
        state.act(seat, WORDS[word.lstrip("0123456789")])
    return state


def held(state):
    return " ".join(str(card) for card in state.table.cards)


def fallen(state):
    return [(event.seat, event.reason) for event in state.table.events() if isinstance(event, Fell)]


def pile(state):
    return " ".join(str(card) for card, _ in state.table.laid)
