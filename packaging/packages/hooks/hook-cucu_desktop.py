"""Tells PyInstaller the parts of the program that no import statement names.

These are games' strategies and cues, which are found by name, and the files of the wheel: pictures, sounds,
words and catalogues. Modules for research are left out: the window does not use them.
"""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules


def is_played_with(module: str) -> bool:
    """Return whether the window uses a module."""
    return not module.startswith("cucu_desktop.research")


hiddenimports = collect_submodules("cucu_desktop", filter=is_played_with)
datas = collect_data_files("cucu_desktop", includes=["_assets/**/*", "_translations/**/*"])
