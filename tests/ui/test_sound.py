"""Sounds are played where they can be, and where they cannot the table is silent without a word."""

import re
from array import array
from pathlib import Path
from types import SimpleNamespace

import pytest

from cucu_desktop.ui import moves, sound, voice
from cucu_desktop.ui.sound import AT_ONCE, FRESH, MURMUR, Sounds, Take, takes_of
from cucu_desktop.ui.voice import Voice
from cucu_desktop.ui.wording import Bubble

UI = Path(sound.__file__).parent


class Line:
    """Stands in for a line to the device: remembers what it was given, and how loud."""

    def __init__(self, take, volume):
        self.take, self.volume, self.is_open = take, volume, True

    def close(self):
        self.is_open = False


@pytest.fixture
def lines(monkeypatch):
    made = []
    monkeypatch.setattr(sound, "_can_play", lambda: True)
    monkeypatch.setattr(sound, "Line", lambda take, volume: made.append(Line(take, volume)) or made[-1])
    return made


@pytest.fixture
def clock(monkeypatch):
    now = SimpleNamespace(time=100.0)
    monkeypatch.setattr(sound.time, "monotonic", lambda: now.time)
    return now


def test_a_sound_is_as_loud_as_it_is_wished(lines, clock):
    sounds = Sounds()
    sounds.play("cat")
    sounds.play("cat")
    assert [line.volume for line in lines] == [1.0], "what comes together is one sound"
    sounds.volume = 50
    clock.time += FRESH
    sounds.play("cat")
    assert [line.volume for line in lines] == [1.0, 0.25]


def test_many_in_a_row_are_a_murmur_of_different_takes(lines, clock):
    sounds = Sounds()
    for _ in range(4):
        sounds.play("deal")
        clock.time += 0.09
    first, second, third, _ = lines
    assert first.volume == 1.0
    assert MURMUR < second.volume == third.volume < 0.6
    assert len({line.take.samples for line in lines}) == len(takes_of("deal")) > 2


def test_one_sound_too_many_is_left_out(lines, clock):
    sounds = Sounds()
    for name in sound.NAMES:
        sounds.play(name)
    assert len(lines) == AT_ONCE
    lines[0].close()
    clock.time += 1
    sounds.play("win")
    assert len(lines) == AT_ONCE + 1
    sounds.hush()
    assert not any(line.is_open for line in lines[1:])


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


class Sink:
    """Stands in for Qt's line."""

    def __init__(self, form=None, way=None):
        self.form, self.way, self.done = form, way, []

    def setVolume(self, volume):  # noqa: N802 - Qt's name
        self.done.append(volume)

    def start(self):
        return self.way

    def format(self):
        return self.form

    def reset(self):
        self.done.append("reset")


def form(kind, rate, channels):
    return SimpleNamespace(
        sampleFormat=lambda: SimpleNamespace(name=kind),
        sampleRate=lambda: rate,
        channelCount=lambda: channels,
    )


def test_a_line_is_closed_when_the_sound_is_over(qtbot, monkeypatch):
    written = []
    take = Take(array("h", [7] * 480).tobytes(), 48_000)
    sink = Sink(form("Int16", 48_000, 1), SimpleNamespace(write=written.append))
    monkeypatch.setattr(sound, "_sink", lambda *_: sink)
    monkeypatch.setattr(sound, "LINGER", 20)
    line = sound.Line(take, 0.5)
    assert line.is_open
    assert written == [take.samples]
    qtbot.waitUntil(lambda: not line.is_open)
    assert sink.done == [0.5, "reset"]


def test_a_device_that_has_gone_takes_nothing(monkeypatch):
    monkeypatch.setattr(sound, "_sink", lambda *_: Sink())
    assert not sound.Line(takes_of("cat")[0], 1.0).is_open


@pytest.mark.parametrize(
    ("kind", "numbers", "told"),
    [
        ("UInt8", "B", [128, 192]),
        ("Int16", "h", [0, 16384]),
        ("Int32", "i", [0, 1 << 30]),
        ("Float", "f", [0, 0.5]),
    ],
)
def test_a_device_gets_the_samples_as_it_wants_them(kind, numbers, told):
    take = Take(array("h", [0, 16384]).tobytes(), 24_000)
    low, high = told
    middle = (low + high) / 2
    got = array(numbers, sound.fitted(take, form(kind, 48_000, 2))).tolist()
    assert got == [low, low, middle, middle, high, high, high, high]


def test_all_takes_are_of_one_make():
    for name in sound.NAMES:
        for take in takes_of(name):
            samples = array("h", take.samples)
            assert take.rate == 48_000, name
            assert max(map(abs, samples)) < 30_000, f"{name} is clipped"
            assert max(map(abs, (*samples[:3], *samples[-3:]))) < 100, f"{name} begins or ends with a click"


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
