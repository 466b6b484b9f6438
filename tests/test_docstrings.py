"""The examples in docstrings are true.

`--doctest-modules` would import and search each of the many modules that have none, in every process.
"""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROMPT = ">>>"


def with_examples(body, prefix):
    """Yield the full names of the functions and classes with examples among these statements."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{prefix}.{node.name}"
            if PROMPT in (ast.get_docstring(node) or ""):
                yield name
            if isinstance(node, ast.ClassDef):
                yield from with_examples(node.body, name)


def examples():
    """Yield a module and the full name of what has examples there, of the whole package."""
    for path in sorted(ROOT.joinpath("cucu_desktop").rglob("*.py")):
        source = path.read_text("utf-8")
        if PROMPT in source:
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            tree = ast.parse(source)
            assert PROMPT not in (ast.get_docstring(tree) or ""), "an example belongs to what it shows"
            for name in with_examples(tree.body, module):
                yield pytest.param(module, name, id=name.removeprefix("cucu_desktop."))


@pytest.mark.parametrize(("module", "name"), list(examples()))
def test_an_example_in_a_docstring_is_true(module, name):
    found = {test.name: test for test in doctest.DocTestFinder().find(import_module(module))}
    told = []
    doctest.DocTestRunner().run(found[name], out=told.append)
    assert not told, "".join(told)
