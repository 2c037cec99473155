# SPDX-License-Identifier: MIT
"""Words of charts: the example's page has them, and so has every chart of the gallery."""

import base64
import io
import re
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from test_gallery_charts import NAMES, load

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_has_words_sound_and_a_table(language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = [
        sys.executable,
        ROOT / "Examples/python/accessibility.py",
        ROOT / "Examples/data/co2.csv",
    ]
    reported = subprocess.run(
        [*map(str, command), str(page), language], check=True, capture_output=True, text=True
    ).stdout
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert text.count("<tr>") <= 102
    assert ("rising" if language == "en" else "増加傾向") in reported
    sound = re.search(r'src="data:audio/wav;base64,([^"]*)"', text)
    assert sound
    with wave.open(io.BytesIO(base64.b64decode(sound[1]))) as wav:
        assert wav.getnframes() == 5 * wav.getframerate()
        frames = memoryview(wav.readframes(wav.getnframes())).cast("h")
    assert max(frames) > 7_000
    assert 0 in frames


@pytest.mark.parametrize("name", NAMES)
def test_every_chart_of_the_gallery_has_words(name: str) -> None:
    chart = load(name).chart()
    for language in ("en", "ja"):
        chart.language = language
        maximum = 250 if isinstance(chart, ks.Chart) else 500
        assert len(chart.alt) <= maximum or ";" not in chart.alt
        lines = chart.description.split("\n")
        assert len(lines) >= 2
        for line in lines:
            assert line == line.strip()
            assert "  " not in line
            assert not re.search(r"\bnan\b|\binf\b|Optional", line)
        charts = chart.charts if isinstance(chart, ks.Figure) else [chart]
        sound = chart.sonification()
        sounds = sound["charts"] if isinstance(chart, ks.Figure) else [sound]
        assert len(sounds) == len(charts)
        for each in sounds:
            assert (each["duration"], each["language"]) == (5, language)
        # Images alone have no rows.
        some = any(not isinstance(each, ks.ImageSeries) for one in charts for each in one.series)
        for table in ("csv", "html"):
            assert (len(chart.data_table(format=table).splitlines()) > 1) == some
