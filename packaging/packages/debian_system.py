"""A Debian in a folder, for building and testing packages: made by mmdebstrap, entered by root only."""

import os
import shutil
from pathlib import Path

from steps import BUILD, DIST, NAME, Trouble, needed, play_from, run, told, version

MIRROR = "http://deb.debian.org/debian"
APT = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y")
INSIDE = " && ".join(  # noqa: FLY002 - one step a line
    (
        'mount --rbind /dev "$0/dev"',
        'mount -t proc proc "$0/proc"',
        'mount --bind /tmp "$0/tmp"',
        'exec chroot "$0" "$@"',
    )
)
"""Runs a command in a folder with a Debian in it. The mounts are the command's own and end with it."""


def can_be_made() -> bool:
    """Return whether such a folder can be made here."""
    return os.geteuid() == 0 and shutil.which("mmdebstrap") is not None


def debian(suite: str) -> Path:
    """Return a folder with a small Debian with up-to-date package lists."""
    if os.geteuid() != 0:
        raise Trouble("A Debian in a folder is made and entered by root only.")
    root = BUILD / "debian" / suite
    if not (root / "etc" / "os-release").exists():
        told(f"Fetching {suite}.")
        root.parent.mkdir(parents=True, exist_ok=True)
        run(needed("mmdebstrap", "mmdebstrap"), "--variant=minbase", suite, root, MIRROR)
    run(*inside(root), *APT, "update")
    return root


def inside(root: Path) -> tuple[str, ...]:
    """Return the prefix of a command that is to run in the Debian of this folder."""
    return ("unshare", "--mount", "sh", "-c", INSIDE, str(root))


def try_installed(suite: str, name: str) -> None:
    """Install the package in that Debian, play, remove it, and check that nothing is left."""
    package = next(DIST.glob(f"{name}_{version()}*.deb"), None)
    if package is None:
        raise Trouble(f"{name} has not been built, so it cannot be tried.")
    root = debian(suite)
    shutil.copyfile(package, root / "root" / package.name)
    told(f"Installing {package.name} in {suite}.")
    run(*inside(root), *APT, "install", "--no-install-recommends", f"/root/{package.name}")
    play_from(" ".join(f"'{part}'" for part in (*inside(root), f"/usr/games/{NAME}")))
    run(*inside(root), *APT, "purge", name)
    left = [path for path in (root / "usr").rglob("*cucu*desktop*") if path.exists()]
    if left:
        raise Trouble(f"Removing {name} left {', '.join(map(str, left))}.")
    told(f"{name} was installed in {suite}, played and removed; nothing is left of it.")
