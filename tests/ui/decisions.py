"""Decisions as a player sees them, for tests of their questions."""

from dataclasses import replace

from cucu_desktop.engine.actions import (
    ACCEPT,
    AGREE,
    ASK,
    DECLINE,
    EXCHANGE,
    KEEP,
    LEAVE,
    REENTER,
    REFUSE,
    Amount,
    Decision,
)
from cucu_desktop.engine.mechanisms.agreement import ANY_DIVISION
from cucu_desktop.games import campli
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup

PLACES = ((1.0, 941, 92), (1.5, 941, 114), (2.0, 941, 136), (1.0, 730, 92), (1.5, 677, 114), (1.0, 1177, 92))
"""Sizes of text, and the room there is for the choices then."""
NAMES = ("Nonna Assunta", "Don Carlo", "Zi' Peppe", "Anna")
RAISE, BACK = Amount("raise", 2, 9), Amount("back", 1, 20)
DECISIONS = {
    "turn": ((KEEP, EXCHANGE), None, None),
    "inn": ((KEEP, ASK), 1, None),
    "promise": ((AGREE, REFUSE), 1, None),
    "reentry": ((REENTER, RAISE, LEAVE), None, 10),
    "backing": ((BACK, DECLINE), 1, 20),
    "agreement": ((ACCEPT, ANY_DIVISION, DECLINE), 1, None),
}


def match():
    players = tuple(Player(name, "face") for name in NAMES)
    return Match.begin(Setup("campli", players, campli.Options(), seed=3))


def asked(kind, *, talk=True):
    """The observation of a player with this decision."""
    options, other, cost = DECISIONS[kind]
    begun = match()
    view = begun.observation(begun.to_act)
    decision = Decision(view.seat, kind, options, other, cost)
    proposed = (1, 60) if kind == "agreement" else None
    view = replace(view, options=replace(view.options, talk=talk), proposed=proposed)
    return replace(view, decision=decision, kind=kind, about=other, cost=cost)


def of_game(game, kind, *options, other=1, **seen):
    """The words of a game, and the observation of this decision at another game."""
    players = tuple(Player(name, "face") for name in NAMES)
    begun = Match.begin(Setup(game, players, GAMES[game].options(**seen), seed=3))
    view = begun.observation(begun.to_act)
    return replace(view, decision=Decision(view.seat, kind, options, other), kind=kind, about=other)
