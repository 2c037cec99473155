# SPDX-License-Identifier: MIT
"""The programs of messages, preferences, parts of one's own and others, from four languages, do the same."""

import csv
import json
import os
import subprocess
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("c", "cpp", "swift", "python")


def program(name: str, language: str) -> list[Path]:
    return {
        "c": [ROOT / f"build/cmake/Examples/c/{name}-c"],
        "cpp": [ROOT / f"build/cmake/Examples/cpp/{name}-cpp"],
        "swift": [ROOT / f"build/cmake/swift/release/{name}"],
        "python": [ROOT / ".venv/bin/python", ROOT / f"Examples/python/{name}.py"],
    }[language]


def run(name: str, language: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*map(str, program(name, language)), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )


def draw(language: str, path: Path, time: int) -> tuple[np.ndarray, str]:
    reported = run("messages", language, path, time).stdout
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA")), reported


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_shown_for_six_seconds(language: str, tmp_path: Path) -> None:
    blue = (0x15, 0x60, 0xB8)
    for time, reported in ((10, "16"), (15, "16"), (16, "inf")):
        picture, next_frame = draw(language, tmp_path / "a.png", time)
        assert next_frame == f"next frame: {reported}\n"
        filled = np.all(picture[..., :3] == blue, axis=-1).sum()
        assert (filled > 2000) == (time < 16)
        assert np.array_equal(picture, draw("c", tmp_path / "b.png", time)[0])


def test_one_file_counts_the_runs_of_all_languages(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    for count, language in enumerate(LANGUAGES * 2, 1):
        name = f"Ü {language}"
        reported = run("preferences", language, path, name)
        assert reported.stdout == f"Hello {name}, run {count} at volume 0.5\n"
        assert reported.stderr == ""
    path.write_text(path.read_text(encoding="utf-8").replace("true", "1"), encoding="utf-8")
    for language in LANGUAGES:
        reported = run("preferences", language, path)
        assert reported.stdout.startswith("Hello Ü python, run")
        assert reported.stderr.count("\n") <= 1
    path.write_text("{", encoding="utf-8")
    reported = run("preferences", "c", path)
    assert reported.stdout == "Hello nobody, run 1 at volume 0.5\n"
    assert "is damaged" in reported.stderr
    assert (tmp_path / "preferences.json.damaged").read_text(encoding="utf-8") == "{"


def test_the_example_of_a_users_file_is_whole(tmp_path: Path) -> None:
    code = (
        "import keisen as ks; user = ks.Preferences.user(); print(user.reports, ks.Chart().theme)"
    )
    environment = {**os.environ, "KEISEN_PREFERENCES": str(ROOT / "Examples/preferences.json")}
    reported = subprocess.run(
        [ROOT / ".venv/bin/python", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert reported.stdout == "[] <Theme dark with another cycle, text_size>\n"
    assert reported.stderr == ""
    keys = ks.Preferences.user().keys()
    text = (ROOT / "Examples/preferences.json").read_text(encoding="utf-8")
    assert all(f'"{key}"' in text for key in keys)


def test_parts_of_ones_own_look_alike_from_all_languages(tmp_path: Path) -> None:
    pictures = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        run("custom", language, path, 7)
        with Image.open(path) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert len({picture.tobytes() for picture in pictures}) == 1
    # Discs, sticks and words: far more than axes alone.
    colors = np.unique(pictures[0].reshape(-1, 4), axis=0)
    assert len(colors) > 100


def test_a_figure_looks_alike_and_is_told_alike_from_all_languages(tmp_path: Path) -> None:
    pictures, reported = [], []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        reported.append(run("figure", language, path).stdout)
        with Image.open(path) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert len({picture.tobytes() for picture in pictures}) == 1
    assert set(reported) == {reported[0]}
    english, japanese = reported[0].splitlines()
    assert english.startswith('Figure "Seattle, month by month" of 2 charts. Line chart: x 1 to 12')
    assert japanese.startswith("図「Seattle, month by month」、グラフは2個。折れ線グラフ")


def test_an_arrow_table_looks_like_lists(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    data, path = ROOT / "Examples/data/co2.csv", tmp_path / "a.png"
    assert run("arrow", "python", data, path).stderr == ""
    with data.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    chart = ks.Chart(1280, 720, title="Atmospheric CO₂ at Mauna Loa", y_title="CO₂ (ppm)")
    days = [date.fromisoformat(row["date"]) for row in rows]
    values = [float(row["co2"]) if row["co2"] else None for row in rows]
    chart.line(days, values, color="#1f77b4", width=1.5)
    assert path.read_bytes() == chart.to_png(pixel_ratio=2, renderer="cpu")


def test_a_file_is_the_same_from_all_languages_and_shares_its_summary(tmp_path: Path) -> None:
    data = tmp_path / "recording"
    rows = np.arange(3_000_000)
    (np.sin(rows / 4e5) + 0.3 * np.sin(rows * 0.7)).astype("float32").tofile(data)
    for number, view in enumerate(([], ["1000000", "200000"], ["1000000", "60"])):
        drawn = []
        for language in LANGUAGES:
            reported = run("file", language, data, tmp_path / "a.png", *view)
            origin = "built" if number == 0 and not drawn else "opened"
            assert (reported.stdout, reported.stderr) == (
                f"3000000 samples, summary {origin}\n",
                "",
            )
            drawn.append((tmp_path / "a.png").read_bytes())
        assert all(each == drawn[0] for each in drawn)


def of_values(values: np.ndarray) -> ks.Column:
    """Return a column that is drawn as one of a file."""
    return ks.Column.from_source(
        lambda first, count: values[first : first + count], len(values), values.dtype.name
    )


def test_a_numpy_file_looks_like_its_column(tmp_path: Path) -> None:
    values = np.cumsum(np.random.default_rng(7).normal(size=(1_500_000, 2)), axis=0)
    np.save(tmp_path / "walk.npy", values)
    assert run("npy", "python", tmp_path / "walk.npy", 1, tmp_path / "a.png").stderr == ""
    chart = ks.Chart(1280, 400, title="Column 1 of 1,500,000 rows")
    chart.line(None, of_values(values[:, 1]), color="#1f77b4")
    assert (tmp_path / "a.png").read_bytes() == chart.to_png(pixel_ratio=2, renderer="cpu")


def test_a_parquet_file_looks_like_its_columns(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    value = np.cumsum(np.random.default_rng(8).normal(size=1_000_000))
    time = np.datetime64("2024-01-01", "ms") + np.arange(1_000_000) * 60
    table = pyarrow.table({"time": time, "value": value})
    parquet.write_table(table, tmp_path / "walk.parquet", row_group_size=100_000)
    reported = run(
        "parquet", "python", tmp_path / "walk.parquet", "time", "value", tmp_path / "a.png"
    )
    assert reported.stderr == ""
    chart = ks.Chart(1280, 400, title="value", x_title="time")
    times = ks.Column.from_source(
        lambda first, count: time[first : first + count], len(time), "datetime64[ms]"
    )
    chart.line(times, of_values(value), color="#1f77b4")
    assert (tmp_path / "a.png").read_bytes() == chart.to_png(pixel_ratio=2, renderer="cpu")


def test_files_of_a_cluster_look_like_one_here(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    value = np.cumsum(np.random.default_rng(9).normal(size=3_000_000))
    paths = [tmp_path / f"{number}.npy" for number in range(3)]
    for path, part in zip(paths, np.split(value, [700_001, 2_000_003]), strict=True):
        np.save(path, part)
    run("cluster", "python", tmp_path / "a.png", *paths)
    chart = ks.Chart(1280, 400, title="3,000,000 rows of 3 files")
    chart.line(None, of_values(value), color="#1f77b4")
    assert (tmp_path / "a.png").read_bytes() == chart.to_png(pixel_ratio=2, renderer="cpu")


def test_a_batch_of_years_is_the_same_from_all_languages(tmp_path: Path) -> None:
    drawn = []
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        reported = run("batch", language, ROOT / "Examples/data/co2.csv", folder)
        assert (reported.stdout, reported.stderr) == ("44 charts\n", "")
        drawn.append({path.name: path.read_bytes() for path in sorted(folder.iterdir())})
    assert len(drawn[0]) == 44
    assert all(each == drawn[0] for each in drawn)


def test_a_chart_tells_the_same_state_from_all_languages() -> None:
    reported = [json.loads(run("describe", language).stdout) for language in LANGUAGES]
    for each in reported:
        assert (each["kind"], each["id"], each["size"]) == (
            "chart",
            1,
            {"width": 320, "height": 200},
        )
        (line,) = each["series"]
        assert (line["type"], line["label"], line["style"]["width"]) == ("line", "n * n", 3)
        assert line["y"]["first"] == [1, 4, 9, 16]
        assert each["series"] == reported[0]["series"]
        assert each["space"] == reported[0]["space"]
        texts = [part["text"] for part in each["above"] if part["type"] == "title"]
        assert texts == ["Squares"]


def test_scales_and_colors_of_ones_own_look_alike_from_all_languages(tmp_path: Path) -> None:
    pictures = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        run("scales", language, path)
        with Image.open(path) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert len({picture.tobytes() for picture in pictures}) == 1
    colors = np.unique(pictures[0].reshape(-1, 4), axis=0)
    assert len(colors) > 100


def test_markers_ticks_and_words_of_ones_own_look_alike_from_all_languages(tmp_path: Path) -> None:
    pictures = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        run("weather", language, ROOT / "Examples/data/seattle-weather.csv", path)
        with Image.open(path) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert len({picture.tobytes() for picture in pictures}) == 1
    # In these weeks there was no fog: its marker is in the legend alone.
    colors = ((0xE6, 0x9F, 0), (0, 0x72, 0xB2), (0x56, 0xB4, 0xE9), (0x7F, 0x7F, 0x7F))
    counts = [(pictures[0][..., :3] == color).all(axis=-1).sum() for color in colors]
    assert min(counts[:3]) > 200
    # At two pixels a point, as in files.
    assert 40 < counts[3] < 600


def test_a_lasso_selects_and_dims_the_same_rows_in_all_languages(tmp_path: Path) -> None:
    pictures, reported = [], []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        reported.append(run("brush", language, path).stdout)
        with Image.open(path) as picture:
            pictures.append(picture.convert("RGBA").tobytes())
    assert len(set(pictures)) == len(set(reported)) == 1
    rows = [int(row) for row in reported[0].split()[1:]]
    assert rows == sorted(rows)
    assert 5 < len(rows) < 30


def test_crosshairs_look_alike_from_all_languages(tmp_path: Path) -> None:
    pictures = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        run("crosshair", language, ROOT / "Examples/data/co2.csv", path)
        with Image.open(path) as picture:
            pictures.append(np.asarray(picture.convert("RGBA")))
    assert len({picture.tobytes() for picture in pictures}) == 1
    # Boxes of labels in both charts.
    filled = np.all(pictures[0][..., :3] == (0x40, 0x40, 0x40), axis=-1)
    assert filled[:240].sum() > 500
    assert filled[240:].sum() > 500
