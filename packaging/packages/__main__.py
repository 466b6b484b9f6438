"""Builds a package: `python packaging/packages NAME [--check]`, called by `bootstrap.py package`.

Each package is a module here with `build`, which returns its paths in dist/, and `check`, which installs
the built package, as far as possible here, and tests it by playing.
"""

import sys

import appimage
import deb
import debian_source
import flatpak
import folder
from steps import Trouble, size, told

PACKAGES = {
    "folder": folder,
    "deb": deb,
    "debian-source": debian_source,
    "flatpak": flatpak,
    "appimage": appimage,
}


def main(arguments: list[str]) -> int:
    """Build the named package, and check it if requested."""
    names = [argument for argument in arguments if argument != "--check"]
    if len(names) != 1 or names[0] not in PACKAGES:
        print(f"package takes one name: {', '.join(PACKAGES)}; and --check.", file=sys.stderr)
        return 2
    package = PACKAGES[names[0]]
    try:
        for built in package.build():
            told(f"{built.name}: {size(built) / 1e6:.1f} MB in {built.parent}")
        if "--check" in arguments:
            package.check()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
