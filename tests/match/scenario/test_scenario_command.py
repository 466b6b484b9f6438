"""`cucu-desktop scenario`: one result a line whatever comes in, and an exit status that tells how it went."""

import json
import subprocess
import sys

import pytest

SEATS = '"game": "campli", "seats": [{"name": "Ada"}, {"name": "Bruno"}]'


def run_command(*arguments, lines=b"", **environment):
    done = subprocess.run(
        [sys.executable, "-m", "cucu_desktop", "scenario", *map(str, arguments)],
        input=lines,
        capture_output=True,
        check=False,
        env=None if not environment else {**environment},
    )
    assert not done.stderr, done.stderr.decode()
    return [
        json.loads(line, parse_constant=pytest.fail) for line in done.stdout.splitlines()
    ], done.returncode


def test_a_line_without_end_is_refused_and_the_next_one_is_read():
    good = f"{{{SEATS}}}".encode()
    results, status = run_command("--jsonl", lines=b"[" * 2_000_000 + b"\n" + good)
    assert (results[0]["error"]["where"], status) == ("line 1", 2)
    assert "the line is too large" in results[0]["error"]["message"]
    assert results[1]["ok"]


def test_every_line_has_its_result_however_odd():
    """What Python's JSON reader lets through, or cannot print again, must not end in a traceback."""
    lines = {
        f"{{{SEATS}}}": "ok",
        f'{{{SEATS}, "expect": {{"pool": 3}}}}': "not ok",
        f'{{{SEATS}, "expect": {{"pool": NaN}}}}': "line 3",
        f'{{{SEATS}, "expect": {{"pool": 1e999}}}}': "not ok",
        '{"game": "campli", "seats": [{"name": "\\ud800"}, {"name": "Tó"}]}': "ok",
        f'{{{SEATS}, "\\udc00": 1}}': "\udc00",
        f'{{{SEATS}, "pool": {"9" * 5000}}}': "pool",
        f'{{{SEATS}, "pool": 1000000000001}}': "pool",
        f'{{{SEATS}, "expect": {{"legal": [{{}}, []]}}}}': "not ok",
        f'{{{SEATS}, "expect": {{"pool": {"[" * 900}{"]" * 900}}}}}': "not ok",
        f'{{{SEATS}, "expect": {"[" * 9000}{"]" * 9000}}}': "line 11",
        "[]": "scenario",
        "{": "line 13",
    }
    results, status = run_command("--jsonl", lines="\n".join(lines).encode())
    told = [
        result["error"]["where"] if "error" in result else "ok" if result["ok"] else "not ok"
        for result in results
    ]
    assert told == list(lines.values())
    assert status == 2


@pytest.mark.parametrize(
    ("expect", "status"), [("", 0), ("[expect]\npool = 3", 1), ("[expect]\nlooser = 3", 2), ("[expect", 2)]
)
def test_the_exit_status_is_the_worst_of_all_files(tmp_path, expect, status):
    scenario = 'game = "campli"\nseats = [{name = "Ada"}, {name = "Bruno"}]\n'
    good, other = tmp_path / "good.toml", tmp_path / "other.toml"
    good.write_text(scenario, encoding="utf-8")
    other.write_text(scenario + expect, encoding="utf-8")
    results, returned = run_command(other, good)
    assert returned == status
    assert len(results) == 2
    assert results[1]["ok"]


def test_files_that_cannot_be_read_and_dates_that_nothing_equals(tmp_path):
    odd = tmp_path / "odd.toml"
    odd.write_text(
        'game = "campli"\nseats = [{name = "A"}, {name = "B"}]\n[expect]\npool = 1979-05-27\ncost = nan\n',
        encoding="utf-8",
    )
    results, status = run_command(tmp_path / "missing.toml", tmp_path, odd)
    assert [result["error"]["where"] for result in results[:2]] == [
        str(tmp_path / "missing.toml"),
        str(tmp_path),
    ]
    assert [wrong["key"] for wrong in results[2]["mismatch"]] == ["pool", "cost"]
    assert status == 2
