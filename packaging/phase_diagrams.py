"""Draws the phases of every game anew where ARCHITECTURE.md has a mark for them."""

from pathlib import Path

from cucu_desktop.engine.phase_diagram import with_diagrams
from cucu_desktop.games.catalogue import GAMES

ARCHITECTURE = Path(__file__).resolve().parent.parent / "ARCHITECTURE.md"


def main() -> None:
    """Draw them."""
    kinds = {name: game.state_class for name, game in GAMES.items()}
    text = ARCHITECTURE.read_text(encoding="utf-8")
    ARCHITECTURE.write_text(with_diagrams(text, kinds), encoding="utf-8")


if __name__ == "__main__":
    main()
