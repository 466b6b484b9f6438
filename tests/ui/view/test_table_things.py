"""Flower, pale tokens, dashed place and arrows have tooltips."""

from random import Random

import pytest
from PySide6.QtCore import QPoint

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.games import campli, lu_stu
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.backdrop import ring_of
from cucu_desktop.ui.view.tooltips import thing_at
from tests.ui.tables import a_match, a_view, choose, spin


def a_turn(qtbot, *, seed=3, moves=0):
    """A table at which a player may exchange, with its names."""
    match = a_match(4, seed=seed, bots=False)
    chance = Random(seed)
    while (now := match.observation(match.to_act)).kind != "turn" or moves:
        moves = max(moves - 1, 0)
        match.submit(match.to_act, choose(now, chance))
    view = a_view(qtbot)
    view.sit(match.players)
    view.show_position(now)
    spin(10)
    view.open_input(now)
    return view, [player.name for player in match.players]


def told(view, names, pos):
    found = thing_at(view, names, pos)
    return found[0] if found else ""


def test_the_flower_of_who_is_untouched(qtbot):
    view, names = a_turn(qtbot)
    for seat in view.table.seats:
        assert told(view, names, seat.flower.center().toPoint()).startswith("Untouched: ")
        seat.set_tokens(2, virgin=False)
        assert seat.flower is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_flower_says_what_buying_back_costs(qtbot, language):
    view, names = a_turn(qtbot)
    pos = view.table.seats[0].flower.center().toPoint()
    wording = Wording(language, "campli")
    price = wording.prompts.buy_back(campli.Options(stake=7))
    assert wording.numbers.coins(7) in price
    assert thing_at(view, names, pos, price)[0].endswith(price)
    assert Wording(language, "campli").prompts.buy_back(campli.Options(reentry=False)) == ""
    lu_stu_prompts = Wording(language, "lu_stu").prompts
    assert wording.numbers.coins(7) in lu_stu_prompts.buy_back(lu_stu.Options(stake=7, reentry="stake"))
    assert wording.numbers.coins(14) in lu_stu_prompts.buy_back(lu_stu.Options(stake=7, reentry="double"))
    assert lu_stu_prompts.buy_back(lu_stu.Options(reentry="never")) == ""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_price_is_named_where_nobody_buys_back(game):
    told = Wording("en", game).prompts.buy_back(GAMES[game].options())
    assert bool(told) == GAMES[game].has_virgins


def test_tokens_that_are_not_handed_out_yet(qtbot):
    view, names = a_turn(qtbot)
    seat = view.table.seats[1]
    row = seat.geometry.tokens.center().toPoint()
    seat.set_game(GAMES["lu_stu"])
    seat.set_tokens(3, virgin=True, handed=0)
    assert told(view, names, row).startswith("Pale tokens")
    seat.set_tokens(3, virgin=True, handed=3)
    assert not told(view, names, row).startswith("Pale tokens")


def test_the_dashed_place(qtbot):
    view, names = a_turn(qtbot)
    goals = [target.goal for target in view.gestures.targets if target.action == EXCHANGE]
    assert goals
    for goal in goals:
        spot = view.table.pack_spot() if goal == PACK else view.table.home(goal)
        other = "the pack" if goal == PACK else names[goal]
        assert told(view, names, spot.centre.toPoint()).endswith(f"to swap with {other}.")
    view.close_input()
    assert "swap" not in told(view, names, spot.centre.toPoint())


def test_the_arrows(qtbot):
    view, names = a_turn(qtbot)
    x, y, wide, high = ring_of(view.table.lay.table).measures
    on_ring = [
        QPoint(round(x - wide), round(y)),
        QPoint(round(x + wide), round(y)),
        QPoint(round(x), round(y + high)),
    ]
    assert "Play follows the arrows." in [told(view, names, pos) for pos in on_ring]
    assert told(view, names, QPoint(round(x - wide * 0.7), round(y))) == ""
