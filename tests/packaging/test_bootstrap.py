"""The README's two commands, seen from machines that lack something."""

import ast
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"

posix_only = pytest.mark.skipif(os.name == "nt", reason="stands in for other programs with shell scripts")


@pytest.fixture
def bootstrap():
    """The script as a module of its own, to be pretended to."""
    return _loaded("commands")


def _loaded(name):
    spec = importlib.util.spec_from_file_location(name, BOOTSTRAP.with_name(f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(BOOTSTRAP.parent)
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
    monkeypatch.setattr(bootstrap.environment, "ROOT", checkout)
    monkeypatch.setattr(bootstrap.environment, "VENV", checkout / ".venv")
    monkeypatch.setattr(bootstrap.environment, "PYTHON", checkout / ".venv" / "bin" / "python")
    return tmp_path


def pretend(machine, program, script):
    """Put a program on the path that notes how it was called and then does what `script` says."""
    file = machine / "bin" / program
    file.write_text(f'#!/bin/sh\necho "{program} $*" >> {machine}/calls\n{script}\n', "utf-8")
    file.chmod(0o755)


def calls(machine):
    noted = machine / "calls"
    return noted.read_text("utf-8").splitlines() if noted.exists() else []


UV = "uv sync --frozen --inexact --no-install-project --no-default-groups"
MAKES_A_VENV = "/bin/mkdir -p .venv/bin && /bin/cp /bin/true .venv/bin/python"


def test_without_a_command_it_tells_what_there_is(bootstrap, capsys):
    assert bootstrap.main([]) == 0
    told = capsys.readouterr().out
    assert all(f"bootstrap.py {command} " in told for command in bootstrap.COMMANDS)


def test_an_unknown_command_is_an_error(bootstrap, capsys):
    assert bootstrap.main(["dance"]) == 2
    assert "bootstrap.py play" in capsys.readouterr().err


def test_an_old_python_is_told_in_a_sentence(capsys, monkeypatch):
    door = _loaded("bootstrap")
    monkeypatch.setattr(door, "OLDEST_PYTHON", (99, 1))
    assert door.main(["play"]) == 1
    assert capsys.readouterr().err.startswith("cucu-desktop needs Python 99.1 or newer; this is 3.")


def test_every_python_from_2_7_on_can_read_the_door():
    """Nothing in it is newer: no annotation, no f-string, no keyword-only argument, nothing but ASCII."""
    source = BOOTSTRAP.read_text("utf-8")
    assert source.isascii()
    newer = (
        *(ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Await, ast.YieldFrom),
        *(ast.Nonlocal, ast.Match, ast.Starred, ast.MatMult),
    )
    for node in ast.walk(ast.parse(source, feature_version=(3, 4))):
        assert not isinstance(node, newer), ast.dump(node)
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            assert node.returns is None
            assert arguments.kwonlyargs == arguments.posonlyargs == []
            assert all(argument.annotation is None for argument in arguments.args)
        assert not (isinstance(node, ast.Raise) and node.cause)
        assert not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print")


@posix_only
def test_the_pythons_of_long_ago_that_are_here_read_it():
    for version in ("2.7", "3.6", "3.8", "3.9", "3.10"):
        python = shutil.which(f"python{version}")
        asked = [python, "-c", "import sys; print(sys.version_info[:2])"]
        if not python or subprocess.run(asked, capture_output=True, check=False).returncode:
            continue
        run = subprocess.run([python, "-B", BOOTSTRAP, "play"], capture_output=True, text=True, check=False)
        assert run.returncode == 1
        assert run.stderr.startswith("cucu-desktop needs Python 3.11 or newer; this is "), run.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_play_without_a_display_names_what_works_without(bootstrap, machine, capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert bootstrap.main(["play"]) == 1
    told = capsys.readouterr().err
    assert "no display" in told
    assert "play scenario" in told
    assert "play advise" in told
    assert "play simulate" in told
    assert calls(machine) == []  # nothing was installed for nothing


@posix_only
def test_uv_sets_up_what_is_locked_once(bootstrap, machine, capsys):
    pretend(machine, "uv", MAKES_A_VENV)
    bootstrap.provide("play")
    bootstrap.provide("play")
    assert calls(machine) == [f"{UV} --python {bootstrap.environment.BASE_PYTHON}"]


@posix_only
def test_developers_tools_are_added_when_they_are_wanted(bootstrap, machine):
    pretend(machine, "uv", MAKES_A_VENV)
    for purpose in ("play", "test", "lint", "play"):
        bootstrap.provide(purpose)
    assert calls(machine)[1:] == [f"{UV} --group dev"]


@posix_only
def test_who_has_the_developers_tools_can_play(bootstrap, machine):
    pretend(machine, "uv", MAKES_A_VENV)
    bootstrap.provide("test")
    bootstrap.provide("play")
    assert len(calls(machine)) == 1


@posix_only
def test_a_changed_lock_file_is_set_up_again(bootstrap, machine):
    pretend(machine, "uv", MAKES_A_VENV)
    bootstrap.provide("play")
    (bootstrap.environment.ROOT / "uv.lock").write_text("a new lock", "utf-8")
    bootstrap.provide("play")
    assert calls(machine)[1:] == [UV]


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
    assert bootstrap.environment.missing_packages(("libglib2.0-0", "other")) == []


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
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert sentence.startswith("Stopped.")


@pytest.fixture
def interruptible():
    """What a shell starts in the background ignores Ctrl+C, and so would all that is started from there."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@posix_only
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_what_was_started_and_is_a_sentence(machine):
    """Pressed while an installer runs: none of its own words, and nothing of it goes on."""
    checkout = machine / "checkout"
    copy_bootstrap(checkout)
    # Many short sleeps: a signal that falls between two commands of a shell spares the next one whole.
    waiting = "for second in $(/usr/bin/seq 600); do /bin/sleep 0.1; done"
    pretend(machine, "uv", f"trap 'echo traceback >&2' INT; echo on > started; {waiting}; echo on > ended")
    command = [sys.executable, checkout / "packaging" / "bootstrap.py", "play"]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        start_new_session=True,
    )
    while not (checkout / "started").exists():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert told.decode().strip().startswith("Stopped.")
    assert len(told.splitlines()) <= 2
    assert not (checkout / "ended").exists()


@posix_only
@pytest.mark.usefixtures("interruptible")
def test_pressed_while_a_process_starts_it_is_ended_too(monkeypatch):
    processes = _loaded("processes")
    start, started = processes._started, []

    def pressed(command, **options):
        started.append(start(command, **options))
        signal.raise_signal(signal.SIGINT)
        return started[0]

    monkeypatch.setattr(processes, "_started", pressed)
    with pytest.raises(KeyboardInterrupt):
        processes.run(["/bin/sleep", "60"])
    assert started[0].returncode == -signal.SIGTERM


@pytest.mark.parametrize("command", ["--version", "--help", "simulate --game cuckoo --deals 2"])
def test_what_needs_no_window_fetches_nothing(machine, command):
    """Not even an environment: the Python that is there has all it needs."""
    for name in ("cucu_desktop", "assets", "translations"):
        (machine / "checkout" / name).symlink_to(ROOT / name)
    copy_bootstrap(machine / "checkout")
    play = [sys.executable, "-S", machine / "checkout" / "packaging" / "bootstrap.py", "play"]
    run = subprocess.run([*play, *command.split()], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout
    assert not (machine / "checkout" / ".venv").exists()
    assert calls(machine) == []


def copy_bootstrap(checkout):
    (checkout / "packaging").mkdir(exist_ok=True)
    for name in ("bootstrap.py", "commands.py", "environment.py", "processes.py"):
        shutil.copy(ROOT / "packaging" / name, checkout / "packaging" / name)


def test_the_whole_suite_runs_on_all_cores_and_is_covered_and_a_part_runs_as_pytest_is_told(bootstrap):
    processes = str(bootstrap.cores() + 1)
    assert bootstrap.pytest_arguments([]) == ["--numprocesses", processes, "--dist", "worksteal", "--cov"]
    assert bootstrap.pytest_arguments(["-k", "cat"]) == ["-k", "cat"]


def test_what_tests_write_lies_in_memory_where_there_is_plenty(bootstrap, monkeypatch):
    monkeypatch.setattr(bootstrap.os.path, "ismount", lambda _: True)
    monkeypatch.setattr(bootstrap.os, "access", lambda *_: True)
    for free, folder in ((2**20, None), (2**33, "/dev/shm")):
        usage = SimpleNamespace(total=2**34, used=0, free=free)
        monkeypatch.setattr(bootstrap.shutil, "disk_usage", lambda _, usage=usage: usage)
        assert bootstrap.files_in_memory() == folder


def test_what_is_compiled_for_a_test_is_kept_for_the_next(bootstrap, monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(bootstrap, "provide", lambda *_: None)
    monkeypatch.setattr(bootstrap, "become", lambda *_: int("PYTHONDONTWRITEBYTECODE" in os.environ))
    monkeypatch.chdir(ROOT)
    assert bootstrap.test([]) == 0


def test_to_explore_is_to_run_the_properties_with_other_examples(bootstrap):
    explored = bootstrap.pytest_arguments(["--explore", "tests/engine"])
    assert explored[-4:] == ["hypothesis", "--hypothesis-profile", "explore", "tests/engine"]
    assert "--cov" not in explored


def test_what_has_changed_runs_on_all_cores_and_nothing_is_told_in_a_sentence(bootstrap, monkeypatch):
    monkeypatch.syspath_prepend(BOOTSTRAP.parent)
    changed = importlib.import_module("changed")
    monkeypatch.setattr(changed, "changed_files", {"HEAD": ["LICENSE"], "main": ["README.md"]}.get)
    picked = bootstrap.pytest_arguments(["--changed=main", "-x"])
    assert picked[-2:] == ["tests/test_documents.py", "-x"]
    assert "--cov" not in picked
    with pytest.raises(changed.Trouble, match="1 files that no test stands for"):
        bootstrap.pytest_arguments(["--changed"])


def test_the_readme_and_ci_give_the_commands_that_are_there():
    for document in ("README.md", "CONTRIBUTING.md", ".ci/run"):
        assert "python3 packaging/bootstrap.py test" in (ROOT / document).read_text("utf-8")
    assert "python3 packaging/bootstrap.py play" in (ROOT / "README.md").read_text("utf-8")


@posix_only
def test_a_second_run_starts_nothing_but_the_program(machine):
    checkout = machine / "checkout"
    copy_bootstrap(checkout)
    pretend(
        machine,
        "uv",
        f"{MAKES_A_VENV} && echo '#!/bin/sh' > .venv/bin/python && /bin/chmod +x .venv/bin/python",
    )
    play = [sys.executable, checkout / "packaging" / "bootstrap.py", "play"]
    for _ in range(3):
        subprocess.run(play, check=True, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"})
    assert len(calls(machine)) == 1
