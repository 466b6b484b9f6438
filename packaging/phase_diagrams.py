"""Updates the diagram of every game's phases at its mark in ARCHITECTURE.md."""

from pathlib import Path

from cucu_desktop.engine.phase_diagram import with_diagrams
from cucu_desktop.games.catalogue import GAMES

ARCHITECTURE = Path(__file__).resolve().parent.parent / "ARCHITECTURE.md"


def main() -> None:
    """Update the diagrams."""
    kinds = {name: game.state_class for name, game in GAMES.items()}
    text = ARCHITECTURE.read_text(encoding="utf-8")
    ARCHITECTURE.write_text(with_diagrams(text, kinds), encoding="utf-8")


if __name__ == "__main__":
    main()
