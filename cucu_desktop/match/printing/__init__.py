"""Packs of cards to be printed (`cucu-desktop print`), without Qt.

Begin with `sheets`: it lays cards and backs out on pages. `pdf` writes the file, `drawings` reads drawings.
"""
