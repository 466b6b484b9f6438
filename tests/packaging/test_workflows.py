"""What the forge runs is what is there."""

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_only_what_there_is(workflow, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "packaging")
    commands = importlib.import_module("commands")
    text = workflow.read_text("utf-8")
    run = re.findall(r"bootstrap\.py (\w+)", text)
    assert run
    assert set(run) <= set(commands.COMMANDS)
    assert not re.search(r"\bbootstrap\.[a-zA-Z_]+\(", text)
    assert all(hasattr(commands, name) for name in re.findall(r"commands\.([A-Z_]+)", text))
    if "install_packages" in text:
        assert callable(commands.environment.install_packages)


def test_the_tests_run_on_each_system():
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    assert all(system in text for system in ("ubuntu-", "windows-", "macos-"))
    assert "bootstrap.py test" in text
    assert "bootstrap.py lint" in text
