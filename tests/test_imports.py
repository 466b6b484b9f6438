"""One staircase runs through the house: engine <- games <- bots <- match <- ui <- app. Qt lives upstairs."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "cucu_desktop"
FLOORS = ("engine", "games", "bots", "match", "ui", "app")
WITHOUT_QT = FLOORS[:4]
# Neither a bot nor the window may hold what would let it look at a hidden card: of the engine they get words,
# of the games what can be read about them without playing one.
IN_THE_OPEN = {
    f"cucu_desktop.engine.{name}" for name in ("actions", "cards", "designs", "events", "observation")
}
IN_THE_OPEN |= {
    f"cucu_desktop.engine.{name}"
    for name in ("rarer_events", "trick_events", "trick_observation", "trick_worlds")
}


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def outside_functions(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that is not in the body of a function."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef):
            yield node
            yield from outside_functions(node)


def imports_of(path: Path, *, at_the_top: bool = False) -> set[str]:
    """What a module imports, anywhere in it or `at_the_top` only, be it types.

    `from a import b` counts as a and as a.b: b may be a module.
    """
    package = path.relative_to(PACKAGE.parent).parent.parts
    found = set()
    tree = ast.parse(path.read_text("utf-8"))
    for node in outside_functions(tree) if at_the_top else ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join([*above, *([node.module] if node.module else [])])
            found.add(source)
            found.update(f"{source}.{alias.name}" for alias in node.names)
    return found


def is_of_qt(node: ast.Attribute) -> bool:
    """`QAbstractAnimation.State` and its like."""
    return isinstance(node.value, ast.Name) and node.value.id.startswith("Q")


def floor_of(module: str) -> str:
    """`engine` for `cucu_desktop.engine.cards`; empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


MODULES = modules()
EVERY_MODULE = pytest.mark.parametrize("module", MODULES)


def test_there_is_something_to_walk():
    assert "cucu_desktop.resources" in MODULES


@EVERY_MODULE
def test_imports_run_one_way(module):
    here = floor_of(module)
    if here not in FLOORS:
        return
    allowed = {"", "__version__", *FLOORS[: FLOORS.index(here) + 1]}
    if here in ("match", "ui", "app"):
        allowed |= {"resources", "words"}
    ours = {name for name in imports_of(MODULES[module]) if name.partition(".")[0] == "cucu_desktop"}
    assert {floor_of(name) for name in ours} <= allowed


OWNERS = {
    "access": "view",
    "counsel": "playing",
    "finishing": "playing",
    "host": "main_window",
    "markers": "scene",
    "papers": "main_window",
    "taking_back": "playing",
    "tricks.access": "view",
    "tricks.bids": "tricks.scene",
}
"""Parts of the window that know the type of what they are part of; to make them it must know them."""


def test_nothing_is_imported_in_a_circle_but_by_a_part_its_owner():
    """What is imported late, within a function, does not count."""
    graph = {
        module: {name for name in imports_of(path, at_the_top=True) if name in MODULES and name != module}
        for module, path in MODULES.items()
    }
    for part, owner in OWNERS.items():
        graph[f"cucu_desktop.ui.{part}"].remove(f"cucu_desktop.ui.{owner}")
    assert list(TopologicalSorter(graph).static_order())


def test_the_entrance_and_the_resources_know_next_to_nothing_of_the_house():
    for module, known in {"resources": set(), "words": {"resources"}, "__main__": {"app"}}.items():
        ours = {
            name for name in imports_of(MODULES[f"cucu_desktop.{module}"]) if name.startswith("cucu_desktop.")
        }
        assert {floor_of(name) for name in ours} == known


@EVERY_MODULE
def test_the_true_state_is_out_of_reach_of_bots_and_window(module):
    if floor_of(module) not in ("bots", "ui"):
        return
    rooms = {f"cucu_desktop.engine.{path.stem}" for path in (PACKAGE / "engine").glob("*.py")}
    found = imports_of(MODULES[module])
    assert found & rooms <= IN_THE_OPEN
    names = {name.rpartition(".")[2] for name in found if floor_of(name) in ("engine", "games")}
    assert not {name for name in names if name == "observe" or name.endswith(("State", "Table"))}


@EVERY_MODULE
def test_bots_and_window_begin_no_game_of_their_own(module):
    """Nor do they reach for a game's state by way of its module: the one thing read off it is its pack."""
    if floor_of(module) not in ("bots", "ui"):
        return
    tree = ast.parse(MODULES[module].read_text("utf-8"))
    whole = {node.value for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "pack"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            assert node.attr != "observe"
            assert node.attr != "State" or node in whole or is_of_qt(node)


@EVERY_MODULE
def test_rules_need_nothing_but_the_standard_library(module):
    if floor_of(module) in ("engine", "games"):
        outside = {name.partition(".")[0] for name in imports_of(MODULES[module])}
        assert outside <= sys.stdlib_module_names | {"cucu_desktop"}


def test_the_four_lower_floors_stand_without_qt():
    """In a process where PySide6 cannot be imported, all of them can."""
    names = [name for name in MODULES if floor_of(name) in (*WITHOUT_QT, "resources", "words")]
    code = (
        "import sys, importlib; sys.modules['PySide6'] = None\n"
        f"for name in {names!r}: importlib.import_module(name)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
