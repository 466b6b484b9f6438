"""Brings assets/ and translations/ into the wheel.

They are at the top of the repository, where artists and translators look for them; a wheel has only the
package, so in it they become `cucu_desktop/_assets` and `cucu_desktop/_translations`, with compiled
catalogues. `cucu_desktop.resources` finds them in either place. An editable install reads the repository
itself and needs none of this.
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
    """Adds all assets, all words of places and all compiled catalogues to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files to include; the catalogues are compiled into a folder that `finalize` removes."""
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
        """Remove the compiled catalogues, which the wheel contains by now."""
        shutil.rmtree(self._compiled, ignore_errors=True)

    def _compile(self, language: str, source: Path | None) -> str:
        # The build runs isolated, without the project; the module that compiles in a checkout is
        # loaded by its path.
        sys.path.insert(0, self.root)
        try:
            from cucu_desktop.resources import compile_catalogue  # noqa: PLC0415
        finally:
            sys.path.remove(self.root)
        compiled = self._compiled / f"{language}.mo"
        compiled.write_bytes(compile_catalogue(source))
        return str(compiled)


def _files(folder: Path) -> list[Path]:
    """Return every visible file below `folder`, in a fixed order so that builds are repeatable."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
