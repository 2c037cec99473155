"""Preferences: of a program, and the user's own."""

import json
import math
import os
import stat
import subprocess
import sys

import pytest

import keisen as ks
from support import python

DEFAULTS = {"count": 3, "volume": 0.5, "name": '整理 "x"\n', "loud": True}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "p.json"


def make(path, version="1"):
    return ks.Preferences(DEFAULTS, path, version)


def write(path, values, version="1"):
    path.write_text(json.dumps({"version": version, "values": values}), encoding="utf-8")


def test_values_are_kept_in_a_file_that_people_read(path):
    preferences = make(path)
    assert dict(preferences.items()) == DEFAULTS
    assert not path.exists()
    preferences["volume"] = 3.0
    preferences["loud"] = False
    preferences.save()
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "values": {**DEFAULTS, "volume": 3.0, "loud": False},
        "version": "1",
    }
    assert '\n    "volume": 3.0\n' in path.read_text(encoding="utf-8")
    again = make(path)
    assert again["volume"] == 3.0
    assert isinstance(again["volume"], float)
    assert again["loud"] is False
    again.reset()
    assert dict(again.items()) == DEFAULTS
    assert os.listdir(path.parent) == ["p.json"]


def test_it_is_used_as_a_mapping(path):
    preferences = make(path)
    assert list(preferences) == ["count", "loud", "name", "volume"] == preferences.keys()
    assert len(preferences) == 4
    assert "count" in preferences
    assert "colour" not in preferences
    assert 3 not in preferences
    assert preferences.values()[0] == preferences.get("count") == 3
    preferences.set("count", 2**63 - 1)
    assert preferences["count"] == 2**63 - 1
    assert preferences.path == str(path)
    assert repr(preferences).startswith(f"<Preferences {str(path)!r}: {{'count': 9")
    preferences.close()
    assert repr(preferences) == "<Preferences, closed>"
    with pytest.raises(ks.InvalidHandleError):
        preferences["count"]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("count", 3.0, 'key "count" is of kind int, got double'),
        ("count", True, 'key "count" is of kind int, got bool'),
        ("volume", 1, 'key "volume" is of kind double, got int'),
        ("loud", 1, 'key "loud" is of kind bool, got int'),
        ("name", 1, 'key "name" is of kind string, got int'),
        ("volume", math.nan, "must be finite, got nan"),
        ("volume", math.inf, "must be finite, got inf"),
        ("name", "a\0b", "NUL"),
        ("count", 2**63, "64 bits"),
    ],
)
def test_what_is_refused_changes_nothing(path, key, value, message):
    preferences = make(path)
    with pytest.raises(ks.InvalidArgumentError, match=message):
        preferences[key] = value
    assert dict(preferences.items()) == DEFAULTS


def test_other_bad_arguments(path):
    preferences = make(path)
    with pytest.raises(TypeError, match="value of key 'name' must be a bool, int, float or str"):
        preferences["name"] = None
    with pytest.raises(ks.InvalidArgumentError, match='key "colour" is unknown'):
        preferences.get("colour")
    with pytest.raises(ks.InvalidArgumentError, match='no keys, got key "a"'):
        ks.Preferences({}, path).get("a")
    with pytest.raises(KeyError, match="key 'colour' is unknown"):
        preferences["colour"]
    with pytest.raises(KeyError, match="key 'colour' is unknown"):
        preferences["colour"] = 1
    with pytest.raises(ks.InvalidArgumentError, match="key must not be empty"):
        ks.Preferences({"": 1}, path)
    with pytest.raises(TypeError, match="bool, int, float or str"):
        ks.Preferences({"a": [1]}, path)
    with pytest.raises(TypeError, match="version must be a str"):
        ks.Preferences({}, path, 1)
    for defaults, got in [(5, "int"), (None, "NoneType"), ("ab", "str"), ([1], "list")]:
        with pytest.raises(TypeError, match=f"^defaults must be a mapping, got {got}$"):
            ks.Preferences(defaults, path)
    with pytest.raises(TypeError, match=r"^key must be a str, got int$"):
        ks.Preferences({1: 1}, path)
    with pytest.raises(TypeError, match=r"^key must be a str, got int$"):
        preferences[1]
    with pytest.raises(TypeError, match=r"^path must be a str, bytes or path-like, got int$"):
        ks.Preferences({}, 5)
    with pytest.raises(ks.FileError) as caught:
        ks.Preferences({}, path.parent)
    assert caught.value.filename == str(path.parent)
    with pytest.raises(ks.FileError) as caught:
        ks.Preferences({}, path.parent / "none" / "p.json").save()
    assert caught.value.errno == 2


@pytest.mark.parametrize(
    ("values", "version", "kind"),
    [
        ({"colour": 1}, "1", "unknown-key"),
        ({"count": "3"}, "1", "wrong-kind"),
        ({"count": 3.0}, "1", "wrong-kind"),
        ({"loud": 1}, "1", "wrong-kind"),
        ({"name": None}, "1", "wrong-kind"),
        ({"count": 4}, "2", "other-version"),
        ([], "1", "damaged-file"),
        ({}, 1, "damaged-file"),
    ],
)
def test_what_is_odd_is_reported_and_defaults_hold(path, values, version, kind):
    write(path, values, version)
    before = path.read_bytes()
    preferences = make(path)
    (report,) = preferences.reports
    assert report.kind == kind
    assert str(path) in report.message
    assert repr(report) == f"<PreferenceReport {kind}: {report.message}>"
    assert dict(preferences.items()) == DEFAULTS
    kept = path.with_name("p.json.damaged") if kind == "damaged-file" else path
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("count", "volume", "name"),
    [
        ("99999999999999999999", "1e999", '"a\\u0000b"'),
        ("-1e999", "-9223372036854775809", '"\\u0000"'),
    ],
)
def test_one_value_that_fits_nothing_leaves_the_others(path, count, volume, name):
    text = f'{{"count": {count}, "loud": false, "volume": {volume}, "name": {name}}}'
    path.write_text(f'{{"version": "1", "values": {text}}}')
    preferences = make(path)
    assert [report.kind for report in preferences.reports] == ["wrong-kind"] * 3
    for report, value in zip(preferences.reports, [count, volume, "NUL"], strict=True):
        assert value in report.message
        assert "JSON" not in report.message
    assert dict(preferences.items()) == {**DEFAULTS, "loud": False}
    assert os.listdir(path.parent) == ["p.json"]


def test_a_byte_order_mark_is_passed_over(path):
    path.write_text('{"version": "1", "values": {"count": 4}}', encoding="utf-8-sig")
    preferences = make(path)
    assert preferences["count"] == 4
    assert preferences.reports == []


def test_two_spellings_of_a_letter_are_two_keys(path):
    defaults = {"\u00e9": 1, "e\u0301": 2}
    preferences = ks.Preferences(defaults, path)
    assert preferences.keys() == sorted(defaults)
    preferences["\u00e9"] = 3
    preferences.save()
    again = ks.Preferences(defaults, path)
    assert dict(again.items()) == {"\u00e9": 3, "e\u0301": 2}
    assert again.reports == []


def test_a_file_of_another_version_is_kept_by_a_save(path):
    write(path, {"count": 4}, "2")
    before = path.read_bytes()
    preferences = make(path)
    assert path.read_bytes() == before
    assert "a save gives it another name" in preferences.reports[0].message
    preferences.save()
    assert path.with_name("p.json.other-version").read_bytes() == before
    assert make(path).reports == []


def test_an_integer_will_do_for_a_float_in_a_file(path):
    write(path, {"volume": 3})
    assert make(path).reports == []
    assert repr(make(path)["volume"]) == "3.0"


def test_damaged_files_are_all_kept(path):
    for text in ("{", "[", "x"):
        path.write_text(text)
        preferences = make(path)
        assert not path.exists()
        preferences.save()
    kept = sorted(each.read_text() for each in path.parent.glob("p.json.damaged*"))
    assert kept == ["[", "x", "{"]


def test_permissions_and_links_stay(path):
    real = path.with_name("real")
    path.symlink_to("real")
    make(path).save()
    real.chmod(0o600)
    make(path).save()
    assert path.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600


def test_the_users_own_changes_charts_that_ask_for_no_theme(tmp_path):
    file = tmp_path / "keisen" / "preferences.json"
    reported = python(
        """
import sys
import keisen as ks
user = ks.Preferences.user()
assert user.path == sys.argv[1], user.path
assert user.keys() == ["font", "palette", "renderer", "text_size", "theme"]
chart, asked = ks.Chart(60, 40), ks.Chart(60, 40, theme="light")
assert chart.theme == "light"
user["theme"] = "dark"
user["palette"] = "red, lime"
user.save()
assert chart.theme == "light"
ks.Preferences.reload_user()
corner = lambda chart: chart.render(renderer="cpu")[0, 0].tolist()
print(corner(chart), corner(asked), chart.theme.base, len(chart.theme.cycle), asked.theme)
print(corner(ks.Chart.bare(20, 20)))
chart.theme = "print"
assert chart.theme == "print"
chart.theme = "user"
print(chart.theme)
""",
        file,
        KEISEN_PREFERENCES="",
        XDG_CONFIG_HOME=str(tmp_path),
    )
    assert reported.splitlines() == [
        "[21, 24, 29, 255] [255, 255, 255, 255] dark 2 light",
        "[21, 24, 29, 255]",
        "<Theme dark with another cycle>",
    ]
    assert file.exists()


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("{", "is damaged"),
        ('{"version": "1", "values": {"theme": "blue"}}', "must be light, dark or print"),
        ('{"version": "1", "values": {"font": "No Such 7"}}', "No Such 7"),
        ('{"version": "1", "values": {"palette": " ,, "}}', "palette has no colour, got"),
        ('{"version": "1", "values": {"font": "%s"}}' % ("x" * 100_000), "…; the default holds"),
        ('{"version": "0", "values": {"theme": "dark"}}', 'version "0"'),
        ('{"version": "1", "values": {"colour": "red"}}', 'key "colour"'),
        (None, "is a directory"),
        ("", "there is no file"),
    ],
)
def test_what_is_wrong_with_the_users_own_is_told_once_and_charts_draw(tmp_path, text, reported):
    file = tmp_path / "mine.json"
    if text is None:
        file.mkdir()
    elif text:
        file.write_text(text)
    code = """
import keisen as ks
for _ in range(3):
    assert ks.Chart(60, 40).render(renderer="cpu")[0, 0].tolist() == [255] * 4
    assert ks.Chart(60, 40).theme == "light"
print(len(ks.Preferences.user().reports))
"""
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "KEISEN_PREFERENCES": str(file)},
    )
    assert (result.returncode, result.stdout) == (0, "1\n")
    assert result.stderr.startswith("keisen: ")
    assert reported in result.stderr
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 600
    assert os.listdir(tmp_path) == (["mine.json"] if text != "" else [])


def test_of_several_reports_the_line_tells_the_one_that_weighs_most(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"version": "1", "values": {"a": 1, "b": 1, "theme": 7, "renderer": "gpu"}}')
    result = subprocess.run(
        [sys.executable, "-c", "import keisen as ks; ks.Chart(60, 40).theme"],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "KEISEN_PREFERENCES": str(file)},
    )
    assert 'key "theme"' in result.stderr
    assert result.stderr.endswith("; 3 more in the user preferences' reports\n")


def test_the_users_renderer_gives_way_to_what_there_is(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"version": "1", "values": {"renderer": "vulkan"}}')
    code = """
import keisen as ks
ks.Chart(60, 40).render()
print([report.kind for report in ks.Preferences.user().reports])
"""
    environment = {"KEISEN_PREFERENCES": str(file), "VK_DRIVER_FILES": "/nonexistent.json"}
    assert python(code, **environment) == "['unusable-value']\n"
    file.write_text('{"version": "1", "values": {"renderer": "cpu"}}')
    assert python(code, **environment) == "[]\n"
