"""Write assets/guests/letters.woff2: the letters of EB Garamond for the page of guests, which is small.

    python packaging/art/subset_page_letters.py

`pyftsubset` of fontTools 4.60.1 with brotli 1.2.1 (both PyPI) subsets assets/fonts/eb-garamond.ttf. Other letters, as
in names, come from the fonts of the phone.
"""

import os
import subprocess
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
LETTERS = "U+20-7E,U+A0,U+A1,U+AB,U+B0,U+B7,U+BB,U+BF-FF,U+2013,U+2018-201A,U+201C-201E,U+2026,U+2212"
"""Latin-1 and the punctuation of the translations."""


def main() -> None:
    """Write the font."""
    font, target = ASSETS / "fonts" / "eb-garamond.ttf", ASSETS / "guests" / "letters.woff2"
    subprocess.run(
        [
            "pyftsubset", str(font), f"--unicodes={LETTERS}", f"--output-file={target}", "--flavor=woff2",
            "--no-hinting", "--layout-features=kern", "--name-IDs=0,1,2,4,6,13,14", "--no-recalc-timestamp",
        ],
        check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": "0"},
    )  # fmt: skip


if __name__ == "__main__":
    main()
