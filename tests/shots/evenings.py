"""The scenes of evenings, seasons, and the shelf of prizes."""

from window_driver import Scene, WindowDriver

from cucu_desktop.bots import PERSONS
from cucu_desktop.match.evening.evening import Evening
from cucu_desktop.match.evening.evening_plan import EveningPlan, house_proposals
from cucu_desktop.match.evening.game_moments import Moment
from cucu_desktop.match.evening.round_result import RoundResult
from cucu_desktop.match.match import Player
from tests.ui.seasons import a_season


def _results(rounds: int) -> list[RoundResult]:
    """How some games of an evening went; the last of them is one of four."""
    names = ("Anna", *(PERSONS[name].name for name in list(PERSONS)[:5]))
    moments = (
        Moment("virgin", names[2]),
        Moment("ousted", names[0], names[1]),
        Moment("arrests", names[3], number=4, card="XII"),
        Moment("pool", names[2], number=48),
    )
    places = ((2, 3, 1, 4, 6, 5), (1, 5, 2, 3, 4, 6), (3, 1, 2, 5, 4, 6), (1, 2, 1, 2))
    coins = ((-8, -8, 42, -8, -8, -10), (45, -9, -9, -9, -9, -9), (-7, 35, -7, -7, -7, -7), (5, -5, 5, -5))
    return [
        RoundResult(f"{n}.cucu", names[: len(each)], each, won, (0,) * len(each), moments[n : n + 1] * 2)
        for n, (each, won) in enumerate(zip(places[:rounds], coins, strict=False))
    ]


def evening_after(rounds: int) -> Scene:
    """The page after this number of games of an evening."""

    def stage(hand: WindowDriver) -> None:
        bots = [Player(PERSONS[who].name, who, who) for who in list(PERSONS)[:5]]
        plan = EveningPlan((Player("Anna", "you-1"), *bots), house_proposals()[0].rounds)
        path = hand.folder / "evenings" / "staged.evening"
        under_way = Evening.begin(plan, path)
        for result in _results(rounds):
            under_way.keep(result)
        under_way.close()
        hand.window.evenings.go_on(path)
        hand.rest(300)

    return stage


def season_of(played: int) -> Scene:
    """A season after this number of evenings, with the prizes of this and earlier seasons."""

    def stage(hand: WindowDriver) -> None:
        for seed, evenings in enumerate((6, played)):
            a_season(hand.folder, evenings, seed)
        hand.window.evenings.tonight.open()
        hand.rest(300)

    return stage


def shelf_at_start(hand: WindowDriver) -> None:
    """The start page with prizes on the wall."""
    season_of(2)(hand)
    hand.window.page_stack.close_pages()
    hand.window._open_start()
    hand.rest(200)


EVENINGS: dict[str, Scene] = {
    "evening-between": evening_after(2),
    "evening-end": evening_after(4),
    "season-first": season_of(0),
    "season": season_of(3),
    "season-over": season_of(6),
    "start-shelf": shelf_at_start,
}
"""Scenes by name."""
