"""Two packages for Debian and its like: one on the system's PySide6, one that carries a Qt of its own.

`cucu-desktop` is for Debian 13 and later, `cucu-desktop-bundled` for Debian 12, which has no PySide6; it is
the folder (see `folder`). Both are made with dpkg-deb alone.
"""

import gzip
import hashlib
import os
import shutil
import time
from email.utils import formatdate
from pathlib import Path

import folder
from shared import lay_out
from steps import (
    BUILD,
    DIST,
    NAME,
    ROOT,
    Trouble,
    fresh,
    needed,
    play_from,
    run,
    size,
    told,
    unpacked_wheel,
    version,
)

# Debian wants an address; this is the forge's for the project. Where to write to stands in debian/copyright.
MAINTAINER = "The cucu-desktop maintainers <cucu-desktop@users.noreply.github.com>"
HOMEPAGE = "https://github.com/cucu-desktop/CucuDesktop"
BUNDLED = f"{NAME}-bundled"
DESCRIPTION = """table of card games of the Cucco family
 Cucù of Campli, Lu Stù, Cöch, Zifuli, Cuccu a trionfo, Cuckoo, Ace Chasing,
 Tie-break Cuckoo, Gnav, Kille, Le Her and Coucou, with bots or with others at
 the same screen: thirteen games of one family, by mouse, keyboard or screen reader."""

SYSTEM_CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: all
Maintainer: {maintainer}
Homepage: {homepage}
Installed-Size: {size}
Depends: {depends}
Recommends: qt6-speech-speechd-plugin, qt6-wayland
Conflicts: cucu-desktop-bundled
Description: {description}
"""
BUNDLED_CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Homepage: {homepage}
Installed-Size: {size}
Depends: {depends}
Recommends: libspeechd2
Conflicts: cucu-desktop
Provides: cucu-desktop
Description: {description}
 .
 This package brings Python and Qt along, for systems that have no PySide6.
"""
SYSTEM_DEPENDS = (
    *("python3 (>= 3.11)", "python3-platformdirs"),
    *(
        f"python3-pyside6.qt{module} (>= 6.8)"
        for module in ("core", "gui", "multimedia", "svg", "texttospeech", "widgets")
    ),
)
BUNDLED_DEPENDS = (
    "libegl1",
    "libgl1",
    "libpulse0",
    "libxcb1",
    "fontconfig-config",
    "xkb-data",
    "sensible-utils",
)
LAUNCHER = """#!/usr/bin/python3
import sys

sys.path.insert(0, "/usr/share/cucu-desktop")
from cucu_desktop.app import main

sys.exit(main())
"""
POSTINST = """#!/bin/sh
set -e
if [ "$1" = configure ]; then
    py3compile -p cucu-desktop /usr/share/cucu-desktop
fi
"""
PRERM = """#!/bin/sh
set -e
py3clean -p cucu-desktop
"""
# What Debian asks of libraries that others use too; those of this folder are used by this program alone.
BUNDLED_OVERRIDES = """# Debian 12 has no PySide6: Qt and Python come as their makers have built them.
{name}: embedded-library
{name}: unstripped-binary-or-object
{name}: custom-library-search-path
{name}: hardening-no-pie
{name}: library-not-linked-against-libc
"""
SUITES = {"trixie": NAME, "bookworm": BUNDLED}
"""Releases of Debian, and which of the two is for it."""
INSIDE = " && ".join(  # noqa: FLY002 - one step a line
    (
        'mount --rbind /dev "$0/dev"',
        'mount -t proc proc "$0/proc"',
        'mount --bind /tmp "$0/tmp"',
        'exec chroot "$0" "$@"',
    )
)
"""Runs a command in a folder with a Debian in it. The mounts are the command's own and end with it."""


def build() -> list[Path]:
    """Build both packages, and have lintian look at them where it is installed."""
    built = [build_on_system()]
    if not folder.program().exists():
        folder.build()
    built.append(build_bundled())
    if shutil.which("lintian"):
        for package in built:
            told(
                run("lintian", "--fail-on", "error", "--allow-root", package).strip()
                or "lintian finds nothing."
            )
    else:
        told("lintian is not installed here: left out.")
    return built


def build_on_system() -> Path:
    """Build the one that needs the system's PySide6."""
    told("Building the package for Debian 13.")
    root, contents = fresh(BUILD / "deb" / NAME), unpacked_wheel()
    program = root / "usr" / "share" / NAME / "cucu_desktop"
    shutil.copytree(contents / "cucu_desktop", program)
    write(root / "usr" / "games" / NAME, LAUNCHER, 0o755)
    write(root / "DEBIAN" / "postinst", POSTINST, 0o755)
    write(root / "DEBIAN" / "prerm", PRERM, 0o755)
    lay_out(root / "usr" / "share", contents)
    return finished(root, NAME, SYSTEM_CONTROL, "all")


def build_bundled() -> Path:
    """Build the one that carries the folder."""
    told("Building the package for Debian 12.")
    root, contents = fresh(BUILD / "deb" / BUNDLED), unpacked_wheel()
    shutil.copytree(DIST / NAME, root / "usr" / "lib" / NAME, symlinks=True)
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    lay_out(root / "usr" / "share", contents)
    write(root / "usr/share/lintian/overrides" / BUNDLED, BUNDLED_OVERRIDES.format(name=BUNDLED))
    architecture = run(needed("dpkg", "dpkg"), "--print-architecture").strip()
    return finished(root, BUNDLED, BUNDLED_CONTROL, architecture)


def finished(root: Path, name: str, control: str, architecture: str) -> Path:
    """Add what every package has, and pack it."""
    documents = root / "usr" / "share" / "doc" / name
    fonts = (ROOT / "assets" / "fonts" / "OFL-im-fell.txt").read_text("utf-8")
    terms = fonts[fonts.index("SIL OPEN FONT LICENSE") :]
    paragraphs = "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in terms.splitlines())
    copyright_file = (ROOT / "packaging" / "debian" / "copyright").read_text("utf-8")
    write(documents / "copyright", copyright_file.replace("@OFL@", paragraphs))
    when = formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    entry = f"{name} ({version()}) unstable; urgency=medium\n\n  * See /usr/share/doc/{name}/NEWS.gz.\n\n"
    zipped(documents / "changelog.gz", f"{entry} -- {MAINTAINER}  {when}\n")
    zipped(documents / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    for page in (root / "usr" / "share" / "man").rglob("*.[1-9]"):
        zipped(page.with_name(page.name + ".gz"), page.read_text("utf-8"))
        page.unlink()
    for path in root.rglob("*"):
        if not path.is_symlink() and "DEBIAN" not in path.parts:
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
    installed = [
        path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()
    ]
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}" for path in installed)  # noqa: S324 - dpkg's own form
    write(root / "DEBIAN" / "md5sums", "\n".join(sums) + "\n")
    # What was built on a system runs on none with an older C library.
    libc = (os.confstr("CS_GNU_LIBC_VERSION") or "glibc 2.36").split()[-1]
    depends = SYSTEM_DEPENDS if architecture == "all" else (f"libc6 (>= {libc})", *BUNDLED_DEPENDS)
    told_of = {
        "name": name,
        "version": version(),
        "maintainer": MAINTAINER,
        "homepage": HOMEPAGE,
        "description": DESCRIPTION,
    }
    filled = control.format(
        size=size(root / "usr") // 1024, architecture=architecture, depends=", ".join(depends), **told_of
    )
    write(root / "DEBIAN" / "control", filled)
    target = DIST / f"{name}_{version()}_{architecture}.deb"
    run(needed("dpkg-deb", "dpkg"), "--root-owner-group", "-Zxz", "--build", root, target)
    return target


def is_program(path: Path) -> bool:
    """Whether a file is started, and not only read."""
    return path.name == NAME and path.parent.name in {"games", NAME}


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file, and the folders to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(mode)


def zipped(path: Path, text: str) -> None:
    """Write a file as Debian wants documents: packed as small as can be, with no time in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def check() -> None:
    """Install each in the Debian that it is for, play, remove it, and see that nothing is left."""
    if os.geteuid() != 0:
        raise Trouble("A Debian in a folder is made and entered by root only.")
    for suite, name in SUITES.items():
        (package,) = DIST.glob(f"{name}_*.deb")
        root = debian(suite)
        shutil.copyfile(package, root / "root" / package.name)
        told(f"Installing {package.name} in {suite}.")
        apt = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y")
        run(*inside(root), *apt, "update")
        run(*inside(root), *apt, "install", "--no-install-recommends", f"/root/{package.name}")
        play_from(" ".join(f"'{part}'" for part in (*inside(root), f"/usr/games/{NAME}")))
        run(*inside(root), *apt, "purge", name)
        left = [path for path in (root / "usr").rglob("*cucu*desktop*") if path.exists()]
        if left:
            raise Trouble(f"Removing {name} left {', '.join(map(str, left))}.")
        told(f"{name} was installed in {suite}, played and removed; nothing is left of it.")


def debian(suite: str) -> Path:
    """A folder with a small Debian in it."""
    root = BUILD / "debian" / suite
    if not (root / "etc" / "os-release").exists():
        told(f"Fetching {suite}.")
        root.parent.mkdir(parents=True, exist_ok=True)
        run(
            needed("mmdebstrap", "mmdebstrap"),
            "--variant=minbase",
            suite,
            root,
            "http://deb.debian.org/debian",
        )
    return root


def inside(root: Path) -> tuple[str, ...]:
    """What comes before a command that shall run in the Debian of this folder."""
    return ("unshare", "--mount", "sh", "-c", INSIDE, str(root))
