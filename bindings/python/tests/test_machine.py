"""What is read of the machine, missing or damaged: time zones and fonts."""

import errno
import os
import shutil
from pathlib import Path

import pytest

import keisen as ks
from support import python

#: Debian's `fonts-noto-core`, which `scripts/setup test` installs.
DEVANAGARI = Path("/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf")

ZONE = """
import sys
import keisen as ks

chart = ks.Chart(400, 300)
chart.x.scale = "time"
try:
    chart.x.zone = "Asia/Tokyo"
except ks.FileError as error:
    print(error.errno, error)
assert chart.x.zone == "UTC"
"""

COLUMN = """
import warnings
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import keisen as ks

# Python keeps its own, read from elsewhere.
times = [datetime(2024, 3, 30, hour, tzinfo=timezone.utc) for hour in range(24)]
times = [time.astimezone(ZoneInfo("Asia/Tokyo")) for time in times]
chart = ks.Chart(400, 300)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    chart.line(times, range(24))
print(*(each.message for each in caught))
chart.fit()
chart.to_png(renderer="cpu")
assert (chart.x.scale, chart.x.zone) == ("time", "UTC")
"""

#: Prints what a frame warns of and how many letters are boxes.
TITLE = """
import warnings

import keisen as ks

chart = ks.Chart(400, 300, title="a हि")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    chart.to_png(renderer="cpu")
print(chart.frame_record.missing_glyphs, *(each.message for each in caught))
"""


def zone_folder(tmp_path, content):
    (tmp_path / "Asia").mkdir()
    (tmp_path / "Asia/Tokyo").write_bytes(content)
    return str(tmp_path)


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"", "ends too early"), (b"TZif2", "ends too early"), (b"<html>", "does not begin with")],
)
def test_the_damaged_file_of_a_zone_is_an_error_that_says_so(tmp_path, content, problem):
    said = python(ZONE, TZDIR=zone_folder(tmp_path, content))
    assert said.startswith(f"{errno.EBADMSG} ")
    assert f'the file of time zone "Asia/Tokyo" is damaged: it {problem}' in said


def test_a_column_whose_zone_is_damaged_is_in_utc_with_a_warning(tmp_path):
    said = python(COLUMN, TZDIR=zone_folder(tmp_path, b"<html>"))
    assert said.startswith("times are labelled in UTC and not in the zone of their column")
    assert "'Asia/Tokyo': " in said
    assert "is damaged: it does not begin with TZif" in said


def test_zones_are_found_beside_a_folder_that_is_not_there():
    assert python(ZONE.replace('== "UTC"', '== "Asia/Tokyo"'), TZDIR="/nonexistent") == ""


@pytest.mark.parametrize("content", [b"", b"<html>", b"OTTO", b"\0\1\0\0\xff\xff"])
def test_a_damaged_font_is_an_error_that_says_so(tmp_path, content):
    path = tmp_path / "own.ttf"
    path.write_bytes(content)
    chart = ks.Chart(400, 300)
    before = chart.to_png(renderer="cpu")
    with pytest.raises(ks.InvalidArgumentError, match=r'own\.ttf" is no font'):
        chart.theme = ks.Theme(font=str(path))
    assert chart.to_png(renderer="cpu") == before


def test_a_missing_font_is_an_error_that_says_so(tmp_path):
    chart = ks.Chart(400, 300)
    with pytest.raises(ks.FileError, match=r'cannot read ".*none\.ttf"') as caught:
        chart.theme = ks.Theme(font=str(tmp_path / "none.ttf"))
    assert caught.value.errno == errno.ENOENT
    assert chart.theme == "light"


def font_folder(tmp_path):
    """Return a folder for fonts and the environment in which it is the only one."""
    folder, cache = tmp_path / "fonts", tmp_path / "cache"
    folder.mkdir()
    configuration = tmp_path / "fonts.conf"
    configuration.write_text(
        f"<fontconfig><dir>{folder}</dir><cachedir>{cache}</cachedir></fontconfig>"
    )
    return folder, {"FONTCONFIG_FILE": str(configuration)}


def test_letters_that_no_font_has_are_boxes_with_a_warning(tmp_path):
    folder, environment = font_folder(tmp_path)
    boxes = "2 2 characters are in no font that was found: a box stands in the picture\n"
    assert python(TITLE, **environment) == boxes
    (folder / "own.ttf").write_bytes(b"\0\1\0\0\xff\xff")
    assert python(TITLE, **environment) == boxes


@pytest.mark.skipif(not DEVANAGARI.exists(), reason="there is no Noto Sans Devanagari")
@pytest.mark.parametrize("size", [0, 4, 100, 5_000, 50_000])
def test_a_font_that_is_cut_short_after_it_was_listed_ends_nothing(tmp_path, size):
    folder, environment = font_folder(tmp_path)
    font = folder / "own.ttf"
    shutil.copy(DEVANAGARI, font)
    assert python(TITLE, **environment) == "0\n"
    # In place: fontconfig lists a folder anew where files come and go.
    os.truncate(font, size)
    assert python(TITLE, **environment).startswith("2 2 characters are in no font")
