"""Drawings as they are read: a file is one, but for a face, whose file has a group for every mood.

A face in all its moods takes two thirds of the room that six files would, for they have much in common.
Which faces there are is seen from the files: names come from logs and settings, maybe of a later version.
"""

import functools
from typing import Final

from cucu_desktop.resources import asset

STAND_IN: Final = "unknown"
"""The face of who has one that is not known here."""
_MOODS: Final = ("calm", "glad", "cross", "sly", "worried", "asleep")


@functools.cache
def _face_files() -> frozenset[str]:
    return frozenset(file.name for file in asset("faces").glob("*.svg"))


def has_face(face: str) -> bool:
    """Return whether there is a drawing of this face."""
    return f"{face}.svg" in _face_files()


@functools.cache
def face_file(face: str, mood: str) -> str:
    """Return the drawing of a face in a mood, or calm; of a face that is not known that of its stand-in."""
    if not has_face(face) or face == STAND_IN:
        return f"{STAND_IN}.svg"
    return f"{face}.svg#{mood if mood in _MOODS else _MOODS[0]}"


def drawing(path: tuple[str, ...]) -> bytes:
    """Return a drawing as SVG; of a face "peppe.svg#glad" is the group that shows it merry."""
    name, _, group = path[-1].partition("#")
    whole = asset(*path[:-1], name).read_bytes()
    if not group:
        return whole
    head, _, groups = whole.partition(b"<style>")
    _, _, picked = groups.partition(f'<g id="{group}">'.encode())
    return head + picked.partition(b"</g>")[0] + b"</g></svg>"
