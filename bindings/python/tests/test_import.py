"""Import: what it brings in, and life without numpy."""

import importlib.metadata
import os
import subprocess

import pytest

import keisen as ks
from support import python

WITHOUT_NUMPY = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocker())
"""


def test_import_brings_in_little():
    brought = python(
        """
import sys
before = set(sys.modules)
import keisen
print(*sorted(set(sys.modules) - before))
"""
    ).split()
    others = {each for each in brought if each.partition(".")[0] != "keisen"}
    assert others <= {"__future__", "atexit", "itertools", "math"}


def test_works_without_numpy(tmp_path):
    path = tmp_path / "a.png"
    python(
        WITHOUT_NUMPY
        + """
import array
import keisen as ks
chart = ks.Chart(160, 120, title="no numpy")
chart.line([1, 2, 3], array.array("f", [1, 2, 3]))
chart.line(None, (None, 1.5, 2))
column = ks.Column.growing("datetime64[s]")
column.append([1, 2])
assert chart.to_png(renderer="cpu").startswith(b"\\x89PNG")
chart.save(sys.argv[1], renderer="cpu")
try:
    chart.render(renderer="cpu")
except ImportError as error:
    assert error.name == "numpy"
    assert "pip install numpy" in str(error), error
else:
    sys.exit("no error")
assert "numpy" not in sys.modules
""",
        path,
    )
    assert path.read_bytes().startswith(b"\x89PNG")


def test_drawing_does_not_import_numpy():
    python(
        """
import sys
import keisen as ks
chart = ks.Chart(60, 40)
chart.line([1, 2, 3], range(3))
chart.to_png(renderer="cpu")
assert "numpy" not in sys.modules
"""
    )


def test_has_the_version_of_the_library():
    assert ks.__version__ == importlib.metadata.version("keisen")


def test_exports_what_it_lists():
    assert sorted(set(ks.__all__)) == sorted(ks.__all__)
    for name in ks.__all__:
        assert getattr(ks, name) is not None


def test_the_environment_names_the_renderer():
    code = """
import sys
import keisen as ks
chart = ks.Chart(60, 40)
chart.line(None, [1, 2])
assert chart.to_png() == chart.to_png(renderer="cpu")
"""
    python(code, KEISEN_RENDERER="cpu")
    with pytest.raises(AssertionError, match="KEISEN_RENDERER"):
        python(code, KEISEN_RENDERER="nonesuch")


def test_the_environment_names_the_number_of_threads():
    code = """
import keisen as ks
ks.Chart(60, 40).to_png(renderer="cpu")
"""
    python(code, KEISEN_THREADS="2")
    python(code, KEISEN_THREADS="")
    for text in ("x", "0", "-1", "1.5"):
        message = f'KEISEN_THREADS must be a positive number, got "{text}"'
        with pytest.raises(AssertionError, match=message):
            python(code, KEISEN_THREADS=text)


def test_carries_the_library():
    folder = os.path.dirname(ks.__file__)
    assert "libkeisen.so.0" in os.listdir(folder)
    extension = next(each for each in os.listdir(folder) if each.startswith("_keisen."))
    linked = subprocess.run(
        ["ldd", os.path.join(folder, "_keisen" + extension.removeprefix("_keisen"))],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    line = next(each for each in linked.splitlines() if "libkeisen.so.0" in each)
    assert os.path.samefile(line.split()[2], os.path.join(folder, "libkeisen.so.0"))
