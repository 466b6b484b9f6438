"""Two packages for Debian and its like: one with the system's PySide6, one with a Qt of its own.

`cucu-desktop` is for Debian 13 and later and built from its source package (see `debian_source`),
`cucu-desktop-bundled` for Debian 12, which has no PySide6; it contains the folder (see `folder`).
"""

import gzip
import hashlib
import os
import re
import shutil
import time
from email.utils import formatdate
from pathlib import Path

import debian_source
import folder
from debian_system import try_installed
from shared import lay_out
from steps import BUILD, DIST, NAME, ROOT, fresh, needed, run, size, told, unpacked_wheel, version

DEBIAN = ROOT / "packaging" / "debian"
BUNDLED = f"{NAME}-bundled"
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
BUNDLED_DEPENDS = (
    "libegl1",
    "libgl1",
    "libpulse0",
    "libxcb1",
    "fontconfig-config",
    "xkb-data",
    "sensible-utils",
)
OVERRIDES = {
    "Debian 12 has no PySide6: Qt and Python come as their makers have built them, for this program alone.": (
        "binary-has-unneeded-section",
        "custom-library-search-path",
        "embedded-library",
        "hardening-no-bindnow",
        "hardening-no-fortify-functions",
        "hardening-no-pie",
        "library-not-linked-against-libc",
        "shared-library-lacks-prerequisites",
        "unstripped-binary-or-object",
    ),
    "The program and all that it shows lie in one folder, as PyInstaller makes it.": (
        "font-in-non-font-package",
        "font-outside-font-dir",
        "image-file-in-usr-lib",
        "package-contains-documentation-outside-usr-share-doc",
        "repeated-path-segment",
    ),
}
"""The tags of lintian that do not apply to the bundled package, by the reason."""
COMPRESSION = ("-Zxz", "-z1")
"""The compression: an eighth larger than xz at its usual level, and four times as fast."""
SUITES = {"trixie": NAME, "bookworm": BUNDLED}
"""Releases of Debian, and the package for each."""


def build() -> list[Path]:
    """Build both packages, and check them with lintian if it is installed."""
    built = debian_source.build()
    if not folder.program().exists():
        folder.build()
    built.append(build_bundled())
    if shutil.which("lintian"):
        for package in [path for path in built if path.suffix == ".deb"]:
            told(f"Having lintian look at {package.name}.")
            checked = run("lintian", "--pedantic", "-I", "--fail-on", "error", "--allow-root", package)
            told(checked.strip() or "lintian finds nothing.")
    else:
        told("lintian is not installed here: left out.")
    return built


def build_bundled() -> Path:
    """Build the package with the folder."""
    told("Building the package for Debian 12.")
    root, contents = fresh(BUILD / "deb" / BUNDLED), unpacked_wheel()
    shutil.copytree(DIST / NAME, root / "usr" / "lib" / NAME, symlinks=True)
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    lay_out(root / "usr" / "share", contents)
    overrides = [
        line
        for reason, tags in OVERRIDES.items()
        for line in (f"# {reason}", *(f"{BUNDLED}: {tag}" for tag in tags))
    ]
    write(root / "usr/share/lintian/overrides" / BUNDLED, "\n".join(overrides) + "\n")
    return finished(root)


def control(field: str) -> str:
    """Return the value of a field of debian/control, the last one of that name."""
    text = (DEBIAN / "control").read_text("utf-8")
    values: list[str] = re.findall(rf"^{field}: (.+(?:\n .+)*)", text, re.MULTILINE)
    return values[-1]


def finished(root: Path) -> Path:
    """Add the files of every package, and pack it."""
    share = root / "usr" / "share"
    documents = share / "doc" / BUNDLED
    documents.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "copyright", documents / "copyright")
    when = formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    entry = f"{BUNDLED} ({version()}) unstable; urgency=medium\n\n  * See NEWS.gz beside this.\n\n"
    zipped(documents / "changelog.gz", f"{entry} -- {control('Maintainer')}  {when}\n")
    zipped(documents / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    for page in (share / "man").rglob("*.[1-9]"):
        zipped(page.with_name(page.name + ".gz"), page.read_text("utf-8"))
        page.unlink()
    where_debian_looks = share / "zsh" / "vendor-completions"
    (share / "zsh" / "site-functions").rename(where_debian_looks)
    for path in root.rglob("*"):
        if not path.is_symlink() and "DEBIAN" not in path.parts:
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
    installed = [
        path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()
    ]
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}" for path in installed)  # noqa: S324 - dpkg's own form
    write(root / "DEBIAN" / "md5sums", "\n".join(sums) + "\n")
    # A build on one system does not run on systems with an older C library.
    libc = (os.confstr("CS_GNU_LIBC_VERSION") or "glibc 2.36").split()[-1]
    architecture = run(needed("dpkg", "dpkg"), "--print-architecture").strip()
    filled = BUNDLED_CONTROL.format(
        name=BUNDLED,
        version=version(),
        architecture=architecture,
        maintainer=control("Maintainer"),
        homepage=control("Homepage"),
        size=size(root / "usr") // 1024,
        depends=", ".join((f"libc6 (>= {libc})", *BUNDLED_DEPENDS)),
        description=control("Description"),
    )
    write(root / "DEBIAN" / "control", filled)
    target = DIST / f"{BUNDLED}_{version()}_{architecture}.deb"
    told(f"Packing {size(root) / 1e6:.0f} MB.")
    run(needed("dpkg-deb", "dpkg"), "--root-owner-group", *COMPRESSION, "--build", root, target)
    return target


def is_program(path: Path) -> bool:
    """Return whether a file is executable."""
    return path.name == NAME and path.parent.name in {"games", NAME}


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file, and create its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(mode)


def zipped(path: Path, text: str) -> None:
    """Write a file compressed as Debian requires for documents: at the highest level, without a time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def check() -> None:
    """Test each package in its Debian."""
    for suite, name in SUITES.items():
        try_installed(suite, name)
