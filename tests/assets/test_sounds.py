"""The sounds are what the script makes, of one loudness, never shrill, and there is one for every name."""

import array
import importlib.util
import math
import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from cucu_desktop.resources import asset
from cucu_desktop.ui.sound import NAMES

SCRIPTS = Path(__file__).parents[2] / "packaging" / "art"
of_every_sound = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module")
def script():
    sys.path.insert(0, str(SCRIPTS))
    try:
        spec = importlib.util.spec_from_file_location("draw_sounds", SCRIPTS / "draw_sounds.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(SCRIPTS))
    return module


def read(name):
    with wave.open(str(asset("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return [sample / 32768 for sample in samples], file.getframerate()


def test_every_name_has_its_file_and_every_file_its_name(script):
    assert {path.stem for path in asset("sounds").glob("*.wav")} == set(NAMES)
    assert {make.__name__ for make in script.SOUNDS} == set(NAMES)


@of_every_sound
def test_the_sounds_are_as_loud_as_each_other_and_begin_and_end_quietly(name, script):
    samples, rate = read(name)
    window = rate // 20
    loud = max(
        math.sqrt(sum(s * s for s in samples[start : start + window]) / window)
        for start in range(0, max(1, len(samples) - window), window // 2)
    )
    assert loud == pytest.approx(script.LOUDNESS * script.QUIET.get(name, 1), rel=0.05)
    assert max(map(abs, samples)) < 0.9
    assert abs(samples[0]) < 0.01
    assert abs(samples[-1]) < 0.01
    assert len(samples) / rate < 2.3


@of_every_sound
def test_no_sound_is_shrill(name):
    samples, rate = read(name)
    whole = sum(s * s for s in samples)
    # The difference of neighbours weighs every pitch by its height.
    steps = sum((after - before) ** 2 for before, after in pairwise(samples))
    centre = math.sqrt(steps / whole) * rate / math.tau
    assert centre < 3200


def test_the_script_makes_what_lies_there(script, tmp_path, monkeypatch):
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    monkeypatch.setattr(script, "SOUNDS", (script.coin, script.token))
    script.main()
    for name in ("coin", "token"):
        with wave.open(str(tmp_path / f"{name}.wav")) as file:
            made = array.array("h", file.readframes(file.getnframes()))
        lying = [round(sample * 32768) for sample in read(name)[0]]
        assert max(abs(one - other) for one, other in zip(made, lying, strict=True)) <= 1
