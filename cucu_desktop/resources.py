"""Paths of pictures, rules pages, catalogues and local words; no other module knows them.

A wheel carries them inside the package (`_assets`, `_translations`), put there by packaging/build_hook.py.
A checkout and an editable install have them beside the package, in `assets/` and `translations/`, with the
catalogues as sources: these are compiled on demand into the user's cache, under a name that changes with the
source.

Translators may have catalogues elsewhere, too: those in the folder that `CUCU_TRANSLATIONS` names take
precedence.

The module loads no Qt, because `scenario` and `simulate` must not, and imports little, because every start
waits for it.
"""

import contextlib
import os
import re
import zlib
from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSTALLED = (_PACKAGE / "_assets").is_dir()
_ASSETS = _PACKAGE / "_assets" if _INSTALLED else _PACKAGE.parent / "assets"
_TRANSLATIONS = _PACKAGE / "_translations" if _INSTALLED else _PACKAGE.parent / "translations"
_TEMPLATE = "cucu-desktop.pot"
_CATALOGUE = re.compile(r"([A-Za-z]{2,3}(?:_[A-Za-z0-9]+)*)\.[pm]o")
"""The name pattern of a catalogue file: "pt_BR.po", and not "pt_BR (copy).po"."""
_LARGEST = 1 << 24
"""The largest catalogue in bytes that is read; the program's own have 1 << 20."""
_TOLD = 100
"""The number of faults of a catalogue that are logged."""
_CHECKSUM = 4
"""The length of the digest before a cached catalogue, by which a damaged file is recognised."""


def asset(*parts: str) -> Path:
    """Return the path of a file or folder of `assets/`: `asset("icons", "cucu-desktop.svg")`."""
    return _ASSETS.joinpath(*parts)


def translation(*parts: str) -> Path:
    return _TRANSLATIONS.joinpath(*parts)


def cache(name: str) -> Path:
    """Return the path of a cache folder, whose contents can be made again at any time."""
    import platformdirs  # noqa: PLC0415 - without a window an installed wheel has no use for it

    return platformdirs.user_cache_path("cucu-desktop", appauthor=False) / name


def languages() -> tuple[str, ...]:
    """Return the codes of all languages with a catalogue, and English, in alphabetical order."""
    folders = (_TRANSLATIONS, *_folders_of_translators())
    names = [name for folder in folders for name in _names_in(folder)]
    found = (_CATALOGUE.fullmatch(name) for name in names)
    return tuple(sorted({"en", *(match[1] for match in found if match)}))


def _names_in(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)  # noqa: PTH208 - names are all that is wanted of it
    except OSError:
        return []


def _folders_of_translators() -> tuple[Path, ...]:
    named = os.environ.get("CUCU_TRANSLATIONS")
    return (Path(named),) if named else ()


def catalogue(language: str, *, anew: bool = False) -> bytes:
    """Return the compiled catalogue of a language for `gettext`; that of English has the keyed messages.

    With `anew` it is compiled although the cache has it.

    Raises:
        ValueError: the catalogue, or the template of all, has a syntax error.
    """
    name = f"{language}.po"
    for folder in _folders_of_translators():
        if (folder / name).is_file():
            return compile_catalogue(folder / name)
    if _INSTALLED:
        return translation(f"{language}.mo").read_bytes()
    source = None if language == "en" else translation(name)
    try:
        kept = cache("catalogues") / f"{language}-{_stamp(source)}.mo"
    except ImportError:  # a Python without platformdirs, enough without a window
        return compile_catalogue(source)
    from cucu_desktop.own_files import own_folder, read_kept, write_whole  # noqa: PLC0415 - a wheel keeps nothing

    with contextlib.suppress(OSError):
        checksum, made = _divided(read_kept(kept))
        if checksum == _checksum(made) and not anew:
            return made
    made = compile_catalogue(source)
    with contextlib.suppress(OSError):  # without a writable cache it is compiled at every start
        own_folder(kept.parent)
        write_whole(kept, _checksum(made) + made)
        _remove_replaced(kept)
    return made


def compile_catalogue(source: Path | None) -> bytes:
    """Compile a .po file with the template of all messages; without a file, compile English.

    Faulty messages are logged, all at once, and shown in English.

    Raises:
        OSError: the file, or the template, cannot be read.
        ValueError: the file is not readable as a catalogue, or the template has a syntax error.
    """
    from cucu_desktop.own_files import read_kept  # noqa: PLC0415 - only a changed catalogue needs both
    from cucu_desktop.po import compiled, decoded  # noqa: PLC0415

    template = translation(_TEMPLATE).read_text(encoding="utf-8")
    if source is None:
        return compiled(template, None)
    faults: list[str] = []
    made = compiled(template, decoded(read_kept(source)[:_LARGEST]), faults)
    if faults:
        import logging  # noqa: PLC0415 - the start does without

        more = [f"and {len(faults) - _TOLD} more"] if len(faults) > _TOLD else []
        told = "\n".join([*faults[:_TOLD], *more])
        logging.getLogger(__name__).error("parts of %s are said in English:\n%s", source, told)
    return made


def _stamp(source: Path | None) -> str:
    """Return a digest of a catalogue's source, the template, and the compiler."""
    files = (source, translation(_TEMPLATE), _PACKAGE / "po.py")
    stats = [file.stat() for file in files if file]
    return "-".join(f"{stat.st_mtime_ns:x}-{stat.st_size:x}" for stat in stats)


def _divided(kept: bytes) -> tuple[bytes, bytes]:
    return kept[:_CHECKSUM], kept[_CHECKSUM:]


def _checksum(compiled: bytes) -> bytes:
    return zlib.crc32(compiled).to_bytes(_CHECKSUM, "big")


def _remove_replaced(kept: Path) -> None:
    """Remove cached catalogues that a new one has replaced."""
    for old in kept.parent.glob(f"{kept.name.partition('-')[0]}-*.mo"):
        if old != kept:
            old.unlink(missing_ok=True)
