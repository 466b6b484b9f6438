"""`cucu-desktop learn`: the policy is where the bots find it, and a stopped run goes on."""

import pytest

from cucu_desktop.app import main
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning import policy_store
from cucu_desktop.learning.policy import read_policy


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    """A cache of the test's own."""
    monkeypatch.setattr(policy_store, "cache_folder", lambda name: tmp_path / "cache" / name)
    policy_store.forget()
    yield tmp_path / "cache" / "policies"
    policy_store.forget()


def policies_in(folder):
    return sorted(folder.glob("*.policy"))


def test_the_bots_find_what_was_learnt(own_cache, capsys):
    options = GAMES["cuckoo"].options(ties="first")
    assert policy_store.policy_for(options, 2) is None
    assert main("learn cuckoo --seats 2 --options ties=first --rounds 50 --jobs 1".split()) == 0
    (path,) = policies_in(own_cache)
    found = policy_store.policy_for(options, 2)
    assert found is not None
    assert found.rows == read_policy(path.read_bytes()).rows
    told = capsys.readouterr().out
    assert "50 rounds" in told
    assert str(path) in told
    assert "learn longer" not in told
    assert policy_store.policy_for(GAMES["cuckoo"].options(ties="cancel"), 2) is None  # other rules


def test_bots_do_not_play_by_what_was_learnt_too_briefly(own_cache, capsys, monkeypatch):
    monkeypatch.setattr(policy_store, "GOOD", 0.0)
    assert main(["learn", "cuckoo", "--seats", "2", "--rounds", "1", "--jobs", "1", "--lang", "de"]) == 0
    assert len(policies_in(own_cache)) == 1
    assert policy_store.policy_for(GAMES["cuckoo"].options(), 2) is None
    assert "Lass sie länger lernen" in capsys.readouterr().out


def test_a_run_goes_on_where_it_was_stopped(own_cache, tmp_path):
    run = ["learn", "cuckoo", "--seats", "2", "--jobs", "1"]
    assert main([*run, "--rounds", "3"]) == 0
    assert main([*run, "--rounds", "8"]) == 0
    assert read_policy(policies_in(own_cache)[0].read_bytes()).origin.rounds == 8
    (unfinished,) = own_cache.glob("*.learning")
    unfinished.unlink()
    assert main([*run, "--rounds", "8", "--out", str(tmp_path / "fresh")]) == 0
    (once,), (twice,) = policies_in(tmp_path / "fresh"), policies_in(own_cache)
    assert read_policy(once.read_bytes()).rows == read_policy(twice.read_bytes()).rows


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "Ein Spiel 'chess' zum Lernen gibt es nicht"),
        (["coch"], "Ein Spiel 'coch' zum Lernen gibt es nicht"),
        (["lu_stu", "--all-deals"], "Lass --all-deals weg"),
        (["campli", "--seats", "21"], "campli"),
        (["campli", "--seconds", "0"], "mindestens eine Sekunde"),
        (["campli", "--rounds", "-1"], "mindestens eine Sekunde"),
        (["campli", "--jobs", "0"], "0"),
        (["campli", "--options", "horses=true"], "horses"),
        (["campli", "--preset", "none"], "none"),
    ],
)
def test_an_impossible_choice_is_refused_in_one_sentence(arguments, sentence, capsys):
    assert main(["learn", "--lang", "de", *arguments]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_told(tmp_path, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("")
    run = ["learn", "cuckoo", "--seats", "2", "--rounds", "1", "--jobs", "1", "--out", str(blocked / "in")]
    assert main([*run, "--lang", "it"]) == 2
    assert "non si può scrivere" in capsys.readouterr().err


@pytest.mark.expects_warnings
def test_damaged_policies_are_passed_over(own_cache, caplog):
    assert main(["learn", "cuckoo", "--seats", "2", "--rounds", "1", "--jobs", "1"]) == 0
    policies_in(own_cache)[0].write_bytes(b"x")
    policy_store.forget()
    assert policy_store.policy_for(GAMES["cuckoo"].options(), 2) is None
    assert "damaged" in caplog.text


def test_the_last_two_of_a_game_for_three_can_be_learnt(tmp_path, capsys):
    run = "learn kille --seats 2 --turns --rounds 1 --jobs 1".split()
    assert main([*run, "--out", str(tmp_path)]) == 0
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("kille-2-")]
    assert "situations learnt" in capsys.readouterr().out
