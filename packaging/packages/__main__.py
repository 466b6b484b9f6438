"""Builds a package: `python packaging/packages NAME [--check]`, by way of `bootstrap.py package`.

Each is a module here with `build`, which leaves it in dist/ and returns where, and `check`, which installs
what has been built, as far as it can be installed here, and plays from it.
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
    """Build the package that is named, and play from it if that is wanted."""
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
