"""What version 1.0.0 has written opens for ever, and programs that read its output find what they know.

`frozen/` holds for each game a match and a scenario as that version wrote them. They are never written anew:
a later version may add keys, games and options, and reads what is here as it was meant. For a game that
comes later: python tests/match/test_frozen_formats.py GAME. Its scenario is then the first of the collection.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from cucu_desktop.engine.actions import Amount
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.log import FORMAT, read_log
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.resources import asset

FROZEN = Path(__file__).parent / "frozen"
DEALS = 3
"""How many deals of each match were played when it was left, its next decision due."""
HEADER = {"cucu", "version", "game", "players", "options", "onlookers", "seed", "purse", "edition"}
LINES = {"seats", "game", "shuffle", "number", "seat", "do", "digest"}
"""Every key of the lines below the header; "say" and "card" are table talk, and in Campli's match."""
ADVICE = {"seat", "decision", "unit", "options", "best", "reason"}
OPTION = {"action", "worth", "error", "policy"}
MEASURED = {"game", "deals", "games", "unit", "decisions_per_second", "seats"}
STANDING = {"level", "person", "won", "per_deal", "won_share"}


def play(match, random, deals=None):
    """Play a match on at random, to its end or until a number of deals are over."""
    while not match.is_over and (deals is None or len(match.finished_deals) < deals):
        seat = match.to_act
        option = random.choice(match.observation(seat).decision.options)
        match.submit(seat, option.of(option.low) if isinstance(option, Amount) else option)


def write(game, path):
    """Write a match of a game, left in the middle of it."""
    seats = min(max(4, GAMES[game].seats[0]), GAMES[game].seats[-1])
    names = ("Anna", "Ugo", "Lia", "Pio", "Eva")[:seats]
    setup = Setup(game, tuple(Player(name, "you-1") for name in names), GAMES[game].usual, seed=1)
    match = Match.begin(setup, path)
    if game == "campli":
        match.say(match.to_act, "have", "XV")
    play(match, Random(1), DEALS)
    match.close()


def known(game):
    """How the frozen match of a game was left, and which keys its scenario told."""
    return json.loads((FROZEN / "known.json").read_text("utf-8"))[game]


def standing(match):
    """What a match has come to, and whose decision it is."""
    table = match._replay.state.table
    points = getattr(match.observation(0), "standing", ())
    return {"coins": table.coins, "tokens": table.tokens, "points": list(points), "to_act": match.to_act}


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_opens_stands_where_it_was_left_and_goes_on(game, tmp_path):
    log = tmp_path / "match.cucu"
    shutil.copyfile(FROZEN / f"{game}.cucu", log)
    match = Match.resume(log)
    assert log.read_bytes() == (FROZEN / f"{game}.cucu").read_bytes()
    assert match.setup.game == game
    assert match.is_over or len(match.finished_deals) == DEALS
    assert standing(match) == known(game)["left"]
    play(match, Random(2), 2 * DEALS)
    match.close()
    assert Match.resume(log).length == match.length


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_now_has_every_key_that_was_written_then(game, tmp_path):
    write(game, tmp_path / "match.cucu")
    then, now = read_log(FROZEN / f"{game}.cucu"), read_log(tmp_path / "match.cucu")
    assert then[0]["cucu"] == now[0]["cucu"] == FORMAT == 1
    assert set(then[0]) >= HEADER
    assert set(now[0]) >= HEADER
    assert set(now[0]["options"]) >= set(then[0]["options"])
    keys_then, keys_now = ({key for line in log[1:] for key in line} for log in (then, now))
    assert keys_now >= keys_then >= LINES


def command(*arguments, given=""):
    run = [sys.executable, "-m", "cucu_desktop", *map(str, arguments)]
    told = subprocess.run(run, input=given, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in told.stdout.splitlines()]


def test_scenarios_of_every_game_are_read_as_files_and_as_lines_and_tell_the_same_keys():
    files = [FROZEN / f"{game}.toml" for game in GAMES]
    told = command("scenario", *files)
    lines = [json.dumps(tomllib.loads(file.read_text("utf-8"))) for file in files]
    assert command("scenario", "--jsonl", given="\n".join(lines)) == told
    for game, result in zip(GAMES, told, strict=True):
        assert result["ok"], result
        assert result.keys() >= {"ok", "mismatch", "state", "to_act", "legal"}
        assert result.keys() >= set(known(game)["told"])


def test_a_scenario_that_cannot_be_read_says_where_and_why():
    (told,) = command("scenario", "--jsonl", given='{"format": 1, "game": "whist"}')
    assert told.keys() == {"error"}
    assert told["error"].keys() >= {"where", "message"}


def test_advice_tells_the_same_keys():
    deal = {"format": 1, "game": "campli", "pack": ["X"], "seats": [{"name": "Ada"}, {"name": "Bea"}]}
    (told,) = command("advise", "--jsonl", "--level", 1, given=json.dumps(deal))
    assert told.keys() >= ADVICE
    assert all(option.keys() >= OPTION for option in told["options"])


def test_a_measurement_tells_the_same_keys():
    (told,) = command("simulate", "--game", "cuckoo", "--levels", "3,1", "--deals", 2, "--json")
    assert told.keys() >= MEASURED
    assert all(seat.keys() >= STANDING for seat in told["seats"])
    assert all(seat["per_deal"].keys() >= {"mean", "error"} for seat in told["seats"])


if __name__ == "__main__":
    file = FROZEN / "known.json"
    frozen = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for new in sys.argv[1:]:
        if new in frozen:
            sys.exit(f"{new} is frozen.")
        write(new, FROZEN / f"{new}.cucu")
        if not (FROZEN / f"{new}.toml").exists():
            shutil.copyfile(min(asset("scenarios", new).glob("*.toml")), FROZEN / f"{new}.toml")
        resumed = Match.resume(FROZEN / f"{new}.cucu")
        frozen[new] = {
            "left": standing(resumed),
            "told": sorted(command("scenario", FROZEN / f"{new}.toml")[0]),
        }
        resumed.close()
    file.write_text(json.dumps(frozen, indent=1) + "\n", "utf-8")
