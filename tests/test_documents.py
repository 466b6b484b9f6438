"""The documents for contributors name only files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")
_CODE = re.compile(r"`([^`\n]+)`|^ {4}(.+)$|\]\((?!https:)([^)\s]+)\)", re.MULTILINE)
_PATH = re.compile(
    r"(?:[\w.*<>-]+/)+[\w.*<>-]*|\b[\w<>]+\.(?:py|md|toml)\b"  # a folder, a path, or a file at the top
)
NOT_IN_THE_CHECKOUT = (".venv", ".shots", "dist")


def paths_in(text):
    """The paths that a text names as code or links to."""
    for match in _CODE.finditer(text):
        code = next(group for group in match.groups() if group)
        for path in _PATH.findall(code):
            if not path.startswith(NOT_IN_THE_CHECKOUT):
                yield path


def exists(path):
    """Whether there is such a file, from the root or from the package on; `<name>` and `*` stand for any."""
    pattern = re.sub(r"<\w+>", "*", path)
    return any(any(folder.glob(pattern)) for folder in (ROOT, ROOT / "cucu_desktop"))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_a_document_names_exists(document):
    text = (ROOT / document).read_text("utf-8")
    assert [path for path in paths_in(text) if not exists(path)] == []


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
