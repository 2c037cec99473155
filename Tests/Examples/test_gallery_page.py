# SPDX-License-Identifier: MIT
"""The gallery's page is whole: every picture is there, every tag is closed, nothing is fetched."""

from __future__ import annotations

import importlib.util
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    path.stem: path
    for folder in ("gallery", "motion", "canvas")
    for path in sorted((ROOT / "Examples" / folder).glob("*.py"))
    if path.stem != "contact_sheet"
}
NAMES = sorted(PROGRAMS)
VOID = {"img", "link", "meta", "source"}


class Outline(HTMLParser):
    """The tags of a page, and what is wrong with their nesting."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        self.wrong += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> at {self.getpos()} closes something else")

    def handle_data(self, data: str) -> None:
        self.words += data

    def all(self, tag: str, attribute: str) -> list[str]:
        return [attributes[attribute] or "" for name, attributes in self.tags if name == tag]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    spec = importlib.util.spec_from_file_location("gallery_page", ROOT / "scripts/gallery_page.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    out = tmp_path_factory.mktemp("gallery")
    assert module.main(["gallery_page.py", str(out)]) == 0
    return out


@pytest.fixture(scope="module")
def outline(folder: Path) -> Outline:
    return Outline((folder / "index.html").read_text(encoding="utf-8"))


def test_the_judge_of_tags_finds_a_tag_that_is_not_closed() -> None:
    assert Outline("<p><b>bold</p>").wrong
    assert not Outline("<p><img></p>").wrong


def test_every_tag_is_closed_and_every_link_leads_somewhere(folder: Path, outline: Outline) -> None:
    assert outline.wrong == []
    names = [attributes["id"] for _, attributes in outline.tags if "id" in attributes]
    assert sorted(names) == NAMES
    documents = {path.name for path in folder.iterdir() if path.suffix in {".svg", ".pdf"}}
    # Each program of the gallery and each canvas, light and dark, twice.
    still = [path for path in PROGRAMS.values() if path.parent.name != "motion"]
    assert len(documents) == 4 * len(still)
    links = {link.removeprefix("#") for link in outline.all("a", "href")}
    assert links == set(NAMES) | documents


def test_nothing_is_fetched_from_elsewhere(folder: Path, outline: Outline) -> None:
    files = outline.all("img", "src")
    for sources in outline.all("img", "srcset") + outline.all("source", "srcset"):
        files += [part.split()[0] for part in sources.split(",")]
    assert set(files) == {path.name for path in folder.glob("*.png")}
    # The bars are there at three sizes.
    assert len(set(files)) == 4 * (len(NAMES) + 2)
    assert not re.search(r"url\(|@import", (folder / "index.html").read_text(encoding="utf-8"))
    assert not [tag for tag, _ in outline.tags if tag in {"link", "script"}]


def test_every_picture_is_described(outline: Outline) -> None:
    texts = outline.all("img", "alt")
    assert len(texts) == len(NAMES) + 2
    assert all(len(text) > 20 for text in texts)
    assert len(set(texts)) == len(texts)


def test_the_readme_and_the_changelog_tell_how_many_charts_there_are() -> None:
    count = len([path for path in PROGRAMS.values() if path.parent.name == "gallery"])
    assert f"`scripts/gallery` draws {count} charts more" in (ROOT / "README.md").read_text("utf-8")
    assert f"A gallery of {count} charts" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_code_is_the_program(name: str, outline: Outline) -> None:
    text = PROGRAMS[name].read_text(encoding="utf-8")
    assert text.partition("\n")[2] in outline.words


def test_each_chart_has_its_program_in_swift_too(outline: Outline) -> None:
    charts = [path for path in PROGRAMS.values() if path.parent.name == "gallery"]
    listings = [tag for tag, _ in outline.tags if tag == "details"]
    assert len(listings) == len(NAMES) + len(charts)
    for path in (ROOT / "Examples/swift/Sources/gallery/Charts").glob("*.swift"):
        assert path.read_text(encoding="utf-8") in outline.words


@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_have_their_sizes_and_themes(name: str, folder: Path) -> None:
    pictures = {}
    for theme in ("light", "dark"):
        for ratio, suffix in ((1, ""), (2, "@2x")):
            with Image.open(folder / f"{name}-{theme}{suffix}.png") as picture:
                pictures[theme, ratio] = np.asarray(picture.convert("L"), float)
        height, width = pictures[theme, 1].shape
        assert pictures[theme, 2].shape == (2 * height, 2 * width)
    # Along the upper side: what is within a heat map has the same colours in both.
    assert np.median(pictures["light", 2][0]) > 160
    assert np.median(pictures["dark", 2][0]) < 96
