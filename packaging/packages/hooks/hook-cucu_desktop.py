"""Tells PyInstaller what the program is made of and no import statement names.

Those are games' strategies and cues, which are found by name, and the files of the wheel: pictures, sounds,
words and catalogues. What is for research is left out: nobody learns from the window.
"""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules


def is_played_with(module: str) -> bool:
    """Whether the program has a use for a module."""
    return not module.startswith("cucu_desktop.research")


hiddenimports = collect_submodules("cucu_desktop", filter=is_played_with)
datas = collect_data_files("cucu_desktop", includes=["_assets/**/*", "_translations/**/*"])
