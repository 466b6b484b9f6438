"""Folders stay small enough to be read at a glance, and each package says where to begin."""

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MOST_MODULES = 25
PACKAGES = (ROOT / "cucu_desktop", ROOT / "packaging" / "art")


def folders():
    """Every folder with modules in it."""
    return {path.parent for top in (*PACKAGES, ROOT / "tests") for path in top.rglob("*.py")}


def test_no_folder_has_more_modules_than_one_reads_at_a_glance():
    too_many = {
        str(folder.relative_to(ROOT)): len(modules)
        for folder in folders()
        if len(modules := [path for path in folder.glob("*.py") if path.name != "__init__.py"]) > MOST_MODULES
    }
    assert too_many == {}


def test_every_package_says_where_to_begin():
    silent = [
        str(path.relative_to(ROOT))
        for top in ("engine", "games", "bots", "match", "ui")
        for path in (ROOT / "cucu_desktop" / top).rglob("__init__.py")
        if "egin with" not in (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "")
    ]
    assert silent == []


def test_tests_stand_where_the_package_has_what_they_test():
    """But for what is special in Cambio, Campli and Lu Stù, and trick games in the window."""
    own = {"games/cambio", "games/campli", "games/lu_stu", "ui/play/tricks"}
    mirrored = {
        path.parent.relative_to(ROOT / "tests").as_posix()
        for top in ("engine", "games", "bots", "match", "ui")
        for path in (ROOT / "tests" / top).rglob("test_*.py")
    }
    package = {
        folder.relative_to(ROOT / "cucu_desktop").as_posix()
        for folder in folders()
        if PACKAGES[0] in (folder, *folder.parents)
    }
    assert mirrored - package == own


def test_at_the_top_lies_only_what_is_agreed():
    tracked = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if tracked.returncode:
        pytest.skip("no clone: what is tracked cannot be told")
    folders = {path.split("/")[0] for path in tracked.stdout.splitlines() if "/" in path}
    assert {name for name in folders if not name.startswith(".")} == {
        "assets",
        "cucu_desktop",
        "packaging",
        "tests",
        "translations",
    }
