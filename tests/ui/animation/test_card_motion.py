"""However it is watched, skipped or hurried: what moved lies where it belongs, and what came has gone."""

from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.engine.events import Arrested, GameWon
from cucu_desktop.ui.animation.card_motion import pause
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGES
from cucu_desktop.ui.animation.cues.arrests import stage as arrest_stage
from cucu_desktop.ui.animation.durations import Pace
from cucu_desktop.ui.animation.timeline import Timeline
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.bubble import BubbleItem
from cucu_desktop.ui.scene.items.sprite import Sprite
from cucu_desktop.ui.scene.scene_dump import dump_of
from tests.ui.tables import GAMES, a_match, a_table_at, a_view, any_options, choose, step

STEPS = 25


def moves(view):
    return view.director.is_playing


def off_place(view):
    """Name what is not where it belongs, now that nothing moves."""
    table, found = view.table, []
    found += [f"{type(item).__name__} is still there" for item in table.passing]
    for number, seat in enumerate(table.seats):
        if (seat.pos() - seat.geometry.face - seat.off).manhattanLength() > 0.01 or seat.rotation():
            found.append(f"seat {number} does not sit straight")
    for number, card in enumerate(table.cards):
        if card is None:
            continue
        home = table.home(number)
        away = (card.pos() - home.centre).manhattanLength()
        if card.zValue() != z.PUSHED and (away > home.width * 0.1 or abs(card.rotation() - home.angle) > 3):
            found.append(f"card {number} lies {away:.0f} off")
        if card.scale() != 1.0 or card.opacity() != 1.0 or not card.isVisible() or card._moves:
            found.append(f"card {number} does not lie still")
    if (table.pool.pos() - table.lay.pool.center()).manhattanLength() > 0.01:
        found.append("the dish was not put back")
    if table.pack.isVisible() != (table.dealer is not None):
        found.append("the pack is gone, or there too soon")
    if table.inn.sign and table.inn.sign.scale() != 1.0:
        found.append("the sign is too large")
    return found


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_all_lies_where_it_belongs_whenever_it_was_skipped_or_laid_anew(qtbot, game, reduced):
    chance = Random(f"{game} {reduced}")
    match = a_match(6, game=game, seed=3, bots=False, **any_options(game, chance))
    view = a_view(qtbot, setup=match.setup, speed="normal")
    view.director.pace = Pace("normal", reduced=reduced)
    view.sit(match.players)
    shown = 0
    for _ in range(STEPS):
        view.play(match.feed(0, shown), match.observation(0))
        shown = match.length
        while moves(view):
            if chance.random() < 0.05:
                view.resize(chance.choice([1024, 1100, 1280]), chance.choice([676, 800]))
            elif chance.random() < 0.25:
                view.director.skip()
            else:
                step(view, chance.uniform(5, 700))
        assert off_place(view) == []
        assert view.table.dump() == dump_of(match.observation(0))
        if match.is_over:
            break
        match.submit(match.to_act, choose(match.observation(match.to_act), chance))
    assert not view.director.is_running


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_nothing_glides(qtbot, game):
    """Things are elsewhere from one moment to the next, but never twice running."""
    chance = Random(game)
    match = a_match(5, game=game, seed=5, bots=False, **any_options(game, chance))
    view = a_view(qtbot, setup=match.setup, speed="normal")
    view.director.pace = Pace("normal", reduced=True)
    view.sit(match.players)
    shown = 0
    for _ in range(STEPS // 2):
        view.play(match.feed(0, shown), match.observation(0))
        shown = match.length
        places, moved = {}, set()
        while moves(view):
            step(view, 20)
            things = [item for item in view.table.items() if not isinstance(item, BubbleItem)]
            now = {item: (item.pos().toTuple(), item.rotation(), item.scale()) for item in things}
            moving = {item for item in now if item in places and places[item] != now[item]}
            assert not moving & moved
            places, moved = now, moving
        if match.is_over:
            break
        match.submit(match.to_act, choose(match.observation(match.to_act), chance))


def test_who_looks_on_is_amused_and_then_as_before(qtbot):
    match = a_match(6, bots=False)
    view = a_table_at(qtbot, match, speed="normal")
    seats = view.table.seats
    seats[2].set_mood("worried")
    seats[3].set_mood("sly")
    before = [seat.mood for seat in seats]
    context = view.director.context_of(match.observation(0))
    at = seats[2].geometry.face
    play = Timeline(arrest_stage.look_on(context, at, (0,), 1000, shock=400))
    play.advance(700)
    moods = [seat.mood for seat in seats]
    assert (moods[0], moods[2], moods[3]) == (before[0], "worried", "glad"), "who fears does not laugh"
    assert any(seat.pos() != seat.geometry.face + seat.off for seat in seats)
    play.finish()
    assert [seat.mood for seat in seats] == before
    assert off_place(view) == []


@pytest.mark.parametrize("seats", [3, 6, 20])
def test_a_card_that_is_held_up_hides_no_face_and_not_ones_own_card(qtbot, monkeypatch, seats):
    staged = []
    rise = arrest_stage._rise

    def watched(context, card, spot):
        lay, area = context.scene.lay, spot.rect
        staged.append([place.face for place in lay.seats if area.contains(place.face)])
        own = context.scene.cards[lay.bottom]
        if own is not card and own is not None:
            staged.append([own.pos()] if area.contains(own.pos()) else [])
        return rise(context, card, spot)

    monkeypatch.setattr(arrest_stage, "_rise", watched)
    for seed in range(8):
        match = a_match(seats, seed=seed, bots=False)
        view = a_view(qtbot, 1280, 800, speed="at once")
        view.sit(match.players)
        chance, shown = Random(seed), 0
        for _ in range(seats):
            match.submit(match.to_act, choose(match.observation(match.to_act), chance))
        view.play(match.feed(0, shown), match.observation(0))
        view.close()
    assert staged
    assert not any(staged)


def test_words_are_not_where_the_horse_leaps(qtbot):
    for seed in range(60):
        match = a_match(6, seed=seed, bots=False)
        view = a_table_at(qtbot, match, 1280, 800, speed="normal")
        if EXCHANGE not in match.observation(match.to_act).decision.options:
            continue
        since = match.length
        match.submit(match.to_act, EXCHANGE)
        events = match.feed(0, since)
        view.play(events, match.observation(0))
        if any(isinstance(event, Arrested) and event.card.value == "XIII" for event in events):
            break
        view.close()
    crossed = []
    while moves(view):
        step(view, 40)
        for area in view.table.crossed:
            crossed.append(area)
            for bubble in view.table.bubbles:
                assert not area.intersects(bubble.area)
    assert crossed
    assert not view.table.crossed


def at_a_table(qtbot, game):
    """A table of five at this game, and what its cues are built with."""
    match = a_match(5, game=game, bots=False)
    view = a_table_at(qtbot, match)
    observation = match.observation(0)
    return view, CueContext(
        view.table, Pace(), observation, None, [""] * 5, None, lambda _piece: None, Random(1)
    )


@pytest.mark.parametrize(("game", "is_painted"), [("ace_chasing", True), ("cuckoo", False)])
def test_faces_that_all_make_at_once_are_painted_in_pauses(qtbot, game, is_painted):
    """Whoever the matador has beaten looks cross, all of them in one frame."""
    view, context = at_a_table(qtbot, game)
    table = view.table
    for _ in range(3 * len(table.seats)):
        Timeline(pause(context, 10)).finish()
    due = [table.art.prepare_face(seat.who, "cross", seat.geometry.radius * 2) for seat in table.seats]
    assert any(due) is not is_painted


def test_no_drawing_is_read_while_something_moves(qtbot):
    view, context = at_a_table(qtbot, "ace_chasing")
    table = view.table
    for _ in range(3 * len(table.seats)):
        Timeline(pause(context, 10, still=False)).finish()
    faces = {seat.who for seat in table.seats}
    assert all(table.art.prepare_face(face, "cross", table.seats[0].geometry.radius * 2) for face in faces)


def test_blossoms_for_the_winner_are_of_few_sizes(qtbot):
    """Each size is a drawing to be painted before they fly."""
    view, context = at_a_table(qtbot, "campli")
    table = view.table
    EXCHANGES.cues[GameWon].show(context, GameWon((2,)))
    sizes = [item.pixmap().width() for item in table.passing if isinstance(item, Sprite)]
    assert len(sizes) > 20
    assert 3 < len(set(sizes)) < 8
