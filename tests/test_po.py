"""Catalogues of gettext, read and compiled."""

import subprocess
from gettext import GNUTranslations
from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from cucu_desktop.po import Message, compiled, read
from cucu_desktop.resources import translation

POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
HEADER = f'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Plural-Forms: {POLISH}\\n"\n\n'
TEMPLATE = 'msgctxt "Table"\nmsgid "{n} coin"\nmsgid_plural "{n} coins"\nmsgstr[0] ""\nmsgstr[1] ""\n'


def loaded(template, catalogue):
    return GNUTranslations(BytesIO(compiled(template, catalogue)))


def test_a_message_has_a_context_and_lines():
    text = (
        '#. for translators\n#, python-format\nmsgctxt "A:b"\nmsgid ""\n"One\\n"\n"\\"two\\""\nmsgstr "x"\n'
    )
    assert list(read(text)) == [Message("A:b", ('One\n"two"',), ("x",), is_fuzzy=False)]


def test_messages_without_an_empty_line_between_them_are_two():
    assert [each.ids for each in read('msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"\n')] == [("a",), ("c",)]


def test_what_is_obsolete_or_was_said_before_is_no_message():
    text = '#, fuzzy\n#| msgid "old"\nmsgid "new"\nmsgstr "neu"\n\n#~ msgid "gone"\n#~ msgstr "weg"\n'
    (message,) = read(text)
    assert message == Message(None, ("new",), ("neu",), is_fuzzy=True)
    assert not message.is_translated


@pytest.mark.parametrize("text", ['msgid "a', "nonsense", '"a text of nothing"', 'msgid "a"b"'])
def test_what_is_no_catalogue_is_refused_by_its_line(text):
    with pytest.raises(ValueError, match="line 3"):
        list(read(f"# a comment\n\n{text}\n"))


def test_each_form_is_said_of_its_numbers():
    forms = 'msgstr[0] "{n} moneta"\nmsgstr[1] "{n} monety"\nmsgstr[2] "{n} monet"\n'
    catalogue = HEADER + TEMPLATE.partition("msgstr")[0] + forms
    told = loaded(TEMPLATE, catalogue)
    said = [told.npgettext("Table", "{n} coin", "{n} coins", n) for n in (1, 2, 5, 22)]
    assert said == ["{n} moneta", "{n} monety", "{n} monet", "{n} monety"]


@pytest.mark.parametrize("why", ["", "#, fuzzy\n"])
def test_what_is_not_translated_or_fuzzy_is_said_in_english(why):
    texts = (
        'msgstr[0] "{n} moneta"\nmsgstr[1] ""\nmsgstr[2] ""\n'
        if not why
        else 'msgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"\n'
    )
    told = loaded(TEMPLATE, HEADER + why + TEMPLATE.partition("msgstr")[0] + texts)
    said = [told.npgettext("Table", "{n} coin", "{n} coins", n) for n in (1, 2, 5)]
    assert said == ["{n} coin", "{n} coins", "{n} coins"]


def test_a_message_that_the_program_lacks_is_left_out():
    told = loaded(TEMPLATE, HEADER + 'msgid "gone"\nmsgstr "weg"\n')
    assert told.gettext("gone") == "gone"


@pytest.mark.parametrize("file", sorted(translation().glob("*.po*")), ids=lambda file: file.name)
def test_ours_are_read_as_babel_reads_them(file):
    with file.open("rb") as opened:
        theirs = {
            (each.context, each.id if isinstance(each.id, tuple) else (each.id,)): each
            for each in read_po(opened)
            if each.id
        }
    ours = {(each.context, each.ids): each for each in read(file.read_text("utf-8")) if each.ids[0]}
    assert ours.keys() == theirs.keys()
    for key, each in ours.items():
        string = theirs[key].string
        assert each.texts == (string if isinstance(string, tuple) else (string,)), key
        assert each.is_fuzzy == theirs[key].fuzzy


@pytest.mark.parametrize("language", ["de", "it"])
def test_gnu_msgfmt_makes_the_same_of_them(language, tmp_path):
    source = translation(f"{language}.po")
    try:
        subprocess.run(
            ["msgfmt", "--check-format", "-o", tmp_path / "theirs.mo", source],
            check=True,
            capture_output=True,
        )
    except FileNotFoundError:
        pytest.skip("gettext is not installed here")
    ours = loaded(translation("cucu-desktop.pot").read_text("utf-8"), source.read_text("utf-8"))
    theirs = GNUTranslations(BytesIO((tmp_path / "theirs.mo").read_bytes()))
    ids = [each.ids for each in read(source.read_text("utf-8")) if each.ids[0]]
    assert len(ids) > 1000
    assert {key: text for key, text in ours._catalog.items() if key} == {
        key: text for key, text in theirs._catalog.items() if key
    }
