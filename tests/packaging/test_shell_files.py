"""Manual page and completions say what the command line is, and the shells offer it."""

import importlib.util
import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.command_parser import COMMANDS, parser
from cucu_desktop.match.printing.sheets import PRINTED
from cucu_desktop.words import words_of

ROOT = Path(__file__).parents[2]
SHELL = ROOT / "packaging" / "shell"
COMPLETIONS = {"bash": "cucu-desktop.bash", "zsh": "_cucu-desktop", "fish": "cucu-desktop.fish"}
IN_TIME = 120
"""Seconds that a shell has to answer, on a machine that does much else."""
GAME_VALUES = sorted(GAMES)


@pytest.fixture(scope="module")
def shell_files():
    """The script that writes them."""
    spec = importlib.util.spec_from_file_location("shell_files", ROOT / "packaging" / "shell_files.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up the module that they are in
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def shell(name):
    """The path of a shell that is here."""
    found = shutil.which(name)
    return found or pytest.skip(f"{name} is not installed")


def test_they_tell_of_the_command_line_as_it_is(shell_files):
    for name, text in shell_files.files().items():
        assert (SHELL / name).read_text("utf-8") == text, "run packaging/shell_files.py"


def test_each_names_every_command_every_option_and_every_game(shell_files):
    commands = shell_files.commands_of(parser("en"))
    assert [command.name for command in commands[1:]] == list(COMMANDS)
    options = {string for command in commands for string in command.strings.split()}
    assert {"--menu-entry", "--transcript", "--jsonl", "--person"} <= options
    for name, text in shell_files.files().items():
        told = text.replace(r"\-", "-")
        spelled = {f"-l {one[2:]}" if one[1] == "-" else f"-s {one[1:]}" for one in options}
        for word in {*COMMANDS, *GAMES, *(spelled if name.endswith(".fish") else options)}:
            assert word in told, f"{name} does not name {word}"


def test_the_manual_page_says_how_many_games_there_are_and_what_they_are_called():
    page = (SHELL / "cucu-desktop.6").read_text("utf-8")
    assert rf"cucu\-desktop \- table of {len(GAMES)} card games" in page
    for game in GAMES:
        name = words_of("words", "en", game)["games"][game]["name"].replace("-", r"\-")
        assert "".join(one if one.isascii() else rf"\[u{ord(one):04X}]" for one in name) in page


def test_an_option_that_is_added_gets_to_all_of_them(shell_files, monkeypatch):
    def longer(language):
        found = parser(language)
        (below,) = (action for action in found._actions if isinstance(action.choices, dict))
        added = below.add_parser("dance", help="dance [to it]: the cook's way")
        added.add_argument("--tune", choices=("polka", "waltz"), help="which")
        added.add_argument("--secret", help="==SUPPRESS==")
        return found

    monkeypatch.setattr(shell_files, "parser", longer)
    for text in shell_files.files().values():
        assert all(word in text for word in ("dance", "tune", "polka", "waltz"))
        assert "secret" not in text


@pytest.mark.parametrize("name", COMPLETIONS)
def test_the_shells_can_read_their_completions(name):
    assert subprocess.run([shell(name), "-n", SHELL / COMPLETIONS[name]], check=False).returncode == 0


def in_bash(words):
    quoted = " ".join(f"'{word}'" for word in words)
    script = f"source {SHELL}/cucu-desktop.bash; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; "
    script += "_cucu_desktop; printf '%s\\n' \"${COMPREPLY[@]}\""
    told = subprocess.run([shell("bash"), "-c", script], capture_output=True, text=True, check=True)
    return told.stdout.split("\n")[:-1]


def test_bash_offers_options_values_commands_and_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "an evening.cucu").touch()
    assert in_bash(["cucu-desktop", "simulate", "--du"]) == ["--duplicate"]
    assert sorted(in_bash(["cucu-desktop", "simulate", "--game", ""])) == GAME_VALUES
    assert in_bash(["cucu-desktop", "simulate", "--game", "=", "lu"]) == ["lu_stu"]
    assert in_bash(["cucu-desktop", "an"]) == ["an evening.cucu"]
    assert sorted(in_bash(["cucu-desktop", ""])) == sorted(["an evening.cucu", *COMMANDS])
    assert in_bash(["cucu-desktop", "simulate", "an"]) == [""]  # it takes no files
    assert in_bash(["cucu-desktop", "print", "--out", "an"]) == ["an evening.cucu"]
    assert in_bash(["cucu-desktop", "print", "--paper", ""]) == ["a4", "letter"]
    assert sorted(in_bash(["cucu-desktop", "print", ""])) == sorted(PRINTED)


def in_fish(line):
    script = f"source {SHELL}/cucu-desktop.fish; complete -C '{line}'"
    told = subprocess.run([shell("fish"), "-c", script], capture_output=True, text=True, check=True)
    return [offered.split("\t")[0] for offered in told.stdout.splitlines()]


def test_fish_offers_options_values_commands_and_files(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.cucu").touch()
    assert in_fish("cucu-desktop simulate --du") == ["--duplicate"]
    assert sorted(in_fish("cucu-desktop simulate --game ")) == GAME_VALUES
    assert sorted(in_fish("cucu-desktop ")) == sorted(["evening.cucu", *COMMANDS])
    assert in_fish("cucu-desktop simulate e") == []
    assert in_fish("cucu-desktop print --out ev") == ["evening.cucu"]
    assert in_fish("cucu-desktop print --paper ") == ["a4", "letter"]
    assert sorted(in_fish("cucu-desktop print ")) == sorted(PRINTED)


def in_zsh(line, *awaited):
    """What zsh shows for a line and Tab, read until all that is awaited is there."""
    import pty  # noqa: PLC0415 - not there on Windows, where there is no zsh either

    process, terminal = pty.fork()
    if not process:
        os.environ.update(TERM="dumb", COLUMNS="200", LINES="200")
        os.execv(shell("zsh"), ["zsh", "-f", "-i"])
    try:
        setup = f"PS1='%%'; fpath=({SHELL} $fpath); autoload -Uz compinit; compinit -u -D; "
        setup += "bindkey '^I' complete-word; LISTMAX=1000; cucu-desktop() { : }; echo rea''dy"
        typed(terminal, setup + "\n", ["ready"])
        return typed(terminal, line + "\t", awaited)
    finally:
        os.kill(process, 9)
        os.close(terminal)
        os.waitpid(process, 0)


def typed(terminal, text, awaited):
    """Type into a terminal, and read until all that is awaited has come."""
    os.write(terminal, text.encode())
    shown, end = "", time.monotonic() + IN_TIME
    while not all(word in shown for word in awaited):
        assert time.monotonic() < end, shown
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536).decode(errors="replace")
    return shown


def test_zsh_offers_options_values_commands_and_files(tmp_path, monkeypatch):
    shell("zsh")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.cucu").touch()
    in_zsh("cucu-desktop simulate --du", "--duplicate")
    in_zsh("cucu-desktop simulate --game ", *GAMES)
    in_zsh("cucu-desktop simulate --game=lu", "--game=lu_stu")
    in_zsh("cucu-desktop ", *COMMANDS, "evening.cucu")
    in_zsh("cucu-desktop print --out=ev", "--out=evening.cucu")
    in_zsh("cucu-desktop print ", *PRINTED)
