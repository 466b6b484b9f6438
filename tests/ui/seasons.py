"""Seasons with evenings already played, for tests."""

from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.evening.season import HERE, THERE, Season, company, new_season
from cucu_desktop.match.match import Player


def points(plan, number, table, first=None):
    names = [player.name for player in company(plan, number, table)]
    names.sort(key=lambda name: name != first)
    return {name: 10 - 2 * place for place, name in enumerate(names)}


def a_season(folder, evenings=0, seed=5, elsewhere=None, first="Anna"):
    """A season with this number of evenings won by `first`; `elsewhere`: those of the other table."""
    plan = new_season((Player("Anna", "you-1"),), seed)
    season = Season.begin(plan, shelf.folder(folder / "matches") / f"{seed}.season")
    for number in range(evenings):
        season.take(number, HERE, points(plan, number, HERE, first))
    for number in range(evenings if elsewhere is None else elsewhere):
        season.take(number, THERE, points(plan, number, THERE))
    season.close()
    return season
