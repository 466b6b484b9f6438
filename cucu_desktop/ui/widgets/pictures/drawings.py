"""Reading drawings: one a file, except faces, whose files have a group for every mood.

A face in all its moods takes two thirds of the space of six files, as they have much in common.
The list of faces comes from the files: names in logs and settings may be of a later version.
"""

import functools
from typing import Final

from cucu_desktop.resources import asset

STAND_IN: Final = "unknown"
"""The replacement of an unknown face."""
_MOODS: Final = ("calm", "glad", "cross", "sly", "worried", "asleep")


@functools.cache
def _face_files() -> frozenset[str]:
    return frozenset(file.name for file in asset("faces").glob("*.svg"))


def has_face(face: str) -> bool:
    return f"{face}.svg" in _face_files()


@functools.cache
def face_file(face: str, mood: str) -> str:
    """Return the drawing of a face in a mood, or calm; for an unknown face that of its replacement."""
    if not has_face(face) or face == STAND_IN:
        return f"{STAND_IN}.svg"
    return f"{face}.svg#{mood if mood in _MOODS else _MOODS[0]}"


def drawing(path: tuple[str, ...]) -> bytes:
    """Return a drawing as SVG; of a face "peppe.svg#glad" is the group of that mood."""
    name, _, group = path[-1].partition("#")
    whole = asset(*path[:-1], name).read_bytes()
    if not group:
        return whole
    head, _, groups = whole.partition(b"<style>")
    _, _, picked = groups.partition(f'<g id="{group}">'.encode())
    return head + picked.partition(b"</g>")[0] + b"</g></svg>"
