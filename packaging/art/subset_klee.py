"""Write assets/fonts/klee.ttf: the letters of Klee One that are used in translations/local.

    python packaging/art/subset_klee.py KleeOne-SemiBold.ttf

The whole font, 22 MB, is in Debian's package fonts-klee; `pyftsubset` of fontTools 4.60.1 (PyPI) subsets it.
Run it when texts in translations/local use new letters: a test in tests/ui/widgets finds missing letters.
"""

import argparse
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIRST = 0x2E80
"""The first code point of East Asian letters; the other fonts have all before it."""


def letters() -> str:
    """Return all East Asian letters of the dialect translations."""
    told = (file.read_text(encoding="utf-8") for file in (ROOT / "translations" / "local").rglob("*.toml"))
    return "".join(sorted({letter for text in told for letter in text if ord(letter) >= FIRST}))


def main() -> None:
    """Write the font."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("font", type=Path, help="KleeOne-SemiBold.ttf")
    parser.add_argument("target", type=Path, nargs="?", default=ROOT / "assets" / "fonts" / "klee.ttf")
    font, target = vars(parser.parse_args()).values()
    subprocess.run(
        [
            "pyftsubset", str(font), f"--text={letters()}", f"--output-file={target}",
            "--no-hinting", "--layout-features=", "--notdef-outline", "--name-IDs=0,1,2,4,6,13,14", "--no-recalc-timestamp",
        ],
        check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": "0"},
    )  # fmt: skip


if __name__ == "__main__":
    main()
