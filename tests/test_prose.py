"""Docstrings, comments and documents are plain technical English: a list of phrases that they avoid.

A phrase is listed because it leaves out the noun that a reader needs ("whoever", "so many"), or describes
an effect as a scene ("Let the card rise").
"""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAM = ("cucu_desktop/**/*.py", "packaging/**/*.py")
CLEANED = (*PROGRAM, "tests/**/*.py")
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "assets/packs/README.md")
AVOIDED = {
    r"\bwhoever\b": "name the player, the caller, the reader",
    r"\b(some|any)body\b": "name the player, the user, the caller",
    r"\bso many\b": "say which number",
    r"\b(stays?|lies?|left|kept) as it is\b": "unchanged",
    r"\bTell whether\b": "Return whether",
    r"^(Let|Have|Be|Stand|Lie) ": "begin with the verb of what the code does",
    r"\bis told\b|\bare told\b": "is shown, printed, logged, passed",
    r"\bin the midst of\b": "during",
    r"\bbe had\b": "be found, be used",
    r"\bone's (own|card|hand|part)\b|\boneself\b": "the player's, the seat's",
    r"\bcomes? of it\b": "the result",
    r"\bin thought\b": "in samples",
    r"(^|[.;:(] )Who (has|is|can|may)\b|\b(of|for|to|by|from|than) who\b": "a player who",
}
ALLOWED = ("deals are told, not dealt", "horse and house are told apart", "it is told to a person")
"""Sentences in which an avoided phrase is the right one: games of real cards are told (`match/score`)."""
ANYWHERE = re.compile("|".join(phrase.replace("(^|[.;:(] )", "").removeprefix("^") for phrase in AVOIDED))
"""Every avoided phrase, wherever it begins: a module without any need not be parsed."""
LONG = 12
"""The number of lines from which a function of a module or a class has a docstring."""


def prose_of(path):
    """Yield the docstrings and comments of a module that may have a phrase to avoid, each with its line."""
    source = path.read_text("utf-8")
    if not ANYWHERE.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        for statement in getattr(node, "body", ()) if isinstance(getattr(node, "body", ()), list) else ():
            value = getattr(statement, "value", None)
            if (
                isinstance(statement, ast.Expr)
                and isinstance(value, ast.Constant)
                and isinstance(value.value, str)
            ):
                yield statement.lineno, value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def avoided_in(text):
    """Return the avoided phrases of a text, each with the advice; names in backticks are no prose."""
    plain = re.sub(r"`[^`]*`|\"[^\"]*\"", "`", text)
    for allowed in ALLOWED:
        plain = plain.replace(allowed, "")
    return [(match[0], advice) for phrase, advice in AVOIDED.items() for match in re.finditer(phrase, plain)]


def modules(patterns=CLEANED):
    """Return the modules of these patterns but this one, whose list has the phrases."""
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)} - {Path(__file__)})


def test_docstrings_and_comments_avoid_vague_phrases():
    found = [
        f"{path.relative_to(ROOT)}:{line} {phrase!r}: {advice}"
        for path in modules()
        for line, text in prose_of(path)
        for phrase, advice in avoided_in(text)
    ]
    assert found == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_documents_avoid_vague_phrases(document):
    text = (ROOT / document).read_text("utf-8")
    text = re.sub(r"^( {4}.*|```.*?^```)$", "", text, flags=re.MULTILINE | re.DOTALL)
    assert avoided_in(text) == []


def test_an_avoided_phrase_is_found_in_prose_and_not_in_names():
    assert [phrase for phrase, _ in avoided_in("Let whoever asks see so many cards.")] == [
        "whoever",
        "so many",
        "Let ",
    ]
    assert avoided_in('Return the number of `so many` cards of "somebody".') == []


def test_every_module_of_rules_cites_a_source_in_its_docstring():
    rules = [
        path
        for path in (ROOT / "cucu_desktop" / "games").glob("*.py")
        if "GAME: Final" in path.read_text("utf-8")
    ]
    docstrings = {path.name: ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in rules}
    assert len(docstrings) > 10
    assert [name for name, text in docstrings.items() if not re.search(r"\bSources?\b", text)] == []


def functions_of(body):
    """Yield the public functions and methods of a module that override nothing."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.bases:
            yield from functions_of(node.body)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def test_a_long_function_has_a_docstring():
    lacking = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in modules(PROGRAM)
        for node in functions_of(ast.parse(path.read_text("utf-8")).body)
        if node.end_lineno - node.lineno >= LONG and not ast.get_docstring(node)
    ]
    assert lacking == []
