"""The deal that is being written is there again, right or wrong; an odd file is as good as none."""

import json
from errno import ENOSPC
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.draft.draft import new_draft
from cucu_desktop.match.scenario.draft.draft_file import keep, kept
from cucu_desktop.match.scenario.draft.scenario_form import read


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "draft.json"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_any_game_is_kept_as_it_is(path, game):
    empty = new_draft(game)
    wrong = empty.dealt(Random(3)).change_seat(0, name="").do("Nobody keep").told(title={"it": "Prova"})
    for draft in (empty, wrong, *(read(entry.scenario) for entry in entries(game))):
        keep(path, draft)
        assert kept(path) == draft


def test_an_order_of_cards_without_a_name_is_kept(path):
    draft = new_draft("gnav").choose("preset", "zeeland").choose("low", "JANRIT SMOEL PISPOT WITTEBROOD")
    keep(path, draft)
    assert kept(path) == draft


def test_where_nothing_was_written_nothing_is_kept(path):
    assert kept(path) is None


def test_where_nothing_can_be_written_the_one_before_stays(path, monkeypatch):
    keep(path, new_draft("campli"))
    monkeypatch.setattr("cucu_desktop.own_files.os.fsync", full_disk)
    keep(path, new_draft("cuckoo"))
    assert kept(path).game == "campli"


def full_disk(file):
    raise OSError(ENOSPC, "no space")


CHANGES = [
    {"game": "poker"},
    {"game": []},
    {"options": {"reentry": 3}},
    {"options": {"matti": 7, "reentry": "double"}},
    {"options": {"matti": 2, "reentry": True}},
    {"seats": []},
    {"seats": [{"name": "Ada"}]},
    {"seats": 5},
    {"pile": ["X"]},
    {"pile": ["XX"] * 40},
    {"pile": ["I"] * 40},
    {"pile": [[]] * 40},
    {"stake": -1},
    {"stake": True},
    {"pool": 10**30},
    {"agreement": 101},
    {"bets_agreed": 1},
    {"actions": [1]},
    {"title": "Prova"},
    {"title": {"it": 1}},
    {"expect": []},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: json.dumps(change)[:40])
def test_what_no_hand_has_written_is_as_good_as_none(path, change):
    keep(path, new_draft("lu_stu"))
    told = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(told | change), "utf-8")
    assert kept(path) is None


@pytest.mark.parametrize("written", [b"", b"[]", b"{}", b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_as_good_as_none(path, written):
    path.parent.mkdir()
    path.write_bytes(written)
    assert kept(path) is None
