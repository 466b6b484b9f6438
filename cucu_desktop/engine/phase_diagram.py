"""A game's phases, and the phases that may interrupt them, as a Mermaid diagram for documentation."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from cucu_desktop.engine.state import AnyPhase, State

START_OR_END: Final = "[*]"
"""Mermaid's name for the start and the end."""
_DIAGRAM: Final = re.compile(
    r"^<!-- phases of (\w+) -->\n(?:```mermaid\n.*?^```\n)?", re.MULTILINE | re.DOTALL
)


def transitions(kind: type[State]) -> dict[tuple[str, str], str]:
    """Return the transitions between phases of this class of game, each with the arrow's label, or ""."""
    phases = kind.phases
    found = {(START_OR_END, str(phases[0])): ""}
    found |= {(str(phase), str(following)): "" for phase, following in pairwise(phases)}
    if kind.cycle is not None:
        found[str(phases[-1]), str(phases[kind.cycle])] = "next deal"
    for phase, interrupting in _interrupts(kind):
        found[str(phase), str(interrupting)] = "interrupted"
        found[str(interrupting), str(phase)] = ""
    for phase in (*kind.early_ends, phases[-1]):
        found[str(phase), START_OR_END] = ""
    return found


def _interrupts(kind: type[State]) -> Iterator[tuple[AnyPhase, AnyPhase]]:
    return ((phase, other) for phase, others in kind.interrupts.items() for other in others)


def diagram(kind: type[State]) -> str:
    """Return the diagram of a game of this class, without the fence that Markdown puts round it."""
    arrows = (
        f"    {start} --> {end}" + (f": {label}" if label else "")
        for (start, end), label in transitions(kind).items()
    )
    return "\n".join(("stateDiagram-v2", *arrows)) + "\n"


def with_diagrams(text: str, kinds: Mapping[str, type[State]]) -> str:
    """Return a Markdown text with the diagram of each game put under its mark, `<!-- phases of GAME -->`.

    Args:
        text: the text, with no diagram yet under a mark or an old one.
        kinds: the classes of the games' states, by id.
    """

    def drawn(mark: re.Match[str]) -> str:
        game = mark[1]
        return f"<!-- phases of {game} -->\n```mermaid\n{diagram(kinds[game])}```\n"

    return _DIAGRAM.sub(drawn, text)
