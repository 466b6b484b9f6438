"""A piece that is skipped leaves everything as one that was watched."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cucu_desktop.ui.animation import timeline
from cucu_desktop.ui.animation.timeline import Timeline, call, chain, over, since, stagger, together, wait


def test_pieces_are_as_long_as_what_they_are_made_of():
    assert chain(wait(100), over(50, print), call(print)).length == 150
    assert together(wait(100), wait(30)).length == 100
    assert stagger(40, [wait(100)] * 3).length == 180


def test_steps_happen_when_their_time_comes():
    seen = []
    play = Timeline(chain(call(lambda: seen.append("first")), wait(100), call(lambda: seen.append("second"))))
    play.advance(0)
    assert seen == ["first"]
    play.advance(99)
    assert seen == ["first"]
    play.advance(100)
    assert seen == ["first", "second"]


def test_a_change_is_told_its_progress_and_ends_at_one():
    parts = []
    play = Timeline(over(100, parts.append, timeline.linear))
    for now in (0, 25, 50, 130):
        play.advance(now)
    assert parts == [0.0, 0.25, 0.5, 1.0]
    play.finish()
    assert parts[-1] == 1.0
    assert len(parts) == 4


@pytest.mark.parametrize("stops", [(), (0, 30, 60)])
def test_a_movement_begins_where_the_thing_is_then_and_ends_there_exactly(stops):
    at = [0.1]

    def move(start, part):
        at[0] = start + part / 3

    def put_back(start):
        at[0] = start

    moved = since(lambda: at[0], 90, move, end=put_back)
    play = Timeline(chain(call(lambda: put_back(at[0] + 0.7)), moved))
    for now in stops:
        play.advance(now)
    play.finish()
    assert at == [0.1 + 0.7]


@pytest.mark.parametrize(
    "ease",
    [timeline.linear, timeline.hand, timeline.swing, timeline.fall, timeline.draw_back, timeline.spring],
)
def test_every_ease_goes_from_nought_to_one(ease):
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


@given(
    lengths=st.lists(st.sampled_from([0, 0, 10, 30, 70]), min_size=1, max_size=8),
    stops=st.lists(st.floats(0, 400), max_size=5),
    side_by_side=st.booleans(),
)
def test_skipping_does_the_same_in_the_same_order(lengths, stops, side_by_side):
    def piece(done):
        parts = [
            chain(
                over(length, lambda part, name=name: done.append(name) if part == 1.0 else None),
                call(lambda name=name: done.append(-name - 1)),
            )
            for name, length in enumerate(lengths)
        ]
        return stagger(20, parts) if side_by_side else chain(*parts)

    watched, skipped = [], []
    play = Timeline(piece(watched))
    for now in range(0, 1000, 5):
        play.advance(now)
    play = Timeline(piece(skipped))
    for now in sorted(stops)[:2]:
        play.advance(now)
    play.finish()
    assert skipped == watched


def test_a_timeline_says_when_anything_changes_next():
    play = Timeline(chain(wait(100), over(50, lambda _: None), wait(30)))
    assert play.due == 100
    play.advance(100)
    assert play.due == 0.0
    play.advance(160)
    assert play.due == 180
