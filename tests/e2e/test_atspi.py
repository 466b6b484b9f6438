"""The real program, played by nothing but what a screen reader has: no mouse, no keyboard, no picture."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("atspi_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"


def has_atspi():
    return (
        shutil.which("dbus-run-session")
        and subprocess.run(
            [SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False
        ).returncode
        == 0
    )


@pytest.fixture(scope="module")
def played(screen, tmp_path_factory):
    """What the player met in a deal."""
    if not has_atspi():
        pytest.skip("python3-pyatspi, at-spi2-core or dbus is missing")
    home = tmp_path_factory.mktemp("home")
    homes = {f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    settings = home / "CONFIG" / "cucu-desktop" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nlanguage=en\nspeed=at once\naccount=true\n", encoding="utf-8")
    session = (
        f"{sys.executable} -m cucu_desktop --seed 7 & program=$!\n"
        f"{SYSTEM_PYTHON} {PLAYER}; result=$?\n"
        "kill $program; exit $result"
    )
    run = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", session],
        env=screen.environment | homes | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=PLAYER.parents[2],
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def test_a_deal_can_be_played(played):
    assert played["turns"], "one was asked at least once"
    assert all(turn["answers"] for turn in played["turns"])


def test_the_own_card_is_told_with_its_power(played):
    for turn in played["turns"]:
        assert turn["card"].startswith("Your card: the ")
        assert turn["power"]


def test_no_card_of_anybody_else_can_be_read(played):
    assert [turn["leaks"] for turn in played["turns"]] == [[]] * len(played["turns"])


def test_every_seat_can_be_read(played):
    assert all(len(turn["seats"]) == 6 for turn in played["turns"])


def test_the_running_account_is_a_list_of_sentences(played):
    assert played["told"][0].endswith(" deals.")
    assert any("keeps" in row or "exchange" in row for row in played["told"])


def test_the_deal_before_is_remembered(played):
    assert "How the deals before ended" in played["before"]


def test_what_was_asked_and_said_was_announced(played):
    heard = " | ".join(played["heard"])
    assert "Keep your card" in heard or "You are last" in heard, "the question"
    assert "Your card: " in heard
    assert "(" in heard, "a call, with its meaning"
