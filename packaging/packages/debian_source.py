"""The source package for Debian 13 and later, from packaging/debian, and the package built from it.

It is built on this system if that has the build dependencies of debian/control, else in a Debian in a folder,
which only root can make. Otherwise only the source package is made.
"""

import shutil
import subprocess
import tarfile
from pathlib import Path

from debian_system import APT, can_be_made, debian, inside, try_installed
from steps import BUILD, DIST, NAME, ROOT, fresh, needed, run, told, version, wheel

SUITE = "trixie"
FOLDER = BUILD / "debian-source"


def build() -> list[Path]:
    """Build the source package and, where possible, the package for all machines."""
    tree = source_tree()
    if builds_here(tree):
        told("Building the package for Debian 13 here.")
        run("dpkg-buildpackage", "-us", "-uc", cwd=tree)
    elif can_be_made():
        build_inside(debian(SUITE), tree)
    else:
        told("Writing the source package; to build from it wants Debian 13, or root and mmdebstrap.")
        run(needed("dpkg-source", "dpkg-dev"), "--build", tree.name, cwd=FOLDER)
    endings = (".dsc", ".orig.tar.gz", ".debian.tar.xz", ".deb")
    built = [path for path in FOLDER.iterdir() if path.name.endswith(endings)]
    return [Path(shutil.copy2(path, DIST)) for path in sorted(built)]


def source_tree() -> Path:
    """Return the unpacked source distribution with debian/ in it, its archive beside it."""
    archive = fresh(FOLDER) / f"{NAME}_{version()}.orig.tar.gz"
    shutil.copyfile(wheel("sdist"), archive)
    with tarfile.open(archive) as packed:
        packed.extractall(FOLDER, filter="data")
    (unpacked,) = (path for path in FOLDER.iterdir() if path.is_dir())
    tree = unpacked.rename(FOLDER / f"{NAME}-{version()}")
    shutil.copytree(ROOT / "packaging" / "debian", tree / "debian")
    return tree


def builds_here(tree: Path) -> bool:
    """Return whether this system has all build dependencies."""
    if not shutil.which("dpkg-buildpackage") or not shutil.which("dpkg-checkbuilddeps"):
        return False
    return subprocess.run(["dpkg-checkbuilddeps"], cwd=tree, capture_output=True, check=False).returncode == 0


def build_inside(root: Path, tree: Path) -> None:
    """Build in a Debian with the build dependencies, and check the result with its lintian."""
    place = root / "root" / "build"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(FOLDER, place)
    told(f"Fetching what it is built with, into {SUITE}.")
    run(*inside(root), *APT, "install", "--no-install-recommends", "build-essential", "lintian")
    here = f"/root/build/{tree.name}"
    run(*inside(root), *APT, "build-dep", "--no-install-recommends", here)
    told(f"Building the package in {SUITE}.")
    run(*inside(root), "sh", "-ec", f"cd {here} && dpkg-buildpackage -us -uc")
    for path in place.iterdir():
        if path.is_file():
            shutil.copy2(path, FOLDER)
    told("Having lintian look at it.")
    check = "cd /root/build && lintian --pedantic -I --fail-on warning --allow-root ./*.changes"
    told(run(*inside(root), "sh", "-ec", check).strip() or "lintian finds nothing.")


def check() -> None:
    """Test the built package in its Debian."""
    try_installed(SUITE, NAME)
