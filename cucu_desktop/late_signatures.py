"""Late loading of PySide's signature modules.

PySide has them as a zip file of sources, which every process unpacks and compiles: a sixth of the cost of a
bare window. They make the text of a TypeError, `help()` and stubs, which a game normally never needs. Here
each of these modules is compiled at the first use of one of its names. Files that a version of PySide adds
are read at once, as without this module.

This module needs no Qt and is imported before it.
"""

from __future__ import annotations

import builtins
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_compile: Final = builtins.compile

LATE: Final = frozenset(
    f"shibokensupport/signature/{name}.py"
    for name in (
        *("errorhandler", "layout", "mapping", "parser"),
        *("lib/enum_sig", "lib/pyi_generator", "lib/tool"),
    )
)
"""Files that only Python code uses, by the names they define; except for one function of `mapping`."""

_CALLED: Final = "update_mapping"
"""The function that PySide's C++ calls first in the module."""

waiting: Final[dict[str, object]] = {}
"""The sources of modules not loaded yet, by file."""

_reading: Final = RLock()


@contextmanager
def put_off() -> Iterator[None]:
    """Import PySide without its signature modules."""

    def compile_later(source: object, filename: object, *how: object, **named: object) -> object:
        if filename in LATE:
            waiting[str(filename)] = source
            source = (
                f"from {__name__} import asked\n"
                f"__getattr__ = asked(globals(), {filename!r})\n"
                f"def {_CALLED}(): return __getattr__({_CALLED!r})()"
            )
        return _compile(source, filename, *how, **named)  # type: ignore[call-overload]

    builtins.compile = compile_later  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.compile = _compile


def asked(names: dict[str, object], filename: str) -> Callable[[str], object]:
    """Return the `__getattr__` of a module with these names, which reads its file at the first use."""

    def get(name: str) -> object:
        if not name.startswith("__"):  # Python itself looks these up in every module
            with _reading:
                if source := waiting.pop(filename, None):
                    names.pop(_CALLED, None)  # to be replaced by the real function
                    exec(_compile(source, filename, "exec", dont_inherit=True), names)  # type: ignore[call-overload]  # noqa: S102
            if name in names:
                return names[name]
        raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")

    return get
