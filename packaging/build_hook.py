"""Brings assets/ and translations/ into the wheel.

They lie at the top of the repository, where artists and translators look for them; a wheel has nothing but
the package, so there they become `cucu_desktop/_assets` and `cucu_desktop/_translations`, the catalogues
compiled. `cucu_desktop.resources` finds them in either place. An editable install reads the repository itself
and needs none of this.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASSETS = "cucu_desktop/_assets"
TRANSLATIONS = "cucu_desktop/_translations"
# Pictures for the README and for software centres: the program shows none of them.
NOT_SHIPPED = ("screenshots",)


class ResourcesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds every asset, every word of a place and every compiled catalogue to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to include; the catalogues are compiled into a folder that `finalize` takes away."""
        self._compiled = Path(tempfile.mkdtemp(prefix="cucu-catalogues-"))
        if version == "editable":
            return
        root = Path(self.root)
        included = build_data["force_include"]
        for asset in _files(root / "assets"):
            inside = asset.relative_to(root / "assets")
            if inside.parts[0] not in NOT_SHIPPED:
                included[str(asset)] = f"{ASSETS}/{inside.as_posix()}"
        for words in _files(root / "translations"):
            inside = words.relative_to(root / "translations")
            if words.suffix != ".po":
                included[str(words)] = f"{TRANSLATIONS}/{inside.as_posix()}"
        sources = {path.stem: path for path in sorted((root / "translations").glob("*.po"))}
        for language, source in {"en": None, **sources}.items():
            included[self._compile(language, source)] = f"{TRANSLATIONS}/{language}.mo"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Take the compiled catalogues away; the wheel has its own copies by now."""
        shutil.rmtree(self._compiled, ignore_errors=True)

    def _compile(self, language: str, source: Path | None) -> str:
        # The build runs isolated, without the project; the module that does this in a checkout is at hand.
        sys.path.insert(0, self.root)
        try:
            from cucu_desktop.resources import compile_catalogue  # noqa: PLC0415
        finally:
            sys.path.remove(self.root)
        compiled = self._compiled / f"{language}.mo"
        compiled.write_bytes(compile_catalogue(source))
        return str(compiled)


def _files(folder: Path) -> list[Path]:
    """Every file below `folder` that is not hidden, in a fixed order so that builds are repeatable."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
