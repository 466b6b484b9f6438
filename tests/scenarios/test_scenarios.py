"""Every scenario of the collection comes out as its `expect` says, by the engine and by the oracle."""

import json
import tomllib

import pytest

from cucu_desktop.match.scenario import run
from cucu_desktop.resources import asset
from tests.oracle import ace_chasing, campli, coch, cuckoo, lu_stu, tiebreak, trick_reading, trionfo, zifuli

ORACLES = {"campli": campli, "lu_stu": lu_stu, "cuckoo": cuckoo}
ORACLES |= {"ace_chasing": ace_chasing, "tiebreak": tiebreak}
TRICK_ORACLES = {"coch": coch, "zifuli": zifuli, "trionfo": trionfo}

FILES = sorted(asset("scenarios").glob("*/*.toml"))


def load(file):
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file):
    result = run(load(file))
    assert result.get("ok"), json.dumps(result.get("mismatch") or result, indent=1, ensure_ascii=False)
    game = file.parent.name
    if game in ORACLES:
        assert result == ORACLES[game].run(load(file))
    else:
        told = trick_reading.run(TRICK_ORACLES[game], load(file))
        assert result | {"legal": sorted(result["legal"])} == told  # a set, listed by the oracle in order


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_is_written_for_people(file):
    scenario = load(file)
    assert scenario["game"] == file.parent.name
    assert set(scenario["title"]) == {"en", "it", "de"}
    assert set(scenario["notes"]) == {"en", "it", "de"}
    assert all(note.endswith((".", "!", "?")) for note in scenario["notes"].values())
    assert scenario["source"] in ("000", "001", "002", "003", "004")
    assert scenario["expect"], "it would prove nothing"


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_titles_tell_scenarios_apart(language):
    titles = [(file.parent, load(file)["title"][language]) for file in FILES]
    assert len(set(titles)) == len(titles)
