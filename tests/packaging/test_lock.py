"""pyproject.toml, uv.lock and the exports for pip say the same, whether or not uv is here to ask."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKED = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
OURS = next(package for package in LOCKED if package["name"] == "cucu-desktop")


def requested(requirements):
    """Name and bounds of each, as a lock file writes them."""
    parsed = [Requirement(requirement) for requirement in requirements]
    return {(canonicalize_name(one.name), one.specifier) for one in parsed}


def locked(entries):
    return requested(entry["name"] + entry.get("specifier", "") for entry in entries)


def reached_from(roots):
    """Name and version of every locked package that `roots` need, with the hashes of its files."""
    found, waiting = {}, [entry["name"] for entry in roots]
    while waiting:
        name = waiting.pop()
        for package in LOCKED:
            if package["name"] == name and (name, package["version"]) not in found:
                files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
                found[name, package["version"]] = {file["hash"] for file in files}
                waiting += [dependency["name"] for dependency in package.get("dependencies", [])]
    return found


def exported(file):
    """The same, from a requirements file with hashes; its first lines tell the command that made it."""
    text = (ROOT / "packaging" / file).read_text("utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        name, version = re.match(r"(\S+)==(\S+)", line).groups()
        found[name, version] = set(re.findall(r"--hash=(\S+)", line))
    return found


def test_the_lock_file_was_made_from_this_project():
    metadata = OURS["metadata"]
    extras = PROJECT["project"]["optional-dependencies"]
    everything = [*PROJECT["project"]["dependencies"], *(one for extra in extras.values() for one in extra)]
    assert locked(metadata["requires-dist"]) == requested(everything)
    for group, requirements in PROJECT["dependency-groups"].items():
        assert locked(metadata["requires-dev"][group]) == requested(requirements)


@pytest.mark.parametrize(
    ("file", "roots"),
    [
        ("requirements.txt", [*OURS["dependencies"], *OURS["dev-dependencies"]["dev"]]),
        ("requirements-play.txt", OURS["dependencies"]),
        ("requirements-bench.txt", OURS["dev-dependencies"]["bench"]),
        ("requirements-package.txt", OURS["dev-dependencies"]["package"]),
    ],
)
def test_pip_installs_what_is_locked(file, roots):
    assert exported(file) == reached_from(roots)


def test_what_researchers_have_is_tested_with_the_benchmarks():
    extra = PROJECT["project"]["optional-dependencies"]["research"]
    assert set(extra) <= set(PROJECT["dependency-groups"]["bench"])


def test_the_build_needs_no_qt():
    assert "dependencies" not in PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
