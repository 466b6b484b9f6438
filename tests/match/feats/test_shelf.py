"""The shelf is filled from matches that were played, and remembers what it has looked through."""

import json
import os
import sqlite3
from contextlib import closing

import pytest

from cucu_desktop.match.feats.deal_stories import stories_in
from cucu_desktop.match.feats.shelf import FEATS, Shelf
from cucu_desktop.match.playback.playback import Playback
from tests.analysis.bot_matches import play

ANNA = "gildo-0"


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """Matches of Campli, Zifuli and Tie-break that bots have played, one of them like a person."""
    folder = tmp_path_factory.mktemp("matches")
    for seed in (*range(7), 22):
        play(folder / f"campli-{seed}.cucu", "campli", 5, deals=30, seed=seed, bots=("gildo", "nicola"))
    play(folder / "zifuli.cucu", "zifuli", 5, deals=5, seed=3, bots=("gildo", "nicola"))
    play(folder / "tiebreak.cucu", "tiebreak", 4, deals=30, seed=1, bots=("gildo", "nicola"))
    return sorted(folder.glob("*.cucu"))


def filled(path, logs):
    shelf = Shelf(path)
    assert list(shelf.look(logs)) == list(range(1, len(logs) + 1))
    return shelf


def test_what_was_done_in_played_matches_is_found(tmp_path, logs):
    earned = filled(tmp_path / "results.sqlite", logs).earned(logs)
    assert len(earned) >= 2
    assert set(earned) <= set(FEATS)
    for each in earned.values():
        assert each.name == ANNA
        log = next(log for log in logs if log.name == each.log)
        playback = Playback.read(log)
        position = playback.position_at(each.line)
        deal = playback.deal_at(position)
        assert position == deal.first
        assert playback.players(position)[each.seat].name == ANNA
        story = stories_in(log)[deal.game - 1]
        assert FEATS[each.feat](story, each.seat) == deal.ordinal - 1


def test_it_is_kept_and_no_log_is_gone_through_twice(tmp_path, logs, monkeypatch):
    path = tmp_path / "data" / "results.sqlite"
    before = filled(path, logs).earned(logs)
    monkeypatch.setattr("cucu_desktop.match.feats.shelf.stories_in", lambda log: pytest.fail(f"{log} again"))
    assert filled(path, logs).earned(logs) == before


def test_a_feat_stays_when_its_match_is_gone(tmp_path, logs):
    path = tmp_path / "results.sqlite"
    earned = filled(path, logs).earned(logs)
    assert Shelf(path).earned([]).keys() == earned.keys()
    gone = [*logs, tmp_path / "gone.cucu"]
    assert list(Shelf(path).look(gone)) == list(range(1, len(gone) + 1))


def test_a_log_that_has_grown_is_looked_through_again(tmp_path, logs):
    log = tmp_path / "match.cucu"
    lines = logs[0].read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:3]))
    shelf = filled(tmp_path / "results.sqlite", [log])
    assert shelf.earned() == {}
    log.write_bytes(b"".join(lines))
    os.utime(log, (1, 1))
    list(shelf.look([log]))
    assert shelf.earned().keys() == filled(tmp_path / "other.sqlite", [logs[0]]).earned().keys()


def test_odd_logs_have_no_feats(tmp_path):
    odd = tmp_path / "odd.cucu"
    odd.write_text("torn", "utf-8")
    assert filled(tmp_path / "results.sqlite", [odd]).earned() == {}


def test_a_feat_at_a_game_of_a_later_version_is_not_shown(tmp_path, logs):
    path = tmp_path / "results.sqlite"
    earned = filled(path, logs).earned(logs)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE feats SET game = 'briscola' WHERE game = 'campli'")
    left = Shelf(path).earned(logs)
    assert {each.game for each in left.values()} == {each.game for each in earned.values()} - {"campli"}


def test_nothing_is_told_of_cards_that_somebody_may_have_known(tmp_path, logs):
    header, *lines = [json.loads(line) for line in logs[0].read_text("utf-8").splitlines()]
    assert stories_in(logs[0]) != ()
    header["deal"] = next(line["number"] for line in lines if "number" in line)
    log = tmp_path / "known.cucu"
    log.write_text("".join(json.dumps(line) + "\n" for line in (header, *lines)), "utf-8")
    assert stories_in(log) == ()
