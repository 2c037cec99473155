# SPDX-License-Identifier: MIT
"""The pages of docs: their Python runs as it stands there, prints what stands below it, and what it makes can be drawn."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import warnings
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

import keisen as ks

ROOT = Path(__file__).resolve().parents[2]
PAGES = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md"))
}
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n*```text\n(.*?)^```\n)?", re.M | re.S)


class Block(NamedTuple):
    """Some code of a page, how many lines there are before it, and what the page says that it prints."""

    before: int
    code: str
    printed: str | None


def blocks_of(text: str) -> list[Block]:
    return [
        Block(text.count("\n", 0, found.start(1)), found[1], found[2])
        for found in BLOCK.finditer(text)
    ]


BLOCKS = {name: blocks_of(text) for name, text in PAGES.items() if "```python" in text}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that code runs in; it finds the examples' data there, as in the repository."""
    (tmp_path / "Examples").mkdir()
    (tmp_path / "Examples/data").symlink_to(ROOT / "Examples/data")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def compile_kernels(text: str) -> None:
    """Do with each kernel of a page what the page says."""
    kernels = re.findall(r"^```glsl\n(.*?)^```", text, re.M | re.S)
    commands = re.findall(r"`(glslangValidator [^`]*)`", text)
    for kernel, command in zip(kernels, commands, strict=True):
        parts = shlex.split(command)
        Path(parts[-1]).write_text(kernel, encoding="utf-8")
        subprocess.run(parts, check=True, capture_output=True)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_calls_by_a_name_of_c_is_in_the_header(name: str) -> None:
    headers = (ROOT / "include/keisen").glob("*.h")
    header = "\n".join(path.read_text(encoding="utf-8") for path in headers)
    named = set(re.findall(r"\bkeisen_\w*[a-z]\b", PAGES[name]))
    assert named <= set(re.findall(r"\bkeisen_\w+", header))


def test_most_pages_have_code_and_some_of_it_prints() -> None:
    assert len(BLOCKS) >= 6
    assert sum(block.printed is not None for block in BLOCKS["accessibility"]) >= 4


@pytest.mark.parametrize("name", BLOCKS)
def test_the_code_of_a_page_does_what_the_page_says(name: str, folder: Path) -> None:
    compile_kernels(PAGES[name])
    scope: dict[str, object] = {}
    for block in BLOCKS[name]:
        # As many lines before it as on the page, so that an error tells where it is there.
        code = compile("\n" * block.before + block.code, str(ROOT / f"docs/{name}.md"), "exec")
        printed = io.StringIO()
        with redirect_stdout(printed), warnings.catch_warnings():
            warnings.simplefilter("error")
            exec(code, scope)
            # What runs within pictures alone, such as parts of one's own, runs now.
            for made in scope.values():
                if isinstance(made, (ks.Chart, ks.Figure)):
                    made.to_png(renderer="cpu")
        if block.printed is not None:
            assert printed.getvalue() == block.printed
    for path in folder.glob("*.png"):
        with Image.open(path) as picture:
            picture.load()
