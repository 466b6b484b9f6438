"""Assets and catalogues, found beside the package or in it."""

import subprocess
import sys

import pytest

from cucu_desktop import resources

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>Table</name>
<message><source>Deal</source><translation>{deal}</translation></message>
</context>
</TS>
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one catalogue, and a cache of its own."""
    sources = tmp_path / "translations" / "ui"
    sources.mkdir(parents=True)
    (sources / "cucu_it.ts").write_text(CATALOGUE.format(language="it", deal="Dai le carte"), "utf-8")
    monkeypatch.setattr(resources, "_INSTALLED", False)
    monkeypatch.setattr(resources, "_TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(resources, "_cache", lambda: tmp_path / "cache")
    return tmp_path


def spoken(compiled):
    """What the compiled catalogue makes of "Deal"."""
    from PySide6.QtCore import QTranslator  # noqa: PLC0415

    translator = QTranslator()
    assert translator.load(str(compiled))
    return translator.translate("Table", "Deal")


def test_a_checkout_has_its_assets_beside_the_package():
    assert resources.asset("LICENSES.md").is_file()


def test_a_catalogue_is_compiled_on_demand(checkout):
    compiled = resources.catalogue("it")
    assert spoken(compiled) == "Dai le carte"
    assert compiled.is_relative_to(checkout / "cache")


def test_an_unchanged_catalogue_is_not_compiled_again(checkout, monkeypatch):
    compiled = resources.catalogue("it")

    def refuse(source, target):
        pytest.fail(f"compiled {source} again")

    monkeypatch.setattr(resources, "compile_catalogue", refuse)
    assert resources.catalogue("it") == compiled


def test_a_changed_catalogue_replaces_the_old_one(checkout):
    old = resources.catalogue("it")
    source = checkout / "translations" / "ui" / "cucu_it.ts"
    source.write_text(CATALOGUE.format(language="it", deal="Distribuisci"), "utf-8")
    new = resources.catalogue("it")
    assert spoken(new) == "Distribuisci"
    assert not old.exists()


def test_a_language_nobody_translated_has_no_catalogue(checkout):
    assert resources.catalogue("fr") is None


def test_without_a_cache_to_write_to_the_window_speaks_its_source(checkout):
    (checkout / "cache").write_text("a file where the folder should be", "utf-8")
    assert resources.catalogue("it") is None


def test_a_broken_catalogue_is_told_and_leaves_nothing_behind(checkout):
    source = checkout / "translations" / "ui" / "cucu_it.ts"
    source.write_text("<TS><context>", "utf-8")
    target = checkout / "cache" / "cucu_it.qm"
    with pytest.raises(OSError, match=r"lrelease refused cucu_it\.ts"):
        resources.compile_catalogue(source, target)
    assert list(target.parent.iterdir()) == []


def test_resources_cost_a_start_next_to_nothing():
    """Neither Qt nor what only a changed catalogue needs is loaded."""
    code = "import sys; old = set(sys.modules); import cucu_desktop.resources; print(*set(sys.modules) - old)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert not loaded & {"PySide6", "platformdirs", "subprocess", "shutil"}
