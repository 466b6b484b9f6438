"""The commands without a window: `scenario` and `simulate`. They load no Qt."""

import json
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

FAILED: Final = 1
INVALID: Final = 2


def scenario(arguments: Namespace) -> int:
    """Run scenarios from files, or one a line from standard input; print one result a line.

    Returns:
        0: all are as expected; 1: some are not; 2: some are not valid.
    """
    from cucu_desktop.match.scenario import run

    status = 0
    for read in _from_lines() if arguments.jsonl else _from_files(arguments.files):
        result = read if "error" in read and len(read) == 1 else run(read["scenario"])
        sys.stdout.write(json.dumps(result, ensure_ascii=False) + "\n")
        sys.stdout.flush()
        status = max(status, INVALID if "error" in result else 0 if result["ok"] else FAILED)
    return status


def _from_lines() -> Iterator[dict[str, Any]]:
    for number, line in enumerate(sys.stdin.buffer, 1):
        if not line.strip():
            continue
        try:
            yield {"scenario": json.loads(line)}
        except (ValueError, RecursionError) as error:
            yield _error(f"line {number}", f"this is not a JSON object: {error}")


def _from_files(files: list[str]) -> Iterator[dict[str, Any]]:
    for name in files:
        try:
            yield {"scenario": tomllib.loads(Path(name).read_text(encoding="utf-8"))}
        except OSError as error:
            yield _error(name, f"the file cannot be read: {error.strerror}")
        except (ValueError, RecursionError) as error:
            yield _error(name, f"this is not TOML: {error}")


def _error(where: str, message: str) -> dict[str, Any]:
    return {"error": {"where": where, "message": message}}
