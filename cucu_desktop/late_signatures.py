"""What tells the signatures of PySide's functions, read when somebody asks for one.

PySide has it as a zip file of sources, which every process unpacks and compiles: a sixth of what a bare
window costs. It makes the text of a TypeError, `help()` and stubs: as a rule a game never asks for it. Here
these modules compile themselves when something in them is first asked for. What a version of PySide has in
other files it reads at once, as ever.

The module needs no Qt: it is there before.
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
"""Files of which Python alone asks, by the names in them; but for one function of `mapping`."""

_CALLED: Final = "update_mapping"
"""What PySide's C++ calls there before it looks for anything else among the names of the module."""

waiting: Final[dict[str, object]] = {}
"""The sources that nobody has asked for yet, by their files."""

_reading: Final = RLock()


@contextmanager
def put_off() -> Iterator[None]:
    """Let PySide be imported without what tells signatures."""

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
    """Return the `__getattr__` of a module with these names, which reads its file when it is first asked."""

    def get(name: str) -> object:
        if not name.startswith("__"):  # what Python itself wants to know of every module
            with _reading:
                if source := waiting.pop(filename, None):
                    names.pop(_CALLED, None)  # which is to be the real one
                    exec(_compile(source, filename, "exec", dont_inherit=True), names)  # type: ignore[call-overload]  # noqa: S102
            if name in names:
                return names[name]
        raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")

    return get
