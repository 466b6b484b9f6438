"""Assets and catalogues, found beside the package or in it."""

import os
import subprocess
import sys
from io import BytesIO

import pytest

from cucu_desktop import catalogues, resources
from cucu_desktop.catalogues import Catalogue

TEMPLATE = 'msgctxt "Table"\nmsgid "Deal"\nmsgstr ""\n\nmsgctxt "words:and"\nmsgid "and"\nmsgstr ""\n'
CATALOGUE = 'msgctxt "Table"\nmsgid "Deal"\nmsgstr "{deal}"\n'


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one catalogue, and a cache of its own."""
    sources = tmp_path / "translations"
    sources.mkdir()
    (sources / "cucu-desktop.pot").write_text(TEMPLATE, "utf-8")
    (sources / "it.po").write_text(CATALOGUE.format(deal="Dai le carte"), "utf-8")
    monkeypatch.setattr(resources, "_INSTALLED", False)
    monkeypatch.setattr(resources, "_TRANSLATIONS", sources)
    monkeypatch.setattr(resources, "cache", lambda _: tmp_path / "cache")
    monkeypatch.delenv("CUCU_TRANSLATIONS", raising=False)
    return tmp_path


def spoken(compiled):
    """What the compiled catalogue makes of "Deal"."""
    return Catalogue(BytesIO(compiled)).pgettext("Table", "Deal")


def test_a_checkout_has_its_assets_beside_the_package():
    assert resources.asset("LICENSES.md").is_file()


def test_languages_are_found_by_their_files(checkout):
    assert resources.languages() == ("en", "it")
    (checkout / "translations" / "pt_BR.po").write_text(CATALOGUE, "utf-8")
    assert resources.languages() == ("en", "it", "pt_BR")


def test_a_catalogue_is_compiled_on_demand_and_kept(checkout):
    assert spoken(resources.catalogue("it")) == "Dai le carte"
    assert [path.name.partition("-")[0] for path in (checkout / "cache").iterdir()] == ["it"]


def test_an_unchanged_catalogue_is_not_compiled_again(checkout, monkeypatch):
    compiled = resources.catalogue("it")
    monkeypatch.setattr(
        resources, "compile_catalogue", lambda source: pytest.fail(f"compiled {source} again")
    )
    assert resources.catalogue("it") == compiled


@pytest.mark.parametrize(
    "damage",
    [
        lambda kept: b"",
        lambda kept: kept[: len(kept) // 2],
        lambda kept: bytes(len(kept)),
        lambda kept: kept.replace(b"Dai", b"Mai"),
        lambda kept: kept[4:],
    ],
    ids=["empty", "cut off", "zeros", "one letter", "of an earlier version"],
)
def test_a_damaged_catalogue_in_the_cache_is_compiled_anew(checkout, damage):
    compiled = resources.catalogue("it")
    (kept,) = (checkout / "cache").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(damage(whole))
    assert resources.catalogue("it") == compiled
    assert kept.read_bytes() == whole


@pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")
def test_nobody_waits_for_a_pipe_in_the_place_of_a_catalogue(checkout):
    compiled = resources.catalogue("it")
    (kept,) = (checkout / "cache").iterdir()
    kept.unlink()
    os.mkfifo(kept)
    assert resources.catalogue("it") == compiled
    assert kept.is_file()


@pytest.mark.parametrize("changed", ["it.po", "cucu-desktop.pot"])
def test_a_changed_catalogue_or_template_replaces_the_old_one(checkout, changed):
    resources.catalogue("it")
    (old,) = (checkout / "cache").iterdir()
    source = checkout / "translations" / changed
    source.write_text(source.read_text("utf-8").replace("Deal", "Deal out"), "utf-8")
    resources.catalogue("it")
    (new,) = (checkout / "cache").iterdir()
    assert new != old


def test_a_translation_that_was_changed_is_said(checkout):
    resources.catalogue("it")
    (checkout / "translations" / "it.po").write_text(CATALOGUE.format(deal="Distribuisci"), "utf-8")
    assert spoken(resources.catalogue("it")) == "Distribuisci"


def test_without_a_cache_to_write_to_it_is_compiled_all_the_same(checkout):
    (checkout / "cache").write_text("a file where the folder should be", "utf-8")
    assert spoken(resources.catalogue("it")) == "Dai le carte"


def test_a_python_with_nothing_but_its_own_modules_compiles_without_a_cache(checkout, monkeypatch):
    def missing(name):
        raise ImportError

    monkeypatch.setattr(resources, "cache", missing)
    assert spoken(resources.catalogue("it")) == "Dai le carte"


@pytest.mark.expects_warnings
def test_a_broken_catalogue_is_told_by_its_lines_at_once_and_taken_as_far_as_it_is_sound(checkout, caplog):
    source = checkout / "translations" / "it.po"
    broken = 'msgid "Deal"\nmsgstr "Dai\n\nmsgctxt "A"\nmsgstr "x"\n\n'
    broken += 'msgctxt "words:and"\nmsgid "and"\nmsgstr "e"\n'
    source.write_text(broken, "utf-8")
    catalogue = Catalogue(BytesIO(resources.catalogue("it")))
    assert catalogue.pgettext("Table", "Deal") == "Deal"
    assert catalogue.table("words") == {"and": "e"}
    (record,) = caplog.records
    told = record.getMessage()
    assert ("it.po" in told, "line 2 " in told, "line 4 " in told) == (True, True, True)


@pytest.mark.parametrize("file", [".po", "it (copy).po", "notes.txt.po", "it.po~", "a\nb.po"])
def test_what_is_no_code_of_a_language_is_none(checkout, file):
    (checkout / "translations" / file).write_text(CATALOGUE, "utf-8")
    assert resources.languages() == ("en", "it")


def test_who_translates_may_have_a_catalogue_elsewhere(checkout, monkeypatch, tmp_path):
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.setenv("CUCU_TRANSLATIONS", str(own))
    (own / "pl.po").write_text(CATALOGUE.format(deal="Rozdaj"), "utf-8")
    (own / "it.po").write_text(CATALOGUE.format(deal="Smazza"), "utf-8")
    assert resources.languages() == ("en", "it", "pl")
    assert [spoken(resources.catalogue(language)) for language in ("pl", "it")] == ["Rozdaj", "Smazza"]


def test_a_folder_of_translators_that_is_not_there_has_no_languages(checkout, monkeypatch, tmp_path):
    monkeypatch.setenv("CUCU_TRANSLATIONS", str(tmp_path / "nowhere"))
    assert resources.languages() == ("en", "it")


def test_resources_cost_a_start_next_to_nothing():
    """Neither Qt nor what only a changed catalogue needs is loaded."""
    code = "import sys; old = set(sys.modules); import cucu_desktop.resources; print(*set(sys.modules) - old)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert not loaded & {"PySide6", "platformdirs", "subprocess", "shutil"}


def test_an_odd_catalogue_in_the_cache_is_compiled_again(tmp_path, monkeypatch):
    monkeypatch.setattr(resources, "cache", lambda name: tmp_path / name)
    resources.catalogue("de")
    (kept,) = (tmp_path / "catalogues").iterdir()
    odd = b"no catalogue"
    kept.write_bytes(resources._checksum(odd) + odd)
    assert catalogues.catalogue.__wrapped__("de").pgettext("Guests", "Later") == "Später"
