"""The commands without a window, as a user at a shell meets them."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cucu_desktop.app import main

SCENARIO = """
game = "campli"
pack = ["II", "V"]
actions = ["Ada keep", "Bruno keep"]
[[seats]]
name = "Ada"
[[seats]]
name = "Bruno"
[expect]
losers = ["{loser}"]
"""


def scenario(folder: Path, loser: str = "Ada") -> str:
    path = folder / f"{loser}.toml"
    path.write_text(SCENARIO.format(loser=loser))
    return str(path)


def cucu(*arguments: str, text: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cucu_desktop", *arguments]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, timeout=60, env=os.environ | env
    )


def test_not_as_expected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", scenario(tmp_path, "Bruno")]) == 1
    told = json.loads(capsys.readouterr().out)["mismatch"]
    assert told == [{"key": "losers", "expected": ["Bruno"], "actual": ["Ada"]}]


def test_the_same_seed_gives_the_same_run(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main("simulate --deals 20 --seed 3 --transcript --lang de".split()) == 0
        told.append(capsys.readouterr())
    assert told[0].out == told[1].out
    assert sum(line.startswith("Runde ") for line in told[0].out.splitlines()) == 20
    assert "Entscheidungen in der Sekunde" in told[0].err


@pytest.fixture
def in_language(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Set the language that the system speaks."""

    def speak(language: str) -> None:
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", language)

    return speak


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "21"), {"en": "for 2 to 20", "de": "für 2 bis 20", "it": "da 2 a 20"}),
        (("--deals", "0"), {"en": "one deal", "de": "eine Runde", "it": "una mano"}),
        (("--game", "scopa"), {"en": "no game 'scopa'", "de": "nicht, nur campli", "it": "ci sono campli"}),
    ],
)
def test_what_cannot_be_played_is_told_in_the_language_that_is_wanted(
    arguments: tuple[str, str],
    words: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    in_language: Callable[[str], None],
) -> None:
    for language, word in words.items():
        in_language("C")
        assert main(["simulate", *arguments, "--lang", language]) == 2
        assert word in capsys.readouterr().err
        in_language(f"{language}_XX.UTF-8")
        assert main(["simulate", *arguments]) == 2
        assert word in capsys.readouterr().err


def test_what_programs_read_is_the_same_in_every_language() -> None:
    texts = [
        cucu("scenario", "--jsonl", text='{\n{"game": "scopa"}\n', LC_ALL=language).stdout
        + cucu("scenario", "no such file.toml", LC_ALL=language).stdout
        for language in ("en_US.UTF-8", "de_DE.UTF-8", "it_IT.UTF-8")
    ]
    assert len(set(texts)) == 1
    assert texts[0].count('{"error": ') == 3


def test_no_window_without_a_display(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], in_language: Callable[[str], None]
) -> None:
    in_language("it_IT.UTF-8")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main([]) == 2
    assert "uno schermo su cui aprire il tavolo" in capsys.readouterr().err
    assert main(["--lang", "de"]) == 2
    assert "keinen Bildschirm" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["scenario", "advise"])
def test_a_dash_is_standard_input(command: str, tmp_path: Path) -> None:
    deal = SCENARIO.partition("actions")[0] + '[[seats]]\nname = "Ada"\n[[seats]]\nname = "Bruno"\n'
    (tmp_path / "deal.toml").write_text(deal)
    from_file = cucu(command, str(tmp_path / "deal.toml"))
    piped = cucu(command, "-", text=deal)
    assert (piped.returncode, piped.stdout) == (0, from_file.stdout)
    assert not piped.stderr


def test_a_dash_may_stand_among_files_once(tmp_path: Path) -> None:
    run = cucu("scenario", scenario(tmp_path), "-", "-", text=SCENARIO.format(loser="Ada"))
    first, piped, again = (json.loads(line) for line in run.stdout.splitlines())
    assert first == piped
    assert again == {"error": {"where": "-", "message": "standard input has been read already"}}
    assert run.returncode == 2


def test_a_file_of_that_name_can_be_had_by_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(scenario(tmp_path)).rename(tmp_path / "-")
    monkeypatch.chdir(tmp_path)
    assert main(["scenario", "./-"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


@pytest.mark.parametrize("text", ["game = ", "\xff" * 3, "#" * (1 << 20)], ids=["cut", "no text", "large"])
def test_what_a_dash_brings_is_checked_as_a_file_is(text: str, tmp_path: Path) -> None:
    (tmp_path / "deal.toml").write_text(text)
    from_file, piped = cucu("advise", str(tmp_path / "deal.toml")), cucu("advise", "-", text=text)
    assert piped.returncode == 2
    assert json.loads(piped.stdout)["error"]["where"] == "-"
    assert json.loads(piped.stdout)["error"]["message"] == json.loads(from_file.stdout)["error"]["message"]


def test_a_closed_standard_input_is_told() -> None:
    command = f"{sys.executable} -m cucu_desktop scenario - <&-"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=60)
    assert json.loads(run.stdout)["error"]["where"] == "-"
    assert run.returncode == 2
    assert not run.stderr
