"""Whole games: after each drain there lies what the viewer may know."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.scene.items.bubble import NameTag
from cucu_desktop.ui.scene.scene_dump import dump_of
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.view.accessibility import TableAccessibility
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.tables import OTHERS, a_match, a_table_at, a_view, any_options, choose, spin

pytestmark = pytest.mark.waits


def assert_who_is_out_sits_at_the_edge(table):
    for seat, item in enumerate(table.seats):
        away = table.lay.edge(seat) if item.is_out else QPointF()
        assert item.pos() == table.lay.seats[seat].face + away


def play(view, match, viewer, chance, decisions):
    view.sit(match.players)
    shown = 0
    for _ in range(decisions):
        view.play(match.feed(viewer, shown), match.observation(viewer))
        shown = match.length
        assert view.table.dump() == dump_of(match.observation(viewer))
        assert_who_is_out_sits_at_the_edge(view.table)
        if match.is_over:
            match.next_game()
            view.sit(match.players)
            shown = 0
            continue
        seat = match.to_act
        if match.setup.options.talk and match.setup.game == "campli" and chance.random() < 0.1:
            match.say(chance.randrange(len(match.players)), "have", "XV")
        else:
            match.submit(seat, choose(match.observation(seat), chance))


SEATS = {
    "campli": (2, 3, 4, 6, 9, 16),
    "lu_stu": (2, 2, 3, 4, 9, 39),
    "cuckoo": (2, 3, 6, 20),
    "tiebreak": (3, 5, 12),
    "ace_chasing": (4, 7, 52),
    "gnav": (2, 3, 6, 42),
    "kille": (3, 4, 7, 15),
    "le_her": (2,),
    "cambio": (2, 3, 7, 20),
}


@pytest.mark.parametrize(
    ("game", "seed"), [*product(OTHERS, (1, 2)), *(("campli", seed) for seed in range(5))]
)
def test_at_once(qtbot, game, seed):
    chance = Random(f"{game} {seed}")
    options = any_options(game, chance)
    most = GAMES[game].seats_of(GAMES[game].options(**options))[-1]
    onlookers, seats = seed % 2 * 2, min(chance.choice(SEATS[game]), most)
    match = a_match(seats, game=game, seed=seed, bots=seed > 2, onlookers=onlookers, **options)
    viewer = SPECTATOR if seed == 2 else chance.randrange(seats)
    view = a_view(qtbot, setup=match.setup)
    play(view, match, viewer, chance, 50)


HOUSE = [
    {"kings": "open", "tokens": 2},
    {"kings": "open", "past_kings": True, "ties": "cancel", "ace": "high"},
    {"past_kings": True, "drawn_king": "life", "all_out": "carry", "tokens": 1},
    {"drawn_king": "next", "all_out": "stake", "tokens": 1, "direction": "anticlockwise"},
    {"kings": "open", "pack": "italian40", "saltacavallo": True, "drawn_king": "life", "tokens": 1},
    {"packs": 2, "pack": "italian40", "ties": "first"},
]


@pytest.mark.parametrize(("options", "seats"), list(zip(HOUSE, [3, 7, 24, 7, 24, 3], strict=True)), ids=str)
def test_by_house_rules_at_once(qtbot, options, seats):
    seats = min(seats, GAMES["cuckoo"].seats_of(GAMES["cuckoo"].options(**options))[-1])
    match = a_match(seats, game="cuckoo", seed=seats, bots=False, **options)
    view = a_view(qtbot, setup=match.setup)
    play(view, match, 1, Random(seats), 50)


@pytest.mark.parametrize("game", [*OTHERS, "campli"])
def test_a_position_can_be_shown_at_any_moment(qtbot, game):
    chance = Random(game)
    match = a_match(min(5, SEATS[game][-1]), game=game, seed=8, bots=False, **any_options(game, chance))
    view = a_view(qtbot, setup=match.setup, speed="normal")
    view.sit(match.players)
    viewer, shown = len(match.players) - 1, 0
    for _ in range(30):
        view.play(match.feed(viewer, shown), match.observation(viewer))
        shown = match.length
        spin(3)
        view.show_position(match.observation(viewer))
        assert view.table.dump() == dump_of(match.observation(viewer))
        if match.is_over:
            break
        match.submit(match.to_act, choose(match.observation(match.to_act), chance))


def test_events_seen_with_other_eyes_are_not_shown(qtbot):
    match = a_match(3, seed=2, bots=False)
    view = a_table_at(qtbot, match, speed="normal")
    since = match.length
    match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    view.play(match.feed(1, since), match.observation(1))
    assert view.table.dump() == dump_of(match.observation(1))


def names_told(view):
    """What stands on the slips that tell a name."""
    return [item.text for item in view.table.items() if isinstance(item, NameTag)]


def test_in_a_crowd_names_are_told_to_mouse_and_keyboard(qtbot):
    match = a_match(52, game="ace_chasing", bots=False)
    view = a_table_at(qtbot, match)
    for seat in (7, 30):
        qtbot.mouseMove(view.viewport(), view.seat_rect(seat).center())
        assert names_told(view) == [match.players[seat].name]
    qtbot.mouseMove(view.viewport(), view.table.lay.centre.toPoint())
    assert names_told(view) == []
    accessibility = TableAccessibility(view, Theme("lamp", 1.0), wording_of("en", "ace_chasing"))
    accessibility.show(match.observation(0), [player.name for player in match.players])
    view.activateWindow()
    accessibility.seats[12].setFocus()
    assert names_told(view) == [match.players[12].name]


def test_a_name_that_is_cut_short_is_told_to_whoever_points_at_it(qtbot):
    match = a_match(9, bots=False)
    view = a_view(qtbot, 640, 376, setup=match.setup)
    view.sit(
        [
            replace(player, name="Nonna Assunta" if at == 3 else "Ugo")
            for at, player in enumerate(match.players)
        ]
    )
    view.show_position(match.observation(0))
    for seat, told in ((3, ["Nonna Assunta"]), (4, [])):
        qtbot.mouseMove(view.viewport(), view.seat_rect(seat).center())
        assert names_told(view) == told


@pytest.mark.parametrize("seats", [12, 20])
def test_in_a_small_window_a_long_table_is_a_crowd_and_who_is_pointed_at_is_seen_large(qtbot, seats):
    match = a_match(seats, bots=False)
    view = a_view(qtbot, 640, 376, setup=match.setup)
    view.sit(match.players)
    view.play(match.feed(0), match.observation(0))

    def seen_large():
        return [item.name for item in view.table.lens.childItems() if item.isVisible()]

    def names_beside(seat):
        order = match.observation(0).order
        at = order.index(seat)
        return [match.players[other].name for other in order[max(at - 1, 0) : at + 2]]

    qtbot.mouseMove(view.viewport(), view.seat_rect(7).center())
    assert seen_large() == names_beside(7)
    qtbot.mouseMove(view.viewport(), view.table.lay.centre.toPoint())
    assert seen_large() == names_beside(match.to_act)


def test_in_a_crowd_who_is_to_act_is_seen_large_between_the_neighbours(qtbot):
    match = a_match(30, game="ace_chasing", bots=False)
    view = a_view(qtbot, setup=match.setup)
    view.sit(match.players)
    view.play(match.feed(0), match.observation(0))
    order = match.observation(0).order
    large = view.table.lens.large
    for _ in range(3):
        at = order.index(match.to_act)
        shown = [item.name for item in large if item.isVisible()]
        assert shown == [match.players[seat].name for seat in order[max(at - 1, 0) : at + 2]]
        since = match.length
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0].of(0))
        view.play(match.feed(0, since), match.observation(0))
