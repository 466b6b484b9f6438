"""Sounds are played where they can be, and where they cannot the table is silent without a word."""

import re
import subprocess
import sys
import time
from array import array
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QObject

from cucu_desktop.ui.animation import card_motion
from cucu_desktop.ui.audio import sound, soundboard, voice
from cucu_desktop.ui.audio.sound import FRESH, MURMUR, PATIENCE, TRIES, Sounds, sound_server, takes_of
from cucu_desktop.ui.audio.soundboard import AT_ONCE, Take
from cucu_desktop.ui.audio.speaker import Speaker
from cucu_desktop.ui.audio.voice import Voice
from cucu_desktop.ui.pages.settings_page import SettingsPage
from cucu_desktop.ui.text.calls import Bubble
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.controls import texts

UI = Path(sound.__file__).parents[1]


class Board:
    """Stands in for the process that plays: remembers what it was asked for."""

    def __init__(self):
        self.asked, self.is_broken, self.is_closed = [], False, False

    def ask(self, take, loudness, when):
        self.asked.append((take, loudness))

    def close(self):
        self.is_closed = True


@pytest.fixture
def boards(monkeypatch):
    made = []
    monkeypatch.setattr(sound, "sound_server", lambda: (1, 1))
    monkeypatch.setattr(sound, "Board", lambda: made.append(Board()) or made[-1])
    return made


@pytest.fixture
def clock(monkeypatch):
    now = SimpleNamespace(time=100.0)
    monkeypatch.setattr(sound.time, "monotonic", lambda: now.time)
    return now


def test_a_sound_is_as_loud_as_it_is_wished(boards, clock):
    sounds = Sounds()
    sounds.play("cat")
    sounds.play("cat")
    assert boards[0].asked == [("cat", 1.0)], "what comes together is one sound"
    sounds.volume = 50
    clock.time += FRESH
    sounds.play("cat")
    assert boards[0].asked == [("cat", 1.0), ("cat", 0.25)]


def test_many_in_a_row_are_a_murmur_of_different_takes(boards, clock):
    sounds = Sounds()
    for _ in range(4):
        sounds.play("deal")
        clock.time += 0.09
    takes, loudness = zip(*boards[0].asked, strict=True)
    assert takes == ("deal", "deal-2", "deal-3", "deal")
    assert loudness[0] == 1.0
    assert all(MURMUR < loud < 0.6 for loud in loudness[1:])


@pytest.mark.parametrize("wish", [{"volume": 0}, {"muted": True}])
def test_nothing_is_started_when_nothing_shall_be_heard(wish, boards):
    sounds = Sounds()
    for name, value in wish.items():
        setattr(sounds, name, value)
    sounds.get_ready()
    sounds.play("cat")
    assert not sounds.are_heard
    assert not boards


def test_it_is_silent_at_once_and_heard_again_as_soon_as_that_is_wished(boards, clock):
    sounds = Sounds()
    sounds.take_preferences(70, muted=False)
    sounds.take_preferences(70, muted=True)
    assert boards[0].is_closed
    sounds.take_preferences(70, muted=False)
    assert len(boards) == 2
    assert not boards[1].is_closed


def test_a_machine_without_sound_stays_silent(boards, monkeypatch):
    monkeypatch.setattr(sound, "sound_server", lambda: None)
    sounds = Sounds()
    sounds.get_ready()
    sounds.play("cat")
    assert not boards


def test_what_breaks_down_is_replaced_after_a_while(boards, clock):
    sounds = Sounds()
    sounds.play("cat")
    boards[0].is_broken = True
    clock.time += 1
    sounds.play("cat")
    assert len(boards) == 1
    assert boards[0].is_closed
    clock.time += PATIENCE
    sounds.play("cat")
    assert boards[1].asked == [("cat", 1.0)]


def test_what_breaks_down_again_and_again_is_left_alone(boards, clock):
    sounds = Sounds()
    for _ in range(TRIES + 3):
        sounds.play("cat")
        boards[-1].is_broken = True
        clock.time += PATIENCE
    assert len(boards) == TRIES


def test_another_sound_server_wants_another_process(boards, clock, monkeypatch):
    sounds = Sounds()
    sounds.play("cat")
    monkeypatch.setattr(sound, "sound_server", lambda: (1, 2))
    clock.time += PATIENCE
    sounds.play("cat")
    assert boards[0].is_closed
    assert len(boards) == 2


def test_the_sound_server_is_told_by_its_socket(monkeypatch, tmp_path):
    for name in ("PULSE_SERVER", "PULSE_RUNTIME_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(sound.sys, "platform", "linux")
    assert sound_server() is None
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert sound_server() is not None
    monkeypatch.setattr(sound.sys, "platform", "darwin")
    assert sound_server() == (0, 0)


def test_the_process_that_plays_says_nothing_and_goes_when_it_is_let_go(monkeypatch, capfd):
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    board = sound.Board()
    board.ask("cat", 0.5, 0.0)
    process = board.process
    del board
    assert process.returncode is not None
    assert capfd.readouterr() == ("", "")


def test_what_is_gone_can_still_be_asked(monkeypatch):
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    board = sound.Board()
    board.process.kill()
    board.process.wait()
    board.ask("cat", 0.5, 0.0)
    board.ask("cat", 0.5, 0.0)
    assert board.is_broken


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
    monkeypatch.setattr(soundboard, "open_sink", lambda *_: sink)
    monkeypatch.setattr(soundboard, "LINGER", 20)
    line = soundboard.Line(take, 0.5)
    assert line.is_open
    assert written == [take.samples]
    qtbot.waitUntil(lambda: not line.is_open)
    assert sink.done == [0.5, "reset"]


def test_a_device_that_has_gone_takes_nothing(qtbot, monkeypatch):
    monkeypatch.setattr(soundboard, "open_sink", lambda *_: Sink())
    assert not soundboard.Line(soundboard.read("cat"), 1.0).is_open


def test_the_board_plays_what_is_still_wanted_and_no_more_at_once_than_can_be_told_apart(qtbot, monkeypatch):
    lines = []
    line = SimpleNamespace(is_open=True)
    monkeypatch.setattr(soundboard, "Line", lambda take, volume: lines.append((take, volume)) or line)
    board = soundboard.Soundboard()
    board.hear(f"cat 0.25 {time.monotonic() - 1}")
    assert not lines, "its picture is over"
    for _ in range(AT_ONCE + 2):
        board.hear(f"cat 0.25 {time.monotonic()}")
    assert lines == [(soundboard.read("cat"), 0.25)] * AT_ONCE


def test_input_is_handed_on_and_ends_the_process(qtbot, monkeypatch):
    heard, ended = [], []
    monkeypatch.setattr(soundboard.QCoreApplication, "quit", lambda: ended.append(True))
    ear = soundboard.Ear()
    ear.heard.connect(heard.append)
    ear.listen(["cat 1 0", "shot 1 0"])
    assert heard == ["cat 1 0", "shot 1 0"]
    assert ended


@pytest.mark.parametrize(
    ("held_up", "code"),
    [("board.attend(board.Ear(), []); sleep(60)", 0), ("with board.answered(): sleep(60)", 1)],
)
def test_a_process_ends_though_a_library_holds_it_up(held_up, code):
    """Before there is anything to quit, or because a sound server never answers."""
    lines = (
        "from time import sleep",
        "from cucu_desktop.ui.audio import soundboard as board",
        "board.GRACE = board.WAIT = 0.2",
        held_up,
    )
    python = [sys.executable, "-c", "\n".join(lines)]
    assert subprocess.run(python, capture_output=True, check=False, timeout=30).returncode == code


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
    got = array(numbers, soundboard.fitted(take, form(kind, 48_000, 2))).tolist()
    assert got == [low, low, middle, middle, high, high, high, high]


def test_all_takes_are_of_one_make():
    for name in sound.NAMES:
        for take in map(soundboard.read, takes_of(name)):
            samples = array("h", take.samples)
            assert take.rate == 24_000, name
            assert max(map(abs, samples)) < 30_000, f"{name} is clipped"
            assert max(map(abs, (*samples[:3], *samples[-3:]))) < 100, f"{name} begins or ends with a click"


BUBBLE = Bubble("Gnaff!", "“Miaow”, says the cat…", 0)


@pytest.fixture
def said(monkeypatch):
    told = []
    speech = SimpleNamespace(say=lambda *what: told.append(what), close=lambda: None)
    monkeypatch.setattr(voice, "Speech", lambda parent: speech)
    return told


def test_calls_are_spoken_when_that_is_wished(qtbot, said):
    heard = Voice("en", QObject())
    heard.say(BUBBLE)
    heard.set_wanted(wanted=True, volume=0)
    heard.say(BUBBLE)
    heard.set_wanted(wanted=True, volume=50)
    heard.say(BUBBLE)
    heard.set_language("de")
    heard.say(replace(BUBBLE, seat=1))
    heard.set_wanted(wanted=False)
    heard.say(BUBBLE)
    first, second, last = said
    assert first == ("Miaow, says the cat", "en", 0.25, 0.0)
    assert second[:3] == ("Miaow, says the cat", "de", 0.25)
    assert second[3] != first[3], "one hears that it is somebody else"
    assert last[0] == ""


def test_without_a_sound_server_no_language_is_spoken(qtbot, monkeypatch, capfd):
    monkeypatch.setattr(voice, "sound_server", lambda: None)
    speech = voice.Speech()
    speech.say("Keep.", "en", 1.0, 0.0)
    speech.close()
    assert speech.languages == frozenset()
    assert capfd.readouterr() == ("", "")


def test_the_process_tells_what_it_can_speak(qtbot, monkeypatch, capfd):
    """Whether it can speak at all is the machine's; that it tells, and says nothing aloud, is ours."""
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    speech = voice.Speech()
    with qtbot.waitSignal(speech.known, timeout=20_000):
        speech.say("", "en", 1.0, 0.0)
    assert speech.languages is not None
    speech.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("languages", "told"), [((), "Your system has no speech"), (("de",), "no voice"), (("de", "en"), "")]
)
def test_the_settings_say_when_nobody_is_going_to_speak(qtbot, tmp_path, monkeypatch, languages, told):
    monkeypatch.setattr(voice, "sound_server", lambda: None)
    settings = Settings(tmp_path / "settings.ini")
    sheet = SettingsPage(Theme(), settings)
    qtbot.addWidget(sheet)
    before = texts(sheet)
    assert sheet.findChild(voice.Speech) is None, "nobody asked for it"
    settings.change(language="en", calls=True)
    speech = sheet.findChild(voice.Speech)
    speech.languages = frozenset(languages)
    speech.known.emit()
    said = [text for text in texts(sheet) if text not in before]
    assert [told in text for text in said] == ([True] if told else [])
    settings.change(calls=False)
    assert texts(sheet) == before


class Voices:
    """Stands in for Qt's voices."""

    def __init__(self, *names):
        self.names, self.done = names, []

    def availableLocales(self):  # noqa: N802 - Qt's name
        return [QLocale("it_IT"), QLocale("en_US"), QLocale.c()]

    def availableVoices(self):  # noqa: N802 - Qt's name
        return [SimpleNamespace(name=lambda name=name: name) for name in self.names]

    def setVoice(self, voice):  # noqa: N802 - Qt's name
        self.done.append(voice.name())

    def __getattr__(self, name):
        return lambda *what: self.done.append((name, *what))


def test_a_language_is_spoken_by_its_plainest_voice():
    voices = Voices("English (Caribbean)", "English (America)+Alex", "English (America)")
    speaking = Speaker(voices)
    assert speaking.languages == ["en", "it"]
    speaking.hear('{"say": "Keep.", "language": "en", "volume": 0.7, "pitch": 0.1}')
    assert voices.done[1:] == [
        "English (America)",
        ("setVolume", 0.7),
        ("setPitch", 0.1),
        ("say", "Keep."),
    ]
    voices.done.clear()
    speaking.hear('{"say": "Halten.", "language": "de", "volume": 0.7, "pitch": 0.1}')
    speaking.hear('{"say": "", "language": "en", "volume": 0, "pitch": 0}')
    assert voices.done == [("stop",), ("stop",)]


def test_every_sound_of_the_table_has_its_file(qtbot):
    heard = set(
        re.findall(r'hear\(context, "(\w+)"\)', "".join(path.read_text() for path in UI.rglob("*.py")))
    )
    assert heard | set(card_motion._HEARD.values()) | {"coin", "token"} == set(sound.NAMES)
