"""Sounds are played where they can be, and where they cannot the table is silent without a word."""

from types import SimpleNamespace

import pytest

from cucu_desktop.ui import sound
from cucu_desktop.ui.sound import AT_ONCE, Sounds


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
