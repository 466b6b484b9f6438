"""What stands whole before the damage of a log is not lost; damage is distinguished from later versions."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from cucu_desktop import __version__
from cucu_desktop.match.log import LogError, read_log
from cucu_desktop.match.log_replay import copy_whole, whole_lines
from cucu_desktop.match.match import Match
from tests.match.test_match import begin, play, setup


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "a.cucu"
    match = begin(setup(), path)
    play(match, Random(5), 40)
    match.close()
    return path


def reason_of(path: Path) -> str:
    with pytest.raises(LogError) as told:
        Match.resume(path)
    return told.value.reason


def test_a_byte_in_the_middle_costs_what_follows_it_and_no_more(path, tmp_path):
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    kept = 0
    for number in range(len(lines)):
        damaged = [*lines]
        damaged[number] = b"\x00" + damaged[number][1:]
        path.write_bytes(b"".join(damaged))
        copy = tmp_path / f"{number}.cucu"
        try:
            copy_whole(path, copy)
        except LogError:
            assert not any(b'"do"' in line for line in lines[:number])
            assert not copy.exists()
            continue
        assert copy.read_bytes() == b"".join(lines[:number])
        assert path.read_bytes() == b"".join(damaged)
        match = Match.resume(copy)
        match.close()
        assert match.length
        kept += 1
    assert kept > len(lines) // 2


def test_a_deal_with_other_cards_than_its_digest_says_is_left_out(path):
    lines = read_log(path)
    digests = [number for number, line in enumerate(lines) if "digest" in line]
    assert len(digests) > 1
    second = next(number for number in range(digests[0], len(lines)) if "shuffle" in lines[number])
    cards = lines[second]["shuffle"].split()
    lines[second]["shuffle"] = " ".join([*cards[:-2], cards[-1], cards[-2]])
    lines[digests[1]]["digest"] = "00000000"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert reason_of(path) == "damaged"
    assert whole_lines(path) == read_log(path)[: digests[0] + 1]


OURS = f'"{__version__}"'
LATER = {
    "an option": lambda text: text.replace('"options":{', '"options":{"lanterns":3,', 1),
    "a bot": lambda text: re.sub(r'"bot":null', '"bot":"zoroaster"', text, count=1),
    "something of a player": lambda text: text.replace('"bot":', '"hat":"straw","bot":', 1),
    "a game": lambda text: text.replace('"campli"', '"scopa"', 1),
    "a choice": lambda text: text.replace('"stake":5', '"stake":"five"', 1).replace(OURS, '"99.1"', 1),
    "an action": lambda text: text.replace('"do":"keep"', '"do":"fly"', 1).replace(OURS, '"99.1"', 1),
    "a line": lambda text: text.replace("\n", '\n{"weather":"rain"}\n', 1).replace(OURS, '"99.1"', 1),
    "a format": lambda text: text.replace('"cucu":1', '"cucu":2', 1),
}


@pytest.mark.parametrize("what", LATER)
def test_what_a_later_version_has_is_told_as_newer(path, what):
    later = LATER[what](path.read_text())
    assert later != path.read_text()
    path.write_text(later)
    assert reason_of(path) == "newer"
    with pytest.raises(LogError) as told:
        whole_lines(path)
    assert told.value.reason == "newer"


def test_a_field_that_a_later_version_puts_into_the_header_is_let_be(path):
    path.write_text(path.read_text().replace('"cucu":1', '"cucu":1,"weather":"rain"', 1))
    Match.resume(path).close()


@pytest.mark.parametrize("wrong", ['"stakf"', '"stke"', '"stakke"', '"s ake"'])
def test_a_known_name_with_a_wrong_letter_is_damage(path, wrong):
    path.write_text(path.read_text().replace('"stake"', wrong, 1))
    assert reason_of(path) == "damaged"


def test_of_a_header_alone_nothing_is_offered(path):
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0] + b"nonsense\n")
    with pytest.raises(LogError):
        whole_lines(path)
