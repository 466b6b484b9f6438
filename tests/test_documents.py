"""Documents name only files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_OURS = {"dist", "build", "node_modules"}
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for path in ROOT.rglob("*.md")
    if not any(part.startswith(".") or part in NOT_OURS for part in path.relative_to(ROOT).parts)
    and "rules" not in path.parts  # for players, and named by cards
)
_CODE = re.compile(r"`([^`\n]+)`|^ {4}(.+)$|\]\((?!https:)([^)\s]+)\)", re.MULTILINE)
_PATH = re.compile(
    r"(?:[\w.*<>-]+/)+[\w.*<>-]*|\b[\w<>]+\.(?:py|md|toml)\b"  # a folder, a path, or a file at the top
)
NOT_IN_THE_CHECKOUT = (".venv", ".shots", "dist", "deal.toml")


def paths_in(text):
    """The paths that a text names as code or links to."""
    for match in _CODE.finditer(text):
        code = next(group for group in match.groups() if group)
        for found in _PATH.finditer(code):
            is_key = code[found.end() :].startswith(":")  # of a message: `words/cuckoo:questions.turn`
            if not is_key and not found[0].startswith(NOT_IN_THE_CHECKOUT):
                yield found[0]


def exists(path, beside=ROOT):
    """Return whether a path exists, from the root, the package, or below a document's folder.

    `<name>` and `*` match any name.
    """
    pattern = re.sub(r"<\w+>", "*", path).removeprefix("../")
    places = [
        ROOT,
        ROOT / "cucu_desktop",
        *([beside, beside.parent, *beside.iterdir()] if beside != ROOT else ()),
    ]
    return any(any(folder.glob(pattern)) for folder in places)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_a_document_names_exists(document):
    path = ROOT / document
    assert [each for each in paths_in(path.read_text("utf-8")) if not exists(each, path.parent)] == []


def test_documents_beside_their_subjects_are_checked_too():
    assert {"README.md", "translations/README.md", "assets/packs/README.md"} <= set(DOCUMENTS)


def test_paths_are_found_where_documents_write_them():
    text = (
        "Read `engine/state.py`, [this](CHANGELOG.md), `games/<game>.py` and `no/such.py`.\n\n    a/b.py  c\n"
    )
    assert list(paths_in(text)) == [
        "engine/state.py",
        "CHANGELOG.md",
        "games/<game>.py",
        "no/such.py",
        "a/b.py",
    ]
    assert [path for path in paths_in(text) if not exists(path)] == ["no/such.py", "a/b.py"]
