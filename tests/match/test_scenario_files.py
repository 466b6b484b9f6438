"""The written-down deals: every example of the sources, and what must come of it."""

import tomllib
from pathlib import Path

import pytest

from cucu_desktop.match.scenario import run

FILES = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_deal_comes_out_as_written(file):
    scenario = tomllib.loads(file.read_text(encoding="utf-8"))
    result = run(scenario)
    assert result.get("ok"), result.get("error") or result["mismatch"]
    assert scenario["expect"], "it says what must come of it"
    assert scenario["source"] in ("000", "003", "004")
