"""Catalogues of gettext, read and compiled."""

import re
import subprocess
from gettext import GNUTranslations
from io import BytesIO

import pytest
from babel.messages.pofile import read_po
from hypothesis import given, settings
from hypothesis import strategies as st

from cucu_desktop.catalogues import Catalogue
from cucu_desktop.po import Message, compiled, decoded, read
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


# What is wrong

ODD = {
    "no text": 'msgctxt "A"\nmsgstr "x"\n',
    "not closed": 'msgid "a"\nmsgstr "b\n',
    "no translation": 'msgid "a"\n',
    "a form left out": 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[2] "d"\n',
    "a form that none has": 'msgid "a"\nmsgid_plural "b"\nmsgstr[99999999999999] "c"\n',
    "a zero": 'msgid "a"\nmsgstr "b\0c"\n',
    "half a character": 'msgid "a"\nmsgstr "b\udcffc"\n',
    "nonsense": "\x85\u2028 <xml>\n",
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_what_is_wrong_is_told_by_its_line_and_the_rest_taken(odd):
    faults = []
    sound = [Message(None, (text,), (text.upper(),), is_fuzzy=False) for text in ("before", "after")]
    text = f'msgid "before"\nmsgstr "BEFORE"\n\n{odd}\nmsgid "after"\nmsgstr "AFTER"\n'
    assert list(read(text, faults)) == sound
    (told,) = faults
    assert re.match("line [456] ", told)
    with pytest.raises(ValueError, match=r"line [456] "):
        list(read(text))


FORMS = [
    "nplurals=3000000000; plural=(n != 1);",
    "nplurals=7; plural=0;",
    "nplurals=0; plural=0;",
    "nplurals=2;",
    "nplurals=2; plural=;",
    "nplurals=2; plural=n/0;",
    "nplurals=2; plural=n%(n-1);",
    "nplurals=2; plural=1/n;",
    "nplurals=2; plural=n%00;",
    "nplurals=2; plural=n;",
    "nplurals=2; plural=n*n*n*n-n;",
    "nplurals=2; plural=__import__('os');",
    "nplurals=2; plural=n**n**n;",
    "nplurals=2; plural=" + "(" * 40 + "n" + ")" * 40 + ";",
    "nplurals=2; plural=" + "n==1?0:" * 5000 + "1;",
    "nplurals=2; plural=" + "9" * 5000 + ";",
    "nplurals=2; plural=(n;",
]


@pytest.mark.parametrize("forms", FORMS, ids=lambda forms: forms[:40])
def test_forms_that_cannot_be_reckoned_are_those_of_english(forms):
    faults = []
    header = f'msgid ""\nmsgstr ""\n"Plural-Forms: {forms}\\n"\n\n'
    texts = 'msgstr[0] "{n} moneta"\nmsgstr[1] "{n} monety"\n'
    made = compiled(TEMPLATE, header + TEMPLATE.partition("msgstr")[0] + texts, faults)
    (told,) = faults
    assert told.startswith("line 1 ")
    said = [GNUTranslations(BytesIO(made)).npgettext("Table", "{n} coin", "{n} coins", n) for n in (0, 1, 2)]
    assert said == ["{n} monety", "{n} moneta", "{n} monety"]


@pytest.mark.parametrize(
    "forms",
    [
        POLISH,
        "nplurals = 1 ; plural = 0 ;",
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;",
    ],
)
def test_forms_of_languages_are_taken(forms):
    faults = []
    made = compiled(TEMPLATE, f'msgid ""\nmsgstr ""\n"Plural-Forms: {forms}\\n"\n', faults)
    assert faults == []
    assert GNUTranslations(BytesIO(made)).npgettext("Table", "{n} coin", "{n} coins", 5) == "{n} coins"


@pytest.mark.parametrize(
    ("context", "english", "told"),
    [
        ("Table", "{n} cards", "{n} carte di {name}"),
        ("Table", "{n} cards", "{n:>999999999} carte"),
        ("Table", "{n} cards", "{n.__class__} carte"),
        ("Table", "{n} cards", "{n!r} carte"),
        ("Table", "{n} cards", "{0} carte"),
        ("Table", "{n} cards", "{n carte"),
        ("Table", "cards", "carte }"),
        ("command", "%(prog)s plays", "%(program)s gioca"),
        ("command", "plays", "gioca al 100%"),
        ("words:cards", "one", "uno\\ndue"),
    ],
)
def test_a_place_too_many_is_said_in_english(context, english, told):
    faults = []
    message = f'msgctxt "{context}"\nmsgid "{english}"\nmsgstr '
    made = compiled(f'{message}""\n', f'# of a translator\n{message}"{told}"\n', faults)
    assert GNUTranslations(BytesIO(made)).pgettext(context, english) == english
    (fault,) = faults
    assert fault.startswith("line 2 ")


def test_a_place_too_few_may_be():
    message = 'msgctxt "Table"\nmsgid "{n} cards"\nmsgstr '
    made = compiled(f'{message}""\n', f'{message}"carte"\n', faults := [])
    assert GNUTranslations(BytesIO(made)).pgettext("Table", "{n} cards") == "carte"
    assert faults == []


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("\ufeffàè".encode(), "\ufeffàè"),
        ("àè".encode("utf-16"), "àè"),
        (b'"charset=ISO-8859-1\\n"\n\xe0', '"charset=ISO-8859-1\\n"\nà'),
        (b"charset=punycode \xe0", "charset=punycode \udce0"),
        (b"\xe0\xff", "\udce0\udcff"),
    ],
)
def test_a_file_is_read_in_the_encoding_that_it_tells(data, text):
    assert decoded(data) == text


REAL = translation("it.po").read_bytes()[:60_000]
SAMPLE = translation("cucu-desktop.pot").read_text("utf-8")[:40_000].rpartition("\n\n")[0] + "\n"
SAMPLES = list(read(SAMPLE))
PIECES = b'"|\\|\n|\0|\xff|{|}|%|#|#, fuzzy\n|msgid|msgctxt|[9]|msgstr|nplurals=|plural=n/0;|\xff\xfe'.split(
    b"|"
)
PIECES += [b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"(" * 99]


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(REAL)), st.integers(0, 300), st.sampled_from(PIECES) | st.binary(max_size=9)
        ),
        min_size=1,
        max_size=30,
    )
)
@settings(max_examples=60)
def test_whatever_becomes_of_a_file_it_is_compiled_and_every_message_said(changes):
    data = bytearray(REAL)
    for place, length, piece in changes:
        data[place : place + length] = piece
    catalogue = Catalogue(BytesIO(compiled(SAMPLE, decoded(bytes(data)), [])))
    for message in SAMPLES:
        if len(message.ids) == 1:
            catalogue.pgettext(message.context or "", message.ids[0])
        else:
            for number in (0, 1, 2, 5, 11):
                catalogue.npgettext(message.context or "", *message.ids, number)
    for table in catalogue.tables:
        catalogue.table(table)
