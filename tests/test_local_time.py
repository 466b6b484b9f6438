"""The local time in any time zone that POSIX allows."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from cucu_desktop.local_time import local_now, local_time

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="there is no TZ")
@pytest.mark.parametrize("zone", ["XYZ-167:59:59", "XYZ+167:59:59", "XYZ-24", "Europe/Rome", "nonsense", ""])
def test_a_time_is_told_in_every_time_zone(monkeypatch, zone):
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert local_time(1_000_000_000.25).timestamp() == 1_000_000_000.25
        assert abs(local_now().timestamp() - time.time()) < 60
    finally:
        monkeypatch.undo()
        time.tzset()


def test_nothing_else_asks_for_the_local_time():
    """`datetime.astimezone` without an argument raises ValueError in some time zones."""
    found = [
        path
        for path in (ROOT / "cucu_desktop").rglob("*.py")
        if path.name != "local_time.py"
        and any(each in path.read_text() for each in (".astimezone()", "date.today()", "datetime.now("))
    ]
    assert found == []


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="there is no TZ")
def test_a_club_file_is_written_in_a_zone_of_seven_days(tmp_path):
    program = (
        "import sys; from pathlib import Path; from cucu_desktop.match.club.club_file import open_club\n"
        "club = open_club(Path(sys.argv[1])); club.write('place', place='b', name='Bar'); club.close()"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "matches")]
    subprocess.run(command, cwd=ROOT, env={"TZ": "XYZ-167:59:59"}, check=True)
    assert (tmp_path / "clubs" / "tournament.cucu-club").exists()
