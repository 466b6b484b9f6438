"""What every test stands on: no screen, no files of the user's, one language, and nothing loud overlooked."""

from __future__ import annotations

import functools
import gc
import importlib
import itertools
import logging
import os
import pkgutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Before anything imports Qt. Whoever runs the tests at a desktop must not see windows fly past, and the
# machine's language must not decide which sentence a test reads.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
# Qt would share out each fill among threads; here all cores have tests to run.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"
# Nobody waits for the disk: what is synced is to outlive a machine that fails, and no test has one.
os.fsync = os.fstat
# No sound either for five hundred tables.
os.environ["PULSE_RUNTIME_PATH"] = "/nowhere"
os.environ.pop("PULSE_SERVER", None)
os.environ.pop("LANGUAGE", None)

# The same examples each time: what fails in CI fails here, and a green run stays green. No deadline: how
# long an example takes says more about the machine than about the rules.
hypothesis.settings.register_profile("usual", deadline=None, derandomize=True, print_blob=True)
# Other examples each time, and many: `bootstrap.py test --explore`. Nothing is kept in .hypothesis: what is
# found becomes an @example, which everybody has.
hypothesis.settings.register_profile(
    "explore",
    deadline=None,
    max_examples=3000,
    database=None,
    print_blob=True,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("usual")


ON_THE_RULES = ("engine", "games", "scenarios", "transcripts")
"""The tests that have to cover every branch of the rules; to watch the others would only slow them."""
RULES = ("cucu_desktop.engine", "cucu_desktop.games")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Iterator[None]:
    """Watch how the rules are imported, but not how tests are found, which would take twice the time."""
    watch = sys.gettrace()
    if watch:
        for package in map(importlib.import_module, RULES):
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                importlib.import_module(module.name)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watch)


class TurnedFolder(pytest.Dir):
    """A folder in which each process of pytest-xdist begins elsewhere to look for tests.

    In a fresh clone every module is compiled when it is found: so none has to compile all of them, and each
    finds there what another has compiled.
    """

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        """Return what is in the folder, from a part of its own on."""
        worker, found = self.config.workerinput, list(super().collect())
        begin = len(found) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
        return found[begin:] + found[:begin]


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Turn all folders but packages, where the tests are shared out among processes."""
    if not hasattr(parent.config, "workerinput") or (path / "__init__.py").is_file():
        return None
    return TurnedFolder.from_parent(parent, path=path)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests of the screen for `-m "not screen"`; measure coverage of tests of the rules only.

    Of several processes the first begins with what waits: at the end nobody would use the cores meanwhile.
    """
    if hasattr(config, "workerinput"):  # all processes have to name the same tests in one order
        items.sort(key=lambda item: (not item.get_closest_marker("waits"), item.path.parts))
    here = Path(__file__).parent
    on_the_rules = tuple(f"{here / folder}{os.sep}" for folder in ON_THE_RULES)
    for item in items:
        if "screen" in getattr(item, "fixturenames", ()):
            item.add_marker("screen")
        if not str(item.path).startswith(on_the_rules):
            item.add_marker("unwatched")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Switch coverage off in a test that need not cover the rules: it takes a third of the time.

    pytest-cov's own `no_cover` would do, but in a process of pytest-xdist it goes on watching.
    """
    watch = sys.gettrace()
    if item.get_closest_marker("unwatched"):
        sys.settrace(None)
    elif watch:
        _forget()
    try:
        return (yield)
    finally:
        sys.settrace(watch)


def _forget() -> None:
    """Empty the caches of the rules after a test without coverage: cached values are not computed again."""
    for clear in _clearing():
        clear()


@functools.cache
def _clearing() -> tuple[Callable[[], None], ...]:
    """Return what clears each cache of the rules."""
    rules = [module for name, module in sys.modules.items() if name.startswith(RULES)]
    caches = {
        id(each): each for module in rules for each in vars(module).values() if hasattr(each, "cache_clear")
    }
    return tuple(each.cache_clear for each in caches.values())


def pytest_collection_finish() -> None:
    """Keep modules and collected tests out of the search for garbage that follows each test of a window."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A screen of 1280x800 for windows of other processes: `subprocess.run(..., env=screen.environment)`."""
    if not Screen.is_available():
        if os.environ.get("CI"):
            pytest.fail("Xvfb and openbox are missing; packaging/bootstrap.py test installs them")
        pytest.skip("Xvfb and openbox are missing")
    with Screen() as opened:
        yield opened


@pytest.fixture(scope="session")
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for the whole run, or every test would compile the catalogues again."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders for all tests, numbered here: pytest would look through thousands for the next free number."""
    street = tmp_path_factory.mktemp("homes")
    return (street / str(number) for number in itertools.count(1))


@pytest.fixture(autouse=True)
def own_folders(homes: Iterator[Path], cache_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, saved matches and results of each test, and of what it starts, lie in folders of its own."""
    home = next(homes)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home / variable.lower()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache_folder))
    if sys.platform == "darwin":  # there everything follows from the home folder
        home.mkdir()
        monkeypatch.setenv("HOME", str(home))
    if "PySide6.QtCore" in sys.modules:
        # Qt looks at the variables above only once in the life of a process.
        from PySide6.QtCore import QSettings  # noqa: PLC0415

        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, str(home / "xdg_config_home"))


@pytest.fixture(autouse=True)
def nothing_to_be_written() -> Iterator[None]:
    """What a test could not write is not tried again in the next."""
    yield
    kept_stores = sys.modules.get("cucu_desktop.kept_stores")
    if kept_stores is not None:
        kept_stores._waiting.clear()
        kept_stores._afterwards.clear()
        kept_stores.listen(None)


@pytest.fixture(autouse=True)
def nothing_loud(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whoever logs a warning without a test that expects it fails; Qt's own are watched by pytest-qt."""
    yield
    if request.node.get_closest_marker("expects_warnings"):
        return
    loud = [
        f"{record.name}: {record.getMessage()}"
        for when in ("setup", "call")
        for record in caplog.get_records(when)
        if record.levelno >= logging.WARNING
    ]
    if loud:
        pytest.fail("logged a warning:\n" + "\n".join(loud))
