"""The steps that failed once, equal runs in two processes, and planted faults.

They are in processes of their own, as the virtual clock replaces Qt's timers before the program is imported.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAILED = Path(__file__).with_name("failed.json")


def simulate(*arguments, module="tests.simulation"):
    """Run a command; return its return code and what it prints."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout


def test_what_failed_once_does_not_fail_again():
    code, told = simulate("--steps", FAILED)
    assert code == 0, told


def test_the_same_steps_show_the_same_in_another_process(tmp_path):
    steps = tmp_path / "steps.json"
    first = next(iter(json.loads(FAILED.read_text(encoding="utf-8")).values()))
    steps.write_text(json.dumps(first[:40]), encoding="utf-8")
    (code, first), (_, second) = (simulate("--steps", steps, "--digest") for _ in range(2))
    assert code == 0, first
    assert re.search(r"^[0-9a-f]{64}$", first, re.MULTILINE)
    assert first == second


@pytest.mark.parametrize(
    ("fault", "steps", "told"),
    [
        ("the name of a new log is not synced", [("score", 3, 0), ("cut", 0, 0)], "not saved"),
        ("menus keep their language", [("language", 0, 0)], "words"),
    ],
)
def test_a_planted_fault_is_found(fault, steps, told):
    code, said = simulate("--one", fault, json.dumps(steps), module="tests.simulation.planted")
    assert code == 0, said
    assert re.search(rf"^[1-9]\d* steps: {told}: ", said, re.MULTILINE), said
