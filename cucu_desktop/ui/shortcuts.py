"""Keys that do the same wherever the keyboard is, and that more than one part of the window tells."""

from typing import Final

ADVICE: Final = "H"
"""Asks for advice."""
TAKE_BACK: Final = "Ctrl+Z"
"""Takes the last choice back."""
