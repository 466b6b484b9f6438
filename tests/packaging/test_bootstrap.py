"""The README's two commands, seen from machines that lack something."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"

posix_only = pytest.mark.skipif(os.name == "nt", reason="stands in for other programs with shell scripts")


@pytest.fixture
def bootstrap():
    """The script as a module of its own, to be pretended to."""
    spec = importlib.util.spec_from_file_location("bootstrap", BOOTSTRAP)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def machine(bootstrap, tmp_path, monkeypatch):
    """A machine with a checkout of nothing but its configuration, and no programs but the pretended."""
    checkout, path = tmp_path / "checkout", tmp_path / "bin"
    checkout.mkdir()
    path.mkdir()
    for name in ("uv.lock", "pyproject.toml"):
        (checkout / name).write_text(f"the {name} of the day", "utf-8")
    monkeypatch.setenv("PATH", str(path))
    monkeypatch.setattr(bootstrap, "ROOT", checkout)
    monkeypatch.setattr(bootstrap, "VENV", checkout / ".venv")
    monkeypatch.setattr(bootstrap, "PYTHON", checkout / ".venv" / "bin" / "python")
    return tmp_path


def pretend(machine, program, script):
    """Put a program on the path that notes how it was called and then does what `script` says."""
    file = machine / "bin" / program
    file.write_text(f'#!/bin/sh\necho "{program} $*" >> {machine}/calls\n{script}\n', "utf-8")
    file.chmod(0o755)


def calls(machine):
    noted = machine / "calls"
    return noted.read_text("utf-8").splitlines() if noted.exists() else []


MAKES_A_VENV = "/bin/mkdir -p .venv/bin && /bin/cp /bin/true .venv/bin/python"


def test_without_a_command_it_tells_what_there_is(bootstrap, capsys):
    assert bootstrap.main([]) == 0
    told = capsys.readouterr().out
    assert all(f"bootstrap.py {command} " in told for command in bootstrap.COMMANDS)


def test_an_unknown_command_is_an_error(bootstrap, capsys):
    assert bootstrap.main(["dance"]) == 2
    assert "bootstrap.py play" in capsys.readouterr().err


def test_an_old_python_is_told_in_a_sentence(bootstrap, capsys, monkeypatch):
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 1))
    assert bootstrap.main(["play"]) == 1
    assert capsys.readouterr().err.startswith("cucu-desktop needs Python 99.1 or newer; this is 3.")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_play_without_a_display_names_what_works_without(bootstrap, machine, capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert bootstrap.main(["play"]) == 1
    told = capsys.readouterr().err
    assert "no display" in told
    assert "play scenario" in told
    assert "play simulate" in told
    assert calls(machine) == []  # nothing was installed for nothing


@posix_only
def test_uv_sets_up_what_is_locked_once(bootstrap, machine, capsys):
    pretend(machine, "uv", MAKES_A_VENV)
    bootstrap.provide("play")
    bootstrap.provide("play")
    assert calls(machine) == [f"uv sync --frozen --inexact --python {bootstrap.BASE_PYTHON}"]


@posix_only
def test_a_changed_lock_file_is_set_up_again(bootstrap, machine):
    pretend(machine, "uv", MAKES_A_VENV)
    bootstrap.provide("play")
    (bootstrap.ROOT / "uv.lock").write_text("a new lock", "utf-8")
    bootstrap.provide("play")
    assert calls(machine)[1:] == ["uv sync --frozen --inexact"]


@posix_only
def test_without_network_a_sentence_and_another_try_next_time(bootstrap, machine, capsys, monkeypatch):
    pretend(machine, "uv", "exit 2")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    for _ in range(2):
        assert bootstrap.main(["play"]) == 1
        assert "connect once and run this again" in capsys.readouterr().err
    assert len(calls(machine)) == 2


def on_debian(machine, *installed):
    listing = "\n".join(["installed\tdpkg\t", *installed])
    pretend(machine, "dpkg-query", f"/bin/cat <<'END'\n{listing}\nEND")
    pretend(machine, "apt-get", "")
    pretend(machine, "uv", MAKES_A_VENV)


@posix_only
def test_debian_installs_what_is_missing_when_root_asks(bootstrap, machine, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    on_debian(machine, "installed\tlibegl1\t", "config-files\tlibgl1\t")
    bootstrap.provide("play", ("libegl1", "libgl1", "xvfb"))
    assert [call for call in calls(machine) if call.startswith("apt-get")] == [
        "apt-get -q -o DPkg::Lock::Timeout=300 update",
        "apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends libgl1 xvfb",
    ]


@posix_only
def test_anybody_else_is_told_the_one_command(bootstrap, machine, capsys, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    on_debian(machine, "installed\tlibegl1\t")
    assert bootstrap.main(["test"]) == 1
    command = capsys.readouterr().err.splitlines()[-1].strip()
    assert command.startswith("sudo apt-get install -y --no-install-recommends libgl1 ")
    assert "xvfb" in command.split()
    assert not any(call.startswith("apt-get") for call in calls(machine))


@posix_only
def test_a_renamed_package_counts_by_the_name_it_provides(bootstrap, machine):
    on_debian(machine, "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.80.0-6), other")
    assert bootstrap.missing_packages(("libglib2.0-0", "other")) == []


@posix_only
def test_apt_that_fails_is_told_in_a_sentence(bootstrap, machine, capsys, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    on_debian(machine)
    pretend(machine, "apt-get", "exit 100")
    assert bootstrap.main(["test"]) == 1
    assert "apt-get could not install" in capsys.readouterr().err


def test_ctrl_c_leaves_no_traceback(bootstrap, capsys, monkeypatch):
    def interrupted(arguments):
        raise KeyboardInterrupt

    monkeypatch.setitem(bootstrap.COMMANDS, "play", interrupted)
    assert bootstrap.main(["play"]) == 130
    assert capsys.readouterr().err == ""


def test_the_readme_and_ci_give_the_commands_that_are_there():
    for document in ("README.md", "CONTRIBUTING.md", ".ci/run"):
        assert "python3 packaging/bootstrap.py test" in (ROOT / document).read_text("utf-8")
    assert "python3 packaging/bootstrap.py play" in (ROOT / "README.md").read_text("utf-8")


@posix_only
def test_a_second_run_adds_less_than_half_a_second(machine):
    """The environment's Python stands still here, so that all the time there is was added."""
    checkout = machine / "checkout"
    for name in ("uv.lock", "pyproject.toml", "packaging/bootstrap.py"):
        (checkout / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    pretend(
        machine,
        "uv",
        f"{MAKES_A_VENV} && echo '#!/bin/sh' > .venv/bin/python && /bin/chmod +x .venv/bin/python",
    )
    play = [sys.executable, checkout / "packaging" / "bootstrap.py", "play", "--version"]
    subprocess.run(play, check=True)
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run(play, check=True)
        times.append(time.perf_counter() - start)
    assert len(calls(machine)) == 1
    assert min(times) < 0.5
