"""The template of each game: it plays as printed, and so does each of its comments that is an entry."""

import json
import re
import tomllib

import pytest

from cucu_desktop.app import main
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.runner import run
from cucu_desktop.match.scenario.schema import SCHEMAS
from cucu_desktop.match.scenario.template import template_of
from cucu_desktop.ui.window.file_reader import deal_of


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_as_printed(game, tmp_path, capsys):
    assert main(["scenario", "--template", game]) == 0
    printed = capsys.readouterr().out
    assert printed == template_of(game)
    path = tmp_path / "deal.toml"
    path.write_text(printed, encoding="utf-8")
    assert main(["scenario", str(path)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["ok"]
    assert result["to_act"]
    assert result["legal"]


@pytest.mark.parametrize("game", GAMES)
def test_each_comment_with_a_value_can_be_made_an_entry(game):
    lines = template_of(game).splitlines()
    entries = [at for at, line in enumerate(lines) if re.match(r"# \w+ = ", line)]
    assert game == "zifuli" or entries
    for at in entries:
        text = "\n".join([*lines[:at], lines[at].removeprefix("# "), *lines[at + 1 :]])
        assert "error" not in run(tomllib.loads(text)), lines[at]


@pytest.mark.parametrize("game", GAMES)
def test_it_names_every_option_and_key(game):
    text = template_of(game)
    schema = SCHEMAS[game]
    named = (*schema.options, *schema.orders, *schema.keys, *schema.seat_keys)
    assert [name for name in named if not re.search(rf"^# {name}\b", text, re.MULTILINE)] == []


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_in_the_window(game):
    entry = deal_of("deal", template_of(game).encode())
    assert entry.title("de") == "My deal"
    assert 0 <= entry.busiest < len(entry.seats)


def test_an_unknown_game_is_refused_with_those_that_there_are(capsys):
    assert main(["scenario", "--template", "poker"]) == 2
    told = capsys.readouterr().err
    assert "'poker'" in told
    assert "campli" in told
