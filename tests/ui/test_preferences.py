"""What a person likes survives the program, and a bad settings file does no harm."""

from dataclasses import replace

import pytest

from cucu_desktop.ui.preferences import Preferences, Wishes, spoken


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def test_the_first_start_speaks_the_systems_language():
    assert spoken(["fr-FR", "de-AT", "it"]) == "de"
    assert spoken(["it_IT.UTF-8"]) == "it"
    assert spoken(["fr", "C"]) == "en"


def test_everything_wished_is_there_at_the_next_start(path):
    wishes = Wishes(
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
        place=b"\x00\x01 place\xff",
        account=True,
        table_talk=False,
        name="Anna, la \u201cbella\u201d",
        face="nonna",
        tables={"campli": {"stake": 7, "seats": [["Anna", "nonna", None]]}},
        told=("20260101-000000-1.cucu",),
    )
    Preferences(path).put(wishes)
    assert Preferences(path).now == wishes


def test_only_what_is_new_is_told(path, qtbot):
    preferences = Preferences(path)
    with qtbot.waitSignal(preferences.changed) as told:
        preferences.put(replace(preferences.now, speed="slow", name="Bruno"))
    assert told.args == [frozenset({"speed", "name"})]
    with qtbot.assertNotEmitted(preferences.changed):
        preferences.put(preferences.now)


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
    assert Preferences(path, ["it"]).now == Wishes(language="it")


def test_what_makes_sense_in_a_broken_file_is_taken(path):
    path.write_text("[General]\nspeed=warp\nlanguage=de\ntext=900\nvolume=-7\n", encoding="utf-8")
    assert Preferences(path, ["it"]).now == Wishes(language="de", text=200, volume=0)


def test_a_file_that_cannot_be_written_is_told_once(tmp_path, qtbot):
    (tmp_path / "in the way").write_text("no folder")
    preferences = Preferences(tmp_path / "in the way" / "settings.ini")
    with qtbot.waitSignal(preferences.lost):
        preferences.put(replace(preferences.now, speed="fast"))
    assert preferences.now.speed == "fast"
    with qtbot.assertNotEmitted(preferences.lost):
        preferences.put(replace(preferences.now, speed="slow"))
