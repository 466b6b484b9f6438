"""A manifest for Flatpak, with all that is built from it beside it: pinned, hashed, and nothing fetched.

The program is the wheel. Qt and its bindings come with the runtime and the base app, which have Flathub's own
builds of them; of what else the wheel depends on the wheels are taken that uv.lock names, with their hashes.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
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
    "--filesystem=xdg-run/speech-dispatcher:ro",  # voices for what is called out
)
"""What the sandbox lets through. No network and no files: those that are opened come by the portal."""
INSTALL = 'pip3 install --no-index --no-deps --prefix="${FLATPAK_DEST}"'
EXPORTED = (
    f"applications/{APP_ID}.desktop",
    f"icons/hicolor/scalable/apps/{APP_ID}.svg",
    f"metainfo/{APP_ID}.metainfo.xml",
    f"mime/packages/{APP_ID}.xml",
)
"""What desktops find below `share`; Flatpak lets out only what bears the id of the program."""


def build() -> list[Path]:
    """Write the manifest into dist/flatpak, beside the wheel that it builds from."""
    folder = fresh(FOLDER)
    program = Path(shutil.copy2(wheel(), folder))
    manifest = folder / f"{APP_ID}.json"
    manifest.write_text(json.dumps(manifest_for(program), indent=2) + "\n", "utf-8")
    if shutil.which("flatpak-builder"):
        look_at(manifest)
    else:
        told("flatpak-builder is not installed here: the manifest has not been read by it.")
    told(
        f"To build it: flatpak-builder --user --install --install-deps-from=flathub build/flatpak {manifest}"
    )
    return [manifest]


def manifest_for(program: Path) -> dict[str, Any]:
    """Return the manifest that builds from this wheel."""
    modules = [
        module(name, {"type": "file", "url": file["url"], "sha256": file["hash"].removeprefix("sha256:")})
        for name, file in dependencies().items()
    ]
    ours = {"type": "file", "path": program.name, "sha256": hashlib.sha256(program.read_bytes()).hexdigest()}
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
        "modules": [*modules, module(NAME, ours)],
    }


def module(name: str, source: dict[str, str]) -> dict[str, Any]:
    """Return a module that installs one wheel."""
    file = source.get("path") or source["url"].rpartition("/")[2]
    commands = [f"{INSTALL} {file}"]
    return {"name": name, "buildsystem": "simple", "build-commands": commands, "sources": [source]}


def dependencies() -> dict[str, dict[str, str]]:
    """Return for each package that the program needs besides Qt the one wheel that uv.lock has for it.

    Raises:
        Trouble: a package has wheels that differ from machine to machine.
    """
    locked = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
    by_name = {package["name"]: package for package in locked}
    found: dict[str, dict[str, str]] = {}
    waiting = [entry["name"] for entry in by_name[NAME]["dependencies"]]
    while waiting:
        name = waiting.pop()
        if name in OF_THE_BASE_APP or name in found:
            continue
        wheels = [file for file in by_name[name].get("wheels", []) if file["url"].endswith("-none-any.whl")]
        if len(wheels) != 1:
            raise Trouble(f"{name} has no single wheel for all machines; the manifest needs one for each.")
        found[name] = wheels[0]
        waiting += [entry["name"] for entry in by_name[name].get("dependencies", [])]
    return dict(sorted(found.items()))


def look_at(manifest: Path) -> None:
    """Let flatpak-builder read the manifest; what it does not know it warns of."""
    builder = needed("flatpak-builder", "flatpak-builder")
    read = run(
        builder, "--show-manifest", manifest, cwd=fresh(BUILD / "flatpak" / "state")
    )  # it leaves some there
    if "unknown property" in read.lower():
        raise Trouble(read)
    shown = json.loads(read[read.index("{") :])
    if [each["name"] for each in shown["modules"]] != [*dependencies(), NAME]:
        raise Trouble("flatpak-builder reads other modules than were written.")
    told("flatpak-builder reads the manifest and knows every word of it.")


def check() -> None:
    """Do what the manifest says without network, and see that what comes of it is whole and starts."""
    manifest = json.loads((FOLDER / f"{APP_ID}.json").read_text("utf-8"))
    sources = fetched(manifest)
    app = fresh(BUILD / "flatpak" / "app")
    told("Building by the manifest, without network.")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    surroundings = {"FLATPAK_DEST": str(app), "PATH": path, "PIP_CONFIG_FILE": os.devnull}
    for each in manifest["modules"]:
        for command in each["build-commands"]:
            run(*alone(), "sh", "-ec", command, environment=surroundings, cwd=sources)
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
    """What comes before a command that shall have no network; only root can do without for it."""
    return ("unshare", "--net") if os.geteuid() == 0 and shutil.which("unshare") else ()


def fetched(manifest: dict[str, Any]) -> Path:
    """Return a folder with all sources of the manifest, each with the hash that stands there."""
    folder = fresh(BUILD / "flatpak" / "sources")
    for each in manifest["modules"]:
        for source in each["sources"]:
            if "path" in source:
                file = Path(shutil.copy2(FOLDER / source["path"], folder))
            else:
                wanted = source["url"].rpartition("/")[2]
                package, number, *_ = wanted.split("-")
                pip = (sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder)
                run(*pip, f"{package}=={number}")
                file = folder / wanted
            if hashlib.sha256(file.read_bytes()).hexdigest() != source["sha256"]:
                raise Trouble(f"{file.name} is not what the manifest says.")
    return folder
