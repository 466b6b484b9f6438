"""`test --changed`: which tests are nearest to what has changed in the working tree."""

import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def changed(monkeypatch):
    """The module `packaging/changed.py`, which looks at this checkout."""
    spec = importlib.util.spec_from_file_location("changed", ROOT / "packaging" / "changed.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(changed, tmp_path, monkeypatch):
    """A small checkout with one module of each kind."""
    files = {
        "cucu_desktop/ui/widgets/paint.py": "",
        "cucu_desktop/ui/pages/tile.py": "from cucu_desktop.ui.widgets import paint",
        "cucu_desktop/ui/pages/page.py": "from cucu_desktop.ui.pages.tile import Tile",
        "cucu_desktop/bots/shy.py": "",
        "cucu_desktop/bots/dispatch.py": 'TABLE = {"campli": "shy:SHY"}',
        "tests/tools.py": "from cucu_desktop.ui.pages import page",
        "tests/ui/pages/test_tile.py": "import cucu_desktop.ui.pages.tile",
        "tests/ui/pages/test_page.py": "def test_late():\n    from cucu_desktop.ui.pages.page import Page",
        "tests/ui/widgets/test_colours.py": "",
        "tests/ui/conftest.py": "from tests import tools",
        "tests/ui/test_tools.py": "from tests import tools",
        "tests/bots/test_dispatch.py": "from cucu_desktop.bots.dispatch import TABLE",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(changed, "ROOT", tmp_path)
    return tmp_path


def found(changed, *paths):
    return [test for test in changed.tests_for(list(paths)) if test not in changed.ALWAYS]


def test_those_who_import_a_module_are_run_and_in_its_folder_those_who_see_it_at_work(changed, checkout):
    assert found(changed, "cucu_desktop/ui/pages/tile.py") == [
        "tests/ui/pages/test_page.py",
        "tests/ui/pages/test_tile.py",
    ]


def test_where_no_test_imports_a_module_the_next_that_import_it_are_asked(changed, checkout):
    assert found(changed, "cucu_desktop/ui/widgets/paint.py") == ["tests/ui/pages/test_tile.py"]


def test_what_a_table_names_to_be_imported_late_counts_as_imported(changed, checkout):
    assert found(changed, "cucu_desktop/bots/shy.py") == ["tests/bots/test_dispatch.py"]


def test_a_tool_of_the_tests_runs_the_tests_that_use_it(changed, checkout):
    assert found(changed, "tests/tools.py") == ["tests/ui/test_tools.py"]
    assert found(changed, "cucu_desktop/ui/pages/page.py") == [
        "tests/ui/pages/test_page.py",
        "tests/ui/test_tools.py",
    ]


def test_a_changed_test_runs_itself_and_fixtures_run_their_folder(changed, checkout):
    assert found(changed, "tests/ui/pages/test_tile.py") == ["tests/ui/pages/test_tile.py"]
    assert found(changed, "tests/ui/conftest.py", "tests/ui/pages/test_tile.py") == ["tests/ui"]
    (checkout / "tests/bots/test_dispatch.py").unlink()
    assert found(changed, "tests/bots/test_dispatch.py") == []


def test_what_is_no_module_has_its_tests_too_and_the_rest_none(changed):
    assert found(changed, "README.md") == ["tests/test_documents.py"]
    assert found(changed, "assets/scenarios/campli/1.toml")[-1] == "tests/scenarios"
    assert found(changed, "LICENSE") == []


def test_all_that_is_named_is_there(changed):
    named = {*changed.ALWAYS, *(test for tests in changed.TESTS_OF.values() for test in tests)}
    assert [each for each in sorted(named | set(changed.TESTS_OF)) if not (ROOT / each).exists()] == []


def test_a_module_of_this_checkout_leads_to_its_tests(changed):
    tests = found(changed, "cucu_desktop/ui/pages/games_page.py")
    assert "tests/ui/pages/test_games_page.py" in tests
    assert found(changed, "cucu_desktop/bots/campli/hidden.py")


def test_git_tells_what_has_changed_and_what_is_new(changed, tmp_path, monkeypatch):
    monkeypatch.setattr(changed, "ROOT", tmp_path)
    git = ["git", "-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    (tmp_path / "old.py").write_text("1", "utf-8")
    for arguments in (["init", "-q"], ["add", "old.py"], ["commit", "-q", "-m", "begin"]):
        subprocess.run([*git, *arguments], cwd=tmp_path, check=True)
    assert changed.changed_files("HEAD") == []
    (tmp_path / "old.py").write_text("2", "utf-8")
    (tmp_path / "new one.py").write_text("", "utf-8")
    assert changed.changed_files("HEAD") == ["new one.py", "old.py"]
    with pytest.raises(changed.Trouble, match="since nowhere"):
        changed.changed_files("nowhere")
