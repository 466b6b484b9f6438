"""Faces: they show what everybody has seen, and never what a card is."""

from random import Random

import pytest
from PySide6.QtGui import QPainter, QPixmap

from cucu_desktop.engine import events
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.resources import asset
from cucu_desktop.ui.animation.cue_table import EXCHANGE
from cucu_desktop.ui.animation.cues.game import BOASTS
from cucu_desktop.ui.animation.cues.reactions import CROWD
from cucu_desktop.ui.animation.cues.tricks.cue_table import TRICKS
from tests.ui.tables import GAMES, a_match, a_table_at, a_view, choose, spin


@pytest.fixture
def scene(qtbot):
    """A table of four at Campli, of whom the third has one token left."""
    match = a_match(4, bots=False)
    view = a_table_at(qtbot, match)
    view.table.seats[2].set_tokens(1, virgin=False)
    return view.table


def feel(scene, event, before):
    table = TRICKS if type(event) in TRICKS.cues else EXCHANGE
    table.cues[type(event)].feel(scene, event, before)


def moods(scene):
    return [seat.mood for seat in scene.seats]


def test_whoever_is_asked_for_a_card_with_the_last_token_at_stake_worries_until_it_is_over(scene):
    feel(scene, events.Asked(1, 2), None)
    assert moods(scene) == ["", "", "worried", ""]
    feel(scene, events.Exchanged(1, 2, events.HIDDEN, events.HIDDEN, "turn", 0b110), None)
    assert moods(scene) == [""] * 4
    feel(scene, events.Asked(2, 3), None)
    assert moods(scene) == [""] * 4


def test_the_comparison_is_feared_by_whom_it_may_cost_the_last_token(scene):
    scene.seats[1].set_tokens(1, virgin=False)
    feel(scene, events.Exposed(0, events.HIDDEN, events.EVERYBODY), events.Kept(3))
    assert moods(scene) == ["", "worried", "worried", ""]
    feel(scene, events.Compared((1,)), None)
    assert moods(scene) == ["", "worried", "", ""]


def test_a_table_without_tokens_and_a_crowd_fear_nothing(qtbot):
    for match in (a_match(5, game="ace_chasing"), a_match(CROWD + 1, game="lu_stu", tokens=1)):
        view = a_table_at(qtbot, match)
        feel(view.table, events.Exposed(0, events.HIDDEN, events.EVERYBODY), None)
        assert set(moods(view.table)) == {""}


@pytest.mark.parametrize("phrase", GAMES["campli"].phrases)
def test_a_claim_looks_sly_whether_it_is_true_or_not(scene, phrase):
    feel(scene, events.Talked(1, phrase), None)
    assert scene.seats[1].mood == ("sly" if phrase in BOASTS else "")
    feel(scene, events.Kept(1), None)
    assert scene.seats[1].mood == ""


def test_who_bargains_is_sly_until_it_is_answered(scene):
    feel(scene, rarer.Offered(0, 3, 5, 0), None)
    assert moods(scene) == ["sly", "", "", ""]
    feel(scene, rarer.OfferAnswered(0, 3, accepted=True), None)
    assert moods(scene) == ["", "", "", "glad"]
    feel(scene, rarer.Offered(0, 3, 0, 0), None)
    assert scene.seats[0].mood == ""


def test_at_tricks_whoever_bids_is_sly_until_playing(scene):
    feel(scene, tricks.BidMade(1, "XV"), None)
    feel(scene, tricks.Passed(2), None)
    assert moods(scene) == ["", "sly", "", ""]
    feel(scene, tricks.Played(1, events.HIDDEN, None, events.EVERYBODY), None)
    assert moods(scene) == [""] * 4


def test_who_has_lost_a_deal_at_tricks_is_cross_and_nobody_is_when_it_is_drawn(scene):
    feel(scene, tricks.DealWon(()), None)
    assert moods(scene) == [""] * 4
    feel(scene, tricks.DealWon((0, 2)), None)
    assert moods(scene) == ["", "cross", "", "cross"]
    feel(scene, tricks.TokensMoved(1, 2), None)
    feel(scene, tricks.TokensMoved(0, -2), None)
    assert moods(scene) == ["cross", "glad", "", "cross"]


@pytest.mark.parametrize("game", GAMES)
def test_a_face_is_the_same_to_all_who_look_at_it(qtbot, game):
    """Two views, with the eyes of two seats: they know other cards, and see the same faces."""
    match = a_match(4, game=game, bots=False, seed=11)
    chance = Random(3)
    views = [a_view(qtbot, setup=match.setup) for _ in range(2)]
    for seat, view in enumerate(views):
        view.sit(match.players)
        view.show_position(match.observation(seat))
    seen = set()
    for _ in range(20):
        if match.to_act is None:
            break
        since = match.length
        match.submit(match.to_act, choose(match.observation(match.to_act), chance))
        for seat, view in enumerate(views):
            view.play(match.feed(seat, since), match.observation(seat))
        spin(1)
        one, other = (moods(view.table) for view in views)
        assert one == other
        seen |= set(one)
    drawn = asset("faces", "peppe.svg").read_text("utf-8")
    assert all(f'<g id="{mood}">' in drawn for mood in seen - {""})


def test_a_frightened_face_is_painted_before_it_is_wanted(scene):
    assert not scene.seats[0].prepare(), "with three tokens there is nothing to fear"
    assert scene.seats[2].prepare()
    assert not scene.seats[2].prepare()


def test_who_is_out_nods_off_until_something_stirs_them(scene, monkeypatch):
    seat, painted = scene.seats[2], []
    seat.plays = True
    seat.set_tokens(0, virgin=False)
    monkeypatch.setattr(seat._art, "face", lambda _who, mood, _size: painted.append(mood) or QPixmap(1, 1))
    for mood in ("", "cross"):
        seat.set_mood(mood)
        painter = QPainter(picture := QPixmap(200, 200))
        seat.draw(painter)
        painter.end()
        assert not picture.isNull()
    assert painted == ["asleep", "cross"]
