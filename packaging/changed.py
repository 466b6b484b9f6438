"""The test files that belong to the changes of the working tree, found by imports.

`bootstrap.py test --changed` runs them. It is quick and incomplete: before a merge the whole suite runs.
"""

from __future__ import annotations

import ast
import functools
import subprocess
from pathlib import Path

from environment import ROOT, Trouble

ALWAYS = ("tests/test_docstrings.py", "tests/test_folders.py", "tests/test_imports.py", "tests/test_prose.py")
"""Tests of all modules, which take few seconds."""
TESTS_OF = {
    "assets/rules": ("tests/games/test_completeness.py", "tests/assets"),
    "assets/scenarios": ("tests/scenarios", "tests/games/test_completeness.py"),
    "assets": ("tests/assets",),
    "translations/local": ("tests/games/test_completeness.py", "tests/ui/text"),
    "translations": (
        "tests/games/test_completeness.py",
        "tests/packaging/test_catalogues.py",
        "tests/ui/text/test_catalogues.py",
        "tests/ui/text/test_terms.py",
    ),
    "tests/transcripts": ("tests/transcripts",),
    "packaging": ("tests/packaging/test_bootstrap.py",),
    "pyproject.toml": ("tests/packaging",),
    "uv.lock": ("tests/packaging",),
    ".github": ("tests/packaging/test_workflows.py",),
}
"""The tests of changed files that are no modules; the longest matching prefix counts."""

MOST_ELSEWHERE = 8


def changed_files(since: str) -> list[str]:
    """Return the paths that differ from the commit `since`, and untracked ones.

    Raises:
        Trouble: this is no clone, or the commit is unknown.
    """
    asked = (["diff", "--name-only", "-z", since], ["ls-files", "--others", "--exclude-standard", "-z"])
    found: list[str] = []
    for arguments in asked:
        git = ["git", "-c", "safe.directory=*", *arguments]
        run = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
        if run.returncode:
            raise Trouble(f"git does not tell what has changed since {since}: {run.stderr.strip()}")
        found += [path for path in run.stdout.split("\0") if path]
    return sorted(set(found))


def tests_for(paths: list[str]) -> list[str]:
    """Return the test files and folders to run for these changed paths, relative to the root."""
    picked = {test for path in paths for test in _tests_of(path)}
    if any(path.endswith(".py") for path in paths):
        picked.update(ALWAYS)
    folders = {each for each in picked if (ROOT / each).is_dir()}
    return sorted(each for each in picked if not any(each.startswith(f"{folder}/") for folder in folders))


def _tests_of(path: str) -> set[str]:
    here = Path(path)
    if path.endswith(".md"):
        return {"tests/test_documents.py", *_by_place(path)}
    if here.suffix != ".py" or here.parts[0] not in ("cucu_desktop", "tests"):
        return _by_place(path)
    if here.name == "conftest.py":
        return {here.parent.as_posix()}
    if here.parts[0] == "tests":
        is_test = here.name.startswith("test_") and (ROOT / here).is_file()
        return {path} if is_test else _importing_tests({_name(here)})
    return _nearest_tests(here)


def _by_place(path: str) -> set[str]:
    for folder in sorted(TESTS_OF, key=len, reverse=True):
        if path == folder or path.startswith(f"{folder}/"):
            return set(TESTS_OF[folder])
    return set()


def _nearest_tests(module: Path) -> set[str]:
    """Return the tests that import a module, or the nearest that import its importers.

    Of the folder that mirrors the module's also those one step further away: they test it in use. Tests of
    other
    packages or rooms are left out if many import the module: they only use it to test something else.
    """
    folder = Path("tests", *module.parent.parts[1:])
    while not any((ROOT / folder).glob("test_*.py")) and folder.name != "tests":
        folder = folder.parent
    reached, seen, found = {_name(module)}, set[str](), set[str]()
    while reached and not found:
        seen |= reached
        found = _importing_tests(reached)
        reached = {name for name in _importers(reached) if name.startswith("cucu_desktop.")} - seen
    top = Path(*folder.parts[: 3 if folder.parts[1:2] == ("ui",) else 2]).as_posix()
    elsewhere = {test for test in found if not test.startswith(f"{top}/")}
    if len(elsewhere) > MOST_ELSEWHERE and found - elsewhere:
        found -= elsewhere
    further = {test for test in _importing_tests(reached) if Path(test).parent == folder}
    named = folder / f"test_{module.stem}.py"
    return found | further | ({named.as_posix()} if (ROOT / named).is_file() else set())


def _importing_tests(names: set[str]) -> set[str]:
    """Return the test files that import one of these modules, also through the tools of the tests."""
    tests, reached, seen = set[str](), set(names), set[str]()
    while reached:
        seen |= reached
        importers = {name for name in _importers(reached) if name.startswith("tests.")} - seen
        tests |= {name for name in importers if ".test_" in name}
        reached = {name for name in importers - tests if not name.endswith(".conftest")}
    return {_modules()[name].as_posix() for name in tests}


def _importers(names: set[str]) -> set[str]:
    """Return the modules that import one of these; a module without their names in its text is not parsed."""
    words = {name.rpartition(".")[2] for name in names}
    return {
        name
        for name, source in _sources().items()
        if any(word in source for word in words) and not names.isdisjoint(_imports_of(name))
    }


@functools.cache
def _imports_of(name: str) -> frozenset[str]:
    """Return the imports of a module, late ones included: `from a import b` counts as a and as a.b."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(_sources()[name])):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ":" in node.value:
            found.add(_late(name, node.value))
    return frozenset(found)


def _late(importer: str, text: str) -> str:
    """Return the module of a late import by a text in a table: "campli:CAMPLI"."""
    module = text.partition(":")[0]
    package = importer.rpartition(".")[0]
    while package and f"{package}.{module}" not in _modules():
        package = package.rpartition(".")[0]
    return f"{package}.{module}" if package else module


@functools.cache
def _sources() -> dict[str, str]:
    return {name: (ROOT / path).read_text("utf-8") for name, path in _modules().items()}


@functools.cache
def _modules() -> dict[str, Path]:
    """Return the paths of all modules by their dotted names."""
    files = (path for top in ("cucu_desktop", "tests") for path in (ROOT / top).rglob("*.py"))
    return {_name(path): path for path in sorted(each.relative_to(ROOT) for each in files)}


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
