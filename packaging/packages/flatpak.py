"""A manifest for Flatpak: the program is built from its tagged source, pinned, hashed and without network.

Qt and its bindings come with the runtime and the base app, which are Flathub's own builds. The other
dependencies, and the build tools, are the wheels in uv.lock, with their hashes.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

from steps import APP_ID, BUILD, DIST, NAME, ROOT, Trouble, fresh, needed, run, told, version, wheel

QT = "6.11"
"""The branch of runtime and base app; tests/packaging/test_packages.py holds it within pyproject's bounds."""
OF_THE_BASE_APP = {"pyside6", "pyside6-addons", "pyside6-essentials", "shiboken6"}
FOLDER = DIST / "flatpak"
FINISH = (
    *("--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"),
    "--socket=pulseaudio",  # sounds
    "--share=network",  # guests with phones; nothing listens before they are invited
    "--filesystem=xdg-run/speech-dispatcher:ro",  # voices of calls
)
"""The permissions of the sandbox. No files: opened files come through the portal."""
INSTALL = 'pip3 install --no-index --no-deps --prefix="${FLATPAK_DEST}"'
EXPORTED = (
    f"applications/{APP_ID}.desktop",
    f"icons/hicolor/scalable/apps/{APP_ID}.svg",
    f"metainfo/{APP_ID}.metainfo.xml",
    f"mime/packages/{APP_ID}.xml",
)
"""The files for desktops below `share`; Flatpak exports only those with the id of the program."""


def build() -> list[Path]:
    """Write two manifests into dist/flatpak: one of the tagged source, one of this checkout's."""
    folder = fresh(FOLDER)
    archive = Path(shutil.copy2(wheel("sdist"), folder))
    manifests = []
    for name, source in ((APP_ID, tagged()), (f"{APP_ID}.local", archived(archive))):
        manifest = folder / f"{name}.json"
        manifest.write_text(json.dumps(manifest_for(source), indent=2) + "\n", "utf-8")
        manifests.append(manifest)
        if shutil.which("flatpak-builder"):
            look_at(manifest)
    if not shutil.which("flatpak-builder"):
        told("flatpak-builder is not installed here: the manifests have not been read by it.")
    if "commit" not in tagged():
        told(f"There is no tag v{version()} here: before Flathub gets the manifest, tag and write it again.")
    command = "flatpak-builder --user --install --install-deps-from=flathub build/flatpak"
    told(f"To build what is in this checkout: {command} {manifests[1]}")
    return manifests


def tagged() -> dict[str, str]:
    """Return the tagged source of this version, pinned to its commit if the tag is here."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    source = {"type": "git", "url": f"{urls['Source']}.git", "tag": f"v{version()}"}
    git = ("git", "-c", "safe.directory=*", "rev-parse", "--verify", "-q", f"{source['tag']}^{{commit}}")
    try:
        return {**source, "commit": run(*git).strip()}
    except (Trouble, FileNotFoundError):
        return source


def archived(archive: Path) -> dict[str, str]:
    """Return a source distribution beside the manifest as a source."""
    return {
        "type": "archive",
        "path": archive.name,
        "sha256": hashlib.sha256(archive.read_bytes()).hexdigest(),
    }


def manifest_for(source: dict[str, str]) -> dict[str, Any]:
    """Return the manifest that builds the program from this source."""
    tools = [{**of_wheel(name, file), "cleanup": ["*"]} for name, file in build_tools().items()]
    program = {
        "name": NAME,
        "buildsystem": "simple",
        "build-commands": [f"{INSTALL} --no-build-isolation ."],
        "sources": [source],
    }
    return {
        "id": APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": QT,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": QT,
        "default-branch": "stable",
        "command": NAME,
        "finish-args": list(FINISH),
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "cleanup": ["/share/bash-completion", "/share/fish", "/share/man", "/share/zsh"],
        "modules": [*(of_wheel(name, file) for name, file in dependencies().items()), *tools, program],
    }


def of_wheel(name: str, file: dict[str, str]) -> dict[str, Any]:
    """Return a module that installs one wheel of uv.lock."""
    return {
        "name": name,
        "buildsystem": "simple",
        "build-commands": [f"{INSTALL} {file['url'].rpartition('/')[2]}"],
        "sources": [{"type": "file", "url": file["url"], "sha256": file["hash"].removeprefix("sha256:")}],
    }


def dependencies() -> dict[str, dict[str, str]]:
    """Return the wheel in uv.lock of each dependency besides Qt."""
    return locked_wheels([NAME])


def build_tools() -> dict[str, dict[str, str]]:
    """Return the wheels of the build tools; none of them stays."""
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    found = locked_wheels([re.split(r"[^\w-]", each)[0] for each in requires])
    return {name: file for name, file in found.items() if name not in dependencies()}


def locked_wheels(wanted: list[str]) -> dict[str, dict[str, str]]:
    """Return the wheels of these packages and of their dependencies, without the program and Qt.

    Raises:
        Trouble: a package has wheels that differ from machine to machine.
    """
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    by_name = {package["name"]: package for package in locked}
    found: dict[str, dict[str, str]] = {}
    waiting, seen = list(wanted), {*OF_THE_BASE_APP}
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        waiting += [entry["name"] for entry in by_name[name].get("dependencies", [])]
        if name == NAME:
            continue
        wheels = [file for file in by_name[name].get("wheels", []) if file["url"].endswith("-none-any.whl")]
        if len(wheels) != 1:
            raise Trouble(f"{name} has no single wheel for all machines; the manifest needs one for each.")
        found[name] = wheels[0]
    return dict(sorted(found.items()))


def look_at(manifest: Path) -> None:
    """Check the manifest with flatpak-builder, which warns of unknown keys."""
    builder = needed("flatpak-builder", "flatpak-builder")
    read = run(
        builder, "--show-manifest", manifest, cwd=fresh(BUILD / "flatpak" / "state")
    )  # it leaves files there
    if "unknown property" in read.lower():
        raise Trouble(read)
    shown = json.loads(read[read.index("{") :])
    if [each["name"] for each in shown["modules"]] != [*dependencies(), *build_tools(), NAME]:
        raise Trouble("flatpak-builder reads other modules than were written.")
    told("flatpak-builder reads the manifest and knows every word of it.")


def check() -> None:
    """Execute the manifest's steps without network, and check that the result is complete and starts."""
    manifest = json.loads((FOLDER / f"{APP_ID}.local.json").read_text("utf-8"))
    sources = fetched(manifest)
    app = fresh(BUILD / "flatpak" / "app")
    told("Building by the manifest, without network.")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    libraries = app / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    surroundings = {
        "FLATPAK_DEST": str(app),
        "PATH": path,
        "PIP_CONFIG_FILE": os.devnull,
        "PYTHONPATH": str(libraries),  # as in the sandbox: the program is built with the modules before it
    }
    for each in manifest["modules"]:
        for command in each["build-commands"]:
            place = sources / NAME if each["name"] == NAME else sources
            run(*alone(), "sh", "-ec", command, environment=surroundings, cwd=place)
    missing = [name for name in EXPORTED if not (app / "share" / name).is_file()]
    (packages,) = app.glob("lib/python3*/site-packages")
    if missing or not (packages / "cucu_desktop" / "_assets").is_dir():
        raise Trouble(f"What was built has no {', '.join(missing) or 'assets'}.")
    said = subprocess.run(
        [sys.executable, app / "bin" / NAME, "--version"],
        env={**os.environ, "PYTHONPATH": str(packages)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout
    if said.strip() != f"{NAME} {version()}":
        raise Trouble(f"What was built says {said!r} of itself.")
    told("It builds without network, has what desktops look for, and starts.")


def alone() -> tuple[str, ...]:
    """Return the prefix of a command that is to have no network; only root can do so."""
    return ("unshare", "--net") if os.geteuid() == 0 and shutil.which("unshare") else ()


def fetched(manifest: dict[str, Any]) -> Path:
    """Return a folder with all sources of the manifest, checked by their hashes."""
    folder = fresh(BUILD / "flatpak" / "sources")
    for each in manifest["modules"]:
        for source in each["sources"]:
            if "path" in source:
                file = Path(shutil.copy2(FOLDER / source["path"], folder))
                with tarfile.open(file) as packed:
                    packed.extractall(folder, filter="data")
                (folder / file.name.removesuffix(".tar.gz")).rename(folder / NAME)
            else:
                wanted = source["url"].rpartition("/")[2]
                package, number, *_ = wanted.split("-")
                pip = (sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder)
                run(*pip, f"{package}=={number}")
                file = folder / wanted
            if hashlib.sha256(file.read_bytes()).hexdigest() != source["sha256"]:
                raise Trouble(f"{file.name} is not what the manifest says.")
    return folder
