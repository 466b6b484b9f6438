"""The scenes of the pages, before anybody sits down."""

from datetime import datetime, timedelta

from stagehand import Scene, Stagehand

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.store import GameResult, PlayerResult, Store
from cucu_desktop.ui import saves

COINS = (-5, -5, 15, -10, 22, -5, 4, -15, -5, 9, -5, 18, 0, -5, 11, -5, 25, -10, -5, 14)
"""What an evening has brought, one after the other."""


def start(hand: Stagehand) -> None:
    hand.rest(100)


def choose(hand: Stagehand) -> None:
    hand.window.papers.choose_game()
    hand.rest(200)


def rules(hand: Stagehand) -> None:
    hand.window.papers.open_rules()
    hand.rest(400)


def collection(hand: Stagehand) -> None:
    hand.window.papers.open_collection()
    hand.rest(400)


def about(hand: Stagehand) -> None:
    hand.window.papers.open_about()
    hand.rest(300)


def set_up_of(game: str) -> Scene:
    def stage(hand: Stagehand) -> None:
        hand.window.papers.lay_table(game)
        hand.rest(300)

    return stage


def settings(hand: Stagehand) -> None:
    hand.window.papers.open_settings()
    hand.rest(300)


def statistics(hand: Stagehand) -> None:
    """What twenty evenings at Campli leave behind."""
    store, first = Store(saves.results(hand.window.matches)), datetime(2026, 3, 1, 21).astimezone()
    for number, coins in enumerate(COINS):
        deeds = {
            "deal": 9,
            "survived": 6 + number % 3,
            "arrest-XII": number % 2,
            "arrest-XI": number % 5 == 0,
        }
        deeds |= {"arrest-XIII": number % 4 == 0, "arrest-XIV": number % 7 == 0, "arrest-XV": number % 3 == 0}
        deeds |= {"arrested": 1, "pack": number % 3, "reentry": number % 6 == 0}
        anna = PlayerResult("Anna", None, coins > 0, coins, 0 if number == 4 else 2, deeds)
        when = (first + timedelta(days=3 * number)).isoformat(timespec="seconds")
        store.record(GameResult(when, "campli", GAMES["campli"].Options(), 5, 9, "a.cucu", number, (anna,)))
    hand.window.papers.open_statistics()
    hand.rest(300)


PAGES: dict[str, Scene] = {
    "start": start,
    "choose": choose,
    "set-up": set_up_of("campli"),
    "set-up-ace": set_up_of("ace_chasing"),
    "set-up-trionfo": set_up_of("trionfo"),
    "settings": settings,
    "statistics": statistics,
    "rules": rules,
    "collection": collection,
    "about": about,
}
"""What there is to see, by name."""
