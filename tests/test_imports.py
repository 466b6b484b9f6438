"""What may import what, each rule one test that names every line that breaks it.

The layers are engine <- games <- learning <- bots <- match <- analysis <- ui <- app, and Qt begins at ui.
Beside them research knows engine, games, learning and bots, and nobody knows research. Within ui the rooms
follow one another in `ROOMS`. An import counts wherever it stands: at the top, for types only, within a
function.
"""

import ast
import functools
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "cucu_desktop"
LAYERS = ("engine", "games", "learning", "bots", "match", "analysis", "ui", "app")
WITHOUT_QT = LAYERS[:6]
WITH_LIBRARIES = ("cucu_desktop.research.adapters.", "cucu_desktop.research.examples.")
"""What needs more than the standard library."""
ROOMS = ("widgets", "text", "scene", "animation", "view", "audio", "play", "guests", "pages", "window")
"""The packages of ui: each imports only what stands left of it."""
# Neither a bot nor the window may hold what would let it look at a hidden card: of the engine they get words,
# of the games what can be read about them without playing one.
IN_THE_OPEN = {
    f"cucu_desktop.engine.{name}"
    for name in (
        "actions",
        "any_observation",
        "cards",
        "events",
        "observation",
        "options",
        "power",
        "rarer_events",
        "split_coins",
        "tricks",
    )
}
IN_THE_OPEN |= {
    f"cucu_desktop.engine.tricks.{name}"
    for name in ("card_bits", "events", "observation", "seating", "world_sampling")
}


@dataclass(frozen=True)
class Import:
    """One name that a module imports.

    Attributes:
        name: the dotted name: `from a import b` counts as a and as a.b, since b may be a module.
        line: where it stands.
    """

    name: str
    line: int


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def tree_of(module: str) -> ast.Module:
    """The parsed source of a module; all of them together would fill a hundred megabytes."""
    return ast.parse(MODULES[module].read_text("utf-8"))


@functools.cache
def imports_of(module: str) -> tuple[Import, ...]:
    """All that a module imports, wherever in it that stands."""
    package = MODULES[module].relative_to(PACKAGE.parent).parent.parts
    found = []
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            source = ".".join([*above, *([node.module] if node.module else [])])
            found.append(Import(source, node.lineno))
            found += [Import(f"{source}.{alias.name}", node.lineno) for alias in node.names]
    return tuple(found)


def own_imports_of(module: str) -> Iterator[Import]:
    """What a module imports of this package."""
    return (each for each in imports_of(module) if each.name.partition(".")[0] == "cucu_desktop")


def layer_of(module: str) -> str:
    """`engine` for `cucu_desktop.engine.cards`; empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def room_of(module: str) -> str:
    """`widgets` for `cucu_desktop.ui.widgets.art`; empty for what is in no room."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["ui"] and len(parts) > 2 else ""


def is_of_qt(node: ast.Attribute) -> bool:
    """`QAbstractAnimation.State` and its like."""
    return isinstance(node.value, ast.Name) and node.value.id.startswith("Q")


def told(faults: list[str]) -> str:
    """The faults, a line each, for the message of a test that fails."""
    return "\n".join(["", *dict.fromkeys(faults)])


def test_there_is_something_to_walk():
    assert "cucu_desktop.resources" in MODULES
    assert {room_of(module) for module in MODULES} >= set(ROOMS)


def test_layers_are_imported_one_way():
    faults = []
    for module in MODULES:
        here = layer_of(module)
        if here not in LAYERS:
            continue
        allowed = {"", "__version__", "frozen", *LAYERS[: LAYERS.index(here) + 1]}
        if here in ("match", "analysis", "ui", "app"):
            allowed |= {
                "catalogues",
                "json_values",
                "database",
                "names",
                "kept_stores",
                "local_time",
                "old_files",
                "own_files",
                "resources",
                "words",
            }
        if here == "learning":  # it reads and writes policies
            allowed |= {"own_files", "resources"}
        if here == "ui":
            allowed.add("late_signatures")
        faults += [
            f"{module}:{each.line} imports {each.name}, but {here} may not know {layer_of(each.name)}"
            for each in own_imports_of(module)
            if layer_of(each.name) not in allowed
        ]
    assert not faults, told(faults)


def test_research_knows_the_rules_and_nobody_knows_research():
    faults = []
    for module in MODULES:
        is_research = layer_of(module) == "research"
        allowed = {"", "frozen", "engine", "games", "learning", "bots", "research"}
        faults += [
            f"{module}:{each.line} imports {each.name}"
            for each in own_imports_of(module)
            if (layer_of(each.name) not in allowed if is_research else layer_of(each.name) == "research")
        ]
    assert not faults, told(faults)


def test_only_the_adapters_and_examples_of_research_need_what_is_not_in_the_standard_library():
    known = sys.stdlib_module_names | {"cucu_desktop"}
    faults = [
        f"{module}:{each.line} imports {each.name}"
        for module in MODULES
        if layer_of(module) == "research" and not module.startswith(WITH_LIBRARIES)
        for each in imports_of(module)
        if each.name.partition(".")[0] not in known
    ]
    assert not faults, told(faults)


def test_every_room_imports_only_those_before_it():
    faults = []
    for module in MODULES:
        here = room_of(module)
        if not here:
            continue
        if here not in ROOMS:
            faults.append(f"{module} is in no room of {', '.join(ROOMS)}")
            continue
        for each in own_imports_of(module):
            there = room_of(each.name)
            if each.name not in MODULES:
                continue
            if there and ROOMS.index(there) > ROOMS.index(here):
                faults.append(f"{module}:{each.line} imports {each.name}, but {there} comes after {here}")
    assert not faults, told(faults)


def test_nothing_is_imported_in_a_circle():
    graph = {
        module: {
            each.name
            for each in own_imports_of(module)
            if each.name in MODULES and each.name != module and MODULES[each.name].name != "__init__.py"
        }
        for module in MODULES
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle = error.args[1]
        raise AssertionError("imported in a circle: " + " -> ".join(reversed(circle))) from None


def test_the_entrance_and_the_resources_know_next_to_nothing_of_the_package():
    known_to = {
        "resources": {"own_files", "po"},
        "po": set(),
        "own_files": set(),
        "kept_stores": {"own_files"},
        "old_files": {"kept_stores", "own_files"},
        "database": {"kept_stores", "old_files", "own_files"},
        "local_time": set(),
        "catalogues": {"resources"},
        "late_signatures": set(),
    }
    known_to |= {"words": {"catalogues", "games", "names", "resources"}, "__main__": {"app"}}
    for module, known in known_to.items():
        ours = {each.name for each in own_imports_of(f"cucu_desktop.{module}")} - {"cucu_desktop"}
        assert {layer_of(name) for name in ours} == known


def is_kept_from_states(module):
    """Whether a module of the bots or the window may begin no game: all but the playouts of observations."""
    return layer_of(module) in ("bots", "ui") and not module.startswith("cucu_desktop.bots.playouts.")


def test_the_true_state_is_out_of_reach_of_bots_and_window():
    closed = {name for name in MODULES if name.startswith("cucu_desktop.engine.")} - IN_THE_OPEN
    faults = []
    for module in MODULES:
        if not is_kept_from_states(module):
            continue
        for each in imports_of(module):
            name = each.name.rpartition(".")[2]
            of_rules = layer_of(each.name) in ("engine", "games")
            if each.name in closed or (of_rules and (name == "observe" or name.endswith(("State", "Table")))):
                faults.append(f"{module}:{each.line} imports {each.name}, which knows hidden cards")
    assert not faults, told(faults)


def test_bots_take_finished_policies_from_the_learner_and_no_deals():
    """The learner deals cards of its own; it gets the options of a table, never its state. So do playouts."""
    readable = ("information", "policy", "policy_store", "turn_key")
    known = {f"cucu_desktop.learning.{name}" for name in readable}
    faults = [
        f"{module}:{each.line} imports {each.name}"
        for module in MODULES
        if is_kept_from_states(module)
        for each in imports_of(module)
        if layer_of(each.name) == "learning"
        and each.name.removesuffix(f".{each.name.rpartition('.')[2]}") not in known
        and each.name not in known
    ]
    assert not faults, told(faults)


def test_bots_and_window_begin_no_game_of_their_own():
    """Nor do they reach for the state of a game by way of the game."""
    faults = []
    for module in MODULES:
        if not is_kept_from_states(module):
            continue
        read = [node for node in ast.walk(tree_of(module)) if isinstance(node, ast.Attribute)]
        faults += [
            f"{module}:{node.lineno} reads {node.attr}"
            for node in read
            if node.attr in ("observe", "state_class") or (node.attr == "State" and not is_of_qt(node))
        ]
    assert not faults, told(faults)


def test_rules_need_nothing_but_the_standard_library():
    known = sys.stdlib_module_names | {"cucu_desktop"}
    faults = [
        f"{module}:{each.line} imports {each.name}"
        for module in MODULES
        if layer_of(module) in ("engine", "games")
        for each in imports_of(module)
        if each.name.partition(".")[0] not in known
    ]
    assert not faults, told(faults)


def test_the_layers_below_the_window_stand_without_qt():
    """In a process where PySide6 cannot be imported, all of them can."""
    names = [name for name in MODULES if layer_of(name) in (*WITHOUT_QT, "resources", "words", "research")]
    names = [name for name in names if not name.startswith(WITH_LIBRARIES)]
    code = (
        "import sys, importlib; sys.modules['PySide6'] = None\n"
        f"for name in {names!r}: importlib.import_module(name)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
