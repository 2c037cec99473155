# SPDX-License-Identifier: MIT
"""The page of words: what docs/words.md shows is what comes out, and so is the example's page."""

import base64
import io
import re
import subprocess
import sys
import wave
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from test_gallery_charts import NAMES, load

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs/words.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```\n+```text\n(.*?)^```", DOCUMENT, re.M | re.S)


@pytest.mark.parametrize("index", range(len(EXAMPLES)))
def test_examples_print_what_stands_below_them(index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    scope: dict[str, object] = {}
    for code, _ in EXAMPLES[:index]:
        with redirect_stdout(io.StringIO()):
            exec(code, scope)
    code, expected = EXAMPLES[index]
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(code, scope)
    assert printed.getvalue() == expected


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_has_words_sound_and_a_table(language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = [sys.executable, ROOT / "Examples/python/words.py", ROOT / "Examples/data/co2.csv"]
    told = subprocess.run(
        [*map(str, command), str(page), language], check=True, capture_output=True, text=True
    ).stdout
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert text.count("<tr>") <= 102
    assert ("rising" if language == "en" else "増加傾向") in told
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
        most = 250 if isinstance(chart, ks.Chart) else 500
        assert len(chart.alt) <= most or ";" not in chart.alt
        lines = chart.description.split("\n")
        assert len(lines) >= 2
        for line in lines:
            assert line == line.strip()
            assert "  " not in line
            assert not re.search(r"\bnan\b|\binf\b|Optional", line)
        if isinstance(chart, ks.Figure):
            continue
        assert chart.sonification()["duration"] == 5
        for table in ("csv", "html"):
            assert isinstance(chart.data_table(format=table), str)
