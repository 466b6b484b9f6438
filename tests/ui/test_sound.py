"""Sounds are played where they can be, and where they cannot the table is silent without a word."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from cucu_desktop.ui import moves, sound, voice
from cucu_desktop.ui.sound import AT_ONCE, Sounds
from cucu_desktop.ui.voice import Voice
from cucu_desktop.ui.wording import Bubble

UI = Path(sound.__file__).parent


class Player:
    """Stands in for Qt's player: remembers how loud it was told to play."""

    def __init__(self):
        self.heard = []
        self.volume = 0.0

    def setVolume(self, volume):  # noqa: N802 - Qt's name
        self.volume = volume

    def play(self):
        self.heard.append(self.volume)


@pytest.fixture
def players(monkeypatch):
    made = {}
    monkeypatch.setattr(sound, "_can_play", lambda: True)
    monkeypatch.setattr(Sounds, "_player", lambda _self, name: made.setdefault(name, Player()))
    return made


def test_a_sound_is_as_loud_as_it_is_wished(players):
    sounds = Sounds()
    sounds.play("cat")
    sounds.volume = 50
    sounds.play("cat")
    assert players["cat"].heard == [1.0], "what comes together is one sound"
    sounds._heard.clear()
    sounds.play("cat")
    assert players["cat"].heard == [1.0, 0.25]


@pytest.mark.parametrize("wish", [{"volume": 0}, {"muted": True}])
def test_nothing_is_looked_for_when_nothing_shall_be_heard(wish, monkeypatch):
    monkeypatch.setattr(sound, "_can_play", pytest.fail)
    sounds = Sounds()
    for name, value in wish.items():
        setattr(sounds, name, value)
    sounds.play("cat")
    assert not sounds.are_heard


def test_a_machine_without_sound_is_asked_once_and_stays_silent(monkeypatch, capfd):
    for name in ("PULSE_SERVER", "PULSE_RUNTIME_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    monkeypatch.setattr(sound.sys, "platform", "linux")
    asked = []
    can = sound._can_play
    monkeypatch.setattr(sound, "_can_play", lambda: asked.append(can()))
    sounds = Sounds()
    sounds._deaf = not can()
    sounds.play("cat")
    sounds.play("shot")
    assert sounds._deaf
    assert not asked
    assert capfd.readouterr() == ("", "")


def test_no_more_players_than_can_be_told_apart(monkeypatch):
    class Busy:
        def setSource(self, url):  # noqa: N802 - Qt's name
            assert url.isLocalFile()

        def isPlaying(self):  # noqa: N802 - Qt's name
            return True

    monkeypatch.setattr(sound, "_multimedia", lambda: SimpleNamespace(QSoundEffect=Busy))
    sounds = Sounds()
    got = {id(sounds._player("deal")) for _ in range(10)}
    assert len(got) == len(sounds._players["deal"]) == AT_ONCE


class Speech:
    """Stands in for the system's voice."""

    def __init__(self):
        self.said, self.spoken = [], None

    def say(self, text):
        self.said.append(text)

    def setLocale(self, locale):  # noqa: N802 - Qt's name
        self.spoken = locale

    def stop(self):
        self.said.append("stop")


BUBBLE = Bubble("Gnaff!", "“Miaow”, says the cat…", 0)


def test_calls_are_spoken_when_that_is_wished(monkeypatch):
    speech = Speech()
    monkeypatch.setattr(voice, "_speech", lambda language: speech)
    heard = Voice("en")
    heard.say(0, BUBBLE)
    heard.set_wanted(wanted=True)
    heard.say(0, BUBBLE)
    heard.set_language("de")
    heard.set_wanted(wanted=False)
    heard.say(0, BUBBLE)
    assert speech.said == ["Miaow, says the cat", "stop"]
    assert speech.spoken.name().startswith("de")


def test_where_nobody_can_speak_nothing_is_said_and_nobody_told(monkeypatch, capfd):
    monkeypatch.setattr(voice, "has_sound", lambda: False)
    heard = Voice("it")
    heard.set_wanted(wanted=True)
    heard.say(0, BUBBLE)
    heard.say(0, BUBBLE)
    assert capfd.readouterr() == ("", "")


def test_every_sound_of_the_table_has_its_file(qtbot):
    heard = set(re.findall(r'hear\(stage, "(\w+)"\)', "".join(path.read_text() for path in UI.glob("*.py"))))
    assert heard | set(moves._HEARD.values()) | {"coin", "token"} == set(sound.NAMES)
