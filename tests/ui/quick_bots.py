"""The child process of the bots with few samples, where no test asks how well they play."""

import sys
from importlib import import_module

from cucu_desktop import app
from tests.bots.quick_thinking import think_quickly


class LastingPatch:
    """As `pytest.MonkeyPatch`, for good: importing that takes longer than a decision."""

    def setitem(self, table, key, value):
        table[key] = value

    def setattr(self, target, name, value=None):
        if isinstance(target, str):
            module, _, attribute = target.rpartition(".")
            target, name, value = import_module(module), attribute, name
        setattr(target, name, value)


if __name__ == "__main__":
    think_quickly(LastingPatch())
    sys.argv[1:] = ["--child", "bots"]
    sys.exit(app.main())
