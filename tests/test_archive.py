"""From within an archive the program says what to do."""

import subprocess
import sys
import zipfile
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "cucu_desktop"


def test_a_zip_file_on_the_path_is_answered_with_one_sentence(tmp_path):
    archive = tmp_path / "program.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in PACKAGE.rglob("*.py"):
            file.write(path, path.relative_to(PACKAGE.parent))
    start = (
        f"import sys; sys.path.insert(0, {str(archive)!r}); sys.argv = ['cucu-desktop', 'simulate']; "
        "from cucu_desktop.app import main; sys.exit(main())"
    )
    command = [sys.executable, "-I", "-c", start]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1
    assert "archive" in told.stderr
