"""Every scenario of the collection comes out as its `expect` says, by the engine and by the oracle."""

import json
import re
import tomllib

import pytest

from cucu_desktop.match.scenario.runner import run
from cucu_desktop.resources import asset
from tests.oracle import (
    ace_chasing,
    campli,
    coch,
    cuckoo,
    kille,
    le_her,
    lu_stu,
    tiebreak,
    trick_reading,
    trionfo,
    zifuli,
)

ORACLES = {"campli": campli, "lu_stu": lu_stu, "cuckoo": cuckoo, "kille": kille, "le_her": le_her}
ORACLES |= {"ace_chasing": ace_chasing, "tiebreak": tiebreak}
TRICK_ORACLES = {"coch": coch, "zifuli": zifuli, "trionfo": trionfo}

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")
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
    elif game in TRICK_ORACLES:  # a variant without an oracle of its own is held by `expect` alone
        told = trick_reading.run(TRICK_ORACLES[game], load(file))
        assert result | {"legal": sorted(result["legal"])} == told  # a set, listed by the oracle in order


SOURCES = ("000", "001", "002", "003", "004", *"PDGZFSWCB", "Bellhouse and Fillion 2015")
SOURCES += ("Wikipedia, Coucou", "jeuxdecartes1, Le Coucou", "Larousse, about 1900")
SOURCES += ("regles.com, L\N{RIGHT SINGLE QUOTATION MARK}As qui court",)
SOURCES += ("house rules K7, K8, K11",)
LETTERS = re.compile(r"\b[A-E]( und | and | e |, [A-E]\b)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_is_written_for_people(file):
    scenario = load(file)
    assert scenario["game"] == file.parent.name
    assert set(scenario["title"]) == {"en", "it", "de"}
    assert set(scenario["notes"]) == {"en", "it", "de"}
    assert all(note.endswith((".", "!", "?")) for note in scenario["notes"].values())
    assert not any(LETTERS.search(note) for note in scenario["notes"].values()), "people sit there"
    assert all(len(seat["name"]) > 2 for seat in scenario["seats"])
    assert scenario["source"] in SOURCES
    assert scenario["expect"], "it would prove nothing"


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_titles_tell_scenarios_apart(language):
    titles = [(file.parent, load(file)["title"][language]) for file in FILES]
    assert len(set(titles)) == len(titles)


def test_what_is_not_dealt_is_counted_right_in_every_language():
    """All cards come to 240; the eight that are not dealt are given by their sum."""
    (file,) = (file for file in FILES if file.stem == "trionfo-full-deal")
    scenario = load(file)
    values = {card: number for number, card in enumerate(ROMAN, 1)}
    left = sum(values[card] for card in (*scenario["cut"], *scenario["stock"]))
    assert (left, 240 - left) == (20, scenario["expect"]["points"]["Filomena+Nina"])
    told = {card: scenario["cut"].count(card) + scenario["stock"].count(card) for card in ROMAN}
    assert {card for card, number in told.items() if number} == {"I", "II", "III", "IV"}
    assert all(told[card] == 2 for card in ("I", "II", "III", "IV"))
    for note in scenario["notes"].values():
        assert re.search(r"\bI, II, III (and|e|und) IIII\b", note)
        assert all(number in note for number in ("240", "220", "20"))
