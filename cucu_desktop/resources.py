"""Where pictures, rules pages, catalogues and local words lie; no other module knows.

A wheel carries them inside the package (`_assets`, `_translations`), put there by packaging/build_hook.py.
A checkout and an editable install have them beside the package, in `assets/` and `translations/`, with the Qt
catalogues still in source: those are compiled on demand into the user's cache, under a name that changes when
the source does.

The module loads no Qt, because `scenario` and `simulate` must not, and imports little, because every start
waits for it.
"""

import os
from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSTALLED = (_PACKAGE / "_assets").is_dir()
_ASSETS = _PACKAGE / "_assets" if _INSTALLED else _PACKAGE.parent / "assets"
_TRANSLATIONS = _PACKAGE / "_translations" if _INSTALLED else _PACKAGE.parent / "translations"


def asset(*parts: str) -> Path:
    """Path of a file or folder of `assets/`: `asset("icons", "cucu-desktop.svg")`."""
    return _ASSETS.joinpath(*parts)


def translation(*parts: str) -> Path:
    """Path of a file or folder of `translations/`."""
    return _TRANSLATIONS.joinpath(*parts)


def catalogue(language: str) -> Path | None:
    """The compiled Qt catalogue of the window's `language`, or None if there is none to be had.

    None is for a language we do not speak, and for a checkout whose Qt came without lrelease or whose user
    has no folder to write a cache into: the window then speaks the language of its source.
    """
    name = f"cucu_{language}"
    if _INSTALLED:
        compiled = translation("ui", f"{name}.qm")
        return compiled if compiled.is_file() else None
    source = translation("ui", f"{name}.ts")
    try:
        stamp = source.stat()
    except OSError:
        return None
    compiled = _cache() / f"{name}-{stamp.st_mtime_ns:x}-{stamp.st_size:x}.qm"
    if not compiled.is_file():
        try:
            compile_catalogue(source, compiled)
        except OSError:
            return None
        _forget_older(compiled, name)
    return compiled


def compile_catalogue(source: Path, target: Path) -> None:
    """Compile the Qt catalogue `source` (.ts) to `target` (.qm), whole or not at all.

    Raises OSError when lrelease is missing or refuses, or when `target` cannot be written.
    """
    import subprocess  # noqa: PLC0415 - only a changed catalogue needs it

    target.parent.mkdir(parents=True, exist_ok=True)
    # Two starts at once may both compile: each into its own file, the last rename wins.
    unfinished = target.with_name(f"{target.stem}.{os.getpid()}.part.qm")
    try:
        run = subprocess.run(  # noqa: S603 - Qt's own compiler on our own file
            [_lrelease(), "-silent", str(source), "-qm", str(unfinished)],
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            raise OSError(f"lrelease refused {source.name}: {run.stderr.strip() or run.stdout.strip()}")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _lrelease() -> str:
    """Qt's catalogue compiler: the one PySide6 brings, else the one on the path."""
    import importlib.util  # noqa: PLC0415 - only a changed catalogue needs these
    import shutil  # noqa: PLC0415

    pyside = importlib.util.find_spec("PySide6")  # finds without importing
    folders = pyside.submodule_search_locations if pyside else None
    for folder in folders or ():
        found = shutil.which("lrelease", path=folder)
        if found:
            return found
    found = shutil.which("pyside6-lrelease") or shutil.which("lrelease")
    if not found:
        raise FileNotFoundError("lrelease, which compiles Qt catalogues, was not found")
    return found


def _cache() -> Path:
    """The folder of catalogues compiled for a checkout."""
    import platformdirs  # noqa: PLC0415 - an installed wheel has no use for it here

    return platformdirs.user_cache_path("cucu-desktop", appauthor=False) / "catalogues"


def _forget_older(kept: Path, name: str) -> None:
    """Remove the catalogues that `kept` has replaced, so that the cache does not grow with every edit."""
    for old in kept.parent.glob(f"{name}-*.qm"):
        if old != kept:
            old.unlink(missing_ok=True)
