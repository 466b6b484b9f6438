"""Heads and hands answer what happens, and who sleeps in the room wakes when the cat calls."""

from random import Random

import pytest

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.animation.cue_table import EXCHANGE as EXCHANGE_CUES
from cucu_desktop.ui.animation.durations import Pace
from cucu_desktop.ui.animation.timeline import Timeline
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.view.families import EXCHANGE
from cucu_desktop.ui.view.view import TableView
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.tables import a_match, a_table_at, choose, step

FRAME = 12


def staged(game, wanted, *, seats=4, seed=0, **options):
    """A match in which this has just happened, for the first time, and how many events there were before."""
    players = tuple(Player(f"Player {number}", "you-1") for number in range(seats))
    for number in range(seed, seed + 60):
        match = Match.begin(Setup(game, players, GAMES[game].options(**options), seed=number, drawn=False))
        chance = Random(number)
        for _ in range(400):
            before = match.length
            if match.is_over:
                break
            match.submit(match.to_act, choose(match.observation(match.to_act), chance))
            if any(wanted(event) for event in match.feed(0, before)):
                return match, before
    raise AssertionError("it never happened")


def seen_of(qtbot, match, before, look, *, reduced=False):
    """What is seen from frame to frame of what has just happened."""
    setup = match.setup
    view = TableView(Theme(), EXCHANGE)
    qtbot.addWidget(view, before_close_func=lambda _, kept=view: kept)
    view.set_game(GAMES[setup.game], setup.options)
    view.set_wording(wording_of("en", setup.game, setup.options))
    view.set_speed("at once")
    view.resize(1280, 800)
    view.show()
    view.sit(match.players)
    view.play(match.feed(0)[:before], match.observation(0))
    view.director.pace = Pace("normal", reduced=reduced)
    view.play(match.feed(0)[before:], match.observation(0))
    found = []
    while view.director.is_playing:
        step(view, FRAME)
        found.append(look(view.table))
        assert len(found) < 3000
    assert view.table.passing == ()
    return found


def sprites(table, *, level):
    return [item for item in table.passing if item.zValue() == level and item.isVisible()]


def in_the_corner(table):
    """Where what is awake in the corner lies: body and head, or nothing."""
    return tuple(item.pos().toTuple() for item in sprites(table, level=z.CORNER))


def different(found):
    """What was seen one after the other, each once for as long as it stayed."""
    return [each for number, each in enumerate(found) if not number or found[number - 1] != each]


def is_cat(event):
    return isinstance(event, events.Arrested) and getattr(event.card, "value", "") in {"XII", "POES"}


@pytest.mark.parametrize(
    ("game", "options"), [("campli", {}), ("lu_stu", {}), ("gnav", {"pack": "slabberjan"})], ids=str
)
def test_who_sleeps_in_the_room_wakes_at_the_cats_call_and_sleeps_again(qtbot, game, options):
    match, before = staged(game, is_cat, **options)
    seen = different(seen_of(qtbot, match, before, in_the_corner))
    asleep, rising, up, sinking, after = seen
    assert asleep == after == ()
    assert rising == sinking != up
    (body, head), (same, higher) = rising, up
    assert body == same
    assert higher[1] < head[1]


def test_where_motion_is_reduced_it_is_awake_without_having_moved(qtbot):
    match, before = staged("campli", is_cat)
    asleep, up, after = different(seen_of(qtbot, match, before, in_the_corner, reduced=True))
    assert asleep == after == ()
    assert len(up) == 2


def test_nobody_wakes_at_other_cards(qtbot):
    match, before = staged("campli", lambda event: isinstance(event, events.Arrested) and not is_cat(event))
    assert set(seen_of(qtbot, match, before, in_the_corner)) == {()}


def hands(table):
    return [(item.rotation(), item.pos()) for item in sprites(table, level=z.MOVING + 1)]


def is_exchange(event):
    return isinstance(event, events.Exchanged) and event.reason == "turn"


def test_a_hand_pushes_the_card_to_whoever_was_asked(qtbot):
    match, before = staged("campli", is_exchange)
    event = next(event for event in match.feed(0, before) if is_exchange(event))
    homes = []

    def look(table):
        homes[:] = [table.home(event.seat).centre, table.home(event.other).centre]
        return hands(table)

    seen = [found[0][1] for found in seen_of(qtbot, match, before, look) if found]
    start, end = homes
    assert (seen[0] - start).manhattanLength() < (seen[len(seen) // 2] - start).manhattanLength()
    assert (seen[-1] - end).manhattanLength() > 20, "it lets go before the card lies there"


@pytest.mark.parametrize(("seats", "reduced"), [(4, True), (22, False)])
def test_nobodys_hand_is_seen_in_a_crowd_or_where_motion_is_reduced(qtbot, seats, reduced):
    match, before = staged("gnav", is_exchange, seats=seats)
    assert not any(seen_of(qtbot, match, before, hands, reduced=reduced))


@pytest.fixture
def table(qtbot):
    """A table of four at Campli and the context of its cues."""
    match = a_match(4, bots=False)
    view = a_table_at(qtbot, match, speed="normal")
    return view.table, view.director.context_of(match.observation(0))


def moves_of(table, piece, seat):
    """How far a face was moved, across and down, in the course of a piece."""
    item, play, found = table.seats[seat], Timeline(piece), []
    home = item.geometry.face + item.off
    for at in range(0, round(piece.length), 20):
        play.advance(at)
        found.append((item.pos() - home).toTuple())
    play.finish()
    assert item.pos() == home
    return {round(x, 3) for x, _ in found}, {round(y, 3) for _, y in found}


@pytest.mark.parametrize(
    ("event", "seat", "agrees"),
    [
        (events.DivisionAnswered(1, True), 1, True),
        (events.DivisionAnswered(1, False), 1, False),
        (events.BackingGiven(2, 1, 5), 2, True),
        (events.BackingGiven(2, 1, 5), 1, True),
        (events.BackingGiven(2, 1, 0), 2, False),
        (events.Promised(1, 2, "agreed"), 2, True),
        (events.Promised(1, 2, "refused"), 2, False),
        (rarer.BetAnswered(1, 3, True), 3, True),
        (rarer.BetAnswered(1, 3, False), 3, False),
    ],
    ids=str,
)
def test_who_agrees_nods_and_who_does_not_shakes_the_head(table, event, seat, agrees):
    scene, context = table
    context.wording = None  # at Campli nobody bets
    across, down = moves_of(scene, EXCHANGE_CUES.cues[type(event)].show(context, event), seat)
    assert (len(down) > 5) == agrees
    assert (len(across) > 5) == (not agrees)
    assert min(down) >= 0


def test_where_motion_is_reduced_no_head_moves(table):
    scene, context = table
    context.pace = Pace("normal", reduced=True)
    piece = EXCHANGE_CUES.cues[events.BackingGiven].show(context, events.BackingGiven(2, 1, 5))
    assert moves_of(scene, piece, 2) == ({0.0}, {0.0})
