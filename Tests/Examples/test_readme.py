# SPDX-License-Identifier: MIT
"""The README's programs are run as they stand, and all draw one picture."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
PREFIX = ROOT / "build/prefix"


def program(language: str) -> str:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found, f"the README has no {language} program"
    return found[1]


def run(command: list[object], folder: Path) -> None:
    environment = os.environ | {
        "KEISEN_RENDERER": "cpu",
        "LD_LIBRARY_PATH": str(next(PREFIX.glob("lib*/**/libkeisen.so.0")).parent),
    }
    subprocess.run([str(part) for part in command], check=True, cwd=folder, env=environment)


def draw(language: str, folder: Path) -> np.ndarray:
    folder.mkdir()
    include = PREFIX / "include"
    library = next(PREFIX.glob("lib*/**/libkeisen.so"))
    if language == "python":
        (folder / "squares.py").write_text(program("python"), encoding="utf-8")
        run([sys.executable, "squares.py"], folder)
    elif language == "c":
        (folder / "squares.c").write_text(program("c"), encoding="utf-8")
        run(["gcc", "-std=c99", "-I", include, "squares.c", library, "-o", "squares"], folder)
        run(["./squares"], folder)
    elif language == "cpp":
        (folder / "squares.cpp").write_text(program("cpp"), encoding="utf-8")
        run(["g++", "-std=c++17", "-I", include, "squares.cpp", library, "-o", "squares"], folder)
        run(["./squares"], folder)
    elif language == "swift":
        # Beside the example, whose build folder holds the dependency, compiled already.
        built = ROOT / "build/swift-package"
        package = built / "readme"
        shutil.copytree(
            built / "example", package, ignore=shutil.ignore_patterns(".build"), dirs_exist_ok=True
        )
        (package / "Sources/co2/main.swift").write_text(program("swift"), encoding="utf-8")
        os.environ["KEISEN_REPOSITORY"] = str(built / "keisen")
        build = [
            "swift",
            "build",
            "-Xswiftc",
            "-gnone",
            "--disable-index-store",
            "--product",
            "co2",
        ]
        build += ["--scratch-path", built / "example/.build", "--cache-path", built / "cache"]
        run(build, package)
        run([built / "example/.build/debug/co2"], folder)
    with Image.open(folder / "squares.png") as picture:
        return np.asarray(picture.convert("RGBA"))


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> np.ndarray:
    return draw("python", tmp_path_factory.mktemp("readme") / "python")


def test_the_python_program_draws_its_size(reference: np.ndarray) -> None:
    assert reference.shape == (800, 1280, 4)


@pytest.mark.parametrize("language", ["c", "cpp", "swift"])
def test_the_programs_draw_one_picture(
    language: str, reference: np.ndarray, tmp_path: Path
) -> None:
    assert np.array_equal(draw(language, tmp_path / language), reference)


def test_the_version_is_the_headers_everywhere() -> None:
    header = (ROOT / "include/keisen/base.h").read_text(encoding="utf-8")
    parts = re.findall(
        r"^#define KEISEN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.MULTILINE
    )
    version = ".".join(parts)
    project = (ROOT / "bindings/python/pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{version}"' in project
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    example = (ROOT / "Examples/swift/Package.swift").read_text(encoding="utf-8")
    assert f'from: "{version}"' in example


def test_the_readmes_links_lead_somewhere() -> None:
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (ROOT / target).exists(), f"{page.name} links to {target}"


def test_the_program_of_ranges_follows_its_stream_and_the_wheel(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    programs = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    source = next(each for each in programs if "ks.Updater" in each)
    source += "print(*chart.x.range, *chart.y.range)\n"
    (tmp_path / "newest.py").write_text(source, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "newest.py"], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    left, right, bottom, top = map(float, done.stdout.split())
    assert 9.99 < left < right < 19.99, "the wheel has enlarged the newest ten seconds"
    assert right - left < 10
    assert bottom < -1 < 1 < top
    with Image.open(tmp_path / "newest.png") as picture:
        assert picture.size == (1280, 800)
