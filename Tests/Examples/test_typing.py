# SPDX-License-Identifier: MIT
"""What the README, the pages of docs and the examples write passes mypy and pyright."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "bindings/python/README.md", *sorted(ROOT.glob("docs/*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a module for each page that has Python, and the examples."""
    folder = tmp_path_factory.mktemp("sources")
    for path in PAGES:
        code = "\n".join(BLOCK.findall(path.read_text(encoding="utf-8")))
        # Dask says that chunks are a str alone.
        code = re.sub(r"(chunks=\d.*)", r"\1  # pyright: ignore", code)
        if code:
            name = f"{path.parent.name}_{path.stem}".lower().replace("-", "_")
            (folder / f"{name}.py").write_text(code, encoding="utf-8")
    for path in sorted(ROOT.glob("Examples/python/*.py")):
        (folder / f"example_{path.name}").write_bytes(path.read_bytes())
    return folder


def check(command: list[str], folder: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, cwd=folder
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_pages_and_examples_are_there(sources: Path) -> None:
    assert len(list(sources.glob("docs_*.py"))) >= 6
    assert len(list(sources.glob("example_*.py"))) >= 20


def test_mypy_accepts_every_idiom(sources: Path, tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    # Short code on a page has functions without types, and not every package has any.
    loose = ["--allow-untyped-defs", "--allow-untyped-calls", "--allow-incomplete-defs"]
    loose += ["--disable-error-code", "import-untyped"]
    check(["mypy", "--strict", *loose, "--cache-dir", str(tmp_path), "."], sources)


def test_pyright_accepts_every_idiom(sources: Path) -> None:
    if importlib.util.find_spec("basedpyright") is None:
        pytest.skip("basedpyright is not installed")
    (sources / "pyproject.toml").write_text('[tool.basedpyright]\ntypeCheckingMode = "standard"\n')
    check(["basedpyright", "--pythonpath", sys.executable, "."], sources)
