"""What a person likes survives the program, and a bad settings file does no harm."""

import os
import subprocess
import sys
import time
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QSettings

from cucu_desktop import kept_stores
from cucu_desktop.catalogues import known_language
from cucu_desktop.names import LONGEST_NAME, length
from cucu_desktop.ui.widgets.preferences import Preferences
from cucu_desktop.ui.widgets.settings_file import Settings, locked
from cucu_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def test_the_first_start_speaks_the_systems_language():
    assert known_language("fr-FR", "de-AT", "it") == "de"
    assert known_language("it_IT.UTF-8") == "it"
    assert known_language("fr", "C") == "en"


def test_everything_wished_is_there_at_the_next_start(path):
    preferences = Preferences(
        language="it",
        speed="at once",
        motion="reduced",
        scheme="day",
        text=150,
        volume=25,
        muted=True,
        calls=True,
        four_colours=True,
        other_back=True,
        full_screen=True,
        geometry=b"\x00\x01 place\xff",
        account=True,
        table_talk=False,
        name="Anna, la \u201cbella\u201d",
        face="nonna",
        tables={"campli": {"stake": 7, "seats": [["Anna", "nonna", None]]}},
        told=("20260101-000000-1.cucu",),
    )
    Settings(path).put(preferences)
    assert Settings(path).now == preferences


def test_the_geometry_is_kept_where_older_files_have_it(path):
    Settings(path).put(replace(Preferences(), geometry=b"there"))
    assert "place=@ByteArray(there)" in path.read_text("utf-8")


def test_only_what_is_new_is_told(path, qtbot):
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed) as told:
        settings.change(speed="slow", name="Bruno")
    assert told.args == [frozenset({"speed", "name"})]
    with qtbot.assertNotEmitted(settings.changed):
        settings.put(settings.now)


@pytest.mark.parametrize(
    "text",
    [
        "speed=warp\ntext=huge\nlanguage=xx\nfull_screen=perhaps\ntables=[1]\ntold=7\nplace=7\n[\n\n=",
        "\x00\xff\x00 not a settings file at all",
        "[General]\nspeed=\ntables={broken\n",
    ],
)
def test_a_broken_file_is_read_as_far_as_it_can_be(path, text):
    path.write_text(text, encoding="utf-8")
    assert Settings(path, ["it"]).now == Preferences(language="it")
    path.write_text("[General]\nspeed=warp\nlanguage=de\ntext=900\nvolume=-7\n", encoding="utf-8")
    assert Settings(path, ["it"]).now == Preferences(language="de", text=200, volume=0)


@pytest.mark.parametrize(
    "keys",
    [
        '"{\\"S\\":\\"7\\"}"',
        '"{\\"S\\":\\"K\\",\\"P\\":\\"k\\"}"',
        '"{\\"S\\":\\"\xdf\\"}"',
        '"S=K"',
        '"[\\"S\\"]"',
    ],
)
def test_what_means_nothing_is_named_once_and_set_aside(path, qtbot, keys):
    path.write_text(f"[General]\nkeys={keys}\nspeed=warp\nvolume=12\n", encoding="utf-8")
    window = MainWindow(Settings(path, ["en"]), path.parent / "matches")
    qtbot.addWidget(window)
    (notice,) = window.page_stack.notices
    assert "speed, keys" in notice.text
    assert window.settings.now == Preferences(language="en", volume=12, doors=("front",))
    again = MainWindow(Settings(path, ["en"]), path.parent / "matches")
    qtbot.addWidget(again)
    assert again.page_stack.notices == ()
    kept = QSettings(str(path), QSettings.Format.IniFormat)
    assert kept.value("aside/speed") == "warp"
    assert kept.value("aside/keys")


@pytest.fixture
def reports():
    heard = []
    kept_stores.listen(lambda report: heard.append(report.what))
    return heard


def test_a_file_that_cannot_be_written_is_told_once(tmp_path, reports):
    (tmp_path / "in the way").write_text("no folder")
    settings = Settings(tmp_path / "in the way" / "settings.ini")
    settings.change(speed="fast")
    assert settings.now.speed == "fast"
    settings.change(speed="slow", volume=12)
    assert kept_stores.try_again()
    assert reports == ["lost"]
    (tmp_path / "in the way").unlink()
    assert not kept_stores.try_again()
    assert reports == ["lost", "well"]
    again = Settings(tmp_path / "in the way" / "settings.ini").now
    assert (again.speed, again.volume) == ("slow", 12)
    settings.change(speed="fast")
    assert reports == ["lost", "well"]
    kept = QSettings(str(tmp_path / "in the way" / "settings.ini"), QSettings.Format.IniFormat)
    assert kept.value("speed") == "fast"


DEEP = '"' + "[" * 20_000 + "]" * 20_000 + '"'
NEARLY_AS_DEEP = '"{\\"campli\\":{\\"a\\":' + "[" * 300 + "]" * 300 + '}}"'
ODD = (
    *('""', "7", "-1e999", "true", "@Invalid()", "@ByteArray(\\xff)", "@Variant(\\0)", "1, 2, 3", '"null"'),
    *('"{}"', '"[[]]"', '"{\\"campli\\":7}"', '"{\\"campli\\":{\\"options\\":{\\"tokens\\":[]}}}"'),
    *('"[NaN]"', '"' + "9" * 6000 + '"', '"\\xd83d"', "../../../etc/passwd", '"a\\x0b"', "x" * 100_000),
    *(DEEP, NEARLY_AS_DEEP),
)


@pytest.mark.parametrize("key", [*(item.name for item in fields(Preferences)), "place"])
def test_no_odd_value_keeps_the_settings_from_being_read_or_written(path, key):
    for value in ODD:
        path.write_text(f"[General]\n{key}={value}\nspeed=fast\n", encoding="utf-8")
        settings = Settings(path, ["it"])
        settings.change(volume=12, tables={**settings.now.tables, "x": {}})
        assert kept_stores.unwritten() == ()
        again = Settings(path, ["it"]).now
        assert again.volume == 12
        assert length(again.name) <= LONGEST_NAME
        assert key == "speed" or again.speed == "fast"


@pytest.mark.parametrize("value", ['"{\\"campli\\":7}"', '"\\xd83d"', "x" * 100_000, NEARLY_AS_DEEP])
def test_no_odd_values_keep_the_window_from_opening_and_a_match_from_being_played(tmp_path, qtbot, value):
    keys = (item.name for item in fields(Preferences))
    lines = "\n".join(f"{key}={value}" for key in keys)
    (tmp_path / "settings.ini").write_text(f"[General]\n{lines}\n", encoding="utf-8")
    window = MainWindow(Settings(tmp_path / "settings.ini", ["en"]), tmp_path / "matches")
    qtbot.addWidget(window)
    window.page_opener.play_now()
    assert window.playing is not None
    assert window.playing.session.match_view.log.exists()
    window.close()


@pytest.mark.skipif(os.name != "posix", reason="there are no such files elsewhere")
@pytest.mark.parametrize("place", ["settings.ini", "settings.ini.lock"])
@pytest.mark.parametrize("what", ["fifo", "folder", "/dev/zero", "/nowhere/there"])
def test_something_odd_in_the_place_of_the_file_or_of_its_lock_is_let_be(path, reports, place, what):
    odd = path.with_name(place)
    if what == "fifo":
        os.mkfifo(odd)
    elif what == "folder":
        odd.mkdir()
    else:
        odd.symlink_to(what)
    settings = Settings(path, ["de"])
    assert settings.now == Preferences(language="de")
    settings.change(speed="fast")
    assert reports == ["lost"]
    assert settings.now.speed == "fast"
    assert os.path.lexists(odd)


SHARED_BY_TWO = {
    "sets": ({"campli": {"by A": {"tokens": 2}}}, {"campli": {"by B": {"tokens": 4}}, "coch": {"B": {}}}),
    "tables": ({"campli": {"players": []}}, {"coch": {"players": []}}),
    "places": ({"campli": "lake"}, {"coch": "montorio"}),
    "keys": ({"S": "K", "K": "S"}, {"H": "J"}),
    "told": (("a.cucu",), ("b.cucu",)),
}
PUTS = """
import sys
from dataclasses import replace
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cucu_desktop.ui.widgets.settings_file import Settings

app = QCoreApplication([])
settings = Settings(Path(sys.argv[1]), ["en"])
print("read", flush=True)
for line in sys.stdin:
    settings.change(**eval(line))
    print("put", flush=True)
"""


@pytest.mark.waits
def test_two_windows_lose_nothing_of_what_the_other_has_named(path):
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", PUTS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]

    def put(window, **new):
        windows[window].stdin.write(f"{new!r}\n")
        windows[window].stdin.flush()
        assert windows[window].stdout.readline() == "put\n"

    try:
        assert [window.stdout.readline() for window in windows] == ["read\n"] * 2
        for window in range(2):
            for name, values in SHARED_BY_TWO.items():
                put(window, **{name: values[window]})
        kept = Settings(path, ["en"]).now
        assert kept.sets == {"campli": {"by A": {"tokens": 2}, "by B": {"tokens": 4}}, "coch": {"B": {}}}
        for name in ("tables", "places", "keys"):
            assert getattr(kept, name) == SHARED_BY_TWO[name][0] | SHARED_BY_TWO[name][1]
        assert set(kept.told) == {"a.cucu", "b.cucu"}
        # The second knows both by now: what it lets go is gone, and what it changes is changed.
        put(1, sets={"campli": {"by B": {"tokens": 5}}, "coch": {"B": {}}}, told=("b.cucu",))
        put(0, sets={"campli": {"by A": {"tokens": 2}, "mine": {}}})
        path.with_name("copy.ini").write_bytes(path.read_bytes())
        again = Settings(path.with_name("copy.ini"), ["en"]).now
        assert again.sets == {"campli": {"by B": {"tokens": 5}, "mine": {}}, "coch": {"B": {}}}
        assert again.told == ("b.cucu",)
    finally:
        for window in windows:
            window.stdin.close()
            window.wait(60)
            window.stdout.close()


def test_keys_that_two_windows_have_given_twice_stay_as_the_last_wants_them(path):
    first = Settings(path, ["en"])
    first.put(replace(first.now, keys={"H": "J"}))
    path.write_text(path.read_text().replace('\\"J\\"', '\\"J\\", \\"S\\": \\"I\\"'))
    assert '"I' in path.read_text()
    first.put(replace(first.now, keys={"H": "J", "U": "I"}))
    assert Settings(path, ["en"]).now.keys == {"H": "J", "U": "I"}


HOLD = """
import sys, time
from pathlib import Path
from cucu_desktop.ui.widgets.settings_file import locked
with locked(Path(sys.argv[1])):
    print("locked", flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGSTOP")
def test_a_window_that_hangs_holds_nobody_up_for_long(tmp_path):
    path = tmp_path / "a.season"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    ) as hanging:
        try:
            assert hanging.stdout.readline() == "locked\n"
            began = time.monotonic()
            with locked(path):
                assert time.monotonic() - began > 0.9 * kept_stores.PATIENCE
        finally:
            hanging.kill()


@pytest.mark.parametrize("make", [lambda path: path.mkdir(), lambda path: path.symlink_to("nowhere/there")])
def test_what_lies_in_the_place_of_a_lock_holds_nobody_up(tmp_path, make):
    path = tmp_path / "a.season"
    make(tmp_path / ".a.season.lock")
    with locked(path):
        path.touch()
    assert path.exists()
