"""The sounds are what the script makes, as loud as it says, never shrill, in takes that differ."""

import array
import importlib.util
import math
import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from cucu_desktop.resources import asset
from cucu_desktop.ui.audio.sound import NAMES, takes_of

SCRIPTS = Path(__file__).parents[2] / "packaging" / "art"
of_every_take = pytest.mark.parametrize("take", [take for name in NAMES for take in takes_of(name)])


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


@pytest.fixture(scope="module")
def mastering(script):
    """The module that levels and writes the sounds of `script`."""
    return sys.modules[script.write.__module__]


def read(take):
    with wave.open(str(asset("sounds", f"{take}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return [sample / 32768 for sample in samples], file.getframerate()


def test_every_name_has_its_takes_and_every_file_its_name(script):
    files = {path.stem for path in asset("sounds").glob("*.wav")}
    assert files == {take for name in NAMES for take in takes_of(name)}
    assert {make.__name__: takes for make, (takes, _) in script.SOUNDS.items()} == {
        name: len(takes_of(name)) for name in NAMES
    }


@of_every_take
def test_a_take_is_as_loud_as_its_sound_and_begins_and_ends_quietly(take, script, mastering):
    samples, rate = read(take)
    wanted = {make.__name__: loudness for make, (_, loudness) in script.SOUNDS.items()}
    assert rate == mastering.FILE_RATE
    at_full_rate = [value for one, two in pairwise([*samples, 0.0]) for value in (one, (one + two) / 2)]
    assert mastering.loudness(at_full_rate) == pytest.approx(wanted[take.split("-")[0]], abs=0.5)
    assert max(map(abs, samples)) < 0.9
    assert abs(samples[0]) < 0.01
    assert abs(samples[-1]) < 0.01
    assert len(samples) / rate < 3.2


@of_every_take
def test_no_sound_is_shrill(take):
    samples, rate = read(take)
    whole = sum(s * s for s in samples)
    # The difference of neighbours weighs every pitch by its height.
    steps = sum((after - before) ** 2 for before, after in pairwise(samples))
    centre = math.sqrt(steps / whole) * rate / math.tau
    assert centre < 3200


def test_no_two_takes_are_the_same():
    takes = [tuple(read(take)[0]) for name in NAMES for take in takes_of(name)]
    assert len(set(takes)) == len(takes)


def test_the_script_makes_what_lies_there(script, tmp_path, monkeypatch):
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.main(["coin", "token"])
    made = sorted(path.stem for path in tmp_path.iterdir())
    assert made == sorted((*takes_of("coin"), *takes_of("token")))
    for take in made:
        with wave.open(str(tmp_path / f"{take}.wav")) as file:
            samples = array.array("h", file.readframes(file.getnframes()))
        lying = [round(sample * 32768) for sample in read(take)[0]]
        assert max(abs(one - other) for one, other in zip(samples, lying, strict=True)) <= 1
